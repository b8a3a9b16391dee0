import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What values of the project's own types are called where a picture stands for each of them: `mode.title` for
/// `Image(mode.symbolName)`, as far as one type has both.
struct PictureSiblings: Sendable {
  /// The words that a type has for its values, and the pictures.
  private struct Own {
    var pictures: Set<String> = []
    var titles: [String] = []

    /// What is made for people comes before what may be a name for code.
    var title: String? {
      func rank(_ name: String) -> Int {
        ["localized", "display"].contains(where: name.hasPrefix) ? 0 : name.lowercased().hasSuffix("title") ? 1 : 2
      }
      return titles.enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?.element
    }
  }

  /// A picture of a value in the code.
  private struct Use {
    var range: SourceRange
    /// The value, as it is written.
    var value: SourceRange
    var isCompound: Bool
    var names: Set<String>
    var title: String
  }

  private let files: [ObjectIdentifier: FileDeclarations]
  private let types: [String: Own]
  /// The types of properties by their names, of each type that declares one.
  private let declared: [String: [String: String]]
  private let known = Memory<ObjectIdentifier, [Use]>()

  init(_ files: [FileDeclarations] = []) {
    self.files = Dictionary(files.map { (ObjectIdentifier($0.file), $0) }) { first, _ in first }
    var types: [String: Own] = [:]
    var declared: [String: [String: String]] = [:]
    for file in files {
      for (name, members, isView) in Self.parts(of: file) {
        for property in members.properties {
          if let type = property.type { declared[property.name, default: [:]][name] = type.name }
          guard !isView, !property.isStatic, let type = property.type, !type.isOptional else { continue }
          if Self.isPicture(property.name, type) { types[name, default: Own()].pictures.insert(property.name) }
          if Self.isTitle(property.name, type) { types[name, default: Own()].titles.append(property.name) }
        }
      }
    }
    let generated = NameWords.words(.generatedPicture).union(NameWords.words(.generatedText)).union(NameWords.words(.pictureMember))
    self.types = types.filter { name, own in
      let last = IdentifierWords.split(name).last?.lowercased() ?? ""
      return !own.pictures.isEmpty && !own.titles.isEmpty && !generated.contains(last)
    }
    self.declared = declared
  }

  /// Every type and extension of a file with its members, inner types included.
  private static func parts(of file: FileDeclarations) -> [(name: String, members: Members, isView: Bool)] {
    var found: [(name: String, members: Members, isView: Bool)] = []
    func add(_ type: TypeDeclaration) {
      let isView = ["View", "ViewModifier", "App", "Scene", "Widget"].contains(where: type.adopts)
      found.append((type.name, type.members, isView))
      type.members.types.forEach(add)
    }
    file.types.forEach(add)
    for one in file.extensions {
      found.append((one.extendedType.name, one.members, one.inheritedTypes.contains { $0.name == "View" }))
      one.members.types.forEach(add)
    }
    return found
  }

  private static func isPicture(_ name: String, _ type: TypeReference) -> Bool {
    guard ["String", "Image", "UIImage", "ImageResource"].contains(type.name) else { return false }
    return IdentifierWords.split(name).contains { NameWords.words(.pictureMember).contains($0.lowercased()) }
  }

  /// Texts that `accessibilityLabel` takes (Apple: documentation of View, its forms).
  private static func isTitle(_ name: String, _ type: TypeReference) -> Bool {
    ["String", "LocalizedStringKey", "LocalizedStringResource", "Text"].contains(type.name)
      && NameWords.words(.valueTitle).contains(name.lowercased())
  }

  /// What the one value is called whose picture stands in some code, as an expression that can be written behind that
  /// code; nil where there are several, or none that has a name.
  func name(in place: SourceRange) -> String? {
    guard !types.isEmpty, let file = files[ObjectIdentifier(place.file)] else { return nil }
    let uses = known(ObjectIdentifier(place.file)) { pictures(in: file) }.filter { place.contains($0.range) }
    guard let use = uses.first else { return nil }
    let bound = BoundNames(around: use.range, apartFrom: place).names
    let values = Set(uses.map { $0.value.file.text(from: $0.value.start, to: $0.value.end) })
    guard values.count == 1, let value = values.first, !value.contains("\n"), bound.isDisjoint(with: use.names) else { return nil }
    return (use.isCompound ? "(\(value))" : value) + "." + use.title
  }

  private func pictures(in file: FileDeclarations) -> [Use] {
    let pictures = types.values.reduce(into: Set<String>()) { $0.formUnion($1.pictures) }
    return Self.parts(of: file).flatMap { part -> [Use] in
      var found: [Use] = []
      func visit(_ parameters: [Parameter]) -> (Expression) -> Void {
        { expression in
          guard case .member(let base?, let name) = expression.kind, pictures.contains(name), isValue(base),
            let type = type(of: base, in: part.name, parameters) ?? onlyOwner(of: name), let own = types[type],
            own.pictures.contains(name), let title = own.title else { return }
          found.append(Use(
            range: expression.range, value: base.range, isCompound: isCompound(base), names: names(in: base), title: title))
        }
      }
      for property in part.members.properties { CodeWalk.expressions(of: property, visit([])) }
      for function in part.members.functions { CodeWalk.expressions(of: function, visit(function.parameters)) }
      return found
    }
  }

  /// A variable, or what is made of one; not a constant, whose picture is the same everywhere.
  private func isValue(_ base: Expression) -> Bool {
    switch base.kind {
    case .name(let name): name.first?.isLowercase ?? false || name.hasPrefix("$")
    case .member(let inner?, _): isValue(inner)
    case .optionalChain, .member(nil, _): false
    case .forceUnwrap(let inner): isValue(inner)
    case .call(let call): call.closures.isEmpty && !call.arguments.isEmpty
    case .binary("??", let left, _): isValue(left)
    default: false
    }
  }

  private func isCompound(_ base: Expression) -> Bool {
    if case .binary = base.kind { base.range.file.bytes[base.range.start] != UInt8(ascii: "(") } else { false }
  }

  private func names(in base: Expression) -> Set<String> {
    var names: Set<String> = []
    CodeWalk.expressions(of: .expression(base)) { part in
      if case .name(let name) = part.kind { names.insert(name) }
    }
    return names
  }

  private func type(of base: Expression, in owner: String, _ parameters: [Parameter]) -> String? {
    switch base.kind {
    case .name("self"): owner
    case .name(let name): parameters.first { $0.name == name }?.type.name ?? declared[name]?[owner]
    case .member(.some, let name):
      declared[name].flatMap { Set($0.values).count == 1 ? $0.values.first : nil }
    case .forceUnwrap(let inner): type(of: inner, in: owner, parameters)
    case .call(let call): call.callee.plainName.flatMap { types[$0] == nil ? nil : $0 }
    case .binary(_, let left, _): type(of: left, in: owner, parameters)
    default: nil
    }
  }

  /// The only type of the project that declares a property of a name.
  private func onlyOwner(of property: String) -> String? {
    declared[property].flatMap { $0.count == 1 ? $0.keys.first : nil }
  }
}

extension RuleContext {
  /// What the value is called whose picture is shown in some code.
  func siblingName(in place: SourceRange) -> String? {
    let name = pictureSiblings.value.name(in: place)
    spellings?.note(picture: place, name)
    return name
  }
}

extension ProposedName {
  /// What the type of the value that a picture stands for calls that value: `mode.title`.
  static func sibling(ofPictureIn element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, let name = context.siblingName(in: element.source) else { return nil }
    var proposed = ProposedName(
      expression: name, spoken: SpokenText(parts: [.hole(name)]).rendered, isDerived: true, quoted: "'\(name)'")
    proposed.isOfValue = true
    return proposed
  }
}
