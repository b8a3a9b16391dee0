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
        `AccessibilityComponent` or of an entity's `accessibilityLabel`.
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
      references: ["Apple: documentation of AccessibilityComponent", "Apple: WWDC23 session 10034"]),
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
    if project.files(mentioning: [Self.component], Self.self).isEmpty { return [] }
    let tells = project.allFiles.contains { file in
      file.file.mentions(["AccessibilityComponent"])
        || file.imports.contains("RealityKit") && file.file.mentions(["accessibilityLabel", "isAccessibilityElement"])
    }
    if tells { return [] }
    return project.ofEachType(Self.self) { type in
      type.expressions.compactMap { expression -> Outcome? in
        guard Self.givesInput(expression), !Self.isAttachment(expression) else { return nil }
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
