import SourceModel

/// What an app declares about itself to the system, from an `Info.plist` or from the build settings of a target that
/// stand in for one. Only keys that bear on accessibility are kept.
public struct InfoSettings: Sendable {
  public struct Entry: Sendable {
    /// The key as in an `Info.plist`, such as `UISupportedInterfaceOrientations~ipad`.
    public let key: String
    /// One for a text, all for a list.
    public let values: [String]
    /// The key as it is written.
    public let range: SourceRange
    /// Which of the configurations of an Xcode project it belongs to, counted from 0.
    public let configuration: Int

    public init(key: String, values: [String], range: SourceRange, configuration: Int = 0) {
      self.key = key
      self.values = values
      self.range = range
      self.configuration = configuration
    }
  }

  public let file: SourceFile
  public let entries: [Entry]

  public init(file: SourceFile, entries: [Entry]) {
    self.file = file
    self.entries = entries
  }

  public func values(_ key: String) -> [String]? { entries.first { $0.key == key }?.values }

  /// What people know the app by; empty where only the name of a product is given.
  public var appNames: [String] {
    entries.filter { Self.nameKeys.contains($0.key) }.flatMap(\.values).filter { !$0.contains("$(") && !$0.isEmpty }
  }

  /// Whether an app says that it may be used with a phone on its side, in all that it declares: the key for phones, and where
  /// it has none that for all devices (Apple: documentation of UISupportedInterfaceOrientations).
  public static func turnPhone(_ all: [InfoSettings]) -> Bool {
    let key = "UISupportedInterfaceOrientations"
    let declared = all.flatMap { info -> [Entry] in
      let own = info.entries.filter { $0.key == key + "~iphone" }
      return own.isEmpty ? info.entries.filter { $0.key == key } : own
    }
    return !declared.isEmpty && declared.allSatisfy { entry in
      entry.values.contains { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    }
  }

  private static let nameKeys: Set<String> = ["CFBundleDisplayName", "CFBundleName"]

  static let keys: Set<String> = nameKeys.union([
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~iphone",
    "UISupportedInterfaceOrientations~ipad", "UIUserInterfaceStyle", "CFBundleDevelopmentRegion", "CFBundleLocalizations",
    "UIRequiresFullScreen",
  ])

  /// Keys of extensions and of apps for watches, which have no say in what is looked at here.
  private static let foreign: Set<String> = [
    "NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp",
  ]
}

// MARK: - Property lists

extension InfoSettings {
  /// A name alone is no reason to look at a file.
  private static func tellMore(_ entries: [Entry]) -> Bool { entries.contains { !nameKeys.contains($0.key) } }

  /// Reads a property list in XML; nil for a binary one, and for one that is not about an app for phones and tablets.
  public init?(propertyList file: SourceFile) {
    var entries: [Entry] = []
    var scanner = PropertyListScanner(bytes: file.bytes)
    while let key = scanner.nextKey() {
      if Self.foreign.contains(key.name) { return nil }
      guard Self.keys.contains(key.name) else { continue }
      entries.append(Entry(
        key: key.name, values: scanner.texts(),
        range: SourceRange(file: file, start: key.range.lowerBound, end: key.range.upperBound)))
    }
    guard Self.tellMore(entries) else { return nil }
    self.init(file: file, entries: entries)
  }
}

/// Finds keys and the texts behind them; keys of inner dictionaries are found as well, which does no harm for keys that
/// only stand at the top.
struct PropertyListScanner {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func nextKey() -> (name: String, range: Range<Int>)? {
    guard let start = ByteSearch.firstIndex(of: "<key>", in: bytes, from: position),
      let end = ByteSearch.firstIndex(of: "</key>", in: bytes, from: start) else { return nil }
    position = end + 6
    return (String(decoding: bytes[(start + 5)..<end], as: UTF8.self), start..<position)
  }

  /// The text, or those of the list, that come before the next key; `YES` for `<true/>`.
  mutating func texts() -> [String] {
    let limit = ByteSearch.firstIndex(of: "<key>", in: bytes, from: position) ?? bytes.count
    if let flag = ByteSearch.firstIndex(of: "<true/>", in: bytes, from: position), flag < limit { return ["YES"] }
    var result: [String] = []
    while let start = ByteSearch.firstIndex(of: "<string>", in: bytes, from: position), start < limit,
      let end = ByteSearch.firstIndex(of: "</string>", in: bytes, from: start) {
      result.append(String(decoding: bytes[(start + 8)..<end], as: UTF8.self))
      position = end + 9
    }
    return result
  }
}

// MARK: - Xcode projects

extension InfoSettings {
  /// Reads the settings `INFOPLIST_KEY_…` of a `project.pbxproj`; nil where there are none.
  init?(xcodeProject file: SourceFile) {
    var entries: [Entry] = []
    var block: [Entry] = []
    var isForeign = false
    var family: String?
    var configuration = 0
    for line in ByteSearch.trimmedLines(file.bytes) {
      if line.starts(with: "buildSettings = {".utf8) || line.starts(with: "};".utf8) {
        if !isForeign { entries += block.filter { Self.isRead($0.key, onFamily: family) } }
        if !block.isEmpty { configuration += 1 }
        (block, isForeign, family) = ([], false, nil)
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      // Targets for watches and for tests.
      isForeign = isForeign || ["WATCHOS_DEPLOYMENT_TARGET", "INFOPLIST_KEY_WK", "TEST_HOST", "TEST_TARGET_NAME"]
        .contains(where: text.hasPrefix)
      if text.hasPrefix("TARGETED_DEVICE_FAMILY = ") { family = String(text.filter { $0.isNumber || $0 == "," }) }
      if let entry = Self.entry(text, at: line.startIndex, in: file, configuration) { block.append(entry) }
    }
    guard Self.tellMore(entries) else { return nil }
    self.init(file: file, entries: entries)
  }

  /// A key for iPads says nothing about an app for iPhones (family 1), nor one for iPhones about one for iPads (2). Only
  /// on an iPad can an app stand beside another one.
  ///
  /// Source: Xcode Help, build settings reference, Targeted Device Families; Apple, documentation of UIRequiresFullScreen.
  private static func isRead(_ key: String, onFamily family: String?) -> Bool {
    switch family {
    case "1": !key.hasSuffix("~ipad") && key != "UIRequiresFullScreen"
    case "2": !key.hasSuffix("~iphone")
    default: true
    }
  }

  /// Without keys that say nothing of the devices that an app is for.
  func read(onFamily family: String) -> InfoSettings {
    InfoSettings(file: file, entries: entries.filter { Self.isRead($0.key, onFamily: family) })
  }

  /// `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "A B";`
  private static func entry(_ line: String, at start: Int, in file: SourceFile, _ configuration: Int) -> Entry? {
    let prefix = "INFOPLIST_KEY_"
    guard line.hasPrefix(prefix), let equals = line.firstRange(of: " = ") else { return nil }
    let name = line[..<equals.lowerBound]
    let key = String(name.dropFirst(prefix.count)).replacing("_iPhone", with: "~iphone")
      .replacing("_iPad", with: "~ipad")
    guard keys.contains(key) else { return nil }
    let value = line[equals.upperBound...].filter { $0 != "\"" && $0 != ";" }
    return Entry(
      key: key, values: nameKeys.contains(key) ? [value] : value.split(separator: " ").map(String.init),
      range: SourceRange(file: file, start: start, end: start + name.utf8.count), configuration: configuration)
  }
}
