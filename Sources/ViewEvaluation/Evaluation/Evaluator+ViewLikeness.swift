import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What tells that a value that is not known is a view.
extension Evaluator {
  /// Methods that only images have.
  static let imageMethods = FrameworkNames.names(.imageMethod)

  /// A constant from elsewhere, such as `Images.stepBack`, that is used as an image.
  func unknownImage(_ value: Value, _ base: Expression) -> ViewNode? {
    switch value {
    case .unknown(let unknown) where unknown.type == nil: break
    case .member(let member) where member.type != nil: break
    default: return nil
    }
    let text = shortened(base.range)
    let image = UnknownValue(
      expression: text, type: TypeReference(name: "Image", text: "Image"), reason: UnknownReason(.dynamicValue, text))
    return view(from: .unknown(image), source: base.range)
  }

  /// Modifiers that tell that an unknown value is a view.
  static func looksLikeModifier(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || viewModifiers.contains(name)
  }

  private static let viewModifiers = FrameworkNames.names(.certainModifier)

  /// The project's view that a type is: what takes too long to work out is still that view.
  func viewDeclaration(of type: TypeReference?, from file: SourceFile, in owner: TypeDeclaration?) -> TypeDeclaration? {
    guard let type, let declaration = index.type(for: type, from: file, enclosing: owner), isView(declaration)
    else { return nil }
    return declaration
  }

  func isViewLike(_ unknown: UnknownValue) -> Bool {
    if let declaration = unknown.declaration { return isView(declaration) }
    guard let type = unknown.type else { return false }
    return ["View", "AnyView", "Text", "Image", "Image.decorative", "Content", "Label"].contains(type.name)
  }
}

extension TypeReference {
  /// Whether it is written as a view: `some View`, `AnyView`, `Text` and so on.
  public var isWrittenAsView: Bool {
    isOpaqueOrExistential || name.hasSuffix("View") || ["Text", "Image", "Label", "Button", "Content"].contains(name)
  }
}

extension TypeDeclaration {
  /// A `body` that is some view, for types that take their conformance from a protocol of a package. What conforms to
  /// nothing but what every model does is a model with a property of that name.
  public var hasViewBody: Bool {
    let body = members.properties.first { $0.name == "body" && !$0.isStatic }
    return body?.type?.isOpaqueOrExistential == true && body?.type?.name == "View"
      && !inheritedTypes.allSatisfy { Self.modelProtocols.contains($0.name) }
  }

  private static let modelProtocols = FrameworkNames.names(.modelProtocol)
}
