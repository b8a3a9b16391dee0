import AccessibilityModel
import SourceModel

/// A violation as it is reported: once, where it is best repaired.
public struct Finding: Hashable, Sendable {
  public var rule: String
  public var severity: Severity
  public var certainty: FindingCertainty
  public var message: String
  public var place: SourceRange
  /// The screen or view concerned.
  public var view: String
  public var wcag: [String]
  public var heard: Heard?
  public var fixes: [Fix]
  public var related: [RelatedPlace]
  /// How many uses of a component the finding stands for.
  public var uses: Int
  /// The calls by which the component is used where the finding was seen; empty where it stands in no other view.
  public var useSites: Set<SourceRange> = []
  /// The views on whose screens it was seen; empty where it is about no screen, or was not seen alike on all of them.
  public var screens: Set<String> = []
  /// What other findings of the rule may come from too.
  public var cause: FindingCause?
  /// Further places of what it tells, all of them, in order; `related` lists the first ones.
  public var furtherPlaces: [SourceRange] = []
  /// The findings that it tells as one; empty where it is one by itself.
  public var joinedFrom: [Finding] = []
  /// The only appearance in which it is so.
  public var appearance: ForcedScheme?
  /// Where it is so in either appearance, what it says of each.
  var messages: [ForcedScheme: String] = [:]
  /// The function of a class that nothing but a gesture begins.
  var deed: String?
  /// How bad it is beside others of the same cause that are as sure.
  public var gravity = 0.0
  /// Tells it from every other finding, and is the same when lines move and files are renamed; empty before the
  /// finding is judged.
  public var fingerprint = ""

  public init(_ violation: Violation, metadata: RuleMetadata, view: String, uses: Int = 1) {
    rule = metadata.id
    severity = violation.severity ?? metadata.severity
    certainty = violation.certainty
    message = violation.message
    place = violation.place
    self.view = view
    wcag = metadata.wcag
    heard = violation.heard
    fixes = violation.fixes
    related = violation.related
    self.uses = uses
    cause = violation.cause
    appearance = violation.appearance
    messages = violation.messages
    deed = violation.deed
    gravity = violation.gravity
  }
}

extension Finding {
  /// The fixes that can be applied as they stand. Where the best one has a gap, a person has to say what source does not
  /// tell, and none of the others, such as hiding what has no name yet, may be taken for the answer.
  public var fixesWithoutGap: [Fix] { Array(fixes.prefix { !$0.edits.contains(where: \.hasGap) }) }
}

extension Finding {
  /// Whether it says the same at the same place of a file, however long the code there is taken to be.
  func isRead(as other: Finding) -> Bool {
    message == other.message && place.file === other.place.file && place.start == other.place.start
  }
}

extension Finding: Comparable {
  /// By file, line, column, rule, as the output contract orders findings.
  public static func < (left: Self, right: Self) -> Bool {
    if left.place.file !== right.place.file, left.place.file.path != right.place.file.path {
      return left.place.file.path < right.place.file.path
    }
    if left.place.start != right.place.start { return left.place.start < right.place.start }
    return (left.rule, left.place.end, left.message) < (right.rule, right.place.end, right.message)
  }
}
