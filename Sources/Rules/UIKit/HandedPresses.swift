import SourceModel
import SwiftSource

/// Presses of a control that are handed on as the case of an enumeration, for whoever follows the stream to answer:
/// `help.rx.controlEvent(.touchUpInside).map { _ in .help }.bind(to: touches)` (RxSwift and RxCocoa: documentation of
/// controlEvent, map and bind).
struct HandedPresses {
  private let code: ProjectCode

  init(_ code: ProjectCode) { self.code = code }

  /// Whether all that comes of pressing the view that a property makes at a place is that something is printed.
  func areOnlyPrinted(ofViewAt place: SourceRange) -> Bool {
    guard let part = code.part(around: place), let type = code.types.first(where: { $0.name == part.name }),
      let name = part.members.properties.first(where: { $0.range.contains(place) })?.name else { return false }
    let streams = type.chains.filter { chain in
      "\(chain.base.dottedName ?? "").".hasPrefix("\(name).rx.")
    }
    guard streams.count == 1, let handed = Self.handed(streams[0]) else { return false }
    return isOnlyPrinted(handed)
  }

  /// The case that a stream of presses is made into before it is bound to another one; nil where it does anything else.
  private static func handed(_ stream: CodeChain) -> String? {
    guard stream.link("bind")?.call.argument("to") != nil,
      stream.links.allSatisfy({ quiet.contains($0.name) }) else { return nil }
    let cases = stream.links.flatMap(\.call.closures).map { Set($0.body.statements.compactMap(made)) }
    guard let last = cases.last, last.count == 1 else { return nil }
    return last.first
  }

  /// What changes a stream and answers nothing.
  private static let quiet: Set<String> = ["controlEvent", "map", "compactMap", "bind", "disposed"]

  /// `.help` and `return .help(topic)`
  private static func made(_ statement: Statement) -> String? {
    switch statement {
    case .returned(let value?), .expression(let value):
      if case .call(let call) = value.kind, case .member(nil, let name) = call.callee.kind { return name }
      if case .member(nil, let name) = value.kind { return name }
      return nil
    default: return nil
    }
  }

  /// Whether all code that asks for a case only prints something, or hands on a case of the same name.
  private func isOnlyPrinted(_ name: String) -> Bool {
    var (isPrinted, isAnswered) = (false, false)
    for part in code.parts {
      func look(_ code: SwitchCode) {
        for answer in code.cases where answer.items.contains(where: { Self.asks($0.pattern, for: name) }) {
          if Self.onlyPrints(answer.body) {
            isPrinted = true
          } else if !(answer.body.statements.count == 1 && Self.made(answer.body.statements[0]) == name) {
            isAnswered = true
          }
        }
      }
      CodeWalk.statements(of: part.members) { if case .selection(let code) = $0 { look(code) } }
      for expression in part.expressions { if case .selection(let code) = expression.kind { look(code) } }
    }
    return isPrinted && !isAnswered
  }

  private static func asks(_ pattern: Pattern, for name: String) -> Bool {
    switch pattern {
    case .enumCase(name, _, _): true
    case .expression(let expression): if case .member(_, name) = expression.kind { true } else { false }
    default: false
    }
  }

  private static func onlyPrints(_ block: Block) -> Bool {
    block.statements.allSatisfy { statement in
      switch statement {
      case .expression(let call): ErrorNotTold.isLog(call)
      case .jumped: true
      default: false
      }
    }
  }
}
