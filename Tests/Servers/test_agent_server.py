"""The server for agents with the protocol's own client library."""

import asyncio
import contextlib
import json
import os
import pathlib
import shutil
import subprocess

import jsonschema
import pytest
from conftest import EARSHOT, check
from mcp import ClientSession, StdioServerParameters, types
from mcp.client.stdio import stdio_client

CODE = 'import SwiftUI\nstruct Fresh: View { var body: some View { Toggle("", isOn: .constant(true)) } }\n'


@contextlib.asynccontextmanager
async def agent(*roots, folder=None, **environment):
    """A session with roots, or without any in a folder."""

    async def listed(context):
        return types.ListRootsResult(roots=[types.Root(uri=pathlib.Path(r).as_uri()) for r in roots])

    parameters = StdioServerParameters(command=EARSHOT, args=["mcp"], cwd=folder or "/", env=environment or None)
    async with stdio_client(parameters) as (reading, writing):
        async with ClientSession(reading, writing, list_roots_callback=listed if roots else None) as session:
            session.greeting = await session.initialize()
            yield session


async def call(session, name, **arguments):
    """The structured content of an answer, valid by the schema of its tool."""
    result = await session.call_tool(name, arguments)
    assert not result.is_error, result.content[0].text
    tool = next(t for t in (await session.list_tools()).tools if t.name == name)
    jsonschema.validate(arguments, tool.input_schema)
    jsonschema.validate(result.structured_content, tool.output_schema)
    assert result.content[0].text
    return result.structured_content


async def refusal(session, name, **arguments):
    result = await session.call_tool(name, arguments)
    assert result.is_error
    return result.content[0].text


def git(folder, *arguments):
    subprocess.run(
        ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "-C", str(folder), *arguments],
        check=True, capture_output=True,
    )


@pytest.fixture
def repository(app):
    shutil.rmtree(app / ".git")
    git(app, "init", "-q")
    git(app, "add", ".")
    git(app, "commit", "-qm", "first")
    return app


async def test_tools(app):
    async with agent(app) as session:
        assert session.greeting.protocol_version == "2025-06-18"
        tools = (await session.list_tools()).tools
        assert [t.name for t in tools] == ["hear", "check", "fix", "explain", "compare", "screens"]
        for tool in tools:
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
            jsonschema.Draft202012Validator.check_schema(tool.output_schema)
        await session.send_ping()


async def test_hear(app):
    async with agent(app) as session:
        heard = await call(session, "hear", path=".", view="JournalScreen", limit=3)
        assert [s["heard"] for s in heard["screens"][0]["stops"]][1:] == ["New sighting, Button", "Journal, Heading"]
        more = await call(session, "hear", path=".", view="JournalScreen", limit=3, cursor=heard["nextCursor"])
        assert more["screens"][0]["stops"][0]["number"] == 4
        japanese = await call(session, "hear", path=".", view="JournalScreen", language="ja")
        assert any("ボタン" in s["heard"] for s in japanese["screens"][0]["stops"])


async def test_unsaved_source(app):
    async with agent(app) as session:
        heard = await call(session, "hear", path="Screens/Fresh.swift", source=CODE)
        assert heard["screens"][0]["stops"][0]["heard"].startswith("Switch button")
        assert not (app / "Screens/Fresh.swift").exists()
        # The text counted for that call only.
        assert "no such file" in await refusal(session, "hear", path="Screens/Fresh.swift")
        name = "Components/IconButton.swift"
        other = (app / name).read_text().replace("struct IconButton", "struct OtherButton")
        names = [s["view"] for s in (await call(session, "hear", path=name, source=other))["screens"]]
        assert "OtherButton" in names
        assert "IconButton" in [s["view"] for s in (await call(session, "hear", path=name))["screens"]]


async def test_check_is_that_of_the_command(app):
    expected = check(app)["findings"]
    async with agent(app) as session:
        found, cursor = [], None
        while True:
            page = await call(session, "check", limit=7, **({"cursor": cursor} if cursor else {}))
            found += page["findings"]
            cursor = page["nextCursor"]
            if cursor is None:
                break
        assert sorted(f["id"] for f in found) == sorted(f["fingerprint"] for f in expected)
        errors = await call(session, "check", severity="error")
        assert {f["severity"] for f in errors["findings"]} == {"error"}
        one = await call(session, "check", paths=["Screens/ProfileScreen.swift"])
        assert {f["file"] for f in one["findings"]} == {"Screens/ProfileScreen.swift"}


async def test_fix(repository):
    async with agent(repository) as session:
        planned = await call(session, "fix")
        assert planned["applied"] is False and planned["diff"].startswith("--- a/Components/Avatar.swift")
        git(repository, "diff", "--quiet")
        identifier = next(f["id"] for f in (await call(session, "check"))["findings"] if f["rule"] == "slider-name")
        done = await call(session, "fix", findings=[identifier, "nonsense"], apply=True)
        # The name that is written is new to the app, so it comes into its catalog as well.
        assert done["applied"] and sorted(done["files"]) == ["Resources/Localizable.xcstrings", "Screens/NewSightingSheet.swift"]
        assert [n["id"] for n in done["notFixed"]] == ["nonsense"]
        assert identifier not in [f["id"] for f in (await call(session, "check", limit=500))["findings"]]
        changes = await call(session, "compare")
        assert changes["summary"]["clearedFindings"] == 1
        since = await call(session, "check", changedSince="HEAD")
        assert {f["file"] for f in since["findings"]} == {"Screens/NewSightingSheet.swift"}


async def test_revisions_are_written_inside_of_the_roots(repository, tmp_path):
    """There is no other place to write to, and nothing is left behind."""
    linked = tmp_path / "Linked"
    git(repository, "worktree", "add", "-q", str(linked))
    for folder in (repository, linked):
        file = folder / "Components/Avatar.swift"
        file.write_text(file.read_text().replace("Image(", 'Text("New here")\n    Image(', 1))
        before = sorted(p for p in folder.rglob("*") if "/.git/objects/" not in str(p))
        async with agent(folder, TMPDIR=str(tmp_path / "nowhere")) as session:
            changes = await call(session, "compare", **{"from": "HEAD"})
            assert any("New here" in json.dumps(s) for s in changes["screens"]), changes
        assert sorted(p for p in folder.rglob("*") if "/.git/objects/" not in str(p)) == before


async def test_explain_and_screens(app):
    async with agent(app) as session:
        assert (await call(session, "explain", rule="icon-button-name"))["wcag"] == ["4.1.2", "1.1.1"]
        assert "did you mean 'icon-button-name'" in await refusal(session, "explain", rule="icon-buton-name")
        screens = await call(session, "screens", path="Screens")
        assert "JournalScreen" in [s["view"] for s in screens["screens"]]


async def test_mistakes_are_answers(app):
    async with agent(app) as session:
        assert "did you mean 'path'" in await refusal(session, "hear", pth="x")
        assert "needs the argument 'path'" in await refusal(session, "hear")
        assert "'screens' lists them" in await refusal(session, "hear", path=".", view="Nowhere")
        assert "there is no tool" in await refusal(session, "listen")
        assert "not in a Git repository" in await refusal(session, "compare")
        (app / ".earshot.json").write_text('{ "rulez": {} }')
        assert "did you mean 'rules'" in await refusal(session, "check")


async def test_nothing_outside_of_the_roots(app, tmp_path):
    secret = tmp_path / "Secret.swift"
    secret.write_text(CODE.replace("Fresh", "Secret"))
    (app / "Link.swift").symlink_to(secret)
    (tmp_path / "elsewhere").mkdir()
    shutil.copy(secret, tmp_path / "elsewhere/Hidden.swift")
    (app / "folder").symlink_to(tmp_path / "elsewhere")
    (app / ".git").rmdir()
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "first")
    before = secret.read_text()
    async with agent(app) as session:
        for path in ("../Secret.swift", str(secret), "/etc/passwd", "Link.swift", "folder", "folder/Hidden.swift", secret.as_uri()):
            assert "outside of the folders" in await refusal(session, "hear", path=path), path
            assert "outside of the folders" in await refusal(session, "fix", paths=[path], apply=True), path
        assert "outside" in await refusal(session, "hear", path="folder/New.swift", source=CODE)
        names = [s["view"] for s in (await call(session, "screens", limit=500))["screens"]]
        assert "Secret" not in names and "Hidden" not in names
        # The repository around the root is not the agent's to read.
        assert "lies outside" in await refusal(session, "compare")
        assert "lies outside" in await refusal(session, "check", changedSince="HEAD")
    assert secret.read_text() == before


async def test_without_roots_the_folder_counts(app):
    async with agent(folder=app) as session:
        assert (await call(session, "screens"))["total"] > 0
        assert "outside" in await refusal(session, "hear", path="..")


async def test_progress_and_cancellation(app):
    told = []

    async def progress(done, total, message):
        told.append(done)

    async with agent(app) as session:
        await session.call_tool("check", {}, progress_callback=progress)
        assert told == sorted(set(told))

    process = await asyncio.create_subprocess_exec(
        EARSHOT, "mcp", cwd=app, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )

    def send(**message):
        process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    send(id=1, method="initialize", params={"protocolVersion": "2025-06-18", "capabilities": {}})
    send(id=2, method="tools/call", params={"name": "check", "arguments": {}})
    send(method="notifications/cancelled", params={"requestId": 2})
    process.stdin.write(b"no json\n[]\n")
    send(id=3, method="tools/call", params={"name": "explain", "arguments": {"rule": "toggle-name"}})
    process.stdin.write_eof()
    output, _ = await asyncio.wait_for(process.communicate(), 60)
    answers = [json.loads(line) for line in output.splitlines()]
    assert 2 not in [a.get("id") for a in answers]
    assert process.returncode == 0
