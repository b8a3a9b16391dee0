import Rules

extension CheckReport {
  /// How many findings there are by rule, by file and by view, and what is said again and again; the most frequent
  /// first.
  public func statistics() -> String {
    let noView = words("(no view)")
    let blocks: [(String, (Finding) -> String)] = [
      ("by rule", \.rule), ("by file", \.place.file.path), ("by view", { $0.view.isEmpty ? noView : $0.view }),
    ]
    var tables = blocks.map { title, key in
      ([words(title)] + rows(findings, key)).joined(separator: "\n") + "\n"
    }
    if !repeated.isEmpty {
      let causes = rows(repeated) { "\($0.rule): \($0.message)" }
      tables.append(([words("the same in several places")] + causes).joined(separator: "\n") + "\n")
    }
    return findings.isEmpty ? words("no findings") + "\n" : tables.joined(separator: "\n")
  }

  /// Findings of which the same is said in more places than are told one by one: most likely they have one cause, such
  /// as a colour, a component or a habit.
  private var repeated: [Finding] {
    let groups = Dictionary(grouping: findings) { [$0.rule, $0.message] }.values.filter { $0.count > Repeats.limit }
    return groups.flatMap(\.self)
  }

  /// Errors, warnings, notes, and those to review, then what they are counted by.
  private func rows(_ findings: [Finding], _ key: (Finding) -> String) -> [String] {
    let groups = Dictionary(grouping: findings, by: key).sorted { left, right in
      left.value.count != right.value.count ? left.value.count > right.value.count : left.key < right.key
    }
    let width = String(groups.first?.value.count ?? 0).utf8.count
    return groups.map { name, group in
      let sure = group.filter { $0.certainty != .review }
      var parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
        let number = sure.count { $0.severity == severity }
        return number == 0 ? nil : words.count(number, severity.rawValue)
      }
      if sure.count < group.count { parts.append(words("{n} to review", ["n": String(group.count - sure.count)])) }
      let count = DisplayText.rightAligned(String(group.count), to: width)
      return "  \(count)  \(DisplayText.line(name))  (\(parts.joined(separator: words.comma)))"
    }
  }
}
