import SourceModel
import SwiftSource

/// The classes of a project with their functions, those of extensions included, by name.
struct UIKitClassSurvey {
  struct Member {
    let declaration: TypeDeclaration
    var functions: [FunctionDeclaration] = []
    var properties: [PropertyDeclaration] = []
    var files: [SourceFile] = []
  }

  private var classes: [String: Member] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files { for type in file.types { add(type) } }
    for file in files {
      for declaration in file.extensions {
        for type in declaration.members.types { add(type) }
        extend(declaration.extendedType.name, with: declaration.members, declaration.range.file)
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    if type.kind == .classType, classes[type.name] == nil {
      classes[type.name] = Member(declaration: type)
      extend(type.name, with: type.members, type.range.file)
    }
    for nested in type.members.types { add(nested) }
  }

  private mutating func extend(_ name: String, with members: Members, _ file: SourceFile) {
    guard classes[name] != nil else { return }
    classes[name]?.functions += members.functions + members.initializers
    classes[name]?.properties += members.properties
    classes[name]?.files.append(file)
  }

  /// Every class, in order of name.
  var all: [Member] { classes.keys.sorted().compactMap { classes[$0] } }

  func named(_ name: String) -> Member? { classes[name] }

  /// A class and the project's classes above it, from the lowest.
  func ancestry(of member: Member) -> [Member] {
    var result = [member]
    while result.count < 12, let next = superclass(of: result[result.count - 1]) { result.append(next) }
    return result
  }

  private func superclass(of member: Member) -> Member? {
    member.declaration.inheritedTypes.lazy.compactMap { self.classes[$0.name] }
      .first { $0.declaration !== member.declaration }
  }

  /// Whether a class descends from one of UIKit, as far as the project's classes tell.
  func descends(_ member: Member, from names: Set<String>) -> Bool {
    descends(member, from: names.contains)
  }

  func descends(_ member: Member, from isAncestor: (String) -> Bool) -> Bool {
    ancestry(of: member).contains { $0.declaration.inheritedTypes.contains { isAncestor($0.name) } }
  }
}

extension UIKitClassSurvey.Member {
  /// Whether the code of the files that declare parts of the class mentions one of the words.
  func mentions(_ words: [String]) -> Bool {
    files.contains { $0.mentions(words) }
  }

  /// Whether it is told when a property of the class above it gets a value: one of its own would begin with a value.
  func watches(_ property: String) -> Bool {
    properties.contains { $0.name == property && !$0.observers.isEmpty && $0.getter == nil && $0.initializer == nil }
  }
}
