import AccessibilityModel
import AssistiveTechnologies
import Rules
import SourceModel

/// One state of an app: a revision, or the working tree.
public struct ComparedState: Sendable {
  /// A view that is whole in the screens that use it.
  public struct Component: Sendable {
    public var name: String
    public var source: SourceRange
    /// Where its code stands.
    public var code: [SourceRange]

    public init(name: String, source: SourceRange, code: [SourceRange]) {
      self.name = name
      self.source = source
      self.code = code
    }
  }

  /// As people call it.
  public var name: String
  /// The commit; nil for the working tree.
  public var commit: String?
  public var screens: [ScreenTranscript]
  public var findings: [Finding]
  /// Fingerprints of findings that a comment keeps back.
  public var suppressed: Set<String>
  /// Screens that are the same in both states, so that nobody has to listen to them.
  public var kept: [Screen] = []
  /// Views that are no screens, since they are whole in others: what they change is told of them all the same.
  public var components: [Component] = []
  /// The texts of each language that was not listened to, by table and key.
  public var translations: [String: [String: String]] = [:]
  /// Where its files are shown on the web; nil where nobody knows.
  public var pages: SourcePages?

  public init(
    name: String, commit: String?, screens: [ScreenTranscript], findings: [Finding], suppressed: Set<String> = []
  ) {
    self.name = name
    self.commit = commit
    self.screens = screens
    self.findings = findings
    self.suppressed = suppressed
  }
}

/// What changes for a listener between two states of an app.
public struct Comparison: Sendable {
  /// What changes on a screen. A component that changes is told of once, with the screens that show it.
  public struct Section: Sendable {
    /// Where it is best told: the screen that declares the element, else the first that shows it. Nil where that is a
    /// component, and for findings of files without a screen.
    public var pair: ScreenPair?
    /// The view that declares it, where that is no screen of its own.
    public var component: ComparedState.Component?
    /// Path of the file, for findings without a screen.
    public var file: String
    public var changes: [ListenerChange] = []
    public var newFindings: [Finding] = []
    public var clearedFindings: [ClearedFinding] = []

    /// Names of further screens that have some of the changes, those with most of them first.
    public var alsoOn: [String] {
      var counts: [String: Int] = [:]
      var names: [String] = []
      for name in changes.flatMap(\.alsoOn) {
        if counts[name] == nil { names.append(name) }
        counts[name, default: 0] += 1
      }
      return names.enumerated().sorted { left, right in
        let (first, second) = (counts[left.element, default: 0], counts[right.element, default: 0])
        return first != second ? first > second : left.offset < right.offset
      }.map(\.element)
    }
  }

  public struct ClearedFinding: Sendable {
    public var finding: Finding
    /// It is still there, and a comment keeps it back now.
    public var isSuppressed: Bool
  }

  public let before: ComparedState
  public let after: ComparedState
  public private(set) var sections: [Section] = []
  /// Number of screens with a change.
  public private(set) var changedScreens = 0
  /// What changes in languages that were not listened to.
  public let translations: [TranslationChange]

  public init(before: ComparedState, after: ComparedState) {
    self.before = before
    self.after = after
    translations = TranslationChange.all(before.translations, after.translations)
    let offers = OfferMemory()
    func entries(_ state: ComparedState) -> [ScreenMatching.Entry] {
      state.screens.map { ($0, HeardStop.stops(of: $0, offers)) }
    }
    let matching = ScreenMatching(before: entries(before), after: entries(after))
    let pairs = matching.screens
    let uses = CallUses(
      before: matching.pairs.flatMap { $0.before?.stops ?? [] }, after: matching.pairs.flatMap { $0.after?.stops ?? [] }
    )
    var grouping = ChangeGrouping(pairs: pairs, components: after.components + before.components, uses: uses)
    let cuts = CutScreens(matching.pairs, kept: after.kept)
    for (index, pair) in matching.pairs.enumerated() {
      let alignment = ScreenAlignment(
        before: pair.before?.transcript.screen, pair.before?.stops ?? [], after: pair.after?.transcript.screen,
        pair.after?.stops ?? [])
      let changes = cuts.changes(alignment.changes, of: pair)
      if !changes.isEmpty || pair.before == nil || pair.after == nil { changedScreens += 1 }
      grouping.add(changes, of: index)
    }
    sections = grouping.sections
    let all = pairs + after.kept.map { ScreenPair(before: $0, after: $0) }
    place(FindingMatching(before, after, all), all)
  }

  /// Findings stand with the screen that they are about.
  private mutating func place(_ matching: FindingMatching, _ pairs: [ScreenPair]) {
    for finding in matching.new {
      let index = section(for: finding, pairs, after.components) { $0.after?.name }
      sections[index].newFindings.append(finding)
    }
    for cleared in matching.cleared {
      let index = section(for: cleared.finding, pairs, before.components) { $0.before?.name }
      sections[index].clearedFindings.append(cleared)
    }
  }

  private mutating func section(
    for finding: Finding, _ pairs: [ScreenPair], _ components: [ComparedState.Component],
    name: (ScreenPair) -> String?
  ) -> Int {
    let file = finding.place.file.path
    func isOwn(_ pair: ScreenPair?) -> Bool {
      guard let pair, name(pair) == finding.view else { return false }
      return pair.screen.source.file.path == file
    }
    func isNamed(_ pair: ScreenPair?) -> Bool { !finding.view.isEmpty && pair.flatMap(name) == finding.view }
    func holds(_ component: ComparedState.Component?) -> Bool {
      component?.name == finding.view && component?.source.file.path == file
    }
    if let index = sections.firstIndex(where: { isOwn($0.pair) || holds($0.component) }) { return index }
    let own = pairs.first(where: isOwn)
    let component = own == nil ? components.first(where: holds) : nil
    if component == nil, let index = sections.firstIndex(where: { isNamed($0.pair) }) { return index }
    let pair = component == nil ? own ?? pairs.first(where: isNamed) : nil
    if pair == nil, component == nil,
      let index = sections.firstIndex(where: { $0.pair == nil && $0.component == nil && $0.file == file })
    {
      return index
    }
    sections.append(Section(pair: pair, component: component, file: file))
    return sections.count - 1
  }

  /// Numbers of changes by kind, in the order of the kinds, without those that did not happen.
  public var counts: [(kind: ListenerChange.Kind, number: Int)] {
    let changes = sections.flatMap(\.changes)
    return ListenerChange.Kind.allCases.compactMap { kind in
      let number = changes.count { $0.kind == kind }
      return number == 0 ? nil : (kind, number)
    }
  }

  public var newFindings: [Finding] { sections.flatMap(\.newFindings) }
  public var clearedFindings: [ClearedFinding] { sections.flatMap(\.clearedFindings) }
  public var isEmpty: Bool { sections.isEmpty && changedScreens == 0 && translations.isEmpty }
}
