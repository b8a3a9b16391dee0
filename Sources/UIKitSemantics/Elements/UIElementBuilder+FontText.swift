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
    let made = Self.sources(of: setting.value).filter { !setting.source.contains($0) }.map(\.text)
    if !made.isEmpty { return ([text] + made).joined(separator: " ") }
    guard let member = setting.expression?.lastMember else { return text }
    let declarations = facts.evaluator.declarations
    let function = declarations.extensionFunctions(member, ofExternal: "UIFont", isStatic: true).first?.body?.range
    let property = declarations.extensionProperties(member, ofExternal: "UIFont", isStatic: true).first?.range
    guard let body = function ?? property else { return text }
    return "\(text) \(body.text)"
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

  /// Where the values are made that a value may be.
  private static func sources(of value: Value) -> [SourceRange] {
    switch value {
    case .object: value.object.map { [$0.source] } ?? []
    case .view(.primitive(let view)): [view.source]
    case .member(let member): [member.source]
    case .choice(let alternatives): alternatives.flatMap { sources(of: $0.value) }
    default: []
    }
  }
}

extension Expression {
  /// The name of the member that an expression calls or reads at last.
  fileprivate var lastMember: String? {
    switch kind {
    case .member(_, let name): name
    case .call(let call): call.callee.lastMember
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.lastMember
    default: nil
    }
  }
}
