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
    for line in file.text.pieces(at: "\n") where !line.hasPrefix("#") {
      var fields = line.pieces(at: "\t", keepingEmpty: true)
      if columns.isEmpty {
        columns = fields
        for (position, column) in columns.enumerated() { positions[column] = position }
        continue
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
    func list(_ column: String, separator: Character = " ") -> [String] {
      self[column].split(separator: separator).map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    }

    fileprivate func field(at position: Int) -> String {
      fields.indices.contains(position) ? fields[position] : ""
    }
  }
}

extension String {
  /// Without spaces at either end.
  var trimmingSpaces: String {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }

  /// Split at an ASCII character. Works on bytes, which is what makes the large tables cheap to read.
  func pieces(at separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [String] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepingEmpty)
      .map { String(Substring($0)) }
  }
}
