import InterfaceFiles

/// A cell of a list in a storyboard, of which code makes the rows, or a header or footer of its sections.
struct InterfacePrototype {
  let node: XMLNode
  let document: InterfaceDocument
  /// The one that stands for all rows where code that asks for it was not seen.
  let sample: UIObject

  /// The class of the project that it has.
  var customClass: String? { node["customClass"] }
}
