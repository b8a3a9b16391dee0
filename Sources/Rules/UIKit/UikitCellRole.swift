import AccessibilityModel

/// Cells that do something when they are chosen and do not say so.
public struct UikitCellRole: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-cell-role", family: .uiKit, severity: .note, impact: .minor, wcag: ["4.1.2"], isOptIn: true,
    title: "cell that can be chosen is not announced as a button",
    documentation: RuleDocumentation(
      reports: """
        A cell that a data source of the project returns, of a list whose delegate does something in \
        `didSelectRowAt` or `didSelectItemAt`, where neither the cell nor anything in it has the button or link trait.
        """,
      why: """
        VoiceOver reads the words of the cell and no role, and nothing tells that a double tap opens something. Voice \
        Control and Switch Control reach the cell all the same.
        """,
      howToFix: "Say it where the cell is set up: `cell.accessibilityTraits.insert(.button)`.",
      elsewhere: "A `NavigationLink` or a `Button` in the `List`.",
      limits: """
        Off by default: UIKit's own cells, those of Settings among them, do not say it either, so that many people \
        expect rows of a table to open something. For a person to look at where the delegate asks which cell it is. \
        Silent where code that could not be followed may set the traits.
        """,
      references: ["Apple: documentation of UIAccessibilityTraits button"]),
    examples: [
      .violation(
        """
        final class PeopleViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = ↓tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as! PersonCell
            cell.name.text = people[indexPath.row].name
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            show(PersonViewController(), sender: self)
          }
        }
        final class PersonCell: UITableViewCell {
          let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(name)
          }
        }
        """),
      .pass(
        """
        final class PeopleViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as! PersonCell
            cell.name.text = people[indexPath.row].name
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            show(PersonViewController(), sender: self)
          }
        }
        final class PersonCell: UITableViewCell {
          let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(name)
            accessibilityTraits.insert(.button)
          }
        }
        """),
      .undecided(
        """
        final class PeopleViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath) as! BrandCell
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            show(PersonViewController(), sender: self)
          }
        }
        """),
    ])

  private static let roles: Traits = [.button, .link, .adjustable, .toggle, .keyboardKey]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let selection = element.platform?.selection, element.exposure != .hidden else {
      return .inapplicable
    }
    if element.mayHave(Self.roles) || !element.gestures.isEmpty { return .pass }
    if element.content.contains(where: { $0.mayHave(Self.roles) || $0.role.isControl }) { return .pass }
    if let doubt = element.reasons.first { return .undecided(doubt) }
    return .violation(
      Violation(
        "cell that can be chosen has no button trait", certainty: selection == .every ? .likely : .review,
        at: element.source,
        heard: element.exposure == .exposed
          ? context.heard(element) { $0.traits.insert(.button) } : Heard(before: context.heard(element)),
        fixes: []))
  }
}
