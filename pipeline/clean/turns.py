"""Questions and answers: who speaks in an interview, a round table, a forum thread."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from pipeline.clean.chrome import COMMENTER
from pipeline.clean.lines import Piece
from pipeline.clean.markdown import is_bold_line
from pipeline.languages.korean import page as korean
from pipeline.languages.turkish import page as turkish

_ASKS = f"{korean.QUESTIONS}|{turkish.QUESTIONS}"
_REPLIES = f"{korean.ANSWERS}|{turkish.ANSWERS}"
_MARKS = r"[\s*_<▲△▶▷―—–◆◇■□●○-]*"
_LETTER_TURN = re.compile(
    rf"{_MARKS}(?P<speaker>Q|A|S|C|{_ASKS}|{_REPLIES}|(?i:{turkish.QUESTIONS}|{turkish.ANSWERS}))\s?\d{{0,2}}\s?[.:：)](?:\*\*|__)?\s?\S"
)
_QUESTION_SPEAKER = re.compile(rf"(?i)(?:Q|S|{_ASKS})")
# A name and a colon at the head of a line: "▲ 한서진: 추론만 …", "KAAN TÜFEKÇİ: Şu anda …", "**Ayşe Kaya:** …".
_NAMED_TURN = re.compile(
    rf"{_MARKS}(?P<speaker>(?:[가-힣]{{2,4}}(?:\s?(?:기자|교수|대표|박사|사장|상무|전무|이사|연구원|본부장|팀장|CTO|CEO))?|[A-ZÇĞİÖŞÜ][\w.’']*(?:\s[A-ZÇĞİÖŞÜ][\w.’']*){{0,4}}))\s{{0,2}}[:：](?:\*\*|__)?\s\S"
)
_DASH_QUESTION = re.compile(r"[―—–◇◆▶▷-]\s?\S.*[?？][\"”’)]*")
_DASH_TURN = re.compile(r"[―—◇◆]\s?\S.*")
LONGEST_NOTE = 40
_NOTE = rf"(?:\s?\([^()]{{1,{LONGEST_NOTE}}}\)|\s?\[[^\[\]]{{1,{LONGEST_NOTE}}}\]){{0,2}}"  # what a header tells of the poster or the post beside the name
_POST_AUTHOR = re.compile(
    rf"@?(?P<speaker>[\w. -]{{2,30}}?){_NOTE}\s(?i:yazd[ıi]|yan[ıi]tlad[ıi]|cevaplad[ıi]|cevap (?:verdi|yazd[ıi])|yorumlad[ıi]|yorum yapt[ıi]|payla[şs]t[ıi]|dedi ki|şunu yazd[ıi]|wrote){_NOTE}\s?:"
    rf"|@?(?P<speaker2>[\w가-힣. -]{{2,30}}?){_NOTE}\s?님{_NOTE}(?:의|이 (?:쓴|남긴|작성한))?\s(?:글|댓글|답글|말){_NOTE}\s?:?"
)
LONGEST_POST_HEAD = 50  # characters of the header of a post beside its notes
_COMMENTS_HEAD = re.compile(r"(?i)[\s*_#=~·|\[(<-]*(?:댓글|덧글|답글|yorum(?:lar)?)\s*[\[(:]?\s*\d{0,4}\s*(?:개|건|adet)?[\s\])*_#=~·|>-]*")
FEWEST_TURNS = 3  # of one thread before a name and a colon is a turn and not a label


def mark_turns(pieces: Sequence[Piece]) -> None:
    _mark_letter_turns(pieces)
    _mark_named_turns(pieces)
    _mark_dash_questions(pieces)
    _mark_bold_questions(pieces)
    _mark_posts(pieces)
    _mark_comments(pieces)
    _carry_answers(pieces)


def _mark_letter_turns(pieces: Sequence[Piece]) -> None:
    """As "Q. …" / "A. …", "문: …", "SORU: …"; a lone "A." is no turn."""
    found = [
        (piece, match["speaker"])
        for piece in pieces
        if piece.kind in (None, "list_item", "quote") and (match := _LETTER_TURN.match(piece.text))
    ]
    asked = [item for item in found if _QUESTION_SPEAKER.fullmatch(item[1])]
    if not asked or len(found) < 2:
        return
    for piece, speaker in found:
        piece.kind = "question" if _QUESTION_SPEAKER.fullmatch(speaker) else "answer"
        piece.speaker = speaker


def _mark_named_turns(pieces: Sequence[Piece]) -> None:
    """Names that come back at the heads of lines; without a questioner's label the one who asks most is the questioner."""
    found = [
        (piece, match["speaker"].strip())
        for piece in pieces
        if piece.kind in (None, "list_item", "paragraph") and (match := _NAMED_TURN.match(piece.text))
    ]
    if len(found) + sum(piece.kind == "question" for piece in pieces) < FEWEST_TURNS:
        return
    often = Counter(speaker for _, speaker in found)
    dialogue = any(piece.kind == "question" for piece in pieces) or any(_DASH_QUESTION.fullmatch(piece.text) for piece in pieces)
    if not dialogue and (
        len(often) < 2 or often.most_common(1)[0][1] < 2 or sum(len(piece.text) for piece, _ in found) < 60 * len(found)
    ):
        return
    for piece, speaker in found:
        asks = _QUESTION_SPEAKER.fullmatch(speaker.split()[-1]) is not None
        piece.kind, piece.speaker = "question" if asks else "answer", speaker


def _mark_dash_questions(pieces: Sequence[Piece]) -> None:
    """As "― 전기료는 줄었나." before an answer that is marked; "◇ …?" anywhere."""
    answered = any(piece.kind == "answer" for piece in pieces)
    for i, piece in enumerate(pieces):
        if piece.kind not in (None, "heading", "list_item") or piece.text[0] not in "―—–◇◆▶▷-":
            continue
        replied = i + 1 < len(pieces) and pieces[i + 1].kind == "answer"
        if (piece.text[0] in "―—◇◆" and _DASH_QUESTION.fullmatch(piece.text)) or (
            replied and answered and _DASH_TURN.fullmatch(piece.text)
        ):
            piece.kind = "question"


def _mark_bold_questions(pieces: Sequence[Piece]) -> None:
    """Lines in bold that end in a question mark, each followed by unmarked text: an interview in Markdown."""
    asked = [
        i for i, piece in enumerate(pieces[:-1])
        if piece.kind in (None, "paragraph") and piece.text[0] in "*_" and "?" in piece.text[-4:] and is_bold_line(piece.text) and pieces[i + 1].kind in (None, "paragraph")
    ]  # fmt: skip
    if len(asked) > 1:
        for i in asked:
            pieces[i].kind = "question"


def _mark_posts(pieces: Sequence[Piece]) -> None:
    """Posts of a thread: "vramci yazdi:", "vramci yazdı (moderatör):", "램지기님(운영자)의 댓글" give their names to what follows."""
    speaker = None
    for piece in pieces:
        head = len(piece.text) <= LONGEST_POST_HEAD + 2 * LONGEST_NOTE and piece.text[-1] in ":글말)]"
        match = _POST_AUTHOR.fullmatch(piece.text) if head else None
        if match:
            speaker, piece.kind = match["speaker"] or match["speaker2"], "byline"
        elif speaker and piece.kind in (None, "paragraph", "list_item"):
            piece.speaker = speaker


def _mark_comments(pieces: Sequence[Piece]) -> None:
    """Below a line that heads the comments ("댓글 5", "Yorumlar (3)"), names of any shape before a colon: "실리콘농부: …", "ㅇㅇ: …"."""
    head = comments_head(pieces)
    found = [(piece, match["speaker"]) for piece in pieces[head + 1 :] if piece.kind in (None, "paragraph", "list_item", "answer") and (match := COMMENTER.match(piece.text))]
    if found:
        for piece, speaker in found:
            piece.kind, piece.speaker = "answer", speaker


def comments_head(pieces: Sequence[Piece]) -> int:
    """The index of the line that heads the comments; the number of pieces where there is none."""
    return next((i for i, piece in enumerate(pieces) if len(piece.text) <= LONGEST_HEAD and _COMMENTS_HEAD.fullmatch(piece.text)), len(pieces))


LONGEST_HEAD = 24  # characters of a line that heads the comments


def _carry_answers(pieces: Sequence[Piece]) -> None:
    """Unmarked paragraphs after a question or an answer go on answering, until a heading or a line of the page."""
    turn: Piece | None = None
    for piece in pieces:
        if piece.kind in ("question", "answer"):
            turn = piece
        elif piece.kind in ("heading", "chrome", "title", "byline", "date"):
            turn = None
        elif turn is not None and piece.kind in (None, "paragraph"):
            if turn.kind == "question" and not piece.gap and turn.text[-1] not in "?？.다요" and turn.speaker:
                piece.kind, piece.speaker = "question", turn.speaker
            else:
                piece.kind = "answer"
                piece.speaker = turn.speaker if turn.kind == "answer" else None
