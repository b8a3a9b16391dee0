import EarshotCore
import Testing

/// Code that would take all memory or time if it were followed to its end is cut, and says so.
@Suite struct EndlessCodeTests {
  /// A list that two loops fill under a condition that only run time knows has two to the power of its members
  /// contents.
  @Test func listsFilledUnderAConditionAreHoles() async throws {
    let code = """
      import SwiftUI
      struct Photo: Identifiable { let id: Int; let year: Int }
      enum Library {
        static let limit = Int.random(in: 0...99)
        static let photos: [Photo] = {
          var photos: [Photo] = []
          var captured = 0
          for year in 0..<12 {
            for month in 0..<12 {
              captured = captured + 1
              if captured <= limit { photos.append(Photo(id: month, year: year)) }
            }
          }
          return photos
        }()
      }
      struct Gallery: View {
        var body: some View {
          List(Library.photos) { photo in Text("Photo of \\(photo.year)") }
        }
      }
      """
    let analysis = await Analysis.run(files: ["Gallery.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Gallery" })
    let texts = screen.nodes.elements.compactMap { $0.label?.value }
    #expect(texts.count == 1)
    #expect(texts.first?.hasHoles == true)
  }

  /// Views that each show the next one four times are four to the power of their number.
  @Test func viewsThatDoubleAreCutEarly() async throws {
    let views = (0..<44).map { number in
      let next = "V\(number + 1)()"
      return "struct V\(number): View { var body: some View { VStack { \(next); \(next); \(next); \(next) } } }"
    }
    let last = "struct V44: View { var body: some View { Text(\"End\") } }"
    let code = (["import SwiftUI", last] + views).joined(separator: "\n")
    let analysis = await Analysis.run(files: ["Views.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "V0" })
    #expect(screen.nodes.elements.count < 500)
    #expect(screen.nodes.elements.contains { $0.reasons.contains { $0.kind == .budget } })
  }
}
