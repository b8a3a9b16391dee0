import AccessibilityModel
import SourceModel
import ViewEvaluation

/// Reads the value that a modifier sets, with the alternatives that run time chooses from.
struct StyleOptions<Result: Hashable & Sendable> {
  typealias Option = Setting<Result>.Option

  /// More alternatives than this are not followed.
  private static var limit: Int { 16 }

  /// What one value without alternatives stands for, and where it is defined when that is not where it is used.
  let read: (Value) -> (Result, SourceRange?)?

  /// nil when one of the alternatives stands for nothing.
  func options(of value: Value, at source: SourceRange, under conditions: [Condition] = []) -> [Option]? {
    guard case .choice(let alternatives) = value.unbound else {
      return read(value.unbound).map { [Option(value: $0.0, conditions: conditions, origin: $0.1 ?? source)] }
    }
    guard alternatives.count <= Self.limit else { return nil }
    var result: [Option] = []
    for alternative in alternatives {
      guard let inner = options(of: alternative.value, at: source, under: conditions + [alternative.condition])
      else { return nil }
      result += inner
    }
    return result
  }

  /// The setting that a modifier makes with one of its arguments.
  func setting(_ argument: EvaluatedArgument, _ call: ModifierCall) -> Setting<Result>? {
    options(of: argument.value, at: argument.source).map {
      Setting(options: $0, argument: argument.source, modifier: call.callRange)
    }
  }
}
