#!/usr/bin/env python3
"""Measures `earshot lsp` on an app: how long it takes from an edit to its diagnostics, how long a hover takes, and how
much memory a day of edits needs. Nothing is written to the app.

    Scripts/server-latency.py PATH-OF-EARSHOT APP [--files 8] [--edits 12] [--memory 2000]

In each of some files, spread evenly over those with views, a comment and a text are typed letter by letter, each letter
as soon as the diagnostics of the last one have come; then a hover is asked for at places spread over the file. With
--memory, so many edits more are sent, and the resident memory is compared with that after the first 100.
"""
import argparse
import pathlib
import re
import statistics
import time

from server_clients import Editor


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


def edited(server, uri, place, letter, times, work):
    """Notes the time from an edit to its diagnostics, and what the processors had to do for it."""
    before = server.processor()
    server.insert(uri, *place, letter)
    timed(times, lambda: server.diagnostics(uri))
    work.append(server.processor() - before)


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
    server = Editor(str(pathlib.Path(options.earshot).resolve()), folder)
    files = view_files(folder, options.files)
    first, comments, texts, hovers, work = [], [], [], [], []
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
        for column, letter in enumerate(("// A word about it " * 9)[: options.edits]):
            edited(server, uri, (body, column), letter, comments, work)
        # Into the first text on the page, where there is one: what is heard changes with each letter.
        place = next(
            ((n + 1, m.end()) for n, line in enumerate(lines) if n >= body and (m := re.search(r'(Text|Button|Label)\("', line))),
            None,
        )
        for letter in ("abcdefghijklmnopqrst" * 9)[: options.edits] if place else "":
            edited(server, uri, place, letter, texts, work)
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
    told("processor for an edit", work)
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
