import Configuration
import EarshotCore
import Foundation
import Project
import SourceModel

/// What changed since the last analysis.
struct WorkspaceChange: Sendable {
  /// What editors hold, by absolute path, or by name for what is no file.
  var texts: [String: [UInt8]] = [:]
  /// Of these, and of files on disk, what changed.
  var paths: Set<String> = []
  /// The configuration may have changed.
  var needsSettings = true

  mutating func note(_ path: String) {
    paths.insert(path)
    if Paths.name(path) == ConfigurationFile.name { needsSettings = true }
  }
}

/// A finished analysis, with how it was done.
struct AnalysedWorkspace: Sendable {
  let analysis: Analysis
  let settings: WorkspaceSettings
}

/// Analyses one workspace, again and again. One call at a time.
actor WorkspaceWorker {
  private let scope: WorkspaceSettings.Scope
  private let boundary: String?
  private let width: Int
  private let progress: ProgressHandler?
  private var settings: WorkspaceSettings?
  private var session: KnowingSession?
  /// What `read` needs, which asks for more about conditions than `check` and for no rules.
  private var hearing: KnowingSession?
  /// What it heard last.
  private var heard: Analysis?
  /// How `hearing` was asked.
  private var question: Question?
  /// Analyses since somebody last asked what is heard.
  private var hearingAge = 0
  private var texts: [String: [UInt8]] = [:]

  private struct Question: Equatable {
    var locale: String?
    var accounts: Bool
  }

  /// Analyses after which what was kept for transcripts that nobody asks for any more is dropped.
  private static let hearingLimit = 300

  init(
    _ scope: WorkspaceSettings.Scope, boundary: String? = nil, width: Int, progress: ProgressHandler? = nil
  ) {
    self.scope = scope
    self.boundary = boundary
    self.width = width
    self.progress = progress
  }

  /// Takes note of a change, without an analysis.
  @discardableResult func note(_ change: WorkspaceChange) -> WorkspaceSettings {
    texts = change.texts
    let settings: WorkspaceSettings
    if let known = self.settings, !change.needsSettings {
      settings = known
    } else {
      settings = take(WorkspaceSettings(scope, texts: texts, boundary: boundary, width: width))
    }
    session?.note(change.paths)
    hearing?.note(change.paths)
    return settings
  }

  /// The analysis after a change. Fails only when its task is cancelled.
  func analyse(_ change: WorkspaceChange) async throws -> AnalysedWorkspace {
    let settings = note(change)
    hearingAge += 1
    if hearingAge > Self.hearingLimit { forgetHearing() }
    var session = session ?? KnowingSession(settings.options, scope)
    defer { self.session = session }
    let analysis = try await session.analyse(texts)
    return AnalysedWorkspace(analysis: analysis, settings: settings)
  }

  private func take(_ new: WorkspaceSettings) -> WorkspaceSettings {
    // While somebody writes in it, a configuration is broken more often than not. The last good one stays in force.
    if !new.mistakes.isEmpty, var last = settings {
      last.mistakes = new.mistakes
      settings = last
      return last
    }
    var new = new
    new.options.progress = progress
    settings = new
    session = nil
    forgetHearing()
    return new
  }

  private func forgetHearing() {
    hearing = nil
    heard = nil
  }

  /// What `read` hears of the workspace as it was last analysed; nil when it was not, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - locale: The language of the app's texts and of VoiceOver; nil for that of the project.
  ///   - accounts: Whether to tell what became of every expression. That takes building all screens again when one has
  ///     changed, since what is remembered of the others does not tell it.
  func hear(locale: String? = nil, accounts: Bool = false) async -> Analysis? {
    guard let settings else { return nil }
    let question = Question(locale: locale, accounts: accounts)
    if hearing?.isCurrent == true, self.question == question, let heard { return heard }
    if hearing == nil || self.question != question || accounts {
      hearing = KnowingSession(Self.hearingOptions(settings.options, question), scope)
      self.question = question
    }
    hearingAge = 0
    guard var session = hearing else { return nil }
    defer { hearing = session }
    heard = try? await session.analyse(texts)
    return heard
  }

  /// Those of `read`.
  private static func hearingOptions(_ options: AnalysisOptions, _ question: Question) -> AnalysisOptions {
    var options = options
    options.locale = question.locale
    options.system = .newest
    options.rules = []
    options.states = .allNotingFirst
    options.baseline = nil
    options.accounts = question.accounts
    options.progress = nil
    return options
  }

  /// The options of the last analysis, for work beside it.
  var options: AnalysisOptions? {
    var options = settings?.options
    options?.progress = nil
    return options
  }
}

/// A session, and what it has not been told of yet.
private struct KnowingSession: Sendable {
  private let session: AnalysisSession
  private let scope: WorkspaceSettings.Scope
  /// Absolute paths; nil when it knows nothing.
  private var unknown: Set<String>?

  init(_ options: AnalysisOptions, _ scope: WorkspaceSettings.Scope) {
    session = AnalysisSession(options)
    self.scope = scope
  }

  /// Whether it has been told of everything.
  var isCurrent: Bool { unknown?.isEmpty ?? false }

  mutating func note(_ paths: Set<String>) { unknown?.formUnion(paths) }

  /// - Parameter texts: What editors hold.
  mutating func analyse(_ texts: [String: [UInt8]]) async throws -> Analysis {
    let paths = unknown ?? Set(texts.keys)
    let isNew = unknown == nil
    // Whatever comes of it, the session is told now.
    unknown = []
    if case .text(let name) = scope {
      let file = SourceFile(path: name, bytes: texts[name] ?? [])
      return try await session.analyse(
        Project(root: scope.folder, sources: [SourceUnit(file: file, role: .app, isRequested: true, module: nil)]))
    }
    let changes = paths.sorted().map { path -> FileChange in
      texts[path].map { .text(path: path, bytes: $0) } ?? .disk(path: path)
    }
    return try await isNew && changes.isEmpty ? session.analyse() : session.analyse(changes: changes)
  }
}
