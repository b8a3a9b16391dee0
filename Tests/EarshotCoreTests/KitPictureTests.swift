import EarshotCore
import Testing

/// What is told of pictures, progress and colours of UIKit that say something by themselves.
@Suite struct KitPictureTests {
  /// One that has no action stands for the other one while that is switched off.
  @Test("Contrast of buttons without an action", arguments: [("save.addTarget(self, action: #selector(go), for: .touchUpInside)", false), ("", true)])
  func inactiveTwins(target: String, isReported: Bool) async {
    let code = """
      import UIKit
      final class Editor: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); showIdle() }
        func showIdle() {
          let save = UIButton(type: .custom)
          save.setTitle("Save", for: .normal)
          save.setTitleColor(.lightGray, for: .normal)
          save.backgroundColor = UIColor(red: 0.87, green: 0.87, blue: 0.87, alpha: 1)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
        }
        func showSave() {
          let save = UIButton(type: .custom)
          save.setTitle("Save", for: .normal)
          \(target)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
        }
        func textViewDidChange(_ text: UITextView) { text.text.isEmpty ? showIdle() : showSave() }
        @objc func go() {}
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings
    #expect(findings.contains { $0.rule == "uikit-low-contrast" } == isReported, "\(findings.map(\.message))")
  }

  /// The state of a row by one of several pictures; a mark that leads on tells nothing.
  @Test("Pictures by the data of a row", arguments: [("signup_normal", "signup_standby", true), ("chevron_open", "chevron_closed", false)])
  func picturesByData(first: String, second: String, isReported: Bool) async {
    let code = """
      import UIKit
      enum Status: String { case normal, cancel, standby }
      struct Row { var status: Status; var name: String }
      final class SignupCell: UITableViewCell {
        let name = UILabel(), status = UIImageView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(name)
          contentView.addSubview(status)
        }
        required init?(coder: NSCoder) { fatalError() }
        func update(_ row: Row) {
          name.text = row.name
          if row.status == .normal { status.image = UIImage(named: "\(first)") }
          else if row.status == .standby { status.image = UIImage(named: "\(second)") }
        }
      }
      final class SignupList: UITableViewController {
        var rows: [Row] = []
        override func viewDidLoad() { super.viewDidLoad(); tableView.register(SignupCell.self, forCellReuseIdentifier: "s") }
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ table: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "s", for: index) as! SignupCell
          cell.update(rows[index.row])
          return cell
        }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings
    #expect(findings.contains { $0.rule == "uikit-image-view-unlabelled" } == isReported, "\(findings.map(\.message))")
  }

  /// A picture that is all there is on a screen, and the bar that tells how far it is loaded.
  @Test func picturesThatAreTheScreen() async {
    let code = """
      import UIKit
      final class PhotoController: UIViewController {
        let photo = UIImageView(), bar = UIProgressView()
        var address: URL?
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Attachment"
          view.addSubview(photo)
          view.addSubview(bar)
          if let address, let data = try? Data(contentsOf: address) { photo.image = UIImage(data: data) }
        }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings
    #expect(Set(findings.map(\.rule)).isSuperset(of: ["uikit-image-view-unlabelled", "uikit-control-name"]), "\(findings.map(\.message))")
  }
}
