"""What figures take from each other and from their surroundings: shared units of lists, carried rates, units of table heads."""

from __future__ import annotations

import re
from itertools import pairwise

from pipeline.extract.batches import is_batch_size
from pipeline.extract.carrying import carry_units
from pipeline.extract.drafts import Draft
from pipeline.extract.heads import take_line_units
from pipeline.extract.items import number_contents, number_inline_items
from pipeline.extract.literals import DIGITS, tidy
from pipeline.extract.machine_counts import count_machines
from pipeline.extract.namesakes import name_lettered_forms, name_them
from pipeline.extract.naming import GPU_NUMBER
from pipeline.extract.pointed import release_by_point
from pipeline.extract.rounds import PUBLISHED
from pipeline.extract.serials import number_serial_lines, time_tickers
from pipeline.extract.speeds import complete_speeds
from pipeline.extract.sums import carry_currencies
from pipeline.extract.token_bases import price_by_tokens
from pipeline.languages.protocol import FigureGrammar

_SENTENCE_END = re.compile(r"[.?!\n](?:(?<=\n)|[\"'”’)]*\s)")
_FROM_TO = re.compile(r"[ \u00a0]?(?:→|->|⇒|±|\+/-)[ \u00a0]?|에서[ \u00a0]|['’]?[dt][ae]n[ \u00a0]")  # `120에서 273GB/s로`, `700±50 W`, `900'den 936 GB/sn'ye`
_SHARE_BEFORE = re.compile(r"(?:(?:[dD]oğruluk|[iİ]sabet|F1|mAP)[ \u00a0](?:kaybı|düşüşü|artışı|kazancı)|(?:pay|oran|marj)[ıi][a-zçğıöşü]*|(?:pay|oran|marj)[ıi][a-zçğıöşü]*[ \u00a0]artış[ıi]?:?)[ \u00a0]$")  # `payını 4 puan artırdı`
_LEAD = re.compile(r"['’]?l?[ıiuü]?k?[ \u00a0](?:önde|önünde|geri(?:de|sinde)|yüksek|düşük|fazla|az(?![a-z])|art|düş|geriled|yüksel|fark)")
_GAP_BEFORE = re.compile(r"(?:[fF]ark|[fF]arkı|aradaki)[ \u00a0]$")
_ERROR_MARGIN = re.compile(r"l[ıiuü]k[ \u00a0](?:hata|sapma)")
_MARGIN_BEFORE = re.compile(r"(?:[hH]ata payı|표본오차는?)[ \u00a0]±?[ \u00a0]?$")
_MOST_SHARE = 100  # percentage points
_MOST_POINTS, _NEAR_SHARE = 40, 160  # percentage points; characters from the percentage before
_LIKE_RATES = 50  # times; money beyond that is a sum
_ENERGIES = ("Wh", "kWh", "MWh")
_BYTES, _LIKE_BYTES = {"MB": 1, "GB": 1000, "TB": 10**6}, 3.5
_HOURS_TOLD = ("saat ", "Saat ", "saat\u00a0", "saati ", "saati\u00a0", "saatini", "aatlik", "한 시간 ", "한 시간에", "saatte ", "saatliğ", "시간당", "시간 단위")
_HOURLY = re.compile(r"[sS]aatte (?:ne(?: kadar)?|kaç (?:dolar|lira|avro|para)) (?=[^.?!\n]{0,24}\?)|saatli(?:ği|ğini|ğine|kleri)(?![a-zçğıöşü])|saatlik[ \u00a0](?:elektri[kğ]|maliyet|gider)[a-zçğıöşü]*|한 시간 (?:동안 )?(?:빌리|쓰|임대하)는 (?:값|데|가격|비용)|saat(?:lik)?[ \u00a0](?:kira|ücret|fiyat|bedel)[a-zçğıöşü]*|Saat(?:lik)?[ \u00a0](?:kira|ücret|fiyat|bedel)[a-zçğıöşü]*|saati(?:ni)?(?=[ \u00a0])(?:(?<=[ıiuü]n[ \u00a0]saati)|(?<=başına[ \u00a0]saati)|(?<=[ıiuü]n[ \u00a0]saatini)|(?<=başına[ \u00a0]saatini))|한 시간에 얼마|시간당(?:[ \u00a0](?:가격|요금|임대료|단가|비용|이용료)|으로[ \u00a0])|시간 단위 요금")
_QUESTION = re.compile(r"\?[ \u00a0]*$|[나까죠요]\.[ \u00a0]*$")
_TEXT_LINE = re.compile(r"\n+[^\n]*")
_OTHER_PRICE = re.compile(r"(?:aylı[kğ]|ayda|yıllı[kğ](?![ı ]*[ \u00a0]?taahhüt)|toplam|fatura|satış|adet|etiket|월|연간|총|판매가|출고가|토큰)[^.\n]{0,18}$|값|대당")
_TOTAL = re.compile(r"['’]?[a-zçğıöşü]{0,4}[ \u00a0](?:verdi|öde|tut|eder|harca|daha[ \u00a0]ekle|fark|차이)|[을를이가]?[ \u00a0](?:냈|썼|들었|나왔|차이)")
_PRICE_REACH = 24
_MOST_AN_HOUR = {"USD": 100, "EUR": 100, "TRY": 5000, "KRW": 100_000}  # dearer than that, a price is not one of an hour
_LARGE = re.compile("억|조|mily|trily")
"""In a sum that may go on in the currency of another one."""
_LIKE_ITEMS = 10  # times; the items of a list that share their scale lie no farther apart
_LIST_GAP = 12  # characters between two items of a list, with what joins them
_NEXT_SENTENCE = 60  # characters; `%75,7'de takıldı. Aradaki 0,7 puan`
_COMMA_GROUP = re.compile(r"[1-9](?<![\w.,].)\d{0,2},\d{3}(?![\d,]|\.\d)")
_COMMA_DECIMAL = re.compile(r"\d,(?:\d{1,2}|\d{4,})(?!\d)|(?<!\d)0,\d|\d,\d{3}[ \u00a0]?(?:GHz|kg|kWh?|V(?![a-z])|sn(?![a-z])|saniye|in[çc]|mm|cm|dolar|avro|lira)")
_ENGLISH_DECIMAL = re.compile(r"(?<![\w.,])[1-9]\d{0,2}(?:,\d{3})+\.\d")  # `12,345.67`: no other style writes so
_POINT_GROUP = re.compile(r"(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?!\d)")
ENOUGH_GROUPS, _GROUP = 2, 1000
_BELOW_THOUSANDS = frozenset(("GHz", "TB/s", "EFLOPS", "inch"))  # units that never reach thousands
_PART_OF_THEM = re.compile(r"['’]s?[ıiuü]n[ıiuü](?![a-zçğıöşü])")
_NEAR_WHOLE = 120  # characters
_AMONG = re.compile(r"[ \u00a0]?(?:가운데|중에서|중에|중)[ \u00a0](?:(?:약|겨우|고작|단|무려|최소)[ \u00a0])?")
_AMONG_TR = re.compile(r"['’]?[a-zçğıöşü]{0,4}(?:[dt][ae]n|n?[ıiuü]n)[ \u00a0](?:(?:ancak|yalnızca|sadece|tam|yaklaşık)[ \u00a0])?")
_PARTITIVE_END = re.compile(r"['’]s?[ıiuü](?:n[ıiuüea]?[a-zçğıöşü]{0,2})?(?![a-zçğıöşü])")
COUNTABLE = frozenset("server chip card GPU CPU core node rack company person piece item phone device product wafer customer".split())
_RELEASE = re.compile(r"\d{1,2}\.\d(?!\d)")
_DRIVER_WORDS = ("드라이버", "펌웨어", "바이오스", "BIOS", "ürücü", "river", "irmware")
_DRIVER = re.compile(r"드라이버|펌웨어|바이오스|BIOS|[sS]ürücü(?![a-zçğıöşü]*[ \u00a0](?:kurs|belge))|[dD]river|[fF]irmware")
_DRIVER_RELEASE = re.compile(r"\d{2,4}\.\d{1,3}(?:\.\d{1,3})?(?![\d.,]*\d|[ \u00a0]?(?:GB|MB|TB|%|kat|배|초|점))")
_DRIVER_REACH = 48  # characters
_BATCHES = re.compile(r"배치|[bB]atch|[yY]ığın")
_WITHOUT_UNIT = frozenset(("bare", "money_context"))
"""Rules that read a number without a unit, to which another figure may give one."""
_PERIODS = {"월": "month", "연": "year", "하루": "day", "aylık": "month", "yıllık": "year", "günlük": "day", "ayda": "month", "yılda": "year"}
_OTHER_PERIOD = re.compile(rf"(?<![^\W\d_])(?<![0-9] )(?<!bir )(?<!iki )(?<!üç )({'|'.join(_PERIODS)})[ \u00a0]")  # `한 시간에 4,300원, 월 약정은 230만 원`
_MEASURING = ("quantity", "percentage", "ratio", "money")
_MEASURED_AGAIN = frozenset(("image", "query", "sample", "request", "piece"))
_MOST_TOKENS_A_SECOND = 100  # below this, tokens in a text that measures speed are a speed; prompts are longer
_HANDED_OVER = re.compile(r"[을를이가]?[ \u00a0](?:샀|사들|산[ \u00a0]|구매|구입|팔[았렸리]|도입|주문|들여|납품|들어|설치|공급)")
_BUILT_IN = re.compile(r"(?:짜리|급)?[ \u00a0]?(?:서버|시스템|노드|랙|구성)(?![가-힣]*당)|[을를씩]?[ \u00a0]?(?:꽂|묶|장착|탑재|얹)")
_CALLED_CARDS, _NOUN_RIGHT_BEFORE = re.compile(r"(?:카드|칩|보드|모듈|가속기)[ \u00a0]$"), 8
_NO_FLOW = frozenset("W kW MW GW V A s ms µs min h day week month year degC nm mm cm GHz MHz".split())  # of which nothing passes in a second
_CARRIED = frozenset(("token", "image", "frame", "query", "sample", "request", "operation", "wafer", "piece"))


def share(text: str, drafts: list[Draft], grammar: FigureGrammar) -> None:
    """Completes the drafts in place, in the order in which the passes build on each other."""
    bare = [index for index, draft in enumerate(drafts) if draft.rule in _WITHOUT_UNIT]
    if _BATCHES.search(text):  # `48 ms'de, 32'lik yığında 390 ms`, `yığın 1 ile 61 token/s`: no amount in the unit of another
        bare = [index for index in bare if not is_batch_size(text, drafts[index].start, drafts[index].end, grammar.language)]
    if "(" in text or "단위" in text or "irim:" in text or "（" in text:
        take_line_units(text, drafts, bare, grammar)
    _number_parts(text, drafts, bare, grammar)
    if "라운드" in text or "tur" in text or "MLPerf" in text or any(draft.unit in _WHOLE_ONLY for draft in drafts):
        number_rounds(text, drafts)  # before units are shared: `라운드인 1.1에서 80.5분` is no way from one to the other
    _share_lists(text, drafts, bare, grammar)
    number_drivers(text, drafts)
    if "ata payı" in text:
        margin_of_error(text, drafts, bare)
    units = _complete_rates(text, drafts, grammar)
    if "point" in units:
        point_after_percent(text, drafts)
    name_them(text, drafts, bare, grammar)
    if any(_LARGE.search(text, draft.start, draft.end) for draft in map(drafts.__getitem__, bare)):
        carry_currencies(text, drafts, grammar)
    carry_units(text, drafts, bare, grammar)
    if "piece" in units and "당" in text:
        count_by_rate(text, drafts)
    if "piece" in units:  # before units repeat
        for draft in drafts:
            if draft.unit == "piece" and draft.kind == "quantity":
                draft.unit = grammar.counted(text, draft.start, draft.end, draft.unit)
        count_machines(text, drafts)
    count_among_them(text, drafts)
    repeat_units(text, drafts, bare)


def _number_parts(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """What numbers parts of the text, names and releases."""
    name_lettered_forms(text, drafts)
    if any(drafts[index].value == 2 for index in bare):  # what counts on from one has a second item
        number_inline_items(text, drafts, bare)
        number_contents(text, drafts, bare)
    number_serial_lines(text, drafts)
    if grammar.language == "tr":
        time_tickers(text, drafts)
        release_by_point(text, drafts, bare)


def _share_lists(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    share_list_units(text, drafts, bare, grammar)
    share_percentages(text, drafts, bare, grammar)
    if grammar.language == "tr":
        group_by_commas(text, drafts)
        count_of_them(text, drafts, bare)


def _complete_rates(text: str, drafts: list[Draft], grammar: FigureGrammar) -> set[str | None]:
    """Prices for a time or for so many tokens, and what is done in a second; gives the units that there are before rates are carried."""
    units, kinds = {draft.unit for draft in drafts}, {draft.kind for draft in drafts}  # most passes look for certain ones, and most texts hold none of them
    if not units.isdisjoint(_MOST_AN_HOUR):
        announce_hours(text, drafts)
        units = {draft.unit for draft in drafts}
    if "piece/s" in units:
        name_rates(text, drafts, grammar)
    if "money" in kinds or any(unit and unit.endswith("/token") for unit in units):
        price_by_tokens(text, drafts)
    if any(draft.unit and "/" in draft.unit for draft in drafts):
        for before, draft in pairwise(drafts):  # `aylık 9 bin karttan 12 bin karta`: both ends of a way are by the same time
            if before.unit and draft.unit and before.unit.startswith(f"{draft.unit}/") and draft.kind == before.kind == "quantity" and _FROM_TO.fullmatch(text, before.end, draft.start):
                draft.unit = before.unit
        carry_rates(text, drafts)
    complete_speeds(text, drafts, grammar.language)
    return units


def count_by_rate(text: str, drafts: list[Draft]) -> None:
    """``초당 토큰 수만 놓고 보면 K2는 2,640개, L4는 2,400개``: pieces in a sentence that is about how many tokens are done in a second are those tokens."""
    for told in _NUMBER_A_SECOND.finditer(text):
        stop = _SENTENCE_END.search(text, told.end())
        for draft in drafts:
            if told.end() <= draft.start < (stop.start() if stop else len(text)) and draft.unit == "piece" and draft.kind == "quantity" and text[draft.end - 1] in "개장":
                draft.unit = f"{_DONE_A_SECOND[told[1]]}/s"


_DONE_A_SECOND = {"토큰": "token", "이미지": "image", "질의": "query", "쿼리": "query", "요청": "request", "샘플": "sample"}
_NUMBER_A_SECOND = re.compile(rf"초당[ \u00a0](?:처리[ \u00a0]?)?({'|'.join(_DONE_A_SECOND)})[ \u00a0]?(?:처리[ \u00a0]?)?수(?:만|로|는|를|가|에서)?[ \u00a0]")


def name_rates(text: str, drafts: list[Draft], grammar: FigureGrammar) -> None:
    """``초당 900개 토큰``, ``saniyede 900 adet token``: a rate of the noun that is counted, not of pieces."""
    for draft in drafts:
        if draft.unit == "piece/s":
            noun = "image" if text[draft.end - 1] == "장" else grammar.counted(text, draft.start, draft.end, "piece")  # `초당 58,400장`
            draft.unit = f"{noun}/s" if noun in _CARRIED else draft.unit


def point_after_percent(text: str, drafts: list[Draft]) -> None:
    """``%38,9'dan %35,1'e, yani 3,8 puan``: points in a sentence of percentages are percentage points."""
    for index, draft in enumerate(drafts):
        if draft.unit != "point" or draft.kind != "quantity" or draft.rule != "unit":
            continue
        before, following = drafts[index - 1] if index else draft, drafts[index + 1] if index + 1 < len(drafts) else None
        ends = _SENTENCE_END.findall(text, before.end, draft.start)
        near = (draft.value or 0) < _MOST_SHARE and before.kind == "percentage" and (not ends or (len(ends) == 1 and draft.start - before.end < _NEXT_SENTENCE))
        if not near and before.kind == "percentage" and (draft.value or 0) < _MOST_POINTS and draft.start - before.end < _NEAR_SHARE:
            near = bool(_LEAD.match(text, draft.end) or _GAP_BEFORE.search(text, max(0, draft.start - 12), draft.start))
        near = near or _points_of_next(text, draft, following)
        if near or _ERROR_MARGIN.match(text, draft.end) or _SHARE_BEFORE.search(text, max(0, draft.start - 18), draft.start):
            draft.kind, draft.unit = "percentage", "percentage_point"


def _points_of_next(text: str, draft: Draft, following: Draft | None) -> bool:
    """``yalnızca 4 puan geride. İlki %21 aldı``: a lead or lag in points right before the shares."""
    if following is None or following.kind != "percentage" or following.start - draft.end > _NEXT_SENTENCE or (draft.value or 0) >= _MOST_POINTS:
        return False
    return _LEAD.match(text, draft.end) is not None


def margin_of_error(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """``Hata payı ±2,1``: percentage points."""
    for draft in map(drafts.__getitem__, bare):
        if draft.unit is None and draft.kind == "quantity" and _MARGIN_BEFORE.search(text, max(0, draft.start - 14), draft.start):
            draft.kind, draft.unit, draft.rule = "percentage", "percentage_point", "margin"


def share_list_units(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """``8, 12, 16, 32 GB`` are four figures in GB: the unit of the last item goes back over the list."""
    scaled: tuple[int, float] = (-1, 1)  # the item that took a scale, and which
    for index in reversed(bare):
        if index + 1 == len(drafts):
            continue
        draft, following = drafts[index], drafts[index + 1]
        if draft.kind != "quantity" or draft.rule != "bare" or following.kind not in _MEASURING or following.rule in ("bare", "list_unit_none"):
            continue
        if following.start - draft.end > _LIST_GAP or following.in_words or following.rule in ("percent_before", "currency_sign"):
            continue
        gap = text[draft.end : following.start]
        if draft.unit is None and (grammar.joins_list(gap) or _FROM_TO.fullmatch(gap)):
            draft.kind, draft.unit, draft.rule = following.kind, following.unit, "list_unit"
            scale = scaled[1] if scaled[0] == index + 1 else _scale_of_list(text, draft, following, grammar)
            if scale > 1 and draft.value is not None and "±" not in gap and "/" not in gap:
                draft.value, scaled = tidy(draft.value * scale), (index, scale)
            if draft.quantifier == "exact":
                draft.quantifier = following.quantifier


def _scale_of_list(text: str, draft: Draft, following: Draft, grammar: FigureGrammar) -> float:
    """``10, 20, 30만 원``, ``5, 8 ve 10 milyon dolar``: what the scale of the last item makes of one of like size without any, else 1."""
    if following.value is None or not text[draft.start : draft.end].isdecimal() or text[following.start] not in DIGITS:
        return 1
    last, value, scale = grammar.number_at(text, following.start)
    if scale == 1 or value != following.value or not draft.value:
        return 1
    shared = grammar.shared_scale(text[draft.start : draft.end], draft.value, text[following.start : last], value * _LIKE_ITEMS, scale)
    return shared if value <= draft.value * shared * _LIKE_ITEMS else 1


def share_percentages(text: str, drafts: list[Draft], bare: list[int], grammar: FigureGrammar) -> None:
    """``yüzde 35, 18 ve 24``: the word or sign before the first goes on over the list."""
    for index in bare:
        draft, before = drafts[index], drafts[index - 1]
        if index == 0 or before.unit != "percent" or before.rule not in ("percent_before", "list_percent") or draft.kind != "quantity":
            continue
        if draft.rule == "bare" and draft.unit is None and 0 <= (draft.value or 0) <= 100 and grammar.joins_list(text[before.end : draft.start]) and not _begins_way(text, drafts, index):
            draft.kind, draft.unit, draft.rule, draft.quantifier = "percentage", "percent", "list_percent", before.quantifier


def _begins_way(text: str, drafts: list[Draft], index: int) -> bool:
    """``kayıp yüzde 3, 42'den 40,7'ye indi``: whether from a number on a way is told to another bare one, of which a percentage that no way ends with says how long it is."""
    following = drafts[index + 1] if index + 1 < len(drafts) else None
    on = following is not None and following.rule == "bare" and following.unit is None and _FROM_TO.fullmatch(text, drafts[index].end, following.start)
    return bool(on) and not (index > 1 and _FROM_TO.search(text[drafts[index - 2].end : drafts[index - 1].start]))


def group_by_commas(text: str, drafts: list[Draft]) -> None:
    """``17,457 sonuç``, ``1,000 W``: in a text whose commas all group thousands they are no decimal commas."""
    if not any(draft.value is not None and draft.value < _GROUP and text.find(",", draft.start, draft.start + 4) > 0 and _COMMA_GROUP.match(text, draft.start) for draft in drafts):
        return
    grouped = _COMMA_GROUP.findall(text)
    if not grouped or _COMMA_DECIMAL.search(text) or _POINT_GROUP.search(text) or (len(grouped) < ENOUGH_GROUPS and ",000" not in grouped[0] and not _ENGLISH_DECIMAL.search(text)):
        return
    for draft in drafts:
        number = _COMMA_GROUP.match(text, draft.start)
        if number and draft.value is not None and draft.value < _GROUP and draft.kind in _MEASURING and draft.unit not in _BELOW_THOUSANDS:
            draft.value = float(number.group().replace(",", ""))


def count_of_them(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """``60 sunucunun alıcısı belli; 40'ını bir kurum aldı``: so many of the things counted before."""
    for index in bare:
        draft = drafts[index]
        if draft.rule != "bare" or draft.kind != "quantity" or draft.unit or not _PART_OF_THEM.match(text, draft.end):
            continue
        for whole in reversed(drafts[max(0, index - 4) : index]):
            if draft.start - whole.end > _NEAR_WHOLE or "\n" in text[whole.end : draft.start]:
                break
            if whole.kind == "quantity" and whole.unit in COUNTABLE and (whole.value or 0) > (draft.value or 0):
                draft.unit, draft.rule = whole.unit, "part_of_them"
                break


def count_among_them(text: str, drafts: list[Draft]) -> None:
    """``모델 27개 가운데 5개``, ``27 modelden 5'i``: so many out of a number of things are things of that sort."""
    for whole, part in pairwise(drafts):
        countless = part.unit == "piece" or (part.unit is None and part.rule in _WITHOUT_UNIT)
        if whole.kind != "quantity" or part.kind != "quantity" or not countless or whole.unit in (None, "piece") or (whole.value or 0) < (part.value or 0):
            continue
        gap = text[whole.end : part.start]
        if _AMONG.fullmatch(gap) or (_AMONG_TR.fullmatch(gap) and (_PARTITIVE_END.match(text, part.end) or part.rule == "partitive")):
            part.unit, part.rule = whole.unit, "part_of_them"


def number_rounds(text: str, drafts: list[Draft]) -> None:
    """``6.0 turu``, ``5.0 슬롯``, ``직전 라운드인 3.1에서``: a release of a benchmark or a bus, because no rounds and no slots are counted in tenths."""
    told = {number for match in _ROUNDS_TOLD.finditer(text) for number in match.groups() if number}
    for draft in drafts:
        number = _RELEASE.match(text, draft.start)
        bare = draft.rule == "bare" and draft.unit is None and draft.kind == "quantity"
        if number and (draft.unit in _WHOLE_ONLY or (bare and _ROUND_OF.search(text, max(0, draft.start - _ROUND_REACH), draft.start)) or (bare and number.group() in told and _IN_ROUND.match(text, number.end())) or (bare and told and number.group() in PUBLISHED and _EDITION.match(text, number.end())) or (bare and told and number.group() in PUBLISHED and _ROUND_HEADS.match(text, text.rfind("\n", 0, draft.start) + 1))):
            draft.kind, draft.rule, draft.unit, draft.value = "version", "round_number", None, None
            draft.end, draft.text_value = number.end(), number.group()


_WHOLE_ONLY = frozenset({"round", "slot"})
_ROUNDS_TOLD = re.compile(r"MLPerf\D{0,24}?(\d\.\d)(?![\d.,]*\d)(?:\D{1,8}(\d\.\d)(?![\d.,]*\d))?|(?<![\d.,])(\d\.\d)(?= ?라운드|[ \u00a0]tur(?:u|un|da|dan|\b))|(?<![A-Za-z])v(\d\.\d)(?!\d)")
_IN_ROUND = re.compile(r"['’](?:[dt][ae](?:ki|n)?|[yn]?[iıuü]n?|[yn]?[ae])(?![a-zçğıöşü])|(?:에서|에는|에|부터|때|과|와|의|까지)(?![가-힣])|:|[ \u00a0](?:ve|ile|때|라운드|결과)|[ \u00a0]*(?:\n|$)")
_EDITION = re.compile(r"판(?=에|은|는|의|이|과|부터|까지|보다|[ \u00a0,.)])|[ \u00a0]?회차")
_ROUND_HEADS = re.compile(r"(?:\D{0,16}[: ])?\d\.\d[ \u00a0]*(?:\n|$|: [^\n]{0,40}(?:\n|$))")  # `İlk adım: 1.0` over a paragraph
_ROUND_REACH = 26  # code points
_ROUND_OF = re.compile(r"(?:라운드(?:인|는|가|,)? ?|라운드 ?\(|\b[Tt]ur(?:u|unda)?(?: olan|,)? |\b[Tt]uru? ?\(|MLPerf[^\n.,\d]{0,14}['’”\"] ?)$")


def number_drivers(text: str, drafts: list[Draft]) -> None:
    """``드라이버는 라데온 25.4.2, 지포스 576.28``, ``sürücü 576.28``: what stands behind the word in its sentence is a release."""
    shaped = [draft for draft in drafts if (draft.kind == "date" or draft.rule == "bare") and _DRIVER_RELEASE.match(text, draft.start)]
    if not shaped or not any(word in text for word in _DRIVER_WORDS):
        return
    for word in _DRIVER.finditer(text):
        stop = _SENTENCE_END.search(text, word.end())
        limit = min(word.end() + _DRIVER_REACH, stop.start() if stop else len(text))
        for draft in shaped:
            release = _DRIVER_RELEASE.match(text, draft.start) if word.end() <= draft.start < limit else None
            if release and (draft.kind == "date" or (draft.kind == "quantity" and draft.rule == "bare" and draft.end <= release.end())):
                draft.kind, draft.rule, draft.unit, draft.value = "version", "driver", None, None
                draft.end, draft.text_value = release.end(), release.group()


def announce_hours(text: str, drafts: list[Draft]) -> None:
    """``H100'ün saati RunPod'da 2,79 dolar, Vast'ta 1,93 dolar``, ``한 시간에 얼마를 받나``: prices an hour until the paragraph ends, or the answer."""
    if ("aat" not in text and "시간" not in text) or not any(words in text for words in _HOURS_TOLD):
        return
    for told in _HOURLY.finditer(text):
        line = text.find("\n", told.end())
        stop = line if line >= 0 else len(text)
        if line >= 0 and _QUESTION.search(text, told.end(), stop):
            answer = _TEXT_LINE.match(text, line)
            stop = answer.end() if answer else stop
        for draft in drafts:
            if not told.end() <= draft.start < stop or draft.kind != "money" or draft.value is None or draft.unit not in _MOST_AN_HOUR:
                continue
            if draft.value <= _MOST_AN_HOUR[draft.unit] and not _TOTAL.match(text, draft.end) and not _OTHER_PRICE.search(text, max(told.end(), draft.start - _PRICE_REACH), _till_stop(text, draft.end, draft.end + 12)):
                draft.unit = f"{draft.unit}/h"


def _till_stop(text: str, start: int, end: int) -> int:
    """``end``, or the end of the sentence before it."""
    stop = _SENTENCE_END.search(text, start, end)
    return stop.start() if stop else end


def carry_rates(text: str, drafts: list[Draft]) -> None:
    """``초당 1,240토큰, L4가 530토큰``: a rate holds on for the same noun until the sentence ends."""
    rate, noun, last, amount = "", "", 0, 0.0
    token_rates = False
    for index, draft in enumerate(drafts):
        if draft.kind not in ("quantity", "money") or not draft.unit:
            continue
        count_images(text, draft, noun, last)
        if rate and _SENTENCE_END.search(text, last, draft.start) and not _same_measure(text, drafts, index, noun, last) and not _has_become(drafts, index, noun, amount):
            rate = ""
        if draft.unit == "token" and token_rates and draft.value is not None and draft.value < _MOST_TOKENS_A_SECOND:
            draft.unit = "token/s"
            continue
        if "/" in draft.unit:
            head, _, tail = draft.unit.partition("/")
            if head == "?":
                head = next((d.unit or "" for d in drafts[index + 1 : index + 5] if d.kind == draft.kind and d.unit and d.unit not in _NO_FLOW), "")
                head = head.partition("/")[0].strip("?") or "piece"
                draft.unit = f"{head}/{tail}"
            rate, noun, last, amount = tail, head, draft.end, draft.value or 0
            token_rates = token_rates or draft.unit == "token/s"
        elif noun in _BYTES and draft.unit in _BYTES and "/" in text[last - 3 : last]:
            continue  # `819GB/s, 96기가 모델`: who writes the rate once writes it again
        elif rate == "s" and draft.unit in _BYTES and noun in _BYTES and (_is_as_much(text, draft, last, amount) if draft.unit == noun else _like_bytes(drafts[index - 1], draft)):
            draft.unit, last = f"{draft.unit}/s", draft.end
        elif draft.kind == "money" and rate in ("h", "Mtoken", "ktoken", *_ENERGIES) and _is_paid_in_all(text, draft, rate, last, amount):
            continue
        elif noun == "token" and draft.unit == noun and (draft.value or 0) > amount * _LIKE_RATES:
            continue  # `초당 60토큰을, 3만2천768토큰 문맥에서는`
        elif _counts_things(text, draft, noun):
            continue  # `초당 40장을 읽었다. 통신사가 500장을 샀다`
        elif rate and draft.unit == noun and not (noun == "piece" and text[draft.end - 1] != text[last - 1]) and (noun in _CARRIED or draft.kind == "money" or _listed(text, last, draft.start)):
            period = _OTHER_PERIOD.search(text, last, draft.start)
            draft.unit, last = f"{noun}/{_PERIODS[period[1]] if period else rate}", draft.end


def _counts_things(text: str, draft: Draft, noun: str) -> bool:
    """``초당 3만 장이었다. 카드 2,400장을 들여온다``, ``초당 40장을 읽었다. 통신사가 500장을 샀다``: so many that are named or handed over are no work."""
    if noun in ("piece", "image") and draft.unit in ("piece", noun) and text[draft.end - 1] == "장" and _CALLED_CARDS.search(text, max(0, draft.start - _NOUN_RIGHT_BEFORE), draft.start):
        return True
    return noun == "piece" and draft.unit == noun and _HANDED_OVER.match(text, draft.end) is not None


def _is_paid_in_all(text: str, draft: Draft, rate: str, last: int, amount: float) -> bool:
    """``saatte 2,2 dolar, 900 saat için 1.980 dolar``, ``kWh당 150원이라면 1년에 184만 원``, ``시간당 12달러니까 각각 290달러``: what a rate comes to."""
    much = (draft.value or 0) > amount * _LIKE_RATES and (rate in _ENERGIES or not _OTHER_PERIOD.search(text, last, draft.start))
    return much or _COMES_TO.search(text, last, draft.start) is not None


_COMES_TO = re.compile(r"(?:니까|이므로|므로|라서|곱하면)[ ,]+(?:[가-힣]+ )?(?:각각|총|모두|전부|합쳐)|[ ,](?:yani|böylece|dolayısıyla|buna göre|demek ki),? (?:[a-zçğıöşü]+ )?(?:sırasıyla|toplam(?:da)?) ")


def count_images(text: str, draft: Draft, noun: str, last: int) -> None:
    """``초당 58,400장, 이쪽은 49,100장``: the same sheets as before; ``H100 8장 시스템`` has so many cards."""
    if noun == "image" and draft.unit == "piece" and text[draft.end - 1] == text[last - 1] == "장" and not (_HANDED_OVER.match(text, draft.end) or _BUILT_IN.match(text, draft.end) or _is_of_cards(text, draft) or _CALLED_CARDS.search(text, max(0, draft.start - _NOUN_RIGHT_BEFORE), draft.start)):
        draft.unit = "image"


def _is_of_cards(text: str, draft: Draft) -> bool:
    """``N50 4장이 사내 시험에서``, ``B60 4장을 쓴 서버``: a few sheets right behind a name, with a case of their own, are cards; not ``L4 12장을 처리한다``."""
    few = 0 < (draft.value or 0) <= _MOST_CARDS and float(draft.value or 0).is_integer()
    return few and _NAMED_CARD.search(text, max(0, draft.start - 16), draft.start) is not None and _AS_CARDS.match(text, draft.end) is not None


_MOST_CARDS = 16
_NAMED_CARD = re.compile(r"[A-Z][A-Za-z]*-?[0-9]+[A-Za-z0-9]*(?:[ \u00a0](?:Ti|Super|XT|XTX|SXM|PCIe|NVL))?[ \u00a0]$")
_AS_CARDS = re.compile(r"(?:이|을|으로|를|의|짜리)[ \u00a0](?!(?:[가-힣]+[ \u00a0])?(?:처리|생성|그[려리린]|만들|만든|뽑|찍|분류|인식|출력|내[는놓]|냈|낸|낸다))")


def _like_bytes(before: Draft, draft: Draft) -> bool:
    """``saniyede 1,2 terabayt, geçen nesilde 820 gigabayt``: amounts of like size beside each other."""
    if not before.value or not draft.value or not before.unit:
        return False
    ratio = draft.value * _BYTES.get(draft.unit or "", 0) / (before.value * _BYTES.get(before.unit.partition("/")[0], 1))
    return 1 / _LIKE_BYTES <= ratio <= _LIKE_BYTES


def _has_become(drafts: list[Draft], index: int, noun: str, amount: float) -> bool:
    """``초당 43만 7,500토큰이었다. 56만 토큰으로 28% 뛰었다``: whether an amount is just so much more or less than the rate before it as the percentage behind it says."""
    draft, following = drafts[index], drafts[index + 1] if index + 1 < len(drafts) else None
    if following is None or following.unit != "percent" or following.start - draft.end > _BY_SO_MUCH or draft.unit != noun or not amount or not draft.value or not following.value:
        return False
    return abs(abs(draft.value / amount - 1) - following.value / 100) <= _ROUNDED


_BY_SO_MUCH, _ROUNDED = 16, 0.006  # characters to the percentage; of rounding


def _is_as_much(text: str, draft: Draft, last: int, amount: float) -> bool:
    """``초당 2.4TB로, 전작의 1.2TB에서``, ``saniyede 2,4 TB; öncekinin 1,2 TB'ından``: as much in a second, where no word tells of what something holds."""
    like = amount > 0 and 1 / _LIKE_BYTES <= (draft.value or 0) / amount <= _LIKE_BYTES
    return like and not _HOLDS.search(text, last, draft.start) and not _HELD_BEHIND.match(text, draft.end)


_HOLDS = re.compile(r"(?:메모리|버퍼|램|RAM|HBM\w*|GDDR\w*)(?!(?:[ \u00a0]?인터페이스)?(?:의|는|은)?[ \u00a0]?(?:대역폭|속도))|용량|저장|디스크|SSD|캐시|파일|모델|데이터|[bB]elle[kğ](?![a-zçğıöşü]*[ \u00a0]bant)|[kK]apasite|[dD]epolama|[dD]isk|[öÖ]nbelle|[dD]osya|[mM]odel|[vV]eri(?![ \u00a0]yol)")
_HELD_BEHIND = re.compile(r"(?:짜리|급|용량|['’]?l[ıiuü]k)?[ \u00a0]?(?:의[ \u00a0])?(?:메모리(?![ \u00a0]?대역폭)|램|VRAM|RAM|HBM|GDDR|SSD|캐시|파일|모델|데이터|용량|[bB]elle[kğ](?![a-zçğıöşü]*[ \u00a0]bant)|[kK]apasite|[dD]epolama|[dD]osya|[mM]odel|[vV]eri)|(?:짜리|을[ \u00a0](?:얹|담|탑재|달|갖)|를[ \u00a0](?:얹|담|탑재|달|갖))")


def repeat_units(text: str, drafts: list[Draft], bare: list[int]) -> None:
    """``3만 장`` named once, ``3만`` later means the same: a large bare number takes the unit that it has elsewhere."""
    left = [draft for draft in map(drafts.__getitem__, bare) if draft.rule in _WITHOUT_UNIT]
    if not left:
        return
    known = {d.value: d for d in drafts if d.kind == "quantity" and d.unit and d.rule == "unit" and d.value and d.value >= 1000}
    for draft in left:
        if draft.value in known and not GPU_NUMBER.fullmatch(str(draft.value)):
            draft.kind, draft.unit, draft.rule = "quantity", known[draft.value].unit, "repeated"
    for before, draft in pairwise(drafts):  # `hız 1.840'tan 1.693'e düştü`: the way from it ends in its unit
        if before.rule == "repeated" and draft in left and draft.rule in _WITHOUT_UNIT and draft.unit is None and _FROM_TO.fullmatch(text, before.end, draft.start):
            draft.unit, draft.rule = before.unit, "repeated"


_OTHER_NAMED = 36
_GOES_ON = re.compile(r"(?:고|며|지만|으나),? | ve |[;.] ")
_COMPARED = re.compile(r"\)(?:의|보다|와|과)[ \u00a0]|\)['’]?[a-zçğıöşü]{1,4}[ \u00a0](?:iki|üç|dört|[0-9][0-9,]*)[ \u00a0]kat")  # `초당 12GB로, 지난해 제품인 DX6(6GB)의 두 배`


def _same_measure(text: str, drafts: list[Draft], index: int, noun: str, last: int) -> bool:
    """Whether a figure of a later sentence in the paragraph measures the same thing: same noun and counter, like magnitude."""
    draft = drafts[index]
    if draft.unit != noun or noun not in _MEASURED_AGAIN or "\n" in text[last : draft.start] or draft.in_words:
        return False
    before = next((d for d in reversed(drafts[:index]) if d.end == last), None)
    if before is None or not before.value or not draft.value or text[before.end - 1] != text[draft.end - 1]:
        return False
    return 0.1 <= draft.value / before.value <= 10


def _listed(text: str, last: int, start: int) -> bool:
    """Whether a figure follows another closely enough to share its rate: in a list, or in brackets (``초당 1.79TB로 전작(1.01TB)``)."""
    gap = text[last:start]
    return len(gap) <= 3 or (len(gap) <= 12 and gap.endswith("(")) or (len(gap) <= _OTHER_NAMED and gap.endswith("(") and _COMPARED.match(text, text.find(")", start)) is not None and not _GOES_ON.search(gap))
