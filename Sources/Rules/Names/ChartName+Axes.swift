import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

// Charts that no text around them names.
extension ChartName {
  /// "Pace by date" of marks that plot `.value("Date", …)` and `.value("Pace", …)`: where all marks of a chart tell the same of
  /// both axes, and the words say more than that there is a value (Apple: documentation of PlottableValue.value(_:_:), whose
  /// label describes what is plotted).
  static func ofAxes(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, context.developmentLanguage == "en", let code = context.call(at: element.source) else { return nil }
    var across: Set<String> = [], up: Set<String> = []
    CodeWalk.expressions(of: .expression(code)) { part in
      guard case .call(let call) = part.kind, let mark = call.callee.plainName, mark.hasSuffix("Mark"), !mark.hasPrefix("Rule") else { return }
      for argument in call.arguments {
        guard let words = plotted(argument.value) else { continue }
        if argument.label == "x" { across.insert(words) }
        if argument.label == "y" { up.insert(words) }
      }
    }
    guard across.count == 1, up.count == 1, let x = across.first, let y = up.first, isTelling(y), isTelling(x),
      x.lowercased() != y.lowercased() else { return nil }
    let word = y + " by " + (x.dropFirst().contains(where: \.isUppercase) ? x : x.lowercasedFirst)
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }

  /// "Pace" of `.value("Pace", pace)`.
  private static func plotted(_ value: Expression) -> String? {
    guard case .call(let call) = value.kind, case .member(let base, "value") = call.callee.kind, base == nil else { return nil }
    return call.arguments.first?.value.plainText
  }

  private static func isTelling(_ words: String) -> Bool {
    let all = TextWords.split(words).map { $0.lowercased() }
    return words.contains(where: \.isLetter) && words.count > 2 && words.count <= 30 && !words.contains(where: { "_.".contains($0) })
      && !all.allSatisfy { word in [NameWords.List.vagueThing, .programmers, .countWord].contains { NameWords.words($0).contains(word) } }
  }

  static let ofPlotted: [Example] = [
    .violation(
      """
      var body: some View {
        ↓Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Value", $0.amount)) }
      }
      """,
      fixed: """
        var body: some View {
          Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Value", $0.amount)) }
            .accessibilityLabel("<#name#>")
        }
        """),
    .violation(
      """
      var body: some View {
        Form {
          Section("Rain last week") {
            ↓Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount)) }
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          Form {
            Section("Rain last week") {
              Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount)) }
                .accessibilityLabel("Rain last week")
            }
          }
        }
        """),
  ]
}
