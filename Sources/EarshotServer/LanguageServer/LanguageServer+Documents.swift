import Configuration
import Foundation
import Project
import Reporting

// Open documents, folders, and files that change on disk.
extension LanguageServer {
  /// What a document is known by in a workspace: its absolute path, or its URI when it is no file.
  static func key(_ uri: String) -> String { FileURI.path(uri) ?? uri }

  static func documentURI(_ params: JSONValue) -> String? { params["textDocument"]?["uri"]?.string }

  // MARK: - Documents

  func didOpen(_ params: JSONValue) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string
    else { return }
    let document = Document(
      uri: uri, languageID: item["languageId"]?.string ?? "", version: item["version"]?.integer ?? 0, text: text)
    documents[uri] = document
    if workspace(of: uri) == nil { addLooseWorkspace(document) }
    textChanged(document)
  }

  func didChange(_ params: JSONValue) {
    guard let uri = Self.documentURI(params), var document = documents[uri],
      let changes = params["contentChanges"]?.array
    else { return }
    // What cannot be read is left out; the others are made, so that the texts drift apart as little as possible.
    _ = document.apply(changes, client.encoding)
    document.version = params["textDocument"]?["version"]?.integer ?? document.version + 1
    documents[uri] = document
    textChanged(document)
  }

  func didClose(_ params: JSONValue) {
    guard let uri = Self.documentURI(params), let document = documents.removeValue(forKey: uri) else { return }
    publish([], uri: uri, version: nil)
    published[uri] = nil
    pulled[uri] = nil
    looseWorkspaces[uri] = nil
    guard let workspace = workspace(of: uri), let path = FileURI.path(uri) else { return }
    time += 1
    // What was not saved is gone.
    if Self.bytes(path) == document.bytes {
      workspace.change.texts[path] = nil
      workspace.change.note(path)
    } else {
      workspace.note(at: time) { change in
        change.texts[path] = nil
        change.note(path)
      }
    }
  }

  func didSave(_ params: JSONValue) {
    guard let uri = Self.documentURI(params), let path = FileURI.path(uri), let workspace = workspace(of: uri)
    else { return }
    // A client that does not watch files tells of configurations in this way only.
    guard Self.isConfiguration(path) || workspace.latest?.settings.baselinePath == path else { return }
    time += 1
    workspace.note(at: time) { change in
      change.note(path)
      change.needsSettings = true
    }
  }

  /// Tells the document's workspaces of its text.
  private func textChanged(_ document: Document) {
    let key = Self.key(document.uri)
    guard Self.isRead(key) || Self.isUntitledSwift(document) else { return }
    guard let workspace = workspace(of: document.uri) else { return }
    time += 1
    workspace.note(at: time) { change in
      change.texts[key] = document.bytes
      change.note(key)
    }
  }

  static func isConfiguration(_ path: String) -> Bool { Paths.name(path) == ConfigurationFile.name }

  private static func isRead(_ path: String) -> Bool {
    Project.isInput(name: Paths.name(path)) || isConfiguration(path)
      || path.contains(".xcassets/") || path.hasSuffix("project.pbxproj")
  }

  private static func isUntitledSwift(_ document: Document) -> Bool {
    FileURI.path(document.uri) == nil && document.languageID == "swift"
  }

  // MARK: - Workspaces

  /// The workspace of a document: the innermost folder that holds it, or one of its own.
  func workspace(of uri: String) -> Workspace? {
    let key = Self.key(uri)
    let around = folders.filter { $0.contains(key) }
    return around.max { $0.scope.folder.utf8.count < $1.scope.folder.utf8.count } ?? looseWorkspaces[uri]
  }

  var allWorkspaces: [Workspace] { folders + looseWorkspaces.sorted { $0.key < $1.key }.map(\.value) }

  func addFolder(_ uri: String) {
    guard let path = FileURI.path(uri), !folders.contains(where: { $0.scope == .folder(path) }) else { return }
    folders.append(Workspace(.folder(path), width: width))
  }

  private func addLooseWorkspace(_ document: Document) {
    let path = FileURI.path(document.uri)
    if let path {
      guard Self.isRead(path), !Self.isConfiguration(path) else { return }
      let isThere = FileManager.default.fileExists(atPath: path)
      looseWorkspaces[document.uri] = Workspace(isThere ? .file(path) : .text(path), width: width)
    } else if Self.isUntitledSwift(document) {
      looseWorkspaces[document.uri] = Workspace(.text(document.uri), width: width)
    }
  }

  func didChangeFolders(_ params: JSONValue) {
    let event = params["event"] ?? .null
    for uri in event["removed"]?.array?.compactMap({ $0["uri"]?.string }) ?? [] {
      guard let path = FileURI.path(uri) else { continue }
      folders.removeAll { $0.scope == .folder(path) }
    }
    for uri in event["added"]?.array?.compactMap({ $0["uri"]?.string }) ?? [] { addFolder(uri) }
    // Open documents may belong somewhere else now.
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      let isInFolder = folders.contains { $0.contains(Self.key(document.uri)) }
      if isInFolder { looseWorkspaces[document.uri] = nil }
      if workspace(of: document.uri) == nil { addLooseWorkspace(document) }
      textChanged(document)
    }
    dropWaitingOfGoneWorkspaces()
  }

  // MARK: - Files on disk

  func didChangeWatchedFiles(_ params: JSONValue) {
    for event in params["changes"]?.array ?? [] {
      guard let uri = event["uri"]?.string, let path = FileURI.path(uri) else { continue }
      fileChanged(path, isThere: event["type"]?.integer == 2)
    }
  }

  /// Renamed, new and deleted files, as the editor itself made them.
  func filesChanged(_ params: JSONValue) {
    for file in params["files"]?.array ?? [] {
      for uri in ["uri", "oldUri", "newUri"].compactMap({ file[$0]?.string }) {
        if let path = FileURI.path(uri) { fileChanged(path, isThere: false) }
      }
    }
  }

  /// - Parameter isThere: Whether only its content changed.
  private func fileChanged(_ path: String, isThere: Bool) {
    // What an editor holds counts, whatever is saved.
    if isThere, documents.values.contains(where: { Self.key($0.uri) == path }) { return }
    for workspace in folders {
      let isBaseline = workspace.latest?.settings.baselinePath == path
      guard isBaseline || workspace.contains(path) else { continue }
      // Told of what it has saved itself, a client would have everything analysed twice.
      let isKnown = workspace.isCurrent && isThere && !isBaseline
        && workspace.latest?.files[path].map { $0.bytes == Self.bytes(path) } ?? false
      if isKnown { continue }
      time += 1
      workspace.note(at: time) { change in
        change.note(path)
        if isBaseline { change.needsSettings = true }
      }
    }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  func didChangeConfiguration(_ params: JSONValue) {
    let settings = params["settings"] ?? .null
    preferences.take(settings["earshot"] ?? settings)
    published = [:]
    publishAll()
    refreshClient()
  }
}
