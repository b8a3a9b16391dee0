import Testing

@testable import PlatformKnowledge

@Suite struct SFSymbolsTests {
  @Test(arguments: [
    ("xmark", "Close"), ("star.fill", "Favorite"), ("plus", "Add"), ("checkmark", "Selected"),
    ("square.grid.2x2", "Grid view"), ("square.grid.2x2.fill", "grid 2x2"),
  ])
  func recordedNames(symbol: String, spoken: String) throws {
    let name = try #require(SFSymbols.spokenName(of: symbol))
    #expect(name.text == spoken)
    #expect(!name.isRaw)
    #expect(name.confidence == .high)
    #expect(!name.evidence.isEmpty)
  }

  @Test func rawNamesAreMarked() throws {
    let name = try #require(SFSymbols.spokenName(of: "lamp.desk.fill"))
    #expect(name.isRaw)
    #expect(name.text == "lamp.desk.fill")
  }

  @Test(arguments: ["trash", "gearshape", "tag", "heart.circle", "no.such.symbol"])
  func undecidedAndUnknownHaveNoName(symbol: String) {
    #expect(SFSymbols.spokenName(of: symbol) == nil)
  }

  @Test func languagesAreKeptApart() {
    #expect(SFSymbols.spokenName(of: "xmark", language: "de-CH")?.text == "Schließen")
    #expect(SFSymbols.spokenName(of: "xmark", language: "en_GB")?.text == "Close")
    #expect(SFSymbols.spokenName(of: "xmark", language: "ja") == nil)
    #expect(SFSymbols.spokenName(of: "gearshape", language: "zh-TW")?.text == "齒輪形狀")
  }

  @Test func catalogHasEveryName() {
    let catalog = SymbolCatalog.shared
    #expect(catalog.introduced.count == 9184)
    #expect(catalog.current.count == 932)
    #expect(Set(catalog.introduced.keys).union(catalog.current.keys).count == 9237)
    #expect(catalog.introduced.keys.filter { catalog.base(of: $0) != nil }.count == 1403)
    for (old, new) in catalog.current {
      #expect(catalog.introduced[new] != nil, "\(old) has become \(new), which does not exist")
      #expect(catalog.current[new] == nil, "\(old): \(new) was renamed again")
    }
  }

  @Test(arguments: [
    ("heart", "13.0"), ("0.circle.fill", "13.0"), ("a.book.closed.fill.zh", "14.0"), ("person.text.rectangle", "15.0"),
    ("checkmark.seal.text.page.fill.rtl", "18.0"), ("checkmark.circle.dotted", "26.0"),
  ])
  func versions(symbol: String, ios: String) {
    #expect(SFSymbols.introducedIOS(symbol) == ios)
    #expect(SFSymbols.isKnown(symbol))
  }

  @Test func renames() throws {
    let renamed = try #require(SFSymbols.renamed("checkmark.gobackward"))
    #expect(renamed.to == "checkmark.arrow.trianglehead.counterclockwise")
    #expect(renamed.inIOS == "18.0")
    #expect(SFSymbols.renamed("heart") == nil)
    // An alias that never was a name of its own.
    #expect(SFSymbols.isKnown("dot.circle"))
    #expect(SFSymbols.introducedIOS("dot.circle") == nil)
    #expect(SFSymbols.renamed("dot.circle")?.to == "smallcircle.filled.circle")
    #expect(!SFSymbols.isKnown("heart.fil"))
    #expect(!SFSymbols.isKnown(""))
  }

  /// The steps of the rule, each by an example: exact row, variant of a script, alias, fill, shape, badge, slash,
  /// enclosed character.
  @Test(arguments: [
    ("trash", "Delete", "削除", SymbolMeaning.Kind.action, false),
    ("xmark.circle.fill", "Clear text", "テキストを消去", .action, true),
    ("text.justify.rtl", "Justify", "両端揃え", .action, false),
    ("bin.xmark", "Delete", "削除", .action, false),
    ("arrow.trianglehead.merge", "Merge", "統合", .action, false),
    ("star.fill", "Favorite", "お気に入り", .action, true),
    ("trash.circle.fill", "Delete", "削除", .action, false),
    ("ticket.badge.plus", "Add ticket", "チケットを追加", .action, true),
    ("shippingbox.fill.badge.clock", "Package pending", "荷物保留中", .state, true),
    ("ticket.slash", "Ticket off", "チケットオフ", .state, true),
    ("12.circle.fill", "12", "12", .object, false),
    ("50.square", "50", "50", .object, false),
  ])
  func meanings(symbol: String, english: String, japanese: String, kind: SymbolMeaning.Kind, isAmbiguous: Bool) throws {
    let meaning = try #require(SFSymbols.meaning(of: symbol))
    #expect(meaning.english == english)
    #expect(meaning.japanese == japanese)
    #expect(meaning.kind == kind)
    #expect(meaning.isAmbiguous == isAmbiguous)
    #expect(meaning.text(language: "ja-JP") == japanese)
    #expect(meaning.text(language: "en-GB") == english)
    #expect(meaning.text(language: "is") == nil)
  }

  @Test(arguments: ["", ".", "circle.", "no.such.symbol", "circle.badge.plus", "badge.plus", "circle.slash.slash"])
  func oddNamesHaveNoMeaning(symbol: String) {
    #expect(SFSymbols.meaning(of: symbol) == nil)
  }

  @Test func everyMeaningIsOfAKnownSymbol() {
    for row in Table(.symbolMeanings).rows {
      #expect(SFSymbols.isKnown(row["symbol"]), "\(row["symbol"])")
      #expect(!row["en"].isEmpty && !row["ja"].isEmpty)
    }
  }

  /// The rule covers the greater part of all symbols, and always ends.
  @Test func meaningsOfAllSymbols() {
    let names = SymbolCatalog.shared.introduced.keys
    let covered = names.filter { SFSymbols.meaning(of: $0) != nil }.count
    #expect(covered > names.count / 3)
  }
}
