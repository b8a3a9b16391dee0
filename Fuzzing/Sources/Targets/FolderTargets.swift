import Configuration
import EarshotCore
import Foundation

/// A folder with an app in it, of which one file is the input: read from disk as a user's project is.
struct Folder {
  let path: String
  /// The files that are no input, by path.
  private static let code = """
    import SwiftUI
    struct Sample: View {
      let count: Int
      var body: some View {
        VStack {
          Text("greeting"); Text("items \\(count)"); Text("%lld files of %@"); Image("logo"); Image(systemName: "star")
          Text("Paint").foregroundStyle(Color("Brand")).background(Color(.brand))
          Button { } label: { Image("group/close") }
        }
      }
    }
    """

  init() throws {
    path = NSTemporaryDirectory() + "/earshot-fuzz-app-\(getpid())"
    try? FileManager.default.removeItem(atPath: path)
    try write("Sample.swift", Array(Self.code.utf8))
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func analyse(_ change: (inout AnalysisOptions) throws -> Void = { _ in }) async throws {
    var options = AnalysisOptions(paths: [], workingDirectory: path, width: 1)
    try change(&options)
    let analysis = await Analysis.run(options)
    try Laws.check(analysis)
    _ = Laws.reports(analysis)
  }
}

/// A target that puts its input into the folder of an app and analyses it.
protocol FolderTarget: Target {}

extension FolderTarget {
  func run(_ input: Seed) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(input.name, input.bytes)
    try await folder.analyse()
  }
}

/// String catalogs, `.strings` and `.stringsdict`.
struct StringsTarget: FolderTarget {
  static let name = "strings"
  static let dictionary = [
    "\"strings\"", "\"localizations\"", "\"stringUnit\"", "\"state\"", "\"value\"", "\"variations\"", "\"plural\"",
    "\"one\"", "\"other\"", "\"device\"", "\"iphone\"", "\"substitutions\"", "\"argNum\"", "\"formatSpecifier\"",
    "%arg",
    "%#@a@", "%@", "%lld", "%1$@", "%%", "\"sourceLanguage\"", "\"en\"", "\"de\"", "\\u0000", "\\ud83d", "\\\"", "\\n",
    "greeting", "items %lld", "null", "true", "{", "}", "[", "]", ":", ",", ";", "=", "/*", "*/", "//", "<dict>",
    "<key>",
    "</key>", "<string>", "</string>", "NSStringLocalizedFormatKey", "NSStringFormatSpecTypeKey",
    "NSStringPluralRuleType", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType", "\"", "\\U00e9",
  ]

  func seeds() -> [Seed] {
    let catalogs = Corpus.files(["Examples/Larkspur"], ["xcstrings"]).map { Seed("Localizable.xcstrings", $0.bytes) }
    return catalogs + [
      Seed("Localizable.xcstrings", Self.catalog), Seed("en.lproj/Localizable.strings", Self.table),
      Seed("en.lproj/Localizable.strings", Self.dictionary(of: "greeting")),
      Seed("en.lproj/Localizable.stringsdict", Self.dictionary(of: "items %lld")),
      Seed(
        "en.lproj/Localizable.strings",
        [0xFF, 0xFE] + Self.table.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
    ]
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
      "items %lld": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "new", "value": "%lld item" } },
        "other": { "variations": { "device": { "iphone": { "stringUnit": { "value": "%lld items" } } } } } } } } } },
      "%lld files of %@": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@files@ of %2$@" },
        "substitutions": { "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
          "one": { "stringUnit": { "value": "%arg file" } }, "other": { "stringUnit": { "value": "%arg files" } } } } } }
      } } } } }
    """

  private static let table = """
    /* A comment */
    "greeting" = "Hello \\"you\\" \\U00e9 \\n \\101"; // another
    unquoted = "value"; "items %lld" = "%lld items";
    'single' = 'one';
    """

  private static func dictionary(of key: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>\(key)</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ %2$#@m@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%d item</string><key>other</key><string>%d items %#@m@</string></dict>
    <key>m</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>other</key><string>%#@n@</string></dict>
    </dict><key>wide</key><dict><key>NSStringVariableWidthRuleType</key>
    <dict><key>20</key><string>W</string></dict></dict>
    </dict></plist>
    """
  }
}

/// `Contents.json` of colours, pictures and folders.
struct AssetTarget: FolderTarget {
  static let name = "assets"
  static let dictionary = [
    "\"colors\"", "\"color\"", "\"components\"", "\"red\"", "\"alpha\"", "\"white\"", "\"0x80\"", "\"0.5\"", "\"255\"",
    "\"appearances\"", "\"appearance\"", "\"luminosity\"", "\"dark\"", "\"value\"", "\"contrast\"", "\"high\"",
    "\"idiom\"",
    "\"universal\"", "\"display-gamut\"", "\"properties\"", "\"provides-namespace\"", "true", "null", "{", "}", "[",
    "]",
    "\"0x\"", "\"-0x1\"", "\"1e999\"", "\"nan\"", "\\u0000",
  ]
  private static let catalog = "Assets.xcassets/"

  func seeds() -> [Seed] {
    let colors = Corpus.files(["Examples/Larkspur/Resources/Assets.xcassets"], ["json"]).map(\.bytes)
    return (colors + [Array(Self.color.utf8)]).map { Seed(Self.catalog + "Brand.colorset/Contents.json", $0) } + [
      Seed(
        Self.catalog + "group/Contents.json",
        "{\"properties\":{\"provides-namespace\":true},\"info\":{\"version\":1}}"),
      Seed(
        Self.catalog + "group/close.imageset/Contents.json",
        "{\"images\":[{\"filename\":\"a.png\",\"idiom\":\"universal\"}]}"),
      Seed(Self.catalog + "Contents.json", "{\"info\":{\"author\":\"xcode\",\"version\":1}}"),
    ]
  }

  private static let color = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x12", "green": "0.5", "blue": "255", "alpha": "1.000" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "gray-gamma-22", "components": { "white": "1.0", "alpha": "0.5" } } },
      { "idiom": "ipad", "color": { "platform": "ios", "reference": "systemBackgroundColor" } }
    ], "info": { "author": "xcode", "version": 1 } }
    """
}

/// Settings of Xcode projects, packages and apps, and ignore files.
struct SettingsTarget: FolderTarget {
  static let name = "settings"
  static let dictionary = [
    "IPHONEOS_DEPLOYMENT_TARGET", "=", ";", "developmentRegion", "16.0", "$(A)", "${A}", "A", "#include",
    "\"x.xcconfig\"",
    ".package", "(", ")", "platforms", ".iOS(.v16)", ".target", "name:", "path:", "\"Sources\"", ".testTarget",
    "defaultLocalization", "**", "*", "?", "[a-z]", "!", "/", "\\", "#", "<dict>", "<key>", "UIRequiresFullScreen",
    "<true/>", "<array>", "UISupportedInterfaceOrientations", "<string>", "&amp;", "<!ENTITY", "{", "}", "//", "/*",
    "*/",
  ]

  func seeds() -> [Seed] {
    Corpus.files(["Examples/Larkspur"], ["pbxproj"]).map { Seed("App.xcodeproj/project.pbxproj", $0.bytes) } + [
      Seed(
        "Base.xcconfig",
        "// c\n#include \"Other.xcconfig\"\nA = 15\nIPHONEOS_DEPLOYMENT_TARGET = $(A).0\nB[sdk=*] = ${A:default=1}\n"),
      Seed("Package.swift", Self.manifest), Seed("Info.plist", Self.info),
      Seed(".gitignore", "build/\n*.o\n!keep.o\n/a/**/b[0-9]?.swift\n\\#x\n**/\n*.{a,b}\n"),
    ]
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", defaultLocalization: "de", platforms: [.iOS(.v17), .macOS("14.1")],
      targets: [.target(name: "App", path: "."), .testTarget(name: "AppTests", dependencies: ["App"])])
    """

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
    <string>UIInterfaceOrientationPortrait</string></array><key>UIRequiresFullScreen</key><true/>
    <key>NSCameraUsageDescription</key><string>To scan</string></dict></plist>
    """
}

/// `.earshot.json`: a document that is accepted must also work.
struct ConfigurationTarget: Target {
  static let name = "configuration"
  static let dictionary = [
    "rules", "severity", "off", "note", "warning", "error", "preset", "recommended", "strict", "wcag-a", "include",
    "exclude", "components", "modifiers", "languages", "platforms", "failOn", "never", "baseline", "overrides", "files",
    "icon-button-name", "generic-label", "allowed", "as", "label", "transparent", "**/*", "***/***", "{a,b}", "[!a]",
    "Infinity", "NaN", "+1", ".5", "0xFF", "'", "//", "/*", "*/", ",", "$schema", "\\x41", "\\\n", "\\u{1}", "iOS",
    "16.0",
  ] + RuleRegistry.all.map { $0.metadata.id }

  func seeds() -> [Seed] {
    let template = ConfigurationTemplate(
      components: ["Chip"], modifiers: ["glow"], languages: ["en", "de"], platforms: ["iOS 16.4"], baseline: "b.json")
    // The comments of the template hold settings: they are seeds as well.
    let open = template.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing("// \"", with: "\"") }.joined(separator: "\n")
    return [template.text, open, Self.full].map { Seed(ConfigurationFile.name, $0) }
  }

  func run(_ input: Seed) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(input.name, input.bytes)
    let path = folder.path + "/" + input.name
    let configuration: Configuration
    do throws(ConfigurationMistakes) {
      configuration = try ConfigurationFile(path: path, shownPath: input.name).configuration
    } catch {
      return try Laws.check(error)
    }
    try await folder.analyse { options in
      configuration.apply(to: &options)
      options.policy = configuration.policy
    }
  }

  private static let full = """
    { // JSON5
      $schema: 'https://example.org/earshot.schema.json', preset: "strict",
      rules: { 'icon-button-name': "error", "generic-label": { severity: "note", allowed: ["More", 'Less',], }, },
      include: ["**/*.swift", "Sources/[a-c]*/?.swift"], exclude: ["**/Generated/**", "{a,b}*"],
      languages: ["en", "pt-BR"], platforms: { iOS: "16.0" }, failOn: "warning", baseline: "accepted.json",
      overrides: [{ files: ["Sample*"], rules: { "icon-button-name": "off" } }],
    }
    """
}

/// A file of accepted findings.
struct BaselineTarget: Target {
  static let name = "baseline"
  static let dictionary = [
    "\"schema\"", "\"tool\"", "\"findings\"", "\"fingerprint\"", "\"rule\"", "\"view\"", "\"file\"", "\"message\"", "1",
    "icon-button-name", "null", "true", "{", "}", "[", "]", "\\u0000", "\\ud800", "Infinity",
  ]

  func seeds() -> [Seed] {
    [
      Seed("accepted.json", Self.document),
      Seed("accepted.json", "{ \"schema\": 1, \"findings\": [] }"),
    ]
  }

  func run(_ input: Seed) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(input.name, input.bytes)
    let baseline: Baseline
    do throws(ConfigurationMistakes) {
      baseline = try BaselineFile.read(path: folder.path + "/" + input.name, shownPath: input.name)
    } catch {
      return try Laws.check(error)
    }
    try await folder.analyse { $0.baseline = baseline }
  }

  private static let document = """
    { "schema": 1, "tool": { "name": "earshot", "version": "0.1.0" }, "findings": [
      { "fingerprint": "0123456789abcdef", "rule": "icon-button-name", "view": "Sample", "file": "Sample.swift",
        "message": "button has no name" },
      { "fingerprint": "fedcba9876543210", "rule": "generic-label", "view": "", "file": "", "message": "" } ] }
    """
}
