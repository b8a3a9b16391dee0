import PlatformKnowledge
import SourceModel
import SwiftSource

/// A state that nothing in UIKit code shows but the colour of a view.
public struct UikitColourOnlyState: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-colour-only-state", family: .uiKit, severity: .note, impact: .serious, wcag: ["1.4.1"],
    title: "view of UIKit shows a state by its colour alone",
    documentation: RuleDocumentation(
      reports: """
        A label with fixed words, or a view or picture without words, whose text, background or tint has one colour or \
        another by a test, such as `isOnline ? .systemGreen : .systemRed`, when nothing else in the code of its class \
        follows the same test: no text, picture, value, trait, size, and nothing that is hidden or enabled. And, for \
        review, a text field whose text or border is painted where what was entered is tested, and nothing else is done there, \
        a cell, label or picture that is fainter by a test, \
        a row of plain views of which as many are painted as a number says, \
        a colour that comes with the status of what is shown or with what it belongs to (`task.status.color`, \
        `task.course.color`, `colours[data["status"]]`), titles of several rows that one test paints, and markers of maps and pictures that are the \
        same in another colour ("green dot", "red dot").
        """,
      why: """
        One man in twelve cannot tell red from green, and VoiceOver does not speak colours: rules for a password that \
        turn green one by one sound the same before and after.
        """,
      howToFix: """
        Change words or a picture together with the colour: `statusLabel.text = isOnline ? "Online" : "Offline"`. \
        Where the looks are to stay, say the state in `accessibilityValue`, and show it in another way where \
        `UIAccessibility.shouldDifferentiateWithoutColor` is set.
        """,
      elsewhere: "`Label(online ? \"Online\" : \"Offline\", systemImage: …)`; see `colour-only-state`.",
      limits: """
        Left alone are conditions about selection (see `uikit-selection-state`), pressing, being enabled, focus, \
        loading, themes, the kind of a component, and the place in a list, shades of grey, and views whose words only \
        run time knows. Views of interface files and colours with names of the project are for review.
        """,
      references: [
        "WCAG 2.2, 1.4.1 Use of Color", "Apple: documentation of UIAccessibility shouldDifferentiateWithoutColor",
      ]),
    examples: violations + fields + faint + StateColourJudge.contentExamples + ColouredMarks.examples + TableColours.examples + passes)

  private static let violations: [Example] = [
    // Functions that only paint do what the tests tell.
    .violation(
      """
      final class BookCell: UICollectionViewCell {
        var book: Book? { didSet { show() } }
        private let title = UILabel()
        private let dot: UIView = {
          let view = UIView()
          view.layer.cornerRadius = 5
          return view
        }()
        private func show() {
          title.text = book?.title
          if let isLent = book?.isLent, ↓isLent { showRed() } else { showGreen() }
        }
        private func showRed() { dot.backgroundColor = .systemRed }
        private func showGreen() { dot.backgroundColor = .systemGreen }
      }
      """),
    .violation(
      """
      final class FriendView: UIView {
        private let dot = UIView()
        func show(_ friend: Friend) {
          dot.backgroundColor = ↓friend.isOnline ? .systemGreen : .systemRed
        }
      }
      """),
    .violation(
      """
      final class PasswordViewController: UIViewController {
        private let lengthRule = UILabel()
        override func viewDidLoad() {
          lengthRule.text = "At least 8 characters"
          view.addSubview(lengthRule)
        }
        @objc func passwordChanged(_ field: UITextField) {
          if ↓(field.text ?? "").count >= 8 {
            lengthRule.textColor = .systemGreen
          } else {
            lengthRule.textColor = .systemGray
          }
        }
      }
      """),
  ]

  private static let fields: [Example] = [
    // What a stream hands on.
    .violation(
      """
      final class FriendView: UIView {
        private let dot = UIView()
        func follow(_ friend: FriendModel) {
          friend.isOnline.asDriver().drive(onNext: { [weak self] in
            self?.dot.backgroundColor = ↓$0 ? .systemGreen : .systemRed
          }).disposed(by: bag)
        }
      }
      """),
    .pass(
      """
      final class FriendView: UIView {
        private let dot = UIView()
        private let status = UILabel()
        func follow(_ friend: FriendModel) {
          friend.$isOnline.receive(on: DispatchQueue.main).sink { [weak self] isOnline in
            self?.dot.backgroundColor = isOnline ? .systemGreen : .systemRed
          }.store(in: &bag)
          friend.$isOnline.sink { [weak self] in self?.status.text = $0 ? "Online" : "Offline" }.store(in: &bag)
        }
      }
      """),
    .violation(
      """
      final class TermsController: UIViewController {
        private let agreeButton = UIButton()
        private var agreed = false
        override func viewDidLoad() {
          super.viewDidLoad()
          agreeButton.setTitle("I agree", for: .normal)
          view.addSubview(agreeButton)
        }
        @objc private func turn() {
          agreed.toggle()
          agreeButton.backgroundColor = ↓agreed ? .systemBlue : .systemGray
        }
      }
      """),
    .pass(
      """
      final class TermsController: UIViewController {
        private let sendButton = UIButton()
        private var agreed = false
        func update() {
          sendButton.backgroundColor = agreed ? .systemBlue : .systemGray
          sendButton.isEnabled = agreed
        }
      }
      """),
    // A binding gives the label its words.
    .pass(
      """
      final class FriendView: UIView {
        private let status = UILabel()
        func follow(_ friend: FriendModel) {
          friend.statusText.bind(to: status.rx.text).disposed(by: bag)
          friend.isOnline.subscribe(onNext: { [weak self] in
            self?.status.textColor = $0 ? .systemGreen : .systemRed
          }).disposed(by: bag)
        }
      }
      """),
    // What is made of a stream has no name.
    .pass(
      """
      final class FriendView: UIView {
        private let dot = UIView()
        func follow(_ friend: FriendModel) {
          friend.visits.map { $0.isRecent }.subscribe(onNext: { [weak self] in
            self?.dot.backgroundColor = $0 ? .systemGreen : .systemRed
          }).disposed(by: bag)
        }
      }
      """),
    // That a message is there says nothing of its state, and its text neither.
    .violation(
      """
      final class NewsCell: UITableViewCell {
        private let dot = UIImageView(image: UIImage(named: "dot"))
        private let name = UILabel()
        var message: Message? {
          didSet {
            guard let message else { return }
            name.text = message.textMessage
            switch ↓message.progress {
            case .waiting: dot.tintColor = .systemOrange
            case .sent: dot.tintColor = .systemGreen
            }
          }
        }
      }
      """),
    .pass(
      """
      final class OrderCell: UITableViewCell {
        private let dot = UIImageView(image: UIImage(named: "dot"))
        private let name = UILabel()
        func show(_ order: Order) {
          if let delay = order.delay { name.text = "Late" }
          dot.tintColor = order.delay == nil ? .systemGreen : .systemRed
        }
      }
      """),
    .violation(
      """
      final class CodeDots: UIView {
        @IBOutlet private var dots: [UIView]!
        var count = 0 {
          didSet { for dot in dots { dot.backgroundColor = ↓dot.tag < count ? .ink : .mist } }
        }
      }
      """),
    .pass(
      """
      final class CodeDots: UIView {
        @IBOutlet private var dots: [UIView]!
        var count = 0 {
          didSet {
            for dot in dots { dot.backgroundColor = dot.tag < count ? .ink : .mist }
            accessibilityValue = String(count)
          }
        }
      }
      """),
    .violation(
      """
      final class WordView: UIView {
        let word: String
        let textField = UITextField()
        func validate() {
          if ↓textField.text != word { textField.textColor = .brandOrange }
        }
      }
      """),
    .violation(
      """
      final class SignUpViewController: UIViewController {
        @IBOutlet private var emailField: UITextField!
        @objc func changed() {
          emailField.layer.borderColor = UIColor.lightGray.cgColor
          if ↓!isValidEmail { emailField.layer.borderColor = UIColor.red.cgColor }
        }
      }
      """),
    .violation(
      """
      final class CodeViewController: UIViewController {
        private let code = UITextField()
        func check(hasError: Bool) {
          if ↓hasError { code.backgroundColor = .systemRed } else { code.backgroundColor = .clear }
        }
      }
      """),
    .pass(
      """
      final class CodeViewController: UIViewController {
        private let code = UITextField()
        private let message = UILabel()
        func check(hasError: Bool) {
          if hasError {
            code.textColor = .systemRed
            message.text = "This code is wrong"
          }
        }
      }
      """),
    .pass(
      """
      final class CodeViewController: UIViewController {
        private let code = UITextField()
        func edited() { if code.isFirstResponder { code.textColor = .systemBlue } }
      }
      """),
  ]

  private static let faint: [Example] = [
    .violation(
      """
      final class CourseCell: UITableViewCell {
        private let name = UILabel()
        private var isLeftOut = false
        func show(_ course: Course, isLeftOut: Bool) {
          name.text = course.name
          self.isLeftOut = isLeftOut
          dim()
        }
        private func dim() {
          let seen: CGFloat = ↓isLeftOut ? 0.3 : 1
          DispatchQueue.main.async { [weak self] in self?.contentView.alpha = seen }
        }
      }
      """),
    .pass(
      """
      final class CourseCell: UITableViewCell {
        private let name = UILabel()
        func show(_ course: Course) {
          name.text = course.name
          contentView.alpha = course.isLeftOut ? 0.3 : 1
          accessibilityValue = course.isLeftOut ? "Left out" : nil
        }
      }
      """),
    // While a finger holds it.
    .pass(
      """
      final class CourseCell: UITableViewCell {
        private let name = UILabel()
        private var isDragged = false
        override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.5 : 1 } }
        func follow() { contentView.alpha = isDragged ? 0.5 : 1 }
      }
      """),
    // It is there or not.
    .pass(
      """
      final class CourseCell: UITableViewCell {
        private let mark = UIImageView(image: UIImage(named: "mark"))
        func show(_ course: Course) { contentView.alpha = course.isLeftOut ? 0 : 1 }
      }
      """),
  ]

  private static let passes: [Example] = [
    .pass(
      """
      final class BookCell: UICollectionViewCell {
        var book: Book? { didSet { show() } }
        private let dot = UIView()
        private func show() {
          if let isLent = book?.isLent, isLent { showLent() } else { showGreen() }
        }
        private func showLent() {
          dot.backgroundColor = .systemRed
          accessibilityValue = "Lent"
        }
        private func showGreen() { dot.backgroundColor = .systemGreen }
      }
      """),
    .pass(
      """
      final class FriendView: UIView {
        private let dot = UIView()
        private let status = UILabel()
        func show(_ friend: Friend) {
          dot.backgroundColor = friend.isOnline ? .systemGreen : .systemRed
          status.text = friend.isOnline ? "Online" : "Offline"
        }
      }
      """),
    .pass(
      """
      final class OrderView: UIView {
        private let label = UILabel()
        func show(_ order: Order) {
          label.text = order.status
          label.textColor = order.status == "done" ? .systemGreen : .systemRed
        }
      }
      """),
    .pass(
      """
      final class FieldView: UIView {
        private let line = UIView()
        func show(isFocused: Bool) { line.backgroundColor = isFocused ? .systemBlue : .systemGray }
      }
      """),
    .undecided(
      """
      final class FriendView: UIView {
        private let badge = BrandBadge()
        func show(_ friend: Friend) { badge.backgroundColor = friend.isOnline ? .systemGreen : .systemRed }
      }
      """),
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let marks = project.ofEachPart(Self.self, "marks", ColouredMarks.all).map { mark in
      Outcome.violation(Violation("\(mark.noun) tells '\(mark.test)' by its colour alone", certainty: .review, at: mark.place))
    }
    let tables = project.ofEachPart(Self.self, "tables", TableColours.all).map { paint in
      Outcome.violation(Violation("\(paint.noun) tells '\(paint.key)' by its colour alone", certainty: .review, at: paint.place))
    }
    return painted(project) + marks + tables
  }

  private func painted(_ project: ProjectSubject) -> [Outcome] {
    let names = project.ofEachPart(Self.self, "") { type -> [String] in
      guard StateColours.mayPaint(type) else { return [] }
      let colours = StateColours(type)
      return colours.settings.isEmpty && colours.borders.isEmpty && colours.foreign.isEmpty ? [] : [type.name]
    }
    guard !names.isEmpty else { return [] }
    var parts: [String: [TypeCode]] = [:]
    let wanted = Set(names)
    for part in project.types where wanted.contains(part.name) { parts[part.name, default: []].append(part) }
    return wanted.sorted().flatMap { name -> [Outcome] in
      guard let member = project.classes.named(name), let code = parts[name] else { return [] }
      return StateColourJudge(member, code, project.classes).findings.map { .violation($0) }
    }
  }
}
