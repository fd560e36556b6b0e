"""What can be no subject, though it stands where subjects stand: pronouns, adverbs, words for what is measured, places where something is measured, events,
number formats and manufacturing processes.

A candidate that is unfit gives way to the next best one; only where nothing else is left does it stay.
"""

from __future__ import annotations

import re
from functools import lru_cache

from pipeline.extract import coined
from pipeline.extract.context import Bound
from pipeline.extract.designators import is_quantised
from pipeline.extract.metrics import metric_words
from pipeline.extract.ranking import GROUP_OF
from pipeline.extract.reading import Page, asked_once
from pipeline.languages.korean.places import PLACES
from pipeline.languages.turkish import words as turkish_words
from pipeline.lexicon import fold

_KO_EMPTY = re.compile(
    r"(?:우리|저희|그들|이들|저들|여러분|당신|아무|여기|거기|저기|이곳|그곳|저곳|이것|그것|저것|이거|그거|스스로|자신|서로|모두|전부|각각|고작|겨우|무려|불과|거의|대략|대체로|보통|대개|흔히|"
    r"현재|당시|최근|지금|오늘|어제|내일|이번에|실제로|홀로|이날|그날|그때|이때|글로벌|(?:전 ?)?세계|전체|평균|합계|총합)(?: ?(?:쪽|팀|들|가운데))?"
)
_TR_EMPTY = re.compile(
    r"(?:bu|şu|o|biz|siz|ben|sen|bun|şun|on|kendi|kendisi|kendileri|herkes|hepsi|biri|birisi|bazilari|çoğu|kimse|burasi|orasi|şurasi|bura|ora|yeni|eski|ilk|son|ancak|sadece|yalnizca|toplam|toplamda|ortalama|henüz|bugün|şimdi|dünya(?: geneli| çapi)?|diğer|diğeri|diğerleri|kalan|kalani|yaklaşik)"
    r"(?:l[ae]r)?(?:n[iıuü]n|n?[dt][ae]n?|[nyi]?[ae]|[nyi]?[iıuü])?"
)
_MEASURES = re.compile(r"(?:mtbf|mttf|tdp|tgp|tbp|pue|wue|tbw|dwpd|iops|ttft|tpot|tps|fps|ipc|ppa|ber|snr|msrp|roi|tco|cagr|eps|per|pbr|ebitda|mape|mae|rmse|map|wer|mmlu|psnr|ssim|f1)(?: (?:점수|값|değeri|skoru|puani))?")
NAMES = 4096  # that are asked about again and again, for each figure that they may be the subject of
_SCORE = re.compile(r"(?:(?:roc-?|pr-?)?auc|auroc|ndcg(?:@[0-9]+)?|mrr|ctr|cvr|logloss|perplexity|bleu|rouge(?:-l)?)(?: (?:점수|값|değeri|skoru))?")  # that a model reaches
_PART = re.compile(r"임베딩(?: (?:테이블|벡터))?|가중치|옵티마이저|그래디언트|활성값|(?:gömme|ağirlik|gradyan|eniyileyici|aktivasyon)(?:l[ae]r)?(?: (?:tablo|vektör)l[ae]ri)?")  # of a model
_FORMAT = re.compile(r"(?:(?:nv|mx)?(?:fp|bf|int|uint|bfloat|float)[ -]?(?:4|6|8|16|32|64)|tf32|w[0-9]{1,2}a[0-9]{1,2}|q[2-8]_[a-z0-9_]+|e[2-5]m[1-4])(?: ?(?:양자화|정밀도|연산|모드|형식|방식|nicemleme|hassasiyet|biçim|format|mod)[ıiuün]*)?", re.IGNORECASE)
_EVENT = re.compile(r"(?:^|[ 가-힣])(?:서밋|컨퍼런스|콘퍼런스|포럼|심포지엄|학술대회|박람회|전시회|토론회|세미나|간담회|설명회|공청회)$|(?:^| )(?:zirvesi?|konferansi?|fuari?|sempozyumu?|kongresi?|çaliştayi?|forumu?|festivali?|paneli|buluşmasi|summit|conference|expo|symposium)$")
_PHASE = re.compile(r"(?:프리필링?|디코드|디코딩|prefill|decode|ön ?doldurma)(?: ?(?:단계|구간|과정|작업|속도|성능|aşamasi|fazi|bölümü))?")  # of what a model does with a prompt
_ASKED = re.compile(r"[가-힣]{1,4}(?:인가|일까|는가|을까)|m[iıuü](?:dir|sin|yiz)?")  # ``약인가 독인가``
_STRUCTURE = re.compile(r"(?:soru|cevap|madde|tablo|şekil|bölüm|ek|질문|답변|답|문항|표|그림|부록|제) ?[-.]?[0-9]{0,3}(?:항|조|장)?")
_FIELD = re.compile(r"(?:s?llm|vlm|ai|인공지능|생성형 ?ai|언어 ?모델|거대언어모델|yapay zeka|üretken yapay zeka|(?:büyük )?dil model[a-z]{0,7})|(?:ilk|son|yeni|eski|önceki|sonraki) sürüm[a-zçğöşü]{0,6}|(?:첫|이전|최신|초기|새) ?버전")  # of work, and of software
_ROUND = re.compile(r"(?:pre-?)?[a-h] seri(?:si)?(?: (?:tur|yatirim))?|시리즈 ?[a-h]|프리 ?[a-h]|시드(?: 투자)?|tohum(?: turu)?")  # of an investment
_PROCESS = re.compile(r"(?:[A-Z]{1,2}\d{1,2}[A-Z+]{0,2}|\d{1,2}[A-Z]{1,3}\+{0,2}|\d{1,2} ?(?:나노|nm))")
_PROCESS_WORD = re.compile(r"(?:['’]?[a-zçğıöşü]*)? ?(?:공정|노드|process|node|süre[cç]|düğüm|üretim)")
_FOUNDRY = re.compile(r"(?:TSMC|Samsung|삼성(?:전자)?(?: 파운드리)?|Intel|인텔|SMIC|UMC|GlobalFoundries|글로벌파운드리스?|Rapidus|라피더스)(?:['’][a-z]+|의|nin)? $")
_OF_PRODUCTS = frozenset(
    "transistor_count core_count thread_count chip_count memory_capacity memory_bandwidth interconnect_bandwidth storage_capacity storage_bandwidth cache_size clock_frequency compute_performance throughput latency "
    "frame_rate benchmark_score data_rate bus_width lane_count batch_size power energy temperature die_area weight display_size refresh_rate boot_time load_time inference_time training_time execution_time".split()
)
_OF_EVENTS = frozenset({"participant_count", "visitor_count", "exhibitor_count", "attendance", "company_count", "session_count", "release_date", "announcement_date"})
_OF_SEGMENTS = frozenset({"market", "shared", "price", "event"})  # what a list of branches, goods or countries has under labels of common words
_HELD_IN_MARKETS = frozenset({"market_share", "rank"})
_MARKET = re.compile(r"시장$|(?:pazari?|piyasasi?)$")  # which holds no share of itself
_KO_LEADS = re.compile(r"(?:은|는|이|가)(?![가-힣])")
_LINE_HEAD = re.compile(r"(?:^|\n)[ \t\-•·*▶▷■□○●◦|]*$")
_VALUE_BEHIND = re.compile(r" ?[:：] ?(?:[^\W\d]+ ){0,3}[^\w\n]{0,2}\d")
_THING = re.compile(r"(?:칩|카드|서버|제품|모델|장비|기기|시스템|가속기|프로세서|메모리|보드|모듈|노트북|폰|컴퓨터|클러스터|랙|노드|라인|공장|센터|팬|펌프|어댑터|부문|사업부|본부|시장)$|^(?:kart|yonga|çip|işlemci|hizlandirici|sunucu|sistem|cihaz|ürün|model|modül|bilgisayar|makine|telefon|küme|bellek|ekran|disk|sürücü|fan|pompa|adaptör|kabin|düğüm|salon|merkez|birim|bölüm|segment|pazar|tesis|fabrika|hat|anahtar)")
_COMPOUNDED = re.compile(r"[ıiuü]$")
_SPOKEN_ABOUT = re.compile(r"에 (?:대해|대하여|관해)(?:서|선|서는)?[ ,]|[와과] 관련(?:해|하여)(?:서|선|서는)?[ ,]|['’]?[yn]?[ae] (?:ilişkin|dair) |['’]?y?l[ae] ilgili ")
CALLS = 2
_CALL = re.compile(r"[,!]")
_HEAD = re.compile(r"(?:^|[\n.!?…>:]|[.!?…] )[“\"'‘(—–-]? ?$")
_HOLDS = re.compile(r" ?\([^()]*")
_LAST_WORD = re.compile(r"(?<![^\W\d_])([^\W\d_]+) ?$")
_BASED = re.compile(r" (?:merkezli|kökenli|menşeli|çikişli)(?![a-zçğöşü])|에 (?:본사|기반|거점)[을를]? ?(?:둔|두고)|에 (?:위치|소재)한(?![가-힣])| 소재의? ")
"""Behind the place where somebody is: ``Santa Clara merkezli``, ``실리콘밸리에 본사를 둔``."""
_LOCATED = re.compile(r"['’]?(?:n?[dt][ae](?:ki|n)?|y?[ae])(?![a-zçğıöşü])|['’]")


@asked_once
def says_nothing(page: Page, start: int, end: int) -> bool:
    """``우리``, ``고작``, ``bunlar``: a pronoun or an adverb, ``매출``, ``MTBF``: what is measured, and not of what; ``임베딩``: a part of a model; ``Soru 2``: a part of the text; ``B serisi``: a round of investment; ``LLM``: a field of work; ``ilk sürüm``: a state of software."""
    words = page.folded[start:end]
    empty = _KO_EMPTY if page.grammar.code == "ko" else _TR_EMPTY
    if any(pattern.fullmatch(words) for pattern in (empty, _PHASE, _DELAY, _MEASURES, _SCORE, _PART, _STRUCTURE, _ROUND, _FIELD)):
        return True
    if any(word.start == start and word.end >= end for word in metric_words(page, start, max(end, _word_end(page.text, end)))):
        return True
    return is_called(page, start, end)


def is_no_workload(name: str) -> bool:
    """``프리필``, ``decode``: a phase of what a model does; ``독인가``: the end of a question: on neither is anything measured."""
    folded = fold(name)
    return bool(_PHASE.fullmatch(folded) or _ASKED.fullmatch(folded))


def is_called(page: Page, start: int, end: int) -> bool:
    """``선생님, 보세요. … 선생님, 값은요``, ``Ustam, …``: whoever is only ever called, at the head of sentences, is spoken to and not of."""
    if not _calls(page, start, end):
        return False
    places = [match.span() for match in re.finditer(re.escape(page.folded[start:end]), page.folded)]
    return len(places) >= CALLS and all(_calls(page, *place) for place in places)


def _calls(page: Page, start: int, end: int) -> bool:
    return _CALL.match(page.folded, end) is not None and _HEAD.search(page.folded, max(0, start - 4), start) is not None


def is_attribute(page: Page, start: int, end: int) -> bool:
    """``Hava akışı: en az 200 LFM``, ``무게: 1.2kg``: a label of common words at the head of its line, with a value behind it."""
    if not _LINE_HEAD.search(page.text, max(0, start - 8), start) or not _VALUE_BEHIND.match(page.text, end):
        return False
    words = page.folded[start:end].split()
    if _THING.search(words[-1]):
        return False  # `서버: 4kW`: what is measured, not a measure
    if page.grammar.code == "ko":
        return all(coined.is_common(word) for word in words)
    *first, last = words
    compound = bool(first) and page.text[end - len(last)].islower() and bool(_COMPOUNDED.search(last))  # `Hava akışı`
    return all(turkish_words.is_common(word) for word in first) and (compound or turkish_words.is_common(last))


@lru_cache(maxsize=NAMES)
def is_format(name: str) -> bool:
    """``FP16``, ``INT4 양자화``, ``Q4_K_M``: how numbers are stored."""
    return bool(_FORMAT.fullmatch(name))


def names_delay(name: str) -> bool:
    """``TTFT``, ``TTFT p99``, ``TPOT(ms)``, ``p95``: how long a served model takes, by its abbreviation or percentile, with the unit behind it."""
    return bool(_DELAY.fullmatch(fold(name)))


_DELAY = re.compile(r"(?:(?:ttft|tpot|itl|tbt)(?:[ -]?p\d{2}(?:[.,]9)?)?|p(?:50|75|9[059](?:[.,]9)?)(?:[ -]?(?:ttft|tpot|itl|tbt))?) ?(?:[(\[][^()\[\]]*[)\]])?")


def has_score(page: Page, low: int, at: int) -> bool:
    """``AUC는 0.8``, ``AUC 0,8``: whether a score stands as topic right before a figure at ``at``, so that what reached it is left out."""
    return bool(_SCORED.search(page.folded, low, at))


_SCORED = re.compile(rf"(?<![^\W\d_]){_SCORE.pattern}(?:은|는|이|가|['’]?(?:s?[iuü])?(?: ise)?)? (?:약 |yaklaşik )?$")


@lru_cache(maxsize=NAMES)
def _is_score(name: str) -> bool:
    """Whether a name is that of a score, and of nothing that has one."""
    return bool(_SCORE.fullmatch(fold(name)))


@lru_cache(maxsize=NAMES)
def is_event(name: str) -> bool:
    """``Yonga Zirvesi``, ``반도체 포럼``: where something was told or shown."""
    return bool(_EVENT.search(fold(name)))


def is_process(page: Page, start: int, end: int) -> bool:
    """``TSMC N4P``, ``N4P süreci``, ``18A 공정``: a process by the foundry before it or the noun behind it."""
    if not _PROCESS.fullmatch(page.text, start, end):
        return False
    return bool(_FOUNDRY.search(page.text, max(0, start - 24), start) or _PROCESS_WORD.match(page.folded, end))


def is_elsewhere(page: Page, start: int, end: int, at: int) -> bool:
    """``한국에서``, ``İstanbul'daki``: a place that is not itself what the figure at ``at`` is told of, as it is in ``미국은 26억 달러``, ``독일(41대)``."""
    words = page.folded[start:end]
    if end <= at and _HOLDS.fullmatch(page.folded, end, at):
        return False
    if page.grammar.code == "ko":
        return words in PLACES and not (end <= at and bool(_KO_LEADS.match(page.folded, end)))
    if not turkish_words.is_place(words) and words not in turkish_words.TOWNS:
        return False
    return end > at or "\n" in page.text[start:at] or bool(_LOCATED.match(page.text, end))


def place_before(page: Page, low: int, opened: int) -> tuple[int, int] | None:
    """``독일(``, ``Fransa (``: the country or town right before an offset; None where none stands there."""
    match = _LAST_WORD.search(page.folded, low, opened)
    if match is None:
        return None
    return match.span(1) if match[1] in (PLACES if page.grammar.code == "ko" else turkish_words.PLACES) else None


def is_spoken_about(page: Page, one: Bound) -> bool:
    """``감원설에 대해 회사 관계자는``, ``söylentilere ilişkin``: what somebody is asked about, in words that name nothing, is not what the figures told are of."""
    return one.entity is None and one.end is not None and bool(_SPOKEN_ABOUT.match(page.folded, one.end))


def is_unfit(page: Page, one: Bound, metric: str, at: int) -> bool:
    """Whether a candidate can be no subject of a figure at ``at`` that measures ``metric``."""
    if is_format(one.name) or _is_score(one.name) or (is_event(one.name) and metric not in _OF_EVENTS):
        return True
    if one.entity is not None or one.start is None or one.end is None:
        return False
    if is_quantised(page.text, one.start, one.end) or says_nothing(page, one.start, one.end) or is_elsewhere(page, one.start, one.end, at) or _BASED.match(page.folded, one.end):
        return True
    if metric in _HELD_IN_MARKETS and _MARKET.search(fold(one.name)):
        return True
    if GROUP_OF.get(metric) not in _OF_SEGMENTS and is_attribute(page, one.start, one.end):
        return True
    return metric in _OF_PRODUCTS and is_process(page, one.start, one.end)


def _word_end(text: str, at: int) -> int:
    while at < len(text) and text[at].isalnum():
        at += 1
    return at
