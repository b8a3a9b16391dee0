import SourceModel

/// Everything that one file declares. Filled while the file is lowered, and never changed after that.
///
/// An object, since rules go through all files of an app again and again: a copy would count up some twenty references.
public final class FileDeclarations: @unchecked Sendable {
  // Unchecked: only this module writes, before anybody else reads.
  public let file: SourceFile
  public internal(set) var imports: [String] = []
  /// Those that whoever imports the file's module gets as well.
  public internal(set) var exportedImports: [String] = []
  public internal(set) var types: [TypeDeclaration] = []
  public internal(set) var extensions: [ExtensionDeclaration] = []
  public internal(set) var functions: [FunctionDeclaration] = []
  public internal(set) var properties: [PropertyDeclaration] = []
  public internal(set) var aliases: [String: TypeReference] = [:]
  /// Those among them that no other file sees.
  public internal(set) var privateAliases: Set<String> = []
  public internal(set) var previews: [PreviewDeclaration] = []
  /// Expressions at the top level that are no previews: of a program, or a piece of code that was pasted.
  public internal(set) var looseExpressions: [Expression] = []
  /// Calls and uses of names that begin with `accessibility` or `UIAccessibility`, wherever they stand but in `#if`
  /// clauses that are certainly not compiled for iOS.
  public internal(set) var accessibilityUses: [NameUse] = []
  /// Functions and types that are declared only in `#if` clauses that are certainly not compiled for iOS.
  public internal(set) var otherSystemNames: Set<String> = []
  /// What `#if` clauses hold that are compiled with `DEBUG` only, so that nobody gets it from a store.
  public internal(set) var debugRanges: [SourceRange] = []
  /// What `#if` clauses hold that the system which the file is read for leaves out, and another one has on which it may
  /// run.
  public internal(set) var otherSystemCode: [OtherSystemCode] = []
  /// Other systems that it may run on and that leave out something which the system has that the file is read for.
  public internal(set) var otherSystemsWithLess: Set<String> = []
  /// What `#if` clauses hold that the system has which the file is read for, and that another one leaves out on which it
  /// may run.
  public internal(set) var ownSystemCode: [SourceRange] = []
  /// Code that is lowered for its effects alone, and not taken apart: conditions of loops, setters of subscripts.
  var looseCode: [SourceRange] = []
  /// What the code of the file may change.
  public internal(set) var changes: ChangedNames
  public internal(set) var suppressions: [SuppressionComment] = []
  /// The first errors, by place.
  public internal(set) var syntaxErrors: [SyntaxError] = []
  /// What it declares, where that has to be known when the file shows another state.
  var outline: FileOutline?

  public init(file: SourceFile) {
    self.file = file
    changes = ChangedNames()
  }

  /// Whether a program begins in the file: it is called `main.swift`, or an attribute says so of a type (The Swift Programming
  /// Language, Attributes: main, NSApplicationMain, UIApplicationMain).
  public var beginsProgram: Bool {
    file.path == "main.swift" || file.path.hasSuffix("/main.swift") || types.contains { type in
      type.attributes.contains { $0.name == "main" || $0.name.hasSuffix("ApplicationMain") }
    }
  }

  /// The same without some types and extensions.
  public func leavingOut(
    types isLeftOut: (TypeDeclaration) -> Bool, extensions isLeftOutToo: (ExtensionDeclaration) -> Bool
  ) -> FileDeclarations {
    let result = FileDeclarations(copying: self)
    result.types.removeAll(where: isLeftOut)
    result.extensions.removeAll(where: isLeftOutToo)
    return result
  }

  private init(copying other: FileDeclarations) {
    file = other.file
    imports = other.imports
    exportedImports = other.exportedImports
    types = other.types
    extensions = other.extensions
    functions = other.functions
    properties = other.properties
    aliases = other.aliases
    privateAliases = other.privateAliases
    previews = other.previews
    looseExpressions = other.looseExpressions
    accessibilityUses = other.accessibilityUses
    otherSystemNames = other.otherSystemNames
    debugRanges = other.debugRanges
    otherSystemCode = other.otherSystemCode
    otherSystemsWithLess = other.otherSystemsWithLess
    ownSystemCode = other.ownSystemCode
    looseCode = other.looseCode
    changes = other.changes
    suppressions = other.suppressions
    syntaxErrors = other.syntaxErrors
    outline = other.outline
  }
}

extension Sequence<FileDeclarations> {
  /// What each file declares, by the file; of several with one file the first.
  public var byFile: [ObjectIdentifier: FileDeclarations] {
    Dictionary(map { (ObjectIdentifier($0.file), $0) }) { first, _ in first }
  }
}
