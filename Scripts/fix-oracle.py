#!/usr/bin/env python3
"""Applies the fixes of `earshot check` to copies of apps and checks what came of it.

    Scripts/fix-oracle.py [--earshot PATH] [--swiftc PATH] [--markdown FILE] APP...

For each app, in a copy of it (the app itself is never written to): first all safe fixes, then the suggested ones. After
each of the two passes

- every changed file still parses: Swift files with `swiftc -parse`, interface files as XML;
- a second run changes nothing;
- no line outside the edits of the report has changed (the report of a run before; for each fix of a later round, which
  repairs what an earlier one brought to light, one more place in its file may change);
- the findings that were fixed are gone, and neither rule has an error or warning more in any file.

Prints a table, and each failure. Exits with 1 when there is one. Wants Git for its differences; nothing else but Python.
"""

import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

COLUMNS = [
    "findings", "with fix", "applied safe", "applied suggested", "parse failures", "second-run changes", "stray lines",
    "left", "new",
]


def check(earshot, folder, *options):
    """The report of a run in a folder."""
    run = subprocess.run(
        [earshot, "check", "--format", "json", "--fail-on", "never", *options], cwd=folder, capture_output=True)
    if run.returncode != 0:
        sys.exit(f"earshot check {' '.join(options)} in {folder} ended with {run.returncode}:\n{run.stderr.decode()}")
    return json.loads(run.stdout)


def texts(folder):
    """The files that fixes may change, by path in the folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.suffix in (".swift", ".storyboard", ".xib") and path.is_file() and not path.is_symlink()
    }


def parses(swiftc, path):
    if path.suffix != ".swift":
        try:
            xml.etree.ElementTree.parse(path)
            return True
        except xml.etree.ElementTree.ParseError:
            return False
    return subprocess.run([swiftc, "-parse", str(path)], capture_output=True).returncode == 0


def changed_lines(before, after):
    """Pairs (first, last) of lines of the text before that a difference touches; of insertions the lines around."""
    with tempfile.TemporaryDirectory() as folder:
        old, new = pathlib.Path(folder, "old"), pathlib.Path(folder, "new")
        old.write_bytes(before)
        new.write_bytes(after)
        run = subprocess.run(
            ["git", "diff", "--no-index", "--unified=0", "--text", str(old), str(new)], capture_output=True)
    result = []
    for match in re.finditer(r"^@@ -(\d+)(?:,(\d+))? \+", run.stdout.decode(errors="replace"), re.M):
        start, count = int(match[1]), int(match[2] or 1)
        result.append((start, start + 1) if count == 0 else (start, start + count - 1))
    return result


def edited_lines(report, safeties):
    """By file, the lines that the edits of a report touch."""
    result = collections.defaultdict(set)
    for finding in report["findings"]:
        for fix in finding["fixes"]:
            if fix["safety"] not in safeties:
                continue
            for edit in fix["edits"]:
                result[edit["file"]].update(range(edit["start"]["line"], edit["end"]["line"] + 1))
    return result


def counts(report, severities=("error", "warning", "note")):
    return collections.Counter(
        (finding["rule"], finding["file"]) for finding in report["findings"] if finding["severity"] in severities)


class Pass:
    """One application of fixes in a folder."""

    def __init__(self, earshot, swiftc, folder, options, safeties):
        self.failures = []
        self.before = check(earshot, folder)
        old = texts(folder)
        after = check(earshot, folder, *options)
        new = texts(folder)
        self.applied = after["applied"]
        changed = sorted(path for path in old if old[path] != new.get(path))
        self.parse_failures = self.unparsed(swiftc, folder, changed, old)
        self.stray = self.stray_lines(changed, old, new, edited_lines(self.before, safeties), self.later(safeties))
        self.left = self.left_over(after)
        self.new = self.added(after)
        check(earshot, folder, *options)
        again = texts(folder)
        repeated = sorted(path for path in new if new[path] != again.get(path))
        self.failures += [f"second run changes {path}" for path in repeated]
        self.repeated = len(repeated)

    def unparsed(self, swiftc, folder, changed, old):
        broken = 0
        for path in changed:
            if parses(swiftc, folder / path):
                continue
            with tempfile.TemporaryDirectory() as scratch:
                original = pathlib.Path(scratch, pathlib.Path(path).name)
                original.write_bytes(old[path])
                if not parses(swiftc, original):
                    continue
            broken += 1
            self.failures.append(f"does not parse any more: {path}")
        return broken

    def later(self, safeties):
        """By file, how many fixes were applied to findings that the report before did not have."""
        reported = {
            (finding["rule"], finding["file"], finding["line"]) for finding in self.before["findings"]
            if any(fix["safety"] in safeties for fix in finding["fixes"])
        }
        return collections.Counter(
            fix["file"] for fix in self.applied if (fix["rule"], fix["file"], fix["line"]) not in reported)

    def stray_lines(self, changed, old, new, edited, later):
        stray = 0
        for path in changed:
            allowed = later[path]
            for first, last in changed_lines(old[path], new[path]):
                lines = set(range(first, last + 1))
                # An insertion stands between two lines; one of them is that of the edit.
                if old[path].count(b"\n") and lines & edited[path] and len(lines - edited[path]) <= 1:
                    continue
                outside = lines - edited[path]
                if outside and allowed:
                    allowed -= 1
                elif outside:
                    stray += len(outside)
                    self.failures.append(f"{path}: lines {sorted(outside)} changed without an edit")
        return stray

    def left_over(self, after):
        """Findings that a fix was applied for and that are there all the same."""
        before, now = counts(self.before), counts(after)
        fixed = collections.Counter((fix["rule"], fix["file"]) for fix in self.applied)
        left = 0
        for key, number in fixed.items():
            missing = number - (before[key] - now[key])
            # A fix can bring a further finding of its rule to light, in a later round it is fixed as well.
            if missing > 0 and now[key] > max(0, before[key] - number):
                left += missing
                self.failures.append(f"{key[1]}: {missing} of {key[0]} left after their fix")
        return left

    def added(self, after):
        grave = ("error", "warning")
        before, now = counts(self.before, grave), counts(after, grave)
        new = 0
        for key, number in now.items():
            if number > before[key]:
                new += number - before[key]
                self.failures.append(f"{key[1]}: {number - before[key]} new of {key[0]}")
        return new


def examine(earshot, swiftc, app):
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch, app.name)
        shutil.copytree(app, folder, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build", "DerivedData"))
        safe = Pass(earshot, swiftc, folder, ["--fix"], {"safe"})
        suggested = Pass(earshot, swiftc, folder, ["--fix", "--suggested"], {"safe", "suggested"})
    findings = safe.before["findings"]
    passes = (safe, suggested)
    row = [
        len(findings), sum(1 for finding in findings if finding["fixes"]), len(safe.applied), len(suggested.applied),
        sum(one.parse_failures for one in passes), sum(one.repeated for one in passes),
        sum(one.stray for one in passes), sum(one.left for one in passes), sum(one.new for one in passes),
    ]
    return row, [failure for one in passes for failure in one.failures]


def table(rows):
    lines = ["| app | " + " | ".join(COLUMNS) + " |", "| --- |" + " ---: |" * len(COLUMNS)]
    lines += [f"| {name} | " + " | ".join(map(str, row)) + " |" for name, row in rows]
    if len(rows) > 1:
        total = [sum(column) for column in zip(*(row for _, row in rows))]
        lines.append("| all | " + " | ".join(map(str, total)) + " |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--earshot", default=".build/release/earshot", help="the program (default: %(default)s)")
    parser.add_argument("--swiftc", default=shutil.which("swiftc") or "/opt/swift/usr/bin/swiftc")
    parser.add_argument("--markdown", help="write the table to a file as well")
    parser.add_argument("apps", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    earshot = str(pathlib.Path(arguments.earshot).resolve())
    rows, failed = [], False
    for app in arguments.apps:
        row, failures = examine(earshot, arguments.swiftc, app.resolve())
        rows.append((app.resolve().name, row))
        failed = failed or bool(failures)
        for failure in failures:
            print(f"{app.name}: {failure}", file=sys.stderr)
    print(table(rows))
    if arguments.markdown:
        pathlib.Path(arguments.markdown).write_text(table(rows) + "\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
