import PlatformKnowledge
import SourceModel
import SwiftSource

/// What was put on the clipboard, of which only a picture or a colour tells: `copied ? "checkmark" : "doc.on.doc"`. Where the
/// picture is part of a text or a label with other words for it, these are left to other rules.
enum PicturedCopies {
  /// Flags that tell of a copy, each with the picture that they change.
  static func all(in type: WholeType) -> [(name: String, place: SourceRange)] {
    guard type.mentions(["asteboard"]), !type.mentions(TellingCode.all) else { return [] }
    return flags(of: type).sorted().compactMap { flag in picture(of: flag, in: type).map { (flag, $0) } }
  }

  // MARK: - What is copied

  /// States that are set where something is put on the clipboard (Apple: documentation of UIPasteboard and NSPasteboard).
  private static func flags(of type: WholeType) -> Set<String> {
    var found: Set<String> = []
    for body in type.parts.flatMap({ CodeWalk.bodies(of: $0.members) }) + type.kinds.closures.map(\.body) {
      CodeWalk.blocks(of: body) { block in
        guard block.statements.contains(where: copies) else { return }
        for statement in block.statements { CodeWalk.expressions(of: statement) { if let flag = raised(by: $0) { found.insert(flag) } } }
      }
    }
    return found.intersection(type.states)
  }

  private static func copies(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    switch expression.kind {
    case .assignment(let target, _): return target.dottedName.map(isClipboard) ?? false
    case .call(let call):
      guard let path = call.callee.dottedName, let name = call.callee.plainName else { return false }
      return isClipboard(path) && (name.hasPrefix("set") || name.hasPrefix("write"))
    default: return false
    }
  }

  private static func isClipboard(_ path: String) -> Bool {
    path.split(separator: ".").dropLast().contains { $0.lowercased().hasSuffix("pasteboard") || $0.lowercased().hasSuffix("clipboard") }
  }

  private static func raised(by expression: Expression) -> String? {
    guard case .assignment(let target, let value) = expression.kind, value.isTrue else { return nil }
    return target.dottedName?.withoutSelf
  }

  // MARK: - What tells of it

  /// The picture that a flag changes, where nothing else depends on it but how something looks.
  private static func picture(of flag: String, in type: WholeType) -> SourceRange? {
    guard !isWorded(flag, in: type) else { return nil }
    var found: SourceRange?
    for chain in type.chains {
      guard chain.links.allSatisfy({ !$0.call.arguments.contains { asks($0, flag) } || isLook($0.name) }) else { return nil }
      let asking = chain.call?.arguments.filter { asks($0, flag) } ?? []
      guard !asking.isEmpty else { continue }
      let isPicture = chain.name == "Image" || asking.allSatisfy { ["systemImage", "image"].contains($0.label) }
      guard isPicture else {
        // Colours and shapes may go with it.
        if let name = chain.name, FrameworkNames.names(.basicShape).contains(name) { continue }
        return nil
      }
      if found == nil { found = chain.base.range }
    }
    for code in StatusNotAnnounced.branches(type) where asks(code.conditions, flag) {
      let views = code.branches.flatMap(\.views)
      guard views.allSatisfy({ $0.name == "Image" }) else { return nil }
      if found == nil { found = views.first?.base.range }
    }
    return found
  }

  /// A member whose value depends on the flag and that may be a text.
  private static func isWorded(_ flag: String, in type: WholeType) -> Bool {
    type.parts.flatMap(\.members.properties).contains { property in
      guard property.name != flag, let getter = property.getter, property.type?.name != "some", property.name != "body" else { return false }
      guard property.type.map({ ["String", "Text", "LocalizedStringKey", "LocalizedStringResource"].contains($0.name) }) ?? false else { return false }
      var asks = false
      CodeWalk.expressions(of: getter) { if $0.dottedName?.withoutSelf == flag { asks = true } }
      return asks
    }
  }

  private static func asks(_ conditions: [ConditionElement], _ flag: String) -> Bool {
    conditions.contains { condition in
      if case .expression(let value) = condition { value.namedPaths.contains(flag) } else { false }
    }
  }

  /// What is written in place; closures hold views of their own.
  private static func asks(_ argument: Argument, _ flag: String) -> Bool {
    if case .closure = argument.value.kind { return false }
    return argument.value.namedPaths.contains(flag)
  }

  /// Modifiers that change how something looks and nothing that is heard.
  private static func isLook(_ name: String) -> Bool { FrameworkNames.names(.lookModifier).union(FrameworkNames.names(.motionModifier)).contains(name) }
}
