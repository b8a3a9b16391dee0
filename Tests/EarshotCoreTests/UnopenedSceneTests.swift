import EarshotCore
import Testing

/// Screens that only methods make that nothing calls: a coordinator may know more scenes than the app opens.
@Suite struct UnopenedSceneTests {
  private static func app(opensAlerts: Bool) -> [String: String] {
    [
      "Coordinator.swift": """
        import SwiftUI
        import UIKit

        protocol Coordinating: AnyObject { func openHome(); func openAlerts(); func openNew() }

        final class Coordinator: Coordinating {
          let navigation = UINavigationController()
          func start() { openHome() }
          func openHome() { push(HomeScene(model: HomeModel(coordinator: self))) }
          func openAlerts() { push(AlertsScene(model: AlertsModel(coordinator: self))) }
          func openNew() { push(NewScene()) }
          private func push(_ view: some View) {
            navigation.pushViewController(UIHostingController(rootView: view), animated: true)
          }
        }
        """,
      "Models.swift": """
        import Combine

        final class HomeModel: ObservableObject {
          private let coordinator: Coordinating
          init(coordinator: Coordinating) { self.coordinator = coordinator }
          func more() { \(opensAlerts ? "coordinator.openAlerts()" : "") }
        }

        final class AlertsModel: ObservableObject {
          private let coordinator: Coordinating
          init(coordinator: Coordinating) { self.coordinator = coordinator }
          func add() { coordinator.openNew() }
        }
        """,
      "Scenes.swift": """
        import SwiftUI

        struct HomeScene: View {
          @ObservedObject var model: HomeModel
          var body: some View { Button("More") { model.more() } }
        }

        struct AlertsScene: View {
          @ObservedObject var model: AlertsModel
          var body: some View { Image("ic_back").onTapGesture { model.add() } }
        }

        struct NewScene: View {
          var body: some View { Image("ic_globe") }
        }
        """,
      "App.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let coordinator = Coordinator()
          func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
        }
        """,
    ]
  }

  @Test func scenesThatNothingOpens() async {
    let findings = await Analysis.run(files: Self.app(opensAlerts: false)).findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.severity < .warning || !["AlertsScene", "NewScene"].contains($0.view) }, "\(findings)")
  }

  @Test func scenesThatAreOpened() async {
    let findings = await Analysis.run(files: Self.app(opensAlerts: true)).findings.filter { $0.severity == .error }
    #expect(Set(findings.map(\.view)) == ["AlertsScene", "NewScene"])
  }
}
