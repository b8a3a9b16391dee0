import PlatformKnowledge
import SourceModel
import SwiftSource

/// Waits after which a screen closes itself, and whose time stands elsewhere or is made of several: constants of another
/// type, `Task.sleep(for: .seconds(Times.reveal))`, and waits one after the other.
struct ClosingWait: Sendable {
  /// So many seconds, or so many times a constant, by the last name of its type and its own: "Times.reveal".
  struct Time: Sendable {
    var factor: Double
    var constant: String?
  }

  /// The last of the waits.
  let place: SourceRange
  let times: [Time]

  /// How long it takes; nil where a constant is not known.
  func seconds(_ constants: [String: Double]) -> Double? {
    var sum = 0.0
    for time in times {
      guard let name = time.constant else {
        sum += time.factor
        continue
      }
      guard let value = constants[name] else { return nil }
      sum += value * time.factor
    }
    return sum
  }

  // MARK: - Constants

  /// The constants of a type that are numbers, by its last name and theirs.
  static func constants(of type: WholeType) -> [(name: String, value: Double)] {
    let last = lastName(type.name)
    return type.parts.flatMap(\.members.properties).compactMap { property in
      guard property.isConstant, let number = property.initializer?.numberValue else { return nil }
      return ("\(last).\(property.name)", number)
    }
  }

  private static func lastName(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

  // MARK: - Waits

  /// Those of a type that closes itself by what its surroundings give it (`Delay.leaving`).
  static func all(in type: WholeType) -> [ClosingWait] {
    guard type.mentions(["sleep", "asyncAfter"]) else { return [] }
    let closing = Set(type.parts.flatMap(\.members.properties).filter { property in
      property.attributes.contains { $0.name == "Environment" } && (property.name.hasPrefix("dismiss") || property.name == "presentationMode")
    }.map(\.name))
    guard !closing.isEmpty else { return [] }
    var found: [ClosingWait] = []
    for part in type.parts {
      CodeWalk.allBlocks(of: part.members) { block in
        if let wait = wait(in: block, closing, type.name) { found.append(wait) }
      }
    }
    return found + type.kinds.calls.compactMap { later($0, closing, type.name) }
  }

  /// The waits of a block up to the statement that closes the screen.
  private static func wait(in block: Block, _ closing: Set<String>, _ owner: String) -> ClosingWait? {
    var times: [Time] = []
    var last: SourceRange?
    for statement in block.statements {
      guard case .expression(let expression) = statement else { continue }
      if let call = expression.call(named: "sleep"), let argument = call.arguments.first {
        // One that nobody knows makes the whole unknown.
        guard var time = time(argument.value, owner) else { return nil }
        if argument.label == "nanoseconds" || argument.label == nil && call.callee.dottedName == "Task.sleep" { time.factor *= 1e-9 }
        times.append(time)
        last = expression.range
      } else if let last, closes(expression, closing) {
        return ClosingWait(place: last, times: times)
      }
    }
    return nil
  }

  /// `asyncAfter(deadline: .now() + Times.reveal) { dismiss() }`
  private static func later(_ expression: Expression, _ closing: Set<String>, _ owner: String) -> ClosingWait? {
    guard let call = expression.call(named: "asyncAfter"), case .binary("+", _, let wait)? = call.arguments.first?.value.kind,
      let time = time(wait, owner), time.constant != nil, case .closure(let closure)? = call.arguments.last?.value.kind,
      closure.body.statements.contains(where: { if case .expression(let one) = $0 { closes(one, closing) } else { false } }) else { return nil }
    return ClosingWait(place: expression.range, times: [time])
  }

  /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`, also on the main thread.
  private static func closes(_ expression: Expression, _ closing: Set<String>) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    if let block = SilentCode.wrapped(expression) {
      return block.statements.contains { if case .expression(let inner) = $0 { closes(inner, closing) } else { false } }
    }
    guard call.arguments.isEmpty, let path = call.callee.dottedName?.split(separator: ".").map(String.init), let first = path.first,
      closing.contains(first) else { return false }
    return path.count == 1 || path.last == "dismiss"
  }

  private static func time(_ expression: Expression, _ owner: String) -> Time? {
    if let number = expression.numberValue { return Time(factor: number) }
    switch expression.kind {
    case .name(let name): return Time(factor: 1, constant: "\(lastName(owner)).\(name)")
    case .member(let base?, let name):
      guard let type = base.dottedName.map(lastName) else { return nil }
      return Time(factor: 1, constant: "\(["self", "Self"].contains(type) ? lastName(owner) : type).\(name)")
    case .call(let call):
      guard call.arguments.count == 1, let name = call.callee.plainName, var inner = time(call.arguments[0].value, owner) else { return nil }
      if name == "milliseconds" { inner.factor *= 1e-3 }
      return ["Double", "Int", "TimeInterval", "UInt64", "milliseconds", "seconds"].contains(name) ? inner : nil
    case .binary("*", let left, let right):
      guard let one = time(left, owner), let other = time(right, owner), one.constant == nil || other.constant == nil else { return nil }
      return Time(factor: one.factor * other.factor, constant: one.constant ?? other.constant)
    default: return nil
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      enum Times {
        enum Catch {
          static let reveal: Double = 0.8
          static let close: Double = 0.6
        }
      }
      struct CaughtView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var step = 0
        var body: some View {
          VStack { if step > 0 { Text("Caught! 20 points") }; Button("Catch") { begin() } }
        }
        func begin() {
          step = 1
          Task {
            try? await Task.sleep(nanoseconds: UInt64(Times.Catch.reveal * 1_000_000_000))
            step = 2
            try? await ↓Task.sleep(nanoseconds: UInt64(Times.Catch.close * 1_000_000_000))
            dismiss()
          }
        }
      }
      """),
    .violation(
      """
      enum Times { static let thanks = 2.5 }
      struct SentView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("Thank you").onAppear {
            ↓DispatchQueue.main.asyncAfter(deadline: .now() + Times.thanks) { dismiss() }
          }
        }
      }
      """),
    // An effect, and a time that is set elsewhere while the app runs.
    .pass(
      """
      enum Times { static let fade = 0.2 }
      struct SentView: View {
        @Environment(\\.dismiss) private var dismiss
        let settings: Settings
        var body: some View {
          VStack {
            Button("Done") { Task { try? await Task.sleep(for: .seconds(Times.fade)); dismiss() } }
            Button("Later") { Task { try? await Task.sleep(for: .seconds(settings.pause)); dismiss() } }
          }
        }
      }
      """),
  ]
}
