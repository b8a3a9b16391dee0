#!/usr/bin/env python3
"""Prints what the servers show of the example app, as pictures made of text: the same bytes for the same program.
`Scripts/update-readme.sh` puts them into README.md and checks that they are true.

    Scripts/server-pictures.py PATH-OF-EARSHOT lsp|mcp|watch
"""
import argparse
import pathlib
import shutil
import signal
import subprocess
import tempfile

from server_clients import Agent, Editor

REPOSITORY = pathlib.Path(__file__).resolve().parents[1]
SEVERITIES = {1: "error", 2: "warning", 3: "note", 4: "review"}
PICTURE = 'Image("badge_dawn_chorus")'
ICON = 'IconButton("line.3.horizontal.decrease.circle")'


def place_of(text, words):
    before = text[: text.index(words)]
    return before.count("\n"), len(before) - before.rfind("\n") - 1


class Page:
    """A file as an editor shows it: what the server tells stands under the lines that it is about."""

    def __init__(self, editor, path):
        self.editor = editor
        self.uri = editor.open(path)
        self.text = path.read_text()
        self.diagnostics = editor.diagnostics(self.uri)

    def ask(self, method, **params):
        return self.editor.request("textDocument/" + method, {"textDocument": {"uri": self.uri}, **params})

    def type(self, words, after):
        line, column = place_of(self.text, after)
        self.editor.insert(self.uri, line, column + len(after), words)
        self.text = self.text.replace(after, after + words, 1)
        self.diagnostics = self.editor.diagnostics(self.uri)

    def lens(self):
        lens = self.ask("codeLens")[0]
        line = lens["range"]["start"]["line"]
        return [f"    │ {lens['command']['title']}", self.line(line)]

    def line(self, number):
        return f"{number + 1:3} │ {self.text.splitlines()[number]}"

    def around(self, words):
        """The line with the words, what is wrong with it, what is heard, and what can be done."""
        line, column = place_of(self.text, words)
        margin = "    │ " + " " * column
        rows = [self.line(line)]
        here = [d for d in self.diagnostics if d["range"]["start"]["line"] == line]
        for found in here:
            start, end = (found["range"][edge]["character"] for edge in ("start", "end"))
            kind = SEVERITIES[found["severity"]]
            rows += ["    │ " + " " * start + "~" * (end - start), f"{margin}{kind}: {found['message']} [{found['code']}]"]
        hover = self.ask("hover", position={"line": line, "character": column + 2})
        rows += self.box(margin, "hover", hover["contents"]["value"].splitlines())
        if here:
            actions = self.ask("codeAction", range=here[0]["range"], context={"diagnostics": []})
            rows += self.box(margin, "quick fixes", [action["title"] for action in actions])
        return rows

    @staticmethod
    def box(margin, title, lines):
        width = max(map(len, lines + [title]))
        top = f"┌ {title} " + "─" * (width - len(title)) + "┐"
        return [margin + top, *(f"{margin}│ {line:{width}} │" for line in lines), f"{margin}└{'─' * (width + 2)}┘"]


def lsp(earshot, app):
    editor = Editor(earshot, app, {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}})
    page = Page(editor, app / "Screens/ProfileScreen.swift")
    rows = page.lens() + ["    ⋮"] + page.around(PICTURE)
    page.type('.accessibilityLabel("Dawn chorus badge")', PICTURE)
    rows += ["", "typed, not saved:", "", *page.around(PICTURE)]
    editor.end()
    return rows


def mcp(earshot, app):
    agent = Agent(earshot, app)
    path = "Screens/JournalScreen.swift"
    better = (app / path).read_text().replace(ICON, ICON[:-1] + ', label: "Filter")')
    rows = ['check {"limit": 1}', agent.call("check", limit=1)]
    shown = f'hear {{"path": "{path}", "view": "JournalScreen", "source": …, "limit": 2}}'
    rows += ["", shown, agent.call("hear", path=path, view="JournalScreen", source=better, limit=2)]
    agent.end()
    return rows


def watch(earshot, app):
    path = app / "Screens/JournalScreen.swift"
    process = subprocess.Popen([earshot, "watch", "--view", "JournalScreen"], cwd=app, stdout=subprocess.PIPE, text=True)
    while "line.3.horizontal" not in process.stdout.readline():
        pass
    path.write_text(path.read_text().replace(ICON, ICON[:-1] + ', label: "Filter")'))
    # The rest of the first transcript, and then what is different.
    rows = []
    while not rows or "->" not in rows[-1]:
        line = process.stdout.readline()
        if not line:
            raise SystemExit("watch has ended")
        rows = [line.rstrip("\n")] if line.startswith("JournalScreen ") else rows + [line.rstrip("\n")]
    process.send_signal(signal.SIGINT)
    if process.wait(timeout=60) != 0:
        raise SystemExit("watch did not end with status 0")
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("earshot")
    parser.add_argument("picture", choices=["lsp", "mcp", "watch"])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = pathlib.Path(folder).resolve() / "App"
        shutil.copytree(REPOSITORY / "Examples/Larkspur", app)
        (app / ".git").mkdir()
        picture = {"lsp": lsp, "mcp": mcp, "watch": watch}[options.picture]
        rows = picture(pathlib.Path(options.earshot).resolve(), app)
    print("\n".join(row.rstrip() for row in rows))


if __name__ == "__main__":
    main()
