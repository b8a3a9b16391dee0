"""Bytes that are no messages, frames that lie, and messages that mean nothing: the servers go on answering."""

import asyncio
import itertools
import json
import pathlib
import random
import subprocess

import pytest
from conftest import EARSHOT, PATIENCE

SCREEN = "Screens/SightingDetailScreen.swift"
RANDOM_BYTES = 1_000_000


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def lined(message):
    return (message if isinstance(message, bytes) else json.dumps(message).encode()) + b"\n"


class Pipe:
    """One end of a server. What the server writes has to be messages, whatever it reads."""

    def __init__(self, process, command):
        self.process = process
        self.frame = framed if command == "lsp" else lined
        self.receive = self.receive_framed if command == "lsp" else self.receive_line
        self.numbers = itertools.count(1)
        self.waiting = {}
        self.complaints = 0
        self.reading = asyncio.ensure_future(self.read())

    @classmethod
    async def start(cls, command, folder):
        process = await asyncio.create_subprocess_exec(
            EARSHOT, command, cwd=folder, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE, limit=1 << 26,
        )
        return cls(process, command)

    async def receive_framed(self):
        head = await self.process.stdout.readuntil(b"\r\n\r\n")
        name, length = head.strip().split(b": ")
        assert name == b"Content-Length"
        return await self.process.stdout.readexactly(int(length))

    async def receive_line(self):
        return await self.process.stdout.readuntil(b"\n")

    async def read(self):
        """Until the server ends."""
        while True:
            try:
                body = await self.receive()
            except asyncio.IncompleteReadError as end:
                assert not end.partial
                return
            message = json.loads(body)
            assert message["jsonrpc"] == "2.0"
            if "method" in message and "id" in message:
                await self.write(self.frame({"jsonrpc": "2.0", "id": message["id"], "result": None}))
            elif message.get("id") is None:
                self.complaints += "error" in message
            else:
                answer = self.waiting.pop(message["id"])
                if not answer.done():
                    answer.set_result(message)

    async def write(self, data):
        self.process.stdin.write(data)
        await self.process.stdin.drain()

    async def notify(self, method, params):
        await self.write(self.frame({"jsonrpc": "2.0", "method": method, "params": params}))

    def request(self, method, params):
        """The bytes of a request, and its answer to come."""
        number = next(self.numbers)
        self.waiting[number] = asyncio.get_running_loop().create_future()
        return self.frame({"jsonrpc": "2.0", "id": number, "method": method, "params": params}), self.waiting[number]

    async def ask(self, method, params):
        data, answer = self.request(method, params)
        await self.write(data)
        message = await asyncio.wait_for(answer, PATIENCE)
        assert "error" not in message, message
        return message["result"]

    async def all_answered(self):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self.waiting.values())

    def memory(self):
        """Resident, in KB; 0 where the system does not tell in this way."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text().splitlines() if status.exists() else []
        return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)

    async def end(self):
        """Closes the pipe, and waits for the status."""
        self.process.stdin.close()
        status = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self.reading
        assert not await self.process.stderr.read()
        return status


class Strangeness:
    """Values, messages and frames that no client means, the same ones for a seed."""

    ATOMS = [
        None, True, False, 0, -1, 2**31, 2**63, 2**70, -(2**63) - 1, 1.5, 1e308, "", "x", "\ud800", "\u202e", "\0",
        "file:///", "file:///nowhere/%zz", "file://host/x.swift", "untitled:x", "x" * 10_000, [], {},
    ]

    def __init__(self, seed, methods, names, values):
        self.random = random.Random(seed)
        self.methods = methods
        self.names = names
        self.values = self.ATOMS + values

    def value(self, depth=0):
        kind = self.random.random()
        if depth > 3 or kind < 0.5:
            return self.random.choice(self.values)
        if kind < 0.65:
            return [self.value(depth + 1) for _ in range(self.random.randrange(4))]
        return {self.random.choice(self.names): self.value(depth + 1) for _ in range(self.random.randrange(5))}

    def message(self):
        """A method of the protocol, with parameters of the right names and the wrong kinds."""
        return self.random.choice(self.methods), {name: self.value() for name in self.random.sample(self.names, 5)}

    def flipped(self, frame):
        """A message in which some bytes are others."""
        body = bytearray(json.dumps({"jsonrpc": "2.0", "method": "initialized", "params": self.value()}).encode())
        for _ in range(self.random.randrange(1, 8)):
            byte = self.random.randrange(256)
            body[self.random.randrange(len(body))] = 0x20 if byte == 0x0A else byte
        return frame(bytes(body))

    def malformed(self, frame):
        """One frame with nothing in it, or with a head that is none or is not true."""
        if frame is lined:
            heads = [b"Content-Length: 2\r\n\r\n{}\n"]
        else:
            short = self.random.randrange(1, 300)
            heads = [
                b"Content-Length: x\r\n\r\n", b"Content-Length: -5\r\n\r\n", b"Content-Length:\r\n\r\n", b"\r\n\r\n\r\n",
                b"Content-Length: 99999999999999999999\r\n\r\n{}", b"content-length:2\n\n{}", b"X: y\r\n\r\n", b"garbage",
                b"Content-Length: %d\r\n\r\n{}" % (2 + short) + b"\n" * short, b"Content-Length: 1\r\n\r\n{}",
            ]
        bodies = [
            b"", b"[]", b"{}", b"1", b"null", b"[" * 5000, b'{"jsonrpc":"2.0"', b'{"jsonrpc":"2.0","method":5}',
            b'{"jsonrpc":"2.0","id":{},"method":"x"}', b'{"jsonrpc":"2.0","id":77,"result":1}', b'"\xff\xfe"',
            b'{"jsonrpc":"1.0","id":null,"method":null}', b"[" + b"{}," * 50 + b"{}]",
            self.random.randbytes(300).replace(b"\n", b" "),
        ]
        return self.random.choice(heads + [frame(body) for body in bodies])


async def storm(pipe, strange, is_up):
    """A million random bytes, malformed frames, and messages of strange values. Every request among them is answered."""
    written = 0
    while written < RANDOM_BYTES:
        chunk = strange.random.randbytes(strange.random.randrange(1, 40_000))
        written += len(chunk)
        # A line of bytes ends where a line ends.
        await pipe.write(chunk + (b"\n" if pipe.frame is lined else b""))
        for _ in range(30):
            await pipe.write(strange.malformed(pipe.frame))
            await pipe.write(strange.flipped(pipe.frame))
            method, params = strange.message()
            if strange.random.random() < 0.5:
                await pipe.write(pipe.request(method, params)[0])
            else:
                await pipe.notify(method, params)
        await is_up()
    await pipe.all_answered()


LSP_METHODS = [
    "initialize", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
    "textDocument/diagnostic", "workspace/diagnostic", "textDocument/codeAction", "textDocument/hover",
    "textDocument/codeLens", "textDocument/inlayHint", "textDocument/completion", "earshot/transcript",
    "workspace/executeCommand", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration",
    "workspace/didRenameFiles", "workspace/didChangeWorkspaceFolders", "$/cancelRequest", "$/nonsense",
]
LSP_NAMES = [
    "textDocument", "uri", "position", "line", "character", "range", "start", "end", "contentChanges", "text", "version",
    "languageId", "context", "diagnostics", "only", "view", "command", "arguments", "changes", "type", "settings",
    "event", "added", "files", "oldUri", "newUri", "previousResultId", "id", "capabilities", "workspaceFolders",
]


@pytest.mark.parametrize("seed", [7, 8, 9])
async def test_a_storm_on_the_language_server(app, seed):
    pipe = await Pipe.start("lsp", app)
    await pipe.ask("initialize", {"capabilities": {}, "rootUri": app.as_uri()})
    await pipe.notify("initialized", {})

    async def open_document(name):
        uri, text = (app / name).as_uri(), (app / name).read_text()
        document = {"uri": uri, "languageId": "swift", "version": 1, "text": text}
        await pipe.notify("textDocument/didOpen", {"textDocument": document})
        return uri, text

    uri, text = await open_document(SCREEN)
    victim, _ = await open_document("Components/Avatar.swift")
    before, _, after = text.partition("isPlaying.toggle")
    place = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") + 2}

    async def hover():
        answer = await pipe.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": place})
        assert "Pause call, Button" in answer["contents"]["value"]

    await hover()
    await storm(pipe, Strangeness(seed, LSP_METHODS, LSP_NAMES, [victim, {"uri": victim}]), hover)
    assert pipe.complaints > 100
    # What was not read for long is not kept: a few documents and messages, no storm.
    assert pipe.memory() < 400_000
    await pipe.ask("shutdown", None)
    await pipe.notify("exit", None)
    assert await pipe.end() == 0


MCP_METHODS = [
    "initialize", "ping", "tools/list", "tools/call", "notifications/cancelled", "notifications/roots/list_changed",
    "resources/list", "prompts/get", "nonsense",
]
MCP_NAMES = [
    "name", "arguments", "path", "paths", "view", "source", "language", "limit", "cursor", "rule", "from", "to",
    "findings", "severity", "changedSince", "requestId", "protocolVersion", "capabilities", "roots", "_meta",
    "progressToken",
]
MCP_VALUES = ["hear", "check", "fix", "explain", "compare", "screens", ".", "../..", SCREEN, "HEAD", "en", "50"]


@pytest.mark.parametrize("seed", [7, 8, 9])
async def test_a_storm_on_the_server_for_agents(app, seed):
    pipe = await Pipe.start("mcp", app)
    await pipe.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}})
    await pipe.notify("notifications/initialized", {})

    async def hear():
        arguments = {"path": ".", "view": "SightingDetailScreen", "limit": 50}
        answer = await pipe.ask("tools/call", {"name": "hear", "arguments": arguments})
        assert "Pause call, Button" in answer["content"][0]["text"]

    async def ping():
        await pipe.ask("ping", {})

    await hear()
    await storm(pipe, Strangeness(seed, MCP_METHODS, MCP_NAMES, MCP_VALUES), ping)
    await hear()
    assert pipe.complaints > 100
    assert pipe.memory() < 400_000
    assert await pipe.end() == 0


def converse(arguments, data, folder):
    """What a server says to bytes after which its input ends."""
    run = subprocess.run([EARSHOT, *arguments], input=data, cwd=folder, capture_output=True, timeout=PATIENCE)
    assert run.returncode >= 0, "ended by a signal"
    return run


@pytest.mark.parametrize("command", ["lsp", "mcp"])
def test_nothing_but_random_bytes(command, tmp_path):
    run = converse([command], random.Random(9).randbytes(RANDOM_BYTES), tmp_path)
    assert run.returncode == (1 if command == "lsp" else 0)


START = framed({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "rootUri": None}})
EXIT = framed({"jsonrpc": "2.0", "method": "exit"})


def test_without_shutdown_the_status_is_1(tmp_path):
    assert converse(["lsp"], START + EXIT, tmp_path).returncode == 1
    shutdown = framed({"jsonrpc": "2.0", "id": 2, "method": "shutdown"})
    assert converse(["lsp"], START + shutdown + EXIT, tmp_path).returncode == 0
