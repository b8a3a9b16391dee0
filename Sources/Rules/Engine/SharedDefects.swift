import AccessibilityModel
import SourceModel

/// What is wrong in some uses of a component and right in others: at those uses, or once in the component, where its own
/// code has the same wrong in several of them.
///
/// A button that every caller has to name is as many defects as there are uses without a name. A switch that a component
/// puts into its button when it is handed a binding is one, however many hand it one.
struct SharedDefects {
  private struct Seen {
    let callSites: [CallSite]
    let site: CallSite
    let violation: Violation
    let screen: String
  }

  private struct Cause: Hashable {
    let view: String
    let message: String
    let places: [SourceRange]
  }

  private let metadata: RuleMetadata
  /// Calls by which the element is right elsewhere: what makes the difference stands further out.
  private let right: Set<SourceRange>
  private var order: [Cause] = []
  private var groups: [Cause: [Seen]] = [:]
  /// The screens on which each use is wrong.
  private var screens: [SourceRange: Set<String>] = [:]

  /// - Parameters:
  ///   - observations: Each with the calls between the screen and the element, outermost first, and the screen.
  ///   - right: The innermost calls of uses that are right.
  init(
    _ observations: [(callSites: [CallSite], violation: Violation, screen: String)], right: Set<SourceRange>,
    of metadata: RuleMetadata
  ) {
    self.metadata = metadata
    self.right = right
    for (callSites, violation, screen) in observations {
      guard let site = callSites.last else { continue }
      let message = violation.message
      let cause = Cause(
        view: site.view, message: metadata.family.ignoresNames ? Self.withoutName(message) : message,
        places: [violation.place] + violation.related.map(\.place))
      screens[site.source, default: []].insert(Screen.whole(of: screen))
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(Seen(callSites: callSites, site: site, violation: violation, screen: screen))
    }
  }

  var findings: [Finding] {
    order.flatMap { cause -> [Finding] in
      let group = groups[cause] ?? []
      let sites = Set(group.map(\.site.source)).count
      let isInside = sites > 1 || group.allSatisfy { right.contains($0.site.source) }
      if isInside, metadata.family.isOfComponents { return [inComponent(group, cause, uses: sites)] }
      return group.map(atUse)
    }
  }

  private func atUse(_ seen: Seen) -> Finding {
    var violation = seen.violation
    violation.related.insert(RelatedPlace(violation.place, "in '\(seen.site.view)', other uses of which are right"), at: 0)
    // Edits inside the component would change the uses that are right.
    let named = violation.nameAtUse?.fix
    violation.fixes = [named].compactMap(\.self)
    if named != nil { violation.heard = violation.nameAtUse?.heard ?? violation.heard }
    violation.place = seen.site.source
    var finding = Finding(violation, metadata: metadata, view: seen.callSites.dropLast().last?.view ?? seen.screen)
    finding.screens = screens[seen.site.source] ?? []
    return finding
  }

  private static let placeLimit = 20

  private func inComponent(_ group: [Seen], _ cause: Cause, uses: Int) -> Finding {
    // The surest of them, and of these the first.
    let surest = group.reduce(group[0]) { $0.violation.certainty < $1.violation.certainty ? $1 : $0 }
    var violation = surest.violation
    if group.contains(where: { $0.violation.message != violation.message }) { violation.message = cause.message }
    violation.fixes = []
    var seen: Set<SourceRange> = []
    let places = group.map(\.site.source).filter { seen.insert($0).inserted }.prefix(Self.placeLimit)
    violation.related += places.enumerated().map { number, place in
      RelatedPlace(place, number == 0 ? "used here as '\(cause.view)', other uses of which are right" : "and here")
    }
    var finding = Finding(violation, metadata: metadata, view: cause.view, uses: uses)
    finding.screens = Set(group.map { Screen.whole(of: $0.screen) })
    return finding
  }

  /// "button 'Pin' cannot be reached" without the name that one of the uses gives it; what else is quoted stays.
  private static func withoutName(_ message: String) -> String {
    guard let open = message.firstIndex(of: "'") else { return message }
    let noun = message[..<open]
    guard noun.allSatisfy({ $0.isLetter || $0 == " " }), noun.split(separator: " ").count <= nounWords else {
      return message
    }
    var close = message.index(after: open)
    while close < message.endIndex {
      let next = message.index(after: close)
      if message[close] == "'", next == message.endIndex || message[next] == " " {
        return String(noun.dropLast() + message[next...])
      }
      close = next
    }
    return message
  }

  /// An element is called by as many words at most: "text field".
  private static let nounWords = 2
}

extension RuleMetadata.Family {
  /// Its defects are in how a component is made. Words, and what a field asks for, are the business of each use.
  fileprivate var isOfComponents: Bool {
    switch self {
    case .roles, .structure, .operation, .textSize, .color, .motion: true
    case .names, .nameQuality, .valuesAndHints, .forms, .api, .hygiene, .uiKit: false
    }
  }

  /// Names in its messages say which element is meant, and nothing of what is wrong with it.
  fileprivate var ignoresNames: Bool { [.roles, .structure, .operation].contains(self) }
}
