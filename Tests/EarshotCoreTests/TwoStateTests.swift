import EarshotCore
import Foundation
import Reporting
import SourceModel
import Testing

/// Two states of a project that are analysed together: what comes out of each is that of an analysis by itself, and what
/// shows nothing that differs is built once.
@Suite("Two states of a project")
struct TwoStateTests {
  // MARK: - The same as two new analyses

  /// What a commit does to a file.
  enum Edit: CaseIterable {
    case memberInserted, memberRemoved, bodyChanged, declarationMoved, renamed, lineAbove, typeInserted, overloadAdded
    case valueChanged, conformanceAdded, importAdded, emptied, memberMoved, extensionInserted, setElsewhere

    /// - Parameter seed: Which of several places it is done at.
    func apply(to text: String, _ seed: Int) -> String {
      var lines = text.components(separatedBy: "\n")
      func index(_ isWanted: (String) -> Bool) -> Int? {
        let all = lines.indices.filter { isWanted(lines[$0]) }
        return all.isEmpty ? nil : all[seed % all.count]
      }
      func joined() -> String { lines.joined(separator: "\n") }
      let opensType: (String) -> Bool = { line in
        line.hasSuffix("{") && ["struct ", "enum ", "extension ", "class "].contains { line.contains($0) }
      }
      let isMember: (String) -> Bool = { line in
        line.hasPrefix("  ") && !line.hasPrefix("   ") && ["let ", "var ", "static ", "case "].contains { line.contains($0) }
          && !line.hasSuffix("{")
      }
      switch self {
      case .memberInserted:
        if let place = index(opensType) { lines.insert("  static let inserted\(seed) = \"New\"", at: place + 1) }
      case .memberRemoved: if let place = index(isMember) { lines.remove(at: place) }
      case .bodyChanged: return text.replacingOccurrences(of: "Text(\"", with: "Text(\"New ")
      case .declarationMoved:
        let parts = text.components(separatedBy: "\n}\n")
        guard parts.count > 1 else { return text + "\n" }
        return (parts.dropFirst() + [parts[0]]).joined(separator: "\n}\n")
      case .renamed: return text.replacingOccurrences(of: "Card", with: "Panel")
      case .lineAbove: return "// changed\n" + text
      case .typeInserted:
        return "struct Inserted: View { var body: some View { Image(systemName: \"star\") } }\n" + text
      case .overloadAdded:
        if let place = index({ $0.contains("func ") }) {
          lines.insert("  func named(_ name: String, _ more: Int = 1) -> some View { accessibilityHidden(true) }", at: place)
        }
      case .valueChanged: return text.replacingOccurrences(of: "14", with: "9").replacingOccurrences(of: "Item", with: "Entry")
      case .conformanceAdded: return text.replacingOccurrences(of: ": View {", with: ": View, Hushed {")
        + "\nprotocol Hushed {}\nextension Hushed { var title: String { \"Hush\" } }\n"
      case .importAdded: return "import Charts\n" + text
      case .emptied: return ""
      case .memberMoved:
        if let place = index(isMember), let end = lines.lastIndex(of: "}") {
          lines.insert(lines[place], at: end)
          lines.remove(at: place)
        }
      case .extensionInserted:
        return text + "\nextension View {\n  func card() -> some View { accessibilityHidden(true) }\n}\n"
      case .setElsewhere: return text + "\nfunc change(_ row: inout Loose) { row.title = \"Set\"; row.isShown.toggle() }\n"
      }
      return joined()
    }
  }

  @Test("After edits of some files", arguments: Edit.allCases)
  func equalsNewAnalyses(edit: Edit) async throws {
    let files = SessionApp.files.merging(Self.more) { $1 }
    for seed in 0..<2 {
      var edited = files
      for (number, name) in files.keys.sorted().enumerated() where (number + seed) % 3 == 0 {
        edited[name] = edit.apply(to: files[name] ?? "", seed)
      }
      try await expectSame(files, edited, "\(edit) \(seed)")
      try await expectSame(edited, files, "\(edit) \(seed) taken back")
    }
  }

  @Test("After several edits of one file")
  func equalsNewAnalysesAfterSeveral() async throws {
    let files = SessionApp.files.merging(Self.more) { $1 }
    for (number, name) in files.keys.sorted().enumerated() {
      var edited = files
      for (turn, edit) in Edit.allCases.enumerated() where (turn + number) % 4 == 0 {
        edited[name] = edit.apply(to: edited[name] ?? "", turn)
      }
      try await expectSame(files, edited, name)
    }
  }

  @Test("What a rule reads around an element is that of each state")
  func textAroundElements() async throws {
    let status = """
      import UIKit

      final class StatusController: UIViewController {
        let statusLabel = UILabel()

        override func viewDidLoad() { view.addSubview(statusLabel) }

        func fail() { statusLabel.text = "No connection" }
      }

      """
    let told = status + "\nfunc tell() { UIAccessibility.post(notification: .announcement, argument: nil) }\n"
    let rule = "uikit-notification-missing"
    for (before, after) in [(status, told), (told, status)] {
      let (before, after) = (["Status.swift": before], ["Status.swift": after])
      try await expectSame(before, after, rule)
      let states = try await AnalysisSession(AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
        .analyse(before: Self.project(before), after: Self.project(after))
      let found = [states.before, states.after].map { $0.findings.contains { $0.rule == rule } }
      #expect(Set(found) == [true, false])
    }
  }

  private func expectSame(_ before: [String: String], _ after: [String: String], _ comment: String) async throws {
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    let states = try await AnalysisSession(options).analyse(before: Self.project(before), after: Self.project(after))
    for (state, files) in [(states.before, before), (states.after, after)] {
      let anew = await Self.anew.compared(files, options)
      state.show()
      #expect(state.compared == anew, "\(comment)")
    }
  }

  private static let anew = NewAnalyses()

  /// What new analyses come to. Most states are compared with several others, and analysed once.
  private actor NewAnalyses {
    private var known: [[String: String]: [String]] = [:]

    func compared(_ files: [String: String], _ options: AnalysisOptions) async -> [String] {
      if let result = known[files] { return result }
      let result = await Analysis.run(on: TwoStateTests.project(files), options).compared
      known[files] = result
      return result
    }
  }

  static let more = [
    "Loose.swift": """
      import SwiftUI

      /// A row.
      struct Loose: View {
        var title = "Loose"
        var isShown = true

        var body: some View {
          HStack {
            if isShown { Text(title) }
            Badge(level: Level.high).named(Words.card)
            Button { } label: { Image(systemName: Marks.close) }
          }
        }
      }

      enum Marks {
        static let close = "xmark"
        static let open = "plus"
      }

      enum Level: Int, CaseIterable {
        case low
        case high

        var name: String { self == .low ? "Low" : "High" }
      }
      """,
    "Badge.swift": """
      import SwiftUI

      struct Badge: View {
        let level: Level

        var body: some View {
          Text(level.name).font(Fonts.title).lineLimit(1)
          Text("Level \\(level.rawValue) of \\(Level.allCases.count)")
        }
      }

      private enum Marks {
        static let close = "trash"
      }

      struct Bin: View {
        var body: some View {
          Button { } label: { Image(systemName: Marks.close) }
        }
      }
      """,
  ]

  fileprivate static func project(_ files: [String: String]) -> Project {
    Project(
      root: "/",
      sources: files.sorted { $0.key < $1.key }.map { SourceUnit(file: SourceFile(path: $0.key, text: $0.value)) })
  }

  // MARK: - Little is done

  @Test("One member more in a file of constants builds no screen again", arguments: [
    ("Words.swift", "enum Words {", "enum Words {\n  static let more = \"More\""),
    ("Loose.swift", "  static let open = \"plus\"", "  static let open = \"plus\"\n  static let edit = \"pencil\""),
    ("Loose.swift", "/// A row.", "/// A row of the list.\n/// It is loose."),
  ])
  func constantsBuildNothing(name: String, old: String, new: String) async throws {
    let files = SessionApp.files.merging(Self.more) { $1 }
    var edited = files
    edited[name] = files[name]?.replacingOccurrences(of: old, with: new)
    #expect(edited != files)
    let built = try await Self.builtAgain(files, edited)
    #expect(built <= (old.hasPrefix("///") ? 1 : 0))
  }

  @Test("Only what shows a view that differs is built again")
  func viewBuildsItsScreens() async throws {
    let files = SessionApp.files.merging(Self.more) { $1 }
    var edited = files
    edited["Badge.swift"] = files["Badge.swift"]?.replacingOccurrences(of: "Level \\(", with: "Rank \\(")
    // The view itself, and the one that shows it.
    #expect(try await Self.builtAgain(files, edited) == 2)
  }

  /// How many screens of the later state are built.
  private static func builtAgain(_ before: [String: String], _ after: [String: String]) async throws -> Int {
    let counter = StageCounter()
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.progress = counter.handler
    _ = try await AnalysisSession(options).analyse(before: project(before), after: project(after))
    return counter.last
  }

  /// Counts the screens that are built, in each state.
  private final class StageCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var done = 0

    var last: Int { lock.withLock { done } }

    var handler: ProgressHandler {
      { stage, done, _ in
        self.lock.withLock {
          if stage == .parsing { self.done = 0 }
          if stage == .screens { self.done = max(self.done, done) }
        }
      }
    }
  }
}

extension Analysis {
  /// What is told of a state: what is heard with lines and columns, and every finding with its place on disk.
  fileprivate var compared: [String] {
    let found = findings.map(\.original)
    let heard = (screens + presentations).map { ScreenTranscript($0, voiceOver: VoiceOver(language: .english)).original }
    return reports + found.map { "\($0.place.start)-\($0.place.end) \($0.fingerprint) \($0.rule) \($0.message)" }
      + suppressed.map(\.finding.fingerprint).sorted()
      + heard.flatMap { transcript in transcript.stops.map { "\($0.stop.element.source.start) \($0.utterance)" } }
  }
}
