#!/usr/bin/env python3
"""Measures `earshot lsp` on an app: how long it takes from an edit to its diagnostics, how long a hover takes, and how
much memory a day of edits needs. Nothing is written to the app.

    Scripts/server-latency.py PATH-OF-EARSHOT APP [--files 8] [--edits 12] [--memory 2000]

In each of some files, spread evenly over those with views, a comment and a text are typed letter by letter, each letter
as soon as the diagnostics of the last one have come; then a hover is asked for at places spread over the file. With
--memory, so many edits more are sent, and the resident memory is compared with that after the first 100.
"""
import argparse
import json
import pathlib
import re
import statistics
import subprocess
import time


class Server:
    def __init__(self, earshot, folder):
        self.process = subprocess.Popen([earshot, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.next = 0
        self.versions = {}
        uri = folder.as_uri()
        self.request(
            "initialize",
            {"processId": None, "capabilities": {}, "rootUri": uri, "workspaceFolders": [{"uri": uri, "name": "app"}]},
        )
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def receive(self):
        length = None
        while (line := self.process.stdout.readline().strip()):
            name, value = line.split(b":", 1)
            if name.lower() == b"content-length":
                length = int(value)
        if length is None:
            raise SystemExit("the server has ended")
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.next += 1
        self.send({"id": self.next, "method": method, "params": params})
        while (message := self.receive()).get("id") != self.next or "method" in message:
            pass
        return message.get("result")

    def open(self, path):
        uri, text = path.as_uri(), path.read_text()
        self.versions[uri] = 1
        document = {"uri": uri, "languageId": "swift", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        return uri

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def insert(self, uri, line, column, text):
        self.versions[uri] += 1
        place = {"line": line, "character": column}
        self.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": self.versions[uri]},
                "contentChanges": [{"range": {"start": place, "end": place}, "text": text}],
            },
        )

    def diagnostics(self, uri):
        """Waits for those of the version that was sent last."""
        while True:
            message = self.receive()
            if message.get("method") != "textDocument/publishDiagnostics":
                continue
            params = message["params"]
            if params["uri"] == uri and params.get("version") == self.versions[uri]:
                return params["diagnostics"]

    def memory(self):
        """Resident, in MB; 0 where the system does not tell in this way."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        return int(re.search(r"VmRSS:\s+(\d+)", status.read_text())[1]) / 1024

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait(timeout=60)


def view_files(folder, number):
    """Files that declare a view and are no tests, spread evenly, by path."""
    found = []
    for path in sorted(folder.rglob("*.swift")):
        if re.search(r"Tests?/|/\.", str(path.relative_to(folder))):
            continue
        text = path.read_text(errors="replace")
        if re.search(r"var body: some View \{\n", text):
            found.append(path)
    return found[:: max(1, len(found) // number)][:number]


def timed(times, work):
    start = time.perf_counter()
    result = work()
    times.append(1000 * (time.perf_counter() - start))
    return result


def type_in(server, uri, line, text, times):
    for column, letter in enumerate(text):
        server.insert(uri, line, column, letter)
        timed(times, lambda: server.diagnostics(uri))


def told(name, times):
    times = sorted(times)
    middle = statistics.median(times)
    late = times[min(len(times) - 1, int(0.95 * len(times)))]
    print(f"{name:26} p50 {middle:9.1f} ms   p95 {late:9.1f} ms   ({len(times)})", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("earshot")
    parser.add_argument("app")
    parser.add_argument("--files", type=int, default=8)
    parser.add_argument("--edits", type=int, default=12)
    parser.add_argument("--memory", type=int, default=0)
    options = parser.parse_args()
    folder = pathlib.Path(options.app).resolve()
    server = Server(str(pathlib.Path(options.earshot).resolve()), folder)
    files = view_files(folder, options.files)
    first, comments, texts, hovers = [], [], [], []
    edits = 0
    early = 0
    for path in files:
        uri = server.open(path)
        timed(first, lambda: server.diagnostics(uri))
        lines = path.read_text().split("\n")
        body = next(n for n, line in enumerate(lines) if "var body: some View {" in line)
        before = len(comments), len(texts)
        server.insert(uri, body, 0, "\n")
        server.diagnostics(uri)
        type_in(server, uri, body, ("// A word about it " * 9)[: options.edits], comments)
        # Into the first text on the page, where there is one: what is heard changes with each letter.
        place = next(
            ((n + 1, m.end()) for n, line in enumerate(lines) if n >= body and (m := re.search(r'(Text|Button|Label)\("', line))),
            None,
        )
        for letter in ("abcdefghijklmnopqrst" * 9)[: options.edits] if place else "":
            server.insert(uri, *place, letter)
            timed(texts, lambda: server.diagnostics(uri))
        for line in range(body, len(lines), max(1, (len(lines) - body) // 6)):
            params = {"textDocument": {"uri": uri}, "position": {"line": line, "character": len(lines[line]) // 2 + 4}}
            timed(hovers, lambda: server.request("textDocument/hover", params))
        edits += len(comments) + len(texts) - sum(before)
        if edits >= 100 and not early:
            early = server.memory()
        shown = path.relative_to(folder)
        middle = statistics.median(comments[before[0] :] + texts[before[1] :])
        print(f"  {middle:9.1f} ms  {shown}", flush=True)
        server.close(uri)
    told("first diagnostics", first[:1])
    told("edit of a comment", comments)
    if texts:
        told("edit of a text", texts)
    told("all edits", comments + texts)
    told("hover", hovers)
    if options.memory:
        uri = server.open(files[0])
        server.diagnostics(uri)
        for number in range(options.memory):
            server.insert(uri, 0, 0, " " if number % 40 else "\n")
            if number == 100 and not early:
                server.diagnostics(uri)
                early = server.memory()
            elif number % 10 == 9:
                server.diagnostics(uri)
        late = server.memory()
        print(f"memory after 100 edits {early:.0f} MB, after {edits + options.memory} edits {late:.0f} MB: {late / max(early, 1):.2f} times")
    server.end()


if __name__ == "__main__":
    main()
