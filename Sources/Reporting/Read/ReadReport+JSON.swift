import AccessibilityModel
import AssistiveTechnologies
import SourceModel

extension ReadReport {
  /// The output contract's form.
  ///
  /// - Parameters:
  ///   - voiceControl: Whether to say for every element by which names Voice Control takes it.
  ///   - keyboard: Whether to say for every control if Full Keyboard Access and Switch Control reach it.
  public func json(voiceControl: Bool = false, keyboard: Bool = false) -> String {
    var head: [JSONValue.Member] = [
      .init("schema", .integer(Tool.schema)), .init("tool", Tool.json), .init("locale", .string(locale)),
    ]
    if let system { head.append(.init("ios", .string(system))) }
    if !given.isEmpty { head.append(.init("given", JSONValue(given))) }
    if let accounting { head.append(.init("accounting", accounting.json)) }
    let names = voiceControl ? self.voiceControl : nil
    return JSONValue.document(
      head, listing: "screens", screens.lazy.map { $0.json(voiceControl: names, keyboard: keyboard) })
  }
}

extension ScreenTranscript {
  fileprivate func json(voiceControl: VoiceControl?, keyboard: Bool) -> JSONValue {
    let elements = positions.flatMap { position in
      position.alternatives.map { spoken -> JSONValue in
        var json = spoken.json.adding([.init("number", .integer(position.number))])
        if keyboard { json = json.adding([.init("keyboard", spoken.keyboardJSON)]) }
        return voiceControl.map { json.adding([.init("voiceControl", $0.json(of: spoken.stop))]) } ?? json
      }
    }
    var json: JSONValue = [
      "view": .string(screen.name), "kind": .string(screen.kind.rawValue), "file": .string(screen.source.file.path),
      "line": .integer(screen.source.startPosition.line), "elements": .array(elements),
    ]
    if let system = screen.system { json = json.adding([.init("system", .string(system))]) }
    if !screen.leftOut.isEmpty {
      let parts = screen.leftOut.map { part -> JSONValue in
        ["system": .string(part.system), "line": .integer(part.source.startPosition.line)]
      }
      json = json.adding([.init("leftOut", .array(parts))])
    }
    guard let voiceControl else { return json }
    return json.adding([
      .init(
        "voiceControlClashes",
        .array(
          numberedClashes(voiceControl).map { clash in
            [
              "name": .string(clash.name), "numbers": .array(clash.numbers.map(JSONValue.integer)),
              "isRepetition": .bool(clash.isRepetition),
            ]
          }))
    ])
  }
}

extension VoiceControl {
  fileprivate func json(of stop: TranscriptStop) -> JSONValue {
    [
      "names": JSONValue(names(of: stop).map(\.rendered)),
      "notSaid": JSONValue(visibleTextNotSpoken(of: stop).map(\.rendered)),
    ]
  }
}

extension SpokenStop {
  /// The author's hint; one that is all there is to say is the description (S6; vector `prop-hint`).
  private var hint: String? {
    utterance.chunks.contains { $0.kind == .hint } ? nil : utterance.authorHint
  }

  fileprivate var json: JSONValue {
    let element = stop.element
    let position = element.source.startPosition
    let actions = stop.offeredActions
    return [
      "description": .string(utterance.description), "speech": JSONValue(utterance.speech),
      "hint": JSONValue(hint), "systemHint": JSONValue(utterance.systemHint),
      "label": JSONValue(element.label?.value.rendered), "value": JSONValue(element.value?.value.rendered),
      "traits": JSONValue(element.traits.reported), "headingLevel": JSONValue(element.headingLevel),
      "actions": JSONValue(stop.customActions.map(\.text.rendered)),
      "swipeActions": JSONValue(stop.rowActions.map(\.text.rendered)),
      "conditionalActions": .array(actions.flatMap(\.conditionalJSON)),
      "customContent": .array(stop.offeredContent.map(\.json)),
      "inputLabels": JSONValue(inputLabels),
      "rotors": JSONValue(element.rotors), "container": JSONValue(stop.containers.map { $0.name(under: stop.when) }),
      "identifier": JSONValue(element.identifier?.value.resolved(under: stop.when).rendered),
      "untranslated": JSONValue(untranslated),
      "when": JSONValue(stop.when.map(\.description)), "initially": JSONValue(stop.holdsInitially),
      "repeats": JSONValue(stop.repeats.isEmpty ? nil : stop.repeats.joined(separator: ", ")),
      "certainty": .string(element.certainty.rawValue),
      "reasons": JSONValue(element.shownReasons),
      "file": .string(element.source.file.path), "line": .integer(position.line), "column": .integer(position.column),
    ]
  }
}

extension OfferedContent {
  fileprivate var json: JSONValue {
    let json: JSONValue = [
      "label": .string(content.label.rendered), "value": .string(content.value.rendered),
      "importance": .string(content.importance.rawValue),
    ]
    return when.isEmpty ? json : json.adding([.init("when", JSONValue(when.map(\.description)))])
  }
}

extension Traits {
  /// Names of the traits. A switch carries the button trait as well and never says so.
  var reported: [String] { (contains(.toggle) ? subtracting(.button) : self).names }
}

extension Offer {
  /// Each way in which it is offered; nothing when it always is.
  fileprivate var conditionalJSON: [JSONValue] {
    ways.map { ["name": .string(text.rendered), "when": JSONValue($0.map(\.description))] }
  }
}

extension AccessibilityElement {
  /// Why something is not known, for people; empty when all is.
  package var shownReasons: [String] { certainty == .known ? [] : reasons.map(\.explanation) }
}

extension AccessibilityContainer {
  /// The label, or else what kind of container it is.
  func name(under outcomes: [Condition]) -> String {
    if let label = label?.value.resolved(under: outcomes), !label.isBlank { return label.rendered }
    return kind.rawValue
  }
}

extension UnknownReason {
  /// In words.
  package var explanation: String {
    switch kind {
    case .opaqueView, .opaqueWrapper: "'\(subject)' is declared outside the project"
    case .unresolvedModifier, .unresolvedAppearance: "modifier '\(subject)' is declared outside the project"
    case .otherSystem: "'\(subject)' is compiled for other systems than iOS only"
    case .unresolvedStyle, .drawingStyle: "style '\(subject)' could not be followed"
    case .unresolvedName: "no declaration of '\(subject)' was found"
    case .suppliedContent: "'\(subject)' is given where the view is used"
    case .dynamicValue: "'\(subject)' is known only at run time"
    case .recursion: "'\(subject)' contains itself"
    case .budget: "'\(subject)' is too large to be followed"
    case .platformView: "'\(subject)' wraps a view of a platform framework"
    case .unsupportedCode: "'\(subject)' is of a form that is not followed"
    }
  }
}
