import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A title in UIKit that assistive technologies do not know as a heading.
public struct UikitHeadingMissing: ElementRule {
  public init() {}
  // On a television VoiceOver goes where the focus goes, which texts do not take; that it goes by headings there is not known
  // (Apple: documentation of UIFocusItem canBecomeFocused).
  public static var platforms: PlatformSet { [.iOS, .macOS, .visionOS] }

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-heading-missing", family: .uiKit, severity: .note, impact: .moderate, wcag: ["1.3.1", "2.4.6"],
    title: "title of a section or group is no heading",
    documentation: RuleDocumentation(
      reports: """
        The first text of a view that the project gives as the header of a section (`viewForHeaderInSection`), and, for \
        a person to look at, a label with words of its own in a title font that something follows, or the first one \
        of a screen without headings whose letters stand out among all others, or one that is called a header, a heading or the \
        title of a bar, page or section in code, where the label has no header trait; for \
        review as well the first text of a class for headers of sections, the first text of a view that stands for the title of a navigation bar (`titleView`), and a title \
        that stands alone above all rows of a table (`tableHeaderView`).
        """,
      why: """
        Titles that a table makes of `titleForHeaderInSection` are headings, and VoiceOver users jump from one to the \
        next with the rotor. A view of one's own in the same place is plain text: the rotor passes over it.
        """,
      howToFix: "`titleLabel.accessibilityTraits.insert(.header)`, or Header in the Identity inspector.",
      elsewhere: "`.accessibilityAddTraits(.isHeader)`; see `heading-missing`.",
      limits: """
        Title fonts are those of the text styles, and bold ones of 20 points and more. Silent for a \
        `UITableViewHeaderFooterView` that shows its own `textLabel`, in toolbars, cells and alerts, for sentences and \
        numbers, and where code that could not be followed may set the traits.
        """,
      references: [
        "Recorded: uk_table_view (headers of sections are headings)",
        "Apple: documentation of UIAccessibilityTraits header",
      ]),
    examples: UikitHeadingMissing.further + [
      .violation(
        """
        final class ProfileViewController: UIViewController {
          private let interestsHeader = ↓UILabel()
          private let list = UITextView()
          override func viewDidLoad() {
            interestsHeader.text = "Interests"
            view.addSubview(interestsHeader)
            view.addSubview(list)
          }
        }
        """),
      .violation(
        """
        final class TrendsController: UITableViewController {
          private let heading = ↓UILabel()
          override func viewDidLoad() {
            heading.text = "Trends"
            heading.font = .boldSystemFont(ofSize: 22)
            let header = UIView()
            header.addSubview(heading)
            tableView.tableHeaderView = header
          }
        }
        """),
      .violation(
        """
        <tableView opaque="NO" clipsSubviews="YES" dataMode="prototypes" style="plain" id="t1">
            <view key="tableHeaderView" contentMode="scaleToFill" id="h1">
                <subviews>
                    ↓<label opaque="NO" text="Trends" id="l1">
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
                    </label>
                </subviews>
            </view>
        </tableView>
        """),
      .violation(
        """
        final class WelcomeViewController: UIViewController {
          private let heading = ↓UILabel()
          private let detail = UILabel()
          private let next = UIButton()
          override func viewDidLoad() {
            heading.text = "Your pets"
            heading.font = .systemFont(ofSize: 24)
            detail.text = "Find them again wherever they roam."
            detail.font = .systemFont(ofSize: 15)
            next.setTitle("Next", for: .normal)
            view.addSubview(heading)
            view.addSubview(detail)
            view.addSubview(next)
          }
        }
        """),
      .violation(
        """
        final class WalletViewController: UIViewController {
          private let name = ↓UILabel()
          private let date = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Wallet"
            date.text = "Updated just now"
            navigationItem.titleView = UIStackView(arrangedSubviews: [name, date])
          }
        }
        """),
      .pass(
        """
        final class WalletViewController: UIViewController {
          private let name = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Wallet"
            name.accessibilityTraits = .header
            navigationItem.titleView = name
          }
        }
        """),
      .violation(
        """
        final class OrdersViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UIView()
            let title = ↓UILabel()
            title.text = "Recent orders"
            header.addSubview(title)
            return header
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = orders[indexPath.row].name
            return cell
          }
        }
        """,
        fixed: """
          final class OrdersViewController: UITableViewController {
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
              let header = UIView()
              let title = UILabel()
              title.text = "Recent orders"
              title.accessibilityTraits.insert(.header)
              header.addSubview(title)
              return header
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
              cell.textLabel?.text = orders[indexPath.row].name
              return cell
            }
          }
          """),
      .violation(
        """
        final class OrdersViewController: UIViewController {
          override func viewDidLoad() {
            let title = ↓UILabel()
            title.text = "Recent orders"
            title.font = .preferredFont(forTextStyle: .title2)
            let tea = UILabel()
            tea.text = "Tea"
            let milk = UILabel()
            milk.text = "Milk"
            let bread = UILabel()
            bread.text = "Bread"
            view.addSubview(UIStackView(arrangedSubviews: [title, tea, milk, bread]))
          }
        }
        """),
      .pass(
        """
        final class OrdersViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let title = UILabel()
            title.text = "Recent orders"
            title.accessibilityTraits = .header
            return title
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = orders[indexPath.row].name
            return cell
          }
        }
        """),
      .violation(
        """
        final class OrdersViewController: UIViewController {
          override func viewDidLoad() {
            let title = ↓UILabel()
            title.text = "Recent orders"
            title.font = .systemFont(ofSize: 30, weight: .medium)
            let tea = UILabel()
            tea.text = "Tea"
            let milk = UILabel()
            milk.text = "Milk"
            view.addSubview(UIStackView(arrangedSubviews: [title, tea, milk]))
          }
        }
        """),
      .pass(
        """
        final class OrdersViewController: UIViewController {
          override func viewDidLoad() {
            let title = UILabel()
            title.text = "Label"
            title.font = .systemFont(ofSize: 30, weight: .medium)
            let tea = UILabel()
            tea.text = "Tea"
            let milk = UILabel()
            milk.text = "Milk"
            view.addSubview(UIStackView(arrangedSubviews: [title, tea, milk]))
          }
        }
        """),
      .pass(
        """
        final class OrderViewController: UIViewController {
          override func viewDidLoad() {
            let total = UILabel()
            total.text = "12.50"
            total.font = .boldSystemFont(ofSize: 28)
            let caption = UILabel()
            caption.text = "Total"
            view.addSubview(total)
            view.addSubview(caption)
          }
        }
        """),
      .pass(
        """
        final class BillViewController: UIViewController {
          override func viewDidLoad() {
            let caption = UILabel()
            caption.text = "Total amount:"
            caption.font = .boldSystemFont(ofSize: 28)
            let amount = UILabel()
            amount.text = bill.amount
            let row = UIStackView(arrangedSubviews: [caption, amount])
            let note = UILabel()
            note.text = "Due soon"
            view.addSubview(row)
            view.addSubview(note)
          }
        }
        """),
      .undecided(
        """
        final class OrdersViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let title = UILabel()
            title.text = "Recent orders"
            Theme.style(title)
            return title
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = orders[indexPath.row].name
            return cell
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .text, element.exposure == .exposed, element.gestures.isEmpty,
      let words = element.label?.value, let platform = element.platform else { return .inapplicable }
    if platform.isInSectionHeader {
      guard isFirstOfHeader(subject), words.literal.map(TitleWords.isTitle) ?? TitleWords.mayBeTitle(words) else {
        return .inapplicable
      }
      return judge(element, "text \(words.quoted) heads a section and is not announced as a heading", .likely, context)
    }
    if platform.isInHeaderClass, isFirstOfClass(subject), words.literal.map(TitleWords.isTitle) ?? TitleWords.mayBeTitle(words) {
      return judge(element, "text \(words.quoted) heads a section and is not announced as a heading", .review, context)
    }
    if subject.containers.contains(where: { $0.kind == .navigationBar }) { return ofBar(subject, words, context) }
    if platform.isInTableHeader, let heading = ofTable(subject, words, context) { return heading }
    // The letters of an avatar stand for a picture.
    if FontJudgement.isSign(element, in: element.source.file) { return .inapplicable }
    if words.literal?.last(where: { !$0.isWhitespace }) == ":", HeadingPlace(subject: subject).captionsBeside { return .inapplicable }
    let standsOut = subject.surveyed(OutstandingTitles.self).sources.contains(element.source)
    guard words.literal.map({ TitleWords.isTitle($0) && !NameWords.words(.standIn).contains($0.lowercased()) })
        ?? ((standsOut || isCalledHeading(platform.reference)) && TitleWords.mayBeTitle(words)),
      standsOut || TitleFont.isTitle(element.appearance.font?.single) || isCalledHeading(platform.reference), !subject.isRepeated, !element.mayHave([.button, .link]),
      !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }),
      HeadingPlace(subject: subject).followers(limit: 1) > 0 else { return .inapplicable }
    // Letters of that size may be small for a television, and a value is no title however large it is.
    guard standsOut || isCalledHeading(platform.reference) || TitleFont.isTitle(element.appearance.font?.single, of: element),
      !CaptionedValue.isOne(subject, in: context) else { return .inapplicable }
    return judge(
      element, "text \(words.quoted) looks like a heading and is not announced as one", .review, context)
  }

  /// `headerLabel`, `interestsHeaderTitle`, `sectionTitle`
  private func isCalledHeading(_ name: String?) -> Bool {
    guard let words = name.map(DecorativeNames.parts) else { return false }
    if words.contains("sub") || words.contains("subtitle") { return false }
    // `navigationTitleLabel`, `sectionTitle`
    if words.contains("title"), !NameWords.words(.titledPlace).isDisjoint(with: words) { return true }
    return !NameWords.words(.headingName).isDisjoint(with: words)
  }

  /// A title that stands alone above all rows of a list.
  private func ofTable(_ subject: ElementSubject, _ words: SpokenText, _ context: RuleContext) -> Outcome? {
    let element = subject.element
    guard words.literal.map(TitleWords.isTitle) == true, TitleFont.isTitle(element.appearance.font?.single, of: element), !element.mayHave([.button, .link]),
      !subject.neighbours(before: 4, after: 4).contains(where: {
        $0.position != subject.position && $0.element.exposure == .exposed && $0.element.platform?.isInTableHeader == true && $0.element.role == .text
      }) else { return nil }
    return judge(
      element, "text \(words.quoted) stands above the rows of a list and is not announced as a heading", .review, context)
  }

  /// A view of the app's own in the place of a title, which is a heading where the system draws it (recorded:
  /// uk_navbar_titles): its first text.
  private func ofBar(_ subject: ElementSubject, _ words: SpokenText, _ context: RuleContext) -> Outcome {
    guard !subject.element.mayHave([.button, .link]), words.literal.map(TitleWords.isTitle) ?? TitleWords.mayBeTitle(words),
      !subject.neighbours(before: 6, after: 6).contains(where: { isTitle($0, besides: subject) }) else { return .inapplicable }
    return judge(
      subject.element, "text \(words.quoted) stands for the title of the bar and is not announced as a heading", .review, context)
  }

  /// Whether another text of the bar is its title: one that comes before, or that is a heading.
  private func isTitle(_ other: ElementSubject, besides subject: ElementSubject) -> Bool {
    guard other.position != subject.position, other.element.exposure == .exposed, subject.coexists(with: other),
      other.containers.contains(where: { $0.kind == .navigationBar }) else { return false }
    return other.element.mayHave(.header) || other.element.role == .text && other.position < subject.position
  }

  /// The trait as Interface Builder writes it, with the one that labels have.
  private static let headerInFile =
    "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" staticText=\"YES\" header=\"YES\"/></accessibility>"

  private func judge(
    _ element: AccessibilityElement, _ message: String, _ certainty: FindingCertainty, _ context: RuleContext
  ) -> Outcome {
    if element.mayHave(.header) { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    let edit = UIKitFix.setting(UIKitFix.adding(.header, in: element), on: element)
      ?? (element.framework == .interfaceFile ? UIKitFix.child(Self.headerInFile, of: element) : nil)
    return .violation(Violation(
      message, certainty: certainty, at: element.source, heard: context.heard(element) { $0.traits.insert(.header) },
      fixes: edit.map { [Fix("make it a heading", safety: .suggested, edits: [$0])] } ?? []))
  }

  private func isFirstOfClass(_ subject: ElementSubject) -> Bool {
    !subject.neighbours(before: 4, after: 0).contains { $0.position < subject.position && $0.element.exposure == .exposed && subject.coexists(with: $0) }
      && !subject.element.mayHave([.button, .link])
  }

  /// What follows in the header says more about the title: a caption, a number.
  private func isFirstOfHeader(_ subject: ElementSubject) -> Bool {
    let before = subject.neighbours(before: 4, after: 0).last { $0.element.exposure == .exposed && subject.coexists(with: $0) }
    return before?.element.platform?.isInSectionHeader != true
  }

  private static let silentContainers: Set<AccessibilityContainer.Kind> = [
    .list, .table, .navigationBar, .toolbar, .tabBar, .alert, .dialog, .menu,
  ]
}
