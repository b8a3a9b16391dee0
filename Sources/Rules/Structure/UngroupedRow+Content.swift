import AccessibilityModel
import SourceModel
import SwiftSource

// What stands in the code of a row.
extension UngroupedRow {
  /// Nothing but texts stands in a stack, those that a loop makes and those of one state included: "Added:", and what was.
  static func holdsTextsAlone(_ stack: Expression?) -> Bool {
    guard case .call(let call)? = stack?.kind, let content = call.closures.last else { return false }
    return holdsTextsAlone(content.body)
  }

  private static func holdsTextsAlone(_ block: Block) -> Bool {
    block.statements.allSatisfy { statement in
      switch statement {
      case .expression(let expression):
        let chain = CodeChain(reading: expression)
        guard chain.links.allSatisfy({ $0.call.closures.isEmpty }) else { return false }
        if ["ForEach", "Group"].contains(chain.name) { return chain.call?.closures.allSatisfy { holdsTextsAlone($0.body) } ?? false }
        return ["Text", "Spacer"].contains(chain.name)
      case .conditional(let code): return holdsTextsAlone(code)
      default: return false
      }
    }
  }

  private static func holdsTextsAlone(_ code: IfCode) -> Bool {
    guard holdsTextsAlone(code.then) else { return false }
    switch code.otherwise {
    case .block(let block)?: return holdsTextsAlone(block)
    case .conditional(let code)?: return holdsTextsAlone(code)
    case nil: return true
    }
  }

  /// Its lines are set apart to be read: who hears it wants to skip it, or to hear it again, without its title.
  static func isParagraph(_ text: AccessibilityElement, _ context: RuleContext) -> Bool {
    context.call(at: text.expression).map { CodeChain(reading: $0).has("lineSpacing") } ?? false
  }

  static let ofLoops: [Example] = [
    .pass(
      """
      let sources: [Source]
      var body: some View {
        List(sources) { source in
          VStack(alignment: .leading) {
            Text(source.title).font(.headline)
            Text(source.author).font(.caption)
            Text(source.body).lineSpacing(4)
          }
        }
      }
      """),
    .violation(
      """
      let extras: [String]
      var body: some View {
        VStack {
          ↓HStack {
            Text("Added:")
            ForEach(extras, id: \\.self) { extra in
              if extra == extras.last { Text(extra) } else { Text("\\(extra),") }
            }
          }
        }
      }
      """,
      fixed: """
        let extras: [String]
        var body: some View {
          VStack {
            HStack {
              Text("Added:")
              ForEach(extras, id: \\.self) { extra in
                if extra == extras.last { Text(extra) } else { Text("\\(extra),") }
              }
            }
            .accessibilityElement(children: .combine)
          }
        }
        """)
  ]

  static let ofComponents: [Example] = [
    .pass(
      """
      struct Pad: View {
        var body: some View { VStack { HStack { Edge(text: "Less"); Spacer(); Edge(text: "More") }; Button("Reset") { reset() } } }
      }
      struct Edge: View {
        let text: String
        var body: some View { Text(text).rotationEffect(.degrees(90)) }
      }
      """),
    .violation(
      """
      struct Shown: View {
        let stats: Stats
        var body: some View { HStack { Figure(value: stats.books, word: stats.bookWord); Figure(value: stats.hours, word: stats.hourWord) } }
      }
      struct Figure: View {
        let value: Int
        let word: String
        var body: some View {
          ↓VStack {
            Text("\\(value)").bold()
            Text(word).font(.caption).multilineTextAlignment(.center)
          }
        }
      }
      """)
  ]
}
