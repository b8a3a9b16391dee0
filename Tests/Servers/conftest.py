"""What the tests of the servers share: the program, an app to work on, and an editor that types."""

import asyncio
import contextlib
import json
import os
import pathlib
import shutil
import subprocess

import pytest
from lsprotocol import types
from pytest_lsp import ClientServerConfig, client_capabilities

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
EARSHOT = os.environ.get("EARSHOT", str(REPOSITORY / ".build/release/earshot"))
PATIENCE = 60


def check(folder, *arguments):
    """The document of `check --format json` for a folder."""
    run = subprocess.run(
        [EARSHOT, "check", "--format", "json", *arguments], cwd=folder, capture_output=True, text=True
    )
    assert run.returncode in (0, 1), run.stderr
    return json.loads(run.stdout)


def findings(folder, path):
    """What `check` finds in a file, in the terms of the protocol: of ASCII files, columns are the same."""
    severities = {"error": 1, "warning": 2, "note": 3}
    return [
        (
            f["line"] - 1, f["column"] - 1, f["endLine"] - 1, f["endColumn"] - 1, f["rule"], f["message"],
            4 if f["certainty"] == "review" else severities[f["severity"]],
        )
        for f in check(folder)["findings"]
        if f["file"] == path
    ]


def shown(diagnostics):
    """Diagnostics in the same form."""
    return [
        (
            d.range.start.line, d.range.start.character, d.range.end.line, d.range.end.character, d.code, d.message,
            int(d.severity),
        )
        for d in diagnostics
    ]


@pytest.fixture
def app(tmp_path):
    """A copy of the example app, as a project of its own."""
    folder = tmp_path / "Larkspur"
    shutil.copytree(REPOSITORY / "Examples/Larkspur", folder)
    (folder / ".git").mkdir()
    return folder


class Editor:
    """A client with documents."""

    def __init__(self, client, folders):
        self.client = client
        self.folders = folders
        self.texts = {}
        self.versions = {}
        self.published = {}
        self._arrival = asyncio.Event()

    def received(self, params):
        self.published[params.uri] = params
        self._arrival.set()

    def path(self, name):
        return self.folders[0] / name

    def open(self, name, text=None, language="swift"):
        uri = name if ":" in name else self.path(name).as_uri()
        self.texts[uri] = self.path(name).read_text() if text is None else text
        self.versions[uri] = 1
        item = types.TextDocumentItem(uri=uri, language_id=language, version=1, text=self.texts[uri])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return uri

    def change(self, uri, start, end, text):
        """Replaces what is between two offsets."""
        old = self.texts[uri]
        span = types.Range(start=self.position(uri, start), end=self.position(uri, end))
        self.texts[uri] = old[:start] + text + old[end:]
        self.versions[uri] += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(uri=uri, version=self.versions[uri]),
                [types.TextDocumentContentChangePartial(range=span, text=text)],
            )
        )

    def replace(self, uri, text):
        """Replaces all, as one edit."""
        self.change(uri, 0, len(self.texts[uri]), text)

    def close(self, uri):
        self.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri))
        )
        del self.texts[uri]

    def position(self, uri, offset):
        before = self.texts[uri][:offset]
        line = before.count("\n")
        return types.Position(line, len(before[before.rfind("\n") + 1 :].encode("utf-16-le")) // 2)

    def offset(self, uri, position):
        lines = self.texts[uri].split("\n")
        units = lines[position.line].encode("utf-16-le")[: 2 * position.character]
        return sum(len(line) + 1 for line in lines[: position.line]) + len(units.decode("utf-16-le"))

    async def diagnostics(self, uri):
        """Those of the text that the document has now."""
        async with asyncio.timeout(PATIENCE):
            while uri not in self.published or self.published[uri].version != self.versions[uri]:
                self._arrival.clear()
                await self._arrival.wait()
        return self.published[uri].diagnostics

    async def actions(self, uri, span, only=None):
        context = types.CodeActionContext(diagnostics=[], only=only)
        params = types.CodeActionParams(types.TextDocumentIdentifier(uri), span, context)
        return await self.client.text_document_code_action_async(params) or []

    def apply(self, edit):
        """Applies the edits of an action to open documents and to files."""
        for change in edit.document_changes:
            uri = change.text_document.uri
            if uri not in self.texts:
                self.open(os.path.relpath(uri.removeprefix("file://"), self.folders[0]))
            assert change.text_document.version in (None, self.versions[uri])
            spans = [(self.offset(uri, e.range.start), self.offset(uri, e.range.end), e.new_text) for e in change.edits]
            for start, end, text in sorted(spans, reverse=True):
                self.change(uri, start, end, text)


@contextlib.asynccontextmanager
async def editor(*folders, spec="visual-studio-code", options=None):
    """An editor with folders open, from `initialize` to `exit`."""
    client = await ClientServerConfig(server_command=[EARSHOT, "lsp"]).start()
    session = Editor(client, folders)
    # What the client notes of diagnostics has no versions.
    client.protocol.fm.features["textDocument/publishDiagnostics"] = session.received
    result = await client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(spec),
            workspace_folders=[types.WorkspaceFolder(uri=f.as_uri(), name=f.name) for f in folders],
            root_uri=folders[0].as_uri() if folders else None,
            initialization_options=options,
        )
    )
    session.capabilities = result.capabilities
    yield session
    server = client._server
    await client.shutdown_session()
    assert await asyncio.wait_for(server.wait(), 10) == 0
