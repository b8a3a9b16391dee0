import SourceModel
import SwiftSource

/// The code of a file, member by member.
struct CodeMembers {
  struct Code {
    let member: CodeMember
    let type: TypeDeclaration?
    let items: [CodeItem]
  }

  private var codes: [Code] = []

  init(_ file: FileDeclarations) {
    for property in file.properties { add(property, nil, nil, isPreview: false) }
    for function in file.functions { add(function, nil, nil, isPreview: false) }
    for type in file.types { add(type, isPreview: false) }
    for declaration in file.extensions {
      add(declaration.members, nil, declaration.extendedType.name, isPreview: false)
    }
    for preview in file.previews {
      let member = CodeMember(
        name: preview.name ?? "#Preview", owner: nil, isCalledBySystem: true, isViewCode: true, isPreview: true,
        range: preview.range)
      codes.append(Code(member: member, type: nil, items: preview.body.items))
    }
  }

  func forEach(_ body: (Code) -> Void) { codes.forEach(body) }

  private mutating func add(_ type: TypeDeclaration, isPreview: Bool) {
    let isPreview = isPreview || type.inheritedTypes.contains { $0.name == "PreviewProvider" || $0.name == "PreviewModifier" }
    add(type.members, type, type.name, isPreview: isPreview)
  }

  private mutating func add(_ members: Members, _ type: TypeDeclaration?, _ owner: String?, isPreview: Bool) {
    for property in members.properties { add(property, type, owner, isPreview: isPreview) }
    for function in members.functions + members.initializers { add(function, type, owner, isPreview: isPreview) }
    for inner in members.types { add(inner, isPreview: isPreview) }
  }

  private mutating func add(_ property: PropertyDeclaration, _ type: TypeDeclaration?, _ owner: String?, isPreview: Bool) {
    let member = CodeMember(
      name: property.name, owner: owner, isCalledBySystem: Self.system.contains(property.name),
      isViewCode: property.type.map(Self.isView) ?? true, isPreview: isPreview, range: property.range)
    let observers = property.observers.flatMap(\.items)
    codes.append(Code(member: member, type: type, items: CodeItem.items(of: property) + observers))
  }

  private mutating func add(_ function: FunctionDeclaration, _ type: TypeDeclaration?, _ owner: String?, isPreview: Bool) {
    guard let body = function.body else { return }
    let isInitializer = function.name == "init"
    let member = CodeMember(
      name: isInitializer ? owner ?? "init" : function.name, owner: owner,
      isCalledBySystem: Self.system.contains(function.name) || function.isOverride,
      isViewCode: isInitializer || function.returnType.map(Self.isView) ?? false, isPreview: isPreview,
      range: function.range)
    let defaults = function.parameters.compactMap { $0.defaultValue.map(CodeItem.expression) }
    codes.append(Code(member: member, type: type, items: defaults + body.items))
  }

  private static func isView(_ type: TypeReference) -> Bool {
    type.isOpaqueOrExistential || type.name.hasSuffix("View") || ["Text", "Image", "Label", "Content", "Self"].contains(type.name)
  }

  /// Members that SwiftUI and UIKit call.
  private static let system: Set<String> = [
    "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController", "makeCoordinator",
    "path", "sizeThatFits", "placeSubviews", "previews", "scene", "application", "viewDidLoad", "loadView",
    "layoutSubviews", "tableView", "collectionView",
  ]
}

extension FunctionDeclaration {
  fileprivate var isOverride: Bool {
    range.file.bytes[range.start..<max(range.start, nameRange.start)].split(separator: UInt8(ascii: " "))
      .contains { $0.elementsEqual("override".utf8) }
  }
}

/// Finds out which members nobody uses but previews, tests and members that nobody uses either.
struct CallerSearch {
  private let uses: [String: [CodeMember]]

  init(in files: [FileDeclarations]) {
    let members = files.map(CodeMembers.init)
    var declared: Set<String> = []
    for file in members { file.forEach { declared.formUnion($0.member.names) } }
    var found: [String: [ObjectIdentifier: CodeMember]] = [:]
    for file in members {
      file.forEach { code in
        var open = code.items
        while let item = open.popLast() {
          if case .expression(let expression) = item {
            for name in expression.namedHere where declared.contains(name) {
              found[name, default: [:]][ObjectIdentifier(code.member)] = code.member
            }
          }
          open += item.parts
        }
      }
    }
    uses = found.mapValues { Array($0.values) }
  }

  /// Why nobody gets to the code of a member; nil when somebody may.
  func reasonNotReached(_ member: CodeMember) -> String? {
    if !member.isCalledBySystem { return reasonUnused(member.name, by: member) }
    // A style or modifier that nobody names.
    guard let owner = member.owner, Self.ofValues.contains(member.name) else { return nil }
    return reasonUnused(owner, by: member)
  }

  /// What the system calls of a value that somebody has to make.
  private static let ofValues: Set<String> = ["makeBody", "makeUIView", "makeUIViewController", "path"]

  private func reasonUnused(_ name: String, by member: CodeMember) -> String? {
    var seen: Set<String> = [name]
    var open = [name]
    var isPreviewed = false
    while let next = open.popLast() {
      for use in uses[next] ?? [] where !(use.name == next && use.range == member.range) {
        if use.isPreview {
          isPreviewed = true
          continue
        }
        guard !use.isCalledBySystem else { return nil }
        if seen.insert(use.name).inserted { open.append(use.name) }
      }
    }
    return isPreviewed ? "only previews" : "no caller"
  }
}

extension Expression {
  /// The names of members, functions and types that the expression itself names.
  fileprivate var namedHere: [String] {
    switch kind {
    case .name(let name): [name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name]
    case .member(_, let name): [name.hasPrefix("$") ? String(name.dropFirst()) : name]
    case .keyPath(let components): components
    case .type(let type), .cast(_, _, let type): [type.name]
    default: []
    }
  }
}
