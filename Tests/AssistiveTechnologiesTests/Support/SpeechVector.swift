import AccessibilityModel
import Foundation
import Testing

@testable import AssistiveTechnologies

/// A row of `Vectors/speech-vectors.json`: an element and what was heard of it, or follows from what was heard.
struct SpeechVector: Decodable, Sendable, CustomTestStringConvertible {
  struct Input: Decodable, Sendable {
    struct Content: Decodable, Sendable {
      var label: String
      var value: String
      var importance: String
    }

    struct Header: Decodable, Sendable {
      var label: String?
      var value: String?
    }

    struct Context: Decodable, Sendable {
      var type: String
      var value: String?
      var index: Int?
      var count: Int?
      var level: Int?
      var row: Int?
      var column: Int?
      var width: Int?
      var height: Int?
      var firstInRow: Bool?
      var rowHeaders: [Header]?
      var columnHeaders: [Header]?
    }

    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]
    var customActions: [String]
    var customContent: [Content]
    var inputLabels: [String]
    var context: Context?
    var locale: String?
  }

  struct Expected: Decodable, Sendable {
    var description: String
    var hint: String?
    var after: [String]?
  }

  var id: String
  var input: Input
  var expected: Expected
  var notation: String
  var check: String?
  var source: String
  var confidence: String

  var testDescription: String { id }
}

struct NotModelled: Decodable, Sendable {
  var id: String
  var reason: String
}

enum Vectors {
  static func load<Row: Decodable>(_ name: String) throws -> [Row] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Vectors")
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// Empty when the file cannot be read, which the test of the number of vectors tells.
  static let all: [SpeechVector] = (try? load("speech-vectors.json")) ?? []
  static let notModelled: [NotModelled] = (try? load("not-modelled.json")) ?? []
  static let notModelledIDs = Set(notModelled.map(\.id))
  static let modelled = all.filter { !notModelledIDs.contains($0.id) }
  static let listed = all.filter { notModelledIDs.contains($0.id) }
}

// MARK: From a vector to an element

extension SpeechVector {
  var language: SpeechLanguage { input.locale.flatMap(SpeechLanguage.init(locale:)) ?? .english }

  var element: AccessibilityElement {
    var element = Make.element(.replaced, label: input.label, value: input.value, hint: input.hint)
    for name in input.traits { element.traits.formUnion(Traits(name: name) ?? []) }
    element.actions = input.customActions.map { Make.action($0) }
    element.customContent = input.customContent.map {
      CustomContent(
        label: SpokenText($0.label), value: SpokenText($0.value),
        importance: $0.importance == "high" ? .high : .default)
    }
    element.inputLabels = input.inputLabels.map { SpokenText($0) }
    element.headingLevel = input.context?.level
    if input.context?.type == "expandedStatus" {
      element.traits.formUnion(input.context?.value.flatMap { Traits(name: $0) } ?? [])
    }
    if let index = input.context?.index, let count = input.context?.count {
      element.position = ElementPosition(index: index, count: count)
    }
    return element
  }

  var containers: [AccessibilityContainer] {
    input.context?.type == "tab" ? [Make.container(.tabBar)] : []
  }

  var context: SpeechContext {
    guard let context = input.context else { return .none }
    return SpeechContext(edge: ContainerEdge(rawValue: context.type), cell: context.cell)
  }

  var utterance: Utterance {
    VoiceOver(language: language).utterance(for: element, in: containers, context: context)
  }

  /// Whether the element is spoken as the vector says.
  var isMet: Bool { check == nil ? spoken.lowercased == expected.lowercased : spoken == expected }

  /// What the utterance is in the vector's notation.
  var spoken: Expected {
    let utterance = utterance
    let after = expected.after == nil && utterance.afterHint.isEmpty ? nil : utterance.afterHint
    switch notation {
    case "R1": return Expected(description: utterance.description, hint: utterance.spokenHint, after: after)
    case "R2": return Expected(description: utterance.caption, hint: utterance.spokenHint, after: after)
    case "R3": return Expected(description: utterance.prose, hint: utterance.spokenHint, after: after)
    // The Japanese rows are prose about descriptions and say nothing of hints.
    default: return Expected(description: utterance.caption, hint: nil, after: after)
    }
  }
}

extension SpeechVector.Expected: Equatable {
  /// Transcripts that the reference composer does not check differ from it in capitals (speech-spec 2.1).
  fileprivate var lowercased: Self {
    Self(description: description.lowercased(), hint: hint?.lowercased(), after: after)
  }
}

extension SpeechVector.Input.Context {
  fileprivate var cell: DataTableCell? {
    guard type == "dataTableCell" else { return nil }
    return DataTableCell(
      row: row, column: column, rowSpan: height ?? 1, columnSpan: width ?? 1, isFirstInRow: firstInRow ?? false,
      rowHeaders: (rowHeaders ?? []).map(\.header), columnHeaders: (columnHeaders ?? []).map(\.header))
  }
}

extension SpeechVector.Input.Header {
  fileprivate var header: DataTableCell.Header {
    DataTableCell.Header(label: SpokenText(label ?? ""), value: SpokenText(value ?? ""))
  }
}

extension Utterance {
  /// Notation R3, that of teaching prose: `Pizza, Pepperoni. Button`.
  fileprivate var prose: String {
    let isOfApp: (Chunk) -> Bool = { [.header, .selected, .label, .value, .content, .hint].contains($0.kind) }
    // Capitals in prose are those of sentences.
    let roles = chunks.filter { !isOfApp($0) }.map { $0.text.prefix(1).uppercased() + $0.text.dropFirst() }
    let words = chunks.filter(isOfApp).map(\.text).joined(separator: ", ")
    return ([words].filter { !$0.isEmpty } + roles).joined(separator: ". ")
  }
}
