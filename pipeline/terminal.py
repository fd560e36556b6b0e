"""What the commands print: tables that align Korean, numbers, colours where a terminal wants them."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any, TextIO

from pipeline.errors import UsageError

ELLIPSIS = "…"
NARROWEST_COLUMN = 6
WIDE = frozenset("WF")
GAP = "  "


def display_width(text: str) -> int:
    """Columns of a terminal that ``text`` takes: two for a wide character, none for a combining one."""
    if text.isascii():
        return len(text)
    return sum(_character_width(character) for character in text)


def _character_width(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in {"Mn", "Me", "Cf"} or "\u1160" <= character <= "\u11ff":
        return 0  # the vowels and finals of decomposed Hangul stand on their initial
    return 2 if unicodedata.east_asian_width(character) in WIDE else 1


def fit(text: str, width: int, *, right: bool = False) -> str:
    """``text`` cut or padded to exactly ``width`` columns."""
    if (gap := width - display_width(text)) >= 0:
        return " " * gap + text if right else text + " " * gap
    taken, used = [], 0
    for character in text:
        step = _character_width(character)
        if used + step > width - 1:
            break
        taken.append(character)
        used += step
    return "".join(taken) + ELLIPSIS + " " * (width - 1 - used)


def cell_text(value: Any) -> str:
    """A value of a row on one line, control characters made visible."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.15g}"
    if isinstance(value, (list, tuple)):
        return ", ".join(cell_text(item) for item in value)
    text = json.dumps(value, ensure_ascii=False, default=str) if isinstance(value, dict) else str(value)
    return visible(" ".join(text.split()))


def visible(text: str) -> str:
    r"""Text that cannot move the cursor or change colours: control characters become their pictures (``\\x1b`` -> ``␛``)."""
    if text.isprintable():
        return text
    return "".join(
        chr(0x2400 + ord(c)) if ord(c) < 0x20 and c not in "\n\t" else "␡" if "\x7f" <= c <= "\x9f" else c
        for c in text
        if unicodedata.category(c) != "Cf" or c in "\u200c\u200d"
    )


def table_lines(columns: Sequence[str], rows: Sequence[Sequence[Any]], *, width: int | None = None) -> list[str]:
    """The lines of a table; columns are cut, the widest first, until they fit into ``width`` terminal columns."""
    texts = [[cell_text(value) for value in row] for row in rows]
    widths = [max(display_width(name), *(display_width(row[i]) for row in texts), 1) for i, name in enumerate(columns)]
    if width is not None:
        widths = _narrowed(widths, max(width - len(GAP) * (len(widths) - 1), 1))
    numeric = [all(isinstance(row[i], (int, float, Decimal)) or row[i] is None for row in rows) for i in range(len(columns))]
    head = GAP.join(fit(name, w, right=n) for name, w, n in zip(columns, widths, numeric, strict=True))
    rule = GAP.join("─" * w for w in widths)
    body = [GAP.join(fit(text, w, right=n) for text, w, n in zip(row, widths, numeric, strict=True)) for row in texts]
    return [line.rstrip() for line in (head, rule, *body)]


def _narrowed(widths: list[int], total: int) -> list[int]:
    narrowed = list(widths)
    while sum(narrowed) > total and max(narrowed) > NARROWEST_COLUMN:
        narrowed[narrowed.index(max(narrowed))] -= 1
    return narrowed


def reasoned_lines(columns: Sequence[str], rows: Sequence[Sequence[Any]], *, width: int | None = None) -> list[str]:
    """The lines of a table whose first column is an id and whose last one gives reasons: in a terminal, which has no room for both beside the rest, ids are not cut and the reason of a row stands below it."""
    if width is None:
        return table_lines(columns, rows)
    longest = max(display_width(text) for text in (columns[0], *(cell_text(row[0]) for row in rows)))
    head, rule, *body = table_lines(columns[1:-1], [row[1:-1] for row in rows], width=max(width - longest - len(GAP), NARROWEST_COLUMN))
    lines = [f"{fit(columns[0], longest)}{GAP}{head}".rstrip(), f"{'─' * longest}{GAP}{rule}"]
    for row, rest in zip(rows, body, strict=True):
        lines += [f"{fit(cell_text(row[0]), longest)}{GAP}{rest}", *wrapped(cell_text(row[-1]), width, indent="    ")]
    return lines


def wrapped(text: str, width: int, *, indent: str = "") -> list[str]:
    """A text in lines of so many terminal columns at most, broken at spaces; a longer word stands alone."""
    lines: list[str] = []
    for word in text.split():
        if lines and display_width(lines[-1]) + 1 + display_width(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(indent + word)
    return lines


def terminal_width(stream: TextIO | None = None) -> int | None:
    """Columns of the terminal, None where the output goes elsewhere and need not fit."""
    stream = stream or sys.stdout
    return shutil.get_terminal_size().columns if stream.isatty() else None


def wants_colour(stream: TextIO | None = None) -> bool:
    """Whether to colour: on terminals, unless NO_COLOR is set (no-color.org); FORCE_COLOR colours pipes too."""
    if os.environ.get("NO_COLOR"):
        return False
    stream = stream or sys.stdout
    return bool(os.environ.get("FORCE_COLOR")) or (stream.isatty() and os.environ.get("TERM") != "dumb")


def print_table(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    print(*table_lines(columns, rows, width=terminal_width()), sep="\n")


def print_reasoned(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Prints a table whose last column gives reasons."""
    print(*reasoned_lines(columns, rows, width=terminal_width()), sep="\n")


def print_json(value: Mapping[str, Any] | Iterable[Any]) -> None:
    print(json.dumps(value, ensure_ascii=False, default=str))


def write_whole(path: Path, content: str | bytes) -> None:
    """Writes a file at once: a reader, or a disk that fills up, never meets half of it. A device is written as it is. ``UsageError``."""
    data = content.encode("utf-8", "backslashreplace") if isinstance(content, str) else content
    try:
        if path.is_dir():
            raise UsageError(f"{path} is a folder: give the name of a file.")
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        target = path.resolve()
        staged = target.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            staged.write_bytes(data)
            staged.replace(target)
        finally:
            staged.unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"{path} cannot be written ({error.strerror}); choose another file.") from error


def counted(number: int, noun: str) -> str:
    """``1 document``, ``2 documents``."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def progress_bar(arguments: argparse.Namespace, title: str, total: int | None = None) -> Any:
    """Documents done and per second, on a terminal only."""
    from tqdm import tqdm

    silent = arguments.quiet or arguments.json or not sys.stderr.isatty()
    return tqdm(total=total, unit="doc", disable=silent, leave=False, dynamic_ncols=True, desc=title)


def advance(bar: Any, done: int) -> None:
    """Moves a bar to ``done`` documents."""
    bar.update(done - bar.n)
