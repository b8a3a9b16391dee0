import PlatformKnowledge
import SourceModel
import SwiftSource

/// Views of UIKit that draw a scene or a game, in code that says nothing of what is in it.
enum SilentScenes {
  struct Scene: Sendable {
    /// The type that makes the view.
    let type: String
    let viewClass: String
    let place: SourceRange
  }

  private static let classes = FrameworkNames.names(.sceneClass)
  private static let telling = ["ccessibility", "AXCustomContent"]
  private static let ornaments = FrameworkNames.names(.particleClass).sorted()

  /// The view that a type makes, or has from an interface file; one for each type.
  static func made(in type: WholeType) -> [Scene] {
    guard type.mentions(classes.sorted()), !type.mentions(telling), !type.mentions(ornaments),
      type.name.identifierWords.isDisjoint(with: NameWords.words(.decorativePicture)) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let made = type.kinds.calls.lazy.compactMap { expression -> (name: String, place: SourceRange)? in
      guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind, classes.contains(name) else { return nil }
      return (name, expression.range)
    }.first
    if let made {
      // What SwiftUI shows is what this function makes.
      let place = functions.first { $0.name == "makeUIView" }?.nameRange ?? made.place
      return [Scene(type: type.name, viewClass: made.name, place: place)]
    }
    let outlet = type.parts.flatMap(\.members.properties).first { property in
      property.attributes.contains { $0.name == "IBOutlet" } && property.heldClass.map(classes.contains) ?? false
    }
    return outlet.map { [Scene(type: type.name, viewClass: $0.heldClass ?? "", place: $0.nameRange)] } ?? []
  }

  /// Those of the project that nobody who uses them says anything of.
  static func all(in project: ProjectSubject, for rule: any Rule.Type) -> [Scene] {
    let scenes = project.ofEachType(rule, "scenes", made)
    guard !scenes.isEmpty else { return [] }
    let named = Set(project.ofEachType(rule, "named") { type in
      type.mentions(telling)
        ? type.chains.compactMap { chain in chain.links.contains { $0.name.hasPrefix("accessibility") } ? chain.name : nil } : []
    })
    return scenes.filter { scene in
      !named.contains(scene.type) && !project.code.parts.contains { part in
        part.declaration?.kind == .classType && part.mentions([scene.type]) && part.mentions(["ccessibilityLabel", "isAccessibilityElement"])
      }
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      import SceneKit
      import UIKit
      final class BridgeController: UIViewController {
        private let sceneView = ↓SCNView()
        override func viewDidLoad() {
          super.viewDidLoad()
          sceneView.scene = SCNScene(named: "bridge.scn")
          view.addSubview(sceneView)
        }
      }
      """),
    .violation(
      """
      import SceneKit
      import SwiftUI
      struct BridgeView: UIViewRepresentable {
        let scene: SCNScene
        func ↓makeUIView(context: Context) -> SCNView {
          let view = SCNView()
          view.scene = scene
          return view
        }
        func updateUIView(_ view: SCNView, context: Context) { view.scene = scene }
      }
      struct BridgeScreen: View {
        let scene: SCNScene
        var body: some View { BridgeView(scene: scene) }
      }
      """),
    .violation(
      """
      import ARKit
      import UIKit
      final class RoomController: UIViewController {
        @IBOutlet private var ↓sceneView: ARSCNView!
        func show(_ scene: SCNScene) { sceneView.scene = scene }
      }
      """),
    // Whoever shows it says what it shows.
    .pass(
      """
      import SceneKit
      import SwiftUI
      struct BridgeView: UIViewRepresentable {
        let scene: SCNScene
        func makeUIView(context: Context) -> SCNView { SCNView() }
        func updateUIView(_ view: SCNView, context: Context) { view.scene = scene }
      }
      struct BridgeScreen: View {
        let bridge: Bridge
        var body: some View { BridgeView(scene: bridge.scene).accessibilityLabel(bridge.summary) }
      }
      """),
    .pass(
      """
      import SceneKit
      import UIKit
      final class BridgeController: UIViewController {
        private let sceneView = SCNView()
        override func viewDidLoad() {
          super.viewDidLoad()
          sceneView.isAccessibilityElement = true
          sceneView.accessibilityLabel = "Bridge with three arches"
          view.addSubview(sceneView)
        }
      }
      """),
    // It rains paper.
    .pass(
      """
      import SpriteKit
      import UIKit
      final class PartyController: UIViewController {
        func celebrate() {
          let sparks = SKView(frame: view.bounds)
          let scene = SKScene(size: view.bounds.size)
          if let node = SKEmitterNode(fileNamed: "Sparks") { scene.addChild(node) }
          sparks.presentScene(scene)
          view.addSubview(sparks)
        }
      }
      """),
    // A part that is only handed the view.
    .undecided(
      """
      import SceneKit
      final class BridgeCoordinator: NSObject {
        private let view: SCNView
        init(_ view: SCNView) { self.view = view }
      }
      """),
  ]
}
