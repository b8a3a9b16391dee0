import EarshotCore
import Project
import SourceModel
import Testing

/// Members that a generic wrapper has for some of what it wraps, and views whose making is not known.
@Suite("Name spaces of wrappers") struct WrapperNamespaceTests {
  private static let wrapper = """
    import UIKit
    struct Fluent<Base> { let base: Base; init(_ base: Base) { self.base = base } }
    protocol HasFluent {}
    extension HasFluent {
      static var fluent: Fluent<Self>.Type { Fluent<Self>.self }
      var fluent: Fluent<Self> { Fluent(self) }
    }
    extension UIView: HasFluent {}
    extension Fluent where Base == UIButton {
      static func made(_ words: String) -> UIButton { let made = UIButton(); made.setTitle(words, for: .normal); return made }
    }
    extension Fluent where Base == UILabel {
      static func made(_ words: String) -> UILabel { let made = UILabel(); made.text = words; return made }
      func centered() -> UILabel { base.textAlignment = .center; return base }
    }
    extension Fluent where Base: UIView {
      func padded(_ by: CGFloat) -> UIView { let around = UIView(); around.addSubview(base); return around }
    }

    """

  @Test("Each class gets the functions that the wrapper has for it")
  func namespaces() async {
    let hearing = await Hearing.source(
      Self.wrapper + """
      final class Page: UIViewController {
        let heading = UILabel.fluent.made("Heading").fluent.centered()
        let go = UIButton.fluent.made("Go")
        override func viewDidLoad() {
          super.viewDidLoad()
          let stack = UIStackView()
          [heading.fluent.padded(8), go].forEach(stack.addArrangedSubview(_:))
          view.addSubview(stack)
        }
      }
      """)
    #expect(hearing.texts(of: "Page") == ["Heading", "Go. Button."])
  }

  @Test("What is added as a view is one, whoever made it", arguments: [
    "view.addSubview(Shapes.ring())", "[Shapes.ring()].forEach(view.addSubview(_:))",
    "let stack = UIStackView(arrangedSubviews: [Shapes.ring()])\nview.addSubview(stack)",
  ]) func added(code: String) async throws {
    let hearing = await Hearing.source(
      """
      import ShapeKit
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
      }
      """)
    let stops = try #require(hearing.stops(of: "Page"))
    #expect(stops.count == 1 && stops[0].details[.opaque] != nil, "\(stops.map(\.text))")
  }

  @Test("A builder that makes functions of the names of properties")
  func dynamicMembers() async {
    let hearing = await Hearing.source(
      """
      import UIKit
      @dynamicMemberLookup struct Making<Base> {
        private let base: Base
        init(_ base: Base) { self.base = base }
        subscript<Value>(dynamicMember keyPath: WritableKeyPath<Base, Value>) -> (Value) -> Making<Base> {
          { [base] value in
            var object = base
            object[keyPath: keyPath] = value
            return Making(object)
          }
        }
        func build() -> Base { base }
      }
      extension Making {
        func with(_ change: (inout Base) -> Void) -> Making<Base> { Making(self.with(change)) }
        func with(_ change: (inout Base) -> Void) -> Base { var object = base; change(&object); return object }
      }
      protocol Makable {}
      extension Makable { var making: Making<Self> { Making(self) } }
      extension NSObject: Makable {}
      final class Page: UIViewController {
        let heading = UILabel().making.numberOfLines(2).text("Heading").with { $0.isUserInteractionEnabled = false }.build()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(heading) }
      }
      """)
    #expect(hearing.texts(of: "Page") == ["Heading"])
  }

  @Test("An initialiser reads what it gave its members before, and a dictionary is put together step by step")
  func members() async {
    let hearing = await Hearing.source(
      """
      import UIKit
      enum Guide: String, CaseIterable { case terms = "Terms", privacy = "Privacy" }
      final class Words { let all: [Guide: String]; let first: String
        init(start: String) {
          first = start + "s"
          all = Guide.allCases.reduce(into: [:]) { $0[$1] = $1.rawValue }
          note = self.first
        }
        let note: String
      }
      final class Page: UIViewController {
        private let guides: [Guide: UIButton] = Guide.allCases.reduce(into: [:]) { result, key in
          let button = UIButton()
          button.setTitle(key.rawValue, for: .normal)
          result[key] = button
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.text = Words(start: "Guide").note
          [label, guides[.privacy] ?? UIButton(), guides[.terms] ?? UIButton()].forEach(view.addSubview(_:))
        }
      }
      """)
    #expect(hearing.texts(of: "Page") == ["Guides", "Privacy. Button.", "Terms. Button."])
  }

  @Test("Each way in which a view may be there is heard, also the one that is not followed")
  func ways() async throws {
    let hearing = await Hearing.source(
      """
      import UIKit
      import ShapeKit
      final class Page: UIViewController {
        var isRound = Settings.load().isRound
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(isRound ? Shapes.ring() : UIButton())
        }
      }
      """)
    let stops = try #require(hearing.stops(of: "Page"))
    #expect(stops.contains { $0.details[.opaque] != nil } && stops.contains { $0.text.hasPrefix("Button.") }, "\(stops.map(\.text))")
  }

  @Test("A view of a package that the table knows is that, whether its code lies on disk or not")
  func tabled() async {
    let screen = "import SwiftUI\nimport Kingfisher\nstruct Sample: View { var body: some View { KFImage(nil).placeholder { Text(\"Wait\") } } }\n"
    let library = "public struct KFImage: View { public init(_ url: URL?) {}\n public var body: some View { made.picture() } }\n"
    var heard: [[String]?] = []
    for folder in [nil, "Pods/Kingfisher", "SourcePackages/checkouts/Kingfisher/Sources"] {
      var sources = [SourceUnit(file: SourceFile(path: "Screen.swift", text: screen))]
      if let folder {
        let file = SourceFile(path: folder + "/KFImage.swift", text: "import SwiftUI\n" + library)
        sources.append(SourceUnit(
          file: file.built(BuildFacts(isLibrary: true)), role: .library, isRequested: false, module: "Kingfisher"))
      }
      let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
      heard.append(Hearing(await Analysis.run(on: Project(root: "/", sources: sources), options)).texts())
    }
    #expect(heard[0]?.isEmpty == false && heard.allSatisfy { $0 == heard[0] }, "\(heard)")
  }
}
