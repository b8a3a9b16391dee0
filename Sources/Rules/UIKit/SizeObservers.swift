import SourceModel
import SwiftSource

/// Code that runs anew whenever people change the text size: what it sets follows them, whatever makes it.
///
/// Source: Apple, documentation of `UIContentSizeCategory.didChangeNotification` ("posted when the user changes the
/// preferred content size setting"), of `traitCollectionDidChange(_:)` and of `registerForTraitChanges(_:action:)`.
enum SizeObservers {
  private static let events = [
    "UIContentSizeCategory.didChangeNotification", "UIContentSizeCategoryDidChange", "UITraitPreferredContentSizeCategory",
  ]
  private static let words = [
    "UIContentSizeCategory", "UIContentSizeCategoryDidChange", "UITraitPreferredContentSizeCategory", "traitCollectionDidChange",
  ]

  /// Findings about fonts, without those that such code sets.
  static func heeded(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    guard !findings.isEmpty else { return findings }
    var names: Set<String> = []
    var closures: [SourceRange] = []
    let parts = project.code.parts
    for part in parts where part.mentions(words) {
      for function in part.members.functions where function.name == "traitCollectionDidChange" {
        CodeWalk.expressions(of: function) { note($0, &names) }
      }
      for chain in CodeChain.all(in: part.expressions) where chain.observesSize {
        for call in chain.calls {
          for closure in call.closures {
            closures.append(closure.body.range)
            CodeWalk.expressions(of: closure.body) { note($0, &names) }
          }
          names.formUnion(call.arguments.compactMap(\.value.selectedFunction))
        }
      }
    }
    guard !names.isEmpty || !closures.isEmpty else { return findings }
    let files = Set(findings.map { ObjectIdentifier($0.place.file) })
    let functions = parts.filter { files.contains(ObjectIdentifier($0.range.file)) }
      .flatMap { $0.members.functions.filter { names.contains($0.name) }.compactMap(\.body?.range) }
    return findings.filter { finding in !(functions + closures).contains { $0.contains(finding.place) } }
  }

  /// Keeps the name of a function of the object that an expression calls.
  private static func note(_ expression: Expression, _ names: inout Set<String>) {
    guard case .call(let call) = expression.kind else { return }
    switch call.callee.kind {
    case .name(let name): names.insert(name)
    case .member(let base?, let name): if base.isSelf { names.insert(name) }
    default: break
    }
  }

  /// Whether an argument names the event.
  fileprivate static func isEvent(_ expression: Expression) -> Bool {
    var found = false
    CodeWalk.expressions(of: .expression(expression)) { inner in
      switch inner.kind {
      case .name(let name): found = found || events.contains(name)
      case .member(_, "UIContentSizeCategoryDidChange"): found = true
      default: found = found || inner.dottedName.map(events.contains) ?? false
      }
    }
    return found
  }
}

extension CodeChain {
  /// The calls of it, the one that makes what the others are called on first.
  fileprivate var calls: [Call] { [call].compactMap(\.self) + links.map(\.call) }

  fileprivate var observesSize: Bool {
    calls.contains { call in
      call.arguments.contains { argument in
        if case .closure = argument.value.kind { return false }
        return SizeObservers.isEvent(argument.value)
      }
    }
  }
}

extension Expression {
  /// `self`, also where a closure holds it weakly.
  fileprivate var isSelf: Bool {
    switch kind {
    case .name(let name): name == "self"
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.isSelf
    default: false
    }
  }
}
