import AccessibilityModel
import SourceModel

/// A screen of any size, with code that it could have come from.
struct GeneratedScreen {
  enum Shape: CaseIterable {
    /// Stacks of a few views each, written one after another.
    case rows
    /// One component, used again and again.
    case uses
    /// One stack with everything in it.
    case list
    /// Stacks in stacks, fifty deep.
    case nested
    /// In each row something is shown while loading, and something else afterwards.
    case branches
    /// A `switch` of which each case is a page.
    case alternatives
  }

  private var text = "import SwiftUI\n"
  private let file: SourceFile
  /// Where the stacks end that begin at an offset.
  private var ends: [Int: Int]
  private var layout: LayoutGroup?
  private var offset: Int { text.utf8.count }

  /// A screen of about `count` elements.
  static func make(_ shape: Shape, count: Int) -> Screen {
    // Ranges hold their file, which has to be written first.
    var draft = GeneratedScreen(file: SourceFile(path: "Draft.swift", text: ""), ends: [:])
    _ = draft.nodes(shape, count)
    let file = SourceFile(path: "Screen.swift", text: draft.text)
    var generator = GeneratedScreen(file: file, ends: draft.ends)
    let nodes = generator.nodes(shape, count)
    return Screen(
      name: "Screen", kind: .view, source: SourceRange(file: file, start: 0, end: 6), nodes: nodes, isRoot: true)
  }

  private init(file: SourceFile, ends: [Int: Int]) {
    self.file = file
    self.ends = ends
  }

  private mutating func nodes(_ shape: Shape, _ count: Int) -> [AccessibilityNode] {
    switch shape {
    case .rows: return (0..<count / 8).flatMap { row in stack(.horizontal) { $0.views(row) } }
    case .uses:
      let row = stack(.horizontal) { $0.views(0) }
      return (0..<count / 8).flatMap { number -> [AccessibilityNode] in
        let use = range { $0.text += "Row(\(number))" }
        return row.mapElements { element in
          var element = element
          element.callSites = [CallSite(view: "Row", source: use)]
          return element
        }
      }
    case .list: return stack(.vertical) { generator in (0..<count / 8).flatMap { generator.views($0) } }
    case .nested:
      return (0..<max(1, count / 400)).flatMap { group in nest(depth: 50, group) }
    case .branches:
      return (0..<count / 8).flatMap { row in
        stack(.vertical) { generator in
          let loading = Condition(subject: "isLoading", branch: 0, description: "isLoading")
          let spinner = generator.view(.progress, "ProgressView()")
          let views = generator.views(row)
          return [.choice([
            ConditionalBranch(condition: loading, nodes: [spinner] + views.prefix(2)),
            ConditionalBranch(condition: loading.opposite, nodes: Array(views.dropFirst(2))),
          ])]
        }
      }
    case .alternatives:
      let branches = (0..<count / 8).map { page in
        ConditionalBranch(
          condition: Condition(subject: "switch page", branch: page, description: "page == .p\(page)"),
          nodes: stack(.vertical) { $0.views(page) })
      }
      return [.choice(branches)]
    }
  }

  private mutating func nest(depth: Int, _ group: Int) -> [AccessibilityNode] {
    stack(depth % 2 == 0 ? .horizontal : .vertical) { generator in
      let views = generator.views(group * 100 + depth)
      return views + (depth > 1 ? generator.nest(depth: depth - 1, group) : [])
    }
  }

  // MARK: - Views

  /// Eight views that many rules have something to say about.
  private mutating func views(_ number: Int) -> [AccessibilityNode] {
    [
      view(.text, "Text(\"Title \(word(number))\").font(.title2)", label: "Title \(word(number))", font: ".title2"),
      view(.image, "Image(systemName: \"star\")", label: "star"),
      view(.progress, "ProgressView()"),
      view(.button, "Button(\"Open\") { open(\(number)) }", label: "Open", activation: "open\(number)"),
      touched(.tap, ".onTapGesture { tap\(number)() }", "tap\(number)"),
      touched(.longPress, ".onLongPressGesture { hold\(number)() }", "hold\(number)"),
      hidden(number),
      view(.textField, "TextField(\"\", text: $name)"),
    ]
  }

  private func word(_ number: Int) -> String {
    String(String(number).utf8.map { Character(UnicodeScalar($0 - 48 + 97)) })
  }

  private mutating func view(
    _ role: ElementRole, _ code: String, label: String? = nil, font: String? = nil, activation: String? = nil
  ) -> AccessibilityNode {
    var element = element(role, code)
    element.label = label.map { Fact(SpokenText($0), origin: role == .image ? .symbol(name: $0, recorded: true) : .content) }
    if role == .text, let label { element.visibleText = [SpokenText(label)] }
    if role == .image { element.image = .symbol(SpokenText("star")) }
    element.font = font
    element.activation = activation.map { ActionSummary(mentions: [$0]) }
    element.headingLevel = role == .button ? 2 : nil
    element.identifier = role == .button ? Fact(SpokenText("open"), origin: .modifier("accessibilityIdentifier")) : nil
    return .element(element)
  }

  private mutating func touched(_ kind: Gesture.Kind, _ modifier: String, _ effect: String) -> AccessibilityNode {
    let base = "Text(\"Touch\")"
    var element = element(.text, base + modifier)
    element.label = Fact(SpokenText("Touch"), origin: .content)
    element.gestures = [Gesture(
      kind: kind, count: 1, effect: ActionSummary(mentions: [effect]),
      source: SourceRange(file: file, start: element.source.start + base.utf8.count, end: element.source.end))]
    return .element(element)
  }

  private mutating func hidden(_ number: Int) -> AccessibilityNode {
    let code = "Text(\"Secret \(word(number))\").accessibilityHidden(true)"
    var element = element(.text, code)
    element.label = Fact(SpokenText("Secret \(word(number))"), origin: .content)
    element.exposure = .hidden
    element.modifiers = [AppliedModifier(
      name: "accessibilityHidden",
      source: SourceRange(file: file, start: element.source.end - 26, end: element.source.end), arguments: ["true"])]
    return .element(element)
  }

  private mutating func element(_ role: ElementRole, _ code: String) -> AccessibilityElement {
    let source = range { $0.text += code }
    text += "\n"
    var element = AccessibilityElement(role: role, viewName: String(code.prefix { $0 != "(" }), source: source)
    element.layout = layout
    return element
  }

  // MARK: - Stacks

  private mutating func stack(
    _ axis: LayoutGroup.Axis, _ body: (inout GeneratedScreen) -> [AccessibilityNode]
  ) -> [AccessibilityNode] {
    let outer = layout
    let start = offset
    text += axis == .horizontal ? "HStack {\n" : "VStack {\n"
    layout = LayoutGroup(axis: axis, source: SourceRange(file: file, start: start, end: ends[start] ?? start))
    let nodes = body(&self)
    text += "}"
    ends[start] = offset
    text += "\n"
    layout = outer
    return nodes
  }

  private mutating func range(_ body: (inout GeneratedScreen) -> Void) -> SourceRange {
    let start = offset
    body(&self)
    return SourceRange(file: file, start: start, end: offset)
  }
}
