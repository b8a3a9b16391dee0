import SwiftParser
import SwiftSyntax

/// A replacement of bytes of a text.
private struct ByteEdit {
  var range: Range<Int>
  var text: String

  static func apply(_ edits: [ByteEdit], to source: String) -> String {
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  fileprivate var codeRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// Where lines of code begin, those that only continue a chain left out.
struct TokenLines {
  private let source: String
  private let starts: [Int]

  init(_ source: String) {
    self.source = source
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var line = 0
    var starts: [Int] = []
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let position = token.positionAfterSkippingLeadingTrivia
      let here = converter.location(for: position).line
      defer { line = converter.location(for: token.endPositionBeforeTrailingTrivia).line }
      // Fixes keep away from comments between modifiers.
      if here != line, token.tokenKind != .period, !token.isInsideString { starts.append(position.utf8Offset) }
    }
    self.starts = starts
  }

  /// The source with a text before the first token of each line.
  func inserting(_ text: String) -> String {
    ByteEdit.apply(starts.map { ByteEdit(range: $0..<$0, text: text) }, to: source)
  }
}

extension TokenSyntax {
  /// What stands in a literal is text, not code.
  fileprivate var isInsideString: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let literal = parent.as(StringLiteralExprSyntax.self), literal.firstToken(viewMode: .sourceAccurate) != self {
        return true
      }
      node = parent
    }
    return false
  }
}

/// The bodies of the views of a file, to be written in other ways.
struct ViewBodies {
  private struct Body {
    var view: StructDeclSyntax
    var accessor: AccessorBlockSyntax
    var statements: String
  }

  private let source: String
  private let tree: SourceFileSyntax
  private var bodies: [Body] = []

  init(_ source: String) {
    self.source = source
    tree = Parser.parse(source: source)
    for item in tree.statements {
      guard let view = item.item.as(StructDeclSyntax.self), view.isView else { continue }
      for member in view.memberBlock.members {
        guard let property = member.decl.as(VariableDeclSyntax.self), let binding = property.bindings.first,
          binding.pattern.trimmedDescription == "body", let accessor = binding.accessorBlock,
          case .getter(let statements) = accessor.accessors,
          !statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
        else { continue }
        bodies.append(Body(view: view, accessor: accessor, statements: statements.description))
      }
    }
  }

  var isEmpty: Bool { bodies.isEmpty }

  private func replacingBodies(_ text: (Body) -> String, after: (Body) -> String = { _ in "" }) -> String {
    ByteEdit.apply(
      bodies.map { ByteEdit(range: $0.accessor.codeRange, text: text($0) + after($0)) }, to: source)
  }

  /// Each body moved to a property of its own.
  func extracted() -> String {
    replacingBodies(
      { _ in "{ extractedContent }" },
      after: { "\n\n  @ViewBuilder private var extractedContent: some View {\n\($0.statements)\n  }" })
  }

  /// Each body moved to an extension; the first text is that of the file, the second that of the extensions.
  func extractedToExtension() -> (String, String) {
    let extensions = bodies.map { body in
      "extension \(body.view.name.text) {\n  @ViewBuilder var extractedContent: some View {\n"
        + "\(body.statements)\n  }\n}\n"
    }
    let elsewhere = (["import SwiftUI\n"] + extensions).joined(separator: "\n")
    // What is called from another file can't be private.
    let rest = replacingBodies { _ in "{ extractedContent }" }.replacing(#/private func (\w+)/#) { function in
      elsewhere.contains("\(function.1)(") ? "func \(function.1)" : String(function.0)
    }
    return (rest, elsewhere)
  }

  /// Each body as the content of a view.
  func wrapped(in container: String) -> String {
    replacingBodies { "{\n\(container) {\n\($0.statements)\n}\n  }" }
  }

  /// A file with a screen that uses the views that are used nowhere else; nil when there are none.
  func userOfViews() -> String? {
    let names = Set(tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.keyPathInParent == \StructDeclSyntax.name ? nil : token.identifier?.name
    })
    let unused = bodies.map(\.view).filter { !names.contains($0.name.text) && $0.genericParameterClause == nil }
    if unused.isEmpty { return nil }
    let screens = unused.map { view in
      let inputs = view.inputs
      let members = inputs.map { "  \($0.isBinding ? "@Binding var" : "let") \($0.name): \($0.type)\n" }
      let arguments = inputs.map { "\($0.name): \($0.isBinding ? "$" : "")\($0.name)" }
      return "struct UserOf\(view.name.text): View {\n\(members.joined())"
        + "  var body: some View { \(view.name.text)(\(arguments.joined(separator: ", "))) }\n}\n"
    }
    return (["import SwiftUI\n"] + screens).joined(separator: "\n")
  }
}

extension StructDeclSyntax {
  fileprivate var isView: Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "View" } ?? false
  }

  fileprivate struct Input {
    var name: String
    var type: String
    var isBinding: Bool
  }

  /// The stored properties that whoever makes the view has to give.
  fileprivate var inputs: [Input] {
    memberBlock.members.flatMap { member -> [Input] in
      guard let property = member.decl.as(VariableDeclSyntax.self),
        !property.modifiers.contains(where: { $0.name.text == "static" })
      else { return [] }
      let attributes = property.attributes.map(\.trimmedDescription)
      let isBinding = attributes == ["@Binding"]
      guard attributes.isEmpty || isBinding else { return [] }
      return property.bindings.compactMap { binding in
        guard binding.accessorBlock == nil, binding.initializer == nil, let type = binding.typeAnnotation?.type
        else { return nil }
        return Input(name: binding.pattern.trimmedDescription, type: type.trimmedDescription, isBinding: isBinding)
      }
    }
  }
}
