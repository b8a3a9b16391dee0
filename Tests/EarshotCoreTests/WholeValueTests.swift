import EarshotCore
import Testing

/// What an initialiser of an extension gives `self` as a whole is what is made.
@Suite struct WholeValueTests {
  @Test(arguments: ["self = .init(mark.file)", "self = Image(mark.file)", "self.init(mark.file)"])
  func picturesOfAnExtension(statement: String) async throws {
    let code = """
      import SwiftUI
      enum Mark { case cross; var file: String { "cross_white" } }
      extension Image { init(_ mark: Mark) { \(statement) } }
      struct Example: View { var body: some View { VStack { Text("Notes"); Image(Mark.cross) } } }
      """
    let heard = try await UIKitExample.heard(["Example.swift": code])
    #expect(heard.count == 2 && heard[1].hasPrefix("cross_white"), "\(heard)")
  }
}
