import PlatformKnowledge
import SourceModel
import SwiftSource

/// Pins of MapKit that code makes and puts on a map without a title, which is what they are called by (Apple: documentation
/// of MKAnnotation title and MKPointAnnotation).
enum UntitledPins {
  static func all(in type: TypeCode) -> [SourceRange] {
    guard type.mentions(["MKPointAnnotation"]), !type.fileMentions(["ccessibility"]) else { return [] }
    return (type.members.functions + type.members.initializers).compactMap { function in
      function.body.flatMap(untitled)
    }
  }

  /// The first one of a function.
  private static func untitled(in body: Block) -> SourceRange? {
    var made: [(name: String, place: SourceRange)] = []
    CodeWalk.localVariables(of: body) { variable in
      guard case .call(let call)? = variable.initializer?.kind, call.callee.plainName == "MKPointAnnotation",
        call.arguments.allSatisfy({ ["coordinate", "__coordinate"].contains($0.label) }), let start = variable.initializer else { return }
      made.append((variable.name, start.range))
    }
    return made.first { isUntitled($0.name, in: body) }?.place
  }

  /// Whether it goes to a map, and neither gets a title nor goes to code that may give it one.
  private static func isUntitled(_ name: String, in body: Block) -> Bool {
    var (isAdded, isOpen) = (false, false)
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .assignment(let target, let value):
        if target.namePath == name + ".title" || value.unwrapped.namePath == name { isOpen = true }
      case .call(let call):
        guard call.arguments.contains(where: { isIt($0.value, name) }) else { return }
        let name = call.callee.plainName ?? ""
        if adding.contains(name) { isAdded = true } else if !harmless.contains(name) { isOpen = true }
      default: break
      }
    }
    return isAdded && !isOpen && !body.statements.contains { if case .returned(let value?) = $0 { value.mentions(name) } else { false } }
  }

  /// The pin itself, or a list with it.
  private static func isIt(_ value: Expression, _ name: String) -> Bool {
    if case .array(let parts) = value.kind { return parts.contains { isIt($0, name) } }
    return value.unwrapped.namePath == name
  }

  private static let adding = FrameworkNames.names(.addingAnnotation)
  private static let harmless = FrameworkNames.names(.keepingAnnotation)

  static let examples: [Example] = [
    .violation(
      """
      import MapKit
      final class StopsController: UIViewController {
        private let map = MKMapView()
        func show(_ stops: [Stop]) {
          for stop in stops {
            let pin = ↓MKPointAnnotation()
            pin.coordinate = stop.place
            map.addAnnotation(pin)
          }
        }
      }
      """),
    .pass(
      """
      import MapKit
      final class StopsController: UIViewController {
        private let map = MKMapView()
        func show(_ stops: [Stop]) {
          for stop in stops {
            let pin = MKPointAnnotation()
            pin.coordinate = stop.place
            pin.title = stop.name
            map.addAnnotation(pin)
          }
        }
      }
      """),
    // Another function may give it one.
    .pass(
      """
      import MapKit
      final class StopsController: UIViewController {
        private let map = MKMapView()
        func show(_ stop: Stop) {
          let pin = MKPointAnnotation()
          describe(pin, stop)
          map.addAnnotation(pin)
        }
      }
      """),
  ]
}
