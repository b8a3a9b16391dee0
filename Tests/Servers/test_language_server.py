"""The language server with a client of the field's own library."""

import asyncio
import json
import subprocess

import pytest
from conftest import EARSHOT, check, editor, findings, shown
from lsprotocol import types

DETAIL = "Screens/SightingDetailScreen.swift"
SHEET = "Screens/NewSightingSheet.swift"


def everything(text):
    return types.Range(types.Position(0, 0), types.Position(text.count("\n") + 1, 0))


def document(uri):
    return types.TextDocumentIdentifier(uri)


async def test_diagnostics_are_those_of_check(app):
    async with editor(app) as session:
        for path in sorted(str(p.relative_to(app)) for p in app.rglob("*.swift")):
            uri = session.open(path)
            assert shown(await session.diagnostics(uri)) == findings(app, path), path


async def test_200_edits_at_typing_speed(app):
    """Typed into one file, character by character; after each pause, what `check` says of the same text."""
    async with editor(app) as session:
        uri = session.open(DETAIL)
        await session.diagnostics(uri)
        place = session.texts[uri].index("Button {")
        typed = 'Image(systemName: "bird")\n      Text("Songs")\n      Toggle("", isOn: .constant(true))\n      '
        typed = (typed * 3)[:200]
        for number, character in enumerate(typed):
            session.change(uri, place + number, place + number, character)
            await asyncio.sleep(0.02)
            if number % 50 == 49:
                diagnostics = shown(await session.diagnostics(uri))
                (app / DETAIL).write_text(session.texts[uri])
                assert diagnostics == findings(app, DETAIL), number


async def test_every_fix_is_applied_and_its_finding_gone(app):
    applied = 0
    async with editor(app) as session:
        for path in sorted({f["file"] for f in check(app)["findings"]}):
            uri = session.open(path)
            original = session.texts[uri]
            for diagnostic in await session.diagnostics(uri):
                number = 0
                while True:
                    if session.texts[uri] != original:
                        session.replace(uri, original)
                        await session.diagnostics(uri)
                    actions = await session.actions(uri, diagnostic.range, ["quickfix"])
                    own = [a for a in actions if a.diagnostics[0].data["fingerprint"] == diagnostic.data["fingerprint"]]
                    assert "ignore" in own[-1].title
                    if number == len(own):
                        break
                    action = own[number]
                    number += 1
                    changes = action.edit.document_changes
                    # What a person has to fill in, and what goes to another file, is not tried here.
                    if any(c.text_document.uri != uri or any("<#" in e.new_text for e in c.edits) for c in changes):
                        continue
                    session.apply(action.edit)
                    left = [d.data["fingerprint"] for d in await session.diagnostics(uri)]
                    assert diagnostic.data["fingerprint"] not in left, action.title
                    applied += 1
            session.close(uri)
    assert applied > 40


async def test_safe_fixes_at_once(app):
    async with editor(app) as session:
        uri = session.open("Components/Avatar.swift")
        await session.diagnostics(uri)
        actions = await session.actions(uri, everything(session.texts[uri]), ["source.fixAll"])
        assert [a.kind for a in actions] == ["source.fixAll.earshot"]
        session.apply(actions[0].edit)
        assert "accessibilityLabel(" in session.texts[uri]
        await session.diagnostics(uri)
        assert await session.actions(uri, everything(session.texts[uri]), ["source.fixAll.earshot"]) == []


async def test_safe_fixes_are_preferred(app):
    async with editor(app) as session:
        uri = session.open("Components/Avatar.swift")
        await session.diagnostics(uri)
        actions = await session.actions(uri, everything(session.texts[uri]), ["quickfix"])
        assert [a.is_preferred for a in actions if "ignore" not in a.title] == [True]


async def test_hover_lens_hint(app):
    async with editor(app, options={"inlayHints": True}) as session:
        uri = session.open(DETAIL)
        text = session.texts[uri]

        async def hover(word):
            place = session.position(uri, text.index(word) + 2)
            return await session.client.text_document_hover_async(types.HoverParams(document(uri), place))

        heard = (await hover("Image(systemName: isPlaying") or await hover("isPlaying.toggle")).contents.value
        assert "**Pause call, Button** — when `isPlaying`" in heard
        assert "**Play call, Button** — when `!isPlaying`" in heard
        assert "Double tap to hear the recording" in heard
        lenses = await session.client.text_document_code_lens_async(types.CodeLensParams(document(uri)))
        assert [l.command.title for l in lenses][0].startswith("21 stops, ")
        assert lenses[0].command.command == "earshot.hear"
        hints = await session.client.text_document_inlay_hint_async(
            types.InlayHintParams(document(uri), everything(text))
        )
        assert any("map-pin, Button" in h.label for h in hints)


async def test_a_component_is_heard_in_each_use(app):
    async with editor(app) as session:
        uri = session.open("Components/IconButton.swift")
        place = session.position(uri, session.texts[uri].index("Button(action") + 2)
        hover = await session.client.text_document_hover_async(types.HoverParams(document(uri), place))
        assert "JournalScreen" in hover.contents.value
        assert "New sighting, Button" in hover.contents.value
        assert hover.contents.value.count("\nIn `") <= 8


async def test_hints_are_off_unless_asked_for(app):
    async with editor(app) as session:
        uri = session.open(DETAIL)
        params = types.InlayHintParams(document(uri), everything(session.texts[uri]))
        assert not await session.client.text_document_inlay_hint_async(params)


async def test_transcripts_are_those_of_read(app):
    run = subprocess.run([EARSHOT, "read", "--format", "json", "--view", "JournalScreen"], cwd=app, capture_output=True)
    expected = json.loads(run.stdout)
    async with editor(app) as session:
        uri = session.open("Screens/JournalScreen.swift")
        params = {"textDocument": {"uri": uri}, "view": "JournalScreen"}
        answer = await session.client.protocol.send_request_async("earshot/transcript", params)
        assert plain(answer) == expected
        answer = await session.client.workspace_execute_command_async(
            types.ExecuteCommandParams("earshot.hear", [params])
        )
        assert plain(answer) == expected
        # The text as it is typed, with a screen that changes and others that do not.
        text = session.texts[uri].replace("Button(L10n.Journal.delete,", 'Button("Bin",')
        session.replace(uri, text)
        (app / "Screens/JournalScreen.swift").write_text(text)
        run = subprocess.run(run.args, cwd=app, capture_output=True)
        assert run.stdout and json.loads(run.stdout) != expected
        answer = await session.client.protocol.send_request_async("earshot/transcript", params)
        assert plain(answer) == json.loads(run.stdout)


def plain(value):
    """Values of the library as JSON has them."""
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


async def test_configuration(app):
    async with editor(app) as session:
        source = session.open(DETAIL)
        assert "icon-button-name" in [d.code for d in await session.diagnostics(source)]
        session.published.clear()
        text = '{ "rules": { "icon-button-name": "off", "toggle-nam": "off" } }'
        uri = session.open(".earshot.json", text, "json")
        mistakes = await session.diagnostics(uri)
        assert ["did you mean 'toggle-name'" in m.message for m in mistakes] == [True]
        session.replace(uri, text.replace("toggle-nam", "toggle-name"))
        assert not await session.diagnostics(uri)
        await until(lambda: source in session.published)
        assert "icon-button-name" not in [d.code for d in session.published[source].diagnostics]

        async def completed(text, mark):
            session.replace(uri, text)
            place = session.position(uri, text.index(mark) + len(mark))
            params = types.CompletionParams(document(uri), place)
            return [i.label for i in (await session.client.text_document_completion_async(params)).items]

        assert "rules" in await completed('{ "', '{ "')
        assert "icon-button-name" in await completed('{ "rules": { "icon', "icon")
        assert await completed('{ "rules": { "icon-button-name": "', ': "') == ["off", "note", "warning", "error"]
        assert "strict" in await completed('{ "preset": "", "failOn": "note" }', 'preset": "')


XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <view contentMode="scaleToFill" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <subviews>
        <button opaque="NO" buttonType="system" id="b1">
          <rect key="frame" x="10" y="10" width="44" height="44"/>
          <state key="normal" image="gear_icon_24"/>
        </button>
      </subviews>
    </view>
  </objects>
  <resources><image name="gear_icon_24" width="24" height="24"/></resources>
</document>
"""

STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
  <scenes><scene sceneID="s1"><objects>
    <viewController id="c1" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v1"><subviews>
        <button opaque="NO" buttonType="system" id="b1"><state key="normal" image="gear_icon_24"/></button>
      </subviews></view>
    </viewController>
  </objects></scene></scenes>
</document>
"""


@pytest.mark.parametrize(("name", "text"), [("Bar.xib", XIB), ("Main.storyboard", STORYBOARD)])
async def test_interface_files(app, name, text):
    """What is wrong in them is told as it is typed, is that of `check`, and goes when it is repaired."""
    # Nothing is said of a storyboard that nothing opens.
    (app / "Opening.swift").write_text(
        'import UIKit\nlet opening = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()\n'
    )
    async with editor(app) as session:
        uri = session.open(name, text, "xml")
        typed = shown(await session.diagnostics(uri))
        (app / name).write_text(text)
        assert typed and typed == findings(app, name)
        named = text.replace("</button>", '<accessibility key="accessibilityConfiguration" label="Settings"/></button>')
        session.replace(uri, named)
        left = shown(await session.diagnostics(uri))
        (app / name).write_text(named)
        assert left == findings(app, name) and len(left) < len(typed)
        session.replace(uri, text[: len(text) // 2])
        assert [d.code for d in await session.diagnostics(uri)] == ["unreadable"]


async def test_string_catalogs(app):
    """What a screen says follows the catalog in the editor; a broken one is told."""
    async with editor(app) as session:
        source = session.open(
            "Screens/Fresh.swift", 'import SwiftUI\nstruct Fresh: View { var body: some View { Text("fresh.title") } }\n'
        )
        await session.diagnostics(source)
        catalog = {
            "sourceLanguage": "en", "version": "1.0",
            "strings": {"fresh.title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Larks"}}}}},
        }
        uri = session.open("Resources/Fresh.xcstrings", json.dumps({"sourceLanguage": "en", "strings": {}, "version": "1.0"}), "json")
        place = session.position(source, session.texts[source].index("Text("))

        async def heard():
            hover = await session.client.text_document_hover_async(types.HoverParams(document(source), place))
            return hover.contents.value

        assert "fresh.title" in await heard()
        # Every file of a name is a table of its own.
        session.replace(source, session.texts[source].replace('"fresh.title"', '"fresh.title", tableName: "Fresh"'))
        session.replace(uri, json.dumps(catalog))
        assert "Larks" in await heard()
        session.replace(uri, json.dumps(catalog)[:-20])
        assert [d.code for d in await session.diagnostics(uri)] == ["unreadable"]
        session.replace(uri, json.dumps(catalog))
        assert not await session.diagnostics(uri)


async def until(condition):
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def test_rule_names_in_comments(app):
    async with editor(app) as session:
        text = "import SwiftUI\n// earshot:ignore icon-\nstruct A {}\n"
        uri = session.open("A.swift", text)
        place = session.position(uri, text.index("icon-") + 5)
        items = (await session.client.text_document_completion_async(types.CompletionParams(document(uri), place))).items
        assert "icon-button-name" in [i.label for i in items]


async def test_several_roots_and_files_outside(app, tmp_path):
    other = tmp_path / "Other"
    other.mkdir()
    code = 'import SwiftUI\nstruct B: View { var body: some View { Toggle("", isOn: .constant(true)) } }\n'
    (other / "B.swift").write_text(code)
    (tmp_path / "C.swift").write_text(code)
    async with editor(app, other) as session:
        first = session.open(DETAIL)
        second = session.open(str(other / "B.swift"))
        third = session.open(str(tmp_path / "C.swift"))
        fourth = session.open("untitled:Untitled-1", code)
        assert shown(await session.diagnostics(first)) == findings(app, DETAIL)
        for uri in (second, third, fourth):
            assert "toggle-name" in [d.code for d in await session.diagnostics(uri)], uri
        assert shown(await session.diagnostics(second)) == findings(other, "B.swift")


async def test_new_renamed_deleted_and_unparsable_files(app):
    async with editor(app) as session:
        code = 'import SwiftUI\nstruct Fresh: View { var body: some View { Toggle("", isOn: .constant(true)) } }\n'
        uri = session.open("Screens/Fresh.swift", code)
        assert "toggle-name" in [d.code for d in await session.diagnostics(uri)]
        session.replace(uri, code[:-30])
        await session.diagnostics(uri)
        session.replace(uri, "}}}} struct ((( \"")
        assert not await session.diagnostics(uri)
        session.close(uri)
        old, new = app / DETAIL, app / "Screens/Renamed.swift"
        old.rename(new)
        session.client.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams(
                [
                    types.FileEvent(old.as_uri(), types.FileChangeType.Deleted),
                    types.FileEvent(new.as_uri(), types.FileChangeType.Created),
                ]
            )
        )
        uri = session.open("Screens/Renamed.swift")
        assert shown(await session.diagnostics(uri)) == findings(app, "Screens/Renamed.swift")


async def test_pulled_diagnostics(app):
    async with editor(app) as session:
        uri = session.open(DETAIL)
        params = types.DocumentDiagnosticParams(document(uri))
        report = await session.client.text_document_diagnostic_async(params)
        assert shown(report.items) == findings(app, DETAIL)
        params.previous_result_id = report.result_id
        assert (await session.client.text_document_diagnostic_async(params)).kind == "unchanged"


async def test_cancel_and_unknown_requests(app):
    async with editor(app) as session:
        uri = session.open(DETAIL)
        place = types.Position(1, 1)
        future = session.client.text_document_hover_async(types.HoverParams(document(uri), place))
        task = asyncio.ensure_future(future)
        await asyncio.sleep(0)
        identifier = list(session.client.protocol._request_futures)[-1]
        session.client.cancel_request(types.CancelParams(identifier))
        with pytest.raises(Exception) as caught:
            await task
        assert getattr(caught.value, "code", -32800) == -32800
        with pytest.raises(Exception) as caught:
            await session.client.protocol.send_request_async("earshot/nonsense", {})
        assert caught.value.code == -32601
