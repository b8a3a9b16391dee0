import AccessibilityModel
import SourceModel
import SwiftSource

/// Lists of views that code fills bit by bit, `rows.append(AnyView(Row(text: item.text)))`, as in loops of a model's
/// initialiser. Of how many members there are, and in which order, nothing is known; what each of them may be is written
/// where it is added.
extension Evaluator {
  /// What the members of a variable are, where that is a list of views of any kind.
  func membersAdded(to property: PropertyDeclaration, of owner: TypeDeclaration) -> MadeMembers? {
    guard let element = elementType(property.type ?? property.typeOfNewList), Self.keptTypes.contains(element.name),
      givenState.isEmpty else { return nil }
    return MadeMembers(.added(property, owner), of: .absent, source: property.nameRange)
  }

  /// One member of such a list, by its position.
  func addedViews(of list: UnknownValue) -> Value? {
    guard case .added(let property, let owner)? = list.members?.way else { return nil }
    return addedViews(property, of: owner)
  }

  /// The views that code adds to a list, each an alternative for one member; nil where it is seen to add none.
  func addedViews(_ property: PropertyDeclaration, of owner: TypeDeclaration) -> Value? {
    let variable = PresentedVariable(property: property, owner: owner)
    var views: [(value: Value, source: SourceRange)] = []
    var isComplete = !property.isPublic
    for given in index.items(givenTo: property.name) where views.count <= Self.addedLimit {
      switch giver(of: given, variable) {
      case .other: break
      case .unknown: isComplete = false
      case .same(let type):
        guard given.isAdded, let added = given.value, added.isOfType else {
          isComplete = isComplete && given.value?.isEmptyList == true
          break
        }
        let value = self.given(added, given.locals, in: type, as: nil)
        guard isViewValue(value) else { return nil }
        views.append((value, added.range))
      }
    }
    guard !views.isEmpty, views.count <= Self.addedLimit else { return nil }
    if views.count == 1, isComplete { return views[0].value }
    let (name, subject) = ("\(property.name)[…]", "\(property.name)[…] =")
    var alternatives = views.enumerated().map { number, view in
      ConditionalValue(
        condition: Condition(
          subject: subject, branch: number, description: "\(name) == \(shortened(view.source))", asks: .which),
        value: view.value)
    }
    if !isComplete {
      let other = UnknownValue(
        expression: name, type: TypeReference(name: "AnyView", text: "AnyView"), reason: UnknownReason(.suppliedContent, name))
      let condition = Condition(subject: subject, branch: views.count, description: "\(name) == …", asks: .which)
      alternatives.append(ConditionalValue(condition: condition, value: .unknown(other)))
    }
    return .choice(alternatives)
  }

  /// Views that are told apart.
  private static let addedLimit = 12
}

extension Expression {
  /// `[]`
  fileprivate var isEmptyList: Bool { if case .array(let elements) = kind { elements.isEmpty } else { false } }

  /// The number of one member, and no range of several.
  var isPosition: Bool {
    switch kind {
    case .name, .integer, .member: true
    default: false
    }
  }
}
