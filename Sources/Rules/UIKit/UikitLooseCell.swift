import AccessibilityModel

/// Cells of collection views that do something when they are chosen and are no elements, so that their parts are read one by
/// one without a role.
public struct UikitLooseCell: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-loose-cell", family: .uiKit, severity: .warning, impact: .moderate, wcag: ["4.1.2", "1.3.1"],
    title: "cell that can be chosen is read in parts without a role",
    documentation: RuleDocumentation(
      reports: """
        A cell of a collection view whose delegate does something in `didSelectItemAt`, that shows texts, is no \
        accessibility element, and has nothing in it with a role.
        """,
      why: """
        A cell of a table is one element with the words of its labels; one of a collection is not. VoiceOver stops at each \
        text of it, says none of them to be a button, and nobody hears which texts belong together or that a double tap \
        opens something.
        """,
      howToFix: """
        Make the cell one element where it is set up: `isAccessibilityElement = true`, `accessibilityTraits = .button`, and \
        an `accessibilityLabel` that joins its texts.
        """,
      elsewhere: "A `Button` in a `LazyVGrid` is one element with the texts of its label.",
      limits: """
        For a person to look at: what a double tap on a text of a cell does, the code does not tell. Silent about \
        `UICollectionViewListCell`, about cells with controls or pictures with names, and about cells of a class that is not \
        known. A function outside of the project that is handed the cell may make it an element.
        """,
      references: [
        "Apple: documentation of UIAccessibilityElement isAccessibilityElement (false for views that are no controls)",
        "Apple: Accessibility Programming Guide for iOS, making table views accessible (a cell of a table is one element)",
      ]),
    examples: [
      .violation(Example.gallery("contentView.addSubview(name)\n    contentView.addSubview(town)", marker: "↓")),
      .pass(Example.gallery("""
        contentView.addSubview(name)
            contentView.addSubview(town)
            isAccessibilityElement = true
            accessibilityTraits = .button
        """)),
      .pass(Example.gallery("""
        contentView.addSubview(name)
            name.accessibilityTraits.insert(.button)
        """)),
      .pass(Example.gallery("contentView.addSubview(name)", chosen: "")),
      .pass(Example.gallery("contentView.addSubview(name)\n    contentView.addSubview(UISwitch())")),
      .undecided(Example.gallery("contentView.addSubview(name)", kind: "BrandCell")),
    ])

  private static let roles: Traits = [.button, .link, .adjustable, .toggle, .keyboardKey]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.platform?.selection != nil, element.exposure != .hidden, element.exposure != .exposed,
      element.platform?.baseClass != "UITableViewCell" else { return .inapplicable }
    if element.mayHave(Self.roles) || !element.gestures.isEmpty { return .pass }
    if let doubt = element.reasons.first { return .undecided(doubt) }
    guard element.platform?.baseClass == "UICollectionViewCell" else { return .inapplicable }
    let parts = element.content.filter { $0.exposure == .exposed }
    if parts.contains(where: { $0.mayHave(Self.roles) || $0.role.isControl || !$0.gestures.isEmpty }) { return .pass }
    guard let first = parts.first, parts.allSatisfy({ $0.role == .text }) else { return .inapplicable }
    if element.platform?.mayBeCompletedElsewhere ?? false { return .undecided(UnknownReason(.suppliedContent, element.viewName)) }
    return .violation(
      Violation(
        "cell that can be chosen is no element, and VoiceOver reads its parts without a role", certainty: .review,
        at: element.source, heard: Heard(before: context.heard(first))))
  }
}

extension Example {
  /// The code of a screen with a gallery of people.
  ///
  /// - Parameters:
  ///   - cell: What the cell does when it is made.
  ///   - chosen: What the screen does when a cell is chosen.
  ///   - kind: The class that the screen takes its cells for.
  fileprivate static func gallery(
    _ cell: String, chosen: String = "show(PersonViewController(), sender: self)", kind: String = "PersonCell", marker: String = ""
  ) -> String {
    """
    final class PeopleViewController: UICollectionViewController {
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = \(marker)view.dequeueReusableCell(withReuseIdentifier: "Person", for: path) as! \(kind)
        cell.name.text = people[path.item].name
        return cell
      }
      override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        \(chosen)
      }
    }
    final class PersonCell: UICollectionViewCell {
      let name = UILabel()
      let town = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(cell)
      }
    }
    """
  }
}
