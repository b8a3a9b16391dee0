import PlatformKnowledge
import Rules

/// The page of a rule as a list of blocks, from which the terminal and Markdown forms are written.
struct RulePage {
  enum Block {
    case heading(String)
    /// Markdown without headings.
    case text(String)
    case items([String])
    case steps([String])
    /// What the code below is.
    case caption(String)
    case code(String, language: String)
    /// What the program prints.
    case output(String)
  }

  let rule: RuleMetadata
  let demonstrations: [RuleDemonstration]
  let words: Wording

  var blocks: [Block] {
    var blocks: [Block] = [.items(facts)]
    func add(_ heading: String, _ text: String) {
      if !text.isEmpty { blocks += [.heading(words(heading)), .text(text)] }
    }
    let documentation = rule.documentation
    let (own, other) = rule.family == .uiKit ? ("UIKit", "SwiftUI") : ("SwiftUI", "UIKit")
    add("What it reports", documentation.reports)
    add("Why it matters", documentation.why)
    if documentation.elsewhere.isEmpty {
      add("How to fix it", documentation.howToFix)
    } else {
      add("How to fix it in \(own)", documentation.howToFix)
      add("How to fix it in \(other)", documentation.elsewhere)
    }
    if !demonstrations.isEmpty { blocks += fixes }
    add("Limits", documentation.limits)
    if !rule.options.isEmpty {
      blocks += [.heading(words("Options")), .items(rule.options.map { "`\($0.name)`: \($0.summary)" })]
    }
    blocks += examples
    if !rule.auditMethods.isEmpty {
      blocks += [.heading(words("How to test it")), .steps(rule.auditMethods.map { words($0.instruction) } + expectation)]
    }
    if !documentation.references.isEmpty {
      blocks += [.heading(words("Sources")), .items(documentation.references)]
    }
    return blocks
  }

  // MARK: - Facts

  private var facts: [String] {
    let preset = rule.isOptIn ? words.comma + words("off by default") : ""
    var facts = [
      words(
        "{severity}, {impact} impact, family “{family}”",
        [
          "severity": words(rule.severity.rawValue), "impact": words(rule.impact.rawValue),
          "family": words(rule.family.rawValue),
        ]) + preset
    ]
    facts += rule.wcag.compactMap(WCAG.criterion).map { $0.text(words) }
    if rule.wcag.isEmpty { facts.append(words("best practice")) }
    let labels = rule.nutritionLabels.map { words($0.name) }
    if !labels.isEmpty {
      facts.append(words("Nutrition Labels of the App Store: {labels}", ["labels": labels.joined(separator: words.comma)]))
    }
    return facts + [experience]
  }

  /// What its findings were worth in apps that nobody had read.
  private var experience: String {
    let judged = JudgedFindings.of(rule.id)
    let numbers = ["right": String(judged.right), "count": String(judged.count)]
    if judged.count == 0 { return words("no finding in an unknown app was judged yet") }
    return judged.count < JudgedFindings.enough
      ? words("{right} of {count} findings in unknown apps were right, too few to go by", numbers)
      : words("{right} of {count} findings in unknown apps were right", numbers)
  }

  /// Which fixes are offered, and how safe they are, as the examples show.
  private var fixes: [Block] {
    let offered = demonstrations.flatMap(\.findings).flatMap(\.fixes)
    guard !offered.isEmpty else {
      return [.heading(words("Fixes")), .text(words("None is offered: what to write is for a person to decide."))]
    }
    var blocks: [Block] = [.heading(words("Fixes"))]
    for (safety, text) in [
      (Fix.Safety.safe, "Safe, so that `--fix` applies them:"),
      (.suggested, "Suggested, so that a person reads them before `--fix --suggested` applies them:"),
    ] {
      var titles: [String] = []
      for fix in offered where fix.safety == safety && !titles.contains(fix.title) { titles.append(fix.title) }
      if !titles.isEmpty { blocks += [.text(words(text)), .items(titles)] }
    }
    return blocks
  }

  // MARK: - Examples

  private var examples: [Block] {
    if rule.examples.isEmpty { return [] }
    var blocks: [Block] = [.heading(words("Examples"))]
    for (index, example) in rule.examples.enumerated() {
      let number = words("Example {n}: ", ["n": String(index + 1)])
      blocks += [
        .caption(number + words(example.expectation.caption)), .code(example.code, language: example.language),
      ]
      for (name, text) in example.files.sorted(by: { $0.key < $1.key }) {
        blocks += [
          .caption(words("with the file {name}:", ["name": name])),
          .code(text.hasSuffix("\n") ? String(text.dropLast()) : text, language: name.hasSuffix(".swift") ? "swift" : ""),
        ]
      }
      if demonstrations.indices.contains(index),
        let output = demonstrations[index].output(of: example.expectation, words) {
        let isReported = !demonstrations[index].findings.isEmpty
        blocks += [.caption(words(isReported ? "Earshot says:" : "what is heard:")), .output(output)]
      }
      if let fixed = example.fixed {
        blocks += [.caption(words("after the fix:")), .code(fixed, language: example.language)]
      }
    }
    return blocks
  }

  /// What the first example sounds like, before and after the repair.
  private var expectation: [String] {
    for (index, demonstration) in demonstrations.enumerated() {
      guard let heard = demonstration.findings.lazy.compactMap(\.heard).first, !heard.before.isEmpty else { continue }
      var values = ["n": String(index + 1), "before": DisplayText.line(heard.before)]
      guard let after = heard.after, after != heard.before else {
        return [words("In example {n}, “{before}” is heard where the defect is.", values)]
      }
      values["after"] = DisplayText.line(after)
      return [words("In example {n}, “{before}” is heard; repaired, it is “{after}”.", values)]
    }
    return []
  }
}

extension Criterion {
  /// `WCAG 2.2: 4.1.2 Name, Role, Value (A), EN 301 549: 11.4.1.2`.
  fileprivate func text(_ words: Wording) -> String {
    "WCAG 2.2: \(id) \(title(language: words.language.rawValue)) (\(level.rawValue))"
      + (clause.map { "\(words.comma)EN 301 549: \($0)" } ?? "")
  }

  /// The clause of EN 301 549 for software, in the version that is cited today or the coming one.
  var clause: String? { en301549Clause ?? en301549Clause41 }
}

extension Example {
  fileprivate var language: String { code.hasPrefix("<") ? "xml" : "swift" }
}

extension Example.Expectation {
  var name: String {
    switch self {
    case .violation: "violation"
    case .pass: "pass"
    case .undecided: "undecided"
    }
  }

  fileprivate var caption: String {
    switch self {
    case .violation: "reported at the arrow"
    case .pass: "not reported"
    case .undecided: "not reported, since a part is unknown"
    }
  }
}
