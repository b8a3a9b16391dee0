import Reporting

extension ReportPage {
  var summary: HTMLNode {
    section("summary", "Summary") {
      element(.ul, .class("cards")) {
        for grade in FindingGrade.allCases {
          let number = report.count(grade)
          element(.li, .class("card", grade.rawValue, number == 0 ? "none" : "some")) {
            element(.strong, text: String(number))
            " "
            element(.span, .class("what"), text: Self.title(grade, number))
            " "
            element(.span, .class("meaning"), text: grade.meaning)
          }
        }
      }
      element(.p, text: extent)
      known
      if !report.accepted.isEmpty || !report.check.setAside.isEmpty { element(.p, text: setAside) }
      problems
    }
  }

  private static func title(_ grade: FindingGrade, _ number: Int) -> String {
    switch grade {
    case .error: number == 1 ? "error" : "errors"
    case .warning: number == 1 ? "warning" : "warnings"
    case .note: number == 1 ? "note" : "notes"
    case .review: "to review"
    }
  }

  private var extent: String {
    let coverage = report.check.coverage
    let stops = report.screens.reduce(0) { $0 + $1.stops.count }
    return """
      Looked at \(count(coverage.files, "file")) with \(count(coverage.views, "view")); \
      \(count(report.screens.count, "screen")) can be heard below, with \(count(stops, "stop")) in all. A stop is what \
      VoiceOver reaches with one swipe.
      """
  }

  private var setAside: String {
    let suppressed = report.check.setAside.count { $0.cause == .comment }
    return """
      \(count(suppressed, "finding")) kept back by comments in the source and \(report.accepted.count) accepted by the \
      baseline are not counted here. Under conformance, what the baseline accepts counts all the same.
      """
  }

  /// How much is known, as a bar and in words.
  private var known: HTMLNode {
    let coverage = report.check.coverage
    let parts = [
      ("known", "known", coverage.known), ("partial", "partly known", coverage.partial),
      ("opaque", "unknown", coverage.opaque),
    ]
    let total = max(1, coverage.elements)
    return element(.figure, .class("known")) {
      element(.svg, .svg(.viewBox, "0 0 100 4"), .svg(.preserveAspectRatio, "none"), .aria(.hidden, "true")) {
        bars(parts.map { ($0.0, $0.2) }, total)
      }
      element(.figcaption) {
        "Of \(count(coverage.elements, "element")), "
        for (index, part) in parts.enumerated() {
          if index > 0 { ", " }
          element(.span, .class("key", part.0), text: "\(part.2) \(part.1)")
        }
        ". "
        element(.a, .href(HTMLLink(fragment: "coverage")), text: "What was not followed, and why")
      }
    }
  }

  private func bars(_ parts: [(name: String, number: Int)], _ total: Int) -> [HTMLNode] {
    var start = 0
    return parts.map { part in
      defer { start += part.number }
      return element(
        .rect, .class(part.name), .svg(.x, Self.percent(start, of: total)), .svg(.y, "0"),
        .svg(.width, Self.percent(part.number, of: total)), .svg(.height, "4"))
    }
  }

  /// With two digits behind the point, the same on every machine.
  static func percent(_ number: Int, of total: Int) -> String {
    let hundredths = number * 10_000 / max(1, total)
    let rest = String(hundredths % 100)
    return "\(hundredths / 100).\(rest.count == 1 ? "0" + rest : rest)"
  }

  private var problems: HTMLNode {
    guard !report.check.problems.isEmpty else { return .group([]) }
    return element(.details) {
      element(.summary, text: "\(count(report.check.problems.count, "problem")) with the input")
      element(.ul) {
        for problem in report.check.problems {
          element(.li) {
            if !problem.file.isEmpty { element(.code, text: problem.file) }
            " " + Excerpt.shortened(problem.message)
          }
        }
      }
    }
  }
}
