/// The members of one type, found by name. Handed out with each look-up, so it is an object: copying all of its
/// dictionaries each time would take longer than the look-up.
final class MemberTable: @unchecked Sendable {
  // Unchecked: changed only while the catalog is made.
  private(set) var properties: [String: [PropertyDeclaration]] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var initializers: [FunctionDeclaration] = []
  private(set) var cases: [EnumCaseDeclaration] = []
  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var aliases: [String: TypeReference] = [:]
  /// Members of `extension P where Self == X`, with the name of `X`.
  private(set) var requiredSelf: [ObjectIdentifier: String] = [:]
  /// Members of `extension Wrapper where Base: X`.
  private(set) var requirements: [ObjectIdentifier: MemberRequirement] = [:]

  init() {}

  /// The members of a type alone.
  init(_ members: Members) { add(members) }

  /// Adds members behind those that are there; of two with one name the first counts.
  func add(_ members: Members, whereClause: String = "") {
    for property in members.properties { properties[property.name, default: []].append(property) }
    for function in members.functions { functions[function.name, default: []].append(function) }
    initializers += members.initializers
    cases += members.cases
    for type in members.types where types[type.name] == nil { types[type.name] = type }
    aliases.merge(members.aliases) { first, _ in first }
    guard !whereClause.isEmpty else { return }
    if let requirement = MemberRequirement(whereClause) {
      for property in members.properties { requirements[ObjectIdentifier(property)] = requirement }
      for function in members.functions { requirements[ObjectIdentifier(function)] = requirement }
    }
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

/// What a generic parameter of a type has to be for a member of one of its extensions: `Base: UILabel`,
/// `Base == UIButton`.
public struct MemberRequirement: Sendable {
  public let parameter: String
  /// As it is written, without module and generic arguments.
  public let type: String
  /// Whether it has to be this type and none below it.
  public let isExact: Bool

  /// The first requirement of a clause; nil where it is about `Self`, or about a member of a parameter.
  init?(_ clause: String) {
    guard let first = clause.split(separator: ",").first else { return nil }
    isExact = first.contains("==")
    let words = first.split { $0 == " " || $0 == "=" || $0 == ":" }
    guard words.count == 2, words[0] != "Self", !words[0].contains("."),
      let name = words[1].prefix(while: { $0 != "<" }).split(separator: ".").last else { return nil }
    parameter = String(words[0])
    type = String(name)
  }
}
