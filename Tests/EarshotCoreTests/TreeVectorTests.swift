import AccessibilityModel
import AssistiveTechnologies
import Foundation
import Testing

/// The tree that SwiftUI makes of a few lines of code, as recordings and Apple's own words give it.
@Suite("Tree vectors")
struct TreeVectorTests {
  @Test("The tree is the attested one", arguments: TreeVectors.closed)
  func isAsAttested(_ vector: TreeVector) async {
    let found = await vector.found()
    #expect(found == vector.elements, "\(vector.id), \(vector.source)")
  }

  /// So that the list of what is open can only shrink.
  @Test("What is listed as open does differ", arguments: TreeVectors.open)
  func isRightlyListedAsOpen(_ vector: TreeVector) async {
    let found = await vector.found()
    #expect(found != vector.elements, "\(vector.id) holds by now: strike it from tree-vectors-open.json")
  }

  @Test("All vectors are there, and each open one has a reason")
  func coversAll() {
    #expect(TreeVectors.all.count == 64)
    #expect(Set(TreeVectors.all.map(\.id)).count == 64)
    #expect(TreeVectors.openReasons.keys.allSatisfy { id in TreeVectors.all.contains { $0.id == id } })
    #expect(TreeVectors.openReasons.values.allSatisfy { !$0.isEmpty })
    #expect(TreeVectors.all.allSatisfy { ["H", "M", "L"].contains($0.confidence) && !$0.source.isEmpty })
  }

  @Test("The vectors name only traits that the model knows")
  func knowsEveryTrait() {
    let names = Set(TreeVectors.all.flatMap(\.elements).flatMap { $0.traits ?? [] })
    #expect(names.filter { Traits(name: $0) == nil }.isEmpty)
  }
}

/// One row of `tree-vectors.json`.
struct TreeVector: Decodable, Sendable, CustomTestStringConvertible {
  /// An element as far as the source attests it; `traits` that are nil are not.
  struct Element: Decodable, Equatable, Sendable {
    var label: String
    var value: String?
    var traits: [String]?
    var actions: [String]?
    /// `label: value`, with `(high)` behind content of high importance.
    var content: [String]?
    var identifier: String?
    /// The label of the innermost container that has one.
    var container: String?
    var containerIdentifier: String?
    var level: Int?
    /// Notation R2.
    var speech: String
    var hint: String?
    var systemHint: String?
  }

  var id: String
  var title: String
  /// The lines of the body of a view.
  var code: [String]
  var elements: [Element]
  /// The codes are those of the reference's speech and tree specifications.
  var source: String
  var confidence: String
  var note: String?

  var testDescription: String { "\(id) \(title)" }

  /// What Earshot finds, as far as the vector says something about it.
  func found() async -> [Element] {
    let hearing = await Hearing.body(code.joined(separator: "\n"))
    guard let screen = hearing.screens.first else { return [] }
    return TranscriptBuilder().stops(of: screen.nodes).enumerated().map { index, stop in
      Element(stop, hearing.voiceOver, as: index < elements.count ? elements[index] : nil)
    }
  }
}

extension TreeVector.Element {
  init(_ stop: TranscriptStop, _ voiceOver: VoiceOver, as expected: TreeVector.Element?) {
    let element = stop.element
    let utterance = voiceOver.utterance(for: stop)
    let heard = HeardStop(stop, voiceOver: voiceOver)
    let named = stop.containers.last { !($0.label?.value.isBlank ?? true) }
    label = element.label?.value.rendered ?? ""
    value = element.value?.value.rendered
    traits = expected != nil && expected?.traits == nil ? nil : element.traits.names.sorted()
    if let wanted = expected?.traits, wanted.sorted() == traits { traits = wanted }
    actions = heard.details[.actions]?.components(separatedBy: ", ")
    content = heard.details[.content]?.components(separatedBy: "; ")
    identifier = element.identifier?.value.rendered
    container = named?.label?.value.rendered
    containerIdentifier = stop.containers.lazy.compactMap { $0.identifier?.value.rendered }.first
    level = element.headingLevel
    speech = utterance.caption
    hint = utterance.hint
    systemHint = utterance.systemHint
  }
}

/// The rows of the data files; empty when they cannot be read, which the test of their number tells.
enum TreeVectors {
  private struct Open: Decodable {
    var id: String
    var reason: String
  }

  private static func rows<Row: Decodable>(of name: String) -> [Row] {
    let text = Fixtures.text(at: name) ?? ""
    return (try? JSONDecoder().decode([Row].self, from: Data(text.utf8))) ?? []
  }

  static let all: [TreeVector] = rows(of: "tree-vectors.json")
  /// Vectors that Earshot does not meet yet, by id.
  static let openReasons: [String: String] = {
    let listed: [Open] = rows(of: "tree-vectors-open.json")
    return Dictionary(listed.map { ($0.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }()
  static let closed = all.filter { openReasons[$0.id] == nil }
  static let open = all.filter { openReasons[$0.id] != nil }
}
