// Earshot for VS Code: findings, fixes, hovers, lenses and hints of `earshot lsp`, and a panel that shows what is heard.
"use strict";
const vscode = require("vscode");
const { Client } = require("./client");
const { page } = require("./panel");

const swift = [{ language: "swift" }];
const watched = [...swift, { pattern: "**/.earshot.json" }, { pattern: "**/*.{storyboard,xib,xcstrings,strings}" }];
let client, diagnostics, status, panel, disposables = [];

const settings = () => {
  const all = vscode.workspace.getConfiguration("earshot");
  return { inlayHints: all.get("inlayHints"), codeLens: all.get("codeLens"), language: all.get("language") };
};

// Positions and ranges of the protocol are those of VS Code.
const position = (p) => new vscode.Position(p.line, p.character);
const range = (r) => new vscode.Range(position(r.start), position(r.end));
const place = (document, at) => ({ textDocument: { uri: document.uri.toString() }, position: at });
const isWatched = (document) => vscode.languages.match(watched, document) > 0;

async function activate(context) {
  diagnostics = vscode.languages.createDiagnosticCollection("earshot");
  status = vscode.window.createStatusBarItem("earshot", vscode.StatusBarAlignment.Left, 0);
  status.name = "Earshot";
  status.command = "earshot.hearThisView";
  context.subscriptions.push(diagnostics, status, { dispose: () => disposables.forEach((d) => d.dispose()) });
  const command = (name, work) => context.subscriptions.push(vscode.commands.registerCommand(name, work));
  command("earshot.hearThisView", () => hear());
  command("earshot.hear", (target) => hear(target));
  command("earshot.fixAll", fixAll);
  command("earshot.restart", async () => {
    await deactivate();
    await start();
  });
  registerProviders(context);
  registerEvents(context);
  await start();
}

async function start() {
  const command = vscode.workspace.getConfiguration("earshot").get("path") || "earshot";
  const folders = vscode.workspace.workspaceFolders || [];
  const options = folders.length ? { cwd: folders[0].uri.fsPath } : {};
  status.text = "$(unmute) Earshot…";
  status.show();
  const own = (client = new Client(command, ["lsp"], options, notified, asked, (reason) => {
    if (client !== own) return;
    client = undefined;
    diagnostics.clear();
    status.text = "$(mute) Earshot";
    status.tooltip = `The server is not running: ${reason}`;
    vscode.window.showWarningMessage(`Earshot: '${command} lsp' is not running: ${reason}. Set 'earshot.path'.`);
  }));
  try {
    await own.request("initialize", {
      processId: process.pid,
      workspaceFolders: folders.map((f) => ({ uri: f.uri.toString(), name: f.name })),
      capabilities: {
        workspace: { workspaceEdit: { documentChanges: true }, workspaceFolders: true },
        window: { workDoneProgress: true },
        textDocument: { hover: { contentFormat: ["markdown"] }, publishDiagnostics: { relatedInformation: true } },
      },
      initializationOptions: settings(),
    });
  } catch {
    return;
  }
  own.notify("initialized", {});
  vscode.workspace.textDocuments.filter(isWatched).forEach(opened);
}

async function deactivate() {
  const last = client;
  client = undefined;
  if (last) await last.stop();
}

// What the server says.

function notified(method, params) {
  if (method === "textDocument/publishDiagnostics") {
    diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    showCount();
  } else if (method === "$/progress") {
    const value = params.value;
    status.text = value.kind === "end" ? "$(unmute) Earshot" : `$(sync~spin) Earshot: ${value.message || ""}`;
    if (value.kind === "end") showCount();
  }
}

function asked(method) {
  return method === "window/workDoneProgress/create" ? null : undefined;
}

function diagnostic(item) {
  const result = new vscode.Diagnostic(range(item.range), item.message, item.severity - 1);
  const heard = item.data && item.data.heard;
  if (heard) result.message += `\nheard: "${heard.before}"` + (heard.after ? `  →  "${heard.after}"` : "");
  result.source = item.source;
  result.code = item.codeDescription
    ? { value: item.code, target: vscode.Uri.parse(item.codeDescription.href) }
    : item.code;
  result.relatedInformation = (item.relatedInformation || []).map(
    (r) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(r.location.uri), range(r.location.range)), r.message));
  return result;
}

function showCount() {
  const editor = vscode.window.activeTextEditor;
  const found = editor ? diagnostics.get(editor.document.uri) || [] : [];
  status.text = found.length ? `$(unmute) Earshot: ${found.length}` : "$(unmute) Earshot";
  status.tooltip = "Findings in this file. Click to hear its views.";
}

// What the user does.

function registerEvents(context) {
  const on = (event, work) => context.subscriptions.push(event((e) => client && work(e)));
  on(vscode.workspace.onDidOpenTextDocument, (d) => isWatched(d) && opened(d));
  on(vscode.workspace.onDidCloseTextDocument, (d) => {
    if (!isWatched(d)) return;
    client.notify("textDocument/didClose", { textDocument: { uri: d.uri.toString() } });
  });
  on(vscode.workspace.onDidSaveTextDocument, (d) => {
    if (!isWatched(d)) return;
    client.notify("textDocument/didSave", { textDocument: { uri: d.uri.toString() } });
  });
  on(vscode.workspace.onDidChangeTextDocument, (e) => {
    if (!isWatched(e.document) || !e.contentChanges.length) return;
    client.notify("textDocument/didChange", {
      textDocument: { uri: e.document.uri.toString(), version: e.document.version },
      contentChanges: e.contentChanges.map((c) => ({ range: c.range, text: c.text })),
    });
  });
  on(vscode.workspace.onDidChangeWorkspaceFolders, (e) => {
    const named = (folders) => folders.map((f) => ({ uri: f.uri.toString(), name: f.name }));
    client.notify("workspace/didChangeWorkspaceFolders", { event: { added: named(e.added), removed: named(e.removed) } });
  });
  on(vscode.workspace.onDidChangeConfiguration, (e) => {
    if (e.affectsConfiguration("earshot.path")) vscode.commands.executeCommand("earshot.restart");
    else if (e.affectsConfiguration("earshot")) {
      client.notify("workspace/didChangeConfiguration", { settings: { earshot: settings() } });
    }
  });
  on(vscode.window.onDidChangeActiveTextEditor, showCount);
  const files = vscode.workspace.createFileSystemWatcher(
    "**/{*.swift,*.storyboard,*.xib,*.xcstrings,*.strings,*.stringsdict,.earshot.json,.earshot-baseline.json,*.plist}");
  const changed = (type) => (uri) =>
    client && client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  context.subscriptions.push(
    files, files.onDidCreate(changed(1)), files.onDidChange(changed(2)), files.onDidDelete(changed(3)));
}

function opened(document) {
  if (!client) return;
  client.notify("textDocument/didOpen", {
    textDocument: {
      uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText(),
    },
  });
}

// What the editor asks for.

function registerProviders(context) {
  const add = (provider) => context.subscriptions.push(provider);
  const ask = async (method, params, token) => {
    if (!client) return null;
    // Of what was cancelled or failed, nothing is shown.
    try { return await client.request(method, params, token); } catch { return null; }
  };
  add(vscode.languages.registerHoverProvider(swift, {
    async provideHover(document, at, token) {
      const hover = await ask("textDocument/hover", place(document, at), token);
      return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
    },
  }));
  add(vscode.languages.registerCodeActionsProvider(watched, {
    async provideCodeActions(document, span, context, token) {
      const only = context.only ? [context.only.value] : undefined;
      const params = { textDocument: { uri: document.uri.toString() }, range: span, context: { diagnostics: [], only } };
      return ((await ask("textDocument/codeAction", params, token)) || []).map(action);
    },
  }, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append("earshot")] }));
  add(vscode.languages.registerCodeLensProvider(swift, {
    async provideCodeLenses(document, token) {
      const lenses = await ask("textDocument/codeLens", { textDocument: { uri: document.uri.toString() } }, token);
      return (lenses || []).map((l) => new vscode.CodeLens(range(l.range), l.command));
    },
  }));
  add(vscode.languages.registerInlayHintsProvider(swift, {
    async provideInlayHints(document, span, token) {
      const params = { textDocument: { uri: document.uri.toString() }, range: span };
      return ((await ask("textDocument/inlayHint", params, token)) || []).map((h) => {
        const hint = new vscode.InlayHint(position(h.position), h.label);
        hint.paddingLeft = true;
        hint.tooltip = h.tooltip;
        return hint;
      });
    },
  }));
  add(vscode.languages.registerCompletionItemProvider([...swift, { pattern: "**/.earshot.json" }], {
    async provideCompletionItems(document, at, token) {
      const list = await ask("textDocument/completion", place(document, at), token);
      return (list ? list.items : []).map((i) => {
        const item = new vscode.CompletionItem(i.label, vscode.CompletionItemKind.Property);
        item.detail = i.detail;
        item.filterText = i.filterText;
        item.insertText = i.textEdit.newText;
        item.range = range(i.textEdit.range);
        return item;
      });
    },
  }, "\"", " ", ":", ","));
}

function action(item) {
  const result = new vscode.CodeAction(item.title, vscode.CodeActionKind.Empty.append(item.kind));
  result.isPreferred = item.isPreferred;
  result.diagnostics = (item.diagnostics || []).map(diagnostic);
  result.edit = new vscode.WorkspaceEdit();
  for (const change of item.edit.documentChanges) {
    const uri = vscode.Uri.parse(change.textDocument.uri);
    for (const edit of change.edits) result.edit.replace(uri, range(edit.range), edit.newText);
  }
  return result;
}

async function fixAll() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !client) return;
  const end = editor.document.lineAt(editor.document.lineCount - 1).range.end;
  const actions = await client.request("textDocument/codeAction", {
    textDocument: { uri: editor.document.uri.toString() }, range: { start: { line: 0, character: 0 }, end },
    context: { diagnostics: [], only: ["source.fixAll.earshot"] },
  });
  if (actions.length) await vscode.workspace.applyEdit(action(actions[0]).edit);
  else vscode.window.setStatusBarMessage("Earshot: nothing that could be fixed safely", 3000);
}

// The panel.

async function hear(target) {
  const editor = vscode.window.activeTextEditor;
  const uri = target ? target.textDocument.uri : editor && editor.document.uri.toString();
  if (!uri || !client) return;
  let transcript;
  try {
    transcript = await client.request("earshot/transcript", { textDocument: { uri }, view: target && target.view });
  } catch (error) {
    return vscode.window.showInformationMessage(`Earshot: ${error.message}`);
  }
  if (!panel) {
    panel = vscode.window.createWebviewPanel(
      "earshot", "What is heard", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: false });
    panel.onDidDispose(() => (panel = undefined));
  }
  panel.title = target && target.view ? `Heard: ${target.view}` : "What is heard";
  panel.webview.html = page(transcript);
}

module.exports = { activate, deactivate };
