#!/usr/bin/env python3
"""Runs `earshot check` over folders of apps and says what came of it: how every change to a rule is judged.

    Scripts/wild.py [--earshot PATH] [--results DIR] [--against DIR] [--markdown FILE] APP...
    Scripts/wild.py --sample 40 [--seed N] [--level error,warning] [--rule ID] [--results DIR] APP...

The first form runs each app and prints

- wall and processor time, the first as a multiple of the time that reading and parsing took, and the peak of memory;
- how many elements are known, and how many view expressions are heard, hidden, unreached or unfollowed, where the
  report says so;
- findings for each 1,000 elements, by severity and by rule, and rules that spam: more than 30 findings, or more than a
  fifth of all, in one app;
- what differs from the last run in `--results` (or from the one in `--against`): new, gone and reworded findings.

The second form draws findings of the last run, as evenly over apps and rules as it can, and prints each with the code
around it, for reading and judging. With `--by-frequency` every finding is as likely as every other one, as users meet
them, but for `--most` of one rule in one app. The same seed draws the same ones. Nothing of the apps belongs in the
repository.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

SPAM_COUNT, SPAM_SHARE = 30, 0.2
LEVELS = ["error", "warning", "note", "review"]


def level(finding):
    """How much a finding demands; what a person has to look at is a level of its own."""
    return "review" if finding["certainty"] == "review" else finding["severity"]


def measure(earshot, app):
    """The report of a run in a folder, and what the run took."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as messages:
        start = time.monotonic()
        run = subprocess.Popen(
            [earshot, "check", "--format", "json", "--fail-on", "never", "--timings"],
            cwd=app, stdout=output, stderr=messages)
        _, status, usage = os.wait4(run.pid, 0)
        wall = time.monotonic() - start
        run.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        messages.seek(0)
        said = messages.read().decode(errors="replace")
        if run.returncode != 0:
            sys.exit(f"earshot check in {app} ended with {run.returncode}:\n{said}")
        report = json.load(output)
    stages = {name: float(seconds) for name, seconds in re.findall(r"^earshot: (\w+): ([\d.]+) s$", said, re.M)}
    # Kilobytes, but bytes on macOS.
    peak = usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
    return report, {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "stages": stages, "memory": peak}


def name_of(app):
    return pathlib.Path(app).resolve().name


def key(finding):
    return (finding["rule"], finding["file"], finding.get("fingerprint", ""))


def difference(old, new):
    """New, gone and reworded findings; what moved within its file is the same by its fingerprint."""
    before = {key(finding): finding for finding in old}
    after = {key(finding): finding for finding in new}
    both = before.keys() & after.keys()
    reworded = [
        (before[one], after[one]) for one in sorted(both)
        if any(before[one].get(part) != after[one].get(part) for part in ("message", "severity", "certainty"))
    ]
    return (
        [after[one] for one in sorted(after.keys() - both)], [before[one] for one in sorted(before.keys() - both)],
        reworded)


def spam(findings):
    """Rules that say the same too often in one app; few findings in all are no spam."""
    counts = collections.Counter(finding["rule"] for finding in findings)
    return [
        (rule, count) for rule, count in counts.most_common()
        if count > SPAM_COUNT or (len(findings) >= SPAM_COUNT and count > SPAM_SHARE * len(findings))
    ]


def share(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "-"


def row_of(app, report, cost):
    summary = report["summary"]
    elements = summary["elements"]
    levels = collections.Counter(level(finding) for finding in report["findings"])
    parsing = cost["stages"].get("reading", 0) + cost["stages"].get("parsing", 0)
    accounting = report.get("accounting") or {}
    total = accounting.get("viewExpressions", 0)
    per = max(1, elements["total"]) / 1000
    return [
        app, summary["files"], elements["total"], f"{cost['wall']:.2f}", f"{cost['cpu']:.2f}",
        f"{cost['wall'] / parsing:.1f}" if parsing else "-", f"{cost['memory']:.0f}",
        share(elements["opaque"], elements["total"]),
        "/".join(share(accounting.get(part, 0), total) for part in ("heard", "hidden", "unreached", "unfollowed"))
        if total else "-",
    ] + [f"{levels[one]} ({levels[one] / per:.1f})" for one in LEVELS]


HEADS = [
    "app", "files", "elements", "wall s", "cpu s", "× parsing", "MB", "opaque", "heard/hidden/unreached/unfollowed",
] + [f"{one} (per 1,000)" for one in LEVELS]


def table(heads, rows):
    lines = ["| " + " | ".join(heads) + " |", "| " + " | ".join("---" for _ in heads) + " |"]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows])


def rule_rows(reports):
    """Each rule with its findings by level, how many apps it speaks in, and its findings per 1,000 elements."""
    elements = sum(report["summary"]["elements"]["total"] for report in reports.values())
    counts, apps = collections.defaultdict(collections.Counter), collections.defaultdict(set)
    for app, report in reports.items():
        for finding in report["findings"]:
            counts[finding["rule"]][level(finding)] += 1
            apps[finding["rule"]].add(app)
    ordered = sorted(counts, key=lambda rule: (-sum(counts[rule].values()), rule))
    return [
        [rule, *(counts[rule][one] for one in LEVELS), len(apps[rule]),
         f"{1000 * sum(counts[rule].values()) / max(1, elements):.2f}"]
        for rule in ordered
    ]


def describe(app, finding, mark):
    return (f"{mark} {app}/{finding['file']}:{finding['line']} {finding['rule']} "
            f"[{finding['severity']}/{finding['certainty']}] {finding['message']}")


def run(options):
    results = pathlib.Path(options.results)
    results.mkdir(parents=True, exist_ok=True)
    against = pathlib.Path(options.against) if options.against else results
    reports, rows, changes, loud = {}, [], [], []
    for app in options.apps:
        name = name_of(app)
        known = against / f"{name}.json"
        old = json.loads(known.read_text())["findings"] if known.exists() else None
        report, cost = measure(options.earshot, app)
        reports[name] = report
        rows.append(row_of(name, report, cost))
        loud += [[name, rule, count, share(count, len(report["findings"]))] for rule, count in spam(report["findings"])]
        if old is not None:
            new, gone, reworded = difference(old, report["findings"])
            changes += [describe(name, finding, "+") for finding in new]
            changes += [describe(name, finding, "-") for finding in gone]
            for before, after in reworded:
                changes += [describe(name, before, "~ was"), describe(name, after, "~ is ")]
        (results / f"{name}.json").write_text(json.dumps({**report, "cost": cost, "root": str(pathlib.Path(app).resolve())}))
        print(f"{name}: {cost['wall']:.1f} s, {len(report['findings'])} findings", file=sys.stderr)
    parts = [
        table(HEADS, rows),
        table(["rule", *LEVELS, "apps", "per 1,000 elements"], rule_rows(reports)),
        table(["app", "rule", "findings", "of all in the app"], loud),
    ]
    text = "\n\n".join(parts) + "\n"
    if options.markdown:
        pathlib.Path(options.markdown).write_text(text)
    print(text)
    print("\n".join(changes) if changes else "no differences")


def drawn(candidates, count, seed):
    """Findings for reading: by turns from each rule, and within a rule by turns from each app."""
    source = random.Random(seed)
    by_rule = collections.defaultdict(lambda: collections.defaultdict(list))
    for app, finding in candidates:
        by_rule[finding["rule"]][app].append(finding)
    queues = {}
    for rule in sorted(by_rule):
        lists = [(app, source.sample(found, len(found))) for app, found in sorted(by_rule[rule].items())]
        source.shuffle(lists)
        queue = []
        while lists:
            queue += [(app, found.pop()) for app, found in lists]
            lists = [(app, found) for app, found in lists if found]
        queues[rule] = queue[::-1]
    # First one of each rule, then as often as it speaks: what is frequent weighs more.
    rules = sorted(queues)
    source.shuffle(rules)
    result = [(app, finding) for rule in rules for app, finding in [queues[rule].pop()]][:count]
    rest = [rule for rule in rules for _ in queues[rule]]
    source.shuffle(rest)
    return result + [queues[rule].pop() for rule in rest[: max(0, count - len(result))]]


def drawn_by_frequency(candidates, count, seed, most):
    """Findings as users meet them: each is as likely as the next, but for a limit for each rule in each app."""
    source = random.Random(seed)
    ordered = sorted(candidates, key=lambda one: (one[0], one[1]["file"], one[1]["line"], one[1]["column"], one[1]["rule"]))
    seen, result = collections.Counter(), []
    for app, finding in source.sample(ordered, len(ordered)):
        seen[app, finding["rule"]] += 1
        if seen[app, finding["rule"]] <= most:
            result.append((app, finding))
    return result[:count]


def excerpt(root, finding, margin):
    try:
        lines = (pathlib.Path(root) / finding["file"]).read_text(errors="replace").splitlines()
    except OSError:
        return "(file cannot be read)"
    first = max(1, finding["line"] - margin)
    last = min(len(lines), min(finding.get("endLine", finding["line"]), finding["line"] + 20) + margin)
    return "\n".join(
        f"{'>' if number == finding['line'] else ' '}{number:5} {lines[number - 1][:160]}" for number in range(first, last + 1))


def sample(options):
    wanted = {one for one in (options.level or "").split(",") if one}
    rules = set(options.rule)
    candidates, roots = [], {}
    for app in options.apps:
        path = pathlib.Path(options.results) / f"{name_of(app)}.json"
        if not path.exists():
            sys.exit(f"no results of {name_of(app)} in {options.results}; run without --sample first")
        report = json.loads(path.read_text())
        roots[name_of(app)] = report["root"]
        for finding in report["findings"]:
            if (not wanted or level(finding) in wanted) and (not rules or finding["rule"] in rules):
                candidates.append((name_of(app), finding))
    found = (
        drawn_by_frequency(candidates, options.sample, options.seed, options.most) if options.by_frequency
        else drawn(candidates, options.sample, options.seed))
    for number, (app, finding) in enumerate(found, 1):
        print(f"## {number} {describe(app, finding, '')} (view {finding['view']}, uses {finding.get('uses', 1)})")
        if finding.get("heard"):
            print(f"heard: {finding['heard']['before']!r} -> {finding['heard'].get('after')!r}")
        for fix in finding["fixes"]:
            edits = "; ".join(
                f"{edit['file'] if edit['file'] != finding['file'] else ''}:{edit['start']['line']} {edit['replacement'].strip()[:200]!r}"
                for edit in fix["edits"])
            print(f"fix [{fix['safety']}]: {fix['title']} :: {edits}")
        for place in finding["related"][:3]:
            print(f"see {place['file']}:{place['line']} {place['message']}")
        print(excerpt(roots[app], finding, options.margin) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="+", metavar="APP")
    parser.add_argument("--earshot", default=".build/release/earshot")
    parser.add_argument("--results", default=".wild", help="folder of the reports of the last run")
    parser.add_argument("--against", help="folder of the reports to compare with; default: those of the last run")
    parser.add_argument("--markdown", help="also write the tables to a file")
    parser.add_argument("--sample", type=int, help="draw findings of the last run instead of running")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-frequency", action="store_true", help="every finding is as likely as every other one")
    parser.add_argument("--most", type=int, default=4, help="by frequency, of one rule in one app")
    parser.add_argument("--level", help="of the sample: " + ", ".join(LEVELS))
    parser.add_argument("--rule", action="append", default=[])
    parser.add_argument("--margin", type=int, default=8, help="lines of code around each finding of the sample")
    options = parser.parse_args()
    if options.sample:
        sample(options)
    else:
        options.earshot = str(pathlib.Path(options.earshot).resolve())
        run(options)


if __name__ == "__main__":
    main()
