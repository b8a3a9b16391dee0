import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIElementBuilder {
  // MARK: - State

  func setState(of element: inout AccessibilityElement, _ object: UIObject) {
    for (name, trait, isInverse) in [("isEnabled", Traits.notEnabled, true), ("isSelected", Traits.selected, false)] {
      switch facts.flag(name, of: object) {
      case .yes where !isInverse && !object.effective(name).allSatisfy(\.isLater): element.traits.insert(trait)
      case .no where isInverse && !object.effective(name).allSatisfy(\.isLater):
        guard let condition = facts.isChangedLater(name, of: object, to: true) else {
          element.traits.insert(trait)
          continue
        }
        element.conditionalTraits.append(ConditionalTraits(traits: trait, condition: condition.opposite))
      case .under(let condition):
        element.conditionalTraits.append(
          ConditionalTraits(traits: trait, condition: isInverse ? condition.opposite : condition))
      default: break
      }
    }
    if behavior.has(.expandedStatus) { setExpandedStatus(of: &element, object) }
  }

  /// `accessibilityExpandedStatus`, as set from the beginning on or as overridden; unknown ones say nothing.
  private func setExpandedStatus(of element: inout AccessibilityElement, _ object: UIObject) {
    let name = "accessibilityExpandedStatus"
    var value: Value?
    if let type = object.declaration,
      let property = facts.evaluator.declarations.property(name, of: type, isStatic: false), property.getter != nil
    {
      value = facts.evaluator.read(property, of: .object(object))
    } else if let setting = object.effective(name).last, setting.conditions.isEmpty, !setting.isLater {
      value = setting.value
    }
    func trait(_ value: Value) -> Traits {
      switch value.memberName {
      case "expanded": .expanded
      case "collapsed": .collapsed
      default: []
      }
    }
    guard case .choice(let alternatives)? = value else { return element.traits.formUnion(value.map(trait) ?? []) }
    element.conditionalTraits += alternatives.map {
      ConditionalTraits(traits: trait($0.value), condition: $0.condition)
    }
  }

  // MARK: - Accessibility properties

  func setAuthored(of element: inout AccessibilityElement, _ object: UIObject) {
    record(object, in: &element)
    let natural = element.label?.value ?? .empty
    // The text of a view that cannot be edited is said in place of its label, which is said of an empty one (recorded on
    // iOS 27).
    let saysItsText = element.role == .text && object.isKind(of: "UITextView") && natural.literal.map { !$0.isEmpty } == true
    if !saysItsText, let label = authored("accessibilityLabel", of: object, fallback: natural) {
      if !label.value.isBlank || !object.all("accessibilityLabel").allSatisfy(\.isNil) { element.label = label }
    }
    if element.role != .toggle,
      let value = authored("accessibilityValue", of: object, fallback: element.value?.value ?? .empty)
    {
      element.value = value
    }
    if let hint = authored("accessibilityHint", of: object, fallback: .empty), !hint.value.isBlank {
      element.hint = hint
    }
    element.identifier = facts.text("accessibilityIdentifier", of: object, origin: .modifier("accessibilityIdentifier"))
    setTraits(of: &element, object)
    setInputLabels(of: &element, object)
    element.font = font(of: object)?.source.text
    for (name, kind) in Self.overrides where declares(name, object) {
      element.actions.append(AccessibilityAction(kind: kind, name: nil, source: nil))
    }
  }

  /// The font of the object or of the label of a button.
  func font(of object: UIObject) -> Setting? {
    object.effective("font").last ?? object.parts["titleLabel"]?.object?.effective("font").last
  }

  /// The functions of UIAccessibility that classes override.
  private static let overrides: [(String, AccessibilityAction.Kind)] = [
    ("accessibilityIncrement", .increment), ("accessibilityDecrement", .decrement),
    ("accessibilityPerformEscape", .escape), ("accessibilityPerformMagicTap", .magicTap),
    ("accessibilityActivate", .activate),
  ]

  private func declares(_ name: String, _ object: UIObject) -> Bool {
    if !object.all(name + "Block").isEmpty { return true }
    guard let type = object.declaration else { return false }
    return facts.evaluator.declarations.functions(name, of: type, isStatic: false).contains { $0.body != nil }
  }

  /// A property as set, as overridden by the class, or as a block gives it; blocks win (runtime-facts section 9).
  private func authored(_ name: String, of object: UIObject, fallback: SpokenText) -> Fact<SpokenText>? {
    let origin = FactOrigin.modifier(name)
    if !object.all(name + "Block").isEmpty { return facts.text(name + "Block", of: object, origin: origin) }
    if let overridden = overridden(name, of: object, origin) { return overridden }
    if let fact = facts.text(name, of: object, origin: origin, fallback: fallback) { return fact }
    let attributed = name.replacingPrefix("accessibility", with: "accessibilityAttributed")
    return facts.text(attributed, of: object, origin: origin, fallback: fallback)
  }

  private func overridden(_ name: String, of object: UIObject, _ origin: FactOrigin) -> Fact<SpokenText>? {
    guard let type = object.declaration,
      let property = facts.evaluator.declarations.property(name, of: type, isStatic: false),
      property.getter != nil
    else { return nil }
    let value = facts.evaluator.read(property, of: .object(object))
    guard !value.isAbsent else { return nil }
    let text = facts.evaluator.plainText(value, source: property.nameRange)
    return Fact(
      text?.spoken ?? .hole("\(object.className).\(name)"), origin: origin, source: property.nameRange,
      localization: text?.localization ?? .dynamic)
  }

  /// What was written about accessibility, as modifiers, for rules that ask who named what.
  private func record(_ object: UIObject, in element: inout AccessibilityElement) {
    for name in object.settingOrder where Self.isAboutAccessibility(name) {
      for setting in object.all(name) {
        let plain =
          name.hasSuffix("Block")
          ? String(name.dropLast(5)) : name.replacingPrefix("accessibilityAttributed", with: "accessibility")
        element.modifiers.append(
          AppliedModifier(
            name: plain, source: setting.statement ?? setting.source, arguments: [setting.source.text]))
      }
    }
  }

  private static func isAboutAccessibility(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || name == "isAccessibilityElement" || name == "shouldGroupAccessibilityChildren"
  }

  // MARK: - Traits

  private func setTraits(of element: inout AccessibilityElement, _ object: UIObject) {
    if let type = object.declaration,
      let property = facts.evaluator.declarations.property("accessibilityTraits", of: type, isStatic: false),
      property.getter != nil
    {
      return setOverriddenTraits(of: &element, property, object)
    }
    applyTraits(of: object, to: &element)
  }

  private func applyTraits(of object: UIObject, to element: inout AccessibilityElement) {
    // Blocks win, and theirs is the whole set (runtime-facts section 9: uk_block_based).
    let blocks = object.effective("accessibilityTraitsBlock")
    for setting in blocks.isEmpty ? object.effective("accessibilityTraits") : blocks {
      let traits = facts.traits(of: setting)
      guard traits.isKnown else {
        element.note(UnknownReason(.dynamicValue, "accessibilityTraits"))
        continue
      }
      apply(traits.always, traits.conditional, setting, to: &element)
    }
  }

  private func apply(
    _ always: Traits, _ conditional: [ConditionalTraits], _ setting: Setting, to element: inout AccessibilityElement
  ) {
    if let condition = setting.conditions.last {
      switch setting.operation {
      case .insert, .replace: element.conditionalTraits.append(ConditionalTraits(traits: always, condition: condition))
      case .remove: break
      }
      return
    }
    switch setting.operation {
    case .replace:
      // Traits that UIKit keeps for itself are set anew with every assignment.
      element.traits = always.union(element.traits.intersection(Self.privateTraits))
      element.conditionalTraits = conditional
    case .insert:
      // What later code inserts and takes away again is a state.
      let isState = setting.isLater && !always.isDisjoint(with: [.selected, .notEnabled])
      guard !isState else {
        let name = "after \(setting.function ?? "change")"
        let condition = Condition(subject: name, branch: 0, description: name)
        element.conditionalTraits.append(ConditionalTraits(traits: always, condition: condition))
        return
      }
      element.traits.formUnion(always)
      element.conditionalTraits += conditional
    case .remove: element.traits.subtract(always)
    }
  }

  private static let privateTraits: Traits = [
    .textEntry, .textArea, .secureTextField, .tabBarItem, .toggle, .isEditing,
  ]

  private func setOverriddenTraits(
    of element: inout AccessibilityElement, _ property: PropertyDeclaration, _ object: UIObject
  ) {
    let traits = facts.traits(of: facts.evaluator.read(property, of: .object(object)))
    guard traits.isKnown else {
      element.note(UnknownReason(.dynamicValue, "accessibilityTraits"))
      return
    }
    // What was set on the object is what its superclass gives.
    if traits.extendsSuper {
      applyTraits(of: object, to: &element)
      element.traits.formUnion(traits.always)
    } else {
      element.traits = traits.always
    }
    element.conditionalTraits += traits.conditional
    element.modifiers.append(
      AppliedModifier(
        name: "accessibilityTraits", source: property.range, arguments: [property.getter?.statements.text ?? ""]))
  }

  private func setInputLabels(of element: inout AccessibilityElement, _ object: UIObject) {
    let names = ["accessibilityAttributedUserInputLabels", "accessibilityUserInputLabels"]
    guard let setting = names.lazy.compactMap({ object.effective($0).last }).first,
      case .array(let values) = setting.value
    else { return }
    element.inputLabels = values.compactMap { facts.evaluator.plainText($0, source: setting.source)?.spoken }
    element.modifiers.append(
      AppliedModifier(
        name: "accessibilityInputLabels", source: setting.statement ?? setting.source, arguments: [setting.source.text])
    )
  }

  // MARK: - Actions

  func setActions(of element: inout AccessibilityElement, _ object: UIObject) {
    element.gestures = object.gestures.map {
      $0.gesture
    }
    if let press = press(of: object) { element.gestures.append(press) }
    if !object.activations.isEmpty {
      var activation = ActionSummary()
      for summary in object.activations {
        activation.mentions += summary.mentions
        activation.detours.formUnion(summary.detours)
        activation.preparations.formUnion(summary.preparations)
        activation.reached += summary.reached
        activation.destinations += summary.destinations.filter { !activation.destinations.contains($0) }
        activation.places += summary.places
      }
      activation.isEmpty = activation.mentions.isEmpty
      element.activation = activation
    }
    let blocks = object.effective("accessibilityCustomActionsBlock")
    for setting in blocks.isEmpty ? object.effective("accessibilityCustomActions") : blocks {
      let value = setting.value.isClosure ? facts.evaluator.run(setting.value, source: setting.source) : setting.value
      for action in value?.customActions ?? [] {
        let name = facts.text("name", of: action, origin: .content)?.value
        element.actions.append(AccessibilityAction(kind: .named, name: name ?? .hole("action"), source: action.source))
      }
      if let value, !value.holdsObjects, !value.isAbsent {
        element.actions.append(
          AccessibilityAction(kind: .named, name: .hole(setting.source.text.firstLine), source: setting.source))
      }
    }
    setCustomContent(of: &element, object)
    let rotors = object.effective("accessibilityCustomRotors").flatMap(\.value.objects)
    element.rotors += rotors.filter { $0.className == "UIAccessibilityCustomRotor" }
      .compactMap { facts.text("name", of: $0, origin: .content)?.value.literal }
  }

  private func setCustomContent(of element: inout AccessibilityElement, _ object: UIObject) {
    for setting in object.effective("accessibilityCustomContent") {
      for content in setting.value.objects {
        guard let label = facts.text("label", of: content, origin: .content)?.value,
          let value = facts.text("value", of: content, origin: .content)?.value
        else { continue }
        let isHigh = content.all("importance").contains { $0.value.memberName == "high" }
        element.customContent.append(CustomContent(label: label, value: value, importance: isHigh ? .high : .default))
      }
    }
  }
}

extension Value {
  /// The custom actions in a list.
  fileprivate var customActions: [UIObject] { objects.filter { $0.className == "UIAccessibilityCustomAction" } }
}

extension Setting {
  fileprivate var isNil: Bool { value.isAbsent }
}

extension [Statement] {
  /// The expression of a lone statement as written; empty for longer code.
  fileprivate var text: String { count == 1 ? first?.loneExpression?.range.text ?? "" : "" }
}

extension String {
  func replacingPrefix(_ prefix: String, with text: String) -> String {
    hasPrefix(prefix) ? text + dropFirst(prefix.count) : self
  }

  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? self }
}
