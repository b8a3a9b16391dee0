import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The controls of a screen by what they call, for calls that tell none of them from the others.
struct SharedCalls: ScreenSurvey {
  static let isLocal = true

  private struct Control: Sendable {
    let source: SourceRange
    let picture: ImageSource?
    let position: Int
    let mentions: Set<String>
  }

  /// By what is called.
  private var controls: [String: [Control]] = [:]

  init(_ screen: ScreenPlaces) {
    for (position, place) in screen.places.enumerated() {
      let element = place.element
      guard element.framework == .swiftUI, element.exposure == .exposed, element.role == .button,
        let action = element.activation else { continue }
      let control = Control(
        source: element.source, picture: element.content.first { $0.image != nil }?.image ?? element.image, position: position,
        mentions: Set(action.mentions))
      for mention in control.mentions { controls[mention, default: []].append(control) }
    }
  }

  /// Whether another control calls the same and does something else besides, or calls it with something else: one name
  /// for both would tell neither.
  func isShared(_ mention: String, by subject: ElementSubject) -> Bool {
    let element = subject.element
    let mine = Set(element.activation?.mentions ?? [])
    let handed = Self.arguments(of: mention, in: element.source)
    return Self.near(subject.position, of: controls[mention] ?? []).contains { other in
      guard other.source != element.source, subject.places.coexist(other.position, subject.position) else { return false }
      if !mine.isSubset(of: other.mentions), !other.mentions.isSubset(of: mine) { return true }
      guard let handed, let given = Self.arguments(of: mention, in: other.source), other.picture != nil else { return false }
      return handed != given && other.picture != element.image
    }
  }

  /// Of very many, those that stand around a position: each is asked about all of them.
  private static func near(_ position: Int, of all: [Control]) -> ArraySlice<Control> {
    let limit = 12
    guard all.count > limit else { return all[...] }
    let next = all.firstIndex { $0.position >= position } ?? all.count
    let start = min(max(0, next - limit / 2), all.count - limit)
    return all[start..<(start + limit)]
  }

  /// What a call is handed, as written; nil where it stands elsewhere or is handed nothing.
  private static func arguments(of mention: String, in source: SourceRange) -> String? {
    let file = source.file
    guard let name = mention.split(separator: ".").last.map({ String($0) + "(" }),
      let start = file.firstOffset(of: name, from: source.start, to: source.end),
      let end = CodeScanner(bytes: file.bytes).afterGroup(start + name.utf8.count - 1) else { return nil }
    let handed = CallArguments(of: SourceRange(file: file, start: start, end: end)).arguments.map(\.value.text)
    return handed.isEmpty ? nil : handed.joined(separator: ",")
  }
}

extension ElementSubject {
  /// The element without calls that other controls of the screen make as well, where each does something else besides.
  var withoutSharedCalls: AccessibilityElement {
    let shared = sharedCalls
    guard !shared.isEmpty, let action = element.activation, !action.mentions.allSatisfy(shared.contains) else { return element }
    var copy = element
    copy.activation?.mentions.removeAll(where: shared.contains)
    return copy
  }

  /// Whether a name is what code calls something that other controls of the screen do as well.
  func isCalledByShared(_ name: String) -> Bool { sharedCalls.contains { IdentifierWords.deed(of: $0) == name } }

  private var sharedCalls: [String] {
    guard element.framework == .swiftUI, element.role == .button, let action = element.activation else { return [] }
    let survey = surveyed(SharedCalls.self)
    let targets = Set(action.assignments.map(\.target))
    return action.mentions.filter { mention in
      !targets.contains(mention) && !mention.hasSuffix(".toggle") && !Self.leaves(mention) && survey.isShared(mention, by: self)
    }
  }

  /// Whoever closes something closes it in any of two ways.
  private static func leaves(_ mention: String) -> Bool {
    guard let verb = IdentifierWords.said(by: mention).first?.lowercased() else { return false }
    return ["dismiss", "pop", "withanimation"].contains(verb) || ActionVerbs.deed(of: verb) == "close"
  }
}

extension ProposedName {
  /// The words that callers hand to a component that is nothing but a control, and that it does not show:
  /// `IconButton(title: icon.title, picture: icon.picture)`.
  static func handed(to subject: ElementSubject) -> ProposedName? {
    let element = subject.element
    guard element.framework == .swiftUI, let site = subject.callSites.last, !site.source.contains(element.source),
      isAloneInComponent(subject) else { return nil }
    let labels = CallArguments(of: site.source).arguments.compactMap(\.label)
    let names = ["title", "label", "name", "caption"].filter(labels.contains)
    guard names.count == 1, let name = names.first, isWords(name, of: site.view, around: element.source),
      !element.expression.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(Substring(name))
    else { return nil }
    return ProposedName(expression: name, spoken: SpokenText.hole(name).rendered, isDerived: true, quoted: "by its '\(name)'")
  }

  /// What callers hand to a component with one field in it, which shows it as a text of its own: `Text(title)`.
  static func caption(ofComponentAround subject: ElementSubject) -> ProposedName? {
    let element = subject.element
    guard element.framework == .swiftUI, element.isEntry else { return nil }
    let component = subject.callSites.last?.view ?? subject.screen.name
    if let site = subject.callSites.last, site.source.contains(element.source) { return nil }
    let around = subject.neighbours(before: 8, after: 8).filter {
      $0.callSites == subject.callSites && $0.element.exposure == .exposed && $0.element.source.file === element.source.file
    }
    guard !around.contains(where: { $0.element.isEntry && $0.element.source != element.source && subject.coexists(with: $0) }) else { return nil }
    let near = around.map(\.element)
    let names = near.filter { $0.role == .text }.compactMap { text -> String? in
      let code = text.source.text
      guard code.hasPrefix("Text("), code.hasSuffix(")") else { return nil }
      let name = String(code.dropFirst("Text(".count).dropLast())
      return name.allSatisfy { $0.isLetter } && isCaption(name) && isWords(name, of: component, around: element.source) ? name : nil
    }
    guard let name = names.first, Set(names).count == 1 else { return nil }
    return ProposedName(expression: name, spoken: SpokenText.hole(name).rendered, isDerived: true, quoted: "by its '\(name)'")
  }

  private static func isCaption(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return NameWords.words(.captionName).contains(where: lowered.hasSuffix) || ["placeholder", "hint", "prompt"].contains(where: lowered.hasSuffix)
  }

  /// Whether a component that holds a place has a property of words, by its declaration before the place.
  private static func isWords(_ property: String, of component: String, around place: SourceRange) -> Bool {
    let file = place.file
    var head: Int?
    var from = max(0, place.start - 4000)
    while let found = file.firstOffset(of: "struct \(component)", from: from, to: place.start) {
      head = found
      from = found + 1
    }
    // What stands at the edge of the file ends the component.
    guard let head, file.firstOffset(of: "\n}", from: head, to: place.start) == nil else { return false }
    return ["let", "var"].contains { word in
      ["String", "LocalizedStringKey", "LocalizedStringResource"].contains { type in
        file.firstOffset(of: "\(word) \(property): \(type)\n", from: head, to: place.start) != nil
      }
    }
  }

  /// Each of the items that a loop shows is another picture for the same call, which names none of them.
  static func isOneForMany(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard element.framework == .swiftUI, subject.isRepeated, let site = subject.callSites.last, !site.source.contains(element.source),
      let action = element.activation, !action.mentions.isEmpty else { return false }
    let code = element.expression.text
    let isOwn = action.mentions.contains { mention in mention.split(separator: ".").last.map { code.contains($0) } ?? false }
    return !isOwn && !code.contains("\"") && isAloneInComponent(subject)
  }

  /// The component is nothing but the element.
  static func isAloneInComponent(_ subject: ElementSubject) -> Bool {
    !subject.neighbours(before: 2, after: 2).contains { other in
      other.element.source != subject.element.source && other.element.exposure == .exposed && other.callSites.starts(with: subject.callSites)
    }
  }
}
