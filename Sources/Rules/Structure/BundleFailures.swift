import SourceModel
import SwiftSource

/// Messages of a model that only a file of the app itself can bring up, which is missing or cannot be read: in an app that
/// works nobody ever meets them.
enum BundleFailures {
  /// The members that keep them, by "Type.member": wherever one gets words, a function of the type reads a file of the
  /// app's bundle and waits for nothing.
  static func names(in project: ProjectSubject) -> Set<String> {
    let own = project.ofEachType(StatusNotAnnounced.self, "bundle", read)
    guard own.contains(where: \.isOfBundle) else { return [] }
    let elsewhere = Set(project.ofEachType(StatusNotAnnounced.self, "set elsewhere", setOfOthers))
    let open = Set(own.filter { !$0.isOfBundle }.map { "\($0.type).\($0.name)" }).union(elsewhere)
    let found = own.filter { $0.isOfBundle && !elsewhere.contains(".\($0.name)") }
    return Set(found.map { "\($0.type).\($0.name)" }).subtracting(open)
  }

  private struct Setting: Sendable {
    let type: String
    let name: String
    let isOfBundle: Bool
  }

  private static func read(_ type: WholeType) -> [Setting] {
    guard type.mentions(["forResource"]) else { return [] }
    return type.parts.flatMap(\.members.functions).flatMap { function -> [Setting] in
      guard let body = function.body else { return [] }
      var (names, reads, waits): ([String], Bool, Bool) = ([], false, false)
      CodeWalk.expressions(of: body) { expression in
        if let path = target(of: expression), !path.contains(".") { names.append(path) }
        guard case .call(let call) = expression.kind else { return }
        reads = reads || call.argument("forResource") != nil
        waits = waits || call.isAwaited
      }
      return names.map { Setting(type: type.name, name: $0, isOfBundle: reads && !waits) }
    }
  }

  /// The members of other objects that a type sets, by "Type.member", without a type where it is not known.
  private static func setOfOthers(_ type: WholeType) -> [String] {
    let paths = type.kinds.assignments.compactMap { target(of: $0)?.split(separator: ".").map(String.init) }.filter { $0.count > 1 }
    let kept = paths.isEmpty ? [:] : type.keptClasses
    return paths.map { path in
      let owner = path.count == 2 ? kept[path[0]] : nil
      return "\(owner ?? "").\(path[path.count - 1])"
    }
  }

  /// What an assignment gives words, or whatever is not nothing.
  private static func target(of expression: Expression) -> String? {
    guard case .assignment(let target, let value) = expression.kind, value.plainText != "" else { return nil }
    if case .nilLiteral = value.kind { return nil }
    return target.dottedName
  }
}
