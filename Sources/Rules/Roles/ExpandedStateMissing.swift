import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A home-made disclosure whose arrow alone tells whether it is open.
public struct ExpandedStateMissing: ElementRule {
  private let arrows = Remembered<[Arrow]>()

  public init() {}

  public static let metadata = RuleMetadata(
    id: "expanded-state-missing", family: .roles, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "whether it is open is told by an arrow alone",
    documentation: RuleDocumentation(
      reports: """
        A button that toggles a variable and whose chevron turns, or is another one, with the same variable, while its \
        label, value, hint and traits stay the same.
        """,
      why: """
        VoiceOver says the same before and after. Nobody hears that something was opened below, or that there is \
        anything to open.
        """,
      howToFix: """
        Use a `DisclosureGroup`, or add `.accessibilityValue(isOpen ? "expanded" : "collapsed")`.
        """,
      elsewhere: "`accessibilityValue`, or `accessibilityExpandedStatus` from iOS 18.",
      limits: """
        Only chevrons and arrows that are written in the button itself are seen. Where the variable presents a sheet, a \
        popover or another screen, nothing opens below, and nothing is said.
        """,
      references: [
        "CVS Health: iOS SwiftUI accessibility techniques, Disclosures", "WCAG 2.2: understanding 4.1.2 Name, Role, Value",
      ]),
    examples: violations + passes)

  private static let violations: [Example] = [
    .violation(
      """
      @State private var isOpen = false
      var body: some View {
        ↓Button { isOpen.toggle() } label: {
          HStack {
            Text("Details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
      }
      """,
      fixed: """
        @State private var isOpen = false
        var body: some View {
          Button { isOpen.toggle() } label: {
            HStack {
              Text("Details")
              Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
            }
          }
          .accessibilityValue(isOpen ? "expanded" : "collapsed")
        }
        """),
    .violation(
      """
      @State private var isOpen = false
      var body: some View {
        ↓Button { withAnimation { isOpen.toggle() } } label: {
          HStack {
            Text("Details")
            Image(systemName: isOpen ? "chevron.up" : "chevron.down").accessibilityHidden(true)
          }
        }
      }
      """),
  ]

  private static let passes: [Example] = [
    .pass("var body: some View { DisclosureGroup(\"Details\", isExpanded: $isOpen) { Text(\"More\") } }"),
    .pass(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack {
            Text("Details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
        .accessibilityValue(isOpen ? "expanded" : "collapsed")
      }
      """),
    .pass(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack {
            Text(isOpen ? "Hide details" : "Show details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
      }
      """),
    .pass(
      """
      @State private var sortsAscending = true
      var body: some View {
        Button { sortsAscending.toggle() } label: {
          HStack { Text("Name"); Image(systemName: sortsAscending ? "chevron.up" : "chevron.down") }
        }
      }
      """),
    .pass(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack { Text("Account"); Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
        }
        .sheet(isPresented: $isOpen) { Text("Accounts") }
      }
      """),
    .undecided(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack {
            Text("Details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
        .accessibleDisclosure(isOpen)
      }
      """),
  ]

  /// An arrow with the variable that it turns with.
  private struct Arrow { let variable: String }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.role == .button, let activation = element.activation else {
      return .inapplicable
    }
    let toggled = Set(activation.mentions.filter { $0.hasSuffix(".toggle") }.map { String($0.dropLast(7)) })
    guard !toggled.isEmpty else { return .inapplicable }
    let found = arrows(element.source) { Self.read(element.source.text) }
    guard let arrow = found.first(where: { toggled.contains($0.variable) && !Self.sorts($0.variable) })
    else { return .inapplicable }
    if tellsState(element, subject, arrow.variable) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let words = context.developmentLanguage == "ja" ? ("展開済み", "折りたたみ済み") : ("expanded", "collapsed")
    let value = Self.isOpenWhileSet(arrow.variable, below: subject) ? words : (words.1, words.0)
    let edit = FixBuilder.adding(
      ".accessibilityValue(\(arrow.variable) ? \"\(value.0)\" : \"\(value.1)\")", to: element)
    return .violation(Violation(
      "\(element.nounWithName) tells by its arrow alone whether it is open", certainty: .likely, at: element.source,
      heard: context.heard(element) { $0.value = Fact(SpokenText(value.1), origin: .content) },
      fixes: [Fix("tell by a value whether it is open", safety: .suggested, edits: [edit])]))
  }

  /// Where the variable presents another screen, the arrow leads there, and people hear that they are elsewhere.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.filter { finding in
      guard let part = project.code.part(around: finding.place) else { return true }
      let toggled = part.expressions.filter { finding.place.contains($0.range) }.compactMap(\.toggledName)
      let presenting = project.code.types.filter { $0.name == part.name }.flatMap(\.expressions).flatMap(\.presentingNames)
      return Set(toggled).isDisjoint(with: presenting)
    }
  }

  /// Whether more is shown while the variable is true: by what comes under it or under its opposite, else by its name.
  private static func isOpenWhileSet(_ variable: String, below subject: ElementSubject) -> Bool {
    let shown = subject.neighbours(before: 0, after: 8).compactMap { place in
      place.when.last { $0.subject == variable }.map { $0.description == variable }
    }
    if let first = shown.first, shown.allSatisfy({ $0 == first }) { return first }
    let name = variable.split(separator: ".").last.map(String.init) ?? variable
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    return words.allSatisfy { !NameWords.words(.collapsedFlag).contains($0) && !NameWords.words(.hiddenFlag).contains($0) }
  }

  /// How a list is sorted is told by such arrows too.
  private static func sorts(_ variable: String) -> Bool {
    let words = NameWords.words(.sortDirection)
    return IdentifierWords.split(variable).contains { words.contains($0.lowercased()) }
  }

  /// Something that is heard may change with the variable, here or in the other branch.
  private func tellsState(_ element: AccessibilityElement, _ subject: ElementSubject, _ variable: String) -> Bool {
    if !(element.value?.value.isBlank ?? true) || !element.conditionalTraits.isEmpty || element.traits.contains(.selected) {
      return true
    }
    let facts = [element.label, element.hint].compactMap(\.?.value)
    if facts.contains(where: { !$0.choices.isEmpty || $0.rendered.contains(variable) }) { return true }
    let names = Set(subject.alternates.map { $0.element.label?.value } + [element.label?.value])
    return names.count > 1 && element.label?.origin == .modifier("accessibilityLabel")
      || subject.alternates.contains { $0.element.visibleText != element.visibleText }
  }

  /// `rotationEffect(.degrees(isOpen ? 180 : 0))` in a text with a chevron, and `systemName: isOpen ? "chevron.up" : …`.
  private static func read(_ text: String) -> [Arrow] {
    guard ["chevron", "Chevron", "\"arrowtriangle.", "\"arrow.up", "arrow_", "arrowDown", "arrowUp", "arrow-", "downArrow", "upArrow"]
      .contains(where: text.contains) else { return [] }
    var arrows: [Arrow] = []
    for start in ["rotationEffect(", "rotation3DEffect(", "systemName: "] {
      for piece in text.components(after: start) {
        guard let mark = piece.firstIndex(of: "?"), !piece[..<mark].contains("\n"), !piece[..<mark].contains("\"") else { continue }
        if start == "systemName: " {
          let rest = piece[piece.index(after: mark)...].drop { $0 == " " }
          guard rest.hasPrefix("\"chevron.") || rest.hasPrefix("\"arrowtriangle.") || rest.hasPrefix("\"arrow.") else { continue }
        }
        let name = piece[..<mark].reversed().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
        let variable = String(name.reversed())
        arrows.append(Arrow(variable: variable.hasPrefix("self.") ? String(variable.dropFirst(5)) : variable))
      }
    }
    return arrows
  }
}

extension Expression {
  /// What `isOpen.toggle()` toggles.
  fileprivate var toggledName: String? {
    guard case .call(let call) = kind, case .member(let base?, "toggle") = call.callee.kind else { return nil }
    return base.dottedName
  }

  /// The variables that a call presents something by: `isOpen` of `sheet(isPresented: $isOpen)`.
  fileprivate var presentingNames: [String] {
    guard case .call(let call) = kind else { return [] }
    return call.arguments.compactMap { argument in
      guard ["isPresented", "isActive"].contains(argument.label), let name = argument.value.dottedName,
        name.first == "$" else { return nil }
      return String(name.dropFirst())
    }
  }
}

extension String {
  /// What comes after each place where a text stands.
  fileprivate func components(after start: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: start) {
      rest = rest[range.upperBound...]
      result.append(rest)
    }
    return result
  }
}
