"""Whose measure a value is so many times of, or a part of."""

from __future__ import annotations

import re

from pipeline.extract.comparators.changes import PERCENTAGES, arrives_at_level
from pipeline.extract.comparators.measures import WHOLE
from pipeline.extract.comparators.rivals import is_half_of_them, named_rival
from pipeline.extract.context import VARIANT, Bound, Context, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, THINGS, Page, Reading
from schemas.records import Figure

_OWNED_RATIO_KO = re.compile(r"의 ?(?:약 |거의 |무려 |최대 |딱 |꼭 |정확히 )?$")
_OWNED_RATIO_TR = re.compile(r"['’]?n?[iuü]n (?:ise |de |da )?(?:\([^()]{1,24}\) )?(?:yaklaşik |neredeyse |tam |aşaği yukari |ancak |yalnizca |sadece |en fazla |en az |kabaca )?$")
_SAID_OF_IT = re.compile(r"(?: oraninda| kadar)?(?: daha)? (?!performans)[a-zçğöşü]+ (?:ol|kal|çalis|çaliş)[a-zçğöşü]*(?:[ae]c[ae][ğk]|[dt][iuü][ğk]|m[ae]s)[iuü]")
_MEASURED_THEN = re.compile(r"^[^.;]{0,24}?(?:보다|대비|비해|göre|kiyasla|nazaran|[dt][ae]n daha)")


_TOPIC_BETWEEN = re.compile(r"[가-힣][은는] ")
_NEXT_WORD = 4  # code points into a figure by which a word before it is known (``2분기의 두 배``)


def owned_ratio(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``람다의 3.7배``, ``TPU v4'ün 2,7 katı``: the owner of a ratio is what it is measured against."""
    if figure.unit not in ("x", "percent"):
        return None
    ending = _OWNED_RATIO_KO if page.grammar.code == "ko" else _OWNED_RATIO_TR
    for named in reversed(reading.names):
        if named.end <= figure.start and figure.start - named.end <= 24 and named.type != "person":
            gap = page.folded[named.end : figure.start]
            if _TOPIC_BETWEEN.search(gap) or _OF_THAT.search(gap) or page.grammar.unnamed_rival.search(page.folded, named.end, figure.end):
                return None  # `G700의 가격은 경쟁 제품의 절반`
            if page.grammar.previous.search(page.folded, named.end, figure.start + _NEXT_WORD) or page.grammar.expectation.search(gap) or page.grammar.rate_of_change.match(page.folded, figure.end):
                return None
            if page.grammar.code == "tr" and _SAID_OF_IT.match(page.folded, figure.end):
                return None  # `Orbit-4'ün iki kat hızlı olacağını`: what it will be, no part of it
            if ending.search(gap) and named.role in ("genitive", "comparator", "bare", "maker") and len(gap) <= 24:
                return bound(named, 0.85, "owned_ratio")
            return None
    return None


_OF_THAT = re.compile(r"(?<![a-zçğöşü])(?:bunun|onun|ötekinin|öbürünün|diğerinin)(?: (?:yaklaşik|tam|neredeyse))? $|(?:그|이|그것의|이것의) $")  # `n150'nin belleği bunun yarısı`: of what was told before, which the owner has so much of


MATCHED = "matched_for_part"  # whose performance is had for a part of what it takes


def matched_for_part(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``H100'ün performansını onun gücünün yarısıyla``, ``H100의 성능을 절반의 전력으로``: what has that performance is what the part is of, not what is told of."""
    if figure.unit not in ("x", "percent") or not 0 < (figure.value or 0) < (1 if figure.unit == "x" else WHOLE):
        return None
    before, behind = (_MATCHED_KO, _WITH_KO) if page.grammar.code == "ko" else (_MATCHED_TR, _WITH_TR)
    if not behind.match(page.folded, figure.end, reading.end):
        return None
    named = next((n for n in reversed(reading.names) if n.end <= figure.start and n.type in THINGS and before.fullmatch(page.folded, n.end, figure.start)), None)
    return bound(named, 0.8, MATCHED) if named else None


_MATCHED_TR = re.compile(r"['’]?n?[iuü]n (?:performans|başarim|hiz|verim|çikti|sonuç|sonuc|işlem gücü)[a-zçğöşü]*n?[iuü] (?:onun |onunkinin )?(?:(?:güc|enerji|elektri|tüketim|fiyat|maliyet|bedel|watt?)[a-zçğöşü]*n[iuü]n |yaklaşik |neredeyse |sadece |yalnizca )*")
_WITH_TR = re.compile(r"['’]?(?:[iuü]|s[iuü])?y?l[ae](?![a-zçğöşü])|['’]?(?:[iuü]|s[iuü])?n[ae](?= (?:sun|ver|sağla))|['’]?s?[iuü] (?:güç|enerji|fiyat|maliyet)(?:l?e|la)(?![a-zçğöşü])| (?:güç|enerji|fiyat|maliyet)l?[ae](?![a-zçğöşü])")
_MATCHED_KO = re.compile(r"의 (?:성능|속도|처리량|결과)(?:을|를|만큼을)? (?:(?:그것의|그|약|단|고작|겨우|단지) )*")
_WITH_KO = re.compile(r"(?:도 안 ?되는|의|에 불과한)? ?(?:전력|소비 ?전력|에너지|전기|가격|값|비용)(?:만)?(?:으로|로|에)(?![가-힣])")


def format_owner(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``이때 속도는 INT8의 4분의 1``, ``hız INT8'in dörtte biri``: a thing in one format of numbers stands against itself in another."""
    owner = _FORMAT_OWNS.search(page.folded, max(reading.start, figure.start - 20), figure.start) if figure.unit in ("x", "percent") else None
    return Bound(page.text[owner.start(1) : owner.end(1)], None, owner.start(1), owner.end(1), 0.75, VARIANT) if owner else None


_FORMAT_OWNS = re.compile(r"(?<![a-z0-9])((?:nv|mx)?(?:fp|bf|int|tf)[0-9]{1,2})(?:의|['’]?n?[iuü]n) (?:약 |거의 |yaklaşik |neredeyse |tam )?(?:yüzde |% ?)?$")


def measured_rival(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``RTX 4090'daki 16.384 çekirdeğe göre üçte bir``: the rival's own measure carries the mark of comparison."""
    for other in reversed(reading.figures):
        if other.end <= figure.start and other.kind in ("quantity", "money", "percentage"):
            if not _MEASURED_THEN.search(page.folded, other.end, figure.start) and not page.grammar.so_much.fullmatch(page.folded, other.end, figure.start):
                return None
            owners = [n for n in reading.names if n.end <= other.start and n.type in THINGS and n.role in ("genitive", "locative", "bare", "subject", "topic")]
            return bound(owners[-1], 0.6, "measured_rival") if len(owners) > 0 else None
    return None


_DESCRIBES_IT = re.compile(r" ?(?:짜리|대의?|급)? |['’]?(?:l[iuü]k|y?[ae] sat[iı]lan) ")


def its_ratio(page: Page, reading: Reading, figure: Figure, context: Context) -> Bound | None:
    """``H100은 700W이니 그 절반이다``, ``H100은 700W다. 샛별은 그 절반이다``, ``900만 원짜리 A100이 부담이라면 그 40% 값인 샛별은``: of what has its own measure before, in the sentence or last of all."""
    if figure.unit not in ("x", "percent") or not page.grammar.its.search(page.folded, max(reading.start, figure.start - 24), figure.start):
        return None
    before = [n for n in reading.names if n.end <= figure.start and n.type in THINGS | MAKERS]
    if not before:
        formats = list(NUMBER_FORMAT.finditer(page.text, reading.start, figure.start))
        last = formats[-2] if len({one[0] for one in formats}) > 1 else None
        return Bound(last[0], None, *last.span(), 0.65, "its_ratio") if last else None  # `FP8 기준 1,280TFLOPS, BF16에서는 그 절반인`
    own = before[-1]
    if own.type in THINGS and any((own.end <= f.start and f.end <= figure.start) or (f.end <= own.start and _DESCRIBES_IT.fullmatch(page.folded, f.end, own.start)) for f in reading.figures if f.kind in MEASURES):
        return bound(own, 0.65, "its_ratio")
    others = [n for n in before if n.name != own.name]
    if others and own.role in ("topic", "subject"):
        return bound(others[-1], 0.65, "its_ratio")
    told = next((thing for _, thing, _ in reversed(context.measured) if thing.name != own.name), None)
    return Bound(told.name, told.entity, None, None, 0.55, "its_ratio") if told and own.role in ("topic", "subject") else None


NUMBER_FORMAT = re.compile(r"(?<![A-Za-z0-9])(?:NV|MX)?(?:FP|BF|INT|TF)[0-9]{1,2}(?![0-9])")


def becomes_part(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``가격을 L4의 60%로 낮췄다``, ``150W로 A100의 40%를 밑돈다``: of what a change has made it a part, or of what a verb bounds it as one."""
    told = figure.unit == "percent" and (arrives_at_level(page, reading, figure) or _BOUNDED.match(page.folded, figure.end))
    owner = owned_ratio(page, reading, figure) if told else None
    return owner if owner and owner.entity and owner.entity.type in THINGS else None


def ends_on_share(page: Page, reading: Reading, figure: Figure, share: re.Match[str], owner: Bound) -> bool:
    """``매출 비중은 HBM의 64%.``: where nothing but the end of a sentence follows, a part of a kind, or by a share, is no ratio to it."""
    if share.end() > share.start():
        return False
    kind = owner.entity is not None and owner.entity.entity_id in CLASSES | COMPONENTS
    return kind or any(word.metric in PERCENTAGES for word in metric_words(page, reading.start, figure.start))


_BOUNDED = re.compile(r"(?:을|를) ?(?:살짝 |조금 |약간 |크게 |한참 )?(?:밑[도돌돈]|웃[도돌돈]|하회|상회|넘는|넘긴|넘었|넘어|못 넘)")


def set_beside(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """``H100 대비 60% 수준``: what a share is taken of, where its mark says no "more than"."""
    rival = named_rival(page, reading, figure, low, high)
    return rival if rival and rival.end is not None and rival.end <= figure.start and not page.grammar.than.match(page.folded, rival.end) else None


def shared_before(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``배치 1에서 A100의 64% 속도에 머물렀고, 배치 32에서도 71% 선이다``, ``yüzde 64'ü hızında kaldı, 32'de yüzde 71 düzeyinde``: what the percentage before it in its sentence is a part of, where no other name comes between."""
    before = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.kind in MEASURES and f.unit == "percent"), None)
    owner = owned_ratio(page, reading, before) if before and page.grammar.share_of.match(page.folded, before.end) else None
    if owner is None or before is None or any(before.end <= n.start < figure.start and n.type in THINGS | MAKERS for n in reading.names):
        return None
    return Bound(owner.name, owner.entity, None, None, 0.65, "its_ratio")


def common_owner(page: Page, figure: Figure, low: int) -> Bound | None:
    """``diğer sağlayıcıların iki katı``: a common noun that owns a ratio right before it."""
    match = page.grammar.raw_owner.search(page.folded, low, figure.start) if figure.unit == "x" and page.grammar.code == "tr" else None
    if match and is_half_of_them(page, figure):
        return None
    return Bound(page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.6, "raw_rival") if match else None


def multiplies_setting(page: Page, reading: Reading, figure: Figure) -> bool:
    """``istek sayısını dörde katlamak bunu değiştirmiyor``, ``배치 크기를 네 배로 키워도``: by how much a setting is raised, which says nothing of what is measured."""
    if figure.unit != "x":
        return False
    before, behind = (_SETTING_KO, _IF_RAISED_KO) if page.grammar.code == "ko" else (_SETTING_TR, _IF_RAISED_TR)
    return before.search(page.folded, reading.start, figure.start) is not None and behind.match(page.folded, figure.start) is not None


_SETTING_KO = re.compile(r"(?:요청|배치|동시 ?접속|사용자|스레드|워커|문맥|입력|출력)(?: ?(?:수|크기|길이|개수|규모))?[를을] (?:약 )?$")
_IF_RAISED_KO = re.compile(r"[^,.;\n]{1,8}?(?:으?로)? ?(?:늘려|늘리|키워|키우|높여|높이|올려|올리|줄여|줄이)(?:도|면|고|니|는|어도)")
_SETTING_TR = re.compile(r"(?:istek|kullanici|parti|yiğin|iş parçaciği|bağlam|girdi|çikti)(?: (?:sayi|boyut|uzunlu[kğ]|büyüklü[kğ])[a-zçğöşü]*|[a-zçğöşü]*)n[iuü] (?:yaklaşik )?$")
_IF_RAISED_TR = re.compile(r"[^,.;\n]{1,20}?(?:katla|çikar|artir|düşür|indir)(?:mak|mek|y[iuü]nca|[iuü]nca|d[iuü]ğ|t[iuü]ğ|s[ae]k|[iuü]rsa|rs[ae])")
