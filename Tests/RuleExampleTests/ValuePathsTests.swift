import Testing

@testable import Rules

@Suite struct ValuePathsTests {
  @Test func valuesThatAreAskedFor() {
    #expect(ValuePaths.ask(for: "photo", in: "photo != nil"))
    #expect(ValuePaths.ask(for: "photo", in: "self.photo"))
    #expect(ValuePaths.ask(for: "model.photo", in: "model.photo.isLarge && isOpen"))
  }

  /// Another value may begin with the same letters, and a whole is none of its parts.
  @Test func othersOfLikeNames() {
    #expect(!ValuePaths.ask(for: "photo", in: "photos.isEmpty"))
    #expect(!ValuePaths.ask(for: "photo", in: "model.photo"))
    #expect(!ValuePaths.ask(for: "model.photo", in: "model != nil"))
  }
}
