"""The command ``chipclaims``: picks a subcommand's module, imports only that, and turns errors into one sentence and a status."""

from __future__ import annotations

import argparse
import errno
import io
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from importlib import import_module
from typing import Any, NoReturn, Protocol, cast

from pipeline import __version__
from pipeline.commands import COMMANDS
from pipeline.errors import ChipclaimsError, UsageError

DEFAULT_DATABASE = "chipclaims.duckdb"
MEMORY = ":memory:"
NOT_UTF8 = "the command holds bytes that are not UTF-8; write ids, texts and the name of the database in UTF-8"
UNWRITABLE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
DONE, SOME_SET_ASIDE, FAILED, INTERRUPTED, TERMINATED = 0, 1, 2, 130, 143


class Command(Protocol):
    """What a module of ``pipeline.commands`` offers. ``EXAMPLES`` stand at the end of its help."""

    EXAMPLES: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int:
        """The exit status; raises ``ChipclaimsError`` with the one sentence to print."""
        ...


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(FAILED, f"{self.prog}: {message}; see {self.prog} --help\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What a parser does not know is its own error; left to argparse, it would be one of the parser on top, with the help of that."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


def main(argv: Sequence[str] | None = None) -> int:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in extract.model.reader, and without threads that nothing uses
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        arguments = make_parser(words).parse_args(words)
    except UnicodeEncodeError as error:  # of the help
        return _own_error(error, words, debug=False)
    if arguments.command is None:
        make_parser([]).print_help()
        return FAILED
    stopped: list[int] = []
    try:
        with _stoppable(stopped):
            return _run(arguments)
    except BrokenPipeError:  # the reader of a pipe, such as head, has seen enough
        _print_no_more()
        return DONE
    except KeyboardInterrupt:
        return _stop(stopped, arguments.debug)
    except Exception as error:  # noqa: BLE001 - one sentence for whatever it is
        # a stop within the database is told by an error of its own
        return _stop(stopped, arguments.debug) if stopped else _tell(error, words, arguments.debug)


def _tell(error: Exception, words: Sequence[str], debug: bool) -> int:  # noqa: FBT001 - the flag of the command line
    """The sentence of an error: what a user can mend, a full device, else a defect of ours with the way to its traceback."""
    if isinstance(error, ChipclaimsError):
        return _fail(NOT_UTF8 if "surrogate" in str(error) and not are_unicode(words) else str(error), FAILED, debug)
    if isinstance(error, OSError) and error.errno in UNWRITABLE:
        _print_no_more()
        return _fail(f"the output cannot be written ({error.strerror}); free some space, or write it elsewhere", FAILED, debug)
    return _own_error(error, words, debug=debug)


def _stop(stopped: list[int], debug: bool) -> int:  # noqa: FBT001 - the flag of the command line
    return _fail("interrupted; what was finished is stored, the same command completes it", TERMINATED if signal.SIGTERM in stopped else INTERRUPTED, debug)


@contextmanager
def _stoppable(stopped: list[int]) -> Iterator[None]:
    """Ctrl-C and SIGTERM stop a command, its workers with it, and are noted in ``stopped``; handlers of the caller stay."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, _: object) -> NoReturn:
        stopped.append(number)
        raise KeyboardInterrupt

    usual: dict[signal.Signals, Any] = {signal.SIGTERM: signal.SIG_DFL, signal.SIGINT: signal.default_int_handler}
    ours = [number for number, handler in usual.items() if signal.getsignal(number) is handler]
    for number in ours:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, usual[number])


def _own_error(error: Exception, words: Sequence[str], *, debug: bool) -> int:
    if not are_unicode(words):
        return _fail(NOT_UTF8, FAILED, debug)
    if isinstance(error, UnicodeEncodeError) and error.encoding.lower().replace("_", "-") not in {"utf-8", "utf8"}:
        told = f"standard output is in {sys.stdout.encoding}, which has no {error.object[error.start]!r}; set PYTHONIOENCODING=utf-8, or write to a file"
        return _fail(told, FAILED, debug)
    return _fail(f"an error of chipclaims itself ({type(error).__name__}: {error}); run it with --debug", FAILED, debug)


class ClosedOutput(io.TextIOBase):
    """Takes the place of a standard output that the caller has closed."""

    def write(self, _: str) -> NoReturn:
        raise UsageError("Standard output is closed, so nothing can be printed; leave it open, or write to a file.")


def _print_no_more() -> None:
    """What is still to be printed goes nowhere, so that the end of the process does not stumble over it."""
    with suppress(OSError, ValueError):  # a stream that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: argparse.Namespace) -> int:
    """The exit status, with all written that was printed."""
    if arguments.db.startswith(MEMORY):
        raise UsageError(f"{arguments.db} is a database in memory, of which nothing would be kept: give the path of a file with --db.")
    if sys.stdout is None:
        with redirect_stdout(ClosedOutput()):
            return load(arguments.command).run(arguments)
    status = load(arguments.command).run(arguments)
    sys.stdout.flush()
    return status


def are_unicode(words: Sequence[str]) -> bool:
    """Whether the words came in UTF-8; only names of files that are read need not."""
    return not any("\ud800" <= character <= "\udfff" for word in words for character in word)


def load(name: str) -> Command:
    return cast("Command", import_module(COMMANDS[name].module))


def make_parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these words: only the arguments of the subcommand among them are imported."""
    parser = Parser(
        prog="chipclaims",
        description="Reads Korean and Turkish articles about AI chips into a DuckDB database of auditable claims.",
        epilog="example:\n  chipclaims ingest articles/\n  chipclaims sql 'SELECT subject, metric, value, unit FROM claims'",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"chipclaims {__version__}")
    parser.set_defaults(command=None)
    add_common_arguments(parser)
    chosen = next((word for word, before in zip(words, ["", *words], strict=False) if word in COMMANDS and before != "--db"), None)
    subparsers = parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=Parser)
    for name, command in COMMANDS.items():
        subparser = subparsers.add_parser(
            name, help=command.summary, description=command.description, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        subparser.set_defaults(command=name)
        if name == chosen:
            module = load(name)
            subparser.epilog = f"example:\n{module.EXAMPLES}"
            module.add_arguments(subparser)
            add_common_arguments(subparser, again=True)
    return parser


def add_common_arguments(parser: argparse.ArgumentParser, *, again: bool = False) -> None:
    """The options that stand before the command or, ``again``, after it; what stands last counts."""
    database = os.environ.get("CHIPCLAIMS_DB") or DEFAULT_DATABASE
    common = parser.add_argument_group("options of every command")
    no = argparse.SUPPRESS if again else False
    where = argparse.SUPPRESS if again else database
    common.add_argument("--db", metavar="FILE", default=where, help=f"the database (default: $CHIPCLAIMS_DB or {database})".replace("%", "%%"))
    common.add_argument("--json", action="store_true", default=no, help="print one JSON object instead of text")
    common.add_argument("--quiet", "-q", action="store_true", default=no, help="print results and errors only")
    common.add_argument("--debug", action="store_true", default=no, help="show the traceback of an error")


def _fail(message: str, status: int, debug: bool) -> int:  # noqa: FBT001 - the flag of the command line
    if debug and status == FAILED:
        raise  # noqa: PLE0704 - called while an exception is handled
    sentence = " ".join(message.split()).rstrip(".").encode("utf-8", "backslashreplace").decode()
    print(f"chipclaims: {sentence}.", file=sys.stderr)
    return status


def entry() -> int:
    """The command as a process of its own: an interrupt changes nothing once it has ended."""
    try:
        status = main()
    except KeyboardInterrupt:  # between two of its steps
        status = _stop([], debug=False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return status


if __name__ == "__main__":
    sys.exit(entry())
