import Reporting

/// A part of a page.
///
/// Text is escaped where it is written and nowhere else, so that no caller can forget it. Markup that is not built
/// of these comes from the bundled style and script alone.
public indirect enum HTMLNode: Sendable {
  case text(String)
  case element(HTMLTag, [HTMLAttribute], [HTMLNode])
  case group([HTMLNode])
  /// Values for the script of the page; nothing that runs.
  case data(JSONValue)
  case style(BundledText)
  case script(BundledText)
}

/// The elements that a report is made of. There is none for scripts, frames, or anything that loads something.
public enum HTMLTag: String, Sendable {
  case html, head, meta, title, body, header, nav, main, section, article, footer
  case h1, h2, h3, h4, p, a, ul, ol, li, dl, dt, dd, div, span, strong, em, small, code, pre, mark, del, ins, bdi
  case table, caption, thead, tbody, tr, th, td
  case details, summary, form, fieldset, legend, label, input, select, option, button, output, figure, figcaption
  case svg, g, path, line, rect, circle, svgText = "text", svgTitle = "desc"

  /// Elements without content.
  var isVoid: Bool { self == .meta || self == .input }
}

/// An attribute of an element. Names are literals of this module; values are escaped where they are written.
///
/// There are no attributes that hold code or styles: the page's policy would not run them either.
public struct HTMLAttribute: Sendable {
  let name: StaticString
  /// nil for an attribute whose presence is its value.
  let value: String?

  private init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  static func `class`(_ names: String...) -> Self { Self("class", names.joined(separator: " ")) }
  static func id(_ id: String) -> Self { Self("id", id) }
  static func href(_ link: HTMLLink) -> Self { Self("href", link.address) }
  static func title(_ text: String) -> Self { Self("title", text) }
  static func role(_ role: StaticString) -> Self { Self("role", "\(role)") }
  static func type(_ type: StaticString) -> Self { Self("type", "\(type)") }
  static func value(_ value: String) -> Self { Self("value", value) }
  static func name(_ name: StaticString) -> Self { Self("name", "\(name)") }
  static func content(_ text: String) -> Self { Self("content", text) }
  static func httpEquiv(_ name: StaticString) -> Self { Self("http-equiv", "\(name)") }
  static func charset(_ name: StaticString) -> Self { Self("charset", "\(name)") }
  static func lang(_ language: String) -> Self { Self("lang", language) }
  static func `for`(_ id: String) -> Self { Self("for", id) }
  static func scope(_ scope: StaticString) -> Self { Self("scope", "\(scope)") }
  static func rel(_ relation: StaticString) -> Self { Self("rel", "\(relation)") }
  static func tabindex(_ index: Int) -> Self { Self("tabindex", String(index)) }
  static func colspan(_ count: Int) -> Self { Self("colspan", String(count)) }
  static let dirAuto = Self("dir", "auto")
  static let open = Self("open", nil)
  static let hidden = Self("hidden", nil)
  static let checked = Self("checked", nil)
  static let selected = Self("selected", nil)
  static func aria(_ name: ARIAName, _ value: String) -> Self { Self(name.attribute, value) }
  /// What programs and the page's script look for.
  static func data(_ name: DataName, _ value: String) -> Self { Self(name.attribute, value) }
  static func svg(_ name: SVGName, _ value: String) -> Self { Self(name.attribute, value) }
}

/// The attributes of WAI-ARIA that the page uses.
public enum ARIAName: Sendable {
  case label, labelledby, live, current, hidden, describedby

  var attribute: StaticString {
    switch self {
    case .label: "aria-label"
    case .labelledby: "aria-labelledby"
    case .live: "aria-live"
    case .current: "aria-current"
    case .hidden: "aria-hidden"
    case .describedby: "aria-describedby"
    }
  }
}

/// The attributes of the page's own by which its script finds things.
public enum DataName: Sendable {
  case earshot, rule, file, line, view, severity, criteria, effort, root, findings, column

  var attribute: StaticString {
    switch self {
    case .earshot: "data-earshot"
    case .rule: "data-rule"
    case .file: "data-file"
    case .line: "data-line"
    case .view: "data-view"
    case .severity: "data-severity"
    case .criteria: "data-criteria"
    case .effort: "data-effort"
    case .root: "data-root"
    case .findings: "data-findings"
    case .column: "data-column"
    }
  }
}

/// The attributes of drawings that the page uses.
public enum SVGName: Sendable {
  case viewBox, width, height, x, y, x1, y1, x2, y2, r, cx, cy, d, rx, textAnchor, preserveAspectRatio

  var attribute: StaticString {
    switch self {
    case .viewBox: "viewBox"
    case .width: "width"
    case .height: "height"
    case .x: "x"
    case .y: "y"
    case .x1: "x1"
    case .y1: "y1"
    case .x2: "x2"
    case .y2: "y2"
    case .r: "r"
    case .cx: "cx"
    case .cy: "cy"
    case .d: "d"
    case .rx: "rx"
    case .textAnchor: "text-anchor"
    case .preserveAspectRatio: "preserveAspectRatio"
    }
  }
}

/// An address that a reader may follow: a place on the page, or a page of the web. Nothing else can be made.
public struct HTMLLink: Hashable, Sendable {
  let address: String

  /// A place on this page.
  public init(fragment: String) {
    address = "#" + fragment.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// A page of the web; nil for every scheme but `https`, and for what is no plain address.
  public init?(web text: String) {
    let scheme = "https://"
    guard text.utf8.count <= 2_000, text.lowercased().hasPrefix(scheme) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let first = rest.utf8.first, first != UInt8(ascii: "/") else { return nil }
    // White space, control characters, quotation marks and brackets are not part of addresses.
    guard rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"'<>\\^`{|}".utf8.contains($0) }) else { return nil }
    address = text
  }
}

/// Text that is part of the program and goes to the page as it is.
public struct BundledText: Sendable {
  let text: StaticString
  /// SHA-256 in Base64, by which the page's policy knows it.
  let digest: StaticString
}

/// Makes the children of a node of what is written in braces: nodes, lists of nodes and texts.
@resultBuilder
enum HTMLBuilder {
  static func buildExpression(_ node: HTMLNode) -> [HTMLNode] { [node] }
  static func buildExpression(_ nodes: [HTMLNode]) -> [HTMLNode] { nodes }
  static func buildExpression(_ text: String) -> [HTMLNode] { [.text(text)] }
  static func buildBlock(_ parts: [HTMLNode]...) -> [HTMLNode] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [HTMLNode]?) -> [HTMLNode] { part ?? [] }
  static func buildEither(first part: [HTMLNode]) -> [HTMLNode] { part }
  static func buildEither(second part: [HTMLNode]) -> [HTMLNode] { part }
  static func buildArray(_ parts: [[HTMLNode]]) -> [HTMLNode] { parts.flatMap { $0 } }
}

/// An element with what stands in it.
func element(
  _ tag: HTMLTag, _ attributes: HTMLAttribute..., @HTMLBuilder content: () -> [HTMLNode] = { [] }
) -> HTMLNode {
  .element(tag, attributes, content())
}

/// An element that holds one text.
func element(_ tag: HTMLTag, _ attributes: HTMLAttribute..., text: String) -> HTMLNode {
  .element(tag, attributes, [.text(text)])
}
