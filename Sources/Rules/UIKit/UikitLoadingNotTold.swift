import PlatformKnowledge
import SourceModel
import SwiftSource

/// A wait that a person starts, and of whose beginning and end VoiceOver hears nothing.
public struct UikitLoadingNotTold: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-loading-not-told", family: .uiKit, severity: .note, impact: .moderate, wcag: ["4.1.3"],
    title: "wait begins and ends and VoiceOver is not told",
    documentation: RuleDocumentation(
      reports: """
        A controller that starts a `UIActivityIndicatorView` in what a person sets off, stops it later, and posts no \
        notification of UIAccessibility; where it presents something as well, only if the buttons go while the wheel turns. A list that is reloaded when an answer comes to what somebody searches for, in a class \
        that posts none either. Lists that begin empty and are filled when an answer comes, in a class that shows nothing in their \
        place and tells nothing, as one finding for an app. Words of a label or a button that change when the answer to a press \
        comes. And a class of a package that lays a sign of a wait over the screen without telling \
        of it, once for an app.
        """,
      why: """
        The turning wheel says that something happens, and its going that it is done. VoiceOver stays where it is and \
        says neither, so people press again or leave.
        """,
      howToFix: """
        Say it: `UIAccessibility.post(notification: .announcement, argument: "Loading")` when it begins, and \
        `.screenChanged` or the result when it is done.
        """,
      elsewhere: "`AccessibilityNotification.Announcement(\"Loading\").post()`; see `status-not-announced`.",
      limits: "For a person to look at: what appears when the wait is over may say it, such as another screen or an alert.",
      references: ["WCAG 2.2, 4.1.3", "Apple: documentation of UIAccessibility.post(notification:argument:)"]),
    examples: UnheardOutcomes.examples + [
      .violation(
        """
        final class LoginViewController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          @IBAction func signIn() {
            ↓spinner.startAnimating()
            send { self.spinner.stopAnimating() }
          }
        }
        """),
      .violation(
        """
        final class LoginViewController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          @objc func signIn() { send() }
          private func send() {
            ↓spinner.startAnimating()
            Service.send { self.spinner.stopAnimating() }
          }
        }
        """),
      .violation(
        """
        final class LoginViewController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          private let signInButton = UIButton()
          @objc func signIn() {
            signInButton.isHidden = true
            ↓spinner.startAnimating()
            send { error in
              self.spinner.stopAnimating()
              self.signInButton.isHidden = false
              if let error { self.present(Alerts.about(error), animated: true) }
            }
          }
        }
        """),
      .violation(
        """
        final class LoginViewController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          private let signInButton = UIButton()
          @objc func signInTapped() { checkFields() }
          private func checkFields() { signIn() }
          private func signIn() {
            signInButton.setTitle("", for: .normal)
            ↓spinner.startAnimating()
            send { error in
              self.spinner.stopAnimating()
              self.signInButton.setTitle("Sign in", for: .normal)
              if let error { self.present(Alerts.about(error), animated: true) }
            }
          }
        }
        """),
      .pass(
        """
        final class LoginViewController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          @objc func signIn() {
            spinner.startAnimating()
            send { error in
              self.spinner.stopAnimating()
              self.present(Alerts.about(error), animated: true)
            }
          }
        }
        """),
      .violation(
        """
        import PKHUD
        extension UIViewController {
          func showLoading() { ↓HUD.show(.progress) }
          func hideLoading() { HUD.hide() }
        }
        """),
      .violation(
        """
        final class OrderController: UIViewController {
          func send() { ↓MBProgressHUD.showAdded(to: view, animated: true) }
          func sent() { MBProgressHUD.hide(for: view, animated: true) }
        }
        """),
      .violation("final class OrderController: UIViewController { func send() { ↓ProgressHUD.show(\"Sending\") } }"),
      .violation(
        """
        final class NamesViewController: UITableViewController, UISearchBarDelegate {
          func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            names.find(searchText) { [weak self] found in
              self?.found = found
              ↓self?.tableView.reloadData()
            }
          }
        }
        """),
      .violation(
        """
        final class NamesViewController: UITableViewController, UISearchResultsUpdating {
          func updateSearchResults(for searchController: UISearchController) { find(searchController.searchBar.text ?? "") }
          private func find(_ text: String) {
            Task {
              found = await names.all(with: text)
              ↓tableView.reloadData()
            }
          }
        }
        """),
      .pass(
        """
        final class NamesViewController: UITableViewController, UISearchBarDelegate {
          func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            names.find(searchText) { [weak self] found in
              self?.found = found
              self?.tableView.reloadData()
              UIAccessibility.post(notification: .announcement, argument: "\\(found.count) names")
            }
          }
        }
        """),
      .violation(
        """
        final class NamesViewController: UITableViewController {
          @IBAction func searchChanged(_ sender: UITextField) {
            names.find(sender.text ?? "", completion: { [weak self] found in
              self?.found = found
              ↓self?.tableView.reloadData()
            }, errorHandler: showError)
          }
        }
        """),
      .pass(
        """
        final class NamesViewController: UITableViewController {
          @IBAction func filterSections(_ sender: UIButton) {
            names.find(kind, completion: { [weak self] found in self?.tableView.reloadData() }, errorHandler: showError)
          }
          @IBAction func searchTapped() { UIView.animate(withDuration: 0.3) { self.tableView.reloadData() } }
          @objc func searchDone() { dismiss(animated: true) { self.tableView.reloadData() } }
        }
        """),
      .pass(
        """
        final class NamesViewController: UITableViewController, UISearchBarDelegate {
          func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            found = names.filter { $0.hasPrefix(searchText) }
            tableView.reloadData()
          }
        }
        """),
      .violation(
        """
        final class OrdersController: UITableViewController {
          private var orders: [Order] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            service.orders { result in
              DispatchQueue.main.async {
                self.orders = result
                self.tableView.reloadData()
              }
            }
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { ↓orders.count }
        }
        """),
      // Something stands there as long as there are none.
      .pass(
        """
        final class OrdersController: UITableViewController {
          private var orders: [Order] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            service.orders { result in
              self.orders = result
              self.tableView.backgroundView = result.count == 0 ? NoOrdersView() : nil
              self.tableView.reloadData()
            }
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }
        }
        """),
      // What is there at once.
      .pass(
        """
        final class OrdersController: UITableViewController {
          private var orders: [Order] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            orders = Order.kept()
            tableView.reloadData()
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }
        }
        """),
      .pass(
        """
        import PKHUD
        extension UIViewController {
          func showLoading() {
            HUD.show(.progress)
            UIAccessibility.post(notification: .announcement, argument: "Loading")
          }
        }
        """),
      .pass("final class OrderController: UIViewController { func send() { SVProgressHUD.show() } }"),
      .pass(
        """
        final class LoginViewController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          @IBAction func signIn() {
            spinner.startAnimating()
            UIAccessibility.post(notification: .announcement, argument: "Signing in")
            send { self.spinner.stopAnimating() }
          }
        }
        """),
      .undecided(
        """
        final class LoginViewController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          func show(isBusy: Bool) { spinner.isHidden = !isBusy }
        }
        """),
    ])

  private static let heard = TellingCode.announces + ["UIAccessibility", "SVProgressHUD"]
  private static let telling = heard + ["present("]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["startAnimating"]), type.mentions(["stopAnimating"]), !type.mentions(Self.heard),
        // An alert tells how it ended, and not where the button went that VoiceOver was on.
        let place = type.mentions(Self.telling) ? Self.exchange(in: type) : Self.start(in: type) else { return [] }
      return [.violation(Violation(
        "a wait begins here that VoiceOver hears neither the beginning nor the end of", certainty: .review, at: place))]
    } + results(project) + lists(project) + outcomes(project) + covers(project)
  }

  /// Lists with nothing in them and nothing in their place: one finding for the app, which mostly does so everywhere.
  private func lists(_ project: ProjectSubject) -> [Outcome] {
    let found = project.ofEachType(Self.self, "lists") { type -> [EmptyLists.List] in
      UnheardResults.first(in: type) == nil ? [EmptyLists.first(in: type)].compactMap(\.self) : []
    }.filter { list in
      // A class above it may show what stands in the place of rows.
      let above = project.classes.named(list.owner).map { project.classes.ancestry(of: $0).dropFirst() } ?? []
      return !above.contains { $0.mentions(EmptyLists.standIns) }
    }
    guard let first = found.first else { return [] }
    return [.violation(Violation(
      "'\(first.name)' begins empty and is filled when an answer comes, and nothing tells of the wait or that there is nothing",
      certainty: .review, at: first.place, related: found.dropFirst().prefix(Self.enough).map { RelatedPlace($0.place, "and here") }))]
  }

  /// Words that the answer to a press changes, one finding for each class.
  private func outcomes(_ project: ProjectSubject) -> [Outcome] {
    project.ofEachType(Self.self, "outcomes") { type in [UnheardOutcomes.all(in: type)].filter { !$0.isEmpty } }.map { changes in
      .violation(Violation(
        "the answer to a press changes '\(changes[0].name)' here, and VoiceOver hears nothing of it", certainty: .review, at: changes[0].place,
        related: changes.dropFirst().map { RelatedPlace($0.place, "and here") }))
    }
  }

  /// What a search has found, or that it found nothing; not where the wait for it is told of already.
  private func results(_ project: ProjectSubject) -> [Outcome] {
    project.ofEachType(Self.self, "results") { type in [UnheardResults.first(in: type)].compactMap(\.self) }.map { place in
      .violation(Violation("a list shows here what a search has found, and VoiceOver hears nothing of it", certainty: .review, at: place))
    }
  }

  /// Signs of a wait that a package lays over the screen: one finding for the app, since one helper can tell of them all.
  private func covers(_ project: ProjectSubject) -> [Outcome] {
    let own = Set(project.code.types.map(\.name))
    let shown = project.ofEachType(Self.self, "covers") { type -> [(name: String, place: SourceRange)] in
      type.parts.filter { !$0.mentions(TellingCode.all) }.flatMap(\.kinds.calls).compactMap(Self.cover)
    }.filter { !own.contains($0.name) }
    guard let first = shown.first else { return [] }
    return [.violation(Violation(
      "'\(first.name)' covers the screen during a wait, and VoiceOver hears nothing of it", certainty: .review, at: first.place,
      related: shown.dropFirst().prefix(Self.enough).map { RelatedPlace($0.place, "and here") }))]
  }

  /// As many places tell where to look for the others.
  private static let enough = 9

  /// `HUD.show(.progress)`, `MBProgressHUD.showAdded(to: view, animated: true)`
  private static func cover(_ expression: Expression) -> (name: String, place: SourceRange)? {
    guard case .call(let call) = expression.kind, case .member(let base?, let name) = call.callee.kind,
      DecorativeNames.parts(of: name).first.map(NameWords.words(.showingVerb).contains) ?? false || name == "animate",
      let type = base.dottedName?.split(separator: ".").first.map(String.init), type.first?.isUppercase == true,
      NameWords.words(.waitingHUD).contains(type.lowercased()) else { return nil }
    return (type, expression.range)
  }

  /// Where code that a person sets off starts a wheel that other code stops.
  private static func start(in type: WholeType) -> SourceRange? {
    let functions = type.parts.flatMap(\.members.functions)
    let stopped = Set(type.kinds.calls.compactMap { wheel($0, "stopAnimating") })
    let called = begun(among: functions)
    for function in functions where isPressed(function) || called.contains(function.name) {
      var found: SourceRange?
      CodeWalk.expressions(of: function) { expression in
        if found == nil, let name = wheel(expression, "startAnimating"), stopped.contains(name) { found = expression.range }
      }
      if let found { return found }
    }
    return nil
  }

  /// Where a press hides the buttons and a wheel turns in their place.
  private static func exchange(in type: WholeType) -> SourceRange? {
    let functions = type.parts.flatMap(\.members.functions)
    let called = begun(among: functions)
    for function in functions where isPressed(function) || called.contains(function.name) {
      var (found, hides): (SourceRange?, Bool) = (nil, false)
      CodeWalk.expressions(of: function) { expression in
        if found == nil, wheel(expression, "startAnimating") != nil { found = expression.range }
        // The wheel turns where the title was.
        if let call = expression.call(named: "setTitle"), call.arguments.first?.value.plainText == "" { hides = true }
        if case .assignment(let target, let value) = expression.kind, case .boolean(true) = value.kind,
          let path = target.dottedName?.split(separator: "."), path.last == "isHidden", path.count > 1,
          let property = type.parts.flatMap(\.members.properties).first(where: { $0.name == path[path.count - 2] }) {
          hides = hides || property.heldClass == "UIButton" || DecorativeNames.parts(of: property.name).contains { ["button", "buttons"].contains($0) }
        }
      }
      if hides, let found { return found }
    }
    return nil
  }

  /// The functions that a press comes to, some steps on: `signInTapped` calls `checkFields`, and that `signIn`.
  private static func begun(among functions: [FunctionDeclaration]) -> Set<String> {
    var names = functions.filter(isPressed).reduce(into: Set<String>()) { $0.formUnion($1.calledNames) }
    for _ in 0..<3 {
      for function in functions where names.contains(function.name) { names.formUnion(function.calledNames) }
    }
    return names
  }

  /// The wheel that a call is about; pictures that move begin and end with the same calls.
  private static func wheel(_ expression: Expression, _ name: String) -> String? {
    guard let call = expression.call(named: name), case .member(let base?, _) = call.callee.kind,
      let view = base.dottedName?.split(separator: ".").last.map(String.init) else { return nil }
    return NameWords.words(.waitingWheel).contains(where: view.lowercased().contains) ? view : nil
  }

  /// A function that UIKit calls because of what a person does.
  private static func isPressed(_ function: FunctionDeclaration) -> Bool {
    function.attributes.contains { ["IBAction", "objc"].contains($0.name) }
      || ["textFieldShouldReturn", "searchBarSearchButtonClicked"].contains(function.name)
  }
}
