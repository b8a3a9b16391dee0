/// A drawn map as shapes, for whoever writes them: `earshot map --format svg`, and the page of a report.
public struct MapPicture: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var boxes: [Box]
  public var lines: [Line]

  public struct Box: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    /// Whether the app starts there.
    public var isStart: Bool
    /// The whole name of the screen.
    public var screen: String
    public var name: Label
    public var facts: Label
    public var ways: [Label]
  }

  /// A line of text, by the start of its baseline.
  public struct Label: Hashable, Sendable {
    public var text: String
    public var x: Int
    public var y: Int
  }

  public struct Line: Hashable, Sendable {
    /// In the notation of SVG: numbers and the letters of commands, nothing from source.
    public var path: String
    /// Whether no control that is known leads along it.
    public var isOpen: Bool
  }
}
