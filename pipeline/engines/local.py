"""The engine for one machine: worker processes read partitions of the sources, one committer writes them in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import chain, takewhile
from multiprocessing import connection as multiprocessing_connection
from multiprocessing import resource_tracker
from typing import Any, Protocol, Self, TypeVar

import pyarrow as pa

from pipeline.engines.batch import content_sha256, plain, process_batch
from pipeline.engines.limits import seconds_for
from pipeline.settings import Settings
from pipeline.store import Batch, Counts, Store
from pipeline.store.fingerprint import fingerprint
from pipeline.store.rows import Rows, join_batches, to_arrow, told_row
from pipeline.store.told import TO_BE_READ
from schemas.records import Reject, Source

Progress = Callable[[Counts], None]
Item = TypeVar("Item", Source, Source | Reject)

BATCH_SOURCES = 32
BATCH_BYTES = 1 << 20
LOOKAHEAD_SOURCES = 256
LOOKAHEAD_BYTES = 4 << 20
IN_FLIGHT_PER_WORKER = 4
COMMIT_BATCHES = 8
COMMIT_SECONDS = 1.0
# Below both, starting processes (about two seconds) costs more than it saves.
INLINE_SOURCES = 64
INLINE_BYTES = 600_000


@dataclass(frozen=True, slots=True)
class RunSummary:
    """What a run did with its inputs; in = stored + unchanged + rejected. ``reread``: documents read again, since more is told of them now."""

    run_id: str
    counts: Counts
    reread: int = 0


@dataclass(frozen=True, slots=True)
class Partition:
    """A stretch of the inputs, at each address one text: what must be read, what is stored already, by its doc_id, what was set aside before."""

    sources: list[Source] = field(default_factory=list)
    known: list[tuple[str, Source]] = field(default_factory=list)
    rejects: list[Reject] = field(default_factory=list)
    outdated: int = 0


def run_local(
    sources: Iterable[Source | Reject],
    settings: Settings,
    store: Store,
    workers: int | None = None,
    progress: Progress | None = None,
    seconds: int | None = None,
    *,
    inputs: Sequence[str] = (),
) -> RunSummary:
    """Reads sources into the store and says what became of each.

    ``workers``: processes, all cores by default; small jobs run in this process. ``progress`` is called after every commit with
    the counts so far. ``seconds``: what one document may take (``pipeline.engines.limits``). ``inputs``: the paths that
    the sources come from, noted so that no output takes their place. Memory is bounded by the partitions in flight. Rows do not depend on the number of workers. Sources whose
    bytes are stored are skipped before they are read, so an interrupted run is completed by running it again. Raises
    ``StoreError`` where the database cannot be written; ``KeyboardInterrupt`` passes through. Both leave whole documents only.
    """
    from pipeline.engines.refresh import read_told  # which uses the lanes of this module

    config = {"settings": asdict(settings), "fingerprint": fingerprint(settings), "engine": "local"}
    given = {"folder": plain(os.getcwd()), "inputs": [plain(path) for path in inputs]} if inputs else {}  # noqa: PTH109
    run_id = store.begin_run(config | given)
    committer = Committer(store, run_id, progress)
    first, is_all = _peek(sources)
    lanes = make_lanes(partial(process_batch, seconds=seconds_for(settings, seconds)), settings, 1 if is_all else workers)
    pending: Pending = deque()
    with lanes, store.single_threaded():
        try:
            for partition in partitions(first, store, fingerprint(settings)):
                pending.append((partition, lanes.submit(partition.sources)))
                _wait_for_a_lane(pending, lanes.limit)
                if len(pending) >= lanes.limit + COMMIT_BATCHES or committer.is_due(_count_done(pending)):
                    committer.commit(_take_ready(pending, lanes))
            while pending:
                committer.commit(_take_ready(pending, lanes))
        except KeyboardInterrupt:
            committer.commit(_take_done(pending))
            raise
    reread = read_told(store, settings, run_id, workers=workers)
    store.find_copies(again=reread > 0)
    store.finish_run(run_id, committer.counts)
    return RunSummary(run_id, committer.counts, reread)


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else (os.cpu_count() or 1)


def partitions(sources: Iterable[Source | Reject], store: Store, read_with: str) -> Iterator[Partition]:
    """The inputs in stretches of at most ``BATCH_SOURCES`` to read and, but for single large ones, ``BATCH_BYTES``.

    What is stored already is asked for a longer stretch at once, since a question costs as much for one source as for many.
    """
    for stretch in _stretches(sources, LOOKAHEAD_SOURCES, LOOKAHEAD_BYTES):
        found = [item for item in stretch if isinstance(item, Source)]
        hashes = [content_sha256(source) for source in found]
        stored = store.fingerprints(hashes) if hashes else {}
        rejects = [item for item in stretch if isinstance(item, Reject)]
        for pairs in _one_text_an_address(zip(found, hashes, strict=True)):
            known = [(sha256[:16], source) for source, sha256 in pairs if sha256 in stored]
            if known or rejects:
                outdated = sum(1 for _, sha256 in pairs if stored.get(sha256, read_with) not in {read_with, TO_BE_READ})
                yield Partition(known=known, rejects=rejects, outdated=outdated)
                rejects = []
            unread = [source for source, sha256 in pairs if sha256 not in stored]
            yield from (Partition(sources=part) for part in _stretches(unread, BATCH_SOURCES, BATCH_BYTES))


def _one_text_an_address(pairs: Iterable[tuple[Source, str]]) -> Iterator[list[tuple[Source, str]]]:
    """The sources and their hashes in stretches in which no address has two texts: which is stored and which is read does not change their order.

    At least one stretch, be it empty.
    """
    stretch: list[tuple[Source, str]] = []
    texts: dict[str, str] = {}
    for source, sha256 in pairs:
        if texts.setdefault(source.uri, sha256) != sha256:
            yield stretch
            stretch, texts = [], {source.uri: sha256}
        stretch.append((source, sha256))
    yield stretch


def size_of(item: Source | Reject) -> int:
    """Bytes of undecoded data, characters of text."""
    return 0 if isinstance(item, Reject) else len(item.data if item.data is not None else item.text or "")


Pending = deque[tuple[Partition, "Future[Batch]"]]  # in the order of the inputs


class Input(Protocol):
    """What a batch is made of; its uri names it where it must be set aside."""

    @property
    def uri(self) -> str: ...


Work = Callable[[Sequence[Any], Settings], Batch]  # process_batch or another pure function of a module


class Lanes(Protocol):
    """Where batches are processed. ``limit``: how many may be submitted and not done."""

    limit: int

    def __enter__(self) -> Self: ...
    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None: ...
    def submit(self, sources: Sequence[Input]) -> Future[Batch]: ...
    def result(self, future: Future[Batch], sources: Sequence[Input]) -> Batch: ...


class InlineLanes:
    """Processes in this process, when asked."""

    limit = 1

    def __init__(self, work: Work, settings: Settings) -> None:
        self.work = work
        self.settings = settings

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        pass

    def submit(self, sources: Sequence[Input]) -> Future[Batch]:
        future: Future[Batch] = Future()
        future.set_result(self.work(sources, self.settings))
        return future

    def result(self, future: Future[Batch], sources: Sequence[Input]) -> Batch:  # noqa: ARG002  # processes need them
        return future.result()


class ProcessLanes:
    """Worker processes. One that dies takes at most the documents at fault with it."""

    def __init__(self, work: Work, settings: Settings, workers: int) -> None:
        self.work = work
        self.settings = settings
        self.workers = workers
        self.limit = workers * IN_FLIGHT_PER_WORKER
        self._pool = start_pool(workers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        stop_pool(self._pool, at_once=kind is not None)

    def submit(self, sources: Sequence[Input]) -> Future[Batch]:
        if not sources:
            return _finished(Rows().to_batch())
        try:
            return submit(self._pool, self.work, sources, self.settings)
        except BrokenProcessPool:
            self._restart()
            return submit(self._pool, self.work, sources, self.settings)

    def result(self, future: Future[Batch], sources: Sequence[Input]) -> Batch:
        try:
            return future.result()
        except BrokenProcessPool:
            self._restart()
            return process_alone(self.work, sources, self.settings)

    def _restart(self) -> None:
        """A new pool in the place of a broken one; all that was in flight there is processed alone."""
        if self._pool._broken:  # noqa: SLF001  # the public way is to submit something and catch
            stop_pool(self._pool, at_once=True)
            self._pool = start_pool(self.workers)


def make_lanes(work: Work, settings: Settings, workers: int | None) -> Lanes:
    """Processes, all cores where ``workers`` is None; this process where it is 1."""
    count = workers or available_cores()
    return InlineLanes(work, settings) if count == 1 else ProcessLanes(work, settings, count)


def process_alone(work: Work, sources: Sequence[Input], settings: Settings) -> Batch:
    """Processes sources that may have killed a worker in a process of their own, halving until the one at fault is found."""
    pool = start_pool(1)
    try:
        return submit(pool, work, sources, settings).result()
    except BrokenProcessPool:
        if len(sources) == 1:
            detail = "The process that read this document died, probably for want of memory; the rest of the batch went on."
            return Rows(rejects=[Reject(plain(sources[0].uri), "read", "worker_died", detail)]).to_batch()
    finally:
        stop_pool(pool, at_once=True)
    middle = len(sources) // 2
    return join_batches([process_alone(work, sources[:middle], settings), process_alone(work, sources[middle:], settings)])


def start_pool(workers: int) -> ProcessPoolExecutor:
    """Worker processes from a clean server process: this one may hold threads and an open database, which a fork would copy."""
    method = "spawn" if sys.platform == "win32" else "forkserver"
    context = multiprocessing.get_context(method)
    if method == "forkserver":
        context.set_forkserver_preload(["pipeline.engines.warm"])
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_worker)


def submit(pool: ProcessPoolExecutor, work: Work, sources: Sequence[Input], settings: Settings) -> Future[Batch]:
    """Gives the workers something to do; the first time it starts them."""
    if sys.platform == "win32":
        return pool.submit(work, sources, settings)
    with _later():
        return pool.submit(work, sources, settings)


@contextmanager
def _later() -> Iterator[None]:
    """Ctrl-C and a SIGTERM that stops the command wait until the end. Ctrl-C does not reach processes that start inside: this one tells them to
    end, once it knows all of them.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    resource_tracker.ensure_running()  # would lift the mask
    caught = [signal.SIGINT, *([signal.SIGTERM] if callable(signal.getsignal(signal.SIGTERM)) else [])]
    handlers = {number: signal.signal(number, lambda number, _: pressed.append(number)) for number in caught}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # which the processes keep
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for which, handler in handlers.items():
            signal.signal(which, handler)
        for number in pressed[:1]:
            signal.raise_signal(number)


def stop_pool(pool: ProcessPoolExecutor, *, at_once: bool) -> None:
    """Ends the workers, ``at_once`` without waiting for what they are at."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001  # public only from Python 3.14
    pool.shutdown(wait=not at_once, cancel_futures=True)
    if at_once:
        for process in processes:
            with suppress(ProcessLookupError):
                process.terminate()
        for process in processes:
            process.join(timeout=5)


class Committer:
    """Writes processed partitions in their order and keeps count."""

    def __init__(self, store: Store, run_id: str, progress: Progress | None) -> None:
        self.store = store
        self.run_id = run_id
        self.progress = progress
        self.counts = Counts()
        self.committed_at = time.monotonic()

    def is_due(self, ready: int) -> bool:
        """Whether to commit now; each commit costs some tens of milliseconds, be it large or small."""
        return ready >= COMMIT_BATCHES or (ready > 0 and time.monotonic() - self.committed_at >= COMMIT_SECONDS)

    def commit(self, ready: Sequence[tuple[Partition, Batch]]) -> None:
        if not ready:
            return
        batches = [_whole(partition, batch) for partition, batch in ready]
        outdated = sum(partition.outdated for partition, _ in ready)
        written = self.store.commit(batches, run_id=self.run_id, before=self.counts)
        self.counts = self.counts + written + Counts(outdated=outdated)
        if self.progress is not None:
            self.progress(self.counts)
        self.store.breathe()
        self.committed_at = time.monotonic()


def _whole(partition: Partition, batch: Batch) -> Batch:
    """What was read of a partition, with what was known and set aside before."""
    uris = to_arrow("document_uris", [(doc_id, plain(source.uri)) for doc_id, source in partition.known])
    told = to_arrow("told", [told_row(doc_id, source) for doc_id, source in partition.known])
    known = {name: pa.concat_tables([table, batch.tables[name]]) for name, table in (("document_uris", uris), ("told", told))}
    return Batch({**batch.tables, **known}, (*partition.rejects, *batch.rejects))


def _wait_for_a_lane(pending: Pending, limit: int) -> None:
    """Returns when fewer than ``limit`` partitions are being processed."""
    busy = [future for _, future in pending if not future.done()]
    if len(busy) >= limit:
        wait(busy, return_when=FIRST_COMPLETED)


def _count_done(pending: Pending) -> int:
    """How many partitions at the head of those in flight are done."""
    return sum(1 for _ in takewhile(lambda item: item[1].done(), pending))


def _take_ready(pending: Pending, lanes: Lanes) -> list[tuple[Partition, Batch]]:
    """Waits for the first partition and takes it with those after it that are done too."""
    ready: list[tuple[Partition, Batch]] = []
    while pending and len(ready) < COMMIT_BATCHES and (not ready or pending[0][1].done()):
        partition, future = pending.popleft()
        ready.append((partition, lanes.result(future, partition.sources)))
    return ready


def _take_done(pending: Pending) -> list[tuple[Partition, Batch]]:
    """The partitions in flight that are done; waits for none."""
    return [(partition, future.result()) for partition, future in pending if future.done() and not future.cancelled() and future.exception() is None]


def _stretches(sources: Iterable[Item], most: int, most_bytes: int) -> Iterator[list[Item]]:
    stretch: list[Item] = []
    size = 0
    for item in sources:
        if stretch and (len(stretch) == most or size + size_of(item) > most_bytes):
            yield stretch
            stretch, size = [], 0
        stretch.append(item)
        size += size_of(item)
    if stretch:
        yield stretch


def _peek(sources: Iterable[Source | Reject]) -> tuple[Iterable[Source | Reject], bool]:
    """The same sources, and whether they are so few and small that processes would not pay."""
    iterator = iter(sources)
    seen: list[Source | Reject] = []
    size = 0
    for item in iterator:
        seen.append(item)
        size += size_of(item)
        if len(seen) > INLINE_SOURCES or size > INLINE_BYTES:
            return chain(seen, iterator), False
    return seen, True


def _finished(batch: Batch) -> Future[Batch]:
    future: Future[Batch] = Future()
    future.set_result(batch)
    return future


def _begin_worker() -> None:
    """Leaves Ctrl-C to the parent and dies with it, also where the parent was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    multiprocessing_connection.wait([sentinel])
    os._exit(1)
