import PlatformKnowledge
import SourceModel
import SwiftSource

/// Takes back fixes that would not compile: a modifier makes another type of its view, so it must not be appended where
/// the type matters.
///
/// That is so for what is declared as `Image` or `Text` or becomes a constant of it, for one side of `? :`, `??` or
/// `+`, for members of arrays, for pictures and texts that are arguments of anything but a modifier that takes any
/// view, and for what is handed to a component of the project that declares its type: `let field: TextField<Text>`.
struct TypeKeeping {
  private let declarations: [ObjectIdentifier: FileDeclarations]
  private let handed: Once<HandedTypes>
  private var ends: [ObjectIdentifier: Set<Int>] = [:]

  init(_ files: [FileDeclarations]) {
    declarations = files.byFile
    handed = Once { HandedTypes(files) }
  }

  /// The finding with the fixes that compile.
  mutating func applied(to finding: Finding) -> Finding {
    var finding = finding
    finding.fixes.removeAll { fix in fix.edits.contains { changesType($0) } }
    return finding
  }

  private mutating func changesType(_ edit: SourceEdit) -> Bool {
    guard edit.range.isEmpty, edit.replacement.drop(while: \.isWhitespace).hasPrefix(".accessibility") else {
      return false
    }
    let key = ObjectIdentifier(edit.range.file)
    if ends[key] == nil { ends[key] = declarations[key].map { TypedEnds($0, handed.value).ends } ?? [] }
    return ends[key]?.contains(edit.range.start) ?? false
  }
}

/// Where expressions of a file end whose type must stay.
private struct TypedEnds {
  private(set) var ends: Set<Int> = []
  private let handed: HandedTypes

  init(_ file: FileDeclarations, _ handed: HandedTypes) {
    self.handed = handed
    note(file.properties, file.functions)
    for type in file.types { note(type.members) }
    for declaration in file.extensions { note(declaration.members) }
    CodeWalk.blocks(of: file) { block in
      for case .variable(let variable) in block.statements { note(variable) }
    }
    CodeWalk.expressions(of: file) { note($0) }
  }

  private mutating func note(_ members: Members) {
    note(members.properties, members.functions)
    for type in members.types { note(type.members) }
  }

  private mutating func note(_ properties: [PropertyDeclaration], _ functions: [FunctionDeclaration]) {
    for property in properties { note(property) }
    for function in functions where Self.isTyped(function.returnType) {
      CodeWalk.expressions(of: function) { noteCall($0) }
    }
  }

  private mutating func note(_ property: PropertyDeclaration) {
    if Self.isTyped(property.type) {
      CodeWalk.expressions(of: property) { noteCall($0) }
    } else if property.type == nil, let value = property.initializer, value.isImageOrText {
      ends.insert(value.range.end)
    }
  }

  private static func isTyped(_ type: TypeReference?) -> Bool {
    type.map { ["Image", "Text"].contains($0.name) && !$0.isOpaqueOrExistential } ?? false
  }

  private mutating func noteCall(_ expression: Expression) {
    switch expression.kind {
    case .call, .member: ends.insert(expression.range.end)
    default: break
    }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .ternary(_, let then, let otherwise): ends.formUnion([then.range.end, otherwise.range.end])
    case .binary(let sign, let left, let right) where ["+", "??"].contains(sign):
      ends.formUnion([left.range.end, right.range.end])
    case .assignment(_, let value) where value.isImageOrText: ends.insert(value.range.end)
    case .array(let items): ends.formUnion(items.map(\.range.end))
    case .dictionary(let entries): ends.formUnion(entries.map(\.value.range.end))
    case .call(let call) where !call.takesAnyView:
      for argument in call.arguments where argument.value.isImageOrText || handed.keeps(argument, of: call) {
        ends.insert(argument.value.range.end)
      }
    default: break
    }
  }
}

/// The types of SwiftUI that components and functions of the project declare for what they are handed, by the name of the component
/// and of the argument.
private struct HandedTypes {
  private struct Place: Hashable {
    let owner: String
    let label: String?
  }

  private var types: [Place: Set<String>] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files {
      for type in file.types { note(type.members, of: type.name) }
      for declaration in file.extensions { note(declaration.members, of: nil) }
      for function in file.functions { note(function, of: function.name) }
    }
  }

  /// Whether an argument is made by the very type that is asked for: with a modifier it would be of another.
  func keeps(_ argument: Argument, of call: Call) -> Bool {
    guard case .call(let made) = argument.value.kind, case .name(let type) = made.callee.kind else { return false }
    let owner: String
    switch call.callee.kind {
    case .name(let name), .member(_, let name): owner = name
    default: return false
    }
    return types[Place(owner: owner, label: argument.label)]?.contains(type) ?? false
  }

  /// - Parameter owner: The type; nil of an extension, whose functions alone are asked for.
  private mutating func note(_ members: Members, of owner: String?) {
    for function in members.functions { note(function, of: function.name) }
    for type in members.types { note(type.members, of: type.name) }
    guard let owner else { return }
    for initializer in members.initializers { note(initializer, of: owner) }
    for property in members.properties where property.getter == nil { note(property.type, Place(owner: owner, label: property.name)) }
  }

  private mutating func note(_ function: FunctionDeclaration, of owner: String) {
    for parameter in function.parameters { note(parameter.type, Place(owner: owner, label: parameter.label)) }
  }

  private mutating func note(_ type: TypeReference?, _ place: Place) {
    // `some View` and `Content` take whatever they get.
    guard let type, !type.isOpaqueOrExistential, !type.arguments.isEmpty else { return }
    types[place, default: []].insert(type.name)
  }
}

extension Call {
  /// Modifiers and types whose argument may be a view of any type.
  fileprivate var takesAnyView: Bool {
    switch callee.kind {
    case .member(_?, let name): ["overlay", "background", "mask", "listRowBackground"].contains(name)
    case .name(let name): ["AnyView", "NavigationLink", "Group"].contains(name)
    default: false
    }
  }
}

extension Expression {
  /// A picture or a text with nothing on it that makes another view of it.
  fileprivate var isImageOrText: Bool {
    guard case .call(let call) = kind else { return isGeneratedPicture }
    switch call.callee.kind {
    case .name(let name): return ["Image", "Text"].contains(name)
    case .member(let base?, let name): return TypeKeepingModifiers.keeps(name) && base.isImageOrText
    default: return false
    }
  }

  /// `Asset.Icons.wallet.image`, as tools make constants of a catalog.
  private var isGeneratedPicture: Bool {
    guard case .member(let base?, let name) = kind, ["image", "swiftUIImage"].contains(name) else { return false }
    var root = base
    while case .member(let inner?, _) = root.kind { root = inner }
    guard case .name(let type) = root.kind, type.first?.isUppercase ?? false else { return false }
    let words = type.lowercased()
    return NameWords.words(.generatedPicture).contains(where: words.hasSuffix)
  }
}
