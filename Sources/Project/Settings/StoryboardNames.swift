/// The storyboards that the system opens by itself, since property lists or build settings name them: those that an app,
/// a scene or an extension begins with.
///
/// Source: Apple, documentation of `UIMainStoryboardFile`, `UISceneStoryboardFile` and `NSExtensionMainStoryboard`;
/// Xcode, build settings reference, `INFOPLIST_KEY_…`.
public struct StoryboardNames: Hashable, Sendable {
  public private(set) var names: Set<String> = []
  /// The classes that lists name, without their modules, such as the one that an extension begins with
  /// (`NSExtensionPrincipalClass`).
  public private(set) var classes: Set<String> = []
  /// Some name is not written down, or some list was not read: any storyboard may be one of them.
  public private(set) var isOpen = false
  /// The lists that build settings name, as written there.
  private(set) var lists: Set<String> = []
  /// Whether a project of Xcode says how an app is built.
  private(set) var hasProject = false

  /// Those of no file.
  public init() {}

  /// - Parameter isOpen: Whether there may be others.
  public init(_ names: Set<String>, isOpen: Bool, classes: Set<String> = []) {
    (self.names, self.isOpen, self.classes) = (names, isOpen, classes)
  }

  private static let word = "toryboard"

  private mutating func add(_ value: String) {
    if value.contains("$") { isOpen = true } else { names.insert(value) }
  }

  /// Those of a property list in XML, wherever in it they stand.
  init(propertyList bytes: [UInt8]) {
    guard !PropertyList.isPreprocessed(bytes), ByteSearch.firstIndex(of: "<key>", in: bytes, from: 0) != nil else {
      isOpen = true
      return
    }
    var scanner = PropertyListScanner(bytes: bytes)
    while let key = scanner.nextKey() {
      if key.name.contains(Self.word) { scanner.texts().forEach { add($0) } }
      if key.name.contains("Class") {
        for value in scanner.texts() { classes.insert(value.split(separator: ".").last.map(String.init) ?? value) }
      }
    }
  }

  /// Those of a `project.pbxproj` or an `.xcconfig` file.
  init(settings bytes: [UInt8], isProject: Bool) {
    for line in ByteSearch.trimmedLines(bytes) where line.contains(UInt8(ascii: "=")) {
      guard let start = line.firstIndex(where: { $0 != UInt8(ascii: "\"") }), line[start...].starts(with: "INFOPLIST_".utf8)
      else { continue }
      hasProject = isProject
      let text = String(decoding: line[start...], as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].filter { !"\";".contains($0) }.trimmingPrefix { $0 == " " }
      if parts[0].hasPrefix("INFOPLIST_FILE") {
        lists.insert(String(value))
      } else if parts[0].hasPrefix("INFOPLIST_KEY_"), parts[0].contains(Self.word) {
        add(String(value))
      }
    }
  }

  /// With what other files name.
  mutating func join(_ other: StoryboardNames) {
    names.formUnion(other.names)
    classes.formUnion(other.classes)
    lists.formUnion(other.lists)
    isOpen = isOpen || other.isOpen
    hasProject = hasProject || other.hasProject
  }

  /// What is known once all files are read.
  ///
  /// - Parameter paths: The property lists among them.
  mutating func close(over paths: [String]) {
    let read = lists.allSatisfy { list in
      // `$(SRCROOT)/App/Info.plist`
      let path = list.split(separator: ")", omittingEmptySubsequences: false).last.map { $0.drop { $0 == "/" } } ?? ""
      return !path.isEmpty && !path.contains("$") && paths.contains { $0 == path || $0.hasSuffix("/" + path) }
    }
    isOpen = isOpen || !hasProject || !read
  }
}
