#!/usr/bin/env python3
"""Writes Sources/Reporting/Language/Generated/TranslationTables.swift from the tables in Data/.

A table is lines of rule, part, English and translation, parted by tabs; `#` begins a comment, `\\n` stands for a line
end. Sources/Reporting/Language/Translations.swift says what the parts are.
"""
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Reporting" / "Language"


def main():
    lines = ["// Made by Scripts/make-translations.py from Data/*.tsv.", "enum TranslationTables {"]
    for path in sorted((FOLDER / "Data").glob("*.tsv")):
        text = path.read_text(encoding="utf-8")
        assert '"""##' not in text, path
        lines += [f'  static let {path.stem} = ##"""']
        lines += [("    " + line) if line else "" for line in text.rstrip("\n").split("\n")]
        lines += ['    """##']
    generated = FOLDER / "Generated"
    generated.mkdir(exist_ok=True)
    (generated / "TranslationTables.swift").write_text("\n".join(lines + ["}"]) + "\n", encoding="utf-8")


main()
