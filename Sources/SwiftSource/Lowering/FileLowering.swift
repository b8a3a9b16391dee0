import SourceModel
import SwiftParser
import SwiftSyntax

import struct SourceModel.SourceRange

/// The lowering of one file: everything that its parts share while they walk down the syntax tree.
///
/// The parts are extensions of this class, one for each concern. An instance lives for one file, on one thread.
final class FileLowering {
  /// Nesting that the parser accepts. It has to be said: a debug build of the parser stops at 20 otherwise, which
  /// any screen exceeds.
  static let maximumNestingLevel = 256

  /// Depth of the trees that are made, counted in expressions from the file down; what lies deeper is `unsupported`.
  ///
  /// Trees of classes are freed recursively, and evaluation is recursive as well: the bound keeps both within an
  /// ordinary stack whatever the input. The deepest of 3,500 files of real apps stays below 100.
  static let maximumDepth = 1_000

  /// Square brackets within each other. The parser takes twice as long for each further one (it tries every bracket as
  /// a type first), so a file of forty would never end; beyond the limit a file is not parsed.
  static let maximumBracketDepth = 16

  /// String interpolations within each other: the time of the lexer grows with their square at least.
  static let maximumInterpolationDepth = 64

  /// Words, numbers and signs: the parser takes half a kilobyte for each, so a file of 20 MB would take gigabytes. The
  /// largest files of real apps, tables that generators wrote, have a tenth of it.
  static let maximumWords = 1_000_000

  let file: SourceFile
  /// The system that conditional compilation is decided for.
  let system: String
  /// Where places of the tree lie in the file, if it is one of two states of it; and which.
  private let alignment: FileAlignment?
  private let isAfter: Bool
  /// The bytes of the file, valid during `lower()`.
  let bytes: UnsafeBufferPointer<UInt8>
  let result: FileDeclarations
  /// Offset of the first code that lies below `maximumDepth`.
  var firstTooDeep: Int?
  // The lowering of a file is the only one to touch its state: there is nothing to check at run time.
  @exclusivity(unchecked) var depth = 0
  /// Blocks around what is being lowered.
  @exclusivity(unchecked) var blockDepth = 0
  /// Names of the enclosing types.
  var typePath: [String] = []
  /// Links of the member chains that are being walked, so that a chain needs no array of its own.
  @exclusivity(unchecked) var linkStack: [ChainLink] = []
  /// The names of the loops around a statement.
  var loopLabels: Set<String> = []
  /// The iOS version that the enclosing code assures.
  var assuredVersion: PlatformVersion?
  /// The file holds `ccessibility`, so that even code without any other interest is looked through for uses.
  let mayUseAccessibility: Bool
  /// False in code that iOS never compiles, and while something is lowered for the second time.
  @exclusivity(unchecked) var recordsUses: Bool
  @exclusivity(unchecked) var names = NameTable()
  /// By qualified name, what extensions of the file add to a type.
  @exclusivity(unchecked) var addedTypes: [String: [TypeReference]] = [:]

  private init(
    file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, system: String, alignment: FileAlignment?
  ) {
    self.alignment = alignment
    isAfter = file.states?.isAfter ?? false
    self.file = file
    self.system = system
    self.bytes = bytes
    result = FileDeclarations(file: file)
    mayUseAccessibility = contains("ccessibility", in: bytes)
    recordsUses = mayUseAccessibility
  }

  private static func reasonNotToParse(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if nestsSquareBrackets(in: bytes, beyond: maximumBracketDepth) {
      return "more than \(maximumBracketDepth) square brackets within each other"
    }
    if nestsInterpolations(in: bytes, beyond: maximumInterpolationDepth) {
      return "more than \(maximumInterpolationDepth) string interpolations within each other"
    }
    return hasMoreWords(than: maximumWords, in: bytes) ? "more than a million words and signs" : nil
  }

  /// Parses and lowers a file. The stack must be large (`runOnLargeStack`): the parser is recursive.
  ///
  /// - Parameter system: The system that it is compiled for; that of the file where none is named.
  static func lower(_ file: SourceFile, for system: String? = nil) -> FileDeclarations {
    file.bytes.withUnsafeBufferPointer { bytes in
      if let message = reasonNotToParse(bytes) {
        let result = FileDeclarations(file: file)
        result.syntaxErrors = [SyntaxError(offset: 0, message: message, loss: .file)]
        return result
      }
      let tree = Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel)
      return lower(tree, of: file, bytes, for: system ?? file.build.system, alignment: nil)
    }
  }

  /// Parses a file; nil where that is not done.
  static func parse(_ file: SourceFile) -> SourceFileSyntax? {
    file.bytes.withUnsafeBufferPointer { bytes in
      reasonNotToParse(bytes) == nil ? Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel) : nil
    }
  }

  /// Lowers a file that was parsed.
  ///
  /// - Parameter alignment: Where the places of the tree lie in the file, when it was made of one of two states of it.
  static func lower(
    _ tree: SourceFileSyntax, of file: SourceFile, for system: String, alignment: FileAlignment? = nil
  ) -> FileDeclarations {
    file.bytes.withUnsafeBufferPointer { lower(tree, of: file, $0, for: system, alignment: alignment) }
  }

  private static func lower(
    _ tree: SourceFileSyntax, of file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, for system: String,
    alignment: FileAlignment?
  ) -> FileDeclarations {
    let lowering = FileLowering(file: file, bytes: bytes, system: system, alignment: alignment)
    if contains("extension ", in: bytes) { lowering.noteAddedTypes(tree.statements) }
    lowering.topLevel(tree.statements)
    lowering.result.accessibilityUses.sort { $0.nameRange.start < $1.nameRange.start }
    if contains(SuppressionScanner.marker, in: bytes) {
      lowering.result.suppressions = SuppressionScanner(file: file, tree: tree).comments()
    }
    if tree.hasError {
      lowering.result.syntaxErrors = firstSyntaxErrors(in: tree)
      if let marker = conflictMarker(in: bytes) {
        lowering.result.syntaxErrors = [SyntaxError(offset: marker, message: "conflict of a merge")]
      }
    }
    if let offset = lowering.firstTooDeep {
      let message = "an expression more than \(maximumDepth) deep is left out"
      lowering.result.syntaxErrors.append(SyntaxError(offset: offset, message: message))
    }
    lowering.result.changes = ChangedNames(lowering.result)
    return lowering.result
  }
}

// MARK: - Ranges and texts

extension FileLowering {
  func start(of node: some SyntaxProtocol) -> Int { place(node.positionAfterSkippingLeadingTrivia) }

  func end(of node: some SyntaxProtocol) -> Int { place(node.endPositionBeforeTrailingTrivia) }

  private func place(_ position: AbsolutePosition) -> Int {
    guard let alignment else { return position.utf8Offset }
    return alignment.aligned(position.utf8Offset, isAfter: isAfter)
  }

  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  func range(of node: some SyntaxProtocol) -> SourceRange {
    SourceRange(file: file, start: start(of: node), end: end(of: node))
  }

  /// Where the text of a token begins and ends; the same for one that the parser made up.
  func span(of token: TokenSyntax) -> (start: Int, end: Int) {
    let start = place(token.positionAfterSkippingLeadingTrivia)
    return (start, start + token.trimmedLength.utf8Length)
  }

  func tokenBytes(_ token: TokenSyntax) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = span(of: token)
    return slice(start, end)
  }

  func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    let end = min(max(end, 0), bytes.count)
    return UnsafeBufferPointer(rebasing: bytes[min(max(start, 0), end)..<end])
  }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { slice(range.lowerBound, range.upperBound) }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: slice(start, end), as: UTF8.self) }

  func slice(of node: some SyntaxProtocol) -> UnsafeBufferPointer<UInt8> { slice(start(of: node), end(of: node)) }

  func text(of node: some SyntaxProtocol) -> String { text(start(of: node), end(of: node)) }

  func text(of token: TokenSyntax) -> String { names.string(tokenBytes(token)) }

  /// The text of an identifier, without the backticks that let it be a keyword.
  func name(_ token: TokenSyntax) -> String { name(tokenBytes(token)) }

  func name(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "`") else { return names.string(bytes) }
    return names.string(UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)]))
  }

  func token(_ token: TokenSyntax, is text: StaticString) -> Bool { equal(tokenBytes(token), text) }
}

// MARK: - The top level

extension FileLowering {
  func topLevel(_ items: CodeBlockItemListSyntax) {
    for item in Elements(items) {
      switch item.item {
      case .decl(let declaration): topLevel(declaration)
      case .expr(let expression): topLevel(expression)
      case .stmt(let statement): if mayUseAccessibility { _ = self.statement(statement) }
      }
    }
  }

  private func topLevel(_ expression: ExprSyntax) {
    if let macro = expression.as(MacroExpansionExprSyntax.self), token(macro.macroName, is: "Preview") {
      preview(
        arguments: macro.arguments, closure: macro.trailingClosure, range: range(of: macro))
    } else {
      result.looseExpressions.append(self.expression(expression))
    }
  }

  private func topLevel(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      let path = node.path.map { name($0.name) }.joined(separator: ".")
      result.imports.append(path)
      if attributes(node.attributes).contains(where: { $0.name == "_exported" }) { result.exportedImports.append(path) }
    case .extensionDecl(let node):
      result.extensions.append(extensionDeclaration(node))
    case .macroExpansionDecl(let node) where token(node.macroName, is: "Preview"):
      withAvailability(node.attributes) {
        preview(arguments: node.arguments, closure: node.trailingClosure, range: range(of: node))
      }
    case .ifConfigDecl(let node):
      noteOtherSystems(node)
      for clause in clausesInUse(node) {
        if case .statements(let items)? = clause.elements { topLevel(items) }
      }
    default:
      var members = Members()
      member(declaration, into: &members)
      result.types += members.types
      result.functions += members.functions
      result.properties += members.properties
      result.aliases.merge(members.aliases) { first, _ in first }
      result.privateAliases.formUnion(members.privateAliases)
    }
  }

  private func preview(arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, range: SourceRange) {
    let values = self.arguments(arguments)
    var body: Block?
    if let closure {
      body = self.closure(closure).body
    } else if case .closure(let closure)? = values.first(where: { $0.label == "body" })?.value.kind {
      body = closure.body
    }
    guard let body else { return }
    var title: String?
    if let first = values.first, first.label == nil, case .string(let literal) = first.value.kind {
      title = literal.plainText
    }
    result.previews.append(PreviewDeclaration(name: title, body: body, range: range))
  }
}

extension StringLiteral {
  /// The text, when there is no interpolation.
  var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}
