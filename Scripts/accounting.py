#!/usr/bin/env python3
"""Runs `earshot doctor` over folders of apps and says what became of every expression that makes a view.

    Scripts/accounting.py [--earshot PATH] [--results DIR] [--markdown FILE] [--reasons N] APP...
    Scripts/accounting.py --list REASON [--results DIR] APP...

The first form prints a row for each app: expressions that make views, the share of them that is heard, hidden,
unreached and unfollowed, elements that are opaque, and the reasons why most are not followed. `--markdown` writes the
table with counts only. The second form reads what the first one left in `--results`, and prints the places that are
not followed whose reason contains the words, for reading the code around them.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time


def doctor(earshot, app):
    """The report of `earshot doctor` in a folder, with the seconds of the processor that it took."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as messages:
        run = subprocess.Popen([earshot, "doctor", "--format", "json"], cwd=app, stdout=output, stderr=messages)
        _, status, usage = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        messages.seek(0)
        if run.returncode != 0:
            print(f"earshot doctor in {app} ended with {run.returncode}:", messages.read().decode(), file=sys.stderr)
            return None
        report = json.load(output)
    report["cpu"] = usage.ru_utime + usage.ru_stime
    peak = usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
    report["memory"] = peak
    return report


def cause(reason):
    """A reason without the names of the app."""
    return re.sub(r"'[^']*'", "'…'", reason)


def share(part, whole):
    return 100 * part / whole if whole else 0.0


def unknown(elements):
    """Opaque elements that neither callers give nor what is listed around them repeats."""
    return elements["opaque"] - elements["supplied"] - elements.get("repeated", 0)


def row(app, report, shown):
    account, elements = report["accounting"], report["elements"]
    count = account["viewExpressions"]
    causes = collections.Counter(cause(item["reason"]) for item in report["unfollowed"])
    listed = "; ".join(f"{reason} {number}" for reason, number in sorted(
        causes.items(), key=lambda item: (-item[1], item[0]))[:shown])
    return [
        app.name.replace("+", "/"), count, account["heard"], account["hidden"], account["unreached"],
        account["unfollowed"], f"{share(account['unfollowed'], count):.1f}", elements["total"],
        f"{share(elements['opaque'], elements['total']):.1f}",
        f"{share(unknown(elements), elements['total']):.1f}", listed or "none",
    ]


HEADINGS = [
    "app", "expressions", "heard", "hidden", "unreached", "unfollowed", "%", "elements", "opaque %",
    "without what callers give or what repeats", "why most are not followed",
]


def table(rows):
    lines = ["| " + " | ".join(HEADINGS) + " |", "| --- |" + " ---: |" * 9 + " --- |"]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in cells) + " |" for cells in rows])


def summary(reports):
    """The law in a sentence, and how much of it holds."""
    lost = sum(
        report["accounting"]["viewExpressions"]
        - sum(report["accounting"][kind] for kind in ("heard", "hidden", "unreached", "unfollowed"))
        for report in reports)
    total = sum(report["accounting"]["viewExpressions"] for report in reports)
    unfollowed = sum(report["accounting"]["unfollowed"] for report in reports)
    shares = [share(report["accounting"]["unfollowed"], report["accounting"]["viewExpressions"]) for report in reports]
    opaque = [share(report["elements"]["opaque"], report["elements"]["total"]) for report in reports]
    own = [
        share(unknown(report["elements"]), report["elements"]["total"])
        for report in reports]
    return (
        f"{len(reports)} apps, {total} expressions that make views: {unfollowed} not followed"
        f" ({share(unfollowed, total):.1f} %), {lost} in no class. By app, unfollowed: median"
        f" {statistics.median(shares):.1f} %, worst {max(shares):.1f} %; opaque elements: median"
        f" {statistics.median(opaque):.1f} %, worst {max(opaque):.1f} %, without what"
        f" components get from their callers {statistics.median(own):.1f} and {max(own):.1f} %.")


def places(results, apps, words):
    for app in apps:
        report = json.loads((results / f"{app.name}.json").read_text())
        for item in report["unfollowed"]:
            if words in item["reason"]:
                print(f"{app / item['file']}:{item['line']}:{item['column']}: {item['view']}: {item['reason']}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--earshot", default=".build/release/earshot")
    parser.add_argument("--results", default=os.path.join(tempfile.gettempdir(), "earshot-accounting"))
    parser.add_argument("--markdown")
    parser.add_argument("--reasons", type=int, default=3)
    parser.add_argument("--list")
    parser.add_argument("apps", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    results = pathlib.Path(arguments.results)
    apps = [app.resolve() for app in arguments.apps]
    if arguments.list is not None:
        return places(results, apps, arguments.list)
    results.mkdir(parents=True, exist_ok=True)
    earshot = str(pathlib.Path(arguments.earshot).resolve())
    rows, reports = [], []
    for app in apps:
        start = time.monotonic()
        report = doctor(earshot, app)
        if report is None or report["accounting"]["viewExpressions"] == 0:
            print(f"{app.name}: nothing that makes a view", file=sys.stderr)
            continue
        (results / f"{app.name}.json").write_text(json.dumps(report))
        print(f"{app.name}: {time.monotonic() - start:.1f} s, {report['cpu']:.1f} s of the processor,"
              f" {report['memory']:.0f} MB", file=sys.stderr, flush=True)
        reports.append(report)
        rows.append(row(app, report, arguments.reasons))
        print(" | ".join(str(cell) for cell in rows[-1]), flush=True)
    if not rows:
        sys.exit("no app has an expression that makes a view")
    print(summary(reports))
    if arguments.markdown:
        pathlib.Path(arguments.markdown).write_text(table(rows) + "\n\n" + summary(reports) + "\n")


if __name__ == "__main__":
    main()
