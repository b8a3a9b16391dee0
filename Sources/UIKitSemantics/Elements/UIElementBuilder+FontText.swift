import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// What rules about fonts read of a setting.
extension UIElementBuilder {
  /// A value as written; of a font that a function or constant of the project gives, what that is made of as well.
  func text(of setting: Setting, _ name: String) -> String {
    let text = Self.written(setting.source)
    guard name == "font" else { return text }
    if let resized = setting.expression?.resizing { return resized.call.text }
    let made = Self.sources(of: setting.value).filter { !setting.source.contains($0) }.map(\.text)
    let told = ([text] + made).joined(separator: " ")
    guard let member = setting.expression?.lastMember else { return told }
    let declarations = facts.evaluator.declarations
    let function = declarations.extensionFunctions(member, ofExternal: "UIFont", isStatic: true).first?.body?.range
    let property = declarations.extensionProperties(member, ofExternal: "UIFont", isStatic: true).first?.range
    guard let body = function ?? property else { return told }
    return "\(told) \(body.text)"
  }

  /// Whether a function or a constant of the project gives the font, and each one that may be meant says that it never
  /// is nil.
  func isOwnFont(_ setting: Setting) -> Bool {
    if case .name(let name)? = setting.expression?.kind { return isGlobalFont(name, setting) }
    guard let expression = setting.expression, let member = expression.lastMember else { return false }
    let declarations = facts.evaluator.declarations
    let owner = expression.lastBase?.lastName
    let types: [TypeReference?]
    if expression.isImplicitMember || owner == "UIFont" {
      let functions = declarations.extensionFunctions(member, ofExternal: "UIFont", isStatic: true)
      let properties = declarations.extensionProperties(member, ofExternal: "UIFont", isStatic: true)
      types = functions.map(\.returnType) + properties.map(Self.fontType)
    } else if let owner {
      types = declarations.types(named: owner).flatMap { type -> [TypeReference?] in
        let functions = type.members.functions.filter { $0.name == member && $0.isStatic }
        let properties = type.members.properties.filter { $0.name == member && $0.isStatic }
        return functions.map(\.returnType) + properties.map(Self.fontType)
      }
    } else {
      return false
    }
    return !types.isEmpty && types.allSatisfy { ["UIFont", "Self"].contains($0?.name) && $0?.isOptional == false }
  }

  /// `note.font = SmallFont` with a constant of a file: the name may as well be one that the function has for something else.
  private func isGlobalFont(_ name: String, _ setting: Setting) -> Bool {
    guard let property = facts.evaluator.declarations.globalProperty(name, from: setting.source.file),
      let type = Self.fontType(property), type.name == "UIFont", !type.isOptional else { return false }
    let made = Self.sources(of: setting.value)
    return !made.isEmpty && made.allSatisfy(property.range.contains)
  }

  /// The type that a property declares, or that of the call of UIKit which makes its value.
  private static func fontType(_ property: PropertyDeclaration) -> TypeReference? {
    if let type = property.type { return type }
    guard case .call(let call)? = property.initializer?.kind, case .member(let base?, _) = call.callee.kind,
      base.lastName == "UIFont" else { return nil }
    return TypeReference(name: "UIFont", text: "UIFont")
  }

  private static func written(_ source: SourceRange) -> String { source.text }

  /// The fonts that the attributes of a text give it.
  func attributedFonts(of object: UIObject) -> [PlatformSetting] {
    ["attributedText", "attributedTitle"].flatMap(object.all).flatMap { setting in
      Self.fonts(in: setting.value).map { place in
        var font = PlatformSetting(name: "attributedFont", value: Self.written(place), source: place)
        font.isLater = setting.isLater
        font.isConditional = !setting.conditions.isEmpty
        font.function = setting.function
        return font
      }
    }
  }

  private static func fonts(in value: Value) -> [SourceRange] {
    switch value {
    case .text(let text): text.fonts
    case .choice(let alternatives): alternatives.flatMap { fonts(in: $0.value) }
    default: []
    }
  }

  /// The one place where a value is made; nil where there are several, or none that is seen.
  static func madeOnce(_ value: Value) -> SourceRange? {
    let all = sources(of: value)
    return all.count == 1 ? all[0] : nil
  }

  /// Where the values are made that a value may be.
  private static func sources(of value: Value) -> [SourceRange] {
    switch value {
    case .object: value.object.map { [$0.source] } ?? []
    case .view(.primitive(let view)): [view.source]
    case .member(let member): [member.source]
    // `UIFont(name: "Brand-Bold", size: size) ?? .systemFont(ofSize: size)`: an app has the fonts that it asks for.
    case .choice(let alternatives) where alternatives.first?.condition.subject.hasSuffix("!= nil") ?? false:
      sources(of: alternatives[0].value)
    case .choice(let alternatives): alternatives.flatMap { sources(of: $0.value) }
    default: []
    }
  }
}

extension Expression {
  /// `Fonts.brand.withSize(24)`: the same letters in so many points, whatever their font is made of (Apple: documentation
  /// of UIFont.withSize(_:)).
  var resizing: (call: SourceRange, font: Expression, size: Double)? {
    switch kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): return inner.resizing
    case .call(let call):
      guard case .member(let font?, "withSize") = call.callee.kind, call.arguments.count == 1,
        let size = call.arguments[0].value.numberValue else { return nil }
      return (range, font, size)
    default: return nil
    }
  }

  /// The name of the member that an expression calls or reads at last.
  fileprivate var lastMember: String? {
    switch kind {
    case .member(_, let name): name
    case .call(let call): call.callee.lastMember
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.lastMember
    default: nil
    }
  }

  /// What stands before the dot of the member that is called or read at last.
  fileprivate var lastBase: Expression? {
    switch kind {
    case .member(let base, _): base
    case .call(let call): call.callee.lastBase
    default: nil
    }
  }

  /// `.brand(13)` or `.caption`
  fileprivate var isImplicitMember: Bool {
    switch kind {
    case .member(let base, _): base == nil
    case .call(let call): call.callee.isImplicitMember
    default: false
    }
  }
}
