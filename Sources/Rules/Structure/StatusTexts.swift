import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that always stand on a screen and say how a model is getting on: `Text(recorder.statusMessage)`, where code of the
/// model writes one message after the other.
enum StatusTexts {
  struct Showing: Sendable {
    let view: String
    /// The class of the model.
    let owner: String
    let name: String
    let place: SourceRange
  }

  /// What a view shows of its models, each member once.
  static func shown(in type: WholeType) -> [Showing] {
    guard type.mentions(["tatus"]) else { return [] }
    let held = type.heldClasses
    let presented = FilledTexts.presented(by: type)
    var seen: Set<String> = []
    return type.chains.compactMap { chain in
      guard ["Text", "Label"].contains(chain.name), !chain.has("accessibilityHidden", "accessibilityLabel"),
        let path = chain.call?.arguments.first?.value.dottedName?.withoutSelf.split(separator: "."), path.count == 2,
        let owner = held[String(path[0])], tellsStatus(String(path[1])), !FilledTexts.isPart(chain.base.range, of: presented),
        seen.insert(path.joined(separator: ".")).inserted else { return nil }
      return Showing(view: type.name, owner: owner, name: String(path[1]), place: chain.base.range)
    }
  }

  /// `statusMessage`, `statusText`, `connectionStatus`
  private static func tellsStatus(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name)
    guard words.contains("status"), let last = words.last else { return false }
    return last == "text" || NameWords.words(.messageText).contains(last)
  }

  /// The members of a type, by their names, into which its functions write several messages.
  static func written(by type: WholeType) -> [String] {
    guard type.mentions(["tatus"]), type.parts.contains(where: { $0.declaration?.kind == .classType }) else { return [] }
    let starts = type.parts.flatMap(\.members.initializers).map(\.range)
    var messages: [String: Set<String>] = [:]
    for expression in type.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName, tellsStatus(name),
        case .string = value.kind, value.plainText != "", !starts.contains(where: { $0.contains(expression.range) }) else { continue }
      // Two with holes are two, whatever stands in these.
      messages[name, default: []].insert(value.plainText ?? "\(expression.range.start)")
    }
    return messages.filter { $0.value.count > 1 }.map { "\(type.name).\($0.key)" }.sorted()
  }

  static let examples: [Example] = [
    .violation(recorder("statusMessage = \"Merging\"; Task { await merge(); statusMessage = \"Saved\" }", showing: "↓Text(recorder.statusMessage)")),
    .pass(recorder("statusMessage = \"Merging\"; Task { await merge(); statusMessage = \"Saved\"; announce(\"Saved\") }", showing: "Text(recorder.statusMessage)")),
    // One message is no news.
    .pass(recorder("statusMessage = \"Saved\"", showing: "Text(recorder.statusMessage)")),
    // It is read where a dialog shows it.
    .pass(recorder(
      "statusMessage = \"Merging\"; Task { await merge(); statusMessage = \"Saved\" }",
      showing: "Text(\"Recorder\").alert(\"Recorder\", isPresented: $isAsking) {} message: { Text(recorder.statusMessage) }")),
  ]

  private static func recorder(_ stop: String, showing text: String) -> String {
    """
    final class Recorder: ObservableObject {
      @Published var statusMessage = "Ready"
      func stop() { \(stop) }
      private func merge() async {}
    }
    struct RecorderView: View {
      @StateObject private var recorder = Recorder()
      @State private var isAsking = false
      var body: some View {
        VStack {
          \(text)
          Button("Stop") { recorder.stop() }
        }
      }
    }
    """
  }
}
