import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What on a screen depends on run time in other ways than by colour.
struct ColourSigns {
  private var paths: Set<String> = []
  /// Values that have a text whose name speaks of a state.
  private var statusBases: Set<String> = []
  /// The names of members that texts are of, in lower case, by the value that has them.
  private var members: [String: Set<String>] = [:]
  private var expressions: Set<String> = []
  private var conditions: Set<Condition> = []
  private var elements: Set<ElementIdentity> = []
  /// What decides how faint something is, which tells a colour apart and says nothing by itself.
  private var faded: Set<String> = []

  init(_ screen: ScreenPlaces) {
    // How many elements before each position are more than an area of colour, which says nothing but by that colour.
    var telling = [0]
    for place in screen.places { telling.append(telling[telling.count - 1] + (place.element.isAreaOfColour ? 0 : 1)) }
    // Every outcome that elements stand under is the innermost one of some branch.
    for branch in screen.branches.branches where telling[branch.range.upperBound] > telling[branch.range.lowerBound] {
      if let condition = branch.when.last, conditions.insert(condition).inserted { add(condition.subject) }
    }
    for place in screen.places { add(place.element) }
  }

  private mutating func add(_ element: AccessibilityElement) {
    guard elements.insert(ElementIdentity(element)).inserted else { return }
    let spoken = [element.label?.value, element.value?.value, element.hint?.value].compactMap { $0 }
    let texts = spoken + element.visibleText
    for text in texts {
      for hole in text.holes { add(hole) }
      for condition in text.choices.flatMap({ $0 }) { add(condition.subject) }
    }
    if case .symbol(let name)? = element.image {
      for hole in name.holes { add(hole) }
      if name.hasHoles { for call in Self.callsHanded(to: element) { add(call) } }
      for condition in name.choices.flatMap({ $0 }) { add(condition.subject) }
    }
    for conditional in element.conditionalTraits { add(conditional.condition.subject) }
    let appearance = element.appearance
    for condition in appearance.font?.options.flatMap(\.conditions) ?? [] { add(condition.subject) }
    for condition in appearance.opacity?.options.flatMap(\.conditions) ?? [] { faded.formUnion(ValuePaths.all(in: condition.subject)) }
    for decision in appearance.decisions where Self.changesForm(decision) { add(decision.condition.subject) }
    let sizes = [appearance.fixedWidth, appearance.fixedHeight]
    for setting in sizes + [appearance.horizontalOffset, appearance.verticalOffset, appearance.blurRadius] {
      for condition in setting?.options.flatMap(\.conditions) ?? [] { add(condition.subject) }
    }
    for part in element.content { add(part) }
  }

  /// The calls by which code chooses what an element shows, where it or the component that it stands in is made:
  /// `Row(symbol: Icons.symbol(of: hour.code, isNight: sky.isNight))`.
  private static func callsHanded(to element: AccessibilityElement) -> [String] {
    ([element.source] + element.callSites.map(\.source)).flatMap { CallArguments(of: $0).arguments }.map(\.value.text)
      .filter { $0.hasSuffix(")") && $0.first?.isLetter ?? false }
  }

  /// It decides about a size, a weight or a line, which people see without telling colours apart.
  private static func changesForm(_ decision: Appearance.Decision) -> Bool {
    let name = decision.modifier.text.drop { !$0.isLetter }.prefix { $0.isLetter }
    return FrameworkNames.names(.formModifier).contains(String(name))
  }

  private mutating func add(_ expression: String) {
    guard expressions.insert(expression).inserted else { return }
    if ColourOnlyState.tellsState(expression), let base = Self.base(of: expression), Self.isOfOne(base, expression) {
      statusBases.insert(base)
    }
    for path in ValuePaths.all(in: expression) where paths.insert(path).inserted {
      members[Self.base(of: path) ?? "", default: []].insert(Self.name(of: path))
      // What depends on a part of a value depends on the value.
      for dot in path.indices where path[dot] == "." { paths.insert(String(path[..<dot])) }
    }
  }

  /// A model of the screen has levels and pictures of many things; a status of it is that of all.
  private static func isOfOne(_ base: String, _ expression: String) -> Bool {
    let owner = base.split(separator: ".").last?.lowercased() ?? ""
    guard NameWords.words(.stateOwner).contains(where: owner.hasSuffix) else { return true }
    let name = Self.name(of: expression)
    return name.contains("status") || name.contains("state")
  }

  /// Whether something else depends on what a condition is about.
  func tell(_ condition: Condition, isFaint: Bool) -> Bool {
    // Whose turn it is, `turn == player.name`, no name of a player says.
    let tests = [condition.subject, condition.basis].compactMap(\.self).filter { test in
      let sides = Self.sides(of: test)
      return sides.count != 2 || !sides.contains(where: { $0.isDisjoint(with: paths) })
    }
    let about = tests.reduce(into: Set<String>()) { $0.formUnion(ValuePaths.all(in: $1)) }
    // Beside `item.color`, `item.statusLabel` says what the colour does.
    return !about.isDisjoint(with: paths) || !isFaint && !about.isDisjoint(with: faded) || about.contains { Self.base(of: $0).map(statusBases.contains) ?? false }
      || about.contains(where: isWorded)
  }

  /// Whether something else is made of a value that brings a colour along, or is called like it.
  func say(_ grade: ContentGrade) -> Bool {
    // A text of the thing as a whole is met as a path of its own; those that only lead to other members are not.
    paths.contains { path in !grade.path.hasPrefix(path + ".") && grade.isSaid(by: path) }
  }

  /// Whether a text is a form of a value, by its name: `formattedAmount` of `amount`, `statusText` of `status`.
  private func isWorded(_ path: String) -> Bool {
    let name = Self.name(of: path)
    return name.count > 3 && members[Self.base(of: path) ?? ""]?.contains { $0 != name && $0.contains(name) } ?? false
  }

  private static func name(of path: String) -> String {
    (path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? path[...]).lowercased()
  }

  /// What two values that a test compares are made of; nothing where one of them is written out.
  private static func sides(of test: String) -> [Set<String>] {
    guard !test.contains("&&"), !test.contains("||") else { return [] }
    let sides = ["==", "!="].lazy.map { test.split(separator: $0) }.first { $0.count == 2 } ?? []
    let found = sides.map { side in side.contains("\"") ? [] : ValuePaths.all(in: String(side)) }
    return found.contains(where: \.isEmpty) ? [] : found
  }

  /// "item" of `item.statusLabel`.
  private static func base(of path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    return String(path[..<dot])
  }
}

extension AccessibilityElement {
  /// Behind or beside others, with no form of its own that could tell anything.
  fileprivate var isAreaOfColour: Bool {
    role == .shape && exposure != .exposed && ["Color", "Rectangle", "RoundedRectangle", "Capsule"].contains(viewName)
  }
}
