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
    var colours: Set<String> = []
    var titles: [String] = []
    /// Its raw values are words, as in `case first = "First win"`.
    var isCalledByRawValue = false

    /// What is made for people comes before what may be a name for code.
    var title: String? {
      func rank(_ name: String) -> Int {
        ["localized", "display"].contains(where: name.hasPrefix) ? 0 : name.lowercased().hasSuffix("title") ? 1 : 2
      }
      let title = titles.enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?.element
      return title ?? (isCalledByRawValue ? PictureSiblings.rawValue : nil)
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
    var isColour: Bool
  }

  /// A loop over values of one type: `ForEach(Mode.allCases) { mode in … }`.
  private struct Loop {
    var body: SourceRange
    var name: String
    var type: String
  }

  static let rawValue = "rawValue"

  private let files: [ObjectIdentifier: FileDeclarations]
  private let types: [String: Own]
  /// The types of properties by their names, of each type that declares one.
  private let declared: [String: [String: String]]
  /// The same of what lists hold.
  private let listed: [String: [String: String]]
  private let known = Memory<ObjectIdentifier, [Use]>()

  init(_ files: [FileDeclarations] = []) {
    self.files = files.byFile
    var types: [String: Own] = [:]
    var declared: [String: [String: String]] = [:]
    var listed: [String: [String: String]] = [:]
    for file in files {
      for type in file.types.flatMap(Self.withInner) where Self.isCalledByRawValue(type) { types[type.name, default: Own()].isCalledByRawValue = true }
      for (name, members, isView) in Self.parts(of: file) {
        for property in members.properties {
          if let type = property.type { declared[property.name, default: [:]][name] = type.name }
          if let type = property.type, ["[]", "Array"].contains(type.name), type.arguments.count == 1 {
            listed[property.name, default: [:]][name] = type.arguments[0].name
          }
          guard !isView, !property.isStatic, let type = property.type else { continue }
          // A value is called by its title with or without a picture.
          if Self.isPicture(property.name, type) { types[name, default: Own()].pictures.insert(property.name) }
          guard !type.isOptional else { continue }
          if type.name == "Color" { types[name, default: Own()].colours.insert(property.name) }
          if Self.isTitle(property.name, type) { types[name, default: Own()].titles.append(property.name) }
        }
      }
    }
    let generated = NameWords.words(.generatedPicture).union(NameWords.words(.generatedText)).union(NameWords.words(.pictureMember))
    self.types = types.filter { name, own in
      let last = IdentifierWords.split(name).last?.lowercased() ?? ""
      return !(own.pictures.isEmpty && own.colours.isEmpty) && own.title != nil && !generated.contains(last)
    }
    self.declared = declared
    self.listed = listed
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

  private static func withInner(_ type: TypeDeclaration) -> [TypeDeclaration] { [type] + type.members.types.flatMap(withInner) }

  /// An enumeration of texts each of which is a word or two for people: `case home, search`, `case first = "First win"`. What
  /// Swift takes from the name of a case is a word where the name is one.
  private static func isCalledByRawValue(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .enumeration, type.inheritedTypes.first?.name == "String", type.members.cases.count > 1 else { return false }
    return type.members.cases.allSatisfy { one in
      guard one.associated.isEmpty else { return false }
      guard let value = one.rawValue else { return one.name.count > 2 && one.name.allSatisfy { $0.isLetter && $0.isLowercase } }
      guard let words = value.plainText, words.count > 2, words.count <= 30, words.first?.isUppercase ?? false else { return false }
      return words.contains(where: \.isLowercase) && words.allSatisfy { $0.isLetter || $0.isNumber || " -&'’".contains($0) }
        && (words.contains(" ") || !words.dropFirst().contains(where: \.isUppercase))
    }
  }

  private static func isPicture(_ name: String, _ type: TypeReference) -> Bool {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    let isNamed = words.contains(where: NameWords.words(.pictureMember).contains)
    switch type.name {
    case "String", "Image", "UIImage", "ImageResource": return isNamed
    // Where it is loaded from, and what it is made of.
    case "URL", "Data": return isNamed || words.contains(where: NameWords.words(.sidePicture).contains)
    default: return false
    }
  }

  /// Texts that `accessibilityLabel` takes (Apple: documentation of View, its forms).
  private static func isTitle(_ name: String, _ type: TypeReference) -> Bool {
    ["String", "LocalizedStringKey", "LocalizedStringResource", "Text"].contains(type.name)
      && NameWords.words(.valueTitle).contains(name.lowercased())
  }

  /// What the one value is called whose picture stands in some code, as an expression that can be written behind that
  /// code; nil where there are several, or none that has a name.
  ///
  /// - Parameter isColour: Asks for the value whose colour something is drawn in there.
  func name(in place: SourceRange, isColour: Bool = false) -> String? {
    guard !types.isEmpty, let file = files[ObjectIdentifier(place.file)] else { return nil }
    let uses = known(ObjectIdentifier(place.file)) { pictures(in: file) }.filter { $0.isColour == isColour && place.contains($0.range) }
    guard let use = uses.first else { return nil }
    let bound = BoundNames(around: use.range, apartFrom: place).names
    let values = Set(uses.map { $0.value.file.text(from: $0.value.start, to: $0.value.end) })
    guard values.count == 1, let value = values.first, !value.contains("\n"), bound.isDisjoint(with: use.names) else { return nil }
    return (use.isCompound ? "(\(value))" : value) + "." + use.title
  }

  private func pictures(in file: FileDeclarations) -> [Use] {
    let pictures = types.values.reduce(into: Set<String>()) { $0.formUnion($1.pictures.union($1.colours)) }
    return Self.parts(of: file).flatMap { part -> [Use] in
      let loops = loops(in: part.members, of: part.name)
      var found: [Use] = []
      func visit(_ parameters: [Parameter]) -> (Expression) -> Void {
        { expression in
          guard case .member(let base?, let name) = expression.kind, pictures.contains(name), isValue(base),
            let type = type(of: base, in: part.name, parameters, loops) ?? onlyOwner(of: name), let own = types[type],
            own.pictures.contains(name) || own.colours.contains(name), let title = own.title else { return }
          found.append(Use(
            range: expression.range, value: base.range, isCompound: isCompound(base), names: names(in: base), title: title,
            isColour: own.colours.contains(name)))
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

  /// The loops in the code of a type whose values are of a type that is known.
  private func loops(in members: Members, of owner: String) -> [Loop] {
    var found: [Loop] = []
    func visit(_ expression: Expression) {
      guard case .call(let call) = expression.kind, call.callee.plainName == "ForEach", let list = call.arguments.first?.value,
        case .closure(let closure)? = call.arguments.last?.value.kind, closure.parameters.count == 1, let body = call.arguments.last?.value.range
      else { return }
      let path = list.dottedName?.split(separator: ".").map(String.init) ?? []
      guard let last = path.last, let type = path.count == 2 && last == "allCases" ? path[0] : listed[last]?[owner] ?? onlyList(last) else { return }
      found.append(Loop(body: body, name: closure.parameters[0], type: type))
    }
    for property in members.properties { CodeWalk.expressions(of: property, visit) }
    for function in members.functions { CodeWalk.expressions(of: function, visit) }
    return found
  }

  /// What all lists of the project hold that are called by a name.
  private func onlyList(_ name: String) -> String? { listed[name].flatMap { Set($0.values).count == 1 ? $0.values.first : nil } }

  private func type(of base: Expression, in owner: String, _ parameters: [Parameter], _ loops: [Loop]) -> String? {
    switch base.kind {
    case .name("self"): owner
    case .name(let name):
      // The innermost loop that has the name.
      loops.last { $0.name == name && $0.body.contains(base.range) }?.type
        ?? parameters.first { $0.name == name }?.type.name ?? declared[name]?[owner]
    case .member(.some, let name):
      declared[name].flatMap { Set($0.values).count == 1 ? $0.values.first : nil }
    case .forceUnwrap(let inner): type(of: inner, in: owner, parameters, loops)
    case .call(let call): call.callee.plainName.flatMap { types[$0] == nil ? nil : $0 }
    case .binary(_, let left, _): type(of: left, in: owner, parameters, loops)
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

  /// What the value is called in whose colour something is drawn in some code.
  func colourName(in place: SourceRange) -> String? {
    let name = pictureSiblings.value.name(in: place, isColour: true)
    spellings?.note(colour: place, name)
    return name
  }
}

extension ProposedName {
  /// What the type of a value calls it where pressing a button without any words chooses it, and the button is drawn in the
  /// colour that the value has: `Button { theme = one } label: { Circle().fill(one.tint) }`.
  static func sibling(ofColourIn element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, element.role == .button, element.label.map(\.value.isWordless) ?? true,
      let name = context.colourName(in: element.source), let action = element.activation, action.assignments.count == 1,
      case let value = action.assignments[0].value, name.hasPrefix(value + ".") else { return nil }
    var proposed = ProposedName(expression: name, spoken: SpokenText.hole(name).rendered, isDerived: true, quoted: "'\(name)'")
    proposed.isOfValue = true
    return proposed
  }

  /// What the type of the value that a picture stands for calls that value: `mode.title`.
  static func sibling(ofPictureIn element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, let name = context.siblingName(in: element.source) else { return nil }
    // Raw values are the same in all languages.
    if name.hasSuffix("." + PictureSiblings.rawValue), context.isLocalized || !context.developmentLanguage.hasPrefix("en") { return nil }
    var proposed = ProposedName(
      expression: name, spoken: SpokenText(parts: [.hole(name)]).rendered, isDerived: true, quoted: "'\(name)'")
    proposed.isOfValue = true
    return proposed
  }
}
