import AccessibilityModel
import SourceModel
import ViewEvaluation

extension UIElementBuilder {
  /// Whether a view is hidden when the screen appears. Hidden at first and shown by other code, it is there under a
  /// condition.
  func hiding(of object: UIObject) -> SettingFacts.Flag {
    if let stopped = stopping(of: object) { return stopped }
    if isOutOfSight(object) { return .yes }
    let flag = facts.flag("isHidden", of: object)
    if case .yes = flag {
      // What nobody shows, and only later code hides, is there until then.
      let all = object.all("isHidden")
      let isHiddenLater = !all.isEmpty && all.allSatisfy(\.isLater) && !isHiddenInEachRow(object, all)
      guard isHiddenLater || all.contains(where: { $0.isLater && !$0.isTrue }) || mayBeShown(object) else { return .yes }
      let subject = "\(object.name ?? object.className).isHidden"
      return .under(Condition(subject: subject, branch: 0, description: subject))
    }
    guard case .unset = flag, let alpha = object.effective("alpha").last, alpha.conditions.isEmpty, !alpha.isLater,
      case .number(0) = alpha.value
    else { return flag }
    let others = object.all("alpha").filter { setting in
      if case .number(0) = setting.value { false } else { true }
    }
    if others.isEmpty { return .yes }
    let subject = "\(object.name ?? object.className).alpha != 0"
    return others.allSatisfy(\.isLater)
      ? .under(Condition(subject: subject, branch: 1, description: "\(object.name ?? object.className).alpha == 0")) : .unknown
  }
}

extension UIElementBuilder {
  /// Whether code that was not followed shows it, as what runs once its data have come.
  private func mayBeShown(_ object: UIObject) -> Bool {
    guard let name = object.name?.split(separator: ".").last.map(String.init) else { return false }
    let (declarations, settings) = (facts.evaluator.declarations, object.all("isHidden"))
    // Whoever has the object may show what a file hides; without any such code it stays hidden.
    if settings.contains(where: \.isFromFile) {
      return missesCode || object.mayBeCompletedElsewhere || object.outlet == nil
        || object.outletNames.union([name]).contains {
          declarations.mayUnset("isHidden", ofObjectNamed: $0) || mayBeShown($0, in: [])
        }
    }
    let files = Dictionary(settings.map { (ObjectIdentifier($0.source.file), $0.source.file) }) { $1 }
    return files.values.contains { declarations.mayUnset("isHidden", ofObjectNamed: name, in: $0) }
      || mayBeShown(name, in: Array(files.values))
  }

  /// A cell is set up anew for each row that it shows: what a function of it hides whatever is so, and nothing shows, is in
  /// no row (Apple: documentation of UITableView dequeueReusableCell(withIdentifier:for:)).
  private func isHiddenInEachRow(_ object: UIObject, _ settings: [Setting]) -> Bool {
    var next = object.parent
    while let around = next, !Self.reusable.contains(where: around.isKind) { next = around.parent }
    guard let cell = next?.declaration, settings.allSatisfy({ $0.isTrue }) else { return false }
    return settings.contains { setting in
      guard !setting.isEvent, setting.conditions.isEmpty, let name = setting.function else { return false }
      let functions = facts.evaluator.declarations.functions(name, of: cell, isStatic: false)
      return !functions.isEmpty && !UIObject.repeated.contains(name) && functions.allSatisfy { !$0.isOverride }
    }
  }

  private static let reusable = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

  /// Whether an observer shows it whose property may get a value that was not tried: all that the project gives it was
  /// where that is one constant, and where what is read is its class.
  private func mayBeShown(_ name: String, in files: [SourceFile]) -> Bool {
    let declarations = facts.evaluator.declarations
    return declarations.observers(unsetting: "isHidden", ofObjectNamed: name, in: files).contains { property in
      guard let constants = declarations.constants(assignedTo: property) else { return true }
      let isOwn = root?.declaration.map { declarations.property(property, of: $0, isStatic: false) != nil } ?? false
      return constants.count > 1 && !isOwn
    }
  }

  /// An activity indicator hides itself while it does not turn, and shows itself when it starts, whatever hid it before
  /// (Apple: documentation of UIActivityIndicatorView hidesWhenStopped); nil for one that turns from the beginning, and
  /// for all other views.
  private func stopping(of object: UIObject) -> SettingFacts.Flag? {
    guard object.isKind(of: "UIActivityIndicatorView") else { return nil }
    if case .no = facts.flag("hidesWhenStopped", of: object) { return nil }
    let turns = object.all("animating").filter { !$0.isFalse }
    guard let first = turns.first else { return nil }
    guard turns.allSatisfy(\.isLater) else {
      return first.isFromFile && object.all("isHidden").allSatisfy(\.isFromFile) ? .unset : nil
    }
    if facts.evaluator.isAboutFirstAppearance { return .yes }
    let subject = "\(object.name ?? object.className).isAnimating"
    return .under(Condition(subject: subject, branch: 1, description: "!\(subject)", holdsInitially: true))
  }
}

extension UIElementBuilder {
  /// Whether code of other classes, which was not followed, may set a number of an object.
  func isChangedElsewhere(_ property: String, of object: UIObject) -> Bool {
    guard let name = object.name, name != "self" else { return false }
    let declarations = facts.evaluator.declarations
    return declarations.handsOn(name) || declarations.mayChange("\(name).\(property)")
  }
}

extension Setting {
  var isFalse: Bool {
    if case .boolean(false) = value { return true }
    return false
  }

  fileprivate var isTrue: Bool {
    if case .boolean(true) = value { return true }
    return false
  }
}
