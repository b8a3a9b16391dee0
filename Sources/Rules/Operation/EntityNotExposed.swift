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
        was touched (`entity(at:)`), where no code makes entities elements.
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

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] { Self.given(project) + Self.touched(project) }

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
