import AccessibilityModel

/// An item of a bar made in code that shows nothing but a picture, and that nobody named.
public struct UikitBarButtonName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-bar-button-name", family: .uiKit, severity: .error, impact: .critical, wcag: ["4.1.2"],
    title: "bar item or segment shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `UIBarButtonItem`, a `UITabBarItem` or a segment of a `UISegmentedControl` with an image and neither a title \
        nor an `accessibilityLabel`.
        """,
      why: """
        VoiceOver speaks the name of the image file or of the symbol. In bars stand the actions that people need on \
        every screen.
        """,
      howToFix: """
        Set `item.accessibilityLabel`; a segment takes the label of its image: `image.accessibilityLabel`. System items \
        (`barButtonSystemItem: .add`) come with names in every language.
        """,
      elsewhere: "A `Label` in a `ToolbarItem` has a title for VoiceOver even where only its icon is drawn.",
      limits: "Silent where the item goes to code that could not be followed.",
      references: ["Apple: documentation of UIBarItem, WWDC21 session 10119"]),
    examples: [
      .violation(
        """
        final class ListViewController: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = ↓UIBarButtonItem(
              image: UIImage(named: "ic_filter"), style: .plain, target: self, action: #selector(filter))
          }
          @objc func filter() {}
        }
        """),
      .violation(
        """
        final class ListViewController: UIViewController {
          override func viewDidLoad() {
            let item = ↓UIBarButtonItem(
              image: UIImage(named: "ic_filter"), style: .plain, target: self, action: #selector(filter))
            navigationItem.rightBarButtonItem = item
          }
          @objc func filter() {}
        }
        """,
        fixed: """
          final class ListViewController: UIViewController {
            override func viewDidLoad() {
              let item = UIBarButtonItem(
                image: UIImage(named: "ic_filter"), style: .plain, target: self, action: #selector(filter))
              item.accessibilityLabel = "Filter"
              navigationItem.rightBarButtonItem = item
            }
            @objc func filter() {}
          }
          """),
      .violation(
        """
        final class PlanViewController: UIViewController {
          private var leaveItem: UIBarButtonItem?
          override func viewDidLoad() {
            leaveItem = ↓UIBarButtonItem(image: UIImage(named: "ic_back"), style: .plain, target: self, action: #selector(leave))
            navigationItem.setLeftBarButton(leaveItem, animated: false)
          }
          @objc func leave() { navigationController?.popViewController(animated: true) }
        }
        """,
        fixed: """
          final class PlanViewController: UIViewController {
            private var leaveItem: UIBarButtonItem?
            override func viewDidLoad() {
              leaveItem = UIBarButtonItem(image: UIImage(named: "ic_back"), style: .plain, target: self, action: #selector(leave))
              leaveItem?.accessibilityLabel = "Back"
              navigationItem.setLeftBarButton(leaveItem, animated: false)
            }
            @objc func leave() { navigationController?.popViewController(animated: true) }
          }
          """),
      .violation(
        """
        final class PlanViewController: UIViewController {
          override func viewDidLoad() {
            let item = ↓UIBarButtonItem(
              image: Theme.current.barBackIcon?.withRenderingMode(.alwaysOriginal), style: .plain, target: self, action: #selector(back(_:)))
            navigationItem.leftBarButtonItem = item
          }
          @objc func back(_ sender: Any?) { close() }
        }
        """,
        fixed: """
          final class PlanViewController: UIViewController {
            override func viewDidLoad() {
              let item = UIBarButtonItem(
                image: Theme.current.barBackIcon?.withRenderingMode(.alwaysOriginal), style: .plain, target: self, action: #selector(back(_:)))
              item.accessibilityLabel = "Back"
              navigationItem.leftBarButtonItem = item
            }
            @objc func back(_ sender: Any?) { close() }
          }
          """),
      .violation(
        """
        final class ListViewController: UIViewController {
          override func viewDidLoad() {
            parent?.navigationItem.rightBarButtonItem = ↓UIBarButtonItem(
              image: UIImage(named: "ic_filter"), style: .plain, target: self, action: #selector(filter))
          }
          @objc func filter() {}
        }
        """),
      .violation(
        """
        final class MenuController: UINavigationController, UINavigationControllerDelegate {
          override func viewDidLoad() { delegate = self }
          func navigationController(_ controller: UINavigationController, willShow shown: UIViewController, animated: Bool) {
            shown.navigationItem.leftBarButtonItem = ↓UIBarButtonItem(
              image: UIImage(named: "ic_menu"), style: .plain, target: self, action: #selector(openMenu))
          }
          @objc func openMenu() {}
        }
        """),
      .violation(
        """
        final class MainController: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let books = UINavigationController(rootViewController: BooksController())
            books.tabBarItem = ↓UITabBarItem(title: "", image: UIImage(named: "library_tab_bar_unselected"), selectedImage: nil)
            viewControllers = [books]
          }
        }
        final class BooksController: UIViewController {}
        """,
        fixed: """
          final class MainController: UITabBarController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let books = UINavigationController(rootViewController: BooksController())
              books.tabBarItem = UITabBarItem(title: "", image: UIImage(named: "library_tab_bar_unselected"), selectedImage: nil)
              books.tabBarItem.accessibilityLabel = "Library"
              viewControllers = [books]
            }
          }
          final class BooksController: UIViewController {}
          """),
      .violation(
        """
        final class QuoteViewController: UIViewController {
          override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            tabBarItem = ↓UITabBarItem(title: nil, image: UIImage(named: "book-icon"), tag: 0)
          }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """,
        fixed: """
          final class QuoteViewController: UIViewController {
            override init(nibName: String?, bundle: Bundle?) {
              super.init(nibName: nibName, bundle: bundle)
              tabBarItem = UITabBarItem(title: nil, image: UIImage(named: "book-icon"), tag: 0)
              tabBarItem.accessibilityLabel = "Quote"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
          }
          """),
      // The place over which a round button lies is a tab all the same.
      .violation(
        """
        final class MainController: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let books = UIViewController()
            books.tabBarItem = UITabBarItem(title: "Books", image: UIImage(named: "books"), tag: 0)
            let middle = UIViewController()
            middle.tabBarItem = ↓UITabBarItem(title: "", image: nil, tag: 1)
            viewControllers = [books, middle]
          }
        }
        """),
      .pass(
        """
        final class MainController: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let middle = UIViewController()
            middle.tabBarItem = UITabBarItem(title: "", image: nil, tag: 1)
            middle.tabBarItem.accessibilityLabel = "New entry"
            viewControllers = [UIViewController(), middle]
          }
        }
        """),
      .pass(
        """
        final class ListViewController: UIViewController {
          override func viewDidLoad() {
            let filter = UIBarButtonItem(image: UIImage(named: "ic_filter"), style: .plain, target: nil, action: nil)
            filter.accessibilityLabel = "Filter"
            navigationItem.rightBarButtonItems = [filter, UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
          }
        }
        """),
      // "Close" is what it does.
      .pass(
        """
        final class SheetViewController: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              image: UIImage(systemName: "xmark.circle.fill"), style: .plain, target: self, action: #selector(didTapDismissSelf))
          }
          @objc func didTapDismissSelf() { dismiss(animated: true) }
        }
        """),
      .pass(
        """
        final class SheetViewController: UIViewController {
          override func viewDidLoad() {
            let item = UIBarButtonItem(image: UIImage(named: "close"), style: .plain, target: self, action: #selector(leave))
            navigationItem.rightBarButtonItem = item
          }
          @objc func leave() { dismiss(animated: true) }
        }
        """),
      .undecided(
        """
        final class ListViewController: UIViewController {
          override func viewDidLoad() {
            let item = UIBarButtonItem(image: UIImage(named: "ic_filter"), style: .plain, target: nil, action: nil)
            Names.apply(item)
            navigationItem.rightBarButtonItem = item
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let outcome = UIKitBarItems.check(subject, in: context)
    if case .inapplicable = outcome { return UIKitBarItems.checkSegment(subject, in: context) }
    return outcome
  }
}

/// The judgement on bar items and segments, whatever they come from.
enum UIKitBarItems {
  static func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch subject.element.platform?.baseClass {
    case "UIBarButtonItem"?: UIKitPictureControl(noun: "bar item").check(subject, in: context)
    case "UITabBarItem"?: UIKitPictureControl(noun: "tab").check(subject, in: context)
    default: .inapplicable
    }
  }

  static func checkSegment(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.platform?.baseClass == "UISegmentedControl", subject.element.role == .pickerOption else {
      return .inapplicable
    }
    return UIKitPictureControl(noun: "segment").check(subject, in: context)
  }
}
