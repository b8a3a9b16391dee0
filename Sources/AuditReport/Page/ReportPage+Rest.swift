import Reporting

extension ReportPage {
  // MARK: - Coverage

  var coverage: HTMLNode {
    section("coverage", "Coverage") {
      element(
        .p,
        text: """
          What could not be followed is told here and never reported as a defect. A gap of this list is where a person \
          has to look, or where the configuration can help ('earshot doctor' says how).
          """)
      if report.gaps.isEmpty {
        element(.p, text: "Everything that decides what is heard could be followed.")
      } else {
        table("What was not followed, and why", ["Reason", "Elements"]) {
          for gap in report.gaps.prefix(Self.gapLimit) {
            element(.tr) {
              element(.th, .scope("row"), .dirAuto, text: Excerpt.shortened(gap.explanation, to: 200))
              element(.td, .class("number"), text: String(gap.elements))
            }
          }
        }
        if report.gaps.count > Self.gapLimit {
          element(.p, text: "And \(count(report.gaps.count - Self.gapLimit, "reason")) more; --format json has them all.")
        }
      }
      if let accounting = report.check.accounting { self.accounting(accounting) }
    }
  }

  /// What became of every expression that makes a view.
  private func accounting(_ accounting: AccountingSummary) -> [HTMLNode] {
    let total = count(accounting.viewExpressions, "expression")
    var nodes = [
      element(
        .p, .data(.earshot, "accounting"),
        text: """
          Of \(total) of the code that make views, \(accounting.heard) are heard, \(accounting.hidden) are drawn only or \
          hidden, \(accounting.unreached) no user gets to, and \(accounting.unfollowed) were not followed.
          """)
    ]
    guard !report.unheard.isEmpty else { return nodes }
    nodes.append(
      table("Expressions that are on no screen", ["Reason", "Kind", "Number", "The first"]) {
        for item in report.unheard.prefix(Self.gapLimit) {
          element(.tr) {
            element(.th, .scope("row"), .dirAuto, text: Excerpt.shortened(item.reason, to: 200))
            element(.td, text: item.isGap ? "not followed" : "not reached")
            element(.td, .class("number"), text: String(item.expressions))
            element(.td, .dirAuto, text: Excerpt.shortened("\(item.view), \(item.file):\(item.line)", to: 200))
          }
        }
      })
    return nodes
  }

  private static let gapLimit = 60

  // MARK: - Over time

  var history: HTMLNode {
    let all = report.history + [report.totals]
    return section("history", "Over time") {
      chart(all)
      table("Totals of earlier reports", ["Report", "Errors", "Warnings", "Notes", "To review", "Views", "Elements known"]) {
        for totals in all {
          element(.tr) {
            element(.th, .scope("row"), text: Excerpt.shortened(totals.label, to: 100))
            for number in [totals.errors, totals.warnings, totals.notes, totals.review, totals.views] {
              element(.td, .class("number"), text: String(number))
            }
            element(.td, .class("number"), text: "\(totals.known) of \(totals.elements)")
          }
        }
      }
    }
  }

  /// Errors and warnings of each report as bars; the table below says the same.
  private func chart(_ all: [ReportTotals]) -> HTMLNode {
    let top = max(1, all.map { $0.errors + $0.warnings }.max() ?? 1)
    let (height, step, bar) = (120, 48, 32)
    func length(_ number: Int) -> Int { number * height / top }
    return element(
      .svg, .class("chart"), .svg(.viewBox, "0 0 \(all.count * step) \(height + 4)"), .svg(.width, String(all.count * step)),
      .svg(.height, String(height + 4)), .aria(.hidden, "true")
    ) {
      for (index, totals) in all.enumerated() {
        let x = String(index * step + (step - bar) / 2)
        element(
          .rect, .class("error"), .svg(.x, x), .svg(.y, String(height - length(totals.errors))), .svg(.width, String(bar)),
          .svg(.height, String(length(totals.errors))))
        element(
          .rect, .class("warning"), .svg(.x, x),
          .svg(.y, String(height - length(totals.errors) - length(totals.warnings))), .svg(.width, String(bar)),
          .svg(.height, String(length(totals.warnings))))
      }
      element(.rect, .class("axis"), .svg(.x, "0"), .svg(.y, String(height)), .svg(.width, String(all.count * step)), .svg(.height, "1"))
    }
  }

  // MARK: - How to read it

  var about: HTMLNode {
    section("about", "How to read this") {
      element(.dl) {
        for (term, meaning) in Self.terms {
          element(.dt, text: term)
          element(.dd, text: meaning)
        }
      }
    }
  }

  private static let terms = [
    (
      "Heard now, after the fix",
      "What VoiceOver says of the element as the source stands, and what it would say with the first fix. Wording follows recordings of VoiceOver at its default settings."
    ),
    (
      "Error, warning, note, to review",
      "How much a finding matters, as the rules and the configuration set it. What is only probable is never more than 'to review'."
    ),
    (
      "Known, partly known, unknown",
      "Whether everything that decides what is heard of an element could be followed. Rules are silent about what they do not know."
    ),
    (
      "State",
      "Conditions of the source under which stops exist. Choose some, and the screen is drawn and spoken as it is then; conditions that you do not choose stay open."
    ),
    (
      "Listening",
      "The browser's own speech, in VoiceOver's order and with its pauses. It is another voice than VoiceOver's; the words are the same."
    ),
    (
      "What a page cannot tell",
      "Colours over pictures, data, what arrives from a network, timing, and whether words are the right ones. That is what people test."
    ),
  ]
}
