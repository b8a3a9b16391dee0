import SourceModel

/// An element of an XML file with the places of its parts.
public final class XMLNode: Sendable {
  public let name: String
  public let attributes: [XMLAttribute]
  public let children: [XMLNode]
  /// The text between the tags, without that of elements inside.
  public let text: String
  /// Of `text`, without white space around it; empty where there is none.
  public let textRange: SourceRange
  /// From `<` of the start tag to `>` of the end tag.
  public let range: SourceRange
  /// The start tag.
  public let startTag: SourceRange

  init(
    name: String, attributes: [XMLAttribute], children: [XMLNode], text: String, textRange: SourceRange,
    range: SourceRange, startTag: SourceRange
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.textRange = textRange
    self.range = range
    self.startTag = startTag
  }

  public func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name } }

  /// The value of an attribute.
  public subscript(name: String) -> String? { attribute(name)?.value }

  public func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// The node and all that stand in it, in order.
  public var withDescendants: [XMLNode] { [self] + children.flatMap(\.withDescendants) }

  /// Every element of a name below this one, in order.
  public func descendants(_ name: String) -> [XMLNode] {
    var result: [XMLNode] = []
    var open = Array(children.reversed())
    while let node = open.popLast() {
      if node.name == name { result.append(node) }
      open += node.children.reversed()
    }
    return result
  }

  /// The child that stands for a property of the object, as `<view key="contentView">` does.
  public func child(key: String) -> XMLNode? { children.first { $0["key"] == key } }
}

/// An attribute of an XML element, its value with entities resolved.
public struct XMLAttribute: Sendable {
  public let name: String
  public let value: String
  /// The value with its quotation marks.
  public let valueRange: SourceRange
}

/// Why a file is no well-formed XML.
public struct XMLError: Error, Hashable, Sendable {
  /// In words, with the line.
  public let message: String
}
