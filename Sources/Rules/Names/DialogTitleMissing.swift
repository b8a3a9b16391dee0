import SourceModel
import SwiftSource

/// An alert or a dialog with an empty title and no message.
public struct DialogTitleMissing: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "dialog-title-missing", family: .names, severity: .warning, impact: .moderate, wcag: ["2.4.6", "4.1.2"],
    title: "dialog has no title",
    documentation: RuleDocumentation(
      reports: "An `alert`, `confirmationDialog` or `actionSheet` whose title is an empty text and that has no message.",
      why: """
        VoiceOver begins with the title when a dialog opens. Without one people hear the name of the first button, and \
        nothing of what they are asked.
        """,
      howToFix: """
        Ask the question in the title: `.confirmationDialog("Delete this item?", …)`. With `titleVisibility: .hidden` \
        it is not drawn and still heard.
        """,
      elsewhere: "Give `UIAlertController(title:message:preferredStyle:)` a title or a message.",
      limits: "Titles that are put together at run time may be empty too; they are left alone.",
      references: ["Apple: documentation of confirmationDialog(_:isPresented:titleVisibility:actions:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Item")↓.confirmationDialog("", isPresented: $isAsking) { Button("Delete") { remove() } }
        }
        """,
        fixed: """
          var body: some View {
            Text("Item").confirmationDialog("<#what is asked#>", isPresented: $isAsking) { Button("Delete") { remove() } }
          }
          """),
      .violation(
        """
        var body: some View {
          Text("Item")
            ↓.alert(Text(""), isPresented: $hasFailed) { Button("OK") {} }
        }
        """),
      .violation(
        """
        var body: some View {
          Text("Item").actionSheet(isPresented: $isAsking) { ↓ActionSheet(title: Text(""), buttons: buttons) }
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Item").confirmationDialog("Delete this item?", isPresented: $isAsking, titleVisibility: .hidden) {
            Button("Delete") { remove() }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Item").alert("", isPresented: $isAsking) { Button("Delete") { remove() } } message: { Text("Delete it?") }
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Item").alert(item: $question) { $0.isOpen ? $0.alert : Alert(title: Text("")) }
        }
        """),
      .undecided(
        """
        let title: String
        var body: some View {
          Text("Item").alert(title, isPresented: $isAsking) { Button("Delete") { remove() } }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      type.chains.flatMap { chain -> [Outcome] in
        let asked = chain.links.filter { ["alert", "confirmationDialog"].contains($0.name) }
          .compactMap { link in
            outcome(
              link.call, title: link.call.arguments.first, at: link.place, isShown: Self.showsTitle(link),
              isOfButton: chain.name == "Button" && link.name == "confirmationDialog")
          }
        guard let call = chain.call, ["Alert", "ActionSheet"].contains(chain.name) else { return asked }
        return asked + [outcome(call, title: call.arguments.first { $0.label == "title" }, at: chain.base.range)]
          .compactMap(\.self)
      }
    }
  }

  /// An action sheet draws no title unless it is asked to, so that nobody who sees it is told more.
  private static func showsTitle(_ link: CodeChain.Link) -> Bool {
    guard link.name == "confirmationDialog" else { return true }
    if case .member(_, "visible")? = link.call.argument("titleVisibility")?.kind { return true }
    return false
  }

  private func outcome(_ call: Call, title: Argument?, at place: SourceRange, isShown: Bool = true, isOfButton: Bool = false) -> Outcome? {
    guard let title, [nil, "title"].contains(title.label), let words = title.value.plainText,
      words.allSatisfy(\.isWhitespace), !call.arguments.contains(where: { $0.label == "message" }) else { return nil }
    // One without anything else is what code returns where no dialog is due.
    if title.label == "title", call.arguments.count == 1 { return nil }
    // What stands behind `??` is shown where there is nothing to show.
    let before = place.file.text(from: max(0, place.start - 8), to: place.start)
    if before.filter({ !$0.isWhitespace }).hasSuffix("??") { return nil }
    let isString = title.value.isText { _ in true } || title.value.plainText != nil && title.value.callName == nil
    let new = isString ? "\"<#what is asked#>\"" : "Text(\"<#what is asked#>\")"
    // Whose words were heard just now, and nothing is lost by any of the choices.
    let onlyChooses = isOfButton && !Self.mayDestroy(call)
    return .violation(Violation(
      "dialog has no title and no message", certainty: isShown ? onlyChooses ? .likely : .certain : .review,
      severity: onlyChooses ? .note : nil, at: place,
      fixes: [
        Fix("ask in the title", safety: .suggested, edits: [FixBuilder.replacing(title.value.range, with: new)])
      ]))
  }

  /// Something that it offers is marked as what cannot be taken back.
  private static func mayDestroy(_ call: Call) -> Bool {
    var found = false
    for closure in call.closures {
      CodeWalk.expressions(of: closure.body) { inner in
        if case .member(_, "destructive") = inner.kind { found = true }
      }
    }
    return found
  }
}
