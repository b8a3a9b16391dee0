#!/usr/bin/env python3
"""Writes Sources/AuditReport/Generated/ReportAssets.swift from the style and the script in Assets/.

The files are joined in the order of their names. Their digests go along, since a page's policy names the one style
and the one script that it lets through.
"""
import base64
import hashlib
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "AuditReport"


def joined(ending, before="", after=""):
    texts = [path.read_text(encoding="utf-8").strip("\n") for path in sorted((FOLDER / "Assets").glob("*" + ending))]
    text = before + "\n".join(texts) + after
    # Neither may end its element or the literal that it is written in.
    assert "</s" not in text.lower() and "<!--" not in text and '"""##' not in text, ending
    return text


def bundled(name, text):
    digest = base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
    return f'  static let {name} = BundledText(\n    text: ##"""\n{text}\n"""##,\n    digest: "{digest}")\n'


def main():
    style = joined(".css")
    script = joined(".js", before='(() => {\n"use strict";\n', after="\n})();")
    parts = [
        "// Made by Scripts/make-report-assets.py from Assets/.\n",
        "/// The style and the script of a report's page.\nenum ReportAssets {",
        bundled("style", style),
        bundled("script", script) + "}\n",
    ]
    generated = FOLDER / "Generated"
    generated.mkdir(exist_ok=True)
    (generated / "ReportAssets.swift").write_text("\n".join(parts), encoding="utf-8")


main()
