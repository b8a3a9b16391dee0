import PlatformKnowledge
import SourceModel
import SwiftSource

/// A scene, a model or a game that stands on the screen without a word.
public struct OpaqueViewName: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "opaque-view-name", family: .names, severity: .note, impact: .serious, wcag: ["1.1.1", "4.1.2"],
    title: "scene or model may have no name",
    documentation: RuleDocumentation(
      reports: """
        A `Model3D`, `RealityView`, `SceneView` or `SpriteView` with no accessibility modifier in its chain, and an \
        `SCNView`, `ARSCNView`, `ARView` or `SKView` in code that sets nothing for assistive technologies, in a \
        project that gives no entity or node an accessibility of its own. For review.
        """,
      why: "What is drawn there is pixels to VoiceOver: people hear nothing, or an element without words.",
      howToFix: "Add `.accessibilityLabel(\"Rotating globe\")`, or expose the things in it one by one.",
      elsewhere: "Set `isAccessibilityElement` and `accessibilityLabel` on an `ARView` or `SCNView`.",
      limits: "A label that the caller of the view adds is not seen, and neither is one in a scene file.",
      references: ["Apple: documentation of Model3D, RealityView and AccessibilityComponent"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("Earth"); ↓Model3D(named: "Globe") }
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Earth"); Model3D(named: "Globe").accessibilityLabel("<#what it shows#>") }
          }
          """),
      .pass("var body: some View { Model3D(named: \"Globe\").accessibilityLabel(\"Rotating globe\") }"),
      .pass("var body: some View { Model3D(named: \"Globe\").accessibilityHidden(true) }"),
      .pass("var body: some View { SceneView(isAlertPresented: $isAlertPresented) }"),
      .undecided("var body: some View { GlobeView(named: \"Globe\") }"),
    ] + SilentScenes.examples)

  private static let views = FrameworkNames.names(.unreadView)

  /// Some of these names are as good for views of the project.
  private static func isOfFramework(_ name: String, _ file: SourceFile) -> Bool {
    guard let module = BuiltinViews.frameworkView(name)?.module, module != "RealityKit" else { return true }
    return file.mentions(["import \(module)"])
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let scenes = SilentScenes.all(in: project, for: Self.self).map { scene in
      Outcome.violation(Violation("'\(scene.viewClass)' may be silent for VoiceOver", certainty: .review, at: scene.place))
    }
    let outcomes = scenes + project.ofEachType(Self.self) { type in
      type.chains.compactMap { chain -> Outcome? in
        guard let name = chain.name, Self.views.contains(name), Self.isOfFramework(name, chain.base.range.file),
          !chain.links.contains(where: { $0.name.hasPrefix("accessibility") }) else { return nil }
        let edit = FixBuilder.adding(".accessibilityLabel(\"<#what it shows#>\")", after: chain.whole.range)
        return .violation(Violation(
          "'\(name)' may be silent for VoiceOver", certainty: .review, at: chain.base.range,
          fixes: [Fix("say what it shows", safety: .suggested, edits: [edit])]))
      }
    }
    guard !outcomes.isEmpty else { return [] }
    let tells = project.allFiles.contains { file in
      file.file.mentions(["AccessibilityComponent"])
        || file.imports.contains { ["RealityKit", "SceneKit", "SpriteKit"].contains($0) }
          && file.file.mentions(["isAccessibilityElement"])
    }
    return tells ? [] : outcomes
  }
}
