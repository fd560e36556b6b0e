"""What a value is told of by the words right around it: what its sentence has told of already, or what has no name of its own."""

from __future__ import annotations

from pipeline.extract.context import Bound, bound
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, MEASURES, THINGS
from pipeline.extract.subjects.question import FOUNDRIES, MARKET_METRICS, Question
from pipeline.languages import whose_of
from pipeline.languages.whose import Whose

_NAMED = THINGS | MAKERS | LOOSE
_MONEY = frozenset({"revenue", "profit", "loss", "investment", "cost", "operating_expense", "price"})


def kept_in_sentence(q: Question) -> Bound | None:
    """``yerli kartların payı 25%'e, 2026'da 40%'a``, ``국산 카드의 몫은 25%로, 2026년에는 40%로``: what has no name has what its sentence tells of it for another time, too."""
    said = _said_here(q)
    if said is None or said[1].entity is not None or q.figure.kind != "percentage" or any(n.start >= said[0] and n.type in _NAMED for n in q.reading.names):
        return None
    before, subject = q.page.by_start.get(said[0]), said[1]
    if before is None or before.unit != q.figure.unit or q.context.metrics.get(before.start) != q.metric or subject.start is None or subject.start < q.reading.start:
        return None
    return subject if any(f.kind == "date" and before.end <= f.start < q.figure.start for f in q.reading.figures) else None


def of_what_was_told(q: Question) -> Bound | None:
    """``100 bin Ascend sevk etti; rakamın dört katı``, ``그 수의 네 배``, ``bunları kullanan müşteri sayısı 50 bin``: what points back to the value just told is of what had that."""
    said = _said_here(q)
    if said is None or any(said[0] < n.start < q.figure.start and n.type in MAKERS for n in q.reading.names):
        return None
    return q.but_rival(said[1]) if _words(q).points_to_value.search(q.page.folded, said[0], q.figure.start) else None


def rest_of(q: Question) -> Bound | None:
    """``kapasitesinin %1'i … Geri kalan %99``, ``3%만 쓴다. 나머지 97%``: the rest to a hundred is of what the part before was of."""
    said = q.context.said
    if said is None or q.figure.kind != "percentage" or not _words(q).rest.search(q.page.folded, q.reading.start, q.figure.start):
        return None
    before = q.page.by_start.get(said[0])
    if before is None or before.kind != "percentage" or before.value is None or q.figure.value is None or abs(before.value + q.figure.value - 100) > _ROUNDED or q.figure.start - before.end > _REST_REACH:
        return None
    return said[1]


_ROUNDED, _REST_REACH = 0.05, 120


def nowadays(q: Question) -> Bound | None:
    """``Eskiden bir kabin 8 kW'tı. Şimdi 40 kW``, ``예전엔 랙 하나가 8kW였다. 이제는 40kW``: now against then is of the same, where no name is told."""
    said, words = q.context.said, _words(q)
    before = q.page.by_start.get(said[0]) if said else None
    last = q.page.readings[q.index - 1] if q.index else None
    if said is None or before is None or last is None or before.unit != q.figure.unit or not last.start <= before.start < last.end or any(n.type in _NAMED and n.end <= q.figure.start for n in q.reading.names):
        return None
    told = words.then.search(q.page.folded, last.start, before.start) and words.now.fullmatch(q.page.folded, q.reading.start, q.figure.start)
    return said[1] if told else None


def appliance(q: Question) -> Bound | None:
    """``10W'lık LED ampul``, ``800W 전자레인지``: a household appliance told by its power has that."""
    told = _words(q).appliance.match(q.page.folded, q.figure.end, q.reading.end) if q.metric == "power" and q.cell is None else None
    return q.words(told.span("noun"), 0.75, "appliance") if told else None


def team(q: Question) -> Bound | None:
    """``rakiplerde yalnız doğrulama ekibi bin kişi``, ``경쟁사에서는 검증팀만 천 명``: a team of others without a name has its people, not the firm spoken of."""
    told = _words(q).team.search(q.page.folded, q.reading.start, q.figure.start) if q.metric == "employee_count" else None
    return q.words(told.span("team"), 0.75, "team") if told else None


def unnamed_firm(q: Question) -> Bound | None:
    """``그의 회사는 9억 원을 썼다. 매출은 4억 원``, ``Onun şirketi 9 milyon harcadı. Geliri 4 milyon``: somebody's firm without a name, and what the next sentence tells of its money."""
    if q.metric not in _MONEY or q.cell is not None:
        return None
    for reading in (q.reading, q.page.readings[q.index - 1] if q.index else q.reading):
        if reading.block != q.reading.block or any(n.type in MAKERS | {"organisation"} and n.start < q.figure.start for n in q.reading.names):
            return None
        if told := _words(q).someones_firm.match(q.page.folded, reading.start, min(reading.end, q.figure.start)):
            return q.words(told.span("firm"), 0.7, "unnamed_firm")
    return None


def owner_of_pieces(q: Question) -> Bound | None:
    """``국내 기업이 가진 H100을 모두 모아도 2천 장``, ``yerli şirketlerin elindeki H100'lerin hepsi 2 bin``: who is told to have things has their number."""
    if q.metric != "chip_count" or q.cell is not None or q.figure.kind != "quantity":
        return None
    for thing in reversed([n for n in q.reading.names if n.type in THINGS and n.end <= q.figure.start]):
        told = _words(q).has_things.search(q.page.folded, q.reading.start, thing.start)
        if told and told.end() in (thing.start, thing.start - 1):
            return q.name_or_words(told.span("who"), 0.7, "owner_of_pieces")
    return None


def trained_on(q: Question) -> Bound | None:
    """``H800 2,048장으로 'V3'를 학습시켰다``, ``2.048 H800 ile V3'ü eğitti``: the chips with which a model was trained are told of it."""
    if q.metric != "chip_count" or q.cell is not None or q.figure.kind != "quantity":
        return None
    words = _words(q)
    model = next((n for n in q.reading.names if n.start >= q.figure.end and n.type in THINGS | {"model"} and words.trains.match(q.page.folded, n.end)), None)
    return bound(model, 0.7, "trained_on") if model and words.with_them.fullmatch(q.page.folded, q.figure.end, model.start) else None


def of_share(q: Question) -> Bound | None:
    """``데이터센터의 국산 칩 비중을 50%로``, ``네트워킹 비중이 40%``, ``yerli yonga payı %50``: what a share is of stands right before the word for it."""
    if q.metric not in ("share", "market_share", "percentage") or q.cell is not None or q.figure.kind != "percentage":
        return None
    told = _words(q).share_of.search(q.page.folded, q.reading.start, q.figure.start)
    if told is None or any(told.start() <= n.start < q.figure.start and n.type in _NAMED and n.entity.entity_id not in CLASSES for n in q.reading.names):
        return None
    return q.words(told.span("what"), 0.7, "of_share")


def unit_of_row(q: Question) -> Bound | None:
    """``90페타플롭스급 3호기에 410억 원을 써서``: the so-and-so-manieth machine, called by its number, has what describes it and what is spent on it."""
    if q.cell is not None:
        return None
    words = _words(q)
    told = words.numbered_unit.match(q.page.folded, q.figure.end, q.reading.end) or (q.metric in ("investment", "cost", "price") and words.spent_on_unit.search(q.page.folded, q.reading.start, q.figure.start))
    return q.words(told.span("unit"), 0.7, "unit_of_row") if told else None


def yield_there(q: Question) -> Bound | None:
    """``SMIC hatlarında verim % 50``, ``SMIC 라인에서 수율은 50%``: a yield on somebody's lines is theirs."""
    if q.metric != "yield" or q.cell is not None:
        return None
    low, _ = q.reading.clause(q.figure.start)
    there = [n for n in q.reading.names if low <= n.start < q.figure.start and n.entity.entity_id in FOUNDRIES]
    return bound(there[-1], 0.75, "yield_there") if there and _words(q).lines_of.match(q.page.folded, there[-1].end) else None


def party(q: Question) -> Bound | None:
    """``Ege, 20 yıllık alım anlaşmasıyla``, ``에게는 20년 계약을 맺고``: for so long a contract binds who makes it."""
    if q.cell is not None or q.figure.unit not in ("year", "month") or not _words(q).contract.match(q.page.folded, q.figure.end):
        return None
    firms = [n for n in q.reading.names if n.end <= q.figure.start and n.type in MAKERS | {"organisation"} and n.role in ("topic", "subject")]
    return bound(firms[0], 0.7, "party") if firms else None


def sort_told_before(q: Question) -> Bound | None:
    """``Küçük model daha kırılgan. Doğruluğu %38,9``, ``작은 모델은 더 취약하다. 정확도가 38.9%``: a sort of model that leads the sentence before has what this one tells without naming any."""
    if q.cell is not None or q.metric in MARKET_METRICS or not q.index or any(n.type in _NAMED | {"model"} and n.start < q.figure.start for n in q.reading.names):
        return None
    last = q.page.readings[q.index - 1]
    if last.block != q.reading.block or any(n.type in _NAMED | {"model"} for n in last.names):
        return None
    told = _words(q).sort.match(q.page.folded, last.start, last.end)
    return q.words(told.span("sort"), 0.7, "sort_told_before") if told else None


def model_described(q: Question) -> Bound | None:
    """``300 milyar parametreli bir dil modeli``, ``3000억 매개변수 언어모델``: a model without a name has its parameters."""
    told = _words(q).some_model.match(q.page.folded, q.figure.end, q.reading.end) if q.metric == "parameter_count" and q.cell is None else None
    if told is None or any((n.type == "model" and n.start < told.end("noun") + _BESIDE) or (n.type in THINGS and n.end <= q.figure.start) for n in q.reading.names):
        return None
    return q.words(told.span("noun"), 0.7, "model_described")


_BESIDE = 3


def counted_beside(q: Question) -> Bound | None:
    """``bir milyon kadar H20 gönderecek``, ``iki H100 kartının da``: what is sent out, or does something itself, is counted right before its name."""
    if q.metric not in ("chip_count", "shipments") or q.cell is not None or q.figure.kind != "quantity":
        return None
    gap = _words(q).pieces_of.match(q.page.folded, q.figure.end, q.reading.end)
    thing = next((n for n in q.reading.names if gap and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES and 0 <= n.start - gap.end() <= 1), None)
    if thing is None or not q.usable(thing, THINGS) or (q.metric == "chip_count" and not _words(q).are_there.match(q.page.folded, thing.end)) or (q.metric == "shipments" and gap and gap.end() - gap.start() <= 1):
        return None
    family = not any(letter.isdigit() for letter in q.page.text[thing.start : thing.end])  # `100 bin Ascend`
    return q.words((thing.start, thing.end), 0.75, "counted_beside") if family else bound(thing, 0.75, "counted_beside")


def times_of_last(q: Question) -> Bound | None:
    """``국내 H100은 2천 장이다. 콜로서스의 50분의 1이다``, ``… 2 bin. Colossus'un ellide biri``: a sentence that says only what part or multiple of another's it is goes on about the value right before."""
    said, last = q.context.said, q.page.readings[q.index - 1] if q.index else None
    if said is None or last is None or last.block != q.reading.block or not last.start <= said[0] < last.end or q.figure.unit not in ("x", "percent") or q.rival is None:
        return None
    if any(f.start > said[0] for f in last.figures if f.kind in MEASURES) or not _words(q).only_times.fullmatch(q.page.folded, q.reading.start, q.figure.start):
        return None
    return q.but_rival(said[1])


def _said_here(q: Question) -> tuple[int, Bound] | None:
    """The value told last, where its sentence is still going on."""
    said = q.context.said
    return said if said and q.cell is None and q.reading.start <= said[0] < q.figure.start else None


def _words(q: Question) -> Whose:
    return whose_of(q.page.grammar.code)
