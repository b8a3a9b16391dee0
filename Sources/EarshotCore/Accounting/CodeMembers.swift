import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// The code of a file, member by member.
struct CodeMembers {
  struct Code {
    let member: CodeMember
    let type: TypeDeclaration?
    let items: [CodeItem]
    /// Its parameters, which stand before members of the same name.
    var parameters: Set<String> = []
    /// The types that it leaves open: `Label` of `func make<Label: Named>()`.
    var openTypes: Set<String> = []
  }

  private var codes: [Code] = []
  private let previewTypes: Set<String>

  /// - Parameter previewTypes: The protocols whose types only show how views look.
  init(_ file: FileDeclarations, previewTypes: Set<String> = Self.previewTypes) {
    self.previewTypes = previewTypes
    for property in file.properties { add(property, nil, nil, isPreview: false) }
    for function in file.functions { add(function, nil, nil, isPreview: false) }
    for type in file.types { add(type, isPreview: false) }
    for declaration in file.extensions {
      let name = declaration.extendedType.name
      add(declaration.members, nil, name, isPreview: previewTypes.contains(name))
    }
    for preview in file.previews {
      let member = CodeMember(
        name: preview.name ?? "#Preview", owner: nil, isCalledBySystem: true, isViewCode: true, isPreview: true,
        range: preview.range)
      codes.append(Code(member: member, type: nil, items: preview.body.items))
    }
  }

  func forEach(_ body: (Code) -> Void) { codes.forEach(body) }

  /// Those of SwiftUI.
  static let previewTypes: Set<String> = ["PreviewProvider", "PreviewModifier"]

  /// Those of SwiftUI and the project's own that refine them: `protocol DarkPreview: PreviewProvider`.
  static func previewTypes(in files: [FileDeclarations]) -> Set<String> {
    let protocols = files.flatMap(\.types).filter { $0.kind == .protocolType }
    var names = previewTypes
    while let next = protocols.first(where: { !names.contains($0.name) && names.contains(where: $0.adopts) }) {
      names.insert(next.name)
    }
    return names
  }

  private mutating func add(_ type: TypeDeclaration, isPreview: Bool) {
    let isPreview = isPreview || previewTypes.contains(where: type.adopts)
    add(type.members, type, type.name, isPreview: isPreview)
  }

  private mutating func add(_ members: Members, _ type: TypeDeclaration?, _ owner: String?, isPreview: Bool) {
    for property in members.properties { add(property, type, owner, isPreview: isPreview) }
    for function in members.functions + members.initializers { add(function, type, owner, isPreview: isPreview) }
    for inner in members.types { add(inner, isPreview: isPreview) }
  }

  private mutating func add(_ property: PropertyDeclaration, _ type: TypeDeclaration?, _ owner: String?, isPreview: Bool) {
    let member = CodeMember(
      name: property.name, owner: owner, isCalledBySystem: Self.system.contains(property.name),
      isViewCode: property.type.map { $0.isWrittenAsView || $0.name == "Self" } ?? !property.isModel, isPreview: isPreview,
      isPrivate: property.isPrivate,
      holdsView: property.type.map { $0.isOpaqueOrExistential || BuiltinViews.isBuiltin($0.name) } ?? false,
      isBodyOfPart: property.name == "body" && type?.isMadeBySystem == false && ["Scene", "ToolbarContent"].contains(property.type?.name),
      range: property.range)
    let observers = property.observers.flatMap(\.items)
    codes.append(Code(member: member, type: type, items: CodeItem.items(of: property) + observers))
  }

  private mutating func add(_ function: FunctionDeclaration, _ type: TypeDeclaration?, _ owner: String?, isPreview: Bool) {
    guard let body = function.body else { return }
    let isInitializer = function.name == "init"
    let member = CodeMember(
      name: isInitializer ? owner ?? "init" : function.name, owner: owner,
      isCalledBySystem: Self.system.contains(function.name) || function.isOverride
        || isInitializer && function.needsNothing && type?.isMadeBySystem == true,
      isViewCode: isInitializer || function.returnType.map { $0.isWrittenAsView || $0.name == "Self" } ?? false, isPreview: isPreview,
      isPrivate: function.isPrivate && !isInitializer, parameters: function.parameters, isInitializer: isInitializer,
      comesToMeasure: function.returnType.map { Self.measures.contains($0.name) } ?? false, range: function.range)
    let defaults = function.parameters.compactMap { $0.defaultValue.map(CodeItem.expression) }
    codes.append(Code(
      member: member, type: type, items: defaults + body.items, parameters: Set(function.parameters.map(\.name)),
      openTypes: Set(function.genericParameters.map(\.name))))
  }

  private static let measures: Set<String> = ["CGFloat", "CGSize", "CGRect", "Double", "Int"]

  /// Members that SwiftUI and UIKit call.
  private static let system = FrameworkNames.names(.calledBySystem)
}

extension PropertyDeclaration {
  /// Whether it is made by a call of what is no view, such as a route with its screen.
  fileprivate var isModel: Bool {
    guard case .call(let call)? = initializer?.kind, case .name(let name) = call.callee.kind,
      name.first?.isUppercase == true else { return false }
    return !BuiltinViews.isBuiltin(name) && !name.hasSuffix("View")
  }
}
