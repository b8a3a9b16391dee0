import EarshotCore
import Project
import SourceModel
import Testing

/// Buttons and links that show nothing but the picture of a value are called what the value is called.
@Suite("Pictures of values") struct PictureOfValueTests {
  private func labels(_ rule: String, _ code: String) async -> [String] {
    let found = await FixedFiles.findings(rule, ["A.swift": "import SwiftUI\n" + code])
    return found.map { finding in
      (finding.fixes.first?.edits ?? []).map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }.joined(separator: " ")
    }
  }

  /// The picture may be missing, or is loaded by its address.
  @Test(arguments: [
    ("Image(uiImage: book.coverImage!)", "coverImage: UIImage?"),
    ("AsyncImage(url: book.posterURL)", "posterURL: URL?"),
    ("AsyncImage(url: URL(string: book.image))", "image: String"),
  ])
  func galleries(picture: String, member: String) async {
    let code = """
      struct Book: Identifiable { let id: Int; let title: String; let \(member) }
      struct Shelf: View {
        let books: [Book]
        let open: (Book) -> Void
        var body: some View {
          ForEach(books) { book in
            Button { open(book) } label: { \(picture) }
          }
        }
      }
      """
    #expect(await labels("icon-button-name", code) == [".accessibilityLabel(book.title)"])
  }

  @Test func linkOfAHelper() async {
    let code = """
      struct Book: Hashable { let id: Int; let title: String; var posterURL: URL? { URL(string: "p") } }
      struct Shelf: View {
        let books: [Book]
        var body: some View { ForEach(books, id: \\.self) { card($0) } }
        private func card(_ book: Book) -> some View {
          NavigationLink(value: book) { AsyncImage(url: book.posterURL) }
        }
      }
      """
    #expect(await labels("navigation-link-name", code) == [".accessibilityLabel(book.title)"])
  }

  /// An address of a page is no picture, and nothing is called by it.
  @Test func otherAddresses() async {
    let code = """
      struct Book: Identifiable { let id: Int; let title: String; let website: URL? }
      struct Shelf: View {
        let books: [Book]
        let open: (URL?) -> Void
        var body: some View {
          ForEach(books) { book in Button { open(book.website) } label: { Image(systemName: "safari") } }
        }
      }
      """
    #expect(await labels("icon-button-name", code).allSatisfy { !$0.contains("book.title") })
  }
}
