import Reporting

/// What the client can do, as far as it matters here.
struct ClientFeatures {
  var encoding = PositionEncoding.utf16
  var watchesFiles = false
  var showsProgress = false
  /// It takes edits with the version of the document they are for.
  var takesDocumentChanges = false
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var refreshesLenses = false
  var refreshesHints = false
  var takesMarkdown = false

  init() {}

  init(_ capabilities: JSONValue) {
    func flag(_ path: String...) -> Bool {
      path.reduce(Optional(capabilities)) { $0?[$1] }?.bool ?? false
    }
    let offered = capabilities["general"]?["positionEncodings"]?.strings ?? []
    // In the order of the client: it knows what costs it least.
    encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    watchesFiles = flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    showsProgress = flag("window", "workDoneProgress")
    takesDocumentChanges = flag("workspace", "workspaceEdit", "documentChanges")
    pullsDiagnostics = capabilities["textDocument"]?["diagnostic"].map { !$0.isNull } ?? false
    refreshesDiagnostics = flag("workspace", "diagnostics", "refreshSupport")
    refreshesLenses = flag("workspace", "codeLens", "refreshSupport")
    refreshesHints = flag("workspace", "inlayHint", "refreshSupport")
    takesMarkdown = capabilities["textDocument"]?["hover"]?["contentFormat"]?.strings?.contains("markdown") ?? true
  }
}

/// What the user wants, from `initializationOptions` and the settings of the editor.
struct Preferences {
  var showsInlayHints = false
  var showsCodeLenses = true
  var language = MessageLanguage.english

  /// Takes what is given, and keeps the rest.
  mutating func take(_ options: JSONValue) {
    if let shows = options["inlayHints"]?.bool { showsInlayHints = shows }
    if let shows = options["codeLens"]?.bool { showsCodeLenses = shows }
    if let name = options["language"]?.string, let chosen = MessageLanguage(rawValue: name) { language = chosen }
  }
}
