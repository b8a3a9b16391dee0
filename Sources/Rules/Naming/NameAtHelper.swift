import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Functions of a view that make nothing but a control of the picture that they are handed: `circleButton(icon: "mic") { … }`.
/// One label within would call all of them the same.
struct PictureHelpers: Sendable {
  /// A call of such a function.
  struct Use: Hashable, Sendable {
    let call: SourceRange
    /// The names of the symbols or files that it hands over.
    let pictures: Set<String>
  }

  private let files: [ObjectIdentifier: FileDeclarations]
  private let known = Memory<ObjectIdentifier, [(control: Int, uses: [Use])]>()

  init(_ files: [FileDeclarations] = []) {
    self.files = files.byFile
  }

  /// The calls of the function whose only view is made at a place; none where they hand over no pictures that are written there.
  func uses(ofControlAt place: SourceRange) -> [Use] {
    let id = ObjectIdentifier(place.file)
    guard let file = files[id] else { return [] }
    return known(id) { read(file) }.first { $0.control == place.start }?.uses ?? []
  }

  private func read(_ file: FileDeclarations) -> [(control: Int, uses: [Use])] {
    var open = file.types.map(\.members) + file.extensions.map(\.members)
    var found: [(control: Int, uses: [Use])] = []
    while let members = open.popLast() {
      open += members.types.map(\.members)
      for function in members.functions where function.returnType?.name == "View" {
        guard let (control, picture) = Self.control(of: function), let type = file.file.typeName(around: control) else { continue }
        // Other parts of the type may stand in other files.
        let calling = files.values.filter { $0.file === file.file || !function.isPrivate && $0.file.mentions([function.name + "("]) }
        let uses = calling.flatMap { Self.uses(of: function, handing: picture, in: $0, of: type) }
        if uses.count > 1 { found.append((control, uses)) }
      }
    }
    return found
  }

  /// Where the only view of a function begins, and the parameter that its only picture is.
  private static func control(of function: FunctionDeclaration) -> (Int, Parameter)? {
    guard let body = function.body, body.statements.count == 1, let made = body.statements[0].made else { return nil }
    var handed: [Parameter] = []
    CodeWalk.expressions(of: .expression(made)) { part in
      guard case .call(let call) = part.kind, call.callee.plainName == "Image", let first = call.arguments.first,
        [nil, "systemName"].contains(first.label), case .name(let name) = first.value.kind else { return }
      handed += function.parameters.filter { $0.name == name && $0.type.name == "String" }
    }
    return handed.count == 1 ? (CodeChain(reading: made).base.range.start, handed[0]) : nil
  }

  private static func uses(of function: FunctionDeclaration, handing picture: Parameter, in file: FileDeclarations, of type: String) -> [Use] {
    let place = function.parameters.prefix { $0.name != picture.name }.count { $0.label == nil }
    var uses: [Use] = []
    CodeWalk.expressions(of: file) { expression in
      guard case .call(let call) = expression.kind, call.callee.plainName == function.name,
        file.file.typeName(around: expression.range.start) == type else { return }
      let unlabelled = call.arguments.filter { $0.label == nil && !isClosure($0.value) }
      let value = picture.label.map { label in call.arguments.first { $0.label == label }?.value }
        ?? (place < unlabelled.count ? unlabelled[place].value : nil)
      uses.append(Use(call: expression.range, pictures: value.map(names) ?? []))
    }
    return uses
  }

  private static func isClosure(_ value: Expression) -> Bool { if case .closure = value.kind { true } else { false } }

  /// "mic" and "mic.slash" of `isOn ? "mic" : "mic.slash"`.
  private static func names(_ value: Expression) -> Set<String> {
    if case .ternary(_, let then, let otherwise) = value.kind {
      let both = [then, otherwise].compactMap(\.plainText)
      return both.count == 2 ? Set(both) : []
    }
    return value.plainText.map { [$0] } ?? []
  }
}

extension NameAtUse {
  /// The call of a helper of the same view that a control comes from, told by the picture that it hands over.
  init?(ofHelper subject: ElementSubject, named name: ProposedName, noun: String, in context: RuleContext) {
    let element = subject.element
    guard element.framework == .swiftUI, !name.isText, let shown = Self.pictures(of: element) else { return nil }
    let uses = context.pictureHelpers.value.uses(ofControlAt: element.source)
    let own = uses.filter { $0.pictures == shown }
    guard own.count == 1, let call = own.first?.call, Self.standsAlone(call) else { return nil }
    self.noun = noun
    let expression = name.isDerived && (name.isOfStates || name.expression == context.spelled(name.spoken, on: element))
      ? name.expression : ProposedName.gap.expression
    edit = FixBuilder.adding(".accessibilityLabel(\(expression))", after: ModifierChain.whole(call))
  }

  private static func pictures(of element: AccessibilityElement) -> Set<String>? {
    switch element.content.first(where: { $0.image != nil })?.image ?? element.image {
    case .symbol(let name)?, .asset(let name)?: name.literals.isEmpty ? nil : Set(name.literals)
    default: nil
    }
  }
}

extension Statement {
  /// What a statement of a view builder makes, or of a function that returns a view.
  fileprivate var made: Expression? {
    switch self {
    case .expression(let made): made
    case .returned(let made): made
    default: nil
    }
  }
}
