extension TargetTooSmall {
  static let cases: [Example] = [
    .violation(
      """
      var body: some View {
        HStack {
          ↓Button(action: close) { Image("cross").resizable().frame(width: 34, height: 34) }.accessibilityLabel("Close")
          Button(action: help) { Image("mark").resizable().frame(width: 34, height: 34) }.accessibilityLabel("Help")
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button(action: close) { Image("cross").resizable().frame(width: 34, height: 34).padding(8).contentShape(Rectangle()) }
          .accessibilityLabel("Close")
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button(action: close) { Image("cross").resizable().frame(width: 16, height: 16) }
          .accessibilityLabel("Close")
      }
      """),
    .pass(
      """
      var body: some View {
        List(notes) { note in
          Button { share(note) } label: { Image("arrow").resizable().frame(width: 20, height: 20) }.accessibilityLabel("Share")
        }
      }
      """),
    // The shape is that of the frame.
    .violation(
      """
      var body: some View {
        ↓Button(action: close) { Image("cross").resizable().frame(width: 20, height: 20).contentShape(Rectangle()) }
          .buttonStyle(.plain)
          .accessibilityLabel("Close")
      }
      """),
    .pass(
      """
      var body: some View {
        Button(action: close) {
          Image("cross").resizable().frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12))
        }
        .accessibilityLabel("Close")
      }
      """),
    .violation(
      """
      enum Metrics { static let mark: CGFloat = 18 }
      struct Note: View {
        var body: some View {
          ↓Button { close() } label: { Image("cross").resizable().frame(width: Metrics.mark, height: Metrics.mark) }
            .accessibilityLabel("Close")
        }
      }
      """),
    .violation(
      """
      final class CardViewController: UIViewController {
        private let close = ↓UIButton()
        override func viewDidLoad() {
          close.setImage(UIImage(named: "cross"), for: .normal)
          close.accessibilityLabel = "Close"
          view.addSubview(close)
          NSLayoutConstraint.activate([
            close.widthAnchor.constraint(equalToConstant: 20),
            close.heightAnchor.constraint(equalToConstant: 20),
          ])
        }
      }
      """),
    .violation(
      """
      import SnapKit
      final class HeadView: UIView {
        private let side: CGFloat = 15
        private let close = ↓UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          close.setImage(UIImage(named: "cross"), for: .normal)
          close.accessibilityLabel = "Close"
          addSubview(close)
          close.snp.makeConstraints { make in make.width.height.equalTo(side) }
        }
      }
      final class ListViewController: UIViewController {
        private var head: HeadView?
        override func viewDidLoad() {
          if isNew {
            head = HeadView(frame: .zero)
            view.addSubview(head!)
          }
        }
        private var isNew: Bool { settings.isNew }
      }
      """),
    .violation(
      """
      var body: some View {
        HStack {
          ↓Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
          Button("Edit note") { edit() }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ForEach(inks) { ink in
          ↓Circle().fill(ink.colour).frame(width: 20, height: 20).onTapGesture { chosen = ink }.padding(8)
        }
      }
      """),
    .pass(
      """
      var body: some View {
        ForEach(inks) { ink in
          Circle().fill(ink.colour).frame(width: 20, height: 20).padding(14).onTapGesture { chosen = ink }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Circle().fill(Color.red).frame(width: 16, height: 16).onTapGesture { pick() }
          .accessibilityLabel("Red").accessibilityAddTraits(.isButton)
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button { close() } label: {
          Image("cross").resizable().scaledToFit().frame(width: 14).background(Color.gray).clipShape(Circle())
        }
        .accessibilityLabel("Close")
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button { filter() } label: {
          Text("Unread").font(.caption).padding(.horizontal, 10).padding(.vertical, 6).background(Capsule().fill(Color.gray))
        }
      }
      """),
    .pass(
      """
      enum Metrics { static let small: CGFloat = 12 }
      struct Filters: View {
        var body: some View {
          HStack {
            Button { filter() } label: { Text("Unread").font(.caption2).padding(Metrics.small) }
            Button { sort() } label: { Text("Newest").font(.caption2).padding(.vertical, Metrics.small) }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { edit() } label: {
          if isEditing { Text("Done").font(.caption) } else { Image(systemName: "trash").padding(8) }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { filter() } label: {
          Text("Unread").padding(.horizontal, 10).padding(.vertical, 8).background(Capsule().fill(Color.gray))
        }
      }
      """),
    .violation(
      """
      var body: some View {
        HStack { Text("Note"); ↓Button { close() } label: { Image(systemName: "xmark").font(.caption) }.accessibilityLabel("Close") }
      }
      """),
    .violation(
      """
      var body: some View { VStack { Button("Sign in") { enter() }; ↓Button("Forgot your password?") { ask() }.font(.caption) } }
      """),
    .pass(
      """
      var body: some View {
        HStack {
          Text("Note")
          Button { close() } label: { Image(systemName: "xmark").padding() }.accessibilityLabel("Close")
          Button { more() } label: { Image(systemName: "ellipsis").font(.title) }.accessibilityLabel("More")
        }
      }
      """),
    .pass("var body: some View { VStack { Text(\"Sign in\"); Button(\"Forgot your password?\") { ask() } } }"),
    .pass(
      """
      var body: some View {
        HStack { Text("Note"); Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close") }
      }
      """),
    .violation(
      """
      final class PlanViewController: UIViewController {
        private let start = ↓UIButton()
        override func viewDidLoad() {
          start.setTitle("Start", for: .normal)
          view.addSubview(start)
          NSLayoutConstraint.activate([
            start.widthAnchor.constraint(equalToConstant: 120),
            start.heightAnchor.constraint(equalToConstant: 30),
          ])
        }
      }
      """),
    // A class of the project that leaves the area for touches as it is, and one that makes it larger.
    .violation(
      """
      final class GripButton: UIButton {
        override init(frame: CGRect) { super.init(frame: frame); layer.cornerRadius = 3 }
      }
      final class SheetViewController: UIViewController {
        private let close = ↓GripButton()
        override func viewDidLoad() {
          close.accessibilityLabel = "Close"
          view.addSubview(close)
          NSLayoutConstraint.activate([
            close.widthAnchor.constraint(equalToConstant: 20),
            close.heightAnchor.constraint(equalToConstant: 8),
          ])
        }
      }
      """),
    .undecided(
      """
      class RoomyButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -16, dy: -16).contains(point) }
      }
      final class GripButton: RoomyButton {}
      final class SheetViewController: UIViewController {
        private let close = GripButton()
        override func viewDidLoad() {
          close.accessibilityLabel = "Close"
          view.addSubview(close)
          NSLayoutConstraint.activate([
            close.widthAnchor.constraint(equalToConstant: 20),
            close.heightAnchor.constraint(equalToConstant: 8),
          ])
        }
      }
      """),
    .pass(
      """
      final class PlanViewController: UIViewController {
        private let start = UIButton()
        override func viewDidLoad() {
          start.setTitle("Start", for: .normal)
          view.addSubview(start)
          NSLayoutConstraint.activate([
            start.widthAnchor.constraint(equalToConstant: 120),
            start.heightAnchor.constraint(equalToConstant: 40),
          ])
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button(action: close) {
          Image("cross").resizable().frame(width: 16, height: 16)
            .frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
        }
        .accessibilityLabel("Close")
      }
      """),
    .pass(
      """
      var body: some View {
        Button(action: close) { Image("cross").resizable().frame(width: 16, height: 16).padding(14) }
          .accessibilityLabel("Close")
      }
      """),
    .undecided(
      """
      var body: some View {
        Button(action: close) { Image("cross").resizable().frame(width: side, height: side) }
          .accessibilityLabel("Close")
      }
      """),
  ]
}
