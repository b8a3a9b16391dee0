import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Names for a button of UIKit that gets one picture or another: a name each time it gets one, as a single name would be
/// wrong in one of the states.
enum UIKitStateNames {
  /// nil where the pictures stand for one thing, or where what one of them stands for is not known, or where one of the
  /// names has no place.
  static func fix(_ element: AccessibilityElement, noun: String, in context: RuleContext) -> (fix: Fix, spoken: String)? {
    guard element.framework != .swiftUI, let platform = element.platform else { return nil }
    let own = platform.settings.filter { $0.name == "image" }
    let settings = own.isEmpty ? platform.settings.filter { $0.name == "backgroundImage" } : own
    let pictures = settings.compactMap(\.picture).flatMap(\.literals)
    guard settings.count <= limit, settings.allSatisfy({ $0.picture?.hasHoles == false }), Set(pictures).count > 1, !showsOrder(element, pictures),
      let words = PictureStates(of: element, alternates: [], when: [], []).words(for: pictures, in: context.developmentLanguage),
      Set(words.values).count > 1 else { return nil }
    var edits: [SourceEdit] = []
    for setting in settings {
      guard let edit = edit(setting, words, element, in: context) else { return nil }
      if !edits.contains(edit) { edits.append(edit) }
    }
    var said: [String] = []
    for picture in pictures { if let word = words[picture], !said.contains(word) { said.append(word) } }
    let title = "name the \(noun) '\(said.joined(separator: "' or '"))', by its picture"
    return (Fix(title, safety: .suggested, edits: edits), SpokenText.hole(forOneOf: said).rendered)
  }

  /// Arrows up and down on what code calls by sorting tell in which order things are, and nothing is unfolded.
  private static func showsOrder(_ element: AccessibilityElement, _ pictures: [String]) -> Bool {
    guard pictures.contains(where: { $0.hasPrefix("chevron.up") || $0.hasPrefix("chevron.down") }) else { return false }
    let names = [element.platform?.reference ?? ""] + (element.activation?.mentions ?? [])
    return names.flatMap(IdentifierWords.split).contains { word in ["sort", "order"].contains(where: word.lowercased().hasPrefix) }
  }

  /// The same for one that shows the letters of a password and the dots again: wherever code turns them.
  static func ofPassword(_ subject: ElementSubject, noun: String, in context: RuleContext) -> (fix: Fix, spoken: String)? {
    let element = subject.element
    let mentions = (element.activation?.mentions ?? []) + (element.activation?.reached ?? [])
    guard element.framework != .swiftUI, mentions.contains(where: { $0.split(separator: ".").contains { $0 == secure } }),
      let name = element.platform?.reference, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name != "self",
      let show = Words.press("Show password", in: context.developmentLanguage),
      let hide = Words.press("Hide password", in: context.developmentLanguage) else { return nil }
    let fields = subject.neighbours(before: 8, after: 8).map(\.element).filter { [.textField, .secureField].contains($0.role) }
    // Beside the field that is typed into again stands another eye.
    let settings = fields.flatMap { $0.platform?.settings ?? [] }.filter { setting in
      guard setting.name == secure, setting.isLater || setting.isConditional, let code = setting.statement?.text,
        let turned = code.firstRange(of: "." + secure) else { return false }
      let field = code[..<turned.upperBound].filter { $0 != "!" && $0 != "?" }
      let name = field.hasPrefix("self.") ? field.dropFirst("self.".count)[...] : field[...]
      return mentions.contains { mention in
        let said = mention.filter { $0 != "!" && $0 != "?" }
        return said == name || said.hasPrefix(name + ".") || said == "self." + name
      }
    }
    let (shown, hidden) = (context.spelled(show, on: element), context.spelled(hide, on: element))
    guard !settings.isEmpty, settings.count <= limit,
      let first = UIKitFix.setting("accessibilityLabel = \(shown)", on: element) else { return nil }
    var edits = [first]
    for setting in settings {
      guard let statement = setting.statement, statement.file === first.range.file, let end = UIKitFix.endOfLine(of: statement),
        let turned = statement.text.firstRange(of: "." + secure) else { return nil }
      let field = statement.text[..<turned.lowerBound]
      let label = setting.value == "true" ? shown : setting.value == "false" ? hidden
        : "\(field).\(secure) ? \(shown) : \(hidden)"
      guard !label.contains("?."), field.allSatisfy({ $0.isLetter || $0.isNumber || "_.!".contains($0) }) else { return nil }
      let line = statement.file.lineEnding + statement.file.indentation(at: statement.start)
      let edit = SourceEdit.insertion(of: "\(line)\(name).accessibilityLabel = \(label)", at: end, in: statement.file)
      if !edits.contains(edit) { edits.append(edit) }
    }
    let title = "name the \(noun) '\(show)' or '\(hide)', by whether the password is shown"
    return (Fix(title, safety: .suggested, edits: edits), SpokenText.hole(forOneOf: [show, hide]).rendered)
  }

  /// Whether the file of a picture tells a state of a control of the project's own, `firewall-off`: one name for both states
  /// would tell less than the file.
  static func tellsState(_ element: AccessibilityElement) -> Bool {
    guard element.framework == .uiKit, case .asset(let picture)? = element.image, let name = picture.literal,
      element.callSites.last?.source == element.source || element.viewName != element.platform?.baseClass else { return false }
    return DecorativeNames.parts(of: name).contains { ["on", "off"].contains($0) }
  }

  /// The fix that names a button of an interface file, with a value where its picture tells that something is on or off,
  /// `btn_off`: another button stands in its place in the other state, and both have the same name (Apple:
  /// UIAccessibility, accessibilityValue; user defined runtime attributes set it by its key). nil where the value has no place.
  static func keepingState(_ fix: Fix, of element: AccessibilityElement, in context: RuleContext) -> Fix? {
    guard element.framework == .interfaceFile, element.role == .button, case .asset(let picture)? = element.image, let name = picture.literal,
      let state = DecorativeNames.parts(of: name).last, state == "on" || state == "off" else { return fix }
    guard context.developmentLanguage == "en", !context.isLocalized, fix.edits.count == 1, let edit = fix.edits.first, edit.range.isEmpty,
      edit.replacement.contains("<accessibility key="), !element.hasRuntimeAttributes else { return nil }
    let (file, line) = (edit.range.file, edit.range.file.lineEnding + edit.range.file.indentation(at: element.source.start))
    let unit = "    "
    let value = line + unit + "<userDefinedRuntimeAttributes>"
      + line + unit + unit + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityValue\" value=\"\(state.capitalizedFirst)\"/>"
      + line + unit + "</userDefinedRuntimeAttributes>"
    let both = SourceEdit.insertion(of: edit.replacement + value, at: edit.range.start, in: file)
    return Fix(fix.title + " and tell its state", safety: fix.safety, edits: [both])
  }

  private static let secure = "isSecureTextEntry"

  /// Places at which a button may get its picture.
  private static let limit = 6

  private static func edit(
    _ setting: PlatformSetting, _ words: [String: String], _ element: AccessibilityElement, in context: RuleContext
  ) -> SourceEdit? {
    guard let picture = setting.picture, let label = label(picture, setting, words, element, in: context) else { return nil }
    guard let statement = setting.statement else {
      return setting.isFromFile ? UIKitFix.attribute(label: label, on: element) : nil
    }
    return UIKitFix.edit(after: statement, on: element) { receiver in
      UIKitFix.lines(["accessibilityLabel = \(label)"], receiver, after: statement)
    }
  }

  /// The name as code: for one of two pictures by the test that chooses it, where the statement has that.
  private static func label(
    _ picture: SpokenText, _ setting: PlatformSetting, _ words: [String: String], _ element: AccessibilityElement,
    in context: RuleContext
  ) -> String? {
    func spelled(_ name: String) -> String? { words[name].map { context.spelled($0, on: element) } }
    if let name = picture.literal { return spelled(name) }
    guard picture.parts.count == 1, case .choice(let alternatives)? = picture.parts.first, alternatives.count == 2,
      let names = alternatives.map(\.text.literal) as? [String], let code = setting.statement?.text.filter({ !$0.isWhitespace }),
      let first = spelled(names[0]), let second = spelled(names[1]) else { return nil }
    func test(_ alternative: SpokenText.Alternative) -> String? {
      let text = alternative.condition.description
      let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "._!=<>&|()$ ".contains($0) }
      return isPlain && !text.hasPrefix("!(") && code.contains(text.filter { !$0.isWhitespace } + "?") ? text : nil
    }
    if let condition = test(alternatives[0]) { return "\(condition) ? \(first) : \(second)" }
    return test(alternatives[1]).map { "\($0) ? \(second) : \(first)" }
  }
}
