import EarshotCore
import Rules
import SourceModel
import Testing

/// Which view a finding is of, and what is no finding.
@Suite struct WrittenViewTests {
  /// What is handed to a component in a closure is its user's.
  @Test("The view is the one in which it is written", arguments: [("Image(\"x12\")", "Page"), ("Inner()", "Inner")])
  func viewsOfClosures(content: String, view: String) async {
    let found = await FixedFiles.findings("image-name", ["A.swift": """
      import SwiftUI
      struct Wrapper<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Page: View { var body: some View { Wrapper { \(content) } } }
      struct Inner: View { var body: some View { \(view == "Inner" ? "Wrapper { Image(\"y12\") }" : "Text(\"Hello\")") } }
      """])
    #expect(found.map(\.view) == [view])
  }

  /// The fallback of an initialiser is not what people get.
  @Test func fallbacks() async {
    let found = await FixedFiles.findings("symbol-raw-name", ["A.swift": """
      import SwiftUI
      enum Asset: String { case arrow }
      extension UIImage { convenience init?(_ asset: Asset) { self.init(named: asset.rawValue) } }
      extension Image {
        init(asset: Asset) {
          if let picture = UIImage(asset) { self.init(uiImage: picture) } else { self = Image(systemName: "questionmark") }
        }
      }
      struct Page: View { var body: some View { Image(asset: .arrow) } }
      """])
    #expect(found.isEmpty)
  }
}
