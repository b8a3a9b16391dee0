import AccessibilityModel
import EarshotCore
import Foundation
import Project
import SourceModel

/// A Swift file whose comments say what is heard at each line.
///
/// - `Button("Save") {}  // hears: Save. Button.` is about the elements of its line. A comment on a line of its own is
///   about the next line of code.
/// - Several elements of one line, and the alternatives of one element, are separated by ` | `. Behind each stand its
///   conditions in brackets and its loops in braces: `Remove. Button. [isFavorite] {for movie in movies}`.
/// - `// hint: …`, `// actions: …` and the other words of `HeardStop.Detail` are about the last element before them.
/// - An element stands at its own line in the type that is shown as a screen. One that a component makes stands at the
///   line where the screen uses the component. A type marked `// component` is not shown by itself.
/// - Where no comment says so, nothing is heard.
/// - `// open: …` gives the reason why a line is not heard yet as its comments say; it must go as soon as it is.
///
/// Lines at the top may set the stage: `// locale: ja` (for golden transcripts also several),
/// `// strings(ja): key = text`, `// ios: 16`.
struct TranscriptFixture: Sendable, CustomStringConvertible {
  let name: String
  let source: String

  var description: String { name }

  /// What is heard at a line, as the comments say.
  struct Expectation: Sendable {
    var line: Int
    var stops: [HeardStop]
    /// Why Earshot does not tell it yet; nil when it has to.
    var openReason: String?
  }

  /// What a line is expected to say and what it says, where the two differ.
  struct Difference: Sendable, CustomStringConvertible {
    var line: Int
    var expected: [String]
    var heard: [String]

    var description: String {
      func list(_ items: [String]) -> String { items.isEmpty ? " nothing" : items.map { "\n      " + $0 }.joined() }
      return "line \(line)\n    expected:\(list(expected))\n    heard:\(list(heard))"
    }
  }

  private var lines: [Substring] { source.split(separator: "\n", omittingEmptySubsequences: false) }

  // MARK: - The stage

  private func setting(_ name: String) -> String? {
    lines.lazy.compactMap { $0.hasPrefix("// \(name): ") ? String($0.dropFirst(name.count + 5)) : nil }.first
  }

  private var strings: StringTables {
    var tables: [String: [String: LocalizedText]] = [:]
    for line in lines where line.hasPrefix("// strings(") {
      guard let end = line.firstIndex(of: ")"), let equals = line.firstRange(of: " = ") else { continue }
      let language = String(line[line.index(line.startIndex, offsetBy: 11)..<end])
      let key = String(line[line.index(end, offsetBy: 3)..<equals.lowerBound])
      tables[language, default: [:]][key] = .plain(String(line[equals.upperBound...]), state: nil)
    }
    return tables.isEmpty ? StringTables() : StringTables(["Localizable": tables])
  }

  /// The languages to read in; one where nothing is said.
  var locales: [String] { setting("locale")?.components(separatedBy: ", ") ?? ["en"] }

  /// The analysed file. `// file: Name.swift` begins a further file.
  func hearing(in locale: String) async -> Hearing {
    var files: [String: String] = [:]
    var current = name + ".swift"
    for line in lines {
      if line.hasPrefix("// file: ") { current = String(line.dropFirst(9)) }
      files[current, default: ""] += line + "\n"
    }
    let version = setting("ios").flatMap { Int($0) } ?? 17
    return await Hearing.files(
      files, strings: strings, locale: locale, deployment: DeploymentTargets(ios: Version(major: version)))
  }

  // MARK: - What is expected

  var expectations: [Expectation] {
    var result: [Expectation] = []
    var pending = Expectation(line: lines.count, stops: [])
    for (index, line) in lines.enumerated() {
      let (code, notes) = Self.notes(of: String(line))
      for (word, text) in notes { pending.add(word, text) }
      guard !code.isEmpty, !pending.isEmpty else { continue }
      pending.line = index + 1
      result.append(pending)
      pending = Expectation(line: lines.count, stops: [])
    }
    return pending.isEmpty ? result : result + [pending]
  }

  private static let words = ["hears", "open"] + HeardStop.Detail.allCases.map(\.rawValue)

  /// The code of a line, and its notes in order.
  private static func notes(of line: String) -> (code: String, notes: [(word: String, text: String)]) {
    var notes: [(word: String, text: String)] = []
    var code: [String] = []
    for piece in line.components(separatedBy: "// ") {
      let trimmed = piece.trimmingCharacters(in: .whitespaces)
      if let word = words.first(where: { trimmed.hasPrefix($0 + ": ") }), !code.isEmpty {
        notes.append((word, String(trimmed.dropFirst(word.count + 2))))
      } else if notes.isEmpty {
        code.append(code.isEmpty ? piece : "")
      }
    }
    return (code.joined().trimmingCharacters(in: .whitespaces), notes)
  }

  // MARK: - What is heard

  /// Every difference, by line.
  func differences() async -> [Difference] {
    let hearing = await hearing(in: locales[0])
    var heard: [Int: [HeardStop]] = [:]
    for screen in hearing.screens {
      guard let extent = extent(of: screen, in: hearing) else { continue }
      for stop in TranscriptBuilder().stops(of: screen.nodes) {
        heard[line(of: stop.element, in: extent), default: []].append(HeardStop(stop, voiceOver: hearing.voiceOver))
      }
    }
    let expected = Dictionary(expectations.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(heard.keys).union(expected.keys).sorted().compactMap { line in
      let stops = expected[line]?.stops ?? []
      let isOpen = expected[line]?.openReason != nil
      let rendered = (heard[line] ?? []).enumerated().map { index, stop in
        stop.rendered(against: index < stops.count ? stops[index] : nil)
      }
      guard (stops.map(\.rendered) == rendered) == isOpen else { return nil }
      let note = isOpen ? ["is open, and met"] : []
      return Difference(line: line, expected: stops.map(\.rendered) + note, heard: rendered)
    }
  }

  /// The lines of the type or preview that a screen, or what presents it, is; nil for a component. Fixtures are
  /// indented, so a declaration ends at the first brace in its own column.
  private func extent(of screen: Screen, in hearing: Hearing) -> ClosedRange<Int>? {
    let owner = hearing.analysis.screens.first { screen.name == $0.name || screen.name.hasPrefix($0.name + " › ") }
    let start = (owner ?? screen).source.startPosition.line
    guard start <= lines.count else { return nil }
    let head = lines[start - 1]
    if head.hasSuffix("// component") { return nil }
    let closing = head.prefix { $0 == " " } + "}"
    let length = lines[(start - 1)...].firstIndex { $0.hasPrefix(closing) }
    return start...max(start, (length ?? lines.count - 1) + 1)
  }

  private func line(of element: AccessibilityElement, in extent: ClosedRange<Int>) -> Int {
    let places = (element.callSites.map(\.source) + [element.source]).map(\.startPosition.line)
    return places.last { extent.contains($0) } ?? places[0]
  }
}

extension TranscriptFixture.Expectation {
  fileprivate var isEmpty: Bool { stops.isEmpty && openReason == nil }

  fileprivate mutating func add(_ word: String, _ text: String) {
    if let detail = HeardStop.Detail(rawValue: word) {
      // A detail of nothing is a mistake in the fixture, which an expectation that cannot be met brings to light.
      if stops.isEmpty { stops.append(HeardStop(text: "no element before '\(word)'", details: [:])) }
      stops[stops.count - 1].details[detail] = text
    } else if word == "open" {
      openReason = text
    } else {
      stops += text.components(separatedBy: " | ").map { HeardStop(text: $0, details: [:]) }
    }
  }
}
