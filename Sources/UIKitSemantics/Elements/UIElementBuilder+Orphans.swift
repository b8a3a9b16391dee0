import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension UIElementBuilder {
  /// Views that code makes and sets up, and places in a way that could not be followed.
  func orphans(of object: UIObject) -> [AccessibilityNode] {
    guard object.framework == .uiKit, object.interfaceID == nil else { return [] }
    // A list controller shows its list in any case.
    let isList = object.isKind(of: "UITableViewController") || object.isKind(of: "UICollectionViewController")
    let names = object.parts.keys.sorted().filter { !isList || !["tableView", "collectionView", "view"].contains($0) }
    let held: [UIObject] = names.flatMap { name in object.parts[name]?.objects ?? [] }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(object)]
    let loose = held.filter { isLoose($0) && isFree($0, for: object) && seen.insert(ObjectIdentifier($0)).inserted }
    return loose.sorted { $0.source < $1.source }.flatMap { part -> [AccessibilityNode] in
      let reason = UnknownReason(.unsupportedCode, "place of \(part.name ?? part.className)")
      return nodes(of: part).mapElements { element in
        var element = element
        element.note(reason)
        return element
      }
    }
  }

  /// The same of a view of the project that is shown on the screen of another one.
  func orphans(within object: UIObject) -> [AccessibilityNode] {
    object === root || object.declaration == nil || !object.isView ? [] : orphans(of: object)
  }

  /// What is being built holds this one and not the other way round: a row that keeps the panel that it stands in. Of
  /// several that keep a view, the first has it.
  private func isFree(_ part: UIObject, for holder: UIObject) -> Bool {
    guard !open.contains(ObjectIdentifier(part)) else { return false }
    let known = holders[ObjectIdentifier(part)]
    if known == nil { holders[ObjectIdentifier(part)] = ObjectIdentifier(holder) }
    return known == nil || known == ObjectIdentifier(holder)
  }

  private func isLoose(_ part: UIObject) -> Bool {
    guard !part.isPlaced, part.isKind(of: "UIView"), part.framework == .uiKit else { return false }
    // An outlet without its file is on screen somewhere.
    if part.mayBeCompletedElsewhere, part.settingOrder.isEmpty, part.gestures.isEmpty, part.children.isEmpty { return false }
    return !Self.inner.contains(part.name ?? "")
  }

  /// Parts of other controls.
  private static let inner = FrameworkNames.names(.innerPart)
}
