import Foundation

extension ReportTotals {
  /// The totals in an earlier report of this kind, or in the results of `check --format json`.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - name: What to call it when the document has no date.
  /// - Returns: nil when it is neither.
  public init?(json: [UInt8], name: String) {
    guard let document = try? JSONDecoder().decode(EarlierReport.self, from: Data(json)) else { return nil }
    let summary = document.summary
    self.init(
      label: document.product?.date ?? name, errors: summary.errors, warnings: summary.warnings, notes: summary.notes,
      review: summary.needsReview, views: summary.views, known: summary.elements?.known ?? 0,
      elements: summary.elements?.total ?? 0)
    // In 'check', what is to be reviewed is counted among the notes as well.
    notes = max(0, notes - review)
  }

  private struct EarlierReport: Decodable {
    var summary: Summary
    var product: Product?
  }

  private struct Product: Decodable {
    var date: String?
  }

  private struct Summary: Decodable {
    var errors: Int
    var warnings: Int
    var notes: Int
    var needsReview: Int
    var views: Int
    var elements: Elements?
  }

  private struct Elements: Decodable {
    var total: Int
    var known: Int
  }
}
