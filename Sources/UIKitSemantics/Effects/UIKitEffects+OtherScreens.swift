import PlatformKnowledge
import SwiftSource
import ViewEvaluation

/// Calls of controllers whose views nobody has asked for: they are other screens, which are read by themselves.
struct AwaitedCall {
  let function: FunctionDeclaration
  let call: ObjectCall
  let place: ExecutionPlace
}

extension UIKitEffects {
  /// Whether a call only concerns another screen, such as the tab bar controller that is told of new data: it is run
  /// where that screen's view turns out to stand within this one, before its class is, as the program does.
  func awaits(_ function: FunctionDeclaration, of object: UIObject, _ call: ObjectCall) -> Bool {
    guard object.pending != nil, function.returnType == nil, let base = object.base, Self.screens.contains(base),
      !call.arguments.contains(where: { $0.value.holdsObjects }) else { return false }
    object.awaited.append(AwaitedCall(function: function, call: call, place: evaluator.place))
    for argument in call.arguments { evaluator.runOnceLater(argument.value) }
    return true
  }

  /// Controllers that show nothing unless their view is asked for.
  static let screens = FrameworkNames.names(.bareController)

  /// Runs what was called of a controller before its view was asked for.
  func runAwaited(of object: UIObject) {
    let calls = object.awaited
    object.awaited = []
    let place = evaluator.place
    for awaited in calls {
      evaluator.place = awaited.place
      _ = evaluator.run(
        awaited.function, on: .object(object), arguments: awaited.call.arguments, source: awaited.call.source)
    }
    evaluator.place = place
  }
}
