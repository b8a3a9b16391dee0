import EarshotCore
import Foundation
import Rules
import Testing

/// Pictures that say nothing more than what stands around them are hidden first, and a name in two states is asked for only
/// where both are met.
@Suite struct DecorativePictureTests {
  private func titles(_ body: String) async -> [[String]] {
    let code = "import SwiftUI\nstruct V: View {\n\(body)\n}\n"
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "image-name" }.map { $0.fixes.map(\.title) }
  }

  private let hidden = ["mark the image as decorative", "say what the image shows"]

  /// In the first row of a card, with a mark at its end, above the words of the card.
  @Test("The picture of a card goes with its words", arguments: [true, false])
  func cards(isTapped: Bool) async {
    let body = """
      @State var kind = 0
      var body: some View {
        HStack {
          VStack(alignment: .leading) {
            HStack { Image("ic_phrase").resizable(); Spacer(); if kind == 1 { Image(systemName: "checkmark").accessibilityHidden(true) } }
            Text("Seed phrase")
          }
          \(isTapped ? ".onTapGesture { kind = 1 }" : "")
        }
      }
      """
    #expect(await titles(body) == [hidden])
  }

  @Test func tinyPictures() async {
    func body(_ size: Int) -> String {
      """
      let isSplit: Bool
      var body: some View {
        VStack {
          Text("Route")
          if isSplit { HStack { Rectangle().frame(height: 1); Image("ic_split").resizable().frame(width: \(size), height: \(size)) } }
        }
      }
      """
    }
    #expect(await titles(body(6)) == [hidden])
    #expect(await titles(body(20)) != [hidden])
  }

  /// The magnifier of a field that has no name yet.
  @Test func picturesOfFields() async {
    let body = """
      @State var text = ""
      let isOpen: Bool
      var body: some View {
        if isOpen { HStack { Image("ic_search"); TextField("", text: $text) } }
      }
      """
    #expect(await titles(body) == [hidden])
  }

  /// One of several that lie on each other, of which one is seen.
  @Test func oneOfSeveral() async {
    let body = """
      let stage: Int
      var body: some View {
        ZStack {
          Image("Tree1").resizable().opacity(stage == 1 ? 1 : 0)
          Image("Tree2").resizable().opacity(stage == 2 ? 1 : 0)
        }
      }
      """
    let code = "import SwiftUI\nstruct V: View {\n\(body)\n}\n"
    let edits = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "image-name" }.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
    #expect(edits.count == 2 && edits.allSatisfy { !$0.replacement.contains("?") }, "\(edits.map(\.replacement))")
  }
}
