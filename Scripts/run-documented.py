#!/usr/bin/env python3
"""Runs every command line of the documents that begins with `earshot`, as somebody who copies it would: each in a new
copy of an app that has the screens and files which the documents speak of. A command has to end with status 0, or
with 1 where it is one that tells of findings; and it has to have told something.

    Scripts/run-documented.py PATH-OF-EARSHOT
"""
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[1]
DOCUMENTS = ["*.md", "Documentation/**/*.md", "Agents/**/*.md", "Editors/**/*.md", "Examples/*.md", "Benchmarks/*.md",
             "Fuzzing/*.md", "Packaging/**/*.md"]
COMMAND = re.compile(r"(\$ )?earshot [a-z-]+( |$)")

# What the documents leave to their readers.
SCREEN = "SightingDetailScreen"
PLACEHOLDERS = {
    "--write-baseline FILE": "--write-baseline accepted.json", "FILE": "App/Screens/JournalScreen.swift",
    "NAME": SCREEN, "RULE": "icon-button-name", "RECORDING": "earshot-recording.json",
    "snapshot FOLDER": "snapshot Snapshots", "FOLDER": "pages",
}
SCREENS = """
import SwiftUI
struct LoginView: View { var body: some View { Button("Log in") {} } }
struct CheckoutView: View { var body: some View { VStack { Text("Total"); Button("Pay") {} } } }
struct InboxView: View { var body: some View { VStack { Text("Inbox"); Text("No mail"); Button("Send") {} } } }
struct Inbox: View {
  @StateObject var model: InboxModel
  var body: some View {
    if model.isLoading { ProgressView("Loading") } else { List(model.messages) { Text($0.title) } }
  }
}
"""
RULES = """{ "customRules": { "house-button-hint": {
  "message": "button has no hint", "severity": "note", "where": { "role": "button" }, "require": { "hint": true },
  "examples": { "reported": ["var body: some View { Button(\\"Pay\\") { pay() } }"] } } } }
"""
RECORDING = """{"schema": 1, "system": "27.0", "language": "en",
  "screens": [{"view": "LoginView", "utterances": ["Log in Button"]}]}
"""
FINDINGS = {"check", "compare", "snapshot", "verify"}


def commands():
    """Every command once, with the first place where it stands."""
    places = {}
    for path in sorted({path for pattern in DOCUMENTS for path in REPOSITORY.glob(pattern)}):
        if path.name == "CHANGELOG.md":
            continue
        is_code = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip().startswith("```"):
                is_code = not is_code
                continue
            for code in [line.strip()] if is_code else re.findall(r"`([^`]+)`", line):
                if COMMAND.match(code):
                    words = code.removeprefix("$ ").split(" #")[0].strip()
                    places.setdefault(words, f"{path.relative_to(REPOSITORY)}:{number}")
    return places


def world(folder, earshot):
    """An app in a repository with a branch on another host, an uncommitted change, and snapshots."""
    shutil.copytree(REPOSITORY / "Examples", folder / "checkout" / "Examples")
    app = folder / "app"
    shutil.copytree(REPOSITORY / "Examples" / "Larkspur", app / "App", ignore=shutil.ignore_patterns(".earshot.json"))
    (app / "App" / "Others.swift").write_text(SCREENS)
    (app / "earshot-recording.json").write_text(RECORDING)
    (folder / "home" / ".zfunc").mkdir(parents=True)
    (folder / "bin").mkdir()
    (folder / "bin" / "earshot").symlink_to(earshot)
    # Sound goes nowhere: the machine may have no device for it.
    (folder / "bin" / "espeak-ng").write_text(SILENT)
    (folder / "bin" / "espeak-ng").chmod(0o755)
    git = ["git", "-c", "user.name=Reader", "-c", "user.email=reader@example.org", "-c", "commit.gpgsign=false"]
    for step in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-qm", "app"],
                 ["update-ref", "refs/remotes/origin/main", "HEAD"]):
        subprocess.run(git + step, cwd=app, check=True)
    with open(app / "App" / "Others.swift", "a") as file:
        file.write('struct NewView: View { var body: some View { Image("badge_dawn_chorus") } }\n')
    subprocess.run([earshot, "snapshot", "Snapshots"], cwd=app, check=True, capture_output=True)


SILENT = """#!/bin/sh
# Stands for the synthesiser: takes the text, and writes a short WAV file where one is asked for.
cat > /dev/null
while [ $# -gt 1 ]; do
  if [ "$1" = -w ]; then
    printf 'RIFF\\050\\000\\000\\000WAVEfmt \\020\\000\\000\\000\\001\\000\\001\\000\\042\\126\\000\\000' > "$2"
    printf '\\104\\254\\000\\000\\002\\000\\020\\000data\\004\\000\\000\\000\\000\\000\\000\\000' >> "$2"
  fi
  shift
done
"""


def framed(text):
    return f"Content-Length: {len(text.encode())}\r\n\r\n{text}"


SAYS = {
    "lsp": framed('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}')
    + framed('{"jsonrpc":"2.0","id":2,"method":"shutdown"}') + framed('{"jsonrpc":"2.0","method":"exit"}'),
    "mcp": '{"jsonrpc":"2.0","id":1,"method":"initialize",'
    '"params":{"protocolVersion":"2025-06-18","capabilities":{}}}\n',
}


def in_terminal(words, folder, environment):
    """Runs a command that wants a terminal, and leaves it with a `q` that is typed before it takes the terminal."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execvpe("bash", ["bash", "-c", "exec " + words], environment | {"TERM": "xterm"})
    os.write(terminal, b"q")
    told = b""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        if not part:
            break
        told += part
    else:
        os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), told


def run(words, folder, environment):
    command = words.split()[1]
    if command == "walk" and "--keys" not in words:
        return in_terminal(words, folder, environment)
    process = subprocess.Popen(
        ["bash", "-c", ("exec " if ">" not in words else "") + words], cwd=folder, env=environment,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if command == "watch":
        # Ended as Control-C does, once it has told something.
        told = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        return process.wait(60), told
    told = process.communicate(SAYS.get(command, "").encode(), timeout=120)[0]
    return process.returncode, told


def fault(words, status, told):
    allowed = {0, 1} if words.split()[1] in FINDINGS else {0}
    if status not in allowed:
        return f"status {status}"
    if not told and not re.search(r"--output|--pages|>|speak", words):
        return "nothing was told"
    return None


def main():
    earshot = pathlib.Path(sys.argv[1]).resolve()
    failed = []
    places = commands()
    with tempfile.TemporaryDirectory() as folder:
        base = pathlib.Path(folder)
        world(base / "world", earshot)
        environment = {
            "PATH": f"{base}/case/bin:{os.environ['PATH']}", "HOME": f"{base}/case/home", "LANG": "C.UTF-8",
            "EARSHOT_CACHE_DIR": f"{base}/cache",
        }
        for words, place in places.items():
            shutil.copytree(base / "world", base / "case", symlinks=True)
            copied = base / "case" / ("checkout" if "Examples/" in words else "app")
            for placeholder, value in PLACEHOLDERS.items():
                words = re.sub(rf"(?<!\w){placeholder}\b", value, words)
            if "--try" in words:
                (copied / ".earshot.json").write_text(RULES)
            status, told = run(words, copied, environment)
            problem = fault(words, status, told)
            print(f"{'NOT OK' if problem else 'ok'}  {status}  {place}  {words}", flush=True)
            if problem:
                failed.append(f"{place}  {words}: {problem}: {told.decode(errors='replace')[-600:]}")
            shutil.rmtree(base / "case")
    for line in failed:
        print(line)
    print(f"{len(places) - len(failed)} commands of the documents ran, {len(failed)} failed")
    return 1 if failed or len(places) < 40 else 0


if __name__ == "__main__":
    sys.exit(main())
