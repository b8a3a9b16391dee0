import Rules
import SourceModel

/// Applies edits to texts. Edits that overlap an earlier one are left out, so the result never mixes two fixes.
public enum FixApplication {
  /// The text with the edits, which must all be of one file whose text this is.
  public static func apply(_ edits: [SourceEdit], toText text: String) -> String {
    String(decoding: apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  public static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in accepted(edits) {
      result += bytes[position..<min(edit.range.start, bytes.count)]
      result += Array(edit.replacement.utf8)
      position = min(edit.range.end, bytes.count)
    }
    return result + bytes[position...]
  }

  /// Sorted, without duplicates and without those that overlap one before them.
  public static func accepted(_ edits: [SourceEdit]) -> [SourceEdit] {
    var result: [SourceEdit] = []
    for edit in edits.sorted(by: { ($0.range.start, $0.range.end, $0.replacement) < ($1.range.start, $1.range.end, $1.replacement) }) {
      if let last = result.last {
        if last == edit || edit.range.start < last.range.end { continue }
        // Two insertions at one place would depend on their order.
        if last.range.start == edit.range.start, last.range.isEmpty, edit.range.isEmpty, !last.areLines(with: edit) { continue }
      }
      result.append(edit)
    }
    return result
  }
}
