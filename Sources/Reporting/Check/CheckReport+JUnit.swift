import Rules
import SourceModel

extension CheckReport {
  /// JUnit XML, as build servers read it: a suite for each file with findings, a case for each finding. Errors and
  /// warnings are failures; notes are cases that pass, with their text as output.
  public func junit() -> String {
    var suites: [[Finding]] = []
    for finding in shown {
      if suites.last?.first?.place.file === finding.place.file {
        suites[suites.count - 1].append(finding)
      } else {
        suites.append([finding])
      }
    }
    let failures = shown.count(where: \.isFailure)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="earshot" tests="\#(max(1, shown.count))" failures="\#(failures)" errors="0">"#,
    ]
    lines += suites.flatMap(suite)
    if suites.isEmpty {
      // Some servers take a document without a case for a run that did not happen.
      lines += [
        #"  <testsuite name="earshot" tests="1" failures="0" errors="0" skipped="0">"#,
        #"    <testcase name="no findings" classname="earshot"/>"#, "  </testsuite>",
      ]
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func suite(_ findings: [Finding]) -> [String] {
    let path = XMLText.attribute(findings.first?.place.file.path ?? "")
    let failures = findings.count(where: \.isFailure)
    let counts = #"tests="\#(findings.count)" failures="\#(failures)" errors="0" skipped="0""#
    return [#"  <testsuite name="\#(path)" \#(counts)>"#] + findings.flatMap(testCase) + ["  </testsuite>"]
  }

  private func testCase(_ finding: Finding) -> [String] {
    let position = finding.place.startPosition
    let path = finding.place.file.path
    let name = "\(finding.rule) at \(position.line):\(position.column)"
    let place = #"classname="\#(XMLText.attribute(path))" file="\#(XMLText.attribute(path))" line="\#(position.line)""#
    let text = XMLText.content(details(finding))
    let message = XMLText.attribute(finding.fullMessage(words))
    let body =
      finding.isFailure
      ? #"      <failure type="\#(finding.severity.rawValue)" message="\#(message)">\#(text)</failure>"#
      : "      <system-out>\(text)</system-out>"
    return [#"    <testcase name="\#(XMLText.attribute(name))" \#(place)>"#, body, "    </testcase>"]
  }

  private func details(_ finding: Finding) -> String {
    let position = finding.place.startPosition
    let place = "\(finding.place.file.path):\(position.line):\(position.column)"
    var lines = ["\(place): \(finding.severity.rawValue): \(finding.fullMessage(words))"]
    if let heard = finding.heard {
      lines.append(words("heard: ") + "\"\(heard.before)\"")
      if let after = heard.after, after != heard.before { 
        lines.append(words("after the fix:") + " \"\(after)\"")
      }
    }
    lines += finding.related.map { related in
      words("note: ") + "\(related.message) (\(related.place.file.path):\(related.place.startPosition.line))"
    }
    if !finding.wcag.isEmpty { lines.append("WCAG " + finding.wcag.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}

extension Finding {
  fileprivate var isFailure: Bool { severity != .note }
}

/// Text as XML can hold it.
private enum XMLText {
  static func attribute(_ text: String) -> String {
    content(text).map { character in
      switch character {
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: String(character)
      }
    }.joined()
  }

  /// XML 1.0 has no way to write most control characters, so they become visible ones.
  static func content(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(DisplayText.visible(scalar))
      }
    }
    return result
  }
}
