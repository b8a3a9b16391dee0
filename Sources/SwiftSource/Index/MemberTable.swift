/// The members of one type, found by name.
struct MemberTable: Sendable {
  private(set) var properties: [String: [PropertyDeclaration]] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var initializers: [FunctionDeclaration] = []
  private(set) var cases: [EnumCaseDeclaration] = []
  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var aliases: [String: TypeReference] = [:]
  /// Members of `extension P where Self == X`, with the name of `X`.
  private(set) var requiredSelf: [ObjectIdentifier: String] = [:]

  /// Adds members behind those that are there; of two with one name the first counts.
  mutating func add(_ members: Members, whereClause: String = "") {
    for property in members.properties { properties[property.name, default: []].append(property) }
    for function in members.functions { functions[function.name, default: []].append(function) }
    initializers += members.initializers
    cases += members.cases
    for type in members.types where types[type.name] == nil { types[type.name] = type }
    aliases.merge(members.aliases) { first, _ in first }
    guard let name = Self.selfRequirement(in: whereClause) else { return }
    for property in members.properties { requiredSelf[ObjectIdentifier(property)] = name }
    for function in members.functions { requiredSelf[ObjectIdentifier(function)] = name }
  }

  func property(_ name: String, isStatic: Bool, forSelf self: String? = nil) -> PropertyDeclaration? {
    properties[name]?.first { $0.isStatic == isStatic && isAvailable($0, to: self) }
  }

  func functions(_ name: String, isStatic: Bool, forSelf self: String? = nil) -> [FunctionDeclaration] {
    functions[name]?.filter { $0.isStatic == isStatic && isAvailable($0, to: self) } ?? []
  }

  /// - Parameter name: The type that looks the member up; nil when any will do.
  private func isAvailable(_ member: AnyObject, to name: String?) -> Bool {
    guard let name, !requiredSelf.isEmpty, let required = requiredSelf[ObjectIdentifier(member)] else { return true }
    return required == name
  }

  /// `X` in `Self == X`, without module and generic arguments.
  private static func selfRequirement(in clause: String) -> String? {
    for requirement in clause.split(separator: ",") {
      let words = requirement.split { $0 == " " || $0 == "=" }
      guard words.first == "Self", requirement.contains("=="), words.count > 1 else { continue }
      return words[1].prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    }
    return nil
  }
}
