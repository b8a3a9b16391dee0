#!/usr/bin/env python3
"""What became of every expression that makes a view, in any apps.

    Scripts/accounting.py EARSHOT FOLDER… [--reasons] [--markdown]

Prints a row for each folder: the number of expressions, those that are heard, hidden, unreached and unfollowed, the
share of the last, and the share of opaque elements. With --reasons the most frequent reasons for what was not followed.
"""
import argparse
import collections
import json
import pathlib
import statistics
import subprocess
import sys


def account(program, folder):
    run = subprocess.run([program, "doctor", "--format", "json", str(folder)], capture_output=True, text=True)
    if run.returncode != 0 or not run.stdout:
        print(f"{folder}: {run.stderr.strip()}", file=sys.stderr)
        return None
    return json.loads(run.stdout)


def share(part, whole):
    return 100 * part / whole if whole else 0.0


def row(name, report):
    numbers = report["accounting"]
    elements = report["elements"]
    total = numbers["viewExpressions"]
    assert total == sum(numbers[key] for key in ("heard", "hidden", "unreached", "unfollowed")), name
    assert numbers["unfollowed"] == len(report["unfollowed"]) and numbers["unreached"] == len(report["unreached"]), name
    return [
        name, total, numbers["heard"], numbers["hidden"], numbers["unreached"], numbers["unfollowed"],
        share(numbers["unfollowed"], total), share(elements["opaque"], elements["total"]),
    ]


def show(rows, markdown):
    head = ["app", "expressions", "heard", "hidden", "unreached", "unfollowed", "unfollowed %", "opaque elements %"]
    cells = [head] + [[f"{cell:.1f}" if isinstance(cell, float) else str(cell) for cell in row] for row in rows]
    if markdown:
        cells.insert(1, ["---"] + ["---:"] * (len(head) - 1))
        return "\n".join("| " + " | ".join(line) + " |" for line in cells)
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) if column == 0 else cell.rjust(width)
                  for column, (cell, width) in enumerate(zip(line, widths))) for line in cells)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--reasons", action="store_true")
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    rows, reasons = [], collections.Counter()
    for folder in arguments.folders:
        report = account(arguments.program, folder)
        if report is None or report.get("accounting") is None:
            continue
        rows.append(row(folder.name, report))
        reasons.update(item["reason"] for item in report["unfollowed"])
    rows.sort(key=lambda row: row[0].lower())
    print(show(rows, arguments.markdown))
    if rows:
        for name, column in (("unfollowed", 6), ("opaque elements", 7)):
            values = [row[column] for row in rows]
            print(f"{name}: median {statistics.median(values):.1f} %, worst {max(values):.1f} %")
    if arguments.reasons:
        for reason, count in reasons.most_common(40):
            print(f"{count:6}  {reason}")


if __name__ == "__main__":
    main()
