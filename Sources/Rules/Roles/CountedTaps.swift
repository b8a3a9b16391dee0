import SourceModel
import SwiftSource

/// Taps that only count how often they come, and do something at a number that nobody reaches by chance: a way in for
/// those who make the app, or a joke. Who cannot see the screen misses no button.
enum CountedTaps {
  /// The fewest presses that nobody makes without meaning to, as on the build number of Android's settings.
  private static let least = 5

  /// Whether the tap at a place is one, and nothing shows how far it is.
  ///
  /// - Parameter place: The modifier, from its dot.
  static func isSecret(_ place: SourceRange, in code: ProjectCode) -> Bool {
    guard let part = code.part(around: place),
      let tap = part.expressions.first(where: { $0.memberRange == place }), case .call(let call) = tap.kind,
      let body = call.closures.last?.body, let counter = counter(in: body) else { return false }
    return !part.expressions.contains { expression in
      guard case .name(counter) = expression.kind else { return false }
      return !place.contains(expression.range)
    }
  }

  /// The variable that the code makes one larger and compares with a number.
  private static func counter(in body: Block) -> String? {
    var counted: Set<String> = []
    var compared: Set<String> = []
    CodeWalk.expressions(of: body) { expression in
      guard case .binary(let sign, let left, let right) = expression.kind, let name = left.plainName,
        case .integer(let number) = right.kind else { return }
      if sign == "+=", number == 1 { counted.insert(name) }
      if ["==", ">=", ">"].contains(sign), number >= least { compared.insert(name) }
    }
    return counted.intersection(compared).first
  }
}
