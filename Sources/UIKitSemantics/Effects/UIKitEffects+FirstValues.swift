import AccessibilityModel
import PlatformKnowledge
import SwiftSource
import ViewEvaluation

/// What the properties of a part hold that nobody was seen to give a value.
extension UIKitEffects {
  /// Gives an object of an interface file what the file says its own properties hold, when its initialiser has run and
  /// before it is told so (Apple: documentation of awakeFromNib; Xcode help, "Add a user-defined runtime attribute").
  func applyAttributes(to object: UIObject, _ type: TypeDeclaration) {
    for (name, value) in object.fileAttributes {
      guard let property = index.property(name, of: type, isStatic: false) else { continue }
      store(value, in: property, of: object)
    }
  }

  /// The value that a property of a part begins with, where it is nothing or an empty text and nothing in the program
  /// gives any property of the name another one. Of flags and numbers both what is and what may come is of interest.
  ///
  /// A class that is read by itself stands for all its uses, so of that nothing is known.
  func keptFirstValue(_ property: PropertyDeclaration, of object: UIObject) -> Value? {
    guard property.beginsEmpty, !property.isConstant, !property.isPublic, !object.mayBeCompletedElsewhere,
      object.isPart, property.attributes.allSatisfy({ Self.plainAttributes.contains($0.name) }),
      !index.mayEverSet(property.name) else { return nil }
    guard let initializer = property.initializer, case .string = initializer.kind else { return .absent }
    return evaluator.initialValue(of: property, in: .object(object), type: owner(of: property) ?? object.declaration)
  }

  /// Whether a property that holds an object later has none as yet: code makes its views when it needs them first,
  /// `if banner == nil { … }`, and nobody but the object itself gives it one.
  func beginsAbsent(_ property: PropertyDeclaration, _ type: TypeReference?, of object: UIObject) -> Bool {
    guard property.beginsEmpty, !property.isConstant, !property.isPublic, !property.isOutlet, !evaluator.place.isLater,
      !object.mayBeCompletedElsewhere, !index.mayChangeFromOutside(property.name), let name = type?.name else { return false }
    if let own = index.type(named: name, from: property.range.file, enclosing: owner(of: property)) { return isObjectType(own) }
    return isClass(name) || LibraryClasses.base(ofClass: name) != nil || soundsLikeView(name)
  }

  /// Whether somebody may set a property of an object whose makers were followed, though nobody was seen to do so. One
  /// that keeps its first value tells its observers nothing.
  func mayBeSet(_ property: PropertyDeclaration, of object: UIObject) -> Bool {
    // A flag that nobody sets yet is code that is being written.
    unprompted == 0 || object.mayBeCompletedElsewhere || !property.beginsEmpty
      || index.mayChange(property.name, ofObjectNamed: object.name)
  }

  func runObserver(_ block: Block, of property: PropertyDeclaration, on object: UIObject) {
    laterRun += 1
    let saved = evaluator.place.function
    evaluator.place.function = property.name
    // What somebody sets goes by the name of the property.
    let assigned = assignedValue(of: property)
    let new = assigned ?? evaluator.runtimeValue(property.name, type: property.type, near: property.range.file)
    if assigned != nil { given.append((object, property.name, new)) }
    defer { if assigned != nil { given.removeLast() } }
    _ = evaluator.run(
      block, on: .object(object), of: owner(of: property) ?? object.declaration,
      names: property.observedNames(new: new, old: nil))
    evaluator.place.function = saved
  }

  /// What the project gives a property, where that is constants alone: no other branch of its observers is taken.
  private func assignedValue(of property: PropertyDeclaration) -> Value? {
    guard !property.isPublic, property.attributes.isEmpty, let constants = index.constants(assignedTo: property.name),
      constants.count <= Self.constantLimit, let type = owner(of: property) else { return nil }
    let values = constants.map { evaluator.constant($0, as: property.type, in: type) }
    guard values.allSatisfy({ !$0.isUnknown }) else { return nil }
    guard values.count > 1 else { return values.first }
    return evaluator.alternatives(zip(constants.indices, zip(constants, values)).map { position, constant in
      let text = "\(property.name) == \(evaluator.shortText(constant.0.range))"
      return ConditionalValue(
        condition: Condition(subject: "switch \(property.name)", branch: position, description: text, asks: .which),
        value: constant.1)
    })
  }

  /// Values of a property that are told apart.
  private static let constantLimit = 8

  /// Attributes of properties that nobody sets unseen: what an interface file gives an inspectable one was read.
  private static let plainAttributes: Set<String> = ["IBInspectable", "objc", "MainActor", "available"]
}

extension StringLiteral {
  fileprivate var isEmpty: Bool {
    segments.allSatisfy { if case .text(let text) = $0 { text.isEmpty } else { false } }
  }
}

extension PropertyDeclaration {
  /// An interface file connects it.
  var isOutlet: Bool { attributes.contains { $0.name == "IBOutlet" } }

  /// It holds nothing, or an empty text, until somebody gives it a value.
  var beginsEmpty: Bool {
    switch initializer?.kind {
    case nil: type?.isOptional == true && getter == nil
    case .nilLiteral?: true
    case .string(let literal)?: literal.isEmpty
    default: false
    }
  }
}
