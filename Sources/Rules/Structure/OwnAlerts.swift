import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Alerts that an app draws by itself: a view that is called one, darkens what is behind it and has something to press,
/// laid over others under a condition.
///
/// Unlike an alert of the system it does not take the focus of VoiceOver when it appears.
enum OwnAlerts {
  /// Where the alerts of a type of the project are shown that nobody is told of.
  static func unheard(_ project: ProjectSubject) -> [(name: String, place: SourceRange)] {
    let alerts = Set(project.ofEachType(StatusNotAnnounced.self, "own alerts") { type in
      isAlert(type.name) && !type.mentions(TellingCode.all + ["isModal"]) && drawsDialog(type) ? [type.name] : []
    })
    guard !alerts.isEmpty else { return [] }
    return project.ofEachType(StatusNotAnnounced.self, "shown alerts") { type -> [(name: String, place: SourceRange)] in
      guard type.mentions(["Alert", "Dialog"]), !type.mentions(TellingCode.all) else { return [] }
      // In a sheet of its own it is presented by the system.
      let laid = Set(ModalNotIsolated.laid(in: type))
      return StatusNotAnnounced.branches(type).flatMap(\.then.views).compactMap { chain -> (name: String, place: SourceRange)? in
        guard laid.contains(chain.whole.range), let name = chain.name, isAlert(name), !chain.has("accessibilityAddTraits") else { return nil }
        return (name, chain.base.range)
      }
    }.filter { alerts.contains($0.name) }
  }

  private static func isAlert(_ name: String) -> Bool {
    ["Alert", "AlertView", "Dialog", "DialogView"].contains { name.hasSuffix($0) && name != $0 }
  }

  /// A dimmed colour in a stack of layers, with a text and a button on it.
  private static func drawsDialog(_ type: WholeType) -> Bool {
    guard type.mentions(["ZStack"]), type.mentions(["opacity"]) else { return false }
    let chains = type.chains
    return chains.contains { $0.name == "Text" } && chains.contains { $0.name == "Button" } && chains.contains { chain in
      guard chain.name == "ZStack", let content = chain.call?.closures.last?.body.views, let veil = content.first else { return false }
      return content.count > 1 && isDimmed(veil)
    }
  }

  /// `Color.black.opacity(0.4)`, `Color(.black).opacity(0.4)`
  private static func isDimmed(_ chain: CodeChain) -> Bool {
    let owner = chain.base.dottedName?.split(separator: ".").first.map(String.init)
    let veils: Set = ["Color", "Rectangle"]
    let isVeil = [chain.name, owner].compactMap(\.self).contains(where: veils.contains)
    return isVeil && chain.links.contains { $0.name == "opacity" }
  }

  static let examples: [Example] = [
    .violation(shown(as: "if isAsking { ↓LeaveAlert(isShown: $isAsking) }") + alert()),
    .pass(shown(as: "if isAsking { LeaveAlert(isShown: $isAsking).onAppear { tell() } }", """
        func tell() { UIAccessibility.post(notification: .screenChanged, argument: nil) }
      """) + alert()),
    .pass(shown(as: "if isAsking { LeaveAlert(isShown: $isAsking) }") + alert(".accessibilityAddTraits(.isModal)")),
    // The system presents it, and what it presents takes the focus.
    .pass(shown(as: "Text(\"Match\").fullScreenCover(isPresented: $isAsking) { if isAsking { LeaveAlert(isShown: $isAsking) } }") + alert()),
    // It is there from the beginning.
    .pass(shown(as: "LeaveAlert(isShown: $isAsking)") + alert()),
  ]

  private static func shown(as code: String, _ more: String = "") -> String {
    """
    struct MatchView: View {
      @State private var isAsking = false
      var body: some View {
        ZStack {
          VStack { Text("Match"); Button("Leave") { isAsking = true } }
          \(code)
        }
      }
    \(more)
    }

    """
  }

  private static func alert(_ modifier: String = "") -> String {
    """
    struct LeaveAlert: View {
      @Binding var isShown: Bool
      var body: some View {
        ZStack {
          Color(.black).opacity(0.5)
          VStack { Text("Leave the match?"); Button("Stay") { isShown = false } }\(modifier)
        }
        .ignoresSafeArea()
      }
    }
    """
  }
}
