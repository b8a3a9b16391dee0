/// What is asked of nearly every letter of names and texts. The standard library asks tables of Unicode, which took a twentieth
/// of a run; here ASCII, which nearly all are, is answered by its number, and the rest as there. A file that imports this
/// module means these.
extension Character {
  @inlinable
  public var isLetter: Bool {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    return scalar.isASCII ? 97...122 ~= scalar.value | 0x20 : scalar.properties.isAlphabetic
  }

  @inlinable
  public var isNumber: Bool {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    return scalar.isASCII ? 48...57 ~= scalar.value : scalar.properties.numericType != nil
  }

  @inlinable
  public var isWhitespace: Bool {
    let scalar = unicodeScalars[unicodeScalars.startIndex]
    return scalar.isASCII ? scalar == " " || 9...13 ~= scalar.value : scalar.properties.isWhitespace
  }
}
