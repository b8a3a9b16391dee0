import Project
import Rules
import SourceModel
import SwiftSource

/// The views, modifiers, cells and controllers that the code of an app declares for itself.
struct DeclaredViews {
  /// Those that may be made by their name alone, as the class of an extension is, which its property list names.
  private(set) var classes: Set<TypeName> = []
  /// The code of each, its extensions included.
  private var code: [TypeName: [SourceRange]] = [:]
  private var types: [String: [TypeName]] = [:]
  private var byFile: [ObjectIdentifier: [(type: TypeName, range: SourceRange)]] = [:]

  /// - Parameter offered: With those that other modules can use.
  init(_ sources: [(unit: SourceUnit, file: FileDeclarations)], offered: Bool = false) {
    let files = sources.filter { $0.unit.role == .app }.map(\.file)
    let twins = Set(TwinTypes.twins(in: files).keys)
    for file in files {
      for type in file.types where Self.isView(type, offered: offered) {
        let name = TypeName(type, among: twins)
        add(type.range, to: name)
        if type.kind == .classType { classes.insert(name) }
      }
    }
    // What an extension adds to a view is part of it.
    for file in files {
      for declaration in file.extensions {
        let name = declaration.extendedType.name
        let known = [TypeName(name, in: file.file), TypeName(name, in: file.file, isTwin: true), TypeName(name)].first { code[$0] != nil }
        if let known { add(declaration.range, to: known) }
      }
    }
    leaveOutInnerViews(of: files)
  }

  private mutating func leaveOutInnerViews(of files: [FileDeclarations]) {
    let inner = InnerViews(files)
    for (type, ranges) in code {
      let rest = inner.rest(of: ranges, ofType: type.name)
      guard rest != ranges else { continue }
      code[type] = rest
      for file in Set(ranges.map { ObjectIdentifier($0.file) }) {
        byFile[file]?.removeAll { $0.type == type }
        byFile[file]? += rest.filter { ObjectIdentifier($0.file) == file }.map { (type, $0) }
      }
    }
  }

  private mutating func add(_ range: SourceRange, to type: TypeName) {
    if code[type] == nil { types[type.name, default: []].append(type) }
    code[type, default: []].append(range)
    byFile[ObjectIdentifier(range.file), default: []].append((type, range))
  }

  var names: Set<String> { Set(types.keys) }

  func types(named name: String) -> [TypeName] { types[name] ?? [] }

  func ranges(of type: TypeName) -> [SourceRange] { code[type] ?? [] }

  /// Whose code a place lies in.
  func owner(of place: SourceRange) -> TypeName? {
    byFile[ObjectIdentifier(place.file)]?.first { $0.range.contains(place) }?.type
  }

  /// Those that findings are about, by name.
  ///
  /// - Parameter places: Where the findings are, by file.
  func holding(
    _ findings: [Finding], _ places: [ObjectIdentifier: [SourceRange]], _ interfaceFiles: [InterfaceUnit]
  ) -> [TypeName] {
    var found: Set<String> = []
    for (file, views) in byFile {
      let inFile = places[file] ?? []
      for view in views where inFile.contains(where: view.range.contains) { found.insert(view.type.name) }
    }
    // What stands elsewhere is met where views show it.
    for name in findings.flatMap(\.screens) where types[name] != nil { found.insert(name) }
    // What a class loads by its own name is looked at where the file is.
    for file in interfaceFiles where places[ObjectIdentifier(file.file)] != nil {
      let name = file.file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
      if types[name] != nil, Self.isCalled(name, file.file) { found.insert(name) }
    }
    return found.sorted().flatMap(types(named:))
  }

  /// `Card.xib` of a class `Card`, which loads it.
  static func isCalled(_ name: String, _ file: SourceFile) -> Bool { file.path.hasSuffix("/\(name).xib") }

  /// A structure that is a view or a modifier of views by its own declaration, or a class of UIKit by what it inherits from, that other modules
  /// cannot use.
  ///
  /// - Parameter offered: Whether those that they can use count as well.
  static func isView(_ type: TypeDeclaration, offered: Bool = false) -> Bool {
    let inherited = type.inheritedTypes.map(\.name)
    let isOurs = type.kind == .structure && ["View", "ViewModifier"].contains(where: inherited.contains)
      || type.kind == .classType && inherited.contains(where: isOfUIKit)
    guard isOurs,
      type.attributes.allSatisfy({ ["MainActor", "IBDesignable", "available"].contains($0.name) }) else { return false }
    return offered || !type.isOffered
  }

  /// By the endings that classes of views and controllers have, those of the project included; what is no such class has
  /// no findings about views in it.
  private static func isOfUIKit(_ name: String) -> Bool {
    ["View", "Cell", "Controller", "Control", "Button", "Label"].contains(where: name.hasSuffix)
  }
}
