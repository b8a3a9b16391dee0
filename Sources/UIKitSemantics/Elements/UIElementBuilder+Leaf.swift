import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIElementBuilder {
  /// The element that an object makes, with everything that was set on it.
  func leaf(_ object: UIObject) -> AccessibilityElement {
    let known = object.base.flatMap(UIKitClasses.named)
    let role = known?.role.flatMap(ElementRole.init(rawValue:)) ?? .platformView
    var element = AccessibilityElement(role: role, viewName: object.className, source: object.source)
    element.framework = object.framework
    element.callSites = object.callSites
    element.tableCell = object.tableCell
    for trait in known?.traits ?? [] { element.traits.formUnion(Traits(name: trait) ?? []) }
    element.platform = platform(object)
    for reason in object.reasons { element.note(reason) }
    if missesCode { element.note(UnknownReason(.budget, root?.className ?? object.className)) }
    setContent(of: &element, object)
    setState(of: &element, object)
    setAuthored(of: &element, object)
    // Whoever is asked to become the first responder on the way to the screen is being edited (recorded: uk_text_field).
    if element.traits.contains(.textEntry), case .yes = facts.flag("isFirstResponder", of: object),
      object.effective("isFirstResponder").contains(where: { !$0.isLater })
    {
      element.traits.insert(.isEditing)
    }
    setActions(of: &element, object)
    setLooks(of: &element, object)
    if object.mayBeCompletedElsewhere { element.note(UnknownReason(.suppliedContent, object.name ?? object.className)) }
    return element
  }

  // MARK: - What the class shows

  private func setContent(of element: inout AccessibilityElement, _ object: UIObject) {
    switch element.role {
    case .text: setText(of: &element, object)
    // What is in them, no code tells.
    case .webView, .map, .canvas: element.note(UnknownReason(.platformView, object.className))
    case .button: setButtonContent(of: &element, object)
    // The words of a page come with the page.
    case .link: element.label = Fact(.hole("\(object.name ?? "link").metadata"), origin: .content)
    case .tab: setItemContent(of: &element, object)
    case .image: setPicture(facts.picture(["image"], of: object), of: &element, names: !isBare(object))
    case .textField, .textEditor, .searchField: setFieldContent(of: &element, object)
    case .toggle: setSwitch(of: &element, object)
    case .slider: setSlider(of: &element, object)
    case .gauge: setPageControl(of: &element, object)
    case .progress where object.isKind(of: "UIProgressView"):
      element.value = Fact(percentage("progress", of: object, "progressView", low: 0, high: 1), origin: .content)
    case .progress: setActivity(of: &element, object)
    case .datePicker: element.value = Fact(.hole("\(object.name ?? "datePicker").date"), origin: .content)
    default: break
    }
    if object.className == "UIAccessibilityElement" { element.role = .replaced }
  }

  /// A label without any text is one that is filled in a way that was not followed.
  private func setText(of element: inout AccessibilityElement, _ object: UIObject) {
    element.label = facts.text(["text", "attributedText"], of: object, origin: .content)
    // What Interface Builder gives a new label is no word of the app: code that knows the label may say another one.
    if let name = object.name, object.framework == .interfaceFile, object.effective(["text", "attributedText"]).allSatisfy(\.isStandIn),
      element.label != nil {
      element.label = Fact(.hole("\(name).text"), origin: .content)
      return
    }
    // What a file leaves empty is for code to fill, which may stand in another class.
    if element.label?.value.isBlank ?? false, let name = object.name, isWrittenElsewhere(object) {
      element.label = Fact(.hole("\(name).text"), origin: .content)
      return
    }
    // A style of cells has labels that may stay empty.
    guard !object.settingOrder.contains(where: ["text", "attributedText"].contains),
      !["textLabel", "detailTextLabel"].contains(object.name) else { return }
    if object.declaration != nil, !object.mayBeCompletedElsewhere, hidesWords(&element, object) { return }
    element.label = Fact(.hole("\(object.name ?? object.className).text"), origin: .content)
  }

  /// Whether a class of labels says nothing itself and holds what has words, which an element keeps from being found.
  private func hidesWords(_ element: inout AccessibilityElement, _ object: UIObject) -> Bool {
    guard !object.children.isEmpty else { return false }
    let nodes = children(of: object)
    let words = nodes.elements.filter { $0.exposure == .exposed && !($0.label?.value.isBlank ?? true) }
    guard !words.isEmpty else { return false }
    element.content = nodes.elements
    if !object.isListedAbove { element.platform?.swallowed = nodes.alwaysThere.filter { $0.exposure == .exposed } }
    return true
  }

  /// A picture without a description of its own is an element only when somebody says so, and has no name then.
  private func isBare(_ object: UIObject) -> Bool { object.isKind(of: "UIImageView") }

  func firstText(_ names: [String], of object: UIObject) -> Fact<SpokenText>? {
    for name in names {
      if let fact = facts.text(name, of: object, origin: .content), !fact.value.isBlank { return fact }
    }
    return names.lazy.compactMap { self.facts.text($0, of: object, origin: .content) }.first
  }

  private func setButtonContent(of element: inout AccessibilityElement, _ object: UIObject) {
    if object.isKind(of: "UIBarButtonItem") { return setItemContent(of: &element, object) }
    let configuration = object.parts["configuration"]?.mergedObject
    // A title of attributed words takes the place of what a file has.
    let isFromFile = object.all("title").allSatisfy(\.isFromFile)
    let titles = isFromFile ? ["attributedTitle", "title"] : ["title", "attributedTitle"]
    var title = firstText(titles + ["currentTitle"], of: object)
    if title?.value.isBlank ?? true, let label = object.parts["titleLabel"]?.object {
      title = firstText(["text"], of: label) ?? title
    }
    // What stands in a file beside a configuration is left over from before there was one.
    let isLeftOver = configuration?.settingOrder.contains("title") == true && object.all("title").allSatisfy(\.isFromFile)
    if isLeftOver || title?.value.isBlank ?? true, let configuration {
      title = firstText(["title", "attributedTitle"], of: configuration) ?? title
      if let subtitle = firstText(["subtitle"], of: configuration), let first = title {
        title?.value = .joined([first.value, subtitle.value], separator: ", ")
      }
    }
    if let title { element.visibleText = title.value.isBlank ? [] : [title.value] }
    var picture = facts.picture(["image", "backgroundImage"], of: object)
    if picture == nil, let configuration { picture = facts.picture(["image"], of: configuration) }
    if picture == nil, let view = object.parts["imageView"]?.object { picture = facts.picture(["image"], of: view) }
    setTyped(&element, object)
    if let title, !title.value.isBlank { element.label = title }
    if let picture {
      element.image = picture.source
      if element.label == nil { element.label = picture.label }
      nameUntitled(&element, picture, object, configuration)
      element.content = [pictureElement(picture, of: element)]
    }
    setStates(&element, object, isTitled: title.map { !$0.value.isBlank } ?? false)
    setMenu(of: &element, object)
    // What names it may be the file of its picture, while people read what lies on that.
    let isUntitled = element.label == nil || picture != nil && title?.value.isBlank ?? true
    if isUntitled, object.declaration != nil || !object.children.isEmpty {
      let inner = children(of: object).elements
      element.content += element.label == nil ? inner : inner.filter { $0.role == .text }
      // Views laid over a button do not name it; a class of its own may do so in ways that were not followed.
      let holdsWords = inner.contains { $0.exposure == .exposed && $0.role == .text }
      if let type = object.declaration, picture == nil, !holdsWords, mayDrawWords(type) {
        element.note(UnknownReason(.unsupportedCode, "drawing of \(object.className)"))
      }
    }
  }

  /// The title or picture that a button has while it is selected or disabled, where it has one of its own for that.
  private func setStates(_ element: inout AccessibilityElement, _ object: UIObject, isTitled: Bool) {
    for (state, name, isInverse) in [("selected", "isSelected", false), ("disabled", "isEnabled", true)] {
      // What nobody was seen to call may never be there.
      let key = isTitled ? "title.\(state)" : "image.\(state)"
      guard object.all(key).contains(where: { !$0.isLater || !$0.isUnprompted }) else { continue }
      let own = isTitled
        ? facts.text(key, of: object, origin: .content) : facts.picture([key], of: object)?.label
      guard let own, !own.value.isBlank, var label = element.label, label.value != own.value else { continue }
      let isSetUp = object.effective(name).contains { !$0.isLater }
      switch facts.flag(name, of: object) {
      case .yes where isSetUp && !isInverse, .no where isSetUp && isInverse: label = own
      case .under(let condition):
        let inState = isInverse ? condition.opposite : condition
        label.value = .choice([
          SpokenText.Alternative(condition: inState, text: own.value),
          SpokenText.Alternative(condition: inState.opposite, text: label.value),
        ])
        label.origin = label.origin.or(own.origin)
      default: continue
      }
      element.label = label
    }
  }

  /// `UIButton(type: .close)` and its kin have pictures and names of their own.
  private func setTyped(_ element: inout AccessibilityElement, _ object: UIObject) {
    guard let value = object.all("type").last?.value ?? object.all("buttonType").last?.value else {
      return
    }
    let names = [
      "close": "Close", "contactAdd": "Add", "detailDisclosure": "More Info", "infoLight": "More Info",
      "infoDark": "More Info",
    ]
    if case .choice(let alternatives) = value {
      let texts = alternatives.map { alternative in
        SpokenText.Alternative(
          condition: alternative.condition,
          text: alternative.value.memberName.flatMap { names[$0] }.map { SpokenText($0) } ?? .empty)
      }
      guard let first = texts.first?.text, !texts.allSatisfy(\.text.isBlank) else { return }
      let isOne = texts.allSatisfy { $0.text == first }
      element.label = Fact(isOne ? first : .choice(texts), origin: .system)
      return
    }
    guard let name = value.memberName.flatMap({ names[$0] }) else { return }
    element.label = Fact(SpokenText(name), origin: .system)
  }

  private func setMenu(of element: inout AccessibilityElement, _ object: UIObject) {
    noteMenu(of: object)
    guard object.parts["menu"] != nil || !object.all("menu").isEmpty,
      case .yes = facts.flag("showsMenuAsPrimaryAction", of: object)
    else { return }
    element.traits.insert(.popupButton)
  }

  /// The picture as it would be by itself, for what rules ask of a control's content.
  func pictureElement(_ picture: Picture, of element: AccessibilityElement) -> AccessibilityElement {
    var part = AccessibilityElement(role: .image, viewName: "UIImage", source: picture.label?.source ?? element.source)
    part.framework = element.framework
    part.image = picture.source
    part.label = picture.label
    part.traits.insert(.image)
    return part
  }

  private func setItemContent(of element: inout AccessibilityElement, _ object: UIObject) {
    let isTab = object.isKind(of: "UITabBarItem")
    for name in ["barButtonSystemItem", "systemItem", "tabBarSystemItem"] {
      guard let item = object.all(name).last?.value.memberName else { continue }
      let spoken = isTab ? UIKitClasses.systemName(ofTab: item) : UIKitClasses.systemName(ofBarButton: item)
      guard let spoken else {
        element.note(UnknownReason(.dynamicValue, "\(name) \(item)"))
        continue
      }
      if spoken.isEmpty {
        element.exposure = .absent
      } else {
        element.label = Fact(SpokenText(spoken), origin: .system)
      }
    }
    if element.label == nil, let title = firstText(["title"], of: object), !title.value.isBlank {
      element.label = title
      element.visibleText = [title.value]
    }
    if let picture = facts.picture(["image"], of: object) {
      element.image = picture.source
      if element.label == nil { element.label = picture.label }
      element.content = [pictureElement(picture, of: element)]
    }
    noteMenu(of: object)
    if object.parts["menu"] != nil { element.traits.insert(.popupButton) }
  }

  private func setPicture(_ picture: Picture?, of element: inout AccessibilityElement, names: Bool) {
    guard let picture else { return }
    element.image = picture.source
    if names {
      element.label = picture.label
    } else if case .modifier? = picture.label?.origin {
      element.label = picture.label
    }
  }

  private func setFieldContent(of element: inout AccessibilityElement, _ object: UIObject) {
    // The placeholder is heard as the value while the field is empty (recorded: testUIKitTextField).
    // A search bar shows what the field in it does.
    let field = object.isKind(of: "UISearchBar") ? object.parts["searchTextField"]?.object : nil
    let placeholder = [object, field].lazy.compactMap(\.self).flatMap { shown in
      ["placeholder", "attributedPlaceholder"].map { (shown, $0) }
    }.compactMap { self.facts.text($0.1, of: $0.0, origin: .placeholder) }.first
    let isPlaceholderShown = placeholder != nil && (beginsEmpty(object) || isFilledByEvents(object))
    let text = isPlaceholderShown ? nil : facts.text(["text", "attributedText"], of: object, origin: .content)
    if let text, !text.value.isBlank {
      element.value = text
    } else if let placeholder, !placeholder.value.isBlank {
      element.value = placeholder
    }
    if let placeholder { element.visibleText = [placeholder.value] }
    // A text view has no placeholder: apps lay a label into it, which nobody hears.
    if object.isKind(of: "UITextView"), !object.children.isEmpty {
      element.content = children(of: object).elements.filter { $0.role == .text && $0.platform?.baseClass == "UILabel" }
    }
    if case .yes = facts.flag("isSecureTextEntry", of: object) {
      element.role = .secureField
      element.traits.insert(.secureTextField)
      // One bullet for each character (recorded: as_ref_secure_field).
      if let text, !text.value.isBlank {
        element.value?.value = text.value.mapLiterals { String(repeating: "•", count: $0.count) }
      }
    }
    if case .no = facts.flag("isEditable", of: object) {
      element.role = .text
      element.traits.subtract([.textEntry, .textArea])
      // Its text is said in place of a label, which is said of an empty one (recorded on iOS 27).
      element.label = element.value
      element.value = nil
    }
    if let type = object.all("textContentType").last { element.textContentType = type.source.text }
  }

  /// Bound to a text that is empty at first, as in a representable: like a field of SwiftUI it shows what it is for.
  private func beginsEmpty(_ object: UIObject) -> Bool {
    guard let value = object.effective("text").last?.value, value.isUnknown,
      case .text(let text) = value.initialValue else { return false }
    return text.spoken.isBlank
  }

  /// Only what somebody does fills it.
  private func isFilledByEvents(_ object: UIObject) -> Bool {
    let settings = object.all(["text", "attributedText"])
    return !settings.isEmpty && settings.allSatisfy(\.isEvent)
  }

  private func setSwitch(of element: inout AccessibilityElement, _ object: UIObject) {
    switch facts.flag("isOn", of: object) {
    case .yes: element.value = Fact(SpokenText("1"), origin: .system)
    case .no: element.value = Fact(SpokenText("0"), origin: .system)
    // Off, as every switch that nothing turns on.
    case .unset where !object.mayBeCompletedElsewhere: element.value = Fact(SpokenText("0"), origin: .system)
    case .unset, .under, .unknown: element.value = Fact(.hole("\(object.name ?? "switch").isOn"), origin: .content)
    }
  }

  private func setSlider(of element: inout AccessibilityElement, _ object: UIObject) {
    let low = number("minimumValue", of: object, unset: 0)
    let high = number("maximumValue", of: object, unset: 1)
    element.value = Fact(percentage("value", of: object, "slider", low: low, high: high), origin: .content)
  }

  /// The number that a property has when the screen appears; nil where that is not known.
  func number(_ name: String, of object: UIObject, unset: Double) -> Double? {
    guard let last = object.effective(name).last else {
      return object.mayBeCompletedElsewhere || isChangedElsewhere(name, of: object) ? nil : unset
    }
    guard !last.isLater, last.conditions.isEmpty, case .number(let number) = last.value else { return nil }
    return number
  }

  /// A number as the part of its range, as UIKit formats it: 75% for 75 of 100 (speech-spec section 7).
  private func percentage(
    _ name: String, of object: UIObject, _ fallback: String, low: Double?, high: Double?
  ) -> SpokenText {
    guard let value = number(name, of: object, unset: 0), let low, let high, high > low else {
      return .hole("\(object.name ?? fallback).\(name)")
    }
    let part = (min(max(value, low), high) - low) / (high - low)
    return SpokenText((part * 100).rounded(.toNearestOrEven).plain + "%")
  }

  private func setPageControl(of element: inout AccessibilityElement, _ object: UIObject) {
    func number(_ name: String) -> Double? {
      guard case .number(let number)? = object.effective(name).last?.value else { return nil }
      return number.rounded(.towardZero)
    }
    let current =
      number("currentPage").map { ($0 + 1).plain } ?? (object.all("currentPage").isEmpty ? "1" : nil)
    // Recorded: uk_page_control.
    let parts: [SpokenText] = [
      SpokenText("page "), current.map { SpokenText($0) } ?? .hole("currentPage"), SpokenText(" of "),
      number("numberOfPages").map { SpokenText($0.plain) } ?? .hole("numberOfPages"),
    ]
    element.value = Fact(.joined(parts, separator: ""), origin: .system)
  }

  private func setActivity(of element: inout AccessibilityElement, _ object: UIObject) {
    element.label = Fact(SpokenText("In progress"), origin: .system)
    // Hidden while it does not turn, as it is by default.
    if case .no = facts.flag("hidesWhenStopped", of: object) { return }
    element.exposure = object.all("animating").contains { !$0.isFalse } ? .exposed : .absent
  }
}
