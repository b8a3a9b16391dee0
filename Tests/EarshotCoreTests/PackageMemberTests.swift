import EarshotCore
import Testing

/// Members that a package adds to types of the standard library, `.adaptive(width: 90)` of `CGFloat`, are handed to the
/// project's own initialisers and static functions like any other value.
@Suite struct PackageMemberTests {
  private static let helpers = """
    extension UIButton {
      convenience init(width: CGFloat? = nil, height: CGFloat? = nil, label: String? = nil) {
        self.init(frame: .zero)
        setTitle(label, for: .normal)
      }
      static func round(size: CGFloat, label: String) -> UIButton { UIButton(width: size, height: size, label: label) }
    }
    extension UILabel {
      static func with(text: String? = nil, textSize: CGFloat = 15) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
    }
    """

  private func heard(_ made: String) async throws -> [String] {
    let code = UIKitExample.controller("view.addSubview(\(made))")
    return try await UIKitExample.heard(["Example.swift": code + "\n" + Self.helpers])
  }

  @Test(arguments: [
    ("UIButton(width: .adaptive(width: 90), label: \"Get\")", "Get"),
    ("UIButton(width: 90, height: .adaptive(height: 20), label: \"Get\")", "Get"),
    ("UIButton.round(size: .adaptive(width: 24), label: \"Close\")", "Close"),
    ("UILabel.with(text: \"Views\", textSize: .adaptive(width: 12))", "Views"),
  ])
  func creations(made: String, start: String) async throws {
    let all = try await heard(made)
    #expect(all.count == 1 && all[0].hasPrefix(start), "\(all)")
  }

  /// Without a label of its own a member may be one of another type, which the system's initialiser takes.
  @Test func systemInitializers() async throws {
    let code = """
      import SwiftUI
      extension Image { init(_ size: CGFloat) { self.init("drawing") } }
      struct V: View { var body: some View { Image(.welcome) } }
      """
    #expect(try await !UIKitExample.heard(["A.swift": code], screen: "V").contains { $0.contains("drawing") })
  }
}
