import Reporting
import SourceModel

/// A text as the client holds it.
struct Document {
  /// As the client writes it.
  let uri: String
  let languageID: String
  var version: Int
  /// With the URI as its path: positions are all that is asked of it.
  private(set) var file: SourceFile

  var bytes: [UInt8] { file.bytes }

  init(uri: String, languageID: String, version: Int, text: String) {
    self.uri = uri
    self.languageID = languageID
    self.version = version
    file = SourceFile(path: uri, text: text)
  }

  /// Applies the changes of a `didChange`, one after another.
  ///
  /// - Returns: Whether all of them could be read.
  mutating func apply(_ changes: [JSONValue], _ encoding: PositionEncoding) -> Bool {
    var isGood = true
    for change in changes {
      guard let text = change["text"]?.string else {
        isGood = false
        continue
      }
      guard let range = change["range"], !range.isNull else {
        file = SourceFile(path: uri, text: text)
        continue
      }
      guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
        isGood = false
        continue
      }
      let first = file.offset(of: min(start, end), encoding)
      let last = max(first, file.offset(of: max(start, end), encoding))
      file = SourceFile(path: uri, bytes: Array(file.bytes[..<first] + Array(text.utf8) + file.bytes[last...]))
    }
    return isGood
  }
}
