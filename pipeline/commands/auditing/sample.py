"""``chipclaims audit sample``: draw a random sample to judge, or say what its judgements give."""

from __future__ import annotations

import argparse

from pipeline.terminal import cell_text, counted, print_json

JUDGED_BY = ("claim_id", "statement", "sentence", "title", "uri", "doc_id", "standing", "reason")  # of a sampled claim


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--n", type=int, metavar="N", help="draw a random sample of N claims to judge")
    parser.add_argument("--seed", type=int, help="draw the same sample again from the same database")
    parser.add_argument("--number", type=int, metavar="SAMPLE", help="the sample to report on (default: the latest)")


def run(arguments: argparse.Namespace) -> int:
    from pipeline.store import Store, existing
    from pipeline.verify.queue import Filter, queue
    from pipeline.verify.sampling import draw_sample, sample_result

    if arguments.n is not None:
        with Store(existing(arguments.db)) as store:
            number, claims = draw_sample(store, arguments.n, seed=arguments.seed)
            by_id = {row["claim_id"]: row for row in queue(store, Filter(sample=number))}
        rows = [by_id[one] for one in claims]
        if arguments.json:
            print_json({"sample": number, "claims": claims, "rows": [{name: row[name] for name in JUDGED_BY} for row in rows]})
        elif arguments.quiet:
            print(*claims, sep="\n")
        else:
            for place, row in enumerate(rows, start=1):
                lines = (f"{place}. {row['claim_id']}", f"claim:    {row['statement'] or '(no statement: `chipclaims show` has its slots)'}", f"sentence: {row['sentence']}", f"document: {' — '.join(filter(None, (row['title'], row['uri'])))}")
                print("\n   ".join(cell_text(line) for line in lines), end="\n\n")
            print(f"sample {number}: {counted(len(claims), 'claim')}; judge them with `chipclaims audit review CLAIM accept|reject|amend|unsure`, list those still open with `chipclaims audit list --sample {number} --unreviewed`")
        return 0
    with Store(arguments.db, read_only=True) as store:
        result = sample_result(store, arguments.number)
    told = {
        "sample": result.sample_id, "claims": result.size, "right": result.right, "wrong": result.wrong, "unsure": result.unsure,
        "open": result.open, "precision": result.precision, "interval_95": list(result.interval),
    }  # fmt: skip
    if arguments.json:
        print_json(told)
    else:
        share = "not judged yet" if result.precision is None else f"precision {result.precision:.3f}, 95% Wilson interval {result.interval.low:.3f}–{result.interval.high:.3f}"
        print(f"sample {result.sample_id}: {result.right} right, {result.wrong} wrong, {result.unsure} unsure, {result.open} open of {result.size}; {share}")
    return 0
