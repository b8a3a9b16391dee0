import SourceModel

/// Which types at the top of the modules of packages a file sees: those of modules that it imports, as far as they show
/// them (The Swift Programming Language: Access Control).
struct ModuleSight: Sendable {
  private struct Imports {
    /// Those that the modules hand on included.
    var modules: Set<String> = []
    /// `@testable` shows more.
    var isTest = false
  }

  private var imports: [ObjectIdentifier: Imports] = [:]
  /// The types at the top of modules of packages that other modules may name.
  private var shown: Set<ObjectIdentifier> = []

  init(_ files: [FileDeclarations]) {
    guard files.contains(where: { $0.file.build.module != nil }) else { return }
    var handedOn: [String: Set<String>] = [:]
    for file in files where !file.exportedImports.isEmpty {
      guard let module = file.file.build.module else { continue }
      handedOn[module, default: []].formUnion(file.exportedImports.map(Self.module))
    }
    for file in files where file.file.build.module != nil {
      for type in file.types where type.isShown { shown.insert(ObjectIdentifier(type)) }
    }
    for file in files {
      var found = Imports(isTest: file.file.firstOffset(of: "@testable") != nil)
      var open = file.imports.map(Self.module)
      while let next = open.popLast() {
        if found.modules.insert(next).inserted { open += handedOn[next] ?? [] }
      }
      imports[ObjectIdentifier(file.file)] = found
    }
  }

  /// `Kit` of `import struct Kit.Card`.
  private static func module(_ path: String) -> String {
    path.split(separator: ".").first.map(String.init) ?? path
  }

  /// Whether code in a file may name a type. What other types hold is seen where these are.
  func isSeen(_ type: TypeDeclaration, from file: SourceFile) -> Bool {
    guard let module = type.range.file.build.module, module != file.build.module, type.name == type.qualifiedName,
      let known = imports[ObjectIdentifier(file)] else { return true }
    return known.modules.contains(module) && (known.isTest || shown.contains(ObjectIdentifier(type)))
  }
}

extension TypeDeclaration {
  /// Other modules may name it.
  var isShown: Bool {
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let words = range.file.bytes[range.start..<max(range.start, nameRange.start)].split(whereSeparator: spaces.contains)
    return words.contains { word in ["public", "open", "package"].contains { word.elementsEqual($0.utf8) } }
  }
}
