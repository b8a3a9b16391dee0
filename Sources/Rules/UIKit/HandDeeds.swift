import PlatformKnowledge
import SourceModel
import SwiftSource

/// What UIKit code does for a swipe or a long press on a view, and for nothing else: pages that a finger turns, things that go
/// when they are held.
enum HandDeeds {
  struct Deed: Sendable {
    let function: String
    /// "swipe" or "long press".
    let hand: String
    let place: SourceRange
  }

  private static let recognisers = ["UISwipeGestureRecognizer": "swipe", "UILongPressGestureRecognizer": "long press"]
  private static let answers = FrameworkNames.names(.otherWay).sorted()
  /// What a list does with a row that was held is the matter of `uikit-row-long-press`; where a map was held, that of a map.
  private static let places = FrameworkNames.names(.rowAtPoint, .touchedPart)
  /// Functions that are handed one of these first answer when a row is chosen.
  private static let lists: Set<String> = ["UITableView", "UICollectionView"]

  static func all(in type: WholeType) -> [Deed] {
    guard type.mentions(Array(recognisers.keys)), !type.mentions(answers),
      type.parts.contains(where: { $0.declaration?.kind == .classType }) else { return [] }
    let uses = Uses(of: type)
    let functions = type.parts.flatMap(\.members.functions)
    let others = functions.filter { function in
      uses.hands[function.name] == nil
        && (function.attributes.contains { ["objc", "IBAction"].contains($0.name) } || lists.contains(function.parameters.first?.type.name ?? ""))
    }
    let closures = uses.handlers
    return functions.compactMap { function -> Deed? in
      guard let hand = uses.hands[function.name], let body = function.body, !uses.otherwise.contains(function.name) else { return nil }
      let own = deeds(of: body)
      guard !own.isEmpty, body.calledNames.isDisjoint(with: places), !isClosing(own), !isClosing([function.name]),
        // It calls what a button begins.
        !others.contains(where: { own.contains($0.name) }),
        // The system shows tabs, and a bar or a field tells of the keyboard.
        !own.contains("selectedIndex") else { return nil }
      let isOffered = others.contains { $0.body.map { !deeds(of: $0).isDisjoint(with: own) || $0.calledNames.contains(function.name) } ?? false }
        || closures.contains { !deeds(of: $0).isDisjoint(with: own) || $0.calledNames.contains(function.name) }
      return isOffered ? nil : Deed(function: function.name, hand: hand, place: function.nameRange)
    }
  }

  /// What code calls and sets that makes a difference, by the last names.
  private static func deeds(of body: Block) -> Set<String> {
    var found: Set<String> = []
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .call(let call):
        guard let name = call.callee.plainName, name.first?.isLowercase ?? false else { return }
        found.insert(name)
      case .assignment(let target, _): if let name = target.plainName { found.insert(name) }
      case .binary("+=", let target, _), .binary("-=", let target, _): if let name = target.plainName { found.insert(name) }
      default: break
      }
    }
    // Another screen that comes is what people wanted.
    return found.filter { $0 == "present" || !NameWords.words(.incidentalCall).contains($0.lowercased()) && !bare.contains($0) }
  }

  private static let bare = FrameworkNames.names(.bareDeed)

  /// A swipe that only closes what is in front is one of several ways: the system has its own.
  private static func isClosing(_ deeds: Set<String>) -> Bool {
    deeds.allSatisfy { !$0.identifierWords.isDisjoint(with: NameWords.words(.closingDeed)) }
  }

  /// Which functions recognisers of a type begin, and which something else does.
  private struct Uses {
    private(set) var hands: [String: String] = [:]
    private(set) var otherwise: Set<String> = []
    /// What buttons and menus of the type do that are given closures.
    private(set) var handlers: [Block] = []

    init(of type: WholeType) {
      for expression in type.kinds.calls {
        guard case .call(let call) = expression.kind, let made = call.callee.plainName else { continue }
        for argument in call.arguments {
          if let function = argument.value.selectedFunction {
            if let hand = recognisers[made] { hands[function] = hand } else { otherwise.insert(function) }
          }
          if case .closure(let closure) = argument.value.kind, ["UIAction", "addAction", "UIAlertAction"].contains(made) { handlers.append(closure.body) }
        }
      }
      for function in type.parts.flatMap(\.members.functions) where function.attributes.contains(where: { $0.name == "IBAction" }) {
        if let hand = function.parameters.first.flatMap({ recognisers[$0.type.name] }) { hands[function.name] = hand }
      }
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      import UIKit
      final class CardsController: UIViewController {
        private var position = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
          swipe.direction = .left
          view.addGestureRecognizer(swipe)
        }
        @objc private func ↓showNext() {
          position += 1
          show(cards[position])
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class PhotoController: UIViewController {
        @IBOutlet private var photo: UIImageView!
        @IBAction func ↓held(_ press: UILongPressGestureRecognizer) { store.remove(shown) }
      }
      """),
    .pass(
      """
      import UIKit
      final class CardsController: UIViewController {
        private var position = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped)))
        }
        @objc private func swiped() { showNext() }
        @IBAction func next(_ sender: UIButton) { showNext() }
        private func showNext() { position += 1 }
      }
      """),
    .pass(
      """
      import UIKit
      final class CardsController: UIViewController {
        private let next = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(showNext)))
          next.addTarget(self, action: #selector(showNext), for: .touchUpInside)
        }
        @objc private func showNext() { position += 1 }
      }
      """),
    .pass(
      """
      import UIKit
      final class WeekController: UIViewController {
        private var week = 0
        @IBAction func swiped(_ sender: UISwipeGestureRecognizer) { if week > 0 { previous(sender) } }
        @IBAction func previous(_ sender: Any) { week -= 1 }
      }
      """),
    // It only puts away what is in front.
    .pass(
      """
      import UIKit
      final class CardController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped)))
        }
        @objc private func swiped() { dismiss(animated: true) }
      }
      """),
    .pass(
      """
      import UIKit
      final class CardsController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(showNext)))
        }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
          showNext()
          return true
        }
        @objc private func showNext() { position += 1 }
      }
      """),
  ]
}
