// A small client of the Language Server Protocol over standard input and output: what the extension needs and no more,
// so that it has no dependencies.
"use strict";
const { spawn } = require("child_process");

class Client {
  /**
   * @param {string} command
   * @param {(method: string, params: any) => void} onNotification
   * @param {(method: string, params: any) => any} onRequest
   * @param {(reason: string) => void} onEnd
   */
  constructor(command, args, options, onNotification, onRequest, onEnd) {
    this.onNotification = onNotification;
    this.onRequest = onRequest;
    this.nextID = 1;
    this.waiting = new Map();
    this.buffer = Buffer.alloc(0);
    this.isOver = false;
    this.process = spawn(command, args, options);
    this.process.on("error", (error) => this.end(onEnd, error.message));
    this.process.on("exit", (status) => this.end(onEnd, `ended with status ${status}`));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (chunk) => this.read(chunk));
  }

  end(onEnd, reason) {
    if (this.isOver) return;
    this.isOver = true;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    onEnd(reason);
  }

  send(message) {
    if (this.isOver) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** @param {{ onCancellationRequested: (f: () => void) => any }} [token] */
  request(method, params, token) {
    if (this.isOver) return Promise.reject(new Error("the server is not running"));
    const id = this.nextID++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (token) token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.send({ id, method, params });
    });
  }

  read(chunk) {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = /content-length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end));
      const length = head ? Number(head[1]) : 0;
      if (this.buffer.length < end + 4 + length) return;
      const body = this.buffer.toString("utf8", end + 4, end + 4 + length);
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.receive(JSON.parse(body));
    }
  }

  receive(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!waiting) return;
      if (message.error) waiting.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else waiting.resolve(message.result);
    } else if (message.id === undefined) {
      this.onNotification(message.method, message.params);
    } else {
      const result = this.onRequest(message.method, message.params);
      if (result === undefined) this.send({ id: message.id, error: { code: -32601, message: "unknown" } });
      else this.send({ id: message.id, result });
    }
  }

  async stop() {
    if (this.isOver) return;
    const over = new Promise((resolve) => this.process.on("exit", resolve));
    try {
      await this.request("shutdown", null);
      this.notify("exit", null);
    } catch {
      // It has ended by itself.
    }
    const timer = setTimeout(() => this.process.kill(), 2000);
    await over;
    clearTimeout(timer);
  }
}

module.exports = { Client };
