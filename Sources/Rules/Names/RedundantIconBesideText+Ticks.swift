import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Ticks behind words that only run time knows: they tell a state of what the words name.
extension RedundantIconBesideText {
  /// A tick or a seal that is always there behind a name, as in the row of the account that is used: hidden, nobody would
  /// hear of the state. Read with the row, it is heard where it belongs. nil for all other pictures; the same tick in each
  /// row of a list is a bullet.
  static func tickBehind(
    _ partner: AccessibilityElement, _ picture: UnnamedPicture, of subject: ElementSubject, in context: RuleContext
  ) -> Violation? {
    let element = picture.element
    guard !picture.isConditional, picture.decision == nil, !subject.isRepeated, element.gestures.isEmpty, case .symbol(let name) = picture.image,
      let symbol = name.literal, SFSymbols.isTick(symbol), partner.role == .text, let words = partner.label?.value, words.isOnlyHoles,
      element.source.file === partner.source.file, partner.source.start < element.source.start else { return nil }
    let label = element.source.isDeclaredAsImage ? nil : NamingFix.label(.symbol, on: element, noun: "symbol")
    let hide = NamingFix.hide(element, noun: "symbol")
    return Violation(
      "symbol \(picture.names) beside the text \(words.quoted) is a stop of its own", certainty: .likely, at: element.source,
      heard: Heard(before: context.heard(element)), fixes: [rowFix(subject), label, hide].compactMap(\.self))
  }

  /// Reads the row as one element, where nothing in it can be pressed by itself.
  private static func rowFix(_ subject: ElementSubject) -> Fix? {
    guard let row = subject.element.layout, row.axis == .horizontal, row.source.contains(subject.element.source),
      !ModifierChain.whole(row.source).text.contains(".accessibilityElement(") else { return nil }
    let parts = subject.neighbours(before: reach, after: reach).filter { row.source.contains($0.element.source) }
    guard parts.allSatisfy({ other in
      !other.element.role.isControl && !other.element.isInteractive && other.element.gestures == subject.element.gestures
    }) else { return nil }
    let edit = FixBuilder.adding(".accessibilityElement(children: .combine)", after: ModifierChain.whole(row.source))
    return Fix("read them as one element", safety: .suggested, edits: [edit])
  }

  private static let reach = 12

  static let ticked: [Example] = [
    .violation(
      """
      struct StageRow: View {
        let stage: Stage
        let isDone: Bool
        var body: some View {
          HStack {
            ZStack {
              Circle().fill(.green)
              if isDone { ↓Image(systemName: "checkmark") }
            }
            Text(stage.title)
          }
        }
      }
      """,
      fixed: """
        struct StageRow: View {
          let stage: Stage
          let isDone: Bool
          var body: some View {
            HStack {
              ZStack {
                Circle().fill(.green)
                if isDone { Image(systemName: "checkmark").accessibilityLabel("Done") }
              }
              Text(stage.title)
            }
          }
        }
        """),
    .violation(
      """
      let part: Part
      var body: some View {
        HStack {
          ↓Image(systemName: part.included ? "checkmark" : "xmark")
          Text(part.text)
        }
      }
      """,
      fixed: """
        let part: Part
        var body: some View {
          HStack {
            Image(systemName: part.included ? "checkmark" : "xmark")
              .accessibilityLabel(part.included ? "Included" : "Not included")
            Text(part.text)
          }
        }
        """),
    .violation(
      """
      let server: Server
      var body: some View {
        HStack { ↓Image(systemName: server.isRunning ? "checkmark.circle.fill" : "moon.fill"); Text(server.name) }
      }
      """,
      fixed: """
        let server: Server
        var body: some View {
          HStack { Image(systemName: server.isRunning ? "checkmark.circle.fill" : "moon.fill")
            .accessibilityLabel(server.isRunning ? "Running" : "Not running"); Text(server.name) }
        }
        """),
    .violation(
      """
      let upload: Upload
      var body: some View {
        HStack {
          switch upload.phase {
          case .running: ProgressView().accessibilityLabel("Running")
          case .failed: ↓Image(systemName: "xmark.circle.fill")
          }
          Text(upload.name)
        }
      }
      """,
      fixed: """
        let upload: Upload
        var body: some View {
          HStack {
            switch upload.phase {
            case .running: ProgressView().accessibilityLabel("Running")
            case .failed: Image(systemName: "xmark.circle.fill").accessibilityLabel("Failed")
            }
            Text(upload.name)
          }
        }
        """),
    .violation(
      """
      let member: Member
      var body: some View {
        HStack {
          Text(member.name)
          if !member.isSpeakerOn { ↓Image(systemName: "speaker.slash.fill") }
        }
      }
      """,
      fixed: """
        let member: Member
        var body: some View {
          HStack {
            Text(member.name)
            if !member.isSpeakerOn { Image(systemName: "speaker.slash.fill").accessibilityLabel("Speaker off") }
          }
        }
        """),
    .violation(
      """
      struct JobRow: View {
        let job: Job
        var body: some View {
          HStack { ↓Image(systemName: icon(for: job.kind)); Text(job.kind.summary) }
        }
        func icon(for kind: Kind) -> String { Icons.all[kind] ?? "doc" }
      }
      """,
      fixed: """
        struct JobRow: View {
          let job: Job
          var body: some View {
            HStack { Image(systemName: icon(for: job.kind)).accessibilityHidden(true); Text(job.kind.summary) }
          }
          func icon(for kind: Kind) -> String { Icons.all[kind] ?? "doc" }
        }
        """),
    .pass(
      """
      let file: File
      var body: some View {
        VStack {
          HStack {
            Image(systemName: "doc.richtext")
            Spacer()
            Button { fetch() } label: { Image(systemName: "arrow.down.circle") }.accessibilityLabel("Download")
          }
          Text(file.name)
        }
      }
      """),
  ]
}
