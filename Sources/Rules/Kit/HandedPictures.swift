import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What callers hand to the components of a project, by component and label: `Bar(picture: .logo)`. A picture that is the
/// same for all of them needs one name and not one for each.
struct HandedPictures: Sendable {
  private let values: [String: Set<String>]

  /// In place of a property: whether the calls of a component let touches pass.
  static let passing = "allowsHitTesting"

  init(_ files: [FileDeclarations] = []) {
    var values: [String: Set<String>] = [:]
    for file in files {
      let whole = SourceRange(file: file.file, start: 0, end: file.file.bytes.count)
      values.merge(whole.remembered(for: Self.self) { Self.values(in: file) }) { $0.union($1) }
    }
    self.values = values
  }

  /// Whether all that hand something to a property of a component hand it the same constant.
  func isSame(_ property: String, of component: String) -> Bool {
    guard let all = values[component + "." + property], all.count == 1, let value = all.first else { return false }
    if property == Self.passing { return value == Self.takesNone }
    return !value.isEmpty
  }

  private static let takesNone = "false"

  /// What an expression always is, `.logo`, `Asset.logo` or `"logo"`; nil for what only run time knows.
  private static func constant(_ value: Expression) -> String? {
    switch value.kind {
    case .member(nil, let name): return "." + name
    case .string(let literal):
      guard literal.segments.count == 1, case .text(let text)? = literal.segments.first else { return nil }
      return "\"" + text + "\""
    default: return value.dottedName.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
    }
  }

  private static func values(in file: FileDeclarations) -> [String: Set<String>] {
    var values: [String: Set<String>] = [:]
    func note(_ value: Expression, _ label: String, of component: String) {
      if case .nilLiteral = value.kind { return }
      values[component + "." + label, default: []].insert(constant(value) ?? "")
    }
    func noteDefaults(of type: TypeDeclaration) {
      for property in type.members.properties {
        if let value = property.initializer { note(value, property.name, of: type.name) }
      }
      for parameter in type.members.initializers.flatMap(\.parameters) {
        if let label = parameter.label, let value = parameter.defaultValue { note(value, label, of: type.name) }
      }
      type.members.types.forEach(noteDefaults)
    }
    file.types.forEach(noteDefaults)
    var passing: Set<Int> = []
    CodeWalk.expressions(of: file, withPreviews: false) { expression in
      guard case .call(let call) = expression.kind else { return }
      if case .member(.some, Self.passing) = call.callee.kind, case .boolean(false)? = call.arguments.first?.value.kind {
        passing.insert(expression.range.start)
      }
      guard case .name(let component) = call.callee.kind, component.first?.isUppercase ?? false,
        BuiltinViews.frameworkView(component) == nil else { return }
      // The chain is met before the view that it stands on.
      values[component + "." + Self.passing, default: []].insert(passing.contains(expression.range.start) ? takesNone : "true")
      for argument in call.arguments {
        if let label = argument.label { note(argument.value, label, of: component) }
      }
    }
    return values
  }
}

extension RuleContext {
  /// Whether a picture that others hand to a component is the same everywhere.
  func isHandedOnePicture(_ element: AccessibilityElement) -> Bool {
    guard element.isPictureHanded, let argument = CallArguments(of: element.source).arguments.first?.value.text,
      let component = element.source.file.typeName(around: element.source.start) else { return false }
    let property = argument.withoutSelf
    return isAlwaysHandedSame(property, of: component)
  }

  func isAlwaysHandedSame(_ property: String, of component: String) -> Bool {
    let isSame = handedPictures.value.isSame(property, of: component)
    spellings?.note(property: property, of: component, isSame)
    return isSame
  }
}
