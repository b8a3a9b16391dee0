import EarshotCore
import Reporting
import Rules
import SourceModel

// Fixes, and the comment that says that a finding is meant to stay.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.earshot"

  func codeActions(_ params: JSONValue, _ document: AnalysedDocument) -> JSONValue {
    let file = document.file
    guard let start = TextPosition(params["range"]?["start"]), let end = TextPosition(params["range"]?["end"])
    else { return [] }
    let wanted = WantedKinds(params["context"]?["only"]?.strings)
    let all = document.index.findings[Self.key(document.uri)] ?? []
    var actions: [JSONValue] = []
    if wanted.include("quickfix") {
      let first = file.offset(of: min(start, end), client.encoding)
      let last = file.offset(of: max(start, end), client.encoding)
      for finding in all where finding.place.touches(first, last) { actions += quickFixes(for: finding, document) }
    }
    if wanted.include(Self.fixAllKind) {
      let edits = FixChoice.safe(all)
      if !edits.isEmpty {
        actions.append([
          "title": "Apply all safe fixes of Earshot", "kind": .string(Self.fixAllKind),
          "edit": workspaceEdit(edits, document.index),
        ])
      }
    }
    return .array(actions)
  }

  private func quickFixes(for finding: Finding, _ document: AnalysedDocument) -> [JSONValue] {
    let shown = preferences.language.translated([finding]).first ?? finding
    let diagnostics: JSONValue = [diagnostic(shown, document.index)]
    var actions = shown.fixes.map { fix -> JSONValue in
      .members([
        ("title", .string(fix.title)), ("kind", "quickfix"), ("diagnostics", diagnostics),
        ("isPreferred", fix.safety == .safe ? true : nil),
        ("edit", workspaceEdit(fix.edits, document.index)),
      ])
    }
    if let comment = SuppressionEdit.edit(for: finding) {
      actions.append([
        "title": .string("Keep it as it is, with a reason: ignore \(finding.rule)"), "kind": "quickfix",
        "diagnostics": diagnostics, "edit": workspaceEdit([comment], document.index),
      ])
    }
    return actions
  }

  /// Edits as the client takes them, against the versions that it holds.
  func workspaceEdit(_ edits: [SourceEdit], _ index: WorkspaceIndex) -> JSONValue {
    var paths: [String] = []
    var byPath: [String: [JSONValue]] = [:]
    for edit in edits {
      let path = index.path(of: edit.range.file)
      if byPath[path] == nil { paths.append(path) }
      byPath[path, default: []].append([
        "range": edit.range.json(client.encoding), "newText": .string(edit.replacement),
      ])
    }
    guard client.takesDocumentChanges else {
      return ["changes": .object(paths.map { .init(uri($0), .array(byPath[$0] ?? [])) })]
    }
    return [
      "documentChanges": .array(
        paths.map { path in
          let uri = uri(path)
          return [
            "textDocument": ["uri": .string(uri), "version": JSONValue(documents[uri]?.version)],
            "edits": .array(byPath[path] ?? []),
          ]
        })
    ]
  }
}

/// The kinds of actions that a client asks for: a kind means those below it as well.
private struct WantedKinds {
  let only: [String]?

  init(_ only: [String]?) { self.only = only.flatMap { $0.isEmpty ? nil : $0 } }

  func include(_ kind: String) -> Bool {
    only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }
}

extension SourceRange {
  /// Whether it has a place in common with a stretch of its file; ends count.
  fileprivate func touches(_ first: Int, _ last: Int) -> Bool { start <= last && first <= end }
}
