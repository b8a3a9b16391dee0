import EarshotCore
import Foundation
import Rules
import Testing

/// States, purposes and messages of UIKit's views that nobody hears of.
@Suite("What UIKit's views leave untold") struct UIKitUntoldStateTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    let analysis = await Analysis.run(files: ["Piece.swift": "import UIKit\n" + code])
    return analysis.findings.filter { $0.rule == rule }
  }

  private func like(_ members: String, named: Bool = true) async -> [Finding] {
    let name = named ? "like.accessibilityLabel = \"Favourite\"" : ""
    return await findings("uikit-selection-state", """
      final class Piece: UIViewController {
        let like = UIButton()
        let field = UITextField()
        var isFavourite = false
        override func viewDidLoad() { \(name); view.addSubview(like) }
        \(members)
      }
      """)
  }

  private static let full = "like.setImage(UIImage(named: \"full\"), for: .normal)"
  private static let empty = "like.setImage(UIImage(named: \"empty\"), for: .normal)"

  @Test("A button whose picture alone follows a test", arguments: [
    "func show() { if isFavourite { \(full) } else { \(empty) } }",
    "func show(_ id: Int) { if Store.shared.all.contains(id) { \(full) } else { \(empty) } }",
    "func show() { guard isFavourite else { \(empty); return }; \(full) }",
    "func show() { \(empty); if isFavourite { \(full) } }",
    "func show() { like.setImage(UIImage(systemName: isFavourite ? \"heart.fill\" : \"heart\"), for: .normal) }",
    "func show() { let picture = isFavourite ? UIImage(named: \"full\") : UIImage(named: \"empty\"); like.setImage(picture, for: .normal) }",
    "@objc func press() { DispatchQueue.main.async { if self.isFavourite { \(full) } else { \(empty) } } }",
    "func show() { like.imageView?.image = isFavourite ? UIImage(named: \"full\") : UIImage(named: \"empty\") }",
  ]) func pictures(_ members: String) async {
    #expect(await like(members).map(\.certainty) == [.likely])
    #expect(await like(members, named: false).map(\.certainty) == [.review])
  }

  @Test("A button that says its state, or that shows no state", arguments: [
    "func show() { if isFavourite { \(full); like.accessibilityLabel = \"Remove\" } else { \(empty); like.accessibilityLabel = \"Add\" } }",
    "func show() { if isFavourite { \(full) } else { \(empty) }; like.accessibilityValue = isFavourite ? \"On\" : \"Off\" }",
    "func show() { like.isSelected = isFavourite; if isFavourite { \(full) } else { \(empty) } }",
    "func show() { if isFavourite { \(full); like.setTitle(\"Liked\", for: .normal) } else { \(empty) } }",
    "func show() { if traitCollection.userInterfaceStyle == .dark { \(full) } else { \(empty) } }",
    "func show() { if isFavourite { \(full) } else { \(full) } }",
    "func show(_ picture: UIImage?) { if isFavourite { like.setImage(picture, for: .normal) } else { \(empty) } }",
  ]) func saysIt(_ members: String) async { #expect(await like(members).isEmpty) }

  @Test("A class below one of another module is the view that it overrides")
  func foreignSuperclass() async {
    func card(_ superclass: String, _ more: String) -> String {
      """
      import OtherKit
      class CardView: \(superclass) {
        let link = UILabel()
        \(more)
        func fill() {
          link.text = "example.org"
          link.isUserInteractionEnabled = true
          link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          addSubview(link)
        }
        @objc func open() { Pages.show() }
      }
      final class Piece: UIViewController {
        let card = CardView()
        override func viewDidLoad() { view.addSubview(card) }
      }
      """
    }
    let framed = "override init(frame: CGRect) { super.init(frame: frame); fill() }"
    #expect(await findings("uikit-tap-view-not-element", card("OtherCard", framed)).count == 1)
    let laidOut = "override func layoutSubviews() { super.layoutSubviews(); fill() }"
    #expect(await findings("uikit-tap-view-not-element", card("OtherCard", laidOut)).count == 1)
    // Nothing says that it is a view.
    #expect(await findings("uikit-tap-view-not-element", card("OtherCard", "init(model: Int) { fill() }")).isEmpty)
  }

  @Test("A text view with a text from run time has no name by that", arguments: [
    ("if let saved { note.text = saved }", 1), ("note.isEditable = true; note.text = saved", 1), ("note.text = \"Terms\"", 0),
    ("note.text = saved; note.isEditable = false", 0), ("note.text = saved; note.dataDetectorTypes = .link", 0),
  ]) func textViews(_ statement: String, _ count: Int) async {
    let found = await findings("uikit-text-field-name", """
      final class Piece: UIViewController {
        let note = UITextView()
        var saved: String?
        override func viewDidLoad() { \(statement); view.addSubview(note) }
      }
      """)
    #expect(found.count == count)
    #expect(found.allSatisfy { ($0.certainty == .review) == !statement.contains("= true") })
  }

  @Test("A message in a stack, added to a controller that is looked up")
  func stackedMessage() async {
    let found = await findings("status-not-announced", """
      final class Piece: UIViewController {
        override func viewDidLoad() { Common.toast("Saved") }
      }
      enum Common {
        static func toast(_ text: String) {
          guard let controller = UIApplication.shared.windows.first?.rootViewController else { return }
          let box = UIView()
          let label = UILabel()
          label.text = text
          let stack = UIStackView(arrangedSubviews: [label])
          box.addSubview(stack)
          controller.view.addSubview(box)
          UIView.animate(withDuration: 1, delay: 3, options: [], animations: { box.alpha = 0 }) { _ in box.removeFromSuperview() }
        }
      }
      """)
    #expect(found.count == 1)
  }

  @Test("What a function fills and shows, whatever the label is called", arguments: [
    ("func failed() { overlay.isHidden = false; words.text = \"Nothing here\" }", 1),
    ("func failed() { stack.isHidden = false; words.text = \"Nothing here\" }", 1),
    ("func configure() { overlay.isHidden = false; words.text = \"Nothing here\" }", 0),
    ("func failed() { words.text = \"Nothing here\" }", 0),
    ("func failed(_ user: User) { overlay.isHidden = false; words.text = user.name }", 0),
    ("func failed() { overlay.isHidden = false; words.text = \"No\"; UIAccessibility.post(notification: .layoutChanged, argument: words) }", 0),
  ]) func appearing(_ members: String, _ count: Int) async {
    let found = await findings("uikit-notification-missing", """
      final class Piece: UIViewController {
        let overlay = UIView(), words = UILabel(), stack = UIStackView()
        override func viewDidLoad() {
          overlay.isHidden = true
          stack.addArrangedSubview(words)
          overlay.addSubview(stack)
          view.addSubview(overlay)
        }
        \(members)
      }
      """)
    #expect(found.count == count)
  }

  @Test("What a field asks for", arguments: [
    ("address.placeholder = \"Email\"", 1), ("", 1), ("address.placeholder = \"Email\"; address.textContentType = .username", 0),
    ("address.placeholder = \"Title\"", 0), ("address.placeholder = \"Email/phone\"", 0),
  ]) func purposes(_ statement: String, _ count: Int) async {
    let found = await findings("input-purpose-missing", """
      final class Piece: UIViewController {
        let emailTextField = UITextField()
        override func viewDidLoad() { \(statement.replacingOccurrences(of: "address", with: "emailTextField")); view.addSubview(emailTextField) }
      }
      """)
    #expect(found.count == count)
  }

  @Test("Buttons that constraints make small", arguments: [
    ("close.snp.makeConstraints { make in make.width.height.equalTo(16) }", 1),
    ("close.snp.makeConstraints { make in make.size.equalTo(20) }", 1),
    ("close.snp.makeConstraints { make in make.size.equalTo(44) }", 0),
    ("close.widthAnchor.constraint(equalToConstant: 20).isActive = true\nclose.heightAnchor.constraint(equalToConstant: 20).isActive = true", 1),
    ("close.widthAnchor.constraint(equalToConstant: 20).isActive = true", 0),
  ]) func small(_ statement: String, _ count: Int) async {
    let found = await findings("target-too-small", """
      final class Piece: UIViewController {
        let close = UIButton()
        override func viewDidLoad() {
          close.setTitle("x", for: .normal)
          view.addSubview(close)
          \(statement)
        }
      }
      """)
    #expect(found.count == count)
  }
}
