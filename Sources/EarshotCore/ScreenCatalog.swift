import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import UIKitSemantics
import ViewEvaluation

/// A declaration that is shown as a screen.
enum ScreenEntry: Sendable {
  case view(TypeDeclaration)
  case scene(TypeDeclaration)
  case preview(PreviewDeclaration, number: Int)
  case previewProvider(TypeDeclaration)
  /// A view that is written outside of any declaration, in code that was pasted.
  case snippet(Expression, number: Int)
  case uiKit(UIKitEntry)

  var source: SourceRange {
    switch self {
    case .uiKit(let entry): entry.source
    case .view(let type), .scene(let type), .previewProvider(let type): type.nameRange
    case .preview(let preview, _): preview.range
    case .snippet(let expression, _): expression.range
    }
  }

  var name: String {
    switch self {
    case .uiKit(let entry): entry.name
    case .view(let type): type.qualifiedName
    case .scene(let type), .previewProvider(let type): type.name
    case .preview(let preview, let number): preview.name ?? "Preview \(number)"
    case .snippet(_, let number): "Snippet \(number)"
    }
  }
}

extension ScreenEntry {
  /// It shows how a view looks, and nobody meets it.
  var isPreview: Bool {
    switch self {
    case .preview, .previewProvider: true
    case .view, .scene, .uiKit, .snippet: false
    }
  }

  /// It is a screen of kind `view`.
  var isOneView: Bool {
    switch self {
    case .view, .snippet: true
    case .uiKit(let entry): entry.screenKind == .view
    case .scene, .preview, .previewProvider: false
    }
  }
}

/// The screens that the requested files declare.
struct ScreenCatalog {
  let entries: [ScreenEntry]
  /// The names of screens that the version of iOS does not have.
  let unavailable: [String]

  init(
    project: Project, files: [FileDeclarations], index: DeclarationIndex, interfaces: Interfaces, system: SystemScope
  ) {
    var entries: [ScreenEntry] = []
    for (unit, file) in zip(project.sources, files) where unit.isReported {
      entries += Self.declared(in: file, index)
      for (number, preview) in file.previews.enumerated() { entries.append(.preview(preview, number: number + 1)) }
      let snippets = file.looseExpressions.filter { Self.isView($0, index) }
      for (number, snippet) in snippets.enumerated() { entries.append(.snippet(snippet, number: number + 1)) }
      entries += UIKitScreens.entries(in: file, index: index).map { .uiKit($0) }
    }
    entries += UIKitScreens.entries(in: interfaces.index).filter { interfaces.isReported($0.source.file) }.map { .uiKit($0) }
    entries.sort { $0.source < $1.source }
    let absent = system.version.map { AbsentTypes(in: files, on: $0) }
    self.entries = entries.filter { !(absent?.contain($0.source) ?? false) }
    unavailable = entries.filter { absent?.contain($0.source) ?? false }.map(\.name)
  }

  /// The views and scenes of SwiftUI that a file declares as types.
  static func declared(in file: FileDeclarations, _ index: DeclarationIndex) -> [ScreenEntry] {
    var entries: [ScreenEntry] = []
    for type in file.types { collect(type, index, &entries) }
    for declaration in file.extensions {
      for type in declaration.members.types { collect(type, index, &entries) }
    }
    return entries
  }

  private static func collect(_ type: TypeDeclaration, _ index: DeclarationIndex, _ entries: inout [ScreenEntry]) {
    let body = type.members.properties.first { $0.name == "body" && !$0.isStatic && $0.getter != nil }
    let isPreview = index.conforms(type, to: "PreviewProvider")
    if isPreview {
      // A protocol that only refines it shows nothing.
      if type.kind != .protocolType { entries.append(.previewProvider(type)) }
    } else if ["App", "Commands", "ControlWidget", "Widget"].contains(where: type.adopts) {
      entries.append(.scene(type))
    } else if type.connectedBody != nil || body != nil && (type.adopts("View") || body?.type?.name == "View")
      || body == nil && inheritsBody(type, index) {
      entries.append(.view(type))
    }
    // What a preview provider declares is for previews only.
    guard !isPreview else { return }
    for nested in type.members.types { collect(nested, index, &entries) }
  }

  /// Whether an expression begins with the call of a view: `Text("A").bold()`.
  private static func isView(_ expression: Expression, _ index: DeclarationIndex) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    switch call.callee.kind {
    case .name(let name):
      let type = index.type(named: name, from: expression.range.file, enclosing: nil)
      return type.map { index.conforms($0, to: "View") } ?? BuiltinViews.isBuiltin(name)
    case .member(let base?, _): return isView(base, index)
    default: return false
    }
  }

  /// Whether an extension gives a view its body: its own, `extension Card: View`, or that of a protocol of the project,
  /// `protocol PlatformView: View`.
  private static func inheritsBody(_ type: TypeDeclaration, _ index: DeclarationIndex) -> Bool {
    guard [.structure, .enumeration].contains(type.kind), index.conforms(type, to: "View"),
      let body = index.property("body", of: type, isStatic: false)
    else { return false }
    return body.getter != nil && body.type?.name == "View"
  }
}
