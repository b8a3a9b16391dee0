import EarshotCore
import Project
import Rules
import Testing

/// Code between a view and its parts: streams of presses, overloads, inherited initialisers, styled texts.
@Suite("What stands between UIKit's views and their parts") struct UIKitWiringTests {
  private func heard(_ statements: String, members: String = "", _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(statements, members: members), "O.swift": "import UIKit\n" + others,
    ])
  }

  private func findings(_ rule: String, _ statements: String, members: String = "", _ others: String = "") async -> [Finding] {
    let files = [
      "E.swift": UIKitExample.controller(statements, members: members), "O.swift": "import UIKit\n" + others,
    ]
    return await Analysis.run(files: files).findings.filter { $0.rule == rule }
  }

  @Test("Of methods of one name, the kind of the argument tells which is meant") func overloads() async throws {
    let box = """
      final class Box: UIStackView {
        func put(_ words: String) { let label = UILabel(); label.text = words; addArrangedSubview(label) }
        func put(_ part: UIView) { addArrangedSubview(part) }
        func put(_ parts: [UIView]) { parts.forEach(addArrangedSubview) }
      }
      """
    let texts = try await heard(
      "view.addSubview(box)\nlet one = UILabel()\none.text = \"One\"\nbox.put(one)\nbox.put(\"Two\")\nbox.put([made(), made()])",
      members: "let box = Box()\nfunc made() -> UIView { let label = UILabel(); label.text = \"Made\"; return label }", box)
    #expect(texts == ["One", "Two", "Made", "Made"])
  }

  @Test("A class with convenience initialisers alone inherits those of its superclass") func inherited() async throws {
    let pill = """
      final class Pill: UIButton {
        convenience init(words: String) { self.init(frame: .zero); setTitle(words, for: .normal); accessibilityLabel = "Given" }
        static func plain() -> Pill { let pill = Pill(frame: .zero); pill.setTitle("Plain", for: .normal); return pill }
      }
      """
    let texts = try await heard("view.addSubview(Pill.plain())\nview.addSubview(Pill(words: \"Words\"))", pill)
    #expect(texts == ["Plain. Button.", "Given. Button."])
  }

  @Test("Who follows the presses of a button names it", arguments: [
    "button.rx.tap.subscribe(onNext: { [weak self] in self?.share() }).disposed(by: bag)",
    "button.rx.tap.asDriver().throttle(.seconds(1)).drive(with: self) { owner, _ in owner.share() }.disposed(by: bag)",
    "button.rx.controlEvent(.touchUpInside).bind { [weak self] in self?.share() }.disposed(by: bag)",
    "button.tapPublisher.sink { [weak self] _ in self?.share() }.store(in: &bag)",
    "button.publisher(for: .touchUpInside).sink { [weak self] _ in self?.share() }.store(in: &bag)",
    "presses.bind(onNext: { [weak self] in self?.share() }).disposed(by: bag)",
  ]) func streams(_ statement: String) async throws {
    let found = await findings(
      "uikit-image-button-name", "button.setImage(UIImage(named: \"ic_7\"), for: .normal)\nview.addSubview(button)\n" + statement,
      members: """
        let button = UIButton()
        var presses: ControlEvent<Void> { button.rx.tap }
        func share() { present(ShareSheet(), animated: true) }
        """)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).contains { $0.replacement.contains("Share") })
  }

  private func list(_ cell: String, choose: String = "show(Detail(), sender: self)") -> String {
    """
    import UIKit
    final class Gallery: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        list.dataSource = self
        list.delegate = self
        list.register(Tile.self, forCellWithReuseIdentifier: "Tile")
        view.addSubview(list)
      }
      func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { pictures.count }
      func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "Tile", for: path) as! Tile
        cell.picture.image = pictures[path.item]
        return cell
      }
      func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) { \(choose) }
      var pictures: [UIImage] = []
    }
    final class Tile: UICollectionViewCell {
      let picture = UIImageView()
      let caption = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(picture)
        \(cell)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test("A cell with a picture alone that can be chosen is told") func wordlessCell() async {
    func count(_ code: String) async -> Int {
      await Analysis.run(files: ["Gallery.swift": code]).findings.count { $0.rule == "uikit-tap-view-not-element" }
    }
    #expect(await count(list("")) == 1)
    #expect(await count(list("", choose: "")) == 0)
    #expect(await count(list("caption.text = \"Lake\"\ncontentView.addSubview(caption)")) == 0)
    #expect(await count(list("isAccessibilityElement = true\naccessibilityLabel = \"Lake\"")) == 0)
    #expect(await count(list("picture.isAccessibilityElement = true\npicture.accessibilityLabel = \"Lake\"")) == 0)
  }

  @Test("Fonts of a text's attributes are fonts", arguments: [
    "note.attributedText = NSAttributedString(string: \"Note\", attributes: [.font: UIFont.systemFont(ofSize: 13)])",
    "let looks: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.red]\n"
      + "note.attributedText = NSAttributedString(string: model.words, attributes: looks)",
    "let text = NSMutableAttributedString(string: \"Note\")\n"
      + "text.addAttribute(.font, value: UIFont.systemFont(ofSize: 13), range: range)\nnote.attributedText = text",
    "let text = NSMutableAttributedString(string: \"Note\")\n"
      + "text.append(NSAttributedString(string: \"s\", attributes: [.font: UIFont.boldSystemFont(ofSize: 13)]))\n"
      + "note.attributedText = text",
    "note.attributedText = styled(\"Note\")",
  ]) func styledTexts(_ statements: String) async {
    let members = """
      let note = UILabel()
      func styled(_ words: String) -> NSAttributedString {
        NSAttributedString(string: words, attributes: [.font: UIFont(name: "Avenir", size: 13)!])
      }
      """
    let found = await findings("uikit-fixed-font", "view.addSubview(note)\n" + statements, members: members)
    #expect(found.map(\.message) == ["text has a font of fixed size"])
  }

  @Test("A text whose attributes give it a font of a text style is not told") func scalingAttributes() async {
    let found = await findings(
      "uikit-fixed-font", """
        view.addSubview(note)
        note.attributedText = NSAttributedString(string: "Note", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        """, members: "let note = UILabel()")
    #expect(found.isEmpty)
  }
}
