#!/usr/bin/env python3
"""Writes the tables of Sources/PlatformKnowledge.

  make-knowledge.py              makes Generated/*.swift from Data/*.tsv
  make-knowledge.py REFERENCE    first makes the derived Data/*.tsv from the JSON files under REFERENCE

Data/*.tsv are the facts: a header line, one row a line, fields parted by tabs, empty fields at the end of a line
left out, `#` for comments. In the API tables a field `"` repeats the field above. Tables that the first step does
not write are edited by hand. Generated/*.swift hold the same text as string literals, because `.embedInCode`
spells every byte as an array element and costs the compiler about 20 seconds for 100 KB.
"""
import json
import pathlib
import sys

MODULE = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "PlatformKnowledge"
DATA = MODULE / "Data"
GENERATED = MODULE / "Generated"

CONFIDENCE = {"H": "high", "M": "medium", "L": "low"}
CONFIDENCE_ORDER = ["high", "medium", "low"]

# Script and right-to-left variants of a symbol end in one of these; the system chooses them.
LOCALES = "ar bn el gu he hi ja km kn ko ml mni mr my or pa rtl ru sat si ta te th zh".split()

SOURCES = {
    "wwdc19": "WWDC19 session 238 transcript",
    "wwdc21": "WWDC21 session 10119 transcript",
    "wwdc24": "WWDC24 session 10073 transcript",
    "docs": "Apple docs",
    "cldr": "Unicode CLDR 47, cldr-json@b08a82b (unicode-org/cldr-json)",
    "usage": "English usage; no table of a standard has it",
    "osui": "OpenSwiftUI source (audited against SwiftUI 6.5.4)",
    "cvs": "CVS Health ios-swiftui-accessibility-techniques",
    "axs26": "AccessibilitySnapshot reference image captured on iOS 26.2 simulator",
    "axs": "AccessibilitySnapshot reference images, iOS 17.5, 18.5 and 26.2 simulators",
    "axs13": "AccessibilitySnapshot reference images of earlier commits, iOS 13.7 to 16.4 simulators",
    "axs-status": "AccessibilitySnapshot, branch expanded-status: reference images of a DisclosureGroup in a List, "
    "iOS 17.5, 18.5 and 26.2 simulators, and notes of tests on devices",
    "ax": "rjchatfield/AX: trees of iOS 16.2 without a window, and what Accessibility Inspector showed",
    "hgf": "HGFcollective, reference images of 2023 (iOS 16.2 by the names of its CI files, or 17)",
    "axs-code": "AccessibilitySnapshot, comments in its code",
    "shape": "inference from the API shape; no source found",
    "skill": "a skill file of SwiftUI accessibility best practices (seed 004)",
    "docs18": "Apple docs mirror (theAppLaunchers/apple-docs-for-rag@df89f1451e, Apr 2025, iOS 18.4 SDK)",
    "docs18-headers": "Apple docs mirror (theAppLaunchers/apple-docs-for-rag@df89f1451e, Apr 2025); defaults and "
    "unversioned members checked in UIAccessibility.h / UIAccessibilityConstants.h, iOS 16.5 SDK (theos/sdks)",
    "docs25": "Apple docs mirror (Apr 2025)",
    "docs26": "Apple docs mirrors, iOS 26 era (Averyy/apple-dev-docs; iSoldLeo/swiftui-docs-zh, Nov-Dec 2025 crawl)",
    "sdk16": "SwiftUI.swiftinterface iOS 16.5 SDK (theos/sdks)",
    "sdk18": "SwiftUI.swiftinterface iOS 18.0 SDK (xybp888/iOS-SDKs) for accessibilityValue(_:isEnabled:); other "
    "isEnabled families follow the same three-overload shape (cross-checked against a public stub of the interface)",
}

# Names under which a row of builtin-views.json is found, where its title is not simply a list of names.
VIEW_NAMES = {
    "any Shape": ["Shape"],
    "custom Layout": ["Layout"],
    "List row": [],
    "Label in Menu / Picker option": [],
    "WidgetKit widget views": [],
    "Grid / custom drawn controls": [],
    ".onLongPressGesture / drag / magnify gestures": ["onLongPressGesture"],
    ".opacity(0)": ["opacity"],
    ".hidden()": ["hidden"],
}


def load(reference, name):
    return json.loads((reference / name).read_text(encoding="utf-8"))


def cell(value):
    text = "" if value is None else str(value)
    if any(mark in text for mark in "\t\n\r"):
        sys.exit(f"a field holds a tab or a line end: {text!r}")
    return text


def write(name, comments, columns, rows, ditto=()):
    lines = ["# " + line for line in comments] + ["\t".join(columns)]
    above = None
    for row in rows:
        cells = [cell(value) for value in row]
        shown = [
            '"' if above and column in ditto and text and text == above[index] else text
            for index, (column, text) in enumerate(zip(columns, cells))
        ]
        above = cells
        lines.append("\t".join(shown).rstrip("\t"))
    (DATA / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def source_key(text):
    """The key of a source, or key:detail; FactSources.swift turns it back into the text."""
    if text == "seed 004":
        return "skill"
    for key, full in SOURCES.items():
        if text == full:
            return key
        if text.startswith(full + ": "):
            return key + ":" + text[len(full) + 2 :]
    sys.exit(f"no key for the source {text!r}")


def make_sources():
    write(
        "sources.tsv",
        ["Where facts come from. Other tables name a source by its key, or as key:detail."],
        ["key", "text"],
        sorted(SOURCES.items()),
    )


def make_spoken_names(reference):
    best = {}
    for row in load(reference, "symbols/spoken-names.json"):
        if row.get("contradicted") or row.get("raw_undecided"):
            continue
        key = (row["symbol"], row["language"])
        confidence = CONFIDENCE[row["confidence"]]
        fields = (row["spoken"], "raw" if row.get("raw") else "", confidence, f"{row['os']}: {row['evidence']}")
        if key not in best or CONFIDENCE_ORDER.index(confidence) < CONFIDENCE_ORDER.index(best[key][2]):
            best[key] = fields
    write(
        "spoken-names.tsv",
        [
            "What VoiceOver was recorded to say for an SF Symbol without a label, best observation of each.",
            "raw: there is no description, the name of the symbol itself is spoken.",
            "confidence: high = asserted by a test, recorded or heard; medium = one clear note; low = prose or guess.",
        ],
        ["symbol", "language", "spoken", "raw", "confidence", "evidence"],
        [key + fields for key, fields in sorted(best.items())],
    )


def make_meanings(reference):
    rows = [
        (row["symbol"], row["meaning_en"], row["meaning_ja"], row["kind"], "ambiguous" if row.get("ambiguous") else "")
        for row in load(reference, "symbols/meanings.json")
    ]
    write(
        "symbol-meanings.tsv",
        [
            "What a button that shows nothing but this symbol most likely does. Written for this project; not what",
            "VoiceOver says. ambiguous: two or more uses are common, so it is a placeholder and never a certain name.",
        ],
        ["symbol", "en", "ja", "kind", "ambiguous"],
        sorted(rows),
    )


def shorten(names):
    """`a.b a.b.c a.d` becomes `a.b ..c .d`: as many dots as parts are those of the name before."""
    words, before = [], []
    for name in sorted(names):
        parts = name.split(".")
        same = 0
        while same < min(len(parts), len(before)) and parts[same] == before[same]:
            same += 1
        words.append("." * same + ".".join(parts[same:]))
        before = parts
    return " ".join(words)


def make_symbols(reference):
    symbols = load(reference, "symbols/availability.json")
    by_version, renames = {}, {}
    for name, facts in symbols.items():
        stem, _, last = name.rpartition(".")
        derived = stem if last in LOCALES and stem in symbols else None
        if derived != facts.get("localized_of"):
            sys.exit(f"{name}: localised variant of {facts.get('localized_of')}, but the rule says {derived}")
        if facts["ios"]:
            by_version.setdefault(facts["ios"], []).append(name)
        if facts.get("renamed_to", name) != name:
            if facts["renamed_in"] != symbols[facts["renamed_to"]]["ios"]:
                sys.exit(f"{name}: renamed in {facts['renamed_in']}, before or after its new name")
            renames[name] = facts["renamed_to"]
    origin = [
        "SF Symbols 7.2 as extracted by taikun114/UniversalSFSymbolsPicker 2ca7feb (May 2026), checked against",
        "JyHu/SFSymbols 03a2972 and SFSafeSymbols ba8ff2b. Nothing after iOS 26.1.",
    ]
    version = lambda text: [int(part) for part in text.split(".")]
    write(
        "symbols.tsv",
        ["Names of SF Symbols by the iOS version that brought them."] + origin
        + ["Dots at the start of a word stand for that many parts of the name before: `a.b ..c .d` = a.b, a.b.c, a.d."]
        + ["variants: a name with one of these endings is a form of the name without it that the system chooses."],
        ["ios", "names"],
        [("variants", " ".join(LOCALES))]
        + [(ios, shorten(by_version[ios])) for ios in sorted(by_version, key=version)],
    )
    rows = []
    for old in sorted(renames):
        new = renames[old]
        if rows and old.startswith(rows[-1][0] + "."):
            suffix = old[len(rows[-1][0]) :]
            if rows[-1][1] + suffix == new:
                rows[-1][2].append(suffix)
                continue
        rows.append((old, new, []))
    write(
        "symbol-renames.tsv",
        ["Old names of SF Symbols and their current ones. Both work from the version of the new name on."] + origin
        + ["suffixes: old and new name with the same ending make pairs too."],
        ["old", "new", "suffixes"],
        [(old, new, " ".join(suffixes)) for old, new, suffixes in rows],
    )


def make_builtin_views(reference):
    rows = []
    for row in load(reference, "api/builtin-views.json"):
        view = row["view"]
        names = VIEW_NAMES.get(view, [part.strip().lstrip(".") for part in view.split(" / ")])
        if not all(name.isidentifier() for name in names):
            sys.exit(f"builtin view {view!r}: say in VIEW_NAMES how it is found")
        rows.append(
            (
                view,
                "" if names == [view] else " ".join(names) or "-",
                row["form"],
                "" if row["label_from"] == "none" else row["label_from"],
                " | ".join(row["default_traits"]),
                row["default_value"],
                row["tree"],
                " | ".join(row["default_actions"]),
                row["confidence"],
                " | ".join(source_key(text) for text in row["source"]),
                row["note"],
            )
        )
    write(
        "builtin-views.tsv",
        [
            "Built-in SwiftUI views and what they are in the accessibility tree, form by form.",
            "names: under what a row is found, where that is not the view itself; `-` for none.",
        ],
        ["view", "names", "form", "label", "traits", "value", "tree", "actions", "confidence", "sources", "note"],
        rows,
    )


def make_api(reference, json_name, name, title):
    columns = "symbol kind signature ios macos tvos watchos visionos deprecated replacement".split()
    rows = [
        [row[column] for column in columns]
        + [row.get("container"), row["summary"], source_key(row["source"]), row.get("note")]
        for row in load(reference, json_name)
    ]
    columns += ["container", "summary", "source", "note"]
    write(name, [title, 'A field `"` repeats the field above.'], columns, rows, ditto=columns)


def derive(reference):
    make_sources()
    make_spoken_names(reference)
    make_meanings(reference)
    make_symbols(reference)
    make_builtin_views(reference)
    make_api(
        reference, "api/swiftui-accessibility-api.json", "swiftui-api.tsv",
        "Accessibility API of SwiftUI, of AttributedString and of the frameworks that go with them.",
    )
    make_api(
        reference, "api/uikit-accessibility-api.json", "uikit-api.tsv",
        "Accessibility API of UIKit, of NSAttributedString, AVFoundation and MediaAccessibility.",
    )


def camel(stem):
    first, *rest = stem.split("-")
    return first + "".join(word.capitalize() for word in rest)


def embed():
    GENERATED.mkdir(exist_ok=True)
    wanted = {}
    stems = sorted(path.stem for path in DATA.glob("*.tsv"))
    for stem in stems:
        text = (DATA / f"{stem}.tsv").read_text(encoding="utf-8").rstrip("\n")
        if '"""#' in text or "\\#" in text:
            sys.exit(f"{stem}.tsv holds text that ends a raw string literal")
        wanted[f"{camel(stem)[0].upper()}{camel(stem)[1:]}File.swift"] = (
            f"// Made by Scripts/make-knowledge.py from Data/{stem}.tsv; edit that file and run the script.\n\n"
            f'extension DataFile {{\n  static let {camel(stem)} = DataFile(name: "{stem}", text: #"""\n'
            f'{text}\n"""#)\n}}\n'
        )
    wanted["AllDataFiles.swift"] = (
        "// Made by Scripts/make-knowledge.py; add a table under Data and run the script.\n\n"
        "extension DataFile {\n  /// Every table, by name.\n  static let all: [DataFile] = [\n"
        + "".join(f"    .{camel(stem)},\n" for stem in stems)
        + "  ]\n}\n"
    )
    for path in GENERATED.glob("*.swift"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = GENERATED / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def main():
    if len(sys.argv) > 2 or (len(sys.argv) == 2 and not pathlib.Path(sys.argv[1]).is_dir()):
        sys.exit(__doc__)
    DATA.mkdir(exist_ok=True)
    if len(sys.argv) == 2:
        derive(pathlib.Path(sys.argv[1]))
    embed()


if __name__ == "__main__":
    main()
