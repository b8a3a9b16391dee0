import SourceModel
import Testing

@Suite("Letters, digits and spaces") struct CharacterClassTests {
  /// By the properties that the standard library asks Unicode for.
  @Test("ASCII is answered as Unicode answers it, and the rest is asked there")
  func asUnicode() throws {
    let ascii = (0..<128).compactMap(UnicodeScalar.init)
    let others: [UnicodeScalar] = ["é", "ß", "名", "한", "½", "٣", "\u{A0}", "\u{2003}", "—", "😀"]
    for scalar in ascii + others {
      let character = Character(scalar)
      #expect(character.isLetter == scalar.properties.isAlphabetic, "\(scalar)")
      #expect(character.isNumber == (scalar.properties.numericType != nil), "\(scalar)")
      #expect(character.isWhitespace == scalar.properties.isWhitespace, "\(scalar)")
    }
  }
}
