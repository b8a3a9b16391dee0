import Reporting

/// Writes nodes as bytes. The only place where text becomes markup.
public struct HTMLWriter {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func write(_ nodes: [HTMLNode]) {
    for node in nodes { write(node) }
  }

  public mutating func write(_ node: HTMLNode) {
    switch node {
    case .text(let text): writeText(text)
    case .group(let nodes): write(nodes)
    case .element(let tag, let attributes, let children): write(tag, attributes, children)
    case .data(let value):
      append("<script type=\"application/json\">")
      bytes += EmbeddedJSON.bytes(of: value)
      append("</script>")
    case .style(let style):
      append("<style>")
      style.text.withUTF8Buffer { bytes.append(contentsOf: $0) }
      append("</style>\n")
    case .script(let script):
      append("<script>")
      script.text.withUTF8Buffer { bytes.append(contentsOf: $0) }
      append("</script>\n")
    }
  }

  private mutating func write(_ tag: HTMLTag, _ attributes: [HTMLAttribute], _ children: [HTMLNode]) {
    open(tag, attributes)
    guard !tag.isVoid else { return }
    write(children)
    close(tag)
  }

  /// The start of an element whose content is written piece by piece: the nodes of a large app need not be kept.
  public mutating func open(_ tag: HTMLTag, _ attributes: [HTMLAttribute] = []) {
    append("<")
    append(tag.rawValue)
    for attribute in attributes {
      append(" ")
      attribute.name.withUTF8Buffer { bytes.append(contentsOf: $0) }
      guard let value = attribute.value else { continue }
      append("=\"")
      writeAttribute(value)
      append("\"")
    }
    append(">")
  }

  public mutating func close(_ tag: HTMLTag) {
    append("</")
    append(tag.rawValue)
    append(">")
    if tag.endsLine { append("\n") }
  }

  /// Characters that nobody would see stand as their code points, marked so that they are told from such a text.
  private mutating func writeText(_ text: String) {
    for byte in text.utf8 where byte < 0x20 || byte == 0x7F || byte >= 0x80 {
      if byte == 0x0A || byte == 0x09 { continue }
      return writeScalars(of: text)
    }
    for byte in text.utf8 { escape(byte) }
  }

  private mutating func writeScalars(of text: String) {
    for scalar in text.unicodeScalars {
      if let name = InvisibleCharacter.name(of: scalar) {
        append("<span class=\"unseen\">")
        append(name)
        append("</span>")
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { escape(byte) }
      }
    }
  }

  private mutating func writeAttribute(_ text: String) {
    for scalar in text.unicodeScalars {
      if let name = InvisibleCharacter.name(of: scalar) {
        append("[\(name)]")
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { escape(byte) }
      }
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\""): append("&quot;")
    case UInt8(ascii: "'"): append("&#39;")
    default: bytes.append(byte)
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension HTMLTag {
  /// So that a page has lines, and a difference of two pages can be read. White space counts nowhere after these.
  fileprivate var endsLine: Bool {
    switch self {
    case .section, .article, .details, .li, .p, .tr, .h1, .h2, .h3, .header, .footer, .nav, .main, .ol, .ul, .dl: true
    default: false
    }
  }
}
