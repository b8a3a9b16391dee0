import AccessibilityModel
import SourceModel

/// Transcripts as files that are kept beside the source: one a screen, the same bytes as long as nothing changes for a
/// listener.
public struct SnapshotSet: Sendable {
  public struct File: Hashable, Sendable {
    /// Without folder.
    public var name: String
    public var text: String
    /// The screen.
    public var screen: String
  }

  /// Sorted by name.
  public let files: [File]

  /// The first line of every snapshot begins with it: a file without it was not made by `earshot snapshot`.
  public static let mark = "# earshot snapshot: "
  public static let pathExtension = "txt"

  /// - Parameter path: The path of a file that is the same in every checkout.
  public init(_ screens: [ScreenTranscript], path: (SourceFile) -> String) {
    var taken: Set<String> = []
    let names = SnapshotNames(screens.map { ($0.screen, path($0.screen.source.file)) })
    files = screens.map { transcript in
      let name = names.next(for: transcript.screen, path(transcript.screen.source.file), &taken)
      let title = DisplayText.line(transcript.screen.name)
      return File(
        name: "\(name).\(Self.pathExtension)",
        text: "\(Self.mark)what VoiceOver says on '\(title)', swipe by swipe\n\n" + transcript.plainText, screen: title)
    }.sorted { $0.name < $1.name }
  }
}

/// Names of files for screens: of letters, digits, `-`, `_` and `.` of ASCII, different for file systems that take
/// upper and lower case for the same, and independent of the order of the screens as far as their files differ.
struct SnapshotNames {
  /// Most bytes of a name before its extension; file systems take 255.
  private static let limit = 120

  /// Number of screens by folded name.
  private var counts: [String: Int] = [:]
  /// Number of screens by folded name and name of the file.
  private var countsInFile: [String: Int] = [:]

  init(_ screens: [(screen: Screen, path: String)]) {
    for (screen, path) in screens {
      counts[Self.base(screen).lowercased(), default: 0] += 1
      countsInFile[Self.qualified(screen, Self.stem(path)).lowercased(), default: 0] += 1
    }
  }

  /// - Parameter taken: Folded names that were given; the new one is added.
  func next(for screen: Screen, _ path: String, _ taken: inout Set<String>) -> String {
    var name = Self.base(screen)
    if counts[name.lowercased()] != 1 {
      name = Self.qualified(screen, Self.stem(path))
      if countsInFile[name.lowercased()] != 1 { name = Self.qualified(screen, Self.stem(path, withFolders: true)) }
    }
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func base(_ screen: Screen) -> String {
    let suffix = screen.kind == .view ? "" : "." + screen.kind.rawValue
    return safe(screen.name.replacing(Screen.partSeparator, with: ".")) + suffix
  }

  private static func qualified(_ screen: Screen, _ file: String) -> String {
    safe("\(base(screen))@\(file)", keeping: "@")
  }

  private static func stem(_ path: String, withFolders: Bool = false) -> String {
    let path = path.hasSuffix(".swift") ? String(path.dropLast(6)) : path
    return withFolders ? path : path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What cannot be kept becomes `-`; a name that lost letters or its end gets a number made of all of it.
  private static func safe(_ text: String, keeping kept: String = "") -> String {
    var result = ""
    var isLost = false
    for scalar in text.unicodeScalars {
      let character = Character(scalar)
      if scalar.isASCII,
        character.isLetter || character.isNumber || "-_.".contains(character) || kept.contains(character)
      {
        result.append(character)
      } else {
        if !scalar.isASCII { isLost = true }
        if result.last != "-" { result.append("-") }
      }
    }
    // A leading point would hide the file.
    while let first = result.first, first == "." || first == "-" { result.removeFirst() }
    while let last = result.last, last == "-" || last == "." { result.removeLast() }
    guard isLost || result.isEmpty || result.utf8.count > limit else { return result }
    let number = String(text.utf8.reduce(5381 as UInt64) { ($0 &* 33) ^ UInt64($1) }, radix: 36)
    return [String(result.prefix(limit)), number].filter { !$0.isEmpty }.joined(separator: "-")
  }
}
