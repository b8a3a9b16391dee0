import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Dots in the label of a control whose colour stands for something: what is on that day, the group of an entry.
extension BadgeNotSpoken {
  static func paintedDot(in element: AccessibilityElement, _ context: RuleContext) -> Badge? {
    for part in element.content where isDot(part, in: context) && part.drawnWhen == nil {
      guard let value = DrawnValue.shadedValue(of: part) ?? ownColour(of: part), !isSaid(value, by: element) else { continue }
      return Badge(source: part.source, meaning: value)
    }
    return nil
  }

  /// `event.color`: the colour of one of several things.
  private static func ownColour(of part: AccessibilityElement) -> String? {
    DrawnValue.shadesGiven(to: part).map(\.1).first { code in
      code.firstMatch(of: kept { #/^[a-z]\w*\.(?:color|colour|tint)$/# }) != nil
    }
  }

  /// Whether the words of the control are about the same value, or the whole that it is a part of.
  private static func isSaid(_ value: String, by element: AccessibilityElement) -> Bool {
    let base = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let texts = [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self) + element.customContent.map(\.value)
    return texts.contains { text in
      (text.holes + text.choices.joined().map(\.subject)).contains { code in
        ValuePaths.all(in: code).contains { $0 == base || $0.hasPrefix(base + ".") }
      }
    }
  }

  /// What became of something, by the last name of a flag: `day.isDone`.
  static func speaksOfOutcome(_ condition: Condition) -> Bool {
    guard condition.description == condition.subject, let name = condition.subjectText.split(separator: ".").last,
      name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
    return !Set(DecorativeNames.parts(of: String(name))).isDisjoint(with: NameWords.words(.lastingState))
  }

  /// Dots of what became of something.
  static let outcomeExamples: [Example] = [
    .violation(
      """
      struct WeekView: View {
        let days: [Day]
        var body: some View {
          HStack { ForEach(days) { day in DayView(day: day) } }
        }
      }
      struct DayView: View {
        let day: Day
        var body: some View {
          Rectangle()
            .frame(width: 32, height: 32)
            .foregroundStyle(.gray)
            .overlay {
              ZStack {
                if day.isDone {
                  ↓RoundedRectangle(cornerRadius: 30).frame(width: 5, height: 5).foregroundStyle(.red)
                }
                Text(day.name)
              }
            }
        }
      }
      struct Day: Identifiable { let id: Int; let name: String; let isDone: Bool }
      """),
    // A bar as wide as there is room.
    .pass(
      """
      struct StepsView: View {
        let steps: [Int]
        let hasNewSteps: Bool
        var body: some View {
          VStack {
            if hasNewSteps {
              HStack { ForEach(steps, id: \\.self) { _ in RoundedRectangle(cornerRadius: 4).fill(.green).frame(height: 6) } }
            }
            ForEach(steps, id: \\.self) { step in Text("\\(step)") }
          }
        }
      }
      """),
    .pass(
      """
      struct DayView: View {
        let day: Day
        var body: some View {
          VStack {
            if day.isDone { Circle().frame(width: 5, height: 5).foregroundStyle(.red) }
            Text(day.name).accessibilityValue(day.isDone ? "Done" : "")
          }
        }
      }
      struct Day { let name: String; let isDone: Bool }
      """),
  ]
}
