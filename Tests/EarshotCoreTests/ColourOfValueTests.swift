import EarshotCore
import Testing

/// A colour that follows a value which is read in words tells nothing by itself, however code asks for the value.
@Suite("Colours of values that are read")
struct ColourOfValueTests {
  private static func findings(_ code: String) async -> Int {
    await Analysis.run(files: ["Sample.swift": "import SwiftUI\n" + code]).findings.count { $0.rule == "colour-only-state" }
  }

  private static let stock = """
    struct Stock { let left: Int; let name: String; let price: Double
      var text: String { "\\(left) pieces" }
      var isLow: Bool { left < 3 }
      var isRare: Bool { left < 3 && !name.isEmpty }
      func isFew() -> Bool { left < 4 }
      var formattedPrice: String { Formats.price.string(from: price) }
    }
    func written(_ x: Double) -> String {
      let formatter = NumberFormatter()
      return formatter.string(from: NSNumber(value: x)) ?? ""
    }

    """

  @Test("The text has the value", arguments: [
    "Text(stock.text).foregroundColor(stock.isLow ? .red : .green)",
    "Text(stock.text).foregroundColor(!stock.isLow ? .green : .red)",
    "Text(stock.text).foregroundColor(stock.isRare ? .red : .green)",
    "Text(stock.text).foregroundColor(stock.isFew() ? .red : .green)",
    "Text(stock.formattedPrice).foregroundColor(stock.price >= 0 ? .green : .red)",
    "Text(written(stock.price)).foregroundColor(stock.price >= 0 ? .green : .red)",
    "let days = Calendar.current.dateComponents([.day], from: day).day ?? 0; Text(\"\\(days) days\").foregroundColor(days < 3 ? .red : .green)",
  ])
  func told(_ body: String) async {
    let count = await Self.findings(
      Self.stock + "struct Sample: View { let stock: Stock; let day: Date\nvar body: some View { \(body) } }")
    #expect(count == 0)
  }

  @Test("Another text says nothing of it", arguments: [
    "Text(stock.name).foregroundColor(stock.isLow ? .red : .green)",
    "Text(written(stock.price)).foregroundColor(stock.isLow ? .red : .green)",
    "Text(stock.formattedPrice).foregroundColor(stock.isLow ? .red : .green)",
  ])
  func untold(_ body: String) async {
    let count = await Self.findings(Self.stock + "struct Sample: View { let stock: Stock\nvar body: some View { \(body) } }")
    #expect(count == 1)
  }
}
