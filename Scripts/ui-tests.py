#!/usr/bin/env python3
"""What the UI tests of apps find on Apple's runtime, and whether Earshot has it.

    Scripts/ui-tests.py [--earshot PATH] [--output FILE] [--list missing|kind|found|elsewhere] APP...

A UI test that asks for `app.buttons["Log in"]` or `app.navigationBars["Settings"]` says that such an element was on a
screen when the test was written, with these words as its label, title, placeholder, value or identifier (Apple: XCUIElement
query subscript). Tests that Xcode recorded say so of each step, in the comments of their tokens too. So the tests of any app
tell what its screens have, without a recording and with nobody judging: UIKit and SwiftUI alike.

For each literal that a test asks for, the screens of `earshot read --format json` are searched: found (an element, a bar, an
action or a container of the app has these words), or missing. What is missing counts only where the app's own source, texts
or interface files have the literal: names of users and the like come from a server, "Allow" from the system. `kind` are words
that are found, but on no element of the kind that was asked for (a button, a field, a switch, a picture).

Tests grow stale, screens are in packages that are not on disk, and words stand in code that no screen shows; so the share is
for comparing two states of the program and for reading what is missing (`--list missing`), and no measure of the truth.
Nothing of the apps belongs in the repository.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

KINDS = (
    "buttons|staticTexts|navigationBars|textFields|secureTextFields|searchFields|textViews|switches|toggles|cells|images"
    "|alerts|sheets|tabBars|tables|collectionViews|scrollViews|otherElements|links|segmentedControls|sliders|steppers"
    "|pickers|datePickers|menus|menuItems|toolbars|any|popUpButtons|checkBoxes|radioButtons|groups|windows|webViews|maps"
    "|pageIndicators|progressIndicators|activityIndicators|disclosureTriangles|icons"
)
QUERY = re.compile(
    r"\b(" + KINDS + r")\s*(?:/\*@START_MENU_TOKEN@\*/)?\s*"
    r"(?:\[\s*|\.(?:element|matching|containing|element\(boundBy: ?\d\))\s*\((?:matching\s*:\s*)?(?:\.\w+\s*,\s*)?identifier\s*:\s*)"
    # What is looked up first, `["title".localized()]`, is no literal.
    r"\"((?:[^\"\\]|\\.)*)\"\s*[\])]")
# `[[".cells.buttons[\"Logout\"]",".buttons[\"Logout\"]"],…` of what Xcode recorded
TOKEN = re.compile(r"/\*\[\[(.*?)@END_MENU_TOKEN@\*/")
TOKEN_QUERY = re.compile(r"\.(" + KINDS + r")\[\\\"((?:[^\"\\]|\\(?!\"))*)\\\"\]")
# Words that the system says by itself.
OF_THE_SYSTEM = {
    "ok", "allow", "don’t allow", "don't allow", "allow while using app", "back", "return", "delete", "cancel", "done", "edit",
    "search", "next keyboard", "shift", "space", "go", "next:", "previous", "open", "select all", "paste", "copy", "cut",
    "clear text", "more", "key", "emoji", "dictate", "next", "select", "hide keyboard", "continue",
}
TESTS = re.compile(r"XCUI(?:Application|Element|Device)")
SOURCES = (".swift", ".strings", ".xcstrings", ".stringsdict", ".storyboard", ".xib", ".m", ".h", ".json")


def unescaped(literal):
    literal = re.sub(r"\\u\{([0-9a-fA-F]+)\}", lambda match: chr(int(match[1], 16)), literal)
    return literal.replace("\\n", "\n").replace('\\"', '"').replace("\\'", "'").replace("\\\\", "\\")


def files_of(app):
    for folder, folders, names in os.walk(app):
        folders[:] = [name for name in folders if name not in (".git", ".build", "Pods", "Carthage", "node_modules")]
        for name in names:
            if name.endswith(SOURCES):
                yield pathlib.Path(folder, name)


def asked(text):
    """The kinds and words that a test asks for."""
    for match in QUERY.finditer(text):
        if "\\(" not in match[2]:
            yield match[1], unescaped(match[2])
    for token in TOKEN.finditer(text):
        for match in TOKEN_QUERY.finditer(token[1]):
            yield match[1], unescaped(match[2].replace("\\\\", "\\"))


def plain(words):
    words = words.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"').replace("\u00a0", " ")
    return re.sub(r"\s+", " ", words).strip().lower()


class Screens:
    """What the screens of an app have, searched by words."""

    def __init__(self, read):
        self.kinds = collections.defaultdict(set)
        self.patterns = []
        for screen in read["screens"]:
            for element in screen["elements"]:
                self.add(element)

    def add(self, element):
        traits = set(element["traits"])
        said = " ".join(element["speech"] or []) or element["description"] or ""
        texts = [element[key] for key in ("label", "value", "identifier", "hint", "description")] + element["inputLabels"]
        texts += [action if isinstance(action, str) else action.get("name") for action in element["actions"] + element["swipeActions"]]
        texts += [action["name"] for action in element["conditionalActions"]]
        texts += [place if isinstance(place, str) else place.get("label") for place in element["container"]]
        for text in filter(None, texts):
            self.say(text, traits, said)
            # A cell says what stands in it in one breath; a test finds each text.
            for part in re.split(r", |\n", text):
                self.say(part, traits, said)

    def say(self, text, traits, said):
        text = plain(text)
        if not text:
            return
        if "«" in text:
            fixed = re.sub(r"«[^»]*»", "", text)
            if len(re.sub(r"\W", "", fixed)) >= 3:
                parts = [re.escape(part) for part in re.split(r"«[^»]*»", text)]
                self.patterns.append((re.compile(".*?".join(parts)), frozenset(traits), said))
            return
        self.kinds[text].add((frozenset(traits), said))

    def holders(self, words):
        words = plain(words)
        if words in self.kinds:
            return self.kinds[words]
        return {(traits, said) for pattern, traits, said in self.patterns if pattern.fullmatch(words)}


FITTING = {
    "buttons": lambda traits, said: traits & {"button", "link", "tab", "header", "popUpButton", "backButton"} or "Button" in said or "Tab" in said,
    "textFields": lambda traits, said: "ext field" in said or "textField" in traits or "earch field" in said,
    "secureTextFields": lambda traits, said: "ecure" in said,
    "textViews": lambda traits, said: "ext field" in said or "text view" in said.lower() or "staticText" in traits,
    "switches": lambda traits, said: "witch" in said or "toggle" in said.lower() or "toggleButton" in traits,
    "toggles": lambda traits, said: "witch" in said or "toggle" in said.lower(),
    "sliders": lambda traits, said: "djustable" in said,
    "links": lambda traits, said: "link" in traits or "Link" in said,
}


def measure(earshot, app):
    files = list(files_of(app))
    tests, source = [], []
    for file in files:
        text = file.read_text(encoding="utf-8", errors="replace")
        (tests if file.suffix == ".swift" and TESTS.search(text) else source).append((file, text))
    wanted = {}
    for file, text in tests:
        for kind, words in asked(text):
            if words.strip() and plain(words) not in OF_THE_SYSTEM:
                wanted.setdefault((kind, words), file)
    if not wanted:
        return None
    run = subprocess.run([earshot, "read", str(app), "--format", "json"], capture_output=True, text=True)
    if not run.stdout:
        sys.exit(f"{app}: {run.stderr.strip()[:300]}")
    screens = Screens(json.loads(run.stdout))
    own = "\n".join(text for file, text in source if not re.search(r"Tests?/", str(file)))
    written = plain(own)
    rows = []
    for (kind, words), file in sorted(wanted.items()):
        holders = screens.holders(words)
        if holders:
            fits = FITTING.get(kind)
            verdict = "found" if not fits or any(fits(*holder) for holder in holders) else "kind"
        else:
            escaped = plain(words.replace("\n", "\\n").replace('"', '\\"'))
            verdict = "missing" if f'"{escaped}"' in written or f">{escaped}<" in written else "elsewhere"
        rows.append((verdict, kind, words, os.path.relpath(file, app)))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("apps", nargs="+", type=pathlib.Path)
    parser.add_argument("--earshot", default=".build/release/earshot")
    parser.add_argument("--list", choices=["missing", "kind", "found", "elsewhere"])
    parser.add_argument("--output", type=pathlib.Path, help="a table of all that was asked for, with tabs")
    arguments = parser.parse_args()
    total = collections.Counter()
    lines = []
    print(f"{'app':32} {'asked':>6} {'found':>6} {'kind':>6} {'missing':>8} {'elsewhere':>10} {'share':>6}")
    for app in arguments.apps:
        rows = measure(arguments.earshot, app)
        if rows is None:
            continue
        counts = collections.Counter(row[0] for row in rows)
        total += counts
        told = counts["found"] + counts["kind"] + counts["missing"]
        share = f"{100 * counts['found'] / told:.0f} %" if told else "-"
        print(f"{app.name[:32]:32} {len(rows):6} {counts['found']:6} {counts['kind']:6} {counts['missing']:8} {counts['elsewhere']:10} {share:>6}", flush=True)
        lines += ["\t".join((app.name,) + row).replace("\n", "\\n") for row in rows]
        if arguments.list:
            for verdict, kind, words, file in rows:
                if verdict == arguments.list:
                    print(f"    {kind}[{words!r}]  {file}")
    told = total["found"] + total["kind"] + total["missing"]
    if told:
        print(f"{'all':32} {sum(total.values()):6} {total['found']:6} {total['kind']:6} {total['missing']:8} {total['elsewhere']:10} {100 * total['found'] / told:.0f} %")
    if arguments.output:
        arguments.output.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
