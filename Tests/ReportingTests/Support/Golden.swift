import Foundation
import Testing

/// Rendered text that is compared with a file under `Goldens`.
///
/// `EARSHOT_RECORD=1` writes the files anew. A run that records fails, so that nobody records by accident.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appendingPathComponent("Goldens").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record(
      "recorded \(name); read the difference, then run again without EARSHOT_RECORD", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, "\(name) differs; it is now:\n\(text)", sourceLocation: sourceLocation)
}

/// The document as Foundation reads it.
func parsed(_ json: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
}
