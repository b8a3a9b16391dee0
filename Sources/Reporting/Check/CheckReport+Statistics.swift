import Rules

extension CheckReport {
  /// How many findings there are by rule, by file and by view, the most frequent first.
  public func statistics() -> String {
    let blocks: [(String, (Finding) -> String)] = [
      ("by rule", \.rule), ("by file", \.place.file.path), ("by view", { $0.view.isEmpty ? "(no view)" : $0.view }),
    ]
    let tables = blocks.map { title, key in
      ([title] + rows(key)).joined(separator: "\n") + "\n"
    }
    return findings.isEmpty ? "no findings\n" : tables.joined(separator: "\n")
  }

  /// Errors, warnings, notes, and those to review, then what they are counted by.
  private func rows(_ key: (Finding) -> String) -> [String] {
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
      return "  \(count)  \(DisplayText.line(name))  (\(parts.joined(separator: ", ")))"
    }
  }
}
