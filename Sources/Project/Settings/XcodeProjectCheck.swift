/// Looks whether a `project.pbxproj` is whole: settings are read line by line from any text, so that one that was cut
/// off or has conflicts would pass for one with few settings.
struct XcodeProjectCheck {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What is wrong; nil for a project in its usual form, and for one in XML, of which no settings are read.
  var error: FileError? {
    if PropertyList.isEncoded(bytes) { return nil }
    guard bytes.contains(UInt8(ascii: "{")) else { return FileError("is not a valid Xcode project") }
    for marker in ["<<<<<<< ", ">>>>>>> "] as [StaticString] {
      if let place = lineStart(with: marker) { return error("conflict of a merge", at: place) }
    }
    return bracketError
  }

  /// The first bracket that is closed by another one or by none.
  private var bracketError: FileError? {
    var open: [(bracket: UInt8, place: Int)] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        open.append((bytes[index], index))
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        let opening = bytes[index] == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "(")
        guard open.popLast()?.bracket == opening else { return error("unexpected \(name(bytes[index]))", at: index) }
        index += 1
      case UInt8(ascii: "\""):
        guard let end = endOfText(from: index) else { return error("text without closing quote", at: index) }
        index = end
      case UInt8(ascii: "/"):
        index = endOfComment(from: index)
      default: index += 1
      }
    }
    return open.last.map { error("no end of \(name($0.bracket))", at: $0.place) }
  }

  private func name(_ byte: UInt8) -> String { "'\(Character(Unicode.Scalar(byte)))'" }

  private func endOfText(from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < bytes.count ? index + 1 : nil
  }

  private func endOfComment(from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "*"): return ByteSearch.end(of: "*/", in: bytes, from: start + 2)
    case UInt8(ascii: "/"): return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    default: return start + 1
    }
  }

  private func lineStart(with text: StaticString) -> Int? {
    var start = 0
    while let place = ByteSearch.firstIndex(of: text, in: bytes, from: start) {
      if place == 0 || bytes[place - 1] == UInt8(ascii: "\n") { return place }
      start = place + 1
    }
    return nil
  }

  private func error(_ message: String, at place: Int) -> FileError {
    let line = 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
    return FileError("is not a valid Xcode project: line \(line): \(message)")
  }
}
