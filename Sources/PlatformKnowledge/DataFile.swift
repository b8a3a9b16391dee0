/// One file of `Data/`, carried in the binary as text.
///
/// The literals in `Generated/` are made from the files by `Scripts/make-knowledge.py`; a test compares the two.
/// They are literals and not embedded resources because `.embedInCode` writes each byte as an array element, which
/// the compiler needs about 20 seconds for 100 KB for; a literal of 400 KB takes it about one.
struct DataFile: Sendable {
  let name: String
  let text: String
}

/// The rows of a data file. `#` starts a comment line, the first other line names the columns, fields are parted by
/// tabs, and empty fields at the end of a line may be left out.
struct Table {
  let columns: [String]
  let rows: [Row]

  /// - Parameter repeats: Whether a field `"` stands for the field above it.
  init(_ file: DataFile, repeats: Bool = false) {
    var columns: [String] = []
    var rows: [Row] = []
    var positions: [String: Int] = [:]
    file.text.forEachPiece(at: "\n") { line in
      if line.isEmpty || line.first == UInt8(ascii: "#") { return }
      var fields = line.pieces(at: "\t", keepingEmpty: true)
      if columns.isEmpty {
        columns = fields
        for (position, column) in columns.enumerated() { positions[column] = position }
        return
      }
      if repeats, let above = rows.last {
        for position in fields.indices where fields[position] == "\"" { fields[position] = above.field(at: position) }
      }
      rows.append(Row(fields: fields, positions: positions))
    }
    self.columns = columns
    self.rows = rows
  }

  struct Row {
    let fields: [String]
    fileprivate let positions: [String: Int]

    /// The field of a column; empty when the row or the table does not have it.
    subscript(column: String) -> String {
      guard let position = positions[column] else { return "" }
      return field(at: position)
    }

    /// As the subscript, with nil for an empty field.
    func optional(_ column: String) -> String? {
      let field = self[column]
      return field.isEmpty ? nil : field
    }

    /// The words of a field that holds several.
    func list(_ column: String, separator: Unicode.Scalar = " ") -> [String] {
      self[column].pieces(at: separator).map(\.trimmingSpaces).filter { !$0.isEmpty }
    }

    fileprivate func field(at position: Int) -> String {
      fields.indices.contains(position) ? fields[position] : ""
    }
  }
}

extension String {
  /// Without spaces at either end.
  var trimmingSpaces: String {
    let space = UInt8(ascii: " ")
    if utf8.first != space, utf8.last != space { return self }
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }

  /// Split at an ASCII character.
  func pieces(at separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [String] {
    var text = self
    return text.withUTF8 { UnsafeRawBufferPointer($0).pieces(at: separator, keepingEmpty: keepingEmpty) }
  }

  /// Visits what stands between an ASCII character. Works on bytes, which is what makes the large tables cheap to read.
  func forEachPiece(at separator: Unicode.Scalar, _ visit: (UnsafeRawBufferPointer) -> Void) {
    var text = self
    text.withUTF8 { UnsafeRawBufferPointer($0).forEachPiece(at: separator, visit) }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func pieces(at separator: Unicode.Scalar, keepingEmpty: Bool) -> [String] {
    var found: [String] = []
    forEachPiece(at: separator) { if keepingEmpty || !$0.isEmpty { found.append(String(decoding: $0, as: UTF8.self)) } }
    return found
  }

  func forEachPiece(at separator: Unicode.Scalar, _ visit: (UnsafeRawBufferPointer) -> Void) {
    let separator = UInt8(ascii: separator)
    var start = 0
    for end in 0...count where end == count || self[end] == separator {
      visit(UnsafeRawBufferPointer(rebasing: self[start..<end]))
      start = end + 1
    }
  }
}
