import AccessibilityModel
import AssistiveTechnologies
import SourceModel

/// What reacts to one tap: the elements of one use of the view whose code has the gesture, as far as they can be there
/// together with one of them.
struct TapArea: Sendable {
  /// Number of elements that can be found, in whatever state.
  let exposedCount: Int
  /// Number of different views that can be found at one time.
  let count: Int
  /// Those of them that are no controls.
  let plainCount: Int
  /// A tap next to fields puts the keyboard away more often than not.
  let holdsField: Bool
  let holdsControl: Bool
  /// One of them, in whatever state, answers a press in its own way or may, being unknown: one element of all would take
  /// that away.
  let holdsOthersToPress: Bool
  /// All that reacts stands in rows, so the gesture may be that of a row. Else it is one around the rows.
  let isOfRows: Bool
  /// Where the first of the elements stand that can be found and are no controls, in order.
  let firstPositions: [Int]

  /// - Parameters:
  ///   - parts: With the number of the outcomes under which they are there.
  ///   - outcomes: The outcomes by number, those left out that all parts share.
  ///   - start: The number of those that hold.
  ///   - firstPositions: Of elements that can be found and are no controls, in order.
  ///   - holdsOthersToPress: Of all states.
  fileprivate init(
    _ parts: [(mark: Group.Mark, outcomes: Int)], _ outcomes: [ArraySlice<Int32>], at start: Int, _ table: OutcomeTable,
    firstPositions: [Int], holdsOthersToPress: Bool
  ) {
    self.holdsOthersToPress = holdsOthersToPress
    self.firstPositions = firstPositions
    var held = table.together(outcomes[start])
    var found: Set<Int32> = []
    var controls: Set<Int32> = []
    var exposedCount = 0
    var met: [Int: Bool] = [:]
    for (mark, number) in parts where mark.isExposed {
      exposedCount += 1
      let isTogether = met[number] ?? !table.someExcludes(outcomes[number], held)
      // What stands under the same outcomes adds nothing, and what was excluded stays so.
      if isTogether, met[number] == nil { table.add(outcomes[number], to: &held) }
      met[number] = isTogether
      if isTogether { found.insert(mark.source) }
      if isTogether, mark.isControl { controls.insert(mark.source) }
    }
    self.exposedCount = exposedCount
    count = found.count
    plainCount = found.count - controls.count
    holdsField = parts.contains(where: \.mark.isField)
    holdsControl = parts.contains(where: \.mark.isControl)
    isOfRows = parts.allSatisfy { $0.mark.isInRow || !$0.mark.isExposed }
  }
}

/// The areas of a screen that react to taps. Elements under the same outcomes that share a gesture share the area.
struct TapAreas: ScreenSurvey {
  static let isLocal = true

  private let groups: [Use: Group]
  private let areas = Memory<AreaKey, TapArea>()
  private let chains = Remembered<SourceRange?>()
  private let trivial = Memory<Gesture, Bool>()
  private let firstWords = Memory<FirstWords, String?>()

  /// A gesture in one use of the view whose code has it; another use of it has a gesture of its own.
  private struct Use: Hashable {
    let gesture: SourceRange
    let callSites: [CallSite]

    // The innermost use tells most of them apart, and deep ones would be gone through for each element.
    func hash(into hasher: inout Hasher) {
      hasher.combine(gesture)
      hasher.combine(callSites.count)
      hasher.combine(callSites.last)
    }
  }

  private struct AreaKey: Hashable {
    let group: Int
    let outcomes: Int
  }

  private struct FirstWords: Hashable {
    let positions: [Int]
    let language: SpeechLanguage
  }

  init(_ screen: ScreenPlaces) {
    var met: [(position: Int, gesture: SourceRange)] = []
    // By gesture, how many uses of views stand around the one whose code has it.
    var depths: [SourceRange: Set<Int>] = [:]
    var uses: [Use] = []
    var known: Set<Use> = []
    for (position, place) in screen.places.enumerated() where place.element.exposure != .hidden {
      for gesture in Self.gestures(of: place.element) where gesture.kind == .tap {
        let use = Self.use(of: gesture, by: place.element, chains)
        if known.insert(use).inserted { uses.append(use) }
        depths[gesture.source, default: []].insert(use.callSites.count)
        met.append((position, gesture.source))
      }
    }
    let numbers = Self.numbers(of: uses)
    let count = numbers.values.max().map { $0 + 1 } ?? 0
    var groups = (0..<count).map(Group.init)
    var sources: [SourceRange: Int32] = [:]
    for (position, gesture) in met {
      let place = screen.places[position]
      let branch = screen.branches.branches[place.branch]
      let source = sources[place.element.source] ?? Int32(sources.count)
      sources[place.element.source] = source
      for depth in depths[gesture] ?? [] where depth <= place.element.callSites.count {
        let use = Use(gesture: gesture, callSites: Array(place.element.callSites[..<depth]))
        if let number = numbers[use] { groups[number].add(position, Group.Mark(place, source, of: gesture, chains), under: branch) }
      }
    }
    for number in groups.indices { groups[number].leaveOutShared() }
    self.groups = numbers.mapValues { groups[$0] }
  }

  /// A number for each gesture in each use of its view. What stands in helpers of that view is met with further uses
  /// around it, and belongs to it.
  private static func numbers(of uses: [Use]) -> [Use: Int] {
    var numbers: [Use: Int] = [:]
    var next = 0
    for use in uses.sorted(by: { $0.callSites.count < $1.callSites.count }) {
      let outer = use.callSites.indices.reversed().lazy.compactMap { count -> Int? in
        guard let number = numbers[Use(gesture: use.gesture, callSites: Array(use.callSites[..<count]))],
          // A view that shows itself has the gesture once more.
          !use.callSites[count...].contains(where: { $0.view == use.callSites[..<count].last?.view }) else { return nil }
        return number
      }.first
      numbers[use] = outer ?? next
      if outer == nil { next += 1 }
    }
    return numbers
  }

  /// The gestures of an element; those of a view that was replaced by one element still work through it.
  static func gestures(of element: AccessibilityElement) -> [Gesture] {
    let own = element.gestures
    // A drag around it, as for swiping a row away, takes no tap from what it is made of.
    guard element.role == .replaced, !own.contains(where: { $0.kind == .tap }) else { return own }
    let parts = element.content.filter { $0.exposure != .hidden }
    guard let first = parts.first else { return own }
    return own + first.gestures.filter { gesture in
      !own.contains { $0.source == gesture.source }
        && parts.allSatisfy { $0.gestures.contains { $0.source == gesture.source } }
    }
  }

  /// Whether a gesture is no way to activate something; read once for all elements that share it.
  func isTrivial(_ gesture: Gesture) -> Bool { trivial(gesture) { gesture.isTrivialTap } }

  /// What is heard of the first element of an area that has words, else of the first that says something: the glyph in front
  /// of a text may be there in one state only. Put into words once for all of its elements.
  func firstHeard(of area: TapArea, on screen: ScreenPlaces, in context: RuleContext) -> String? {
    firstWords(FirstWords(positions: area.firstPositions, language: context.voiceOver.language)) {
      let elements = area.firstPositions.map { screen.places[$0].element }
      return (elements.filter(\.hasWords) + elements).lazy.map { context.heard($0) }.first { !$0.isEmpty }
    }
  }

  /// What reacts to a gesture of an element on the screen.
  func area(of gesture: Gesture, around subject: ElementSubject) -> TapArea? {
    let screen = subject.places
    let branch = screen.branches.branches[screen.places[subject.position].branch]
    guard let group = groups[Self.use(of: gesture, by: subject.element, chains)],
      let number = group.numbers[branch.outcomes] else { return nil }
    return areas(AreaKey(group: group.number, outcomes: number)) { group.area(at: number, on: screen) }
  }

  /// The uses of views down to the one whose code has the gesture.
  private static func use(
    of gesture: Gesture, by element: AccessibilityElement, _ chains: Remembered<SourceRange?>
  ) -> Use {
    guard !element.callSites.isEmpty,
      let chain = chains(gesture.source, { ModifierChain.whole(around: gesture.source) }),
      let inner = element.callSites.firstIndex(where: { chain.contains($0.source) })
      else { return Use(gesture: gesture.source, callSites: element.callSites) }
    return Use(gesture: gesture.source, callSites: Array(element.callSites[..<inner]))
  }
}

/// The elements that share a gesture in one use of a view.
private struct Group {
  /// What the area of an element is told by.
  struct Mark {
    /// The number of the place in the source that makes it.
    let source: Int32
    let isExposed: Bool
    let isField: Bool
    let isControl: Bool
    let isInRow: Bool
    let isPressedByItself: Bool
    /// The further gestures that something is done by when it is pressed.
    let presses: Set<SourceRange>

    /// - Parameter gesture: The tap that all of the group react to.
    init(_ place: ScreenPlaces.Place, _ source: Int32, of gesture: SourceRange, _ chains: Remembered<SourceRange?>) {
      let element = place.element
      self.source = source
      isInRow = place.loops > 0 || place.containers.contains { $0.kind == .list }
      isExposed = element.exposure == .exposed
      isField = [.textField, .secureField, .textEditor, .searchField].contains(element.role)
      // What answers a press in its own way would be lost in one element.
      isControl = element.role.isControl || element.gestures.contains { own in
        own.source != gesture && element.expression.contains(own.source)
          && (own.kind == .tap && own.count == 1 || own.kind == .drag && own.dragged.isEmpty)
      } || element.gestures.contains { own in
        own.source != gesture && own.kind == .tap && own.count == 1 && Self.lies(own.source, on: element, within: gesture, chains)
      }
      isPressedByItself = isControl || element.certainty == .opaque || element.gestures.contains { own in
        own.source != gesture && own.kind != .drag && Self.stands(own.source, within: gesture, chains)
      }
      presses = isExposed ? Set(element.gestures.filter { $0.source != gesture && $0.kind != .drag }.map(\.source)) : []
    }

    /// Whether a gesture is that of what an element is made by, or of a part around it, in whatever code another one stands that
    /// lies farther out: it takes the press.
    private static func lies(
      _ inner: SourceRange, on element: AccessibilityElement, within outer: SourceRange, _ chains: Remembered<SourceRange?>
    ) -> Bool {
      func chain(_ gesture: SourceRange) -> SourceRange? { chains(gesture) { ModifierChain.whole(around: gesture) } }
      guard let whole = chain(inner), whole.contains(element.source), !whole.contains(outer) else { return false }
      return chain(outer) != whole
    }

    /// Whether a gesture is that of a view inside the one that has another gesture, and not a second one of the same view.
    private static func stands(_ inner: SourceRange, within outer: SourceRange, _ chains: Remembered<SourceRange?>) -> Bool {
      func chain(_ gesture: SourceRange) -> SourceRange? { chains(gesture) { ModifierChain.whole(around: gesture) } }
      guard let whole = chain(outer), whole.contains(inner) else { return false }
      return chain(inner) != whole
    }
  }

  let number: Int
  /// Positions of elements that are not hidden, in order, what is known of these, and the numbers of their outcomes.
  private var positions: [Int] = []
  private var marks: [Mark] = []
  private var outcomesAt: [Int] = []
  /// By the number that a screen gives to outcomes, the number here.
  private(set) var numbers: [Int: Int] = [:]
  /// By number, the outcomes as the screen's table numbers them.
  private var outcomes: [ArraySlice<Int32>] = []
  /// By number, whether two of the outcomes exclude each other.
  private var areContradictory: [Bool] = []
  /// By number, the first position in `positions`.
  private var firsts: [Int] = []

  /// Of very many elements, those next to the first under some outcomes are one touch area; the rest are alternatives.
  private static let limit = 240

  /// Positions of the first elements that can be found and are no controls; some of them may say nothing.
  private var firstPositions: [Int] = []
  private static let firstLimit = 8

  private var holdsOthersToPress: Bool { holdsPressed || presses.values.contains { $0 < exposedCount } }
  private var holdsPressed = false
  /// By gesture, how many of the elements that can be found have it. What not all have is that of a part, wherever the code
  /// of the part stands.
  private var presses: [SourceRange: Int] = [:]
  private var exposedCount = 0

  init(number: Int) { self.number = number }

  mutating func add(_ position: Int, _ mark: Mark, under branch: BranchTree.Branch) {
    guard positions.last != position, !branch.isNeverThere else { return }
    let number = numbers[branch.outcomes] ?? outcomes.count
    if number == outcomes.count {
      numbers[branch.outcomes] = number
      outcomes.append(branch.numbers[...])
      areContradictory.append(branch.isContradictory)
      firsts.append(positions.count)
    }
    if mark.isExposed, !mark.isControl, firstPositions.count < Self.firstLimit { firstPositions.append(position) }
    if mark.isPressedByItself { holdsPressed = true }
    if mark.isExposed { exposedCount += 1 }
    for press in mark.presses { presses[press, default: 0] += 1 }
    positions.append(position)
    marks.append(mark)
    outcomesAt.append(number)
  }

  /// What decides whether the whole use is there says nothing about which of its parts are there together.
  mutating func leaveOutShared() {
    guard let first = outcomes.first else { return }
    var shared = first.count
    for other in outcomes.dropFirst() {
      shared = zip(first.prefix(shared), other).prefix { $0 == $1 }.count
    }
    outcomes = outcomes.map { $0.dropFirst(shared) }
  }

  func area(at number: Int, on screen: ScreenPlaces) -> TapArea {
    let near = SharedActions.near(positions[firsts[number]], in: positions, limit: Self.limit)
    let table = screen.branches.table
    let held = areContradictory[number] ? nil : table.together(outcomes[number])
    var met = [Bool?](repeating: nil, count: outcomes.count)
    var parts: [(mark: Mark, outcomes: Int)] = []
    for index in near.indices {
      let other = outcomesAt[index]
      let isTogether = met[other] ?? coexist(other, number, held, table, screen.steps)
      met[other] = isTogether
      if isTogether { parts.append((marks[index], other)) }
    }
    return TapArea(parts, outcomes, at: number, table, firstPositions: firstPositions, holdsOthersToPress: holdsOthersToPress)
  }

  /// - Parameter held: The outcomes of the second, unless they exclude each other.
  private func coexist(
    _ first: Int, _ second: Int, _ held: OutcomeTable.Together?, _ table: OutcomeTable, _ steps: StepCount?
  ) -> Bool {
    if first == second { return true }
    if let held, !areContradictory[first] {
      steps?.add(1 + outcomes[first].count)
      return !table.someExcludes(outcomes[first], held)
    }
    steps?.add(1 + outcomes[first].count * outcomes[second].count)
    return !table.branchesExclude(outcomes[first], outcomes[second])
  }
}
