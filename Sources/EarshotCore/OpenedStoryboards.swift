import InterfaceFiles
import Project
import SourceModel
import SwiftSource

/// Which storyboards of an app something opens: its settings, code, or scenes of others that something opens.
struct OpenedStoryboards {
  /// Those that nothing opens.
  private(set) var closed: [InterfaceDocument] = []
  private(set) var opened: [InterfaceDocument] = []

  /// - Parameter storyboards: Without launch screens.
  init(_ storyboards: [InterfaceDocument], _ project: Project, isApp: Bool) {
    opened = storyboards
    guard isApp, !project.storyboards.isOpen, !project.objectiveCNames.opensAnyStoryboard, !storyboards.isEmpty else { return }
    let named = StoryboardCalls(project.sources.filter { $0.role != .test }.map(\.file), names: Set(storyboards.map(\.storyboardName)))
    guard !named.openAny else { return }
    let others = project.objectiveCNames.words.contains { $0.contains(StoryboardCalls.word) } ? project.objectiveCNames.words : []
    let names = named.names.union(project.storyboards.names).union(others)
    opened = storyboards.filter { names.contains($0.storyboardName) }
    closed = storyboards.filter { !names.contains($0.storyboardName) }
    var next = 0
    while next < opened.count {
      let led = opened[next].referencedStoryboards
      next += 1
      opened += closed.filter { led.contains($0.storyboardName) }
      closed.removeAll { led.contains($0.storyboardName) }
    }
  }
}

extension InterfaceDocument {
  /// What `UIStoryboard(name:)` calls it: `Main` of `Main.storyboard` and `Main~ipad.storyboard`.
  fileprivate var storyboardName: String {
    let name = file.path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." && $0 != "~" })
  }

  /// The storyboards that references in its scenes lead to (Apple: Xcode Help, "Add a storyboard reference").
  fileprivate var referencedStoryboards: Set<String> { Set(scenes.flatMap(\.objects).compactMap { $0["storyboardName"] }) }
}

/// Which storyboards code opens by name: `UIStoryboard(name: "Main", bundle: nil)`, `StoryboardScene.Main`,
/// `R.storyboard.main()`.
private struct StoryboardCalls {
  /// Of those that were asked for.
  private(set) var names: Set<String> = []
  /// Some code opens a storyboard whose name it does not write down there.
  private(set) var openAny = false
  private let wanted: [String: String]
  /// In the names of all that opens storyboards.
  static let word = "toryboard"

  init(_ files: [SourceFile], names: Set<String>) {
    wanted = Dictionary(names.map { (Self.spelled($0), $0) }) { first, _ in first }
    for file in files where file.firstOffset(of: Self.word) != nil { read(file, names) }
  }

  /// As tools spell the names of files in code: letters and digits.
  private static func spelled(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  private mutating func read(_ file: SourceFile, _ all: Set<String>) {
    var opens = false
    var words: Set<String> = []
    WordScanner.forEachWord(of: file.bytes) { range in
      let text = String(decoding: file.bytes[range], as: UTF8.self)
      if let name = wanted[Self.spelled(text)] { words.insert(name) }
      guard text.contains(Self.word) else { return }
      if isOpener(text, before: range.upperBound, in: file) { opens = true }
      if isUnnamed(after: range.upperBound, in: file) { openAny = true }
    }
    guard opens else { return }
    names.formUnion(words)
    QuotedNames(all).forEach(in: file) { name, place in
      if !file.isInComment(place) { names.insert(name) }
    }
  }

  /// A segue opens nothing else, and the storyboard that a controller comes from is open already.
  private func isOpener(_ word: String, before end: Int, in file: SourceFile) -> Bool {
    if word.contains("Segue") { return false }
    return word != "storyboard" || end < file.bytes.count && file.bytes[end] == UInt8(ascii: ".")
  }

  /// `UIStoryboard(name: name, bundle: nil)` or `UIStoryboard.init(name: rawValue, …)`: the first argument is no text.
  private func isUnnamed(after end: Int, in file: SourceFile) -> Bool {
    let bytes = file.bytes
    var index = end
    func skip(_ text: String) -> Bool {
      guard bytes[min(index, bytes.count)...].starts(with: text.utf8) else { return false }
      index += text.utf8.count
      return true
    }
    func skipSpace() { while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 } }
    if skip(".") {
      let rest = bytes[index...].prefix(while: \.isPartOfName)
      index = rest.endIndex
    }
    guard skip("(") else { return false }
    skipSpace()
    guard skip("name:") else { return false }
    skipSpace()
    guard skip("\"") else { return true }
    let text = bytes[index...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    return text.contains(UInt8(ascii: "\\"))
  }
}
