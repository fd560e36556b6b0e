"""Speakers named at the heads of lines: posts of a thread, turns of a transcript. A label holds until the next one."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from pipeline.extract.context import Bound
from pipeline.extract.conversation import interviewee, named_in_full
from pipeline.extract.reading import Page
from pipeline.lexicon import fold

FEWEST = 2  # labels of one shape, or of one name, before they are speakers and not run-in headings
_LEAD = r"[ \t>|└┗ㄴ↳⤷→◆◇■●▶▷▲△–·-]*(?:[(\[]\d{1,2}:\d{2}(?::\d{2})?[)\]] ?)?"
_BOLD = re.compile(rf"{_LEAD}\*\*(?P<name>[^*\n:：?!.]{{1,40}}(?:\.[^*\n:：?!.]{{0,30}}){{0,2}})(?P<colon>[:：]?)\*\*(?P<after>[:：]?)(?P<rest>[^\n]*)")
_META = re.compile(r" *(?:\([^)\n]{1,40}\))? *(?:[·|—–-] *[^.!?\n]{1,30}(?:\.\d{2,4})?[^.!?\n]{0,30}|님이 [^.\n]{2,20}(?:열었습니다|작성|썼습니다)[^\n]{0,20})*")
_TREE = re.compile(r"[ \t]*[└┗ㄴ↳⤷]+ *(?P<name>[^\s.!?:*\[\]][^.!?:*\n\[\]]{1,19})")
_REPLY = re.compile(r"[ \t]*(?:[└┗ㄴ↳⤷]+ *(?:(?:답글|대댓글|답변|[Cc]evap|[Yy]anıt) +(?=[^\s:：]))?(?P<tree>[^\s.!?:：*\[\]└┗][^.!?:：*\n\[\]]{0,19}?)|(?:댓글|덧글|답글|대댓글|답변|[Cc]evap|[Yy]anıt|[Yy]orum) ?[(\[](?P<kind>[^)\]\n:：]{2,20})[)\]]) ?[:：] +\S[^\n]*")  # `└ 모래성: …`, `Yorum (kirpi): …`
_BRACKET = re.compile(r"[ \t]*(?P<tree>[└┗ㄴ↳⤷]*) *\[(?P<name>[^\]/\n]{2,20})\] [^\n]+")
_HONOURED = re.compile(r"[ \t]*[◆◇■●▶▷▲△>#]+ *(?P<name>[^\s.!?:*][^.!?:*\n]{1,15}?) ?님")
_STARS = re.compile(
    r"[ \t>|·•*-]*(?=[^ \n]*[★⭐])(?:[★☆⭐✩]\ufe0f? ?){3,5}(?:\(?[0-5](?:[.,]\d)?(?:/5)?\)?)? *[|·–—:-]? ?(?P<name>[^\s|(:“\"–—]{2,20}(?: [A-ZÇĞİÖŞÜ][^\s|(:“\"–—]{0,19})?)(?P<bought> *\([^)\n]{1,40}\))?(?P<rest> *[|·:–—-] ?[^\n]+)?"
)  # `★★★★☆ 밤톨이 (단품 구매)`, `★★★☆☆ Derya K. (doğrulanmış alıcı) – "…"`: who a review is by
_REVIEWS = re.compile(r"후기|리뷰|구매평|상품평|사용평|yorum|değerlendirme|kullanici görüş")
_PRAISE = re.compile(r".*(?:[다요음함임죠]|[!?.])|(?:평점|별점|총점|평균|종합|성능|가격|소음|디자인|가성비|품질|배송|puan|ortalama|performans|fiyat|kalite|genel)[a-zçğöşü]*")
_COMMENTS = re.compile(r"댓글|덧글|답글|yorum(?:lar)?(?![a-zçğöşü])")
_ASKER = re.compile(r"(?:.* )?(?:기자|진행자?|사회자?|질문|문|q|s|soru|moderatör|sunucu|operatör|spiker|muhabir|editör)")
_ANSWERS = re.compile(r"a|c|답|답변|yanit|cevap")
_VERB = re.compile(r" (?:sordu|ekledi|yazdi|dedi|yanitladi|cevapladi)$")
_AUTHOR = re.compile(r"(?:글쓴이|작성자|질문자|op)$")
_OPENS = re.compile(r"조회|님이|okunma|görüntülenme")
_NUMBERED = re.compile(r"(?:답변|답글|댓글|덧글|질문|글|[Cc]evap|[Yy]anıt|[Yy]orum|[Mm]esaj|[Ss]oru) ?#?\d{0,3}")  # what a post is, its poster behind it
_POST = re.compile(
    r"(?:댓글|덧글|답변|답글|[Cc]evap|[Yy]anıt|[Yy]orum|[Mm]esaj) ?#?\d{1,3} ?[-–—:·|] ?(?P<kind>[^\s:·|(]{2,20})(?: *[(·|•—–-][^.!?\n]{0,40})?"
    r"|(?:댓글|덧글|답변|답글|[Cc]evap|[Yy]anıt|[Yy]orum|[Mm]esaj) ?#?\d{1,3} ?[(\[](?P<within>[^)\]\n:·|]{2,20})[)\]](?: *[(·|•—–✔✓-][^.!?\n]{0,40})?"
    r"|\[(?:댓글|덧글|답변|답글|[Cc]evap|[Yy]anıt|[Yy]orum|[Mm]esaj) ?#?\d{0,3}\] ?[-–—:·|]? ?(?P<boxed>[^\s:·|(]{2,20})(?: *[(·|•—–-][^.!?\n]{0,40})?"
    r"|(?:#\d{1,4}|\[\d{1,4}\]) (?P<number>[^\s:·|(•]{2,20}) *[(·|•—–-] ?[^!?\n]{0,30}\d{1,2}[:.]\d{2}[^!?\n]{0,10}"
)  # `댓글 1 - 모래성`, `답변 3 (모래성)`, `[답변 1] 모래성 (채택)`, `#2 kirpi • 12.01.2026 14:33`: the head of a post, its poster named in it
_PLAIN = re.compile(r"(?P<name>[^\s.!?:：*\[\]|(>](?:[^.!?:：*\n\[\]|]|\.(?=\w)){1,19}) ?[:：] +\S[^\n]*")  # `모래성: 다들 고맙습니다. …`
_NICK = re.compile(r" *[·|—–-] *(?P<name>[^\s·|—–✔✓(]{2,20})")
LONGEST_META = 30  # code points behind a reviewer's name that only say when and where, and are no review
_NOT_NAMES = re.compile(r"\d+[.)]|.*(?:첫째|둘째|셋째|결론|정리|요약|주의|참고|추가|장점|단점|결과|haber|not|güncelleme|özet|sonuç|artilar|eksiler)$")


@dataclass(frozen=True, slots=True)
class Turn:
    """From a label on. ``speaker`` is None where nobody is named who could be a source: a questioner, a thread's own author."""

    start: int
    speaker: Bound | None


@dataclass(frozen=True, slots=True)
class _Label:
    start: int
    name: str
    shape: str  # "colon", "meta", "alone", "inline", "tree", "bracket", "honoured", "stars", "plain"
    one_line: bool = False  # whether all of its post stands behind it in the line
    opens: bool = False  # whether it heads the article itself: views are counted behind it


@dataclass(frozen=True, slots=True)
class Turns:
    """The labelled turns of a document, in order."""

    turns: tuple[Turn, ...]
    starts: tuple[int, ...]

    def at(self, offset: int) -> Turn | None:
        """The turn that holds ``offset``; None before the first label."""
        index = bisect_right(self.starts, offset) - 1
        return self.turns[index] if index >= 0 else None


def find_turns(page: Page) -> Turns:
    """All turns whose label names a speaker."""
    labels = list(_trusted(page, list(_labels(page))))
    longer = [label.name for label in labels]
    authors = {fold(label.name) for label in labels if label.opens} | {fold(name) for name in (page.document.article.byline or "").split(", ")}
    turns = [Turn(label.start, None if fold(label.name) in authors else _speaker(page, label.name, longer)) for label in labels]
    turns += [Turn(_end_of_reviews(page, label, labels), None) for label in labels if label.shape == "stars" and not label.one_line]
    turns += [Turn(end, None) for label in labels if label.one_line and (end := page.text.find("\n\n", label.start)) > 0]
    if turns:
        turns += [Turn(block.start, None) for block in page.document.article.blocks if _breaks_off(page, block.kind, block.start) and block.start > turns[0].start]
    turns.sort(key=lambda turn: turn.start)
    return Turns(tuple(turns), tuple(turn.start for turn in turns))


def _end_of_reviews(page: Page, label: _Label, labels: list[_Label]) -> int:
    """Where the next heading stands that is not the head of another review itself."""
    heads = {other.start for other in labels}
    return next((b.start for b in page.document.article.blocks if b.start > label.start and b.start not in heads and (b.kind in ("heading", "chrome") or _TITLE.fullmatch(page.text, b.start, b.end))), len(page.text))


_TITLE = re.compile(r"[^\n.!?…:★☆0-9]{2,20}\s*")  # a line of its own that is no sentence: `배송 안내`


def _breaks_off(page: Page, kind: str, start: int) -> bool:
    """Whether a block ends what a speaker says: a Markdown heading, a question of its own line."""
    return kind == "question" or (kind == "heading" and page.text[start : start + 1] == "#")


def _labels(page: Page) -> Iterator[_Label]:
    start = 0
    for line in page.text.splitlines(keepends=True):
        label = _label(line.rstrip(), start)
        if label and not _NOT_NAMES.match(fold(label.name)):
            yield label
        start += len(line)


def _label(line: str, start: int) -> _Label | None:
    """The label at the head of a line, by its shape."""
    if bold := _BOLD.fullmatch(line):
        rest = bold["rest"]
        colon = bold["colon"] or bold["after"]
        shape = "colon" if colon and rest else "alone" if not rest.strip() else "meta" if _META.fullmatch(rest) else "inline"
        named = _NUMBERED.fullmatch(bold["name"]) and _NICK.match(rest)
        return _Label(start, _bare(named["name"] if named else bold["name"]), shape, opens=shape == "meta" and bool(_OPENS.search(fold(rest)))) if len(bold["name"].split()) <= 5 else None
    if post := _POST.fullmatch(line.strip()):
        return _Label(start, _bare(post["kind"] or post["within"] or post["boxed"] or post["number"]), "meta")
    if (stars := _STARS.fullmatch(line)) and not (_PRAISE.fullmatch(fold(stars["name"])) and not stars["bought"]):
        return _Label(start, _bare(stars["name"]), "stars", one_line=bool(stars["rest"] and len(stars["rest"]) > LONGEST_META))
    if reply := _REPLY.fullmatch(line):
        return _Label(start, _bare(reply["tree"] or reply["kind"]), "tree")
    for shape, pattern in (("tree", _TREE), ("honoured", _HONOURED), ("bracket", _BRACKET)):
        if match := pattern.fullmatch(line):
            return _Label(start, _bare(match["name"]), "tree" if match.groupdict().get("tree") else shape, one_line=shape == "bracket")
    plain = _PLAIN.fullmatch(line)
    return _Label(start, _bare(plain["name"]), "plain") if plain else None


def _bare(name: str) -> str:
    """A label without brackets, honorific and verb, the letter before it (``A. 파란카드``) and the mark behind it (``지영은.``)."""
    name = re.sub(r" ?\([^)]*\)?", "", name).strip()
    name = re.sub(r"^[AaQq][.)] (?=\S)|[.|,]$", "", name).strip()
    name = name[: len(name) - len(verb[0])] if (verb := _VERB.search(fold(name))) else name
    return re.sub(r" ?님$", "", name).strip()


def _trusted(page: Page, labels: list[_Label]) -> Iterator[_Label]:
    """Labels that are speakers: by a shape that only posts have, by coming back, or by a person's name."""
    shapes, names = Counter(label.shape for label in labels), Counter(_key(label) for label in labels)
    comments = found.start() if (found := _COMMENTS.search(page.folded)) else len(page.text)
    reviews = found.start() if (found := _REVIEWS.search(page.folded)) else len(page.text)
    posts = {_key(label) for label in labels if label.shape in ("meta", "tree")} if shapes["meta"] + shapes["tree"] >= FEWEST else frozenset()
    thread = _is_thread(page, labels)
    transcript = sum(1 for label in labels if label.shape in ("colon", "inline") and names[_key(label)] >= FEWEST) > FEWEST
    for label in labels:
        name = _key(label)
        back = names[name] >= FEWEST or name in posts
        if (
            (label.shape == "tree")
            or (label.shape == "stars" and label.start > reviews)
            or (label.shape == "bracket" and label.start > comments and shapes["bracket"] + shapes["tree"] >= FEWEST)
            or (label.shape in ("meta", "honoured") and shapes[label.shape] >= FEWEST)
            or (label.shape in ("alone", "meta") and back and posts)
            or (label.shape == "plain" and (name in posts or thread))
            or (label.shape in ("colon", "inline") and ((transcript and (back or label.shape == "colon")) or name in posts))
        ):
            yield label


def _is_thread(page: Page, labels: list[_Label]) -> bool:
    """``demirci_usta: …``, ``kirpi: …``: whether most paragraphs from the first such line on open with a nickname, two of which come back."""
    plain = [label for label in labels if label.shape == "plain" and " " not in label.name]
    names = Counter(_key(label) for label in plain)
    if len(plain) < _THREAD or sum(1 for count in names.values() if count >= FEWEST) < FEWEST:
        return False
    paragraphs = [b for b in page.document.article.blocks if b.start >= plain[0].start and b.kind not in ("chrome", "date", "byline")]
    return len(plain) * 4 >= len(paragraphs) * 3 and not any(b.kind == "question" for b in paragraphs)


_THREAD = 5  # lines that open with a nickname, at least


def _key(label: _Label) -> str:
    """What a label has in common with a shorter one for the same speaker: the last word, before a colon."""
    name = fold(label.name)
    return name.split()[-1] if label.shape == "colon" and name else name


def _speaker(page: Page, name: str, longer: list[str]) -> Bound | None:
    """The person of the document whose name a label is or shortens, else the label itself."""
    wanted = fold(name)
    if _ASKER.fullmatch(wanted) or _AUTHOR.search(wanted) or not wanted:
        return None
    if _ANSWERS.fullmatch(wanted):
        return interviewee(page)
    for entity in page.entities.values():
        if entity.type == "person" and wanted in (fold(entity.name), *map(fold, entity.aliases), fold(entity.name).split()[-1]):
            return Bound(entity.name, entity, None, None, 0.9, "label")
    if person := named_in_full(page, name):
        return Bound(person.name, person, None, None, 0.85, "label")
    full = next((other for other in longer if len(other) > len(name) and fold(other).split()[-1] == wanted), name)
    return Bound(full, None, None, None, 0.8, "label")
