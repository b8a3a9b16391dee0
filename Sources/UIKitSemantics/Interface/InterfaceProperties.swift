import AccessibilityModel
import InterfaceFiles
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// The attributes of an object in an interface file as settings of the object.
struct InterfaceProperties {
  let node: XMLNode
  let object: UIObject
  let table: String
  /// The named colours that the file holds.
  var savedColors: [String: XMLNode] = [:]

  func read() {
    readFrame()
    readTexts()
    readFlags()
    readNumbers()
    readImages()
    readStates()
    readAccessibility()
    readFont()
    readColors()
    readRuntimeAttributes()
    for name in ["systemItem", "buttonType", "accessoryType", "textContentType"] {
      guard let attribute = node.attribute(name) else { continue }
      let value = Self.constants[attribute.value] ?? attribute.value
      object.set(name, .file(.constant(value, source: attribute.valueRange), attribute.valueRange))
    }
    if let purpose = node.child("textInputTraits")?.attribute("textContentType") {
      object.set("textContentType", .file(.constant(purpose.value, source: purpose.valueRange), purpose.valueRange))
    }
  }

  /// Where Interface Builder's word for a constant is not Swift's.
  private static let constants = [
    "disclosureIndicator": "disclosureIndicator", "detailDisclosureButton": "detailDisclosureButton",
    "roundedRect": "system",
    "contactAdd": "contactAdd",
  ]

  // MARK: - Values

  func set(_ name: String, _ attribute: XMLAttribute, key: String) {
    setText(name, attribute.value, attribute.valueRange, key: key)
  }

  private func setText(_ name: String, _ text: String, _ source: SourceRange, key: String) {
    var setting = Setting.file(.text(TextValue(spoken: SpokenText(text))), source)
    setting.stringsKey = node["id"].map { "\($0).\(key)" }
    setting.stringsTable = table
    object.set(name, setting)
  }

  private func readFrame() {
    guard let rect = node.child("rect"), rect["key"] == "frame" else { return }
    let numbers = ["x", "y", "width", "height"].compactMap { rect[$0].flatMap(Double.init) }
    guard numbers.count == 4 else { return }
    object.frame = UIObject.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func readTexts() {
    for name in ["text", "placeholder", "title", "prompt"] {
      if let attribute = node.attribute(name) {
        let isButtonTitle = name == "title" && object.isKind(of: "UIButton") && !object.isKind(of: "UIBarButtonItem")
        set(name, attribute, key: isButtonTitle ? "normalTitle" : name)
      } else if let long = node.children.first(where: {
        $0["key"] == name && ["string", "mutableString"].contains($0.name)
      }) {
        setText(name, long.text, long.textRange, key: name)
      }
    }
    if let attributed = node.child(key: "attributedText") ?? node.child(key: "attributedTitle") {
      let fragments = attributed.children.filter { $0.name == "fragment" }
      let texts = fragments.map { fragment in
        fragment["content"] ?? fragment.children.first { $0["key"] == "content" }?.text ?? ""
      }
      let source = fragments.first?.attribute("content")?.valueRange ?? attributed.range
      setText("text", texts.joined(), source, key: "text")
      // Its parts have colours of their own.
      object.repainted.formUnion(["textColor", "titleColor"])
    }
  }

  private func readFlags() {
    let flags = [
      "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "on": "isOn", "editable": "isEditable",
      "scrollEnabled": "isScrollEnabled", "userInteractionEnabled": "isUserInteractionEnabled", "secureTextEntry": "isSecureTextEntry",
      "adjustsFontForContentSizeCategory": "adjustsFontForContentSizeCategory", "animating": "animating",
      "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth", "hidesWhenStopped": "hidesWhenStopped",
      "showsMenuAsPrimaryAction": "showsMenuAsPrimaryAction",
    ]
    for (attribute, name) in flags.sorted(by: { $0.key < $1.key }) {
      guard let found = node.attribute(attribute) else { continue }
      object.set(name, .file(.boolean(found.value == "YES"), found.valueRange))
    }
    if let traits = node.child(key: "textInputTraits"), let secure = traits.attribute("secureTextEntry") {
      object.set("isSecureTextEntry", .file(.boolean(secure.value == "YES"), secure.valueRange))
    }
  }

  private func readNumbers() {
    let names = [
      "alpha", "tag", "numberOfPages", "currentPage", "selectedSegmentIndex", "numberOfLines", "minimumScaleFactor",
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration",
    ]
    let renamed = object.isKind(of: "UIControl") || object.isKind(of: "UIProgressView")
      ? [("value", "value"), ("minValue", "minimumValue"), ("maxValue", "maximumValue"), ("progress", "progress")] : []
    // Of a cell it is the height that one row has in the file (Apple: documentation of UITableView rowHeight).
    let heights = object.isKind(of: "UITableView") ? [("rowHeight", "rowHeight")] : []
    for (attribute, name) in names.map({ ($0, $0) }) + renamed + heights {
      guard let attribute = node.attribute(attribute), let number = Double(attribute.value) else { continue }
      object.set(name, .file(.number(number), attribute.valueRange))
    }
  }

  // MARK: - Pictures

  private func readImages() {
    if let attribute = node.attribute("image") { setImage("image", attribute, isSystem: node["catalog"] == "system") }
    if let reference = node.child(key: "image"), let attribute = reference.attribute("image") {
      setImage("image", attribute, isSystem: reference["catalog"] == "system")
    }
  }

  private func setImage(_ name: String, on target: UIObject? = nil, _ attribute: XMLAttribute, isSystem: Bool) {
    let image = UIObject(className: "UIImage", base: "UIImage", source: attribute.valueRange, framework: .interfaceFile)
    let text = Value.text(TextValue(spoken: SpokenText(attribute.value)))
    image.set(isSystem ? "systemName" : "named", .file(text, attribute.valueRange))
    (target ?? object).set(name, .file(.object(image), attribute.valueRange))
  }

  // MARK: - Buttons

  private func readStates() {
    for state in node.children where state.name == "state" {
      let suffix = state["key"] == "normal" ? "" : "." + (state["key"] ?? "")
      if let title = state.attribute("title") {
        setText("title" + suffix, title.value, title.valueRange, key: (state["key"] ?? "normal") + "Title")
      } else if let attributed = state.child(key: "attributedTitle"),
        let content = attributed.children.lazy.compactMap({ $0.attribute("content") }).first
      {
        object.repainted.insert("titleColor")
        setText("title" + suffix, content.value, content.valueRange, key: (state["key"] ?? "normal") + "Title")
      }
      let reference = state.child(key: "image")
      if let image = state.attribute("image") ?? reference?.attribute("image") {
        setImage("image" + suffix, image, isSystem: (reference ?? state)["catalog"] == "system")
        // It lies behind the words, and the image says what it is.
        if state["backgroundImage"] != nil || state.child(key: "backgroundImage") != nil { object.repainted.insert("backgroundColor") }
      } else if let image = state.attribute("backgroundImage")
        ?? state.child(key: "backgroundImage")?.attribute("image")
      {
        setImage(
          "backgroundImage" + suffix, image, isSystem: state.child(key: "backgroundImage")?["catalog"] == "system")
      }
    }
    for inset in node.children where inset.name == "inset" {
      guard let key = inset["key"], key.hasSuffix("EdgeInsets") else { continue }
      object.set(key, .file(.text(TextValue(spoken: SpokenText(key))), inset.startTag))
    }
    readConfiguration()
  }

  private func readConfiguration() {
    guard let node = node.child("buttonConfiguration") else { return }
    let configuration = UIObject(
      className: "UIButton.Configuration", base: "UIButton.Configuration", source: node.startTag,
      framework: .interfaceFile)
    let key = self.node["id"]
    for name in ["title", "subtitle"] {
      let attribute = node.attribute(name)
      let long = node.children.first { $0["key"] == name }
      guard let text = attribute?.value ?? long.map({ $0.text.isEmpty ? $0.children.first?["content"] ?? "" : $0.text })
      else { continue }
      var setting = Setting.file(
        .text(TextValue(spoken: SpokenText(text))), attribute?.valueRange ?? node.startTag)
      setting.stringsKey = key.map { "\($0).configuration.\(name)" }
      setting.stringsTable = table
      configuration.set(name, setting)
    }
    let reference = node.child(key: "image")
    if let image = node.attribute("image") ?? reference?.attribute("image") {
      setImage("image", on: configuration, image, isSystem: (reference ?? node)["catalog"] == "system")
    }
    if let style = node.attribute("style") {
      configuration.set("preset", .file(.constant(style.value, source: style.valueRange), style.valueRange))
    }
    for child in node.children where child.name == "color" {
      if let key = child["key"] { configuration.colors[key] = FileColor(child, saved: savedColors) }
    }
    // Its parts have colours of their own, and so have grounds.
    if node.child(key: "attributedTitle") != nil || node.child(key: "background") != nil {
      configuration.repainted.formUnion(["baseForegroundColor", "baseBackgroundColor"])
    }
    object.parts["configuration"] = .object(configuration)
  }

  // MARK: - Accessibility

  private func readAccessibility() {
    guard let settings = node.child("accessibility") else { return }
    for (name, property) in [
      ("label", "accessibilityLabel"), ("hint", "accessibilityHint"), ("identifier", "accessibilityIdentifier"),
    ] {
      if let attribute = settings.attribute(name) {
        set(property, attribute, key: property)
      } else if let long = settings.child(key: name) {
        setText(property, long.text, long.textRange, key: property)
      }
    }
    if let traits = settings.child("accessibilityTraits") {
      let names = traits.attributes.filter { $0.value == "YES" }.compactMap { Self.traitNames[$0.name] }
      let values = names.map { Value.constant($0, source: traits.range) }
      object.set("accessibilityTraits", .file(.array(values), traits.range))
    }
    if let flag = settings.children.first(where: { $0["key"] == "isElement" }), let value = flag.attribute("value") {
      object.set("isAccessibilityElement", .file(.boolean(value.value == "YES"), value.valueRange))
    }
  }

  /// Interface Builder's words for traits.
  private static let traitNames = [
    "button": "button", "link": "link", "image": "image", "selected": "selected", "staticText": "staticText",
    "searchField": "searchField", "playsSound": "playsSound", "keyboardKey": "keyboardKey",
    "summaryElement": "summaryElement", "notEnabled": "notEnabled", "updatesFrequently": "updatesFrequently",
    "startsMediaSession": "startsMediaSession", "adjustable": "adjustable",
    "allowsDirectInteraction": "allowsDirectInteraction", "causesPageTurn": "causesPageTurn", "header": "header",
  ]

  private func readColors() {
    let title = node.children.first { $0.name == "state" && $0["key"] == "normal" }
    for child in node.children + (title?.children ?? []) where child.name == "color" {
      if let key = child["key"] { object.colors[key] = FileColor(child, saved: savedColors) }
    }
  }

  private func readFont() {
    guard let font = node.child(key: "fontDescription") else { return }
    object.set("font", .file(.text(TextValue(spoken: SpokenText(font.startTag.text))), font.startTag))
  }

  /// Runtime attributes by name, as values.
  var attributes: [(name: String, value: Value)] {
    (node.child("userDefinedRuntimeAttributes")?.children ?? []).compactMap { attribute in
      guard let path = attribute["keyPath"], !path.contains("."), let setting = object.all(path).last else {
        return nil
      }
      return (path, setting.value)
    }
  }

  private func readRuntimeAttributes() {
    for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"], !path.contains(".") else { continue }
      if !NameWords.words(.plainAttribute).contains(where: path.lowercased().contains) {
        object.set("userDefinedRuntimeAttribute", .file(.text(TextValue(spoken: SpokenText(path))), attribute.startTag))
      }
      let inner = attribute.child(key: "value")
      if let value = attribute.attribute("value") ?? inner?.attribute("value") {
        if attribute["type"] == "number", let number = Double(value.value) {
          object.set(path, .file(.number(number), value.valueRange))
        } else if attribute["type"] == "boolean" {
          object.set(path, .file(.boolean(value.value == "YES"), value.valueRange))
        } else {
          set(path, value, key: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings")
        }
      } else if let inner, attribute["type"] == "string" {
        setText(path, inner.text, inner.textRange, key: path)
      }
    }
  }
}

extension Setting {
  /// What an interface file sets.
  static func file(_ value: Value, _ source: SourceRange) -> Setting {
    Setting(value: value, source: source, statement: nil, conditions: [], isLater: false)
  }
}
