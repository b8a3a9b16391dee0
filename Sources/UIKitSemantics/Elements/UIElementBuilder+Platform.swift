import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// What only UIKit has: the class of an object, how code sets it up, and where it lies.
extension UIElementBuilder {
  /// The facts about an object that only UIKit has.
  func platform(_ object: UIObject) -> PlatformFacts {
    var platform = PlatformFacts(baseClass: object.base ?? "")
    platform.reference = object === root && !isRepresenting ? "self" : object.name
    platform.part = object.isBuiltIn ? object.name : nil
    platform.superview = object.parent?.source
    platform.isStacked = object.parent?.isKind(of: "UIStackView") ?? false
    platform.frame = object.framework == .interfaceFile
      ? object.frame.map { InterfaceFrame(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } : nil
    setFrameAroundStacks(of: object, in: &platform)
    if let width = object.layout.width, let height = object.layout.height {
      platform.fixedSize = FixedSize(width: width.points, height: height.points, source: width.source)
    }
    platform.hasOpenHeight = object.layout.isHeightUnknown
    platform.isPlacedByMask = object.layout.isPlacedByMask
    platform.lastStatement = object.lastStatement
    platform.isLastConditional = object.isLastConditional
    platform.setUpStatements = object.setUpStatements
    platform.setUpOnce = object.setUpOnce
    platform.outlet = object.outlet.flatMap { $0.observers.isEmpty && $0.getter == nil ? $0.range : nil }
    platform.placing = object.placing
    platform.mayBeCompletedElsewhere =
      object.mayBeCompletedElsewhere
      || (object.all("accessibilityLabel").isEmpty && isNamedElsewhere(object)) || isTitledElsewhere(object)
      || isPromptedElsewhere(object)
    if object.isKind(of: "UITableViewCell") { platform.rowHeight = rowHeight(of: object) }
    platform.standsForKeyboard = object.standsForKeyboard
    platform.selection = object.selection
    platform.heeded = object.heeded
    platform.isInSectionHeader = sectionHeaders > 0
    platform.isInHeaderClass = root?.isOfHeaderClass ?? false
    platform.isInTableHeader = tableHeaders > 0
    platform.isStyledElsewhere = object.isStyledByUnknownCode || isStyledElsewhere(object)
    platform.isUserInteractive = takesTouches(object)
    switch facts.flag("isAccessibilityElement", of: object) {
    case .yes: platform.isElement = true
    case .no: platform.isElement = false
    default: break
    }
    platform.isOfUnseenClass = object.declaration == nil && object.base != nil && object.className != object.base
    for name in object.settingOrder { platform.settings += object.all(name).map { described($0, name) } }
    platform.settings += attributedFonts(of: object)
    if object.isKind(of: "UILabel") { platform.settings += showing(object.parent) }
    platform.settings += titleSettings(of: object)
    return platform
  }

  /// An interface file gives a button a font, and the code of its class may give the title another one.
  private func titleSettings(of object: UIObject) -> [PlatformSetting] {
    guard let label = object.parts["titleLabel"]?.object else { return [] }
    // A configuration gives the title its font each time it is applied, and that follows the text size (Apple:
    // documentation of UIButton.Configuration).
    let names = isConfigured(object) ? ["numberOfLines"] : ["font", "adjustsFontForContentSizeCategory", "numberOfLines"]
    return names.flatMap { name in label.all(name).map { described($0, name) } }
  }

  /// A view that takes no touches takes none for what is in it either (Apple: documentation of UIView hitTest(_:with:)).
  private func takesTouches(_ object: UIObject) -> Bool {
    var next: UIObject? = object
    for _ in 0..<Self.depthLimit {
      guard let view = next else { return true }
      if case .no = facts.flag("isUserInteractionEnabled", of: view), !takesTouchesLater(view) { return false }
      next = view.parent
    }
    return true
  }

  /// Whether later code lets a view take touches that it does not take at first, as a screen that waits for an answer.
  private func takesTouchesLater(_ view: UIObject) -> Bool {
    view.all("isUserInteractionEnabled").contains { setting in
      guard setting.isLater, !setting.isUnprompted, !setting.isFromFile, case .yes? = facts.truth(of: setting) else { return false }
      return true
    }
  }

  /// Whether code gives a button a configuration, whatever is so.
  private func isConfigured(_ object: UIObject) -> Bool {
    object.all("configuration").contains { $0.conditions.isEmpty && !$0.value.isAbsent }
  }

  /// What later code does to show or hide the views around a label, up to the view of the screen.
  private func showing(_ view: UIObject?) -> [PlatformSetting] {
    var result: [PlatformSetting] = []
    var next = view
    for _ in 0..<3 {
      guard let around = next, around !== root, around.name != "view", !around.isKind(of: "UITableViewCell"),
        !around.isKind(of: "UICollectionViewCell") else { break }
      result += around.all("isHidden").filter(\.isLater).map { described($0, "superview.isHidden") }
      next = around.parent
    }
    return result
  }

  /// Code of another class gives an object of an interface file a text with fonts of its own.
  private func isStyledElsewhere(_ object: UIObject) -> Bool {
    guard object.framework == .interfaceFile, let name = object.name, !isOfStaticCell(object) else { return false }
    facts.evaluator.declarations.note(labelled: UIKitScreens.styled(name))
    return namedElsewhere.contains(UIKitScreens.styled(name))
  }

  /// Whether a label has its name from UIKit, `textLabel`, and stands in a cell that a file gives once for all: what other
  /// code says of that name is said of cells that it asks of another list.
  private func isOfStaticCell(_ label: UIObject) -> Bool {
    guard ["textLabel", "detailTextLabel"].contains(label.name) else { return false }
    var view = label
    for _ in 0..<Self.depthLimit {
      guard let around = view.parent else { return false }
      if around.staticSections.contains(where: { $0.cells.contains { $0 === view } }) { return true }
      view = around
    }
    return false
  }

  /// Code somewhere writes a text into an object of this name, of which an interface file alone tells.
  func isWrittenElsewhere(_ object: UIObject) -> Bool {
    guard object.framework == .interfaceFile, let name = object.name,
      (object.all("text") + object.all("attributedText")).allSatisfy(\.isFromFile) else { return false }
    facts.evaluator.declarations.note(labelled: UIKitScreens.written(name))
    return namedElsewhere.contains(UIKitScreens.written(name))
  }

  /// Code of another class gives a button of this name the title that its own class does not.
  private func isTitledElsewhere(_ object: UIObject) -> Bool {
    guard object.isKind(of: "UIButton"), let name = object.name, object.all("title").isEmpty, object.all("attributedTitle").isEmpty
    else { return false }
    facts.evaluator.declarations.note(labelled: UIKitScreens.titled(name))
    return namedElsewhere.contains(UIKitScreens.titled(name))
  }

  /// Code of another class gives a field of this name the placeholder that its own class does not.
  private func isPromptedElsewhere(_ object: UIObject) -> Bool {
    guard object.isKind(of: "UITextField"), let name = object.name, object.all("placeholder").isEmpty,
      object.all("attributedPlaceholder").isEmpty else { return false }
    facts.evaluator.declarations.note(labelled: UIKitScreens.prompted(name))
    return namedElsewhere.contains(UIKitScreens.prompted(name))
  }

  private func isNamedElsewhere(_ object: UIObject) -> Bool {
    guard let name = object.name else { return false }
    facts.evaluator.declarations.note(labelled: name)
    return namedElsewhere.contains(name)
  }

  private static let pictures: Set<String> = ["image", "backgroundImage"]

  private func described(_ setting: Setting, _ name: String) -> PlatformSetting {
    var result = PlatformSetting(name: name, value: text(of: setting, name), source: setting.source)
    result.isLater = setting.isLater
    result.isConditional = !setting.conditions.isEmpty
    result.function = setting.function
    result.isOwnFont = name == "font" && isOwnFont(setting)
    result.isHandedOn = setting.isHandedOn
    result.statement = setting.statement
    if Self.pictures.contains(name) { result.picture = facts.picture(of: setting)?.names }
    if name == "font", setting.isHandedOn { result.made = Self.madeOnce(setting.value) }
    return result
  }
}
