import SourceModel
import SwiftSource

extension SelectionStateMissing {
  /// Where the focus chooses, as on a television, what is chosen is what is heard:
  /// `.onChange(of: focused) { chosen = focused }`.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.filter { finding in
      guard let part = project.code.part(around: finding.place),
        let type = project.code.types.first(where: { $0.name == part.name }), type.mentions(["onChange"]) else { return true }
      return !isChosenByFocus(finding.place, in: type)
    }
  }

  private static func isChosenByFocus(_ place: SourceRange, in type: WholeType) -> Bool {
    let chains = type.chains
    guard let control = chains.first(where: { $0.base.range == place || $0.whole.range == place }),
      let focus = control.link("focused")?.call.arguments.first?.value.boundName, type.focusStates.contains(focus) else { return false }
    var chosen: Set<String> = []
    for link in chains.flatMap(\.links) where link.name == "onChange" && link.call.argument("of")?.dottedName == focus {
      for closure in link.call.closures {
        CodeWalk.expressions(of: closure.body) { expression in
          if case .assignment(let target, _) = expression.kind, let name = target.plainName { chosen.insert(name) }
        }
      }
    }
    var isAsked = false
    CodeWalk.expressions(of: .expression(control.whole)) { expression in
      if let name = expression.plainName, chosen.contains(name) { isAsked = true }
    }
    return isAsked
  }

  /// Chosen by the focus, checkmarks that tell something else, and those whose trait tells.
  static let toldExamples: [Example] = [
    .pass(
      """
      struct SectionsView: View {
        let sections: [String]
        @State private var chosen = ""
        @FocusState private var focused: String?
        var body: some View {
          VStack {
            ForEach(sections, id: \\.self) { section in
              Button { chosen = section } label: { Text(section).background(chosen == section ? Color.blue : .clear) }
                .focused($focused, equals: section)
            }
          }
          .onChange(of: focused) { if let focused { chosen = focused } }
        }
      }
      """),
    .pass(
      """
      let user: User
      var body: some View {
        Button { open(user) } label: {
          HStack { Text(user.name); if user.isOfficial { Image(systemName: "checkmark.seal.fill") } }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { choice = option } label: {
          VStack { if choice == option { Image(systemName: "checkmark.circle.fill") }; Text(option.name) }
        }
      }
      """),
  ]
}
