"""The smallest clients of `earshot lsp` and `earshot mcp` that the scripts beside this file need. Nothing but Python."""

import json
import os
import pathlib
import re
import subprocess


class Client:
    """A server as a process, and requests to it, one at a time."""

    def __init__(self, earshot, command, folder):
        self.process = subprocess.Popen(
            [str(earshot), command], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.next = 0

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.next += 1
        self.send({"id": self.next, "method": method, "params": params})
        while (message := self.receive()).get("id") != self.next or "method" in message:
            pass
        if "error" in message:
            raise SystemExit(f"{method}: {message['error']['message']}")
        return message["result"]

    def memory(self):
        """Resident, in MB; 0 where the system does not tell in this way."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        return int(re.search(r"VmRSS:\s+(\d+)", status.read_text())[1]) / 1024

    def processor(self):
        """Time on all processors so far, in ms; 0 where the system does not tell in this way."""
        status = pathlib.Path(f"/proc/{self.process.pid}/stat")
        if not status.exists():
            return 0
        fields = status.read_text().rsplit(")", 1)[1].split()
        return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        self.process.stdin.close()
        self.process.wait(timeout=60)


class Editor(Client):
    """A client of the language server that opens documents and types."""

    def __init__(self, earshot, folder, capabilities={}):
        super().__init__(earshot, "lsp", folder)
        self.versions = {}
        uri = folder.as_uri()
        folders = [{"uri": uri, "name": "app"}]
        self.request(
            "initialize",
            {"processId": None, "capabilities": capabilities, "rootUri": uri, "workspaceFolders": folders},
        )
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        length = None
        while line := self.process.stdout.readline().strip():
            name, value = line.split(b":", 1)
            if name.lower() == b"content-length":
                length = int(value)
        if length is None:
            raise SystemExit("the server has ended")
        return json.loads(self.process.stdout.read(length))

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

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait(timeout=60)


class Agent(Client):
    """A client of the server for agents, which sees the folder that it is started in."""

    def __init__(self, earshot, folder):
        super().__init__(earshot, "mcp", folder)
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}})
        self.notify("notifications/initialized", {})

    def send(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self.process.stdin.flush()

    def receive(self):
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the server has ended")
        return json.loads(line)

    def call(self, name, **arguments):
        """What the agent reads."""
        return self.request("tools/call", {"name": name, "arguments": arguments})["content"][0]["text"]
