"""Check *reference*, by place: how many chips a machine holds (``이 인스턴스에는 V100이 8장``), how many so many machines hold, and what its maker promises over the one before."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.lexicon import fold
from pipeline.verify.contradictions import CORRECTION
from pipeline.verify.names import mentions, named_in
from pipeline.verify.numbers import shown
from pipeline.verify.places import claims_on, ids_of, spans_of
from pipeline.verify.records import Case, Finding, Number, Verdict
from pipeline.verify.reference.book import DECIDING, Book, Spec

CHECK, METHOD = "reference", "machine"
FEW, MOST = 2, 64  # chips that one machine may be said to hold
FAR = 260  # characters between a machine and a sentence that points back at it
GAP = 60  # characters between a machine and what it holds
_UNITS = frozenset({None, "piece", "card", "GPU", "IPU", "chip", "TPU"})
# ``V100이 8장``, ``GPU를 여덟 개``, ``sekiz V100``, ``8 adet GPU``, ``칩이 4개``: a chip by name or noun right before the number or right behind it.
_CHIP = r"(?:gpu|ipu|tpu|가속기|칩|그래픽 ?카드|[vahpt]\d{2,3}|hizlandirici|yonga|çip|ekran kart)"
_BEFORE = re.compile(rf"{_CHIP}[^\s\d,.;]{{0,4}}(?: gpu| 칩)?(?:가|이|를|을|은|는)?\s(?:모두 |총 |각각 )?$")
_BEHIND = re.compile(rf"^\S{{0,4}}(?:\s(?:adet|tane))?(?:의)?\s(?:nvidia |엔비디아 |tesla |테슬라 )?{_CHIP}")
_HOLDS = re.compile(r"들어|장착|탑재|달[려린렸고았]|꽂|얹|담[고긴겼]|실[려린었]|갖|구성|이루어|bulun|oluş|\bvar\b|\bvardi|taş[iı]|yer al|içer|barindir|takili|sahip")
_POINTS = re.compile(r"(?:이|그|해당) ?(?:인스턴스|장비|서버|기계|시스템|머신|모델|상자|박스)|(?<![a-zçğöşü])(?:bu|o) (?:makine|sunucu|örnek|örneğ|sistem|kutu|cihaz|instance|sanal)")
# A number of machines, or a part of one.
_SEVERAL = re.compile(r"(?<![0-9a-z])(?:[2-9]|\d\d|두|세|네|다섯|여섯|여덟|열)\s?(?:대|노드|랙)(?![가-힣]{2})|(?<![0-9a-zçğöşü])(?:[2-9]|\d\d|iki|üç|dört|beş|alti|sekiz|on)\s(?:adet|tane|sunucu|makine|düğüm|kutu|sistem|instance|örnek)|최대|까지|가운데|만 (?:썼|쓰|사용)|중 \d|en fazla|kadar|yalnizca|sadece|içinden|보다|아니|değil|daha")


def check_machines(case: Case, book: Book) -> Iterator[Finding]:
    """Findings on figures; a claim that stands on one gets them."""
    folded, claims = fold(case.text), claims_on(case)
    machines = [(m.start(), m.end(), row) for m in book.every_name.finditer(folded) if (row := _holding(book, m[0])) is not None]
    for number in case.numbers:
        for verdict, said, row in _promised(case, folded, number, book):
            for id_ in ids_of(number, claims):
                yield Finding(id_, CHECK, verdict, "reference" if verdict == "supported" else "reference_differs", said, {"figures": spans_of((number,)), "rows": [row.cited()]}, METHOD)
        if not machines or number.kind != "quantity" or number.unit not in _UNITS or number.quantifier != "exact" or number.value is None or not float(number.value).is_integer():
            continue
        found = _wrong_count(case, folded, number, machines) or _wrong_stack(case, folded, number, machines) or _wrong_pod(case, folded, number, machines)
        for id_ in ids_of(number, claims) if found else ():
            said, row = found or ("", machines[0][2])
            yield Finding(id_, CHECK, "conflicting", "reference_differs", said, {"figures": spans_of((number,)), "rows": [row.cited()]}, METHOD)


def _holding(book: Book, name: str) -> Spec | None:
    """The one number of chips that all machines of a name hold."""
    rows = [r for r in book.link([name])[0] if r.metric == "chip_count"]
    return rows[0] if rows and all(r.whole_name and r.status in DECIDING and r.value == rows[0].value for r in rows) else None


Machine = tuple[int, int, Spec]
Wrong = tuple[str, Spec]


def _wrong_count(case: Case, folded: str, number: Number, machines: list[Machine]) -> Wrong | None:
    """``p3.8xlarge 인스턴스에는 V100이 두 장 들어 있다``, ``Bu makinede sekiz V100 bulunur``: the machine named right before, or pointed back at as the only one."""
    sentence = case.sentence_at(number.start)
    words = folded[sentence.start : sentence.end]
    named = max((m[1] for m in machines if m[1] <= number.start), default=0)
    if not FEW <= (number.value or 0) <= MOST or number.surface.endswith("대") or not (number.unit in OF_CHIPS or _BEFORE.search(folded, max(named, sentence.start), number.start) or _BEHIND.match(folded[number.end : min(sentence.end, number.end + BEHIND)])):
        return None
    if not _HOLDS.search(folded, number.end, sentence.end) or CORRECTION.search(words) or "?" in words or _OF_SEVERAL.search(folded, max(case.block_at(number.start).start, sentence.start - FAR), sentence.end):
        return None
    here = [m for m in machines if sentence.start <= m[0] < sentence.end]
    if here:
        low, high, row = here[-1]
        if len({m[2].product for m in here}) > 1 or high > number.start or number.start - high > GAP:
            return None
    else:
        before = [m for m in machines if number.start - FAR <= m[0] < sentence.start and m[0] >= case.block_at(number.start).start]
        if not before or not _POINTS.search(folded, sentence.start, number.start):
            return None
        low, high, row = before[-1]
    if _ELSEWHERE.search(folded, high if here else sentence.start, number.start):
        return None
    rest = words.replace(folded[number.start : number.end], " ", 1)
    if _SEVERAL.search(rest) or number.value == row.value or _others(case, number, sentence.start):
        return None
    if here and any(n.end <= low and low - n.end <= BEHIND and n.start >= sentence.start for n in case.numbers):
        return None  # so many machines
    return f"The article says that {row.product} holds {shown(number.value)}; it holds {shown(row.value, row.unit)} ({row.source}).", row


_OF_SEVERAL = re.compile(r"nvswitch|엔브이스위치|(?<![a-z])mig(?![a-z])|toplam|모두|전부|(?<![가-힣])총 |[0-9두세네] ?대(?:를|의|로|가)|(?:서버|장비|시스템|기계)들|(?:makine|sunucu|sistem)l[ae]r|(?<![a-zçğöşü])(?:iki|üç|dört|\d+) (?:adet |tane )?(?:dgx|hgx)|만 (?:달|탑재|장착)|없다|없습|yok(?![a-z])")  # of several machines together, of other chips, or denied
_ELSEWHERE = re.compile(r"대신|말고|우리|집 |집에|제 |내 |지만|는데|남아|고장|;|yerine|bizim|evde|benim|ama |fakat|kalan|arizali")
OF_CHIPS = frozenset({"GPU", "IPU", "TPU", "chip"})
BEHIND = 24  # characters behind a number in which its noun stands


def _others(case: Case, number: Number, low: int) -> bool:
    """Whether another count stands before it in its sentence: ``DGX A100 16대에 GPU 128개``."""
    return any(n.kind == "quantity" and low <= n.start < number.start and n.unit in _UNITS | {"server", "node", "system", "rack"} and (n.value or 0) > 1 for n in case.numbers)


_STACKED = re.compile(r"(?:ipu|gpu|칩|가속기)\S{0,3}\s(?:모두 |총 )?$")


def _wrong_stack(case: Case, folded: str, number: Number, machines: list[Machine]) -> Wrong | None:
    """``이걸 16대 쌓으면 … IPU가 128개``, ``16 M2000 … 128 IPU``: so many machines of a paragraph's only kind, and the chips in all of them."""
    sentence, block = case.sentence_at(number.start), case.block_at(number.start)
    of_chips = number.unit in OF_CHIPS or _STACKED.search(folded, sentence.start, number.start)
    near = [m for m in machines if max(block.start, number.start - FAR) <= m[0] < number.start]
    if not of_chips or not near or CORRECTION.search(folded, sentence.start, sentence.end):
        return None
    low, high, row = near[-1]
    if row.unit not in {number.unit, "GPU", "IPU", "chip"} or (row.value or 0) < FEW or len({m[2].product for m in near}) > 1:
        return None
    counts = [n for n in case.numbers if n.kind == "quantity" and sentence.start <= n.start < number.start and float(n.value or 0.5).is_integer() and (n.value or 0) > 1]
    if len(counts) != 1 or not _of_machines(folded, counts[0], low, high):
        return None
    come = (counts[0].value or 0) * (row.value or 0)
    if not 0.4 <= (number.value or 0) / come <= 2.5 or number.value == come or _SPARE.search(folded, sentence.start, sentence.end):
        return None
    return f"{shown(counts[0].value)} {row.product} of {shown(row.value, row.unit)} each hold {shown(come)}, the article says {shown(number.value)} ({row.source}).", row


_SPARE = re.compile(r"가운데|만 (?:썼|쓰|사용)|중 |나머지|남|보다|değil|yalnizca|sadece|içinden|kalan|daha|önce|başka")
_MACHINES_KO = re.compile(r"^(?:를|을|가)?\s?(?:쌓|묶|엮|연결|모으|이면|으로|로|에|를|을|의)")
_PILED = re.compile(r"(?:이걸|이것|그걸|이 장비|이 상자|이런 장비|bundan|bunlardan|bu kutudan|bu kutulardan)[^\d]{0,12}$")


def _of_machines(folded: str, count: Number, low: int, high: int) -> bool:
    """Whether a count is of the machine: it stands right before or behind its name, or behind a word that points at it."""
    beside = 0 <= count.start - high <= 6 or 0 <= low - count.end <= 8
    pointed = _PILED.search(folded, max(0, count.start - BEHIND), count.start) is not None
    machine = folded[count.start : count.end].endswith("대") or not re.search(r"[가-힣]", folded[count.start : count.end])
    return (beside or pointed) and machine


_POD = re.compile(r"^(?:를|을|가)?\s?(?:[^\s.,;\d]+\s){0,3}(?:ipu-?)?pod[ -]?(\d{2,3})(?!\d)")


def _wrong_pod(case: Case, folded: str, number: Number, machines: list[Machine]) -> Wrong | None:
    """``M2000을 네 대 쌓으면 POD16, 열두 대 쌓으면 POD64``: so many machines make a pod that is named by its chips."""
    sentence = case.sentence_at(number.start)
    pod = _POD.match(folded[number.end : sentence.end])
    near = [m for m in machines if sentence.start <= m[0] < sentence.end and not folded[m[0] : m[1]].startswith(("pod", "ipu-pod", "bow"))]
    if pod is None or not near or len({m[2].product for m in near}) > 1 or near[0][2].unit != "IPU" or CORRECTION.search(folded, sentence.start, sentence.end):
        return None
    row, chips = near[0][2], float(pod[1])
    if (row.value or 0) < FEW or (not number.surface.endswith(("대", "개")) and not re.match(r"\s?(?:adet |tane )?(?:ipu-?)?m2000", folded[number.end :])):
        return None
    if chips % (row.value or 1) or (number.value or 0) * (row.value or 0) == chips:
        return None
    return f"{shown(number.value)} {row.product} of {shown(row.value, row.unit)} each hold {shown((number.value or 0) * (row.value or 0))}, not the {shown(chips)} of the pod ({row.source}).", row


_EFFICIENCY = re.compile(r"(?:전력|에너지|와트당) ?(?:효율|성능)|전성비|(?:enerji|güç) verim|watt başina (?:performans|başarim)")
_GAINS = re.compile(r"개선|좋|높|향상|올[라랐린렸]|나아|뛰어|iyileş|art(?:iş|ti|ir)|yüksel|daha (?:verimli|iyi|yüksek)|kazan")
POINTS = 2.0  # by which a promise is another


def _promised(case: Case, folded: str, number: Number, book: Book) -> Iterator[tuple[Verdict, str, Spec]]:
    """``전력 효율은 최대 16% 개선``, ``enerji verimliliğinde yüzde 16'ya varan iyileşme``: what the maker promises of the thing named last over the one that a row compares it with."""
    sentence, block = case.sentence_at(number.start), case.block_at(number.start)
    if number.unit != "percent" or number.value is None or not _EFFICIENCY.search(folded, max(sentence.start, number.start - FAR), number.start) or not _GAINS.search(folded, number.end, min(sentence.end, number.end + BEHIND)):
        return
    names = [m[0] for m in book.every_name.finditer(folded, block.start, number.start)]
    rows = [r for name in names for r in book.link([name])[0] if r.metric == "energy_efficiency" and r.unit == "percent" and r.status in DECIDING and "comparator" in r.conditions]
    if not rows or len({r.product for r in rows}) > 1 or CORRECTION.search(folded, sentence.start, sentence.end):
        return
    row, rival = rows[0], str(rows[0].conditions["comparator"])
    others = [m[0] for m in book.every_name.finditer(folded, sentence.start, sentence.end) if not mentions(fold(row.product), m[0]) and row not in book.link([m[0]])[0]]
    if any(not mentions(fold(rival), other) and not mentions(fold(" ".join(book.link([rival])[0][0].names)), other) for other in others) or named_in(folded[number.end : sentence.end]):
        return
    said = f"{row.product}, {row.attribute}: {shown(row.value, row.unit)} ({row.source}); the article says {shown(number.value, number.unit)}."
    if number.value == row.value:
        yield "supported", said, row
    elif number.quantifier in {"exact", "at_most"} and abs(number.value - (row.value or 0)) > POINTS:
        yield "conflicting", said, row
