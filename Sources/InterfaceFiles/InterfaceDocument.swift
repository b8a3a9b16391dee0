import SourceModel

/// A storyboard or XIB: its scenes with their objects, and what they are connected to.
public struct InterfaceDocument: Sendable {
  public let file: SourceFile
  /// Whether the file is a storyboard, with a scene for each controller; a XIB has a view and its owner.
  public let isStoryboard: Bool
  public let scenes: [InterfaceScene]
  /// The id of the controller that a storyboard begins with.
  public let initialController: String?
  /// The colours of the project's catalogs that the file uses, as they were when it was saved, by name.
  public let namedColors: [String: XMLNode]
  /// The colour that a storyboard gives the window, and with it all that has no tint of its own.
  public let tint: XMLNode?
  /// Whether it is for iPhone, iPad or Apple TV.
  public let targetsDevice: Bool
  /// Whether it is what the system shows a picture of while the app starts; nobody can act on it or read it with an
  /// assistive technology.
  public let isLaunchScreen: Bool
  /// The start tags of AVKit's players (`AVPlayerViewController`), in order.
  public let players: [SourceRange]

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it, in words.
  public init(_ file: SourceFile) throws(XMLError) {
    let root = try XMLReader.read(file)
    guard root.name == "document" else { throw XMLError(message: "is no file of Interface Builder") }
    self.file = file
    isStoryboard = root["type"]?.contains("Storyboard") == true
    initialController = root["initialViewController"]
    let colors = root.child("resources")?.children.filter { $0.name == "namedColor" } ?? []
    namedColors = Dictionary(
      colors.compactMap { color in
        guard let name = color["name"], let value = color.child("color") else { return nil }
        return (name, value)
      }, uniquingKeysWith: { first, _ in first })
    tint = isStoryboard && initialController != nil ? root.children.first { $0.name == "color" && $0["key"] == "tintColor" } : nil
    targetsDevice = root["targetRuntime"].map { $0.hasPrefix("iOS") || $0.hasPrefix("AppleTV") } ?? true
    isLaunchScreen = root["launchScreen"] == "YES"
    players = root.descendants("avPlayerViewController").map(\.startTag)
    if let scenes = root.child("scenes") {
      self.scenes = scenes.children.filter { $0.name == "scene" }.compactMap { InterfaceScene($0.child("objects")) }
    } else {
      self.scenes = InterfaceScene(root.child("objects")).map { [$0] } ?? []
    }
  }
}

/// A scene of a storyboard, or all of a XIB.
public struct InterfaceScene: Sendable {
  /// The controller of a scene, the views of a XIB.
  public let objects: [XMLNode]
  /// The owner of a XIB, the first responder.
  public let placeholders: [XMLNode]

  init?(_ objects: XMLNode?) {
    guard let objects else { return nil }
    placeholders = objects.children.filter { $0.name == "placeholder" }
    self.objects = objects.children.filter { $0.name != "placeholder" }
  }

  /// The object that outlets of the scene belong to: the controller, or the owner of a XIB.
  public var owner: XMLNode? {
    if let owner = placeholders.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }) { return owner }
    return objects.first { $0["sceneMemberID"] == "viewController" }
  }
}

/// A line that Interface Builder drew from one object to another.
public struct InterfaceConnection: Sendable {
  public enum Kind: Sendable {
    /// A property, by its name.
    case outlet(String)
    /// A member of a property that holds several.
    case outletCollection(String)
    /// A method, by its selector.
    case action(String)
    case segue(String)
  }

  public let kind: Kind
  /// Id of the object at the other end.
  public let destination: String
  public let range: SourceRange
  /// Of an action, what brings it about: `touchUpInside`.
  public let event: String?
  /// Of a segue, what code performs it by.
  public let identifier: String?

  init?(_ node: XMLNode) {
    guard let destination = node["destination"] else { return nil }
    switch node.name {
    case "outlet": kind = .outlet(node["property"] ?? "")
    case "outletCollection": kind = .outletCollection(node["property"] ?? "")
    case "action": kind = .action(node["selector"] ?? "")
    case "segue": kind = .segue(node["kind"] ?? "")
    default: return nil
    }
    self.destination = destination
    range = node.range
    event = node["eventType"]
    identifier = node["identifier"]
  }
}

extension XMLNode {
  /// Where lines from this object lead.
  public var connections: [InterfaceConnection] {
    child("connections")?.children.compactMap(InterfaceConnection.init) ?? []
  }

  /// Whether an attribute says yes.
  public func isYes(_ name: String) -> Bool { self[name] == "YES" }
}
