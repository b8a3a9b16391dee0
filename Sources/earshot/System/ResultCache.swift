import EarshotCore
import Foundation
import Reporting
import SourceModel

/// What a run of `check` came to, kept in the user's cache folder for the next run that would come to the same.
///
/// An entry is found by a digest of everything that a result depends on: this program, its arguments, where it runs, the
/// configuration, and the bytes of every file that a project is made of. So nothing ever has to be declared stale. An
/// entry that cannot be read is as good as none, and a folder that cannot be written keeps nothing; processes that
/// share the folder replace whole files.
struct ResultCache {
  /// What the program wrote and how it ended.
  struct Entry: Codable, Equatable {
    /// The result, with `durationMark` where it tells how long it took.
    var output: String
    /// Further forms of the result with the files that they go to.
    var files: [WrittenFile] = []
    /// What was said on standard error.
    var complaints: [String]
    /// What is said on standard error behind the result.
    var remark: String?
    var status: Int32
  }

  struct WrittenFile: Codable, Equatable {
    var path: String
    var text: String
  }

  /// Stands for the time that a run took.
  static let durationMark = "\u{1}duration\u{1}"

  let folder: String

  /// Bytes of all entries that are kept, and of how many.
  private static let sizeLimit = 128 << 20
  private static let countLimit = 500
  private static let ending = ".result"
  private static let form = "earshot result 1"

  /// - Parameter environment: `EARSHOT_CACHE_DIR` names the folder; empty, nothing is kept.
  /// - Returns: nil where nothing is to be kept.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let chosen = environment["EARSHOT_CACHE_DIR"] {
      guard !chosen.isEmpty else { return nil }
      folder = chosen
    } else if let shared = environment["XDG_CACHE_HOME"], shared.hasPrefix("/") {
      folder = shared + "/earshot"
    } else {
      let home = environment["HOME"] ?? NSHomeDirectory()
      guard home.hasPrefix("/"), home != "/" else { return nil }
      #if os(macOS)
        folder = home + "/Library/Caches/earshot"
      #else
        folder = home + "/.cache/earshot"
      #endif
    }
  }

  // MARK: - Entries

  func entry(for key: ContentDigest) -> Entry? {
    let path = path(of: key)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, lines[0].elementsEqual(Self.form.utf8),
      lines[1].elementsEqual(ContentDigest([UInt8](lines[2])).description.utf8),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(lines[2]))
    else {
      unlink(path)
      return nil
    }
    // The oldest go first, and this one is of use.
    utimes(path, nil)
    return entry
  }

  func keep(_ entry: Entry, for key: ContentDigest) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let body = try? encoder.encode(entry), body.count < Self.sizeLimit / 4, makeFolder() else { return }
    let head = "\(Self.form)\n\(ContentDigest([UInt8](body)))\n"
    guard (try? AtomicFile.write(Array(head.utf8) + body, to: path(of: key))) != nil else { return }
    trim()
  }

  private func path(of key: ContentDigest) -> String { "\(folder)/\(key)\(Self.ending)" }

  private func makeFolder() -> Bool {
    let manager = FileManager.default
    if manager.fileExists(atPath: folder) { return true }
    return (try? manager.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
  }

  // MARK: - Size

  private struct File {
    var path: String
    var size: Int
    var used: Int
  }

  private var files: [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) || $0.hasSuffix(Self.programEnding) }.compactMap { name in
      let path = folder + "/" + name
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      return File(path: path, size: Int(info.st_size), used: Int(Self.time(of: info).tv_sec))
    }
  }

  /// How many files there are, and their bytes.
  var size: (count: Int, bytes: Int) {
    let files = files
    return (files.count, files.reduce(0) { $0 + $1.size })
  }

  private func trim() {
    var files = files.sorted { ($0.used, $0.path) < ($1.used, $1.path) }
    var bytes = files.reduce(0) { $0 + $1.size }
    while files.count > Self.countLimit || bytes > Self.sizeLimit, !files.isEmpty {
      let oldest = files.removeFirst()
      bytes -= oldest.size
      unlink(oldest.path)
    }
  }

  func clear() {
    for file in files { unlink(file.path) }
  }

  // MARK: - This program

  private static let programEnding = ".program"

  /// The digest of the program that runs. Reading all of it takes longer than some checks, so the digest is kept under
  /// what the system says of the file; a copy with other times is read again.
  func program() -> ContentDigest? {
    guard let path = Self.executablePath else { return nil }
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let time = Self.time(of: info)
    var facts = ContentDigest()
    facts.combine(path)
    for number in [Int(info.st_size), Int(time.tv_sec), Int(time.tv_nsec)] { facts.combine(number) }
    facts.combine(Int(truncatingIfNeeded: info.st_dev))
    facts.combine(Int(truncatingIfNeeded: info.st_ino))
    let memo = "\(folder)/\(facts)\(Self.programEnding)"
    if let known = FileManager.default.contents(atPath: memo), known.count == 32 {
      var digest = ContentDigest()
      digest.combine([UInt8](known))
      return digest
    }
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let text = Array(ContentDigest([UInt8](bytes)).description.utf8)
    if makeFolder() { try? AtomicFile.write(text, to: memo) }
    var digest = ContentDigest()
    digest.combine(text)
    return digest
  }

  private static func time(of info: stat) -> timespec {
    #if os(macOS)
      info.st_mtimespec
    #else
      info.st_mtim
    #endif
  }

  private static var executablePath: String? {
    #if os(Linux)
      return "/proc/self/exe"
    #else
      return Bundle.main.executablePath
    #endif
  }
}

/// Everything that a result depends on.
struct ResultKey {
  private(set) var digest = ContentDigest()

  /// - Returns: nil where the program cannot tell which one it is.
  init?(_ cache: ResultCache, arguments: [String], folder: String) {
    guard let program = cache.program() else { return nil }
    digest.combine("result 1 \(Tool.version)")
    digest.combine(program)
    digest.combine(ProcessInfo.processInfo.operatingSystemVersionString)
    digest.combine(folder)
    digest.combine(arguments.count)
    for argument in arguments { digest.combine(argument) }
  }

  mutating func add(_ text: String?) {
    digest.combine(text == nil ? 0 : 1)
    if let text { digest.combine(text) }
  }

  /// The content of a file that results depend on, and whether there is one.
  mutating func add(file path: String?) {
    add(path)
    guard let path else { return }
    let bytes = FileManager.default.contents(atPath: path)
    digest.combine(bytes == nil ? 0 : 1)
    if let bytes { digest.combine([UInt8](bytes)) }
  }

  mutating func add(_ part: ContentDigest) { digest.combine(part) }
}
