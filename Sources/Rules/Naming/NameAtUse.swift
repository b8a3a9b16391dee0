import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A label on a call of a component that is nothing but a control with the picture that the call hands it.
struct NameAtUse: Hashable, Sendable {
  /// What people call the control.
  let noun: String
  let edit: SourceEdit
  /// A caption beside the use has the words.
  var isCaption = false
  /// What is heard with it, as far as code tells the words.
  var heard: Heard?
  /// The words in quotes; nil for a gap.
  private(set) var quoted: String?

  /// - Parameter name: What the control is called by what is seen of it in this use.
  init?(of subject: ElementSubject, named name: ProposedName, noun: String, in context: RuleContext) {
    let element = subject.element
    guard element.framework == .swiftUI, !name.isText, let site = subject.callSites.last, !site.source.contains(element.source),
      let call = Self.made(at: site.source, in: context), call.callee.plainName == site.view, call.parentheses != nil,
      Self.standsAlone(site.source), ProposedName.isAloneInComponent(subject) else { return nil }
    let own = name.isDerived && name.expression == context.spelled(name.spoken, on: element) ? name.expression : nil
    // What is turned on and off is called in code what it is, and the picture shows something of it.
    let turned = context.developmentLanguage == "en" ? Self.turnedValue(of: element, at: site) : nil
    let tooltip = MistakenName(ofUse: site.source, element)?.proposal
    let chosen = own == nil ? Self.chosenDeed(at: site, in: context) : nil
    let expression = tooltip?.expression ?? (turned ?? chosen).map { context.spelled($0, on: element) } ?? own ?? ProposedName.gap.expression
    self.noun = noun
    if let spoken = tooltip?.spoken ?? turned ?? chosen ?? (own == nil ? nil : name.spoken) {
      quoted = "'\(spoken)'"
      heard = context.heard(element, withLabel: spoken)
    }
    edit = FixBuilder.adding(".accessibilityLabel(\(expression))", after: ModifierChain.whole(site.source))
  }

  /// The caption right above a use of a component that is nothing but a field, or right before it in its row:
  /// `Text("Street"); PlainField(text: $street)`.
  init?(captionOf subject: ElementSubject, noun: String, in context: RuleContext) {
    let element = subject.element
    guard element.framework == .swiftUI, element.isEntry, let site = subject.callSites.last, !site.source.contains(element.source),
      let call = Self.made(at: site.source, in: context), call.callee.plainName == site.view, call.parentheses != nil,
      Self.standsAlone(site.source), !subject.neighbours(before: 2, after: 2).contains(where: { other in
        other.element.exposure == .exposed && other.callSites.starts(with: subject.callSites) && subject.coexists(with: other)
      }), let above = subject.neighbours(before: 2, after: 0).last(where: { $0.element.exposure == .exposed && subject.coexists(with: $0) }),
      above.callSites == Array(subject.callSites.dropLast()), let stack = above.element.layout, stack.axis != .depth,
      stack.source.contains(site.source), above.when == Array(subject.when.prefix(above.when.count)) else { return nil }
    // "to" between two fields of one row names neither.
    let isBetween = stack.axis == .horizontal && subject.neighbours(before: 3, after: 0).contains { other in
      other.element.isEntry && other.position < above.position && other.callSites.last.map { stack.source.contains($0.source) } ?? stack.source.contains(other.element.source)
    }
    guard !isBetween else { return nil }
    let mate = StackMates.Mate(element: above.element, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1)
    guard above.element.role == .text, mate.isCaption, !mate.isSentence, let name = ProposedName(text: above.element) else { return nil }
    self.noun = noun
    isCaption = true
    (quoted, heard) = (name.quoted, context.heard(element, withLabel: name.spoken))
    edit = FixBuilder.adding(".accessibilityLabel(\(name.expression))", after: ModifierChain.whole(site.source))
  }

  /// The call that makes a component, without the modifiers that may follow it.
  private static func made(at place: SourceRange, in context: RuleContext) -> Call? {
    var made = context.call(at: place)
    while case .call(let call)? = made?.kind {
      guard case .member(let base?, _) = call.callee.kind, case .call = base.kind else { return call }
      made = base
    }
    return nil
  }

  /// A statement of a view, and no value: with a modifier it is of another type.
  static func standsAlone(_ call: SourceRange) -> Bool {
    let bytes = call.file.bytes
    var end = call.start
    while end > 0 {
      if bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") {
        end -= 1
      } else if let comment = Self.comment(endingAt: end, in: bytes) {
        end = comment
      } else {
        break
      }
    }
    guard end > 0 else { return true }
    if [UInt8(ascii: "{"), UInt8(ascii: ";")].contains(bytes[end - 1]) { return true }
    guard [0x0A, 0x0D].contains(bytes[end - 1]) else { return false }
    let before = bytes[..<end].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return before.map { !"=,([:?&|+".utf8.contains($0) } ?? true
  }

  /// Where a comment `/* … */` begins that ends at a place.
  private static func comment(endingAt end: Int, in bytes: [UInt8]) -> Int? {
    guard end > 3, bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*") else { return nil }
    return (0..<(end - 3)).last { bytes[$0] == UInt8(ascii: "/") && bytes[$0 + 1] == UInt8(ascii: "*") }
  }

  /// "Previous" of `StepButton(kind: .previous)`, "Delete" of `RoundButton(.delete)`: what the only case says that a use hands over.
  private static func chosenDeed(at site: CallSite, in context: RuleContext) -> String? {
    let cases = CallArguments(of: site.source).arguments.compactMap(\.value.text.caseName)
    guard cases.count == 1, let word = IdentifierWords.split(cases[0]).first?.lowercased(),
      NameWords.words(.leadingWord).contains(word) || word == "back" || ActionVerbs.deed(of: word) != nil else { return nil }
    let name = IdentifierWords.split(cases[0]).count == 1 ? word.capitalizedFirst : IdentifierWords.deed(of: cases[0])
    return name.flatMap { Words.press($0, in: context.developmentLanguage) }
  }

  /// What the call hands to the only property that pressing the control turns: "Dairy" of `DietButton(isOn: $diet.dairy)` with
  /// `isOn = !isOn`.
  private static func turnedValue(of element: AccessibilityElement, at site: CallSite) -> String? {
    guard let action = element.activation, action.handed.allSatisfy(\.mentions.isEmpty) else { return nil }
    let targets = Set(action.assignments.filter { $0.value == "!" + $0.target }.map(\.target)
      + action.mentions.filter { $0.hasSuffix(".toggle") }.map { String($0.dropLast(".toggle".count)) })
    guard targets.count == 1, let target = targets.first.map(\.withoutSelf) else { return nil }
    let values = CallArguments(of: site.source).arguments.filter { $0.label == target }
    return values.count == 1 ? NameSuggestion.thing(values[0].value.text) : nil
  }
}

extension NameAtUse {
  /// The name where one use of a component lacks it that other uses have; nil where nobody but a person can say it.
  var fix: Fix? {
    quoted.map { Fix(isCaption ? "name the \(noun) by the text beside it" : "name the \(noun) \($0)", safety: .suggested, edits: [edit]) }
  }
}

extension Violation {
  /// The names of all uses, each where the component is used; nil where one name is right for all of them, where it is not the
  /// picture that differs, or where one call stands for several uses.
  func namedAtUses(with all: [Violation]) -> Violation? {
    let names = all.compactMap(\.nameAtUse)
    guard names.count == all.count, let first = names.first, Set(all.map(\.message)).count > 1 || names.allSatisfy(\.isCaption),
      all.contains(where: { $0.fixes.first != fixes.first || $0.fixes.first?.edits.contains(where: \.hasGap) ?? true }) else { return nil }
    let edits = Set(names.map(\.edit)).sorted {
      ($0.range.file.path, $0.range.start, $0.replacement) < ($1.range.file.path, $1.range.start, $1.replacement)
    }
    guard edits.count > 1 || first.isCaption, Set(edits.map(\.range)).count == edits.count else { return nil }
    var result = self
    if edits.count == 1, let fix = first.fix {
      (result.fixes, result.heard) = ([fix], first.heard ?? heard)
      return result
    }
    result.fixes = [Fix("name the \(first.noun) where it is used", safety: .suggested, edits: edits)]
    result.heard?.after = nil
    return result
  }
}
