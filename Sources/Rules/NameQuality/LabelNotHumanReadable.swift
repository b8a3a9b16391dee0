import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A label that was written for programs: a file name, an identifier, a key.
public struct LabelNotHumanReadable: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-not-human-readable", family: .nameQuality, severity: .error, impact: .serious, wcag: ["1.1.1", "4.1.2"],
    title: "label is a name for programs",
    documentation: RuleDocumentation(
      reports: """
        An `accessibilityLabel` that is a file name, the name of an SF Symbol, an identifier in snake case or camel \
        case, a localisation key that no catalog has, a UUID or a format specifier.
        """,
      why: """
        VoiceOver spells or mumbles it: "ic underscore profile underscore twenty four". Nobody can say it to Voice \
        Control.
        """,
      howToFix: """
        Write words for people. An identifier for tests goes into `accessibilityIdentifier`, which is not spoken.
        """,
      elsewhere: "Words in `accessibilityLabel`; names for tests in `accessibilityIdentifier`.",
      limits: """
        Silent about keys that a catalog of the project resolves, about text that only run time knows, and about names \
        such as "iPhone" or "example.com".
        """,
      references: [
        "WCAG 2.2, 1.1.1: failure F30, text alternatives that are not alternatives, such as file names",
        "Apple documentation: accessibilityIdentifier is for tests and not spoken",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Image("ic_profile_24").accessibilityLabel(↓"ic_profile_24")
        }
        """,
        fixed: """
          var body: some View {
            Image("ic_profile_24").accessibilityLabel("Profile")
          }
          """),
      .violation(
        """
        var body: some View {
          Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel(↓"closeButton")
        }
        """,
        fixed: """
          var body: some View {
            Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
          }
          """),
      .violation(
        """
        var body: some View {
          Button { like() } label: { Image(systemName: "heart.fill").accessibilityLabel(↓"heart.fill") }
        }
        """),
      .violation(
        """
        enum AccessibilityIdentifiers { static let options = "settings-options" }
        struct Settings: View {
          var body: some View {
            Image("gear").accessibilityLabel(↓AccessibilityIdentifiers.options)
          }
        }
        """,
        fixed: """
          enum AccessibilityIdentifiers { static let options = "settings-options" }
          struct Settings: View {
            var body: some View {
              Image("gear").accessibilityIdentifier(AccessibilityIdentifiers.options)
            }
          }
          """),
      .violation(
        """
        let price: String
        var body: some View {
          Text(price).accessibilityLabel(↓"priceLabel")
        }
        """,
        fixed: """
          let price: String
          var body: some View {
            Text(price).accessibilityIdentifier("priceLabel")
          }
          """),
      .violation(
        """
        final class PriceCell: UITableViewCell {
          private let price = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            price.accessibilityLabel = ↓"priceLabel"
            price.isAccessibilityElement = true
            contentView.addSubview(price)
          }
          func show(_ product: Product) { price.text = product.price }
        }
        """,
        fixed: """
          final class PriceCell: UITableViewCell {
            private let price = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              price.accessibilityIdentifier = "priceLabel"
              price.isAccessibilityElement = true
              contentView.addSubview(price)
            }
            func show(_ product: Product) { price.text = product.price }
          }
          """),
      .violation(
        InterfaceExample.view(
          """
          <label text="We accept" id="l1">
              <accessibility key="accessibilityConfiguration" label=↓"acceptedCardsLabel"/>
          </label>
          """),
        fixed: InterfaceExample.view(
          """
          <label text="We accept" id="l1">
              <accessibility key="accessibilityConfiguration" identifier="acceptedCardsLabel"/>
          </label>
          """)),
      .violation(
        InterfaceExample.view(
          """
          <label text="Label" id="l1">
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value=↓"errorLabel"/>
              </userDefinedRuntimeAttributes>
          </label>
          """),
        fixed: InterfaceExample.view(
          """
          <label text="Label" id="l1">
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="errorLabel"/>
              </userDefinedRuntimeAttributes>
          </label>
          """)),
      .violation(
        """
        var body: some View {
          Image("logo").accessibilityLabel(↓"about.logo.label")
        }
        """, files: ["en.strings": "about.title = About"]),
      .pass(
        """
        var body: some View {
          Image("logo").accessibilityLabel("about.logo.label")
        }
        """, files: ["en.strings": "about.logo.label = Company logo"]),
      .pass(
        """
        var body: some View {
          Link(destination: address) { Image("globe") }.accessibilityLabel("example.com")
        }
        """),
      .pass(
        """
        var body: some View {
          Image("phone").accessibilityLabel("iPhone")
        }
        """),
      .pass(
        """
        enum L10n {
          static var close: String { NSLocalizedString("action_close", comment: "") }
        }
        struct Bar: View {
          var body: some View {
            Button { close() } label: { Image("cross") }.accessibilityLabel(L10n.close)
          }
        }
        """),
      .undecided(
        """
        final class Words {
          static let shared = Words()
          var all: [String: String] = [:]
          func load() { all = read() }
        }
        func word(_ key: String) -> String { Words.shared.all[key] ?? key }
        struct Bar: View {
          var body: some View { Image("bell").accessibilityLabel(word("markAllRead")) }
        }
        """),
      .undecided(
        """
        let asset: Asset
        var body: some View {
          Image(asset.name).accessibilityLabel(asset.name)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure == .exposed else { return .inapplicable }
    if element.isInteractive, let label = element.label, label.origin == .content {
      return judgeTitle(AuthoredText(fact: label, owner: element), of: element, in: context)
    }
    return .worst(of: element.authoredLabels.map { judge($0, of: element, in: context) })
  }

  private func judge(_ text: AuthoredText, of element: AccessibilityElement, in context: RuleContext) -> Outcome {
    if text.fact.localization?.isInCatalog == true { return .pass }
    if let constant = testIdentifier(text) {
      return .violation(Violation(
        "label is '\(constant)', an identifier for tests by its name", certainty: .likely, at: text.place,
        fixes: [IdentifierLabelFix.fix(text)].compactMap(\.self)))
    }
    for case let literal? in text.fact.value.variants.map(\.literal) {
      guard let form = ProgramName.form(of: literal) else { continue }
      if isLookedUpElsewhere(literal, text.fact), !context.isLocalized { continue }
      // What is left of a key where a table that is not known has no words for it.
      if text.fact.value.variants.contains(where: { $0.literal == nil }) { continue }
      if form == .symbol, isTextOrSymbol(literal, text.fact, element) { continue }
      if form == .key, !context.isLocalized, literal.filter({ $0 == "." }).count < 2 { continue }
      let name = replacement(for: literal, form, element, context)
      // Words in its place would hide those that people see, and say them in one language.
      let own = text.atPart
      let isForTests = form == .identifier && (IdentifierLabelFix.hidesWords(own, literal) || name == nil && own.owner.isEntry)
      let moved = isForTests ? IdentifierLabelFix.fix(own) : nil
      let edit = name.flatMap { LiteralEdit.replacing(literal, with: $0, in: text.fact.source) }
      let isCertain = text.fact.localization == .verbatim || context.isLocalized || form != .key && form != .identifier
      // Keys of a project whose string tables were not given may be in one of those.
      let hasTables = form != .key || context.isLocalized || text.fact.localization == .verbatim
      let kind = form.description(isLookedUp: text.fact.localization != .verbatim)
      return .violation(Violation(
        "label '\(literal)' is \(kind)", certainty: isCertain ? .certain : hasTables ? .likely : .review, at: text.place,
        heard: context.heard(element, label: SpokenText(literal), becoming: edit == nil || moved != nil ? nil : name),
        fixes: moved.map { [$0] } ?? edit.map { [Fix("call it '\(name ?? "")'", safety: .suggested, edits: [$0])] } ?? []))
    }
    return text.fact.value.hasHoles ? text.unknown : .pass
  }

  /// The hidden title of an icon-only control is a label as well, `Label("trash", systemImage: "trash")`, and no title
  /// at all is the name of a symbol on purpose.
  private func judgeTitle(
    _ title: AuthoredText, of element: AccessibilityElement, in context: RuleContext
  ) -> Outcome {
    // Where a button shows a picture without its words, the rule about buttons with pictures tells.
    if element.platform?.picturesAlone.isEmpty == false { return .pass }
    let isSymbol = title.fact.value.literals.contains { ProgramName.form(of: $0) == .symbol }
    return isSymbol ? judge(title, of: element, in: context) : .pass
  }

  /// The constant that a label is given, where its name says what it is for, whether or not its value is known.
  private func testIdentifier(_ text: AuthoredText) -> String? {
    guard text.fact.origin == .modifier("accessibilityLabel") else { return nil }
    if let constant = text.fact.value.holes.first(where: isIdentifier) { return constant }
    // Words, whatever they are kept with, are words.
    guard let value = text.fact.value.literal, !value.contains(where: \.isWhitespace),
      value.contains(where: { "-_.".contains($0) }) else { return nil }
    return text.fact.source.map(\.text).flatMap { isIdentifier($0) ? $0 : nil }
  }

  /// `A11yIdentifiers.home.settings`, `Constants.AccessibilityID.close`.
  private func isIdentifier(_ hole: String) -> Bool {
    guard hole.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else { return false }
    return hole.split(separator: ".").contains { part in
      NameWords.words(.testIdentifier).contains(where: part.lowercased().hasSuffix)
    }
  }

  /// A component that is handed a name and shows it as a text or as a symbol decides by the name which it is; nobody
  /// would leave "square.grid.2x2" on screen.
  private func isTextOrSymbol(_ name: String, _ fact: Fact<SpokenText>, _ element: AccessibilityElement) -> Bool {
    guard fact.origin == .content, let source = fact.source,
      source.file.firstOffset(of: name, from: source.start, to: source.end) == nil else { return false }
    return element.visibleText.contains { $0.literals.contains(name) }
  }

  /// A constant that looks up its text, `L10n.close` for the key `action_close`, in a project whose tables were not
  /// given: the key is none of what people hear.
  private func isLookedUpElsewhere(_ key: String, _ fact: Fact<SpokenText>) -> Bool {
    guard case .missingKey? = fact.localization else { return false }
    return !(fact.source?.text.contains(key) ?? false)
  }

  /// Words for people: the meaning of the symbol, or those that the name is made of.
  private func replacement(
    for literal: String, _ form: ProgramName.Form, _ element: AccessibilityElement, _ context: RuleContext
  ) -> String? {
    if form == .symbol, let meaning = SFSymbols.meaning(of: literal), meaning.kind != .decoration {
      return meaning.text(language: context.developmentLanguage)
    }
    // A key is to be translated, and not to be replaced; `ACC_CLOSE` is how some are written.
    let isShouted = literal.contains("_") && literal == literal.uppercased()
    guard context.developmentLanguage.hasPrefix("en"), form != .key, !isShouted else { return nil }
    return ProgramName.words(in: literal)
  }
}
