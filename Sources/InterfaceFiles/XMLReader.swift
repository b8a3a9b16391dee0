import SourceModel

/// Reads XML as Interface Builder writes it, keeping the places of everything.
///
/// Only the five named entities of XML and numbered ones are known, and none is ever expanded into another, so no file
/// can grow in memory. Document types are skipped. Depth and number of elements are limited.
struct XMLReader {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var offset = 0
  private var count = 0

  /// Elements inside each other; Interface Builder's files have about 30.
  static let depthLimit = 256
  /// Elements of one file; the largest storyboards seen have 20,000.
  static let countLimit = 400_000

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  /// The outermost element of a file.
  static func read(_ file: SourceFile) throws(XMLError) -> XMLNode {
    var reader = XMLReader(file)
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    try reader.skipMisc()
    guard reader.peek() == UInt8(ascii: "<") else { throw reader.error("expected an element") }
    return try reader.element(depth: 0)
  }

  // MARK: Elements

  private mutating func element(depth: Int) throws(XMLError) -> XMLNode {
    guard depth < Self.depthLimit else { throw error("elements are nested too deeply") }
    count += 1
    guard count <= Self.countLimit else { throw error("the file has too many elements") }
    let start = offset
    offset += 1
    let name = try self.name()
    let attributes = try self.attributes()
    if take("/>") {
      let whole = range(start, offset)
      return XMLNode(
        name: name, attributes: attributes, children: [], text: "", textRange: range(offset, offset), range: whole,
        startTag: whole)
    }
    guard take(">") else { throw error("expected '>' after the attributes of '\(name)'") }
    let startTag = range(start, offset)
    var children: [XMLNode] = []
    var text: [UInt8] = []
    var textStart: Int?
    var textEnd = offset
    while true {
      guard let byte = peek() else { throw error("'\(name)' has no end") }
      if byte != UInt8(ascii: "<") {
        let isSpace = byte <= 0x20
        if !isSpace, textStart == nil { textStart = offset }
        try character(to: &text)
        if !isSpace { textEnd = offset }
      } else if take("</") {
        guard try self.name() == name else { throw error("expected the end of '\(name)'") }
        skipSpace()
        guard take(">") else { throw error("expected '>'") }
        let place = textStart.map { range($0, textEnd) } ?? range(textEnd, textEnd)
        return XMLNode(
          name: name, attributes: attributes, children: children, text: trimmed(text), textRange: place,
          range: range(start, offset), startTag: startTag)
      } else if take("<![CDATA[") {
        if textStart == nil { textStart = offset }
        text += try until("]]>")
        textEnd = offset
      } else if !(try skipMarkup()) {
        children.append(try element(depth: depth + 1))
      }
    }
  }

  private mutating func attributes() throws(XMLError) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    while true {
      skipSpace()
      guard let byte = peek() else { throw error("a tag has no end") }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      let name = try self.name()
      skipSpace()
      guard take("=") else { throw error("expected '=' after '\(name)'") }
      skipSpace()
      guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw error("expected a value in quotation marks for '\(name)'")
      }
      let start = offset
      offset += 1
      let value = try self.value(of: name, upTo: quote)
      offset += 1
      attributes.append(XMLAttribute(name: name, value: value, valueRange: range(start, offset)))
    }
  }

  private mutating func value(of name: String, upTo quote: UInt8) throws(XMLError) -> String {
    let start = offset
    while let byte = peek(), byte != quote, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") { offset += 1 }
    // Few values hold an entity.
    if peek() == quote { return file.text(from: start, to: offset) }
    var value = Array(bytes[start..<offset])
    while peek() != quote {
      guard let byte = peek(), byte != UInt8(ascii: "<") else { throw error("the value of '\(name)' has no end") }
      try character(to: &value)
    }
    return String(decoding: value, as: UTF8.self)
  }

  // MARK: Characters

  private mutating func name() throws(XMLError) -> String {
    let start = offset
    while let byte = peek(), byte > 0x20, !Self.isDelimiter(byte) { offset += 1 }
    guard offset > start else { throw error("expected a name") }
    return file.text(from: start, to: offset)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "<", ">", "/", "=", "\"", "'", "&": true
    default: false
    }
  }

  /// Adds the bytes of the next character, an entity resolved.
  private mutating func character(to text: inout [UInt8]) throws(XMLError) {
    let byte = bytes[offset]
    guard byte == UInt8(ascii: "&") else {
      offset += 1
      text.append(byte)
      return
    }
    let limit = min(offset + 12, bytes.count)
    guard let end = bytes[offset..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw error("'&' begins no entity")
    }
    let entity = file.text(from: offset + 1, to: end)
    guard let resolved = Self.resolve(entity) else { throw error("unknown entity '&\(entity);'") }
    offset = end + 1
    text += resolved.utf8
  }

  private static func resolve(_ entity: String) -> String? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let digits = entity.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }

  // MARK: What is passed over

  private mutating func skipMisc() throws(XMLError) {
    repeat { skipSpace() } while try skipMarkup()
  }

  /// A comment, a processing instruction or a document type.
  private mutating func skipMarkup() throws(XMLError) -> Bool {
    if take("<!--") {
      _ = try until("-->")
    } else if take("<?") {
      _ = try until("?>")
    } else if take("<!DOCTYPE") {
      var depth = 0
      while let byte = peek() {
        offset += 1
        if byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "]") { depth -= 1 }
        if byte == UInt8(ascii: ">"), depth <= 0 { return true }
      }
      throw error("the document type has no end")
    } else {
      return false
    }
    return true
  }

  private mutating func until(_ end: StaticString) throws(XMLError) -> [UInt8] {
    let start = offset
    while offset < bytes.count {
      if take(end) { return Array(bytes[start..<offset - end.utf8CodeUnitCount]) }
      offset += 1
    }
    throw error("expected '\(end)'")
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = peek(), byte <= 0x20 { offset += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    for index in 0..<length where bytes[offset + index] != text.utf8Start[index] { return false }
    offset += length
    return true
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  private func trimmed(_ bytes: [UInt8]) -> String {
    let body = bytes.drop { $0 <= 0x20 }
    let end = body.lastIndex(where: { $0 > 0x20 }).map { $0 + 1 } ?? body.startIndex
    return String(decoding: body[..<end], as: UTF8.self)
  }

  private func error(_ message: String) -> XMLError {
    XMLError(message: "is not valid XML: line \(file.position(at: offset).line): \(message)")
  }
}
