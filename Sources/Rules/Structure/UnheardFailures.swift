import PlatformKnowledge
import SourceModel
import SwiftSource

/// What the system calls where something failed, and what only writes to the log then:
/// `func locationManager(_: CLLocationManager, didFailWithError error: Error) { print(error) }`.
enum UnheardFailures {
  /// The names of the functions of a type, together: it tells of no failure by one decision.
  static func all(in type: WholeType) -> [[SourceRange]] {
    guard type.parts.lazy.compactMap(\.declaration).first.map({ $0.kind != .protocolType }) ?? true else { return [] }
    let found = type.parts.flatMap(\.members.functions).filter { function in
      function.returnType == nil && isToldOfFailure(function) && function.body.map { SilentCode.isSilent($0) } ?? false
    }.map(\.nameRange)
    return found.isEmpty ? [] : [found]
  }

  private static func isToldOfFailure(_ function: FunctionDeclaration) -> Bool {
    let labels = function.parameters.compactMap { $0.label?.lowercased() }
    return !NameWords.words(.failureTold).isDisjoint(with: labels)
      && function.parameters.contains { $0.type.name == "Error" || $0.type.name == "NSError" }
  }

  static let examples: [Example] = [
    .violation(
      """
      final class PlaceModel: NSObject, ObservableObject, CLLocationManagerDelegate {
        @Published var place: CLLocation?
        func locationManager(_ manager: CLLocationManager, didUpdateLocations found: [CLLocation]) { place = found.last }
        func ↓locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { print(error) }
      }
      """),
    .pass(
      """
      final class PlaceModel: NSObject, ObservableObject, CLLocationManagerDelegate {
        @Published var problem: String?
        func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { problem = error.localizedDescription }
      }
      """),
    .pass(
      """
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) { print(error) }
      }
      """),
  ]
}
