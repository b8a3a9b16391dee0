import AccessibilityModel
import EarshotCore
import Testing

/// Code of UIKit's screens that runs after they have appeared, and how far it is followed.
@Suite("Later code of UIKit's screens") struct UIKitLaterCodeTests {
  private func heard(_ statements: String, members: String = "", _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(statements, members: members), "O.swift": "import UIKit\n" + others,
    ])
  }

  private static let label = "let label = UILabel()\nlabel.text = \"Home\"\nview.addSubview(label)"

  /// Functions that each call the next one four times, each time with another argument.
  private static let endless = (0..<14).map { number in
    let next = number < 13 ? (0..<4).map { "f\(number + 1)(n * 4 + \($0))" }.joined(separator: "; ") : "title = \"\\(n)\""
    return "func f\(number)(_ n: Int) { \(next) }"
  }.joined(separator: "\n")

  @Test("What a task, a work item, a timer or an animator does is followed", arguments: [
    "Task { label.text = \"Away\" }", "Task { @MainActor [weak self] in await wait(); self?.show(label) }",
    "let task = Task(priority: .high) { label.text = \"Away\" }\nkept = task",
    "let work = DispatchWorkItem { label.text = \"Away\" }\nDispatchQueue.main.async(execute: work)",
    "RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in label.text = \"Away\" }, forMode: .default)",
    "UIViewPropertyAnimator(duration: 1, curve: .linear) { label.text = \"Away\" }.startAnimation()",
  ]) func closuresOfWork(work: String) async throws {
    let members = "var kept: Any?\nfunc wait() async {}\nfunc show(_ label: UILabel) { label.text = \"Away\" }"
    let heard = try await heard(Self.label + "\n" + work, members: members)
    #expect(heard.contains { $0.contains("Home") } && heard.contains { $0.contains("Away") }, "\(heard)")
  }

  @Test("What code does where something is thrown is heard, and is not so at first", arguments: [
    "label.text = \"Failed\"", "tell(label, \"Failed\")",
    "let note = UILabel()\nnote.text = \"Failed\"\nview.addSubview(note)", "if count > 2 { label.text = \"Failed\" }; return",
  ]) func failures(handler: String) async throws {
    let members = "let count = Int.random(in: 0...4)\nfunc save() throws {}\nfunc tell(_ label: UILabel, _ words: String) { label.text = words }"
    for work in ["do { try save() } catch { \(handler) }", "Task { do { try save() } catch is CancellationError {} catch { \(handler) } }"] {
      let heard = try await heard(Self.label + "\n" + work, members: members)
      #expect(heard.first?.contains("Home") == true && heard.contains { $0.contains("Failed") }, "\(heard)")
    }
    #expect(try await heard(Self.label + "\ndo { try save() } catch { print(error) }", members: members) == ["Home"])
  }

  @Test("The alert that tells of an error has its words")
  func alertsOfErrors() async throws {
    let code = """
      do { try save() } catch { tell("Not saved", error.localizedDescription) }
      """
    let members = """
      func save() throws {}
      func tell(_ title: String, _ words: String) {
        let alert = UIAlertController(title: title, message: words, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Fine", style: .default))
        present(alert, animated: true)
      }
      """
    let heard = try await UIKitExample.heard(
      ["E.swift": UIKitExample.controller(Self.label + "\n" + code, members: members)], screen: "Example › alert")
    #expect(heard.first?.contains("Not saved") == true, "\(heard)")
    #expect(heard.last?.contains("Fine") == true, "\(heard)")
  }

  @Test("A task that a function begins is run for each call of it")
  func tasksOfCalls() async throws {
    let members = "func fill(_ label: UILabel, _ words: String) { view.addSubview(label); Task { label.text = words } }"
    let heard = try await heard("fill(UILabel(), \"One\")\nfill(UILabel(), \"Two\")", members: members)
    #expect(heard.count == 2 && heard[0].hasPrefix("One") && heard[1].hasPrefix("Two"), "\(heard)")
  }

  @Test("Views that a task puts on the screen are heard")
  func viewsOfTasks() async throws {
    let code = """
      Task {
        let names = await load()
        let title = UILabel()
        title.text = "Loaded"
        view.addSubview(title)
        for name in names { let row = UILabel(); row.text = name; view.addSubview(row) }
      }
      """
    let heard = try await heard(Self.label + "\n" + code, members: "func load() async -> [String] { [] }")
    #expect(heard.first == "Home")
    #expect(heard.contains { $0.hasPrefix("Loaded") }, "\(heard)")
  }

  @Test("What is made on the way to another screen is no part of this one", arguments: [
    "func go() { let next = Next()\nnext.view.tintColor = .red\nshow(next, sender: nil) }",
    "func go() { let next = Next()\nnext.view.tag = 1\nnext.name = \"B\"\npresent(next, animated: true) }",
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { "
      + "if let next = segue.destination as? Next { next.name = \"A\" } }",
  ]) func otherScreens(code: String) async throws {
    let next = """
      class Next: UIViewController {
        var name = ""
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Part()) }
        \(Self.endless)
      }
      class Part: UIView {
        var title = ""
        \(Self.endless)
      }
      """
    #expect(try await heard(Self.label, members: code, next) == ["Home"])
  }

  @Test("A getter that rows ask comes to all that it may, and not to what it begins with", arguments: [
    "var hasEntries: Bool { entries.count > 0 }", "var hasEntries: Bool { return !entries.isEmpty }",
    "var hasEntries: Bool { isFull == true }\nvar isFull = false { didSet { tableView.reloadData() } }",
  ]) func laterGetters(getter: String) async throws {
    let code = """
      import UIKit
      final class EntryCell: UITableViewCell {
        private let caption = UILabel()
        var title: String? { didSet { caption.text = title } }
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(caption)
        }
      }
      final class Entries: UITableViewController {
        var entries: [String] = []
        \(getter)
        override func viewDidLoad() { super.viewDidLoad(); tableView.register(EntryCell.self, forCellReuseIdentifier: "e") }
        func reload(_ new: [String]) { entries = new }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { max(1, entries.count) }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "e", for: path) as! EntryCell
          cell.title = hasEntries ? "Some" : "None"
          return cell
        }
      }
      """
    let texts = try await UIKitExample.heard(["E.swift": code], screen: "Entries")
    let spoken = texts.joined(separator: "; ")
    #expect(spoken.contains("Some") && spoken.contains("None"), "\(texts)")
  }

  @Test("A local function that tries itself again in several places leaves steps for the rest") func retries() async throws {
    let retry = "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { attempt(left - 1) }"
    let texts = try await heard(
      Self.label + "\nself.label = label",
      members: """
        var label = UILabel()
        override func viewDidAppear(_ animated: Bool) {
          func attempt(_ left: Int) {
            guard label.window != nil else {
              if left > 0 { \(retry) }
              return
            }
            if label.becomeFirstResponder() { \(retry) } else { \(retry) }
            \(retry)
          }
          attempt(9)
        }
        func zoom() { label.text = "Large" }
        """)
    #expect(texts == ["Home [before zoom]", "Large [after zoom]"])
  }

  @Test("A controller whose view is shown is part of the screen, its later code too") func child() async throws {
    let texts = try await heard(
      "let child = Child()\naddChild(child)\nview.addSubview(child.view)",
      """
      class Child: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(button) }
        func update() { button.setTitle("Save", for: .normal) }
      }
      """)
    #expect(texts == ["Save. Button."])
  }

  @Test("What is hidden until its data have come is there under a condition", arguments: [
    ("source.load { self.list.isHidden = false }", ["Rows [!list.isHidden]"]),
    ("list.isHidden = rows.isEmpty", ["Rows [!list.isHidden]"]),
    ("list.isHidden = true", []),
  ] as [(String, [String])])
  func shownLater(code: String, expected: [String]) async throws {
    let texts = try await heard(
      "list.text = \"Rows\"\nlist.isHidden = true\nview.addSubview(list)",
      members: "let list = UILabel()\nfunc update(_ source: Source, _ rows: [Int]) { \(code) }")
    #expect(texts == expected)
  }

  @Test("What is hidden while VoiceOver runs is never heard") func hiddenFromVoiceOver() async throws {
    let texts = try await heard(
      "view.addSubview(label)\nview.addSubview(map)\nmap.accessibilityElementsHidden = UIAccessibility.isVoiceOverRunning",
      members: "let label = { let label = UILabel(); label.text = \"Home\"; return label }()\nlet map = UIButton()")
    #expect(texts == ["Home"])
  }

  @Test("What many cases do alike is not followed for each of them") func manyCases() async throws {
    let functions = (0..<16).map { number in
      let next = number < 15 ? "f\(number + 1)()" : "label.text = \"End\""
      return "func f\(number)() { if a\(number) { \(next) } else if b\(number) { \(next) } else { \(next) } }"
    }
    let flags = (0..<16).map { "var a\($0) = Bool.random()\nvar b\($0) = Bool.random()" }
    let texts = try await heard(
      "view.addSubview(label)", members: (["let label = UILabel()"] + flags + functions).joined(separator: "\n"))
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("End") == true)
  }
}
