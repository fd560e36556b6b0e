"""Numbers that assert nothing of a thing: advice, what a unit means, how many a price is told for, the air of a room, a manner of speaking."""

from __future__ import annotations

import re
from bisect import bisect_right

from pipeline.extract.columns import table_cells
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import PIECES, Page, Reading
from pipeline.languages import uses_of
from schemas.records import Figure

_WHOLE = 100  # percent
_BEHIND_UNIT = re.compile(r"\([^()|]*,[^()|]*$|[^()|,]{3,}, $")
_BEFORE = 24  # code points before a figure in which it is told to be none of a thing


def is_idle(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a figure is one of those below."""
    if figure.kind == "money":
        return _is_rate_of_exchange(page, reading, figure)
    if figure.kind not in ("quantity", "percentage", "ratio"):
        return False
    return any(told(page, reading, figure) for told in _KINDS)


def _is_rate_of_exchange(page: Page, reading: Reading, figure: Figure) -> bool:
    """``환율을 1,400원으로 잡으면``, ``kuru 40 lira alırsak``: at what rate money is reckoned."""
    return uses_of(page.grammar.code).exchange.search(page.folded, max(reading.start, figure.start - _BEFORE), figure.start) is not None


def _is_needed(page: Page, reading: Reading, figure: Figure) -> bool:
    """``96GB가 꼭 필요하지 않다면``, ``96 GB bellek şart değilse``: what somebody may need or not is in no thing."""
    return figure.kind == "quantity" and uses_of(page.grammar.code).if_needed.match(page.folded, figure.end, reading.end) is not None


def _spells_out_span(page: Page, reading: Reading, figure: Figure) -> bool:
    """``한 달(730시간) 내내 켜 두면``, ``bir ay (730 saat) açık kalırsa``: how many hours a month has."""
    words = uses_of(page.grammar.code)
    return figure.unit in _OF_SPANS and words.span_before.search(page.folded, reading.start, figure.start) is not None and words.kept_running.match(page.folded, figure.end, reading.end) is not None


_OF_SPANS = frozenset({"h", "day", "min"})


def _is_advice(page: Page, reading: Reading, figure: Figure) -> bool:
    """``250W 아래로는 내리지 마세요``, ``250'nin altına inme``: how far one should not go."""
    return figure.kind == "quantity" and uses_of(page.grammar.code).advice.match(page.folded, figure.end, reading.end) is not None


def _defines(page: Page, reading: Reading, figure: Figure) -> bool:
    """``TOPS: 초당 1조 회 연산을 나타내는 단위``, ``TOPS, saniyede bir trilyon işlemi ifade eden birim``: what a unit means."""
    return figure.kind == "quantity" and uses_of(page.grammar.code).defines.search(page.folded, figure.end, reading.end) is not None


def _is_lot(page: Page, reading: Reading, figure: Figure) -> bool:
    """``1,000개 기준 단가는``, ``1.000 adet üzerinden birim fiyat``: for how many a price is told."""
    return figure.kind == "quantity" and figure.unit in PIECES and uses_of(page.grammar.code).lot.match(page.folded, figure.end - (len(" adet") if figure.surface.endswith(" adet") else 0), reading.end) is not None


def _is_of_room(page: Page, reading: Reading, figure: Figure) -> bool:
    """``실내 온도는 23도였다``, ``Oda sıcaklığı 23 dereceydi``: the air in which something was tried."""
    return figure.unit == "degC" and uses_of(page.grammar.code).room.search(page.folded, max(reading.start, figure.start - _BEFORE), figure.start) is not None


def _is_whole(page: Page, reading: Reading, figure: Figure) -> bool:
    """``100% 국산 기술로``, ``yüzde 100 yerli mühendislikle``: a manner of speaking."""
    return figure.kind == "percentage" and figure.value == _WHOLE and uses_of(page.grammar.code).wholly.match(page.folded, figure.end, reading.end) is not None


def _is_daily(page: Page, reading: Reading, figure: Figure) -> bool:
    """``하루 10시간 켜 둔다``, ``günde 10 saat açık kalacak``: how long somebody uses a thing."""
    return figure.unit == "h" and uses_of(page.grammar.code).daily.search(page.folded, max(reading.start, figure.start - _BEFORE), figure.start) is not None


def _sets_up_head(page: Page, reading: Reading, figure: Figure) -> bool:
    """``| 소음 (dBA, 50cm) |``, ``| SDXL 1024×1024 (saniye) |``: how the values of a row or column were measured, told in its head."""
    cells = table_cells(page, reading.block)
    at = bisect_right(cells, figure.start, key=lambda one: one.start) - 1
    cell = cells[at] if at >= 0 and figure.start < cells[at].end else None
    if cell is None or (cell.row and cell.col):
        return False
    label = page.folded[cell.start : cell.end]
    if not label.rstrip(" *").endswith(")"):
        return False
    bracket = _BEHIND_UNIT.search(page.folded, cell.start, figure.start) is not None
    return bracket or (figure.unit == "pixel" and not metric_words(page, cell.start, figure.start))


def _is_moved(page: Page, reading: Reading, figure: Figure) -> bool:
    """``CPU로 절반 넘기면``, ``yarısını CPU'ya aktarınca``: the part of a model that does not fit is no measure of a thing."""
    words = uses_of(page.grammar.code)
    if figure.kind not in ("ratio", "percentage"):
        return False
    return words.moved.match(page.folded, figure.end, reading.end) is not None and words.moved_to.search(page.folded, reading.start, figure.start) is not None


def _is_of_part(page: Page, reading: Reading, figure: Figure) -> bool:
    """``92㎜ 팬``, ``120 mm fanla``: how large a fan, a radiator or a cable is."""
    return figure.unit in _LENGTHS and uses_of(page.grammar.code).of_a_part.match(page.folded, figure.end, reading.end) is not None


def _is_added(page: Page, reading: Reading, figure: Figure) -> bool:
    """``Fanlı modelde 4 W eklenir``, ``팬이 있으면 4W가 추가된다``: what comes on top of an amount, and is not all of it."""
    return figure.kind == "quantity" and figure.unit in ("W", "g", "mm", "s", "ms") and uses_of(page.grammar.code).added.match(page.folded, figure.end, reading.end) is not None


def _is_spelt(page: Page, reading: Reading, figure: Figure) -> bool:
    """``8비트 정수(INT8)로``, ``8 bit tam sayı (INT8)``: a format of numbers, spelt out."""
    return figure.unit == "bit" and uses_of(page.grammar.code).spelt.match(page.folded, figure.end, reading.end) is not None


def _is_packed(page: Page, reading: Reading, figure: Figure) -> bool:
    """``Dörtlü paket (4 x K2)``, ``묶음(K2 4장)``: how many a pack holds."""
    return figure.kind == "quantity" and figure.unit in PIECES and uses_of(page.grammar.code).packed.search(page.folded, reading.start, figure.start) is not None


def _is_standard(page: Page, reading: Reading, figure: Figure) -> bool:
    """``표준인 8Gbps를 웃돈다``, ``standart olan 8 Gbps'yi aşıyor``, ``8 Gbps'lik standardın üzerinde``: what a standard asks for, which a thing goes beyond or not."""
    words = uses_of(page.grammar.code)
    if figure.kind not in ("quantity", "percentage") or figure.unit is None:
        return False
    led = words.standard_before.search(page.folded, max(reading.start, figure.start - _BEFORE), figure.start) is not None and words.passed.match(page.folded, figure.end, reading.end) is not None
    return led or words.standard_behind.match(page.folded, figure.end, reading.end) is not None


def _is_set_aside(page: Page, reading: Reading, figure: Figure) -> bool:
    """``4080 12GB 노트북용 말고``, ``12 GB'lık dizüstü sürümü değil``: the size by which another variant is told, that is not spoken of."""
    return figure.unit in _BYTES and uses_of(page.grammar.code).set_aside.match(page.folded, figure.end, reading.end) is not None


def _is_of_rival(page: Page, reading: Reading, figure: Figure) -> bool:
    """``belleği 8 GB'lık rakip modüle göre iki kat büyük``, ``8GB짜리 경쟁 모듈보다 두 배 크다``: what the other side without a name has."""
    return figure.kind == "quantity" and figure.unit is not None and uses_of(page.grammar.code).of_rival.match(page.folded, figure.end, reading.end) is not None


_AT_ONCE = re.compile(r"(?:동접|동시 ?접속(?:자)?(?: ?수)?|동시 ?(?:사용자|이용자|요청|질의|호출)(?: ?수)?)(?:은|는|이|가|을|를|도)? ?(?:많아야 |최대 |약 |겨우 )?$|(?<![가-힣])동시 $|(?:eş ?zamanli|ayni anda) (?:(?:kullanici|istek|oturum|bağlanti)(?: sayisi)?(?:n[iı])?:? ?)?$")


def _is_of_some_model(page: Page, reading: Reading, figure: Figure) -> bool:
    """``가중치만 26GB인 모델이``, ``ağırlıkları 26 GB tutan bir model``: how large some model without a name is, and no memory of what it is to run on."""
    return figure.unit in _BYTES and _WEIGHTS.search(page.folded, max(reading.start, figure.start - 2 * _BEFORE), figure.start) is not None and _SOME_MODEL.match(page.folded, figure.end, reading.end) is not None


_BYTES = frozenset({"GB", "TB", "MB", "GiB"})
_WEIGHTS = re.compile(r"가중치(?:만|가|는|도)?(?: ?해도)? (?:약 |무려 )?$|(?:ağirlik|parametre)[a-zçğöşü]*(?: tek başina| bile)? (?:yaklaşik )?$")
_SOME_MODEL = re.compile(r"(?:인|이 넘는|에 달하는|짜리) (?:[가-힣]+ )?모델| (?:olan|tutan|yer kaplayan) (?:bir )?model")


def _is_load(page: Page, reading: Reading, figure: Figure) -> bool:
    """``동접 32에서 초당 540토큰``, ``동시 요청 16개``, ``eşzamanlı kullanıcı sayısı 32``: how many use a thing at once while it is measured."""
    if figure.kind != "quantity" or not (figure.unit in _USERS or figure.surface.isdigit()):
        return False
    return _AT_ONCE.search(page.folded, max(reading.start, figure.start - 2 * _BEFORE), figure.start) is not None or _AT_ONCE_BEHIND.match(page.folded, figure.end, reading.end) is not None


_AT_ONCE_BEHIND = re.compile(r" eş ?zamanli (?:kullanici|istek|isteğ|oturum|bağlanti)")
_USERS = frozenset({"person", "user", "request", "session", "piece", None})


def _is_committed(page: Page, reading: Reading, figure: Figure) -> bool:
    """``en az 720 saatlik taahhüt istiyor``, ``720시간 약정``: for how long one has to rent a thing."""
    return figure.unit in _OF_RENTING and uses_of(page.grammar.code).committed.match(page.folded, figure.end, reading.end) is not None


def _is_put_together(page: Page, reading: Reading, figure: Figure) -> bool:
    """``ikincisini takıp 48 GB'ye çıkarım``, ``두 장에 170만 원으로 48GB를 만들었고``: what several things have together that nobody has counted."""
    words = uses_of(page.grammar.code)
    return figure.unit in _BYTES and words.put_together.match(page.folded, figure.end, reading.end) is not None and words.more_than_one.search(page.folded, reading.start, figure.start) is not None


def _is_for_supply(page: Page, reading: Reading, figure: Figure) -> bool:
    """``Güç kaynağını da 1.000 W yap``, ``파워는 1000W로 가세요``: what a power supply should give is not what a card draws."""
    words = uses_of(page.grammar.code)
    return figure.unit in ("W", "kW") and words.needs_supply.search(page.folded, max(reading.start, figure.start - 2 * _BEFORE), figure.start) is not None and words.should.match(page.folded, figure.end, reading.end) is not None


def _is_passed_on(page: Page, reading: Reading, figure: Figure) -> bool:
    """``artışın üçte birini yansıtabildik``, ``3분의 1만 가격에 반영했다``: the part of a rise that somebody passes on."""
    return figure.kind in ("ratio", "percentage") and uses_of(page.grammar.code).passed_on.match(page.folded, figure.end, reading.end) is not None


def _is_version(page: Page, reading: Reading, figure: Figure) -> bool:
    """``PyTorch 2 modellerini``, ``파이토치 2 모델``: the number of a program's version."""
    words, number = uses_of(page.grammar.code), _NUMBER.match(page.folded, figure.start)
    known = number is not None and (figure.value or _MOST_VERSIONS) < _MOST_VERSIONS and words.programs.search(page.folded, max(reading.start, figure.start - _BEFORE), figure.start)
    return bool(known) and figure.unit in ("model", "version", None) and words.of_version.match(page.folded, number.end() if number else figure.end, reading.end) is not None


def _is_size_of_input(page: Page, reading: Reading, figure: Figure) -> bool:
    """``saniyede 940 kare (INT8, 640x640, yığın boyutu 8)``, ``초당 940프레임(INT8, 640×640)``: with what pictures something was measured, in a bracket with the other settings."""
    if figure.unit != "pixel" or not _SIDES.fullmatch(figure.surface):
        return False
    opened = page.folded.rfind("(", reading.start, figure.start)
    inside = opened >= 0 and ")" not in page.folded[opened : figure.start]
    return inside and any(f.end <= opened and "/" in (f.unit or "") for f in reading.figures) and bool(_SETTINGS.search(page.folded, opened, page.folded.find(")", opened) if page.folded.find(")", opened) > 0 else reading.end))


_NUMBER, _MOST_VERSIONS, _OF_RENTING = re.compile(r"[0-9]+(?:[.][0-9]+)?"), 30, frozenset({"h", "day", "month"})
_SIDES, _SETTINGS = re.compile(r"[0-9]+ ?[x×*] ?[0-9]+.*"), re.compile(r"int[48]|fp(?:4|8|16|32)|bf16|배치|batch|yiğin")
_LENGTHS = frozenset({"mm", "cm", "m"})
_KINDS = (_is_needed, _spells_out_span, _is_committed, _is_put_together, _is_for_supply, _is_passed_on, _is_version, _is_size_of_input, _is_standard, _is_set_aside, _is_of_rival, _is_load, _is_of_some_model, _is_packed, _is_added, _is_spelt, _is_advice, _defines, _is_lot, _is_of_room, _is_whole, _is_daily, _is_moved, _is_of_part, _sets_up_head)
