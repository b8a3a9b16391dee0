import AccessibilityModel
import PlatformKnowledge

/// What a view holds.
extension UIObject {
  struct Child {
    var object: UIObject
    var conditions: [Condition]
    /// The loop that adds it, `for item in items`.
    var repeats: String?
    /// Only later code adds it.
    var isLater = false
    /// Code took it away that may put it back.
    var removal: Removal?
  }

  /// That code takes a view away.
  struct Removal {
    /// Under which it does.
    let conditions: [Condition]
    /// Where the view stays; nil where that is not told.
    let kept: Condition?
  }

  /// Adds a view, or takes note that it is there in other cases as well.
  ///
  /// - Parameter isLater: Whether later code does so: where set-up code shows a view counts then.
  func add(
    _ child: UIObject, under conditions: [Condition], repeats: String? = nil, at index: Int? = nil, isLater: Bool = false
  ) {
    guard child !== self, !(isPlaced && child.holds(self)) else { return }
    // Most are added once: nothing is looked for among those that are there.
    if child.isPlaced || child.standsForUnknown,
      let old = children.firstIndex(where: { $0.object === child || $0.object.isStandIn(like: child) }) {
      putBack(old, under: conditions)
      guard !isLater || children[old].isLater else { return }
      children[old].conditions = children[old].conditions.joined(with: conditions)
      return
    }
    if isLater, child.standsFirmly(outside: self) || holdsAlready(child, under: conditions, repeats) { return }
    // Made anew by the code that made those which it took away: a layout that is done again.
    let same = children.indices.filter { children[$0].removal != nil && children[$0].object.isMade(like: child) }
    child.isPlaced = true
    let kept = same.compactMap { children[$0].removal?.kept }
    guard !same.contains(where: { putBack($0, under: conditions) }) else {
      // What it was added under first is not all that it is there under.
      let others = conditions.filter { condition in !kept.contains { $0.opposite == condition } }
      for position in same {
        putBack(position, under: conditions)
        guard isLater, children[position].isLater, children[position].removal == nil else { continue }
        children[position].conditions.removeAll { !others.contains($0) }
      }
      return
    }
    if !isLater, conditions.isEmpty { child.leaveParent(for: self) }
    child.parent = self
    let new = Child(object: child, conditions: conditions, repeats: repeats, isLater: isLater)
    if let index, index >= 0, index < children.count { children.insert(new, at: index) } else { children.append(new) }
  }

  /// Whether code that runs again, as what shows a state does, adds what it has made before: a loop whose members only run
  /// time knows, or what is there in the same outcome.
  private func holdsAlready(_ child: UIObject, under conditions: [Condition], _ repeats: String?) -> Bool {
    guard repeats != nil || !conditions.isEmpty else { return false }
    return children.contains { old in
      old.repeats == repeats && old.removal == nil && old.object.isMade(like: child)
        && (repeats != nil || old.conditions == conditions)
    }
  }

  /// A view stands in one other: set-up code that adds it elsewhere takes it out of the one before (Apple: documentation
  /// of addSubview).
  private func leaveParent(for new: UIObject) {
    guard let old = parent, old !== new, let place = old.children.firstIndex(where: { $0.object === self }) else { return }
    let child = old.children[place]
    guard !child.isLater, child.conditions.isEmpty, child.repeats == nil, child.removal == nil, isView else { return }
    old.children.remove(at: place)
  }

  /// Whether a view is there already, in another one that is shown. Later code that puts it elsewhere moves it, so that it
  /// is never heard twice.
  private func standsFirmly(outside new: UIObject) -> Bool {
    guard isPlaced, isView, let parent, parent !== new, parent.isPlaced,
      let child = parent.children.first(where: { $0.object === self }) else { return false }
    return !child.isLater && child.conditions.isEmpty && child.removal == nil && child.repeats == nil
  }

  /// Whether a view stands somewhere within this one. UIKit takes no view into what it holds ("Can't add self as subview"),
  /// so what seems to do so is something else that is not told apart.
  private func holds(_ view: UIObject) -> Bool {
    var open = children.map(\.object)
    var seen: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      if next === view { return true }
      if seen.insert(ObjectIdentifier(next)).inserted { open += next.children.map(\.object) }
    }
    return false
  }

  /// It is made with another object, so what was so then is so for both.
  func join(_ other: UIObject) {
    madeUnder = other.madeUnder
    madeInLoop = other.madeInLoop
    row = other.row
  }

  /// The views of a kind that stand within it.
  func descendants(ofKind name: String) -> [UIObject] {
    var found: [UIObject] = []
    var open = children.map(\.object)
    var seen: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.isKind(of: name) { found.append(next) } else { open += next.children.map(\.object) }
    }
    return found
  }

  /// The one view within it, or itself, that has a number in Interface Builder or by code; every view begins with 0.
  func view(withTag tag: Double) -> UIObject? {
    guard tag != 0 else { return nil }
    var found: [UIObject] = []
    var open = [self]
    var seen: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if case .number(tag)? = next.all("tag").last?.value { found.append(next) }
      open += next.children.map(\.object)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Without the cells of a storyboard that no code asks for, where the code that makes the rows is known.
  var childrenWithoutUnusedSamples: [Child] {
    guard !prototypes.isEmpty, isFilled else { return children }
    let samples = Set(prototypes.values.map { ObjectIdentifier($0.sample) })
    let rows = children.filter { child in
      !samples.contains(ObjectIdentifier(child.object)) && !child.object.isBlankRow
        && (child.object.base == nil || Self.rowClasses.contains(where: child.object.isKind))
    }
    guard !rows.isEmpty, rows.allSatisfy(\.object.isKnownRow) else { return children }
    return children.filter { !samples.contains(ObjectIdentifier($0.object)) }
  }

  private static let rowClasses = FrameworkNames.names(.rowClass)

  /// A row of a class of the project, of a storyboard's cell, or that code makes itself.
  private var isKnownRow: Bool { base != nil && (declaration != nil || framework == .interfaceFile || !isFromStock) }

  /// `UITableViewCell()` where nothing else can be returned, as of a base class.
  private var isBlankRow: Bool {
    base != nil && declaration == nil && framework == .uiKit && !isFromStock && settingOrder.isEmpty && children.isEmpty
  }

  func child(holding object: UIObject) -> Child? { children.first { $0.object === object } }

  /// Takes a view away for good.
  func removeChild(_ object: UIObject) {
    children.removeAll { $0.object === object }
    object.parent = nil
  }

  /// Takes a view away in some cases, or from some time on.
  func take(_ object: UIObject, _ removal: Removal) {
    guard let position = children.firstIndex(where: { $0.object === object }), children[position].removal?.kept == nil else {
      return
    }
    children[position].removal = removal
    if let kept = removal.kept, !children[position].conditions.contains(kept) { children[position].conditions.append(kept) }
  }

  /// Makes a removal good where the same code adds the view again.
  @discardableResult
  private func putBack(_ position: Int, under conditions: [Condition]) -> Bool {
    guard let removal = children[position].removal,
      removal.conditions.allSatisfy({ conditions.contains($0) || madeUnder.contains($0) }) else { return false }
    if let kept = removal.kept { children[position].conditions.removeAll { $0 == kept } }
    children[position].removal = nil
    return true
  }

  /// Whether the same code makes both, whoever has it run.
  /// Whether both stand for what only run time has, as the same code names it: that is one thing however often it is added.
  private func isStandIn(like other: UIObject) -> Bool {
    standsForUnknown && other.standsForUnknown && name == other.name && isMade(like: other)
  }

  private func isMade(like other: UIObject) -> Bool { source == other.source && className == other.className }
}

extension [Condition] {
  /// Where either these hold or others do, as far as that can be told in the same way.
  fileprivate func joined(with others: [Condition]) -> [Condition] {
    if allSatisfy(others.contains) { return self }
    if others.allSatisfy(contains) { return others }
    guard count == others.count else { return [] }
    let differing = indices.filter { self[$0] != others[$0] }
    guard differing.count == 1, let place = differing.first, self[place].opposite == others[place] else { return [] }
    return Array(self[..<place] + self[(place + 1)...])
  }
}
