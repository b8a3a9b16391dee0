extension UInt8 {
  /// A letter or digit of ASCII, or `_`: what names in the files of projects are made of.
  @inlinable public var isPartOfPlainName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The same, or a part of a character outside of ASCII: what names in Swift are made of.
  @inlinable public var isPartOfName: Bool { self >= 0x80 || isPartOfPlainName }
}
