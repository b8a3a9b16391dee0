import PlatformKnowledge
import SourceModel
import SwiftSource

/// What views would bring up by flags that nothing sets, and so never do: the sheet of
/// `@State private var isAsking = false`, which only `$isAsking` names.
///
/// A private state is set by its own file alone (The Swift Programming Language: Access Control), and a presentation sets
/// its flag to false (Apple: documentation of View, sheet(isPresented:onDismiss:content:)).
final class UnsetFlags {
  private var ranges: [ObjectIdentifier: [SourceRange]] = [:]

  /// Whether a place lies in what such a flag brings up.
  func hold(_ place: SourceRange, in file: FileDeclarations) -> Bool {
    let known = ranges[ObjectIdentifier(file.file)] ?? read(file)
    return known.contains { $0.contains(place) }
  }

  private func read(_ file: FileDeclarations) -> [SourceRange] {
    var found: [SourceRange] = []
    func look(_ type: TypeDeclaration) {
      let flags = Self.flags(of: type)
      if !flags.isEmpty {
        let parts = [type.members] + file.extensions.filter { $0.extendedType.name == type.name }.map(\.members)
        var uses = FlagUses(flags)
        for members in parts { uses.read(members) }
        found += uses.brought
      }
      type.members.types.forEach(look)
    }
    if file.file.firstOffset(of: "isPresented") != nil { file.types.forEach(look) }
    ranges[ObjectIdentifier(file.file)] = found
    return found
  }

  private static func flags(of type: TypeDeclaration) -> Set<String> {
    Set(type.members.properties.filter { property in
      guard property.isPrivate, !property.isStatic, property.observers.isEmpty, property.attributes.contains(where: { $0.name == "State" }),
        case .boolean(false)? = property.initializer?.kind else { return false }
      return true
    }.map(\.name))
  }
}

/// How the code of a view uses its flags.
private struct FlagUses {
  private let flags: Set<String>
  private var set: Set<String> = []
  private var shown: [(flag: String, range: SourceRange)] = []
  /// How often a flag is handed on, and how often of these to a presentation.
  private var handed: [String: Int] = [:]
  private var presented: [String: Int] = [:]

  init(_ flags: Set<String>) { self.flags = flags }

  /// What only flags bring up that nothing sets.
  var brought: [SourceRange] {
    shown.filter { !set.contains($0.flag) && handed[$0.flag] == presented[$0.flag] }.map(\.range)
  }

  mutating func read(_ members: Members) {
    var open = CodeItem.items(of: members) + members.initializers.flatMap { $0.body?.items ?? [] }
    for type in members.types { read(type.members) }
    while let item = open.popLast() {
      item.appendParts(to: &open)
      if case .expression(let expression) = item { note(expression) }
    }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): noteName(name)
    case .member(let base?, let name):
      if case .name("self") = base.kind { noteName(name) }
    case .assignment(let target, let value):
      if case .tuple(let parts) = target.kind { set.formUnion(parts.compactMap { flag($0.value) }) }
      guard let flag = flag(target) else { return }
      if case .boolean(false) = value.kind { return }
      set.insert(flag)
    case .prefix("&", let operand): if let flag = flag(operand) { set.insert(flag) }
    case .call(let call): note(call)
    case .unsupported: set.formUnion(flags.filter { expression.range.text.contains($0) })
    default: break
    }
  }

  private mutating func noteName(_ name: String) {
    guard let first = name.first, first == "$" || first == "_", flags.contains(String(name.dropFirst())) else { return }
    if first == "$" { handed[String(name.dropFirst()), default: 0] += 1 } else { set.insert(String(name.dropFirst())) }
  }

  private mutating func note(_ call: Call) {
    if case .member(let base?, _) = call.callee.kind, let flag = flag(base) { set.insert(flag) }
    // A modifier of the project may set it, and so may one that only tells, such as whether a search is under way.
    guard case .member(_?, let modifier) = call.callee.kind, BuiltinModifiers.category(of: modifier) == .presentation,
      call.arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } }), let binding = call.arguments.first(where: { $0.label == "isPresented" }).flatMap({ name($0.value) }), binding.first == "$",
      flags.contains(String(binding.dropFirst())) else { return }
    let flag = String(binding.dropFirst())
    presented[flag, default: 0] += 1
    for argument in call.arguments where argument.label != "onDismiss" {
      if case .closure(let closure) = argument.value.kind { shown.append((flag, closure.body.range)) }
    }
  }

  private func flag(_ expression: Expression) -> String? { name(expression).flatMap { flags.contains($0) ? $0 : nil } }

  private func name(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name
    case .member(let base?, let name): if case .name("self") = base.kind { return name } else { return nil }
    default: return nil
    }
  }
}
