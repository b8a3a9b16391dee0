import Rules
import SourceModel

extension CheckReport {
  /// Workflow commands of GitHub Actions, one a finding.
  public func github() -> String {
    shown.map { finding in
      let start = finding.place.startPosition
      let end = finding.place.endPosition
      var properties = ["file=\(escapedProperty(finding.place.file.path))", "line=\(start.line)"]
      if start.line == end.line {
        properties += ["col=\(start.column)", "endColumn=\(end.column)"]
      } else {
        // GitHub refuses columns on a range of several lines.
        properties.append("endLine=\(end.line)")
      }
      properties.append("title=\(escapedProperty(title(of: finding)))")
      return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(escapedData(body(of: finding)))\n"
    }.joined()
  }

  /// Lines that Xcode shows beside the source: `path:line:column: severity: message`.
  ///
  /// - Parameters:
  ///   - folder: What relative paths are relative to, since Xcode wants absolute ones.
  ///   - cap: The highest severity to write. Where nothing is to fail the build, errors are warnings.
  public func xcode(folder: String, cap: Severity? = nil) -> String {
    shown.map { finding in
      let start = finding.place.startPosition
      let path = DisplayText.line(absolute(finding.place.file.path, folder))
      let message = "\(DisplayText.line(body(of: finding))) [\(finding.rule)]"
      let severity = cap.map { min($0, finding.severity) } ?? finding.severity
      return "\(path):\(start.line):\(start.column): \(severity.rawValue): \(message)\n"
    }.joined()
  }

  private func absolute(_ path: String, _ folder: String) -> String {
    path.hasPrefix("/") ? path : (folder == "/" ? "" : folder) + "/" + path
  }

  private func title(of finding: Finding) -> String {
    ([finding.rule] + finding.wcag.map { "WCAG \($0)" }).joined(separator: ", ")
  }

  private func body(of finding: Finding) -> String {
    guard let heard = finding.heard else { return finding.fullMessage(words) }
    var text = "\(finding.fullMessage(words)); \(words("heard: "))\"\(heard.before)\""
    if let after = heard.after, after != heard.before { text += " -> \"\(after)\"" }
    return text
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Line ends are kept in the form that workflow commands have for them. A log is shown on a terminal, so no other
  /// character may control it.
  private func escapedData(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(Character(DisplayText.visible(scalar)))
      }
    }.joined()
  }

  private func escapedProperty(_ text: String) -> String {
    escapedData(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
