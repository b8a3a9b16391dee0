import PlatformKnowledge
import SwiftSource

extension FunctionDeclaration {
  /// Whether it runs because a person does something, a timer fires or a notification comes: the target of an action, or
  /// what UIKit's delegates are told of.
  var answersEvents: Bool {
    if attributes.contains(where: { UIKitEvents.attributes.contains($0.name) }) { return true }
    return UIKitEvents.isDelegateFunction(name, label: parameters.last?.label)
  }
}
