import SourceModel

/// A use of an API by name, for rules about the API itself.
public struct NameUse: Sendable {
  /// The name as written: `accessibilityLabel`, `UIAccessibility.post`.
  public let name: String
  /// Labels of the call's arguments, `_` for none; nil when it is not called.
  public let argumentLabels: [String]?
  /// Texts of the call's arguments.
  public let arguments: [String]
  /// The name itself.
  public let nameRange: SourceRange
  /// The whole member access or call, from the dot for a member.
  public let range: SourceRange
  /// Availability that surrounding `#available`, `@available` and `guard #available` assure for iOS, as `17.0`.
  public let assuredIOSVersion: String?
  /// The name stands to the left of an assignment, with the text of what is assigned.
  public let assignedValue: String?

  public init(
    name: String, argumentLabels: [String]?, arguments: [String], nameRange: SourceRange, range: SourceRange,
    assuredIOSVersion: String?, assignedValue: String?
  ) {
    self.name = name
    self.argumentLabels = argumentLabels
    self.arguments = arguments
    self.nameRange = nameRange
    self.range = range
    self.assuredIOSVersion = assuredIOSVersion
    self.assignedValue = assignedValue
  }
}
