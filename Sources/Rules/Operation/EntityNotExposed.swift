import PlatformKnowledge
import SourceModel
import SwiftSource

/// A thing in space that takes input and that assistive technologies do not find.
public struct EntityNotExposed: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "entity-not-exposed", family: .operation, severity: .warning, impact: .critical, wcag: ["4.1.2", "1.1.1"],
    title: "entity takes input and is no element",
    documentation: RuleDocumentation(
      reports: """
        An `InputTargetComponent` that is given to an entity in a project whose code never speaks of an \
        `AccessibilityComponent` or of an entity's `accessibilityLabel`. For review, a gesture that asks an `ARView` which entity \
        was touched (`entity(at:)`), or a scene of SceneKit or SpriteKit which node (`hitTest(_:options:)`, `nodes(at:)`, \
        `atPoint(_:)`), where no code makes elements of what is in the scene.
        """,
      why: """
        Entities are not in the accessibility tree unless they have an `AccessibilityComponent`. Who cannot look at a \
        thing and pinch never learns that it is there.
        """,
      howToFix: """
        Give the entity a component: `var access = AccessibilityComponent(); access.isAccessibilityElement = true; \
        access.label = "Globe"; access.traits = [.button]; globe.components.set(access)`.
        """,
      limits: "Only looked for in code; components that a Reality Composer Pro scene gives are not seen.",
      references: ["Apple: documentation of AccessibilityComponent", "Apple: WWDC23 session 10034",
        "Apple: documentation of ARView.entity(at:) and of Entity.isAccessibilityElement"]),
    examples: [
      .violation(
        """
        import RealityKit
        struct GlobeView: View {
          let globe: ModelEntity
          var body: some View {
            RealityView { content in
              ↓globe.components.set(InputTargetComponent())
              content.add(globe)
            }
          }
        }
        """),
      .pass(
        """
        import RealityKit
        struct GlobeView: View {
          let globe: ModelEntity
          var body: some View {
            RealityView { content in
              globe.components.set(InputTargetComponent())
              var access = AccessibilityComponent()
              access.isAccessibilityElement = true
              access.label = "Globe"
              globe.components.set(access)
              content.add(globe)
            }
          }
        }
        """),
      .pass(
        """
        import RealityKit
        struct GlobeView: View {
          var body: some View {
            RealityView { content, attachments in
              if let card = attachments.entity(for: "card") {
                card.components.set(InputTargetComponent())
                content.add(card)
              }
            } attachments: {
              Attachment(id: "card") { Text("Earth") }
            }
          }
        }
        """),
      .pass(
        """
        import RealityKit
        struct GlobeView: View {
          let globe: ModelEntity
          var body: some View { RealityView { content in content.add(globe) } }
        }
        """),
      .violation(
        """
        import RealityKit
        struct CatchView: UIViewRepresentable {
          let onCatch: () -> Void
          func makeUIView(context: Context) -> ARView {
            let view = ARView(frame: .zero)
            view.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.touch(_:))))
            return view
          }
          func makeCoordinator() -> Coordinator { Coordinator(onCatch) }
          final class Coordinator: NSObject {
            weak var scene: ARView?
            let onCatch: () -> Void
            @objc func touch(_ tap: UITapGestureRecognizer) {
              guard let scene, let found = ↓scene.entity(at: tap.location(in: scene)) else { return }
              if found.name == "butterfly" { onCatch() }
            }
          }
        }
        struct CatchScreen: View { var body: some View { Button("Turn") { turn() }.accessibilityLabel("Turn the butterfly") } }
        """),
      .pass(
        """
        import RealityKit
        final class SceneModel {
          func add(_ butterfly: Entity) {
            butterfly.isAccessibilityElement = true
            butterfly.accessibilityLabel = "Butterfly"
          }
          @objc func touch(_ tap: UITapGestureRecognizer) {
            guard let found = scene.entity(at: tap.location(in: scene)) else { return }
            take(found)
          }
        }
        """),
      .violation(
        """
        import SceneKit
        final class PlanetController: UIViewController {
          private let scene = SCNView()
          @objc func touched(_ tap: UITapGestureRecognizer) {
            let found = ↓scene.hitTest(tap.location(in: scene), options: nil)
            if let planet = found.first?.node { open(planet) }
          }
        }
        """),
      .violation(
        """
        import SpriteKit
        final class MenuScene: SKScene {
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            for node in ↓nodes(at: touch.location(in: self)) where node.name == "start" { start() }
          }
        }
        """),
      .pass(
        """
        import SpriteKit
        final class MenuScene: SKScene {
          private let button = SKSpriteNode(imageNamed: "start")
          override func didMove(to view: SKView) {
            button.isAccessibilityElement = true
            button.accessibilityLabel = "Start"
            addChild(button)
          }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            if atPoint(touch.location(in: self)) == button { start() }
          }
        }
        """),
      // Where something is to be put is asked, and not which thing was touched.
      .pass(
        """
        import ARKit
        final class RoomController: UIViewController {
          private let scene = ARSCNView()
          @objc func touched(_ tap: UITapGestureRecognizer) {
            let places = scene.hitTest(tap.location(in: scene), types: .existingPlaneUsingExtent)
            if let place = places.first { put(place.worldTransform) }
          }
        }
        """),
      .undecided(
        """
        import RealityKit
        struct GlobeView: View {
          let scene: String
          var body: some View { RealityView { content in content.add(try await Entity(named: scene)) } }
        }
        """),
    ])

  private static let component = "InputTargetComponent"

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    Self.given(project) + Self.touched(project) + Self.touchedNodes(project)
  }

  private static let scenes = FrameworkNames.names(.nodeModule).sorted()

  /// Nodes that a gesture or a touch finds by where it is, one for each type: nodes are elements once code makes them so, as
  /// views are (Apple: documentation of SKNode and SCNNode, which adopt UIAccessibility's properties).
  private static func touchedNodes(_ project: ProjectSubject) -> [Outcome] {
    let found = project.ofEachPart(Self.self, "nodes") { type -> [SourceRange] in
      guard type.mentions(["hitTest(", "nodes(at:", "atPoint("]), type.fileMentions(scenes) else { return [] }
      return [type.members.functions.lazy.compactMap(node).first].compactMap(\.self)
    }
    guard !found.isEmpty, !project.allFiles.contains(where: { file in
      file.imports.contains(where: scenes.contains)
        && file.file.mentions(["isAccessibilityElement", "accessibilityLabel", "accessibilityElements", "UIAccessibilityElement"])
    }) else { return [] }
    return found.map { place in
      .violation(Violation("what is touched in the scene is no element for assistive technologies", certainty: .review, at: place))
    }
  }

  private static func node(in function: FunctionDeclaration) -> SourceRange? {
    guard let body = function.body, ["touchesBegan", "touchesEnded"].contains(function.name)
      || function.parameters.contains(where: { $0.type.name.hasSuffix("GestureRecognizer") }) else { return nil }
    var found: SourceRange?
    CodeWalk.expressions(of: body) { expression in
      guard found == nil, case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
      let labels = call.arguments.map(\.label)
      let finds = switch name {
      case "hitTest": labels == [nil, "options"] || labels == [nil]
      case "nodes": labels == ["at"]
      case "atPoint": labels == [nil]
      default: false
      }
      if finds { found = expression.range }
    }
    return found
  }

  /// Entities that a gesture finds by where it touches the scene.
  private static func touched(_ project: ProjectSubject) -> [Outcome] {
    let found = project.ofEachType(Self.self, "touched") { type -> [SourceRange] in
      guard type.mentions(["entity(at:"]) else { return [] }
      return type.parts.flatMap(\.members.functions).compactMap(place)
    }
    guard !found.isEmpty, !project.allFiles.contains(where: { file in
      file.imports.contains("RealityKit") && file.file.mentions(["AccessibilityComponent", "isAccessibilityElement", ".accessibilityLabel ="])
    }) else { return [] }
    return found.map { place in
      .violation(Violation("what is touched in the scene is no element for assistive technologies", certainty: .review, at: place))
    }
  }

  /// Where the code of a gesture asks what was touched.
  private static func place(in function: FunctionDeclaration) -> SourceRange? {
    guard let body = function.body, function.parameters.contains(where: { $0.type.name.hasSuffix("GestureRecognizer") }) else { return nil }
    var found: SourceRange?
    CodeWalk.expressions(of: body) { expression in
      guard found == nil, case .call(let call) = expression.kind, case .member(_?, "entity") = call.callee.kind,
        call.arguments.count == 1, call.arguments[0].label == "at" else { return }
      found = expression.range
    }
    return found
  }

  private static func given(_ project: ProjectSubject) -> [Outcome] {
    if project.files(mentioning: [component], Self.self).isEmpty { return [] }
    let tells = project.allFiles.contains { file in
      file.file.mentions(["AccessibilityComponent"])
        || file.imports.contains("RealityKit") && file.file.mentions(["accessibilityLabel", "isAccessibilityElement"])
    }
    if tells { return [] }
    return project.ofEachType(Self.self) { type in
      type.expressions.compactMap { expression -> Outcome? in
        guard givesInput(expression), !isAttachment(expression) else { return nil }
        return .violation(Violation(
          "entity takes input and is no element for assistive technologies", certainty: .likely, at: expression.range))
      }
    }
  }

  /// An attachment shows views, which are elements by themselves.
  private static func isAttachment(_ expression: Expression) -> Bool {
    guard let name = expression.rootName else { return false }
    return expression.range.file.mentions(["\(name) = attachments.entity(for:", "\(name): ViewAttachmentEntity"])
  }

  /// `globe.components.set(InputTargetComponent())` or `globe.components[InputTargetComponent.self] = …`
  private static func givesInput(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let call):
      guard case .member(let base?, "set") = call.callee.kind, base.dottedName?.hasSuffix("components") ?? false
        else { return false }
      return call.arguments.contains { argument in
        let given: [Expression]
        if case .array(let items) = argument.value.kind { given = items } else { given = [argument.value] }
        return given.contains { if case .call(let made) = $0.kind { made.callee.plainName == "InputTargetComponent" } else { false } }
      }
    case .assignment(let target, _):
      guard case .subscription(let base, let arguments) = target.kind, base.plainName == "components" else { return false }
      return arguments.first?.value.dottedName == "InputTargetComponent.self"
    default: return false
    }
  }
}
