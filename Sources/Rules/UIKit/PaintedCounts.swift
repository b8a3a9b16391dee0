import AccessibilityModel
import SourceModel
import SwiftSource

/// Views of a row of which as many have another colour as a number says: the dots of a code that is entered, the steps that
/// are done.
extension StateColourJudge {
  var counts: [Violation] {
    readings.flatMap { reading in
      reading.settings.compactMap { setting -> Violation? in
        guard ["backgroundColor", "tintColor"].contains(setting.key), let list = reading.lists[setting.object],
          isRowOfViews(list), case .ternary(let condition, let then, let otherwise) = setting.value.kind,
          Self.compares(condition), Self.areTwo(then, otherwise) else { return nil }
        let test = StateColours.Test(condition: condition)
        // How many they are is asked, and not which of them it is.
        let asked = test.paths.filter { $0 != setting.object && !$0.hasPrefix(setting.object + ".") }
        guard let text = test.text, !asked.isEmpty, Self.isAboutContent(text) else { return nil }
        let number = StateColours.Test(text: text, paths: asked, range: test.range, place: test.place)
        if isTold(number, setting, reading) { return nil }
        return Violation("view tells '\(text)' by its colour alone", certainty: .review, at: test.place)
      }
    }
  }

  /// `private var dots: [UIView]`: plain views, which say nothing by themselves.
  private func isRowOfViews(_ list: String) -> Bool {
    guard let type = member.properties.first(where: { $0.name == list })?.type else { return false }
    return ["[]", "Array"].contains(type.name) && type.arguments.first?.name == "UIView"
  }

  private static func compares(_ condition: Expression) -> Bool {
    if case .binary(let sign, _, _) = condition.kind { ["<", "<=", ">", ">="].contains(sign) } else { false }
  }

  /// Two colours that are written, neither of them none: a ring and a dot can be told from each other by everybody.
  private static func areTwo(_ first: Expression, _ second: Expression) -> Bool {
    guard let one = first.plainName, let other = second.plainName else { return false }
    return one != other && one != "clear" && other != "clear"
  }
}

extension Pattern {
  /// `dot` of `dot` and of `(index, dot)`.
  var lastName: String? {
    switch self {
    case .binding(let name): name
    case .tuple(let parts): parts.last?.pattern.lastName
    default: nil
    }
  }
}
