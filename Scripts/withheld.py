#!/usr/bin/env python3
"""What developers wrote for assistive technology, taken out of copies of their apps, and what Earshot says there.

    Scripts/withheld.py [--earshot PATH] [--preset NAME] [--output FILE] [--list KIND] APP...

In a copy of each app the modifiers and assignments below are replaced by blanks, so that lines stay where they are:
labels, values, hints, traits, hidden and combined elements, actions. Then `earshot check` runs, and for each place it is
told whether a finding stands there, and how near the name that its first fix proposes comes to the one that was taken
out: the same words, some more or fewer (within), some words alike (share), none (differs), a gap to be filled in, or a
fix of another form.

Not everything that was taken out is a defect without it: labels reword what would be heard anyway, hints are a matter of
taste. So the shares are no recall, but they show what is missed and which names are found, over any number of apps and
with nobody judging, and two states of the program can be compared by them. `--list hidden` prints the places of a kind,
to be read. Nothing of the apps belongs in the repository.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

MODIFIERS = {
    "label": r"\.accessibilityLabel\s*\(|\.accessibility\(\s*label\s*:",
    "value": r"\.accessibilityValue\s*\(|\.accessibility\(\s*value\s*:",
    "hint": r"\.accessibilityHint\s*\(|\.accessibility\(\s*hint\s*:",
    "hidden": r"\.accessibilityHidden\s*\(\s*true\s*\)|\.accessibility\(\s*hidden\s*:",
    "traits": r"\.accessibilityAddTraits\s*\(|\.accessibility\(\s*addTraits\s*:",
    "combine": r"\.accessibilityElement\s*\(\s*children\s*:\s*\.combine\s*\)",
    "action": r"\.accessibilityAction\s*\(",
}
ASSIGNMENT = re.compile(
    r"^[ \t]*(?:[A-Za-z_][\w.?!\[\]]*\.)?accessibility(Label|Value|Hint|Traits)\s*=(?!=)\s*"
    r"|^[ \t]*(?:[A-Za-z_][\w.?!\[\]]*\.)?is(AccessibilityElement)\s*=(?!=)\s*", re.M)
# Words of the rules that are about what was taken out.
ABOUT = {
    "label": ["name"], "value": ["state", "value", "progress", "rating", "drawn"], "hint": [],
    "hidden": ["icon-beside", "decorative", "symbol", "image-name", "drawn"], "header": ["heading"],
    "selected": ["state"], "button": ["tap", "gesture", "role"], "traits": [], "combine": ["ungrouped", "combine", "tap"],
    "action": ["gesture", "action", "swipe"], "element": ["element", "swallow", "tap"],
}
NEAR = 4


def end_of_brackets(text, start):
    """The position behind the bracket that closes the one at `start`, or None."""
    depth, position, in_text = 0, start, False
    while position < len(text):
        letter = text[position]
        if in_text:
            if text.startswith("\\(", position):
                position = end_of_brackets(text, position + 1)
                if position is None:
                    return None
                continue
            if letter == "\\":
                position += 1
            elif letter == '"':
                in_text = False
        elif letter == '"':
            in_text = True
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1
    return None


def end_of_statement(text, position):
    """Where an assignment ends: at the end of its line, or of a later one that it goes on to."""
    while position < len(text):
        letter = text[position]
        if letter in "([{" or letter == '"':
            position = end_of_brackets(text, position) if letter != '"' else end_of_literal(text, position)
            if position is None:
                return None
            continue
        if letter in ")]}":
            return position
        if letter == "\n" and not re.match(r"\s*([.?:]|\?\?|\+ )", text[position:position + 200]):
            return position
        position += 1
    return position


def end_of_literal(text, start):
    position = start + 1
    while position < len(text) and text[position] != '"':
        if text.startswith("\\(", position):
            position = end_of_brackets(text, position + 1)
            if position is None:
                return None
            continue
        position += 2 if text[position] == "\\" else 1
    return position + 1


def kind_of(kind, text):
    """Traits are parted by the one that rules may miss."""
    if kind == "traits":
        for word, name in (("Header", "header"), ("header", "header"), ("elected", "selected"), ("utton", "button")):
            if word in text:
                return name
    return kind


def spans(text):
    """What is taken out: (start, end, kind), in order, none within another."""
    found = []
    for kind, pattern in MODIFIERS.items():
        for match in re.finditer(pattern, text):
            end = end_of_brackets(text, text.index("(", match.start()))
            if end is None or "//" in text[text.rfind("\n", 0, match.start()) + 1:match.start()]:
                continue
            closure = re.match(r" *\{", text[end:end + 20]) if kind == "action" else None
            if closure:
                end = end_of_brackets(text, end + closure.end() - 1) or end
            found.append((match.start(), end, kind, "SwiftUI"))
    for match in ASSIGNMENT.finditer(text):
        end = end_of_statement(text, match.end())
        if end is not None:
            kind = (match.group(1) or "element").lower()
            found.append((match.start(), end, kind, "UIKit"))
    found.sort()
    kept, last = [], -1
    for start, end, kind, kit in found:
        if start >= last:
            kept.append((start, end, kind_of(kind, text[start:end]), kit))
            last = end
    return kept


def withhold(folder):
    """Blanks out in all Swift files of a folder, and says what and where."""
    places = []
    for path in sorted(folder.rglob("*.swift")):
        if path.is_symlink() or not path.is_file():
            continue
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        result = text
        for start, end, kind, kit in spans(text):
            taken = text[start:end]
            places.append({
                "file": str(path.relative_to(folder)), "line": text.count("\n", 0, start) + 1,
                "end": text.count("\n", 0, end) + 1, "kind": kind, "kit": kit, "text": " ".join(taken.split())})
            result = result[:start] + re.sub(r"[^\n]", " ", taken) + result[end:]
        if result != text:
            path.write_bytes(result.encode())
    return places


def distance(place, finding):
    """How many lines a finding is from a place; None where it is too far to be about it."""
    best = None
    if finding["line"] <= place["end"] <= finding["endLine"] + 1:
        best = 0
    elif finding["line"] <= place["line"] <= finding["endLine"] + 10:
        best = place["line"] - finding["endLine"]
    for fix in finding["fixes"][:1]:
        for edit in fix["edits"]:
            if edit["file"] == place["file"] and abs(edit["start"]["line"] - place["line"]) <= 3:
                lines = abs(edit["start"]["line"] - place["line"])
                best = lines if best is None else min(best, lines)
    return best if best is not None and best <= NEAR else None


def check(earshot, folder, preset):
    command = [earshot, "check", "--format", "json", "--no-cache", "--fail-on", "never"]
    run = subprocess.run(command + (["--preset", preset] if preset else []) + ["."], cwd=folder, capture_output=True)
    if run.returncode != 0:
        sys.exit(f"earshot check in {folder} ended with {run.returncode}:\n{run.stderr.decode(errors='replace')}")
    return json.loads(run.stdout)["findings"]


def measure(earshot, app, preset):
    """The places of an app, each with the findings near it, the nearest first."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / app.name
        shutil.copytree(app, folder, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        places = withhold(folder)
        findings = collections.defaultdict(list)
        for finding in check(earshot, folder, preset) if places else []:
            findings[finding["file"]].append(finding)
    for place in places:
        near = [(distance(place, finding), finding) for finding in findings[place["file"]]]
        near = sorted((pair for pair in near if pair[0] is not None), key=lambda pair: pair[0])
        place["app"] = app.name
        place["near"] = [{
            "distance": lines, "rule": finding["rule"], "severity": finding["severity"],
            "certainty": finding["certainty"], "message": finding["message"],
            "fix": " | ".join(edit["replacement"].strip() for fix in finding["fixes"][:1] for edit in fix["edits"]),
        } for lines, finding in near]
    return places


def about(place):
    """The nearest finding that is about what was taken out."""
    return next((one for one in place["near"] if any(word in one["rule"] for word in ABOUT[place["kind"]])), None)


LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')


def likeness(place):
    """How near a proposed name comes to the one that was taken out; None where that is no literal."""
    taken, found = LITERAL.search(place["text"]), about(place)
    if place["kind"] != "label" or not taken or not found or place["text"].count('"') != 2:
        return None
    if "<#" in found["fix"]:
        return "gap"
    proposed = re.search(r"[lL]abel\W{1,3}(?:Text\()?" + LITERAL.pattern, found["fix"])
    if not proposed:
        return "other form"
    ours, theirs = (set(re.findall(r"\w+", text.lower())) for text in (proposed.group(1), taken.group(1)))
    if ours == theirs:
        return "same"
    return "within" if ours < theirs or theirs < ours else "share" if ours & theirs else "differs"


def table(rows, head):
    widths = [max(len(str(row[column])) for row in [head] + rows) for column in range(len(head))]
    for row in [head] + rows:
        print("  ".join(str(cell).ljust(width) for cell, width in zip(row, widths)).rstrip())
    print()


def report(places):
    kinds = collections.defaultdict(list)
    for place in places:
        kinds[place["kit"], place["kind"]].append(place)
    rows = []
    for (kit, kind), those in sorted(kinds.items()):
        found = sum(1 for place in those if about(place))
        other = sum(1 for place in those if place["near"] and not about(place))
        rows.append([kit, kind, len(those), found, other, len(those) - found - other])
    table(rows, ["kit", "taken out", "places", "found", "another finding", "none"])
    names = collections.Counter(word for word in map(likeness, places) if word)
    table([[word, names[word]] for word in ["same", "within", "share", "differs", "gap", "other form"]], ["names", "places"])


def show(places, kind):
    for place in (one for one in places if one["kind"] == kind):
        found = about(place) or next(iter(place["near"]), None)
        said = f"{found['rule']}: {found['fix'] or found['message']}" if found else "nothing"
        print(f"{place['app']}/{place['file']}:{place['line']}  {place['text'][:100]}\n    {' '.join(said.split())[:160]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="+", type=pathlib.Path, metavar="APP")
    parser.add_argument("--earshot", default="earshot", help="the program; the default is the one in PATH")
    parser.add_argument("--preset", help="strict, for instance")
    parser.add_argument("--output", type=pathlib.Path, help="writes every place with its findings as JSON")
    parser.add_argument("--list", metavar="KIND", choices=sorted(ABOUT), help="prints the places of one kind")
    options = parser.parse_args()
    earshot = os.path.abspath(options.earshot) if os.path.isfile(options.earshot) else shutil.which(options.earshot)
    if not earshot:
        parser.error(f"no such program: {options.earshot}")
    missing = [str(app) for app in options.apps if not app.is_dir()]
    if missing:
        parser.error("no such folder: " + ", ".join(missing))
    places = []
    for app in options.apps:
        those = measure(earshot, app.resolve(), options.preset)
        print(f"{app.name}: {len(those)}", file=sys.stderr)
        places += those
    if options.output:
        options.output.write_text(json.dumps(places, ensure_ascii=False, indent=1))
    report(places)
    if options.list:
        show(places, options.list)


if __name__ == "__main__":
    main()
