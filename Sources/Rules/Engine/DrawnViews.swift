import SourceModel
import SwiftSource

/// Views that are hosted only to be drawn: in the tile of the Dock, in the button of a status item, or as a picture.
/// None of their elements is ever a stop, whatever they are called.
public struct DrawnViews: Sendable {
  private let drawn: Views
  /// Views of which pictures are made, whether they are shown as well or not: their sizes are those of the picture.
  private let pictures: Views

  /// Views by where they are declared: two files may each have a private one of the same name.
  private struct Views: Sendable {
    private let ranges: [String: [SourceRange]]
    /// Names that other views have as well.
    private let shared: Set<String>

    init(_ views: Set<Int>, of declared: Declared) {
      let ranges = Dictionary(grouping: views.map { declared.types[$0] }, by: \.name).mapValues { $0.map(\.range) }
      shared = Set(ranges.keys.filter { declared.named($0).count > (ranges[$0]?.count ?? 0) })
      self.ranges = ranges
    }

    func hold(_ finding: Finding) -> Bool {
      // What rules about the whole app find stands in a view, and is told of none.
      guard !finding.view.isEmpty else { return ranges.values.joined().contains { $0.contains(finding.place) } }
      guard let own = ranges[finding.view] else { return false }
      return !shared.contains(finding.view) || own.contains { $0.contains(finding.place) }
    }
  }

  /// The types of the project that a name may mean.
  private struct Declared {
    let types: [TypeDeclaration]
    private let byName: [String: [Int]]

    init(_ files: [FileDeclarations]) {
      types = files.flatMap(\.types)
      byName = Dictionary(grouping: types.indices) { [types] in types[$0].name }
    }

    func named(_ name: String) -> [Int] { byName[name] ?? [] }

    /// Those of the file itself, else those that other files may see.
    func meant(by name: String, in file: SourceFile) -> [Int] {
      let all = named(name)
      let own = all.filter { types[$0].range.file === file }
      return own.isEmpty ? all.filter { !types[$0].isPrivate } : own
    }
  }

  public init(_ files: [FileDeclarations]) {
    // Hardly any app has some, and the walk over all code takes its time.
    let hosting = files.filter { file in Self.marks.contains { file.file.firstOffset(of: $0) != nil } }
    let declared = Declared(hosting.isEmpty ? [] : files)
    var drawn: [Int: Set<SourceRange>] = [:]
    var rendered: Set<Int> = []
    for file in hosting {
      for call in Self.drawnViews(in: file) {
        let meant = declared.meant(by: call.name, in: file.file)
        guard meant.count == 1 else { continue }
        drawn[meant[0], default: []].insert(call.range)
        if file.file.firstOffset(of: "ImageRenderer") != nil { rendered.insert(meant[0]) }
      }
    }
    pictures = Views(rendered.isEmpty ? [] : Self.parts(of: rendered, in: files, declared), of: declared)
    let only = drawn.isEmpty ? [] : Set(drawn.keys).subtracting(Self.others(than: drawn, in: files, declared))
    self.drawn = Views(only.isEmpty ? [] : Self.parts(of: only, in: files, declared), of: declared)
  }

  /// Those views and the ones that are made in nothing else.
  private static func parts(of drawn: Set<Int>, in files: [FileDeclarations], _ declared: Declared) -> Set<Int> {
    /// The views of the project, and in which of them each is made; nil where it is made elsewhere.
    var makers: [Int: Set<Int?>] = [:]
    let views = declared.types.indices.filter { declared.types[$0].adopts("View") }
    let names = Set(views.map { declared.types[$0].name })
    let viewsByFile = Dictionary(grouping: views) { ObjectIdentifier(declared.types[$0].range.file) }
    for file in files {
      let own = viewsByFile[ObjectIdentifier(file.file)] ?? []
      CodeWalk.expressions(of: file, withPreviews: false) { expression in
        guard case .call(let call) = expression.kind, let name = call.callee.plainName, names.contains(name) else { return }
        let maker = own.first { declared.types[$0].range.contains(expression.range) }
        for view in declared.meant(by: name, in: file.file) { makers[view, default: []].insert(maker) }
      }
    }
    var result = drawn
    while true {
      let more = makers.filter { view, types in
        !result.contains(view) && types.allSatisfy { $0.map(result.contains) ?? false }
      }
      if more.isEmpty { return result }
      result.formUnion(more.keys)
    }
  }

  /// Whether a finding is about an element of such a view; people do see its colours. A picture that is larger for some
  /// than for others would not be the same picture.
  public func hold(_ finding: Finding) -> Bool {
    pictures.hold(finding) && !Self.ofSizes.isDisjoint(with: finding.wcag)
      || drawn.hold(finding) && Self.ofColours.isDisjoint(with: finding.wcag)
  }

  private static let ofColours: Set<String> = ["1.4.1", "1.4.3", "1.4.11"]
  private static let ofSizes: Set<String> = ["1.4.4"]
  private static let marks = ["NSHostingView", "ImageRenderer"]

  private typealias ViewCall = (name: String, range: SourceRange)

  private static func drawnViews(in file: FileDeclarations) -> [ViewCall] {
    var found: [ViewCall] = []
    var inButtons: Set<String> = []
    var variables: [String: ViewCall] = [:]
    CodeWalk.expressions(of: file) { expression in
      switch expression.kind {
      case .assignment(let target, let value):
        if target.dottedName?.hasSuffix("dockTile.contentView") ?? false, let view = hosted(by: value) {
          found.append(view)
        }
      case .call(let call):
        if call.callee.plainName == "ImageRenderer", let view = call.argument("content").flatMap(made) {
          found.append(view)
        }
        guard call.callee.plainName == "addSubview", let button = call.callee.dottedName?.split(separator: ".").dropLast().last,
          button == "button" || button == "button?", let argument = call.arguments.first?.value else { return }
        if let name = argument.dottedName { inButtons.insert(name) }
        if let view = hosted(by: argument) { found.append(view) }
      default: break
      }
    }
    found += file.functions.compactMap(\.body).flatMap(rendered)
    for members in file.types.map(\.members) + file.extensions.map(\.members) {
      found += (members.functions.compactMap(\.body) + members.properties.compactMap(\.getter)).flatMap(rendered)
    }
    guard !inButtons.isEmpty else { return found }
    for function in file.functions {
      for case .variable(let variable) in function.body?.statements ?? [] {
        variables[variable.name] = variable.initializer.flatMap(hosted)
      }
    }
    for members in file.types.map(\.members) + file.extensions.map(\.members) {
      CodeWalk.localVariables(of: members) { variable in
        variables[variable.name] = variable.initializer.flatMap(hosted)
      }
    }
    return found + inButtons.compactMap { variables[$0] }
  }

  /// `let card = Card()`, drawn by `ImageRenderer(content: card.frame(width: 400))` of the same function or getter.
  private static func rendered(in body: Block) -> [ViewCall] {
    var names: Set<String> = []
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, call.callee.plainName == "ImageRenderer",
        let content = call.argument("content"), case .name(let name) = CodeChain(reading: content).base.kind else { return }
      names.insert(name)
    }
    guard !names.isEmpty else { return [] }
    var found: [ViewCall] = []
    CodeWalk.localVariables(of: body) { variable in
      if names.contains(variable.name), let view = variable.initializer.flatMap(made) { found.append(view) }
    }
    return found
  }

  /// The view of `NSHostingView(rootView: Tile())`.
  private static func hosted(by expression: Expression) -> ViewCall? {
    guard case .call(let call) = expression.kind, call.callee.plainName == "NSHostingView" else { return nil }
    return call.argument("rootView").flatMap(made)
  }

  private static func made(_ expression: Expression) -> ViewCall? {
    let chain = CodeChain(reading: expression)
    guard let name = chain.name, name.first?.isLetter ?? false, case .call = chain.base.kind else { return nil }
    return (name, chain.base.range)
  }

  /// Those that code shows in another place as well.
  private static func others(than drawn: [Int: Set<SourceRange>], in files: [FileDeclarations], _ declared: Declared) -> Set<Int> {
    var found: Set<Int> = []
    let names = Set(drawn.keys.map { declared.types[$0].name })
    for file in files where names.contains(where: { file.file.firstOffset(of: $0) != nil }) {
      CodeWalk.expressions(of: file, withPreviews: false) { expression in
        guard case .call(let call) = expression.kind, let name = call.callee.plainName, names.contains(name) else { return }
        for view in declared.meant(by: name, in: file.file) {
          guard let places = drawn[view], !places.contains(expression.range) else { continue }
          found.insert(view)
        }
      }
    }
    return found
  }
}
