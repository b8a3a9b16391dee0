import AccessibilityModel
import SourceModel

/// A control whose only name is a sign or an emoji.
public struct EmojiOrSymbolName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.swiftUI, .uiKit, .interfaceFile]

  public static let metadata = RuleMetadata(
    id: "emoji-or-symbol-name", family: .nameQuality, severity: .warning, impact: .serious, wcag: ["1.1.1", "2.4.6"],
    title: "control is called by a sign",
    documentation: RuleDocumentation(
      reports: """
        A control whose name holds no letter and no digit: "✕", "▶", "⋯", "🗑️". One whose name has an arrow beside its \
        words, as "Date ↓", is a note. For review, a button that closes or empties something and is called by the letter "X", and a text that is no control and tells something by a triangle or an \
        upright arrow: "▲ 3".
        """,
      why: """
        VoiceOver speaks the name of the character, "multiplication x" or "wastebasket", or nothing at all, and not \
        what the control does. Nobody knows what to say to Voice Control.
        """,
      howToFix: "Add `.accessibilityLabel(\"Close\")`.",
      elsewhere: "`button.accessibilityLabel = \"Close\"`.",
      limits: """
        Emoji are likely and not certain, since VoiceOver reads their names; three and more of them on one screen are \
        taken for reactions and left alone. So are the keys of a keypad, told by digits on other buttons, and other signs in \
        texts that are no controls.
        """,
      references: [
        "WCAG 2.2, 1.1.1 Non-text Content: a character used as a picture needs a text alternative (failures F26, F71)",
      ]),
    examples: [
      .violation(
        """
        struct Pill: View {
          let onLess: () -> Void
          let onMore: () -> Void
          var body: some View {
            HStack {
              Button(action: onLess) { Text(↓"-") }
              Button(action: onMore) { Text(↓"+") }
            }
          }
        }
        struct Pace: View { var body: some View { Pill(onLess: { bump(-1) }, onMore: { bump(1) }) } }
        """,
        fixed: """
          struct Pill: View {
            let onLess: () -> Void
            let onMore: () -> Void
            var body: some View {
              HStack {
                Button(action: onLess) { Text("-") }.accessibilityLabel("Decrease")
                Button(action: onMore) { Text("+") }.accessibilityLabel("Increase")
              }
            }
          }
          struct Pace: View { var body: some View { Pill(onLess: { bump(-1) }, onMore: { bump(1) }) } }
          """),
      .violation(
        """
        @State private var guests = 2
        var body: some View {
          HStack {
            Text("Guests")
            Button { guests -= 1 } label: { Text(↓"−") }
            Text("\\(guests)")
            Button { guests += 1 } label: { Text(↓"＋") }
          }
        }
        """,
        fixed: """
          @State private var guests = 2
          var body: some View {
            HStack {
              Text("Guests")
              Button { guests -= 1 } label: { Text("−") }.accessibilityLabel("Decrease guests")
              Text("\\(guests)")
              Button { guests += 1 } label: { Text("＋") }.accessibilityLabel("Increase guests")
            }
          }
          """),
      .violation(
        """
        import UIKit
        final class ItemCell: UITableViewCell {
          private let button = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(button)
            button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
          }
          required init?(coder: NSCoder) { nil }
          func update(isNew: Bool) {
            if isNew {
              button.setTitle("+", for: .normal)
            } else {
              button.setTitle(↓"-", for: .normal)
            }
          }
          @objc private func pressed() { Store.shared.change() }
        }
        """,
        fixed: """
          import UIKit
          final class ItemCell: UITableViewCell {
            private let button = UIButton()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              contentView.addSubview(button)
              button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
            }
            required init?(coder: NSCoder) { nil }
            func update(isNew: Bool) {
              if isNew {
                button.setTitle("+", for: .normal)
                button.accessibilityLabel = "Add"
              } else {
                button.setTitle("-", for: .normal)
                button.accessibilityLabel = "Remove"
              }
            }
            @objc private func pressed() { Store.shared.change() }
          }
          """),
      .violation(
        """
        var body: some View {
          Button(↓"✕") { close() }
        }
        """,
        fixed: """
          var body: some View {
            Button("✕") { close() }.accessibilityLabel("Close")
          }
          """),
      .violation(
        """
        var body: some View {
          Button(↓"Learn more →") { show() }
        }
        """,
        fixed: """
          var body: some View {
            Button("Learn more →") { show() }.accessibilityLabel("Learn more")
          }
          """),
      .violation(
        """
        import UIKit
        final class ComposerController: UIViewController {
          private let envelope = ↓UIButton()
          override func viewDidLoad() {
            envelope.titleLabel?.font = UIFont(name: "fontello", size: 20)
            envelope.setTitle("e", for: .normal)
            envelope.addTarget(self, action: #selector(sendMessage), for: .touchUpInside)
            view.addSubview(envelope)
          }
          @objc private func sendMessage() { Store.shared.sendMessage() }
        }
        """,
        fixed: """
          import UIKit
          final class ComposerController: UIViewController {
            private let envelope = UIButton()
            override func viewDidLoad() {
              envelope.titleLabel?.font = UIFont(name: "fontello", size: 20)
              envelope.setTitle("e", for: .normal)
              envelope.addTarget(self, action: #selector(sendMessage), for: .touchUpInside)
              envelope.accessibilityLabel = "Send message"
              view.addSubview(envelope)
            }
            @objc private func sendMessage() { Store.shared.sendMessage() }
          }
          """),
      .violation(
        """
        var body: some View {
          Button { remove() } label: { Text(↓"🗑️") }
        }
        """,
        fixed: """
          var body: some View {
            Button { remove() } label: { Text("🗑️") }.accessibilityLabel("Delete")
          }
          """),
      .violation(
        """
        var body: some View {
          Button { next() } label: { Image(systemName: "chevron.right") }.accessibilityLabel(↓">")
        }
        """,
        fixed: """
          var body: some View {
            Button { next() } label: { Image(systemName: "chevron.right") }.accessibilityLabel("Next")
          }
          """),
      .violation(
        """
        var body: some View {
          Button { removeItem() } label: { Text(↓"×") }
        }
        """,
        fixed: """
          var body: some View {
            Button { removeItem() } label: { Text("×") }.accessibilityLabel("Remove")
          }
          """),
      .violation(
        """
        var body: some View {
          Button { previous() } label: { Text(↓">") }
        }
        """,
        fixed: """
          var body: some View {
            Button { previous() } label: { Text(">") }.accessibilityLabel("Previous")
          }
          """),
      .pass(
        """
        var body: some View {
          Button("✕") { close() }.accessibilityLabel("Close")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            Button("👍") { react(1) }
            Button("🎉") { react(2) }
            Button("😕") { react(3) }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Button("7") { type(7) }; Button("8") { type(8) }; Button("÷") { divide() } }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("★"); Button("+1") { add() } }
        }
        """),
      .undecided(
        """
        let sign: String
        var body: some View {
          Button(sign) { close() }
        }
        """),
    ] + textExamples + crossExamples)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if element.role == .text, element.framework == .swiftUI { return pointing(element, context) }
    guard element.exposure == .exposed, element.role.isControl, !isTextEntry(element), let label = element.label else {
      return .inapplicable
    }
    switch label.origin {
    case .content, .modifier: break
    default: return .inapplicable
    }
    // Without anything that happens it is a dot or a line of the drawing.
    if element.framework != .swiftUI, element.activation == nil { return .inapplicable }
    if let glyph = IconFont.glyph(of: element) { return iconGlyph(glyph, element, context) }
    // A sign among other texts stands for a value that is missing.
    let texts = label.value.variants.map { $0.literal.map(SignName.isSign) ?? false ? $0.literal : nil }
    if let text = texts[0], !texts.contains(nil) {
      // Units have names that are spoken, and stand for themselves among options.
      if element.role == .pickerOption || Self.units.contains(text.trimmed) { return .pass }
      let isEmoji = SignName.isEmoji(text)
      guard !isOneOfMany(isEmoji: isEmoji, subject) else { return .pass }
      return violation(text, isEmoji: isEmoji, label, element, ProposedName.ofStep(subject, in: context), context)
    }
    if let found = arrowed(label, element, context) ?? cross(label, subject, context) { return found }
    return label.value.hasHoles ? .undecided(UnknownReason(.dynamicValue, label.value.rendered)) : .pass
  }

  /// An arrow beside words: "Date ↓" is read as "Date, downwards arrow", and what it means, everybody has to guess.
  private func arrowed(_ label: Fact<SpokenText>, _ element: AccessibilityElement, _ context: RuleContext) -> Outcome? {
    let names = label.value.variants.compactMap(\.literal)
    guard let name = names.first(where: { $0.contains(where: \.isLetter) && $0.contains(where: Self.isArrow) }) else { return nil }
    let fix = names.count == 1 ? wordsOnly(name, label, element, context) : nil
    return .violation(Violation(
      "\(element.noun) is called '\(name)', and the arrow in it is read out", certainty: .likely, severity: .note,
      at: label.source ?? element.source, heard: Heard(before: context.heard(element)), fixes: fix.map { [$0] } ?? []))
  }

  /// That something leads on or back, as in "More →", a button says by itself; an arrow that tells of an order needs words.
  private func wordsOnly(
    _ name: String, _ label: Fact<SpokenText>, _ element: AccessibilityElement, _ context: RuleContext
  ) -> Fix? {
    guard name.filter(Self.isArrow).allSatisfy({ "→←".contains($0) }), element.framework == .swiftUI else { return nil }
    let rest = name.filter { !Self.isArrow($0) }.trimmed
    let edit: SourceEdit?
    if case .modifier = label.origin {
      edit = LiteralEdit.replacing(name, with: rest, in: label.source)
    } else if label.source.map(element.expression.contains) ?? false {
      edit = FixBuilder.adding(".accessibilityLabel(\(context.spelled(rest, on: element)))", to: element)
    } else {
      edit = nil
    }
    return edit.map { Fix("call it '\(rest)'", safety: .suggested, edits: [$0]) }
  }

  /// Unicode, blocks Arrows (2190 to 21FF) and Geometric Shapes (triangles that point somewhere).
  static func isArrow(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x2190...0x21FF).contains($0.value) } || "▲△▴▵▼▽▾▿".contains(character)
  }

  /// A letter that only looks like a picture: what is heard is the letter, or nothing at all.
  private func iconGlyph(_ glyph: String, _ element: AccessibilityElement, _ context: RuleContext) -> Outcome {
    if element.framework != .swiftUI, let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    let name = NameSuggestion.forControl(element, language: context.developmentLanguage)
    let edit = NamingFix.edit(label: context.spelled(name.text, on: element), on: element)
    return .violation(Violation(
      "\(element.noun) is called by '\(IconFont.shown(glyph))', a picture of the font '\(IconFont.name(of: element) ?? "")'", certainty: .likely,
      at: element.source,
      heard: name.isDerived ? context.heard(element, withLabel: name.text) : Heard(before: context.heard(element)),
      fixes: edit.map { [Fix("call it '\(name.text)'", safety: .suggested, edits: [$0])] } ?? []))
  }

  /// A name of code and no text, such as the parameter of a function that makes buttons.
  private static func isHanded(_ title: SourceRange) -> Bool {
    let code = title.file.bytes[title.start..<title.end]
    return code.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false && code.allSatisfy { Character(UnicodeScalar($0)).isLetter }
  }

  /// The symbols that signs are written in place of.
  private static let symbols = ["+": "plus", "-": "minus", "−": "minus", "–": "minus"]

  private static let units: Set<String> = ["%", "°", "€", "$", "£", "¥", "₹", "#", "@", "&"]

  private func isTextEntry(_ element: AccessibilityElement) -> Bool { element.traits.contains(.textEntry) }

  /// Whether it is one of several reactions, or a key of a keypad.
  private func isOneOfMany(isEmoji: Bool, _ subject: ElementSubject) -> Bool {
    let signs = subject.surveyed(SignedControls.self)
    return isEmoji ? subject.isRepeated || signs.emoji >= 3 : signs.digits >= 2
  }

  private func violation(
    _ text: String, isEmoji: Bool, _ label: Fact<SpokenText>, _ element: AccessibilityElement, _ step: ProposedName?, _ context: RuleContext
  ) -> Outcome {
    if let signs = SignTitles(of: element) { return violation(text, isEmoji: isEmoji, label, element, signs, context) }
    let suggestion = Self.leadsBack(text, element, context) ?? NameSuggestion.forControl(element, language: context.developmentLanguage)
    // Between what is larger and smaller nothing is added or taken away.
    let counted = Self.symbols[text.trimmed].flatMap { NameSuggestion.counted(element, by: $0) }
    let meaning = SignName.meaning(of: text).map { NameSuggestion.other(than: $0, of: element) ?? $0 }
    let known = context.developmentLanguage.hasPrefix("en") ? counted ?? meaning : nil
    let name = step?.spoken ?? known ?? suggestion.text
    let isDerived = step != nil || known != nil || suggestion.isDerived
    let edit: SourceEdit?
    if element.framework != .swiftUI {
      // A function that makes several buttons is handed their titles: `setTitle(title, for: .normal)`.
      let isOwn = element.framework == .interfaceFile || !(label.source.map(Self.isHanded) ?? false)
      edit = isOwn ? NamingFix.edit(label: context.spelled(name, on: element), on: element) : nil
    } else if case .modifier = label.origin {
      edit = LiteralEdit.replacing(text, with: name, in: label.source)
    } else if let words = label.source, !element.expression.contains(words) {
      // Callers of a component hand it what it shows, and each of them something else.
      edit = nil
    } else {
      edit = FixBuilder.adding(".accessibilityLabel(\(step?.expression ?? context.spelled(name, on: element)))", to: element)
    }
    return .violation(Violation(
      "\(element.noun) is called by the sign '\(text)'", certainty: isEmoji || text.trimmed == "+" ? .likely : .certain,
      at: label.source ?? element.source,
      heard: isDerived ? context.heard(element, withLabel: name) : Heard(before: context.heard(element)),
      fixes: edit.map { [Fix("call it '\(name)'", safety: .suggested, edits: [$0])] } ?? []))
  }
}

extension EmojiOrSymbolName {
  /// A sign that points back under which the screen is left: "Back", and not the "Close" of what is put away.
  private static func leadsBack(_ text: String, _ element: AccessibilityElement, _ context: RuleContext) -> NameSuggestion? {
    guard SignName.meaning(of: text) == "Back", NameSuggestion.leaves(element.activation) else { return nil }
    return NameSuggestion.said("Back", context.developmentLanguage)
  }

  /// Of a button that code gives one sign here and another one there: each of them is called where it is set, or none.
  private func violation(
    _ text: String, isEmoji: Bool, _ label: Fact<SpokenText>, _ element: AccessibilityElement, _ signs: SignTitles, _ context: RuleContext
  ) -> Outcome {
    let names = signs.names
    let isEnglish = context.developmentLanguage.hasPrefix("en")
    let edits = isEnglish ? signs.edits(on: element) { context.spelled($0, on: element) } : nil
    let fix = edits.map { Fix("call it \(names.map { "'\($0)'" }.joined(separator: " or "))", safety: .suggested, edits: $0) }
    return .violation(Violation(
      "\(element.noun) is called by the sign '\(text)'", certainty: isEmoji || text.trimmed == "+" ? .likely : .certain,
      at: label.source ?? element.source,
      heard: fix == nil ? Heard(before: context.heard(element)) : context.heard(element, withLabel: SpokenText.hole(forOneOf: names).rendered),
      fixes: [fix].compactMap(\.self)))
  }
}
