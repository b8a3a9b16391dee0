import Reporting

extension AuditReport {
  /// A picture with the numbers of errors and warnings, for a page about the project. No score: a single number would
  /// say more than is known.
  public func badge() -> String {
    let errors = count(.error)
    let warnings = count(.warning)
    let words = [errors > 0 ? Assessor.count(errors, "error") : nil, warnings > 0 ? Assessor.count(warnings, "warning") : nil]
      .compactMap { $0 }
    let text = words.isEmpty ? "no defects found" : words.joined(separator: ", ")
    let left = Self.width("accessibility")
    let right = Self.width(text)
    let fill = errors > 0 ? "#a8201a" : warnings > 0 ? "#7d4e00" : "#1f6b3a"
    // Every character of these texts is ASCII of our own: nothing to escape.
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img" aria-label="accessibility: \(text)">
        <title>accessibility: \(text)</title>
        <clipPath id="r"><rect width="\(left + right)" height="20" rx="3"/></clipPath>
        <g clip-path="url(#r)">
          <rect width="\(left)" height="20" fill="#3d444a"/>
          <rect x="\(left)" width="\(right)" height="20" fill="\(fill)"/>
        </g>
        <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
          <text x="\(left / 2)" y="14">accessibility</text>
          <text x="\(left + right / 2)" y="14">\(text)</text>
        </g>
      </svg>

      """
  }

  /// Roughly that of the text at 11 points, with room at both sides.
  private static func width(_ text: String) -> Int { text.utf8.count * 7 + 12 }
}
