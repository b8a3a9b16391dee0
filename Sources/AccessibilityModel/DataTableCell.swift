/// The place of a cell in a data table (S2).
public struct DataTableCell: Hashable, Sendable {
  /// The element that heads the cell's row or column.
  public struct Header: Hashable, Sendable {
    public var label: SpokenText
    public var value: SpokenText

    public init(label: SpokenText, value: SpokenText = .empty) {
      self.label = label
      self.value = value
    }
  }

  /// Counted from 0, as UIKit does; nil where the table does not say.
  public var row: Int?
  public var column: Int?
  public var rowSpan: Int
  public var columnSpan: Int
  /// Only the first cell of a row says the row's number.
  public var isFirstInRow: Bool
  public var rowHeaders: [Header]
  public var columnHeaders: [Header]

  public init(
    row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, isFirstInRow: Bool = false,
    rowHeaders: [Header] = [], columnHeaders: [Header] = []
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
