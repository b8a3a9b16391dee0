import Rules

// Findings and documentation in another language. Names, places and what VoiceOver says stay as they are.

extension Finding {
  func translated(by translations: Translations) -> Finding {
    var finding = self
    finding.message = translations.translation(message, rule: rule, .message) ?? message
    for index in fixes.indices {
      finding.fixes[index].title = translations.translation(fixes[index].title, rule: rule, .fix) ?? fixes[index].title
    }
    for index in related.indices {
      let message = related[index].message
      finding.related[index].message = translations.translation(message, rule: rule, .note) ?? message
    }
    return finding
  }
}

extension MessageLanguage {
  /// Findings in a language; what has no translation stays English.
  public func translated(_ findings: [Finding]) -> [Finding] {
    guard let translations else { return findings }
    return findings.map { $0.translated(by: translations) }
  }
}

extension RuleMetadata {
  func translated(by translations: Translations) -> RuleMetadata {
    var rule = self
    func text(_ english: String, _ part: Translations.Part) -> String {
      translations.translation(english, rule: id, part) ?? english
    }
    rule.title = text(title, .title)
    rule.documentation.reports = text(documentation.reports, .reports)
    rule.documentation.why = text(documentation.why, .why)
    rule.documentation.howToFix = text(documentation.howToFix, .howToFix)
    rule.documentation.elsewhere = text(documentation.elsewhere, .elsewhere)
    rule.documentation.limits = text(documentation.limits, .limits)
    for index in options.indices { rule.options[index].summary = text(options[index].summary, .option) }
    return rule
  }
}

extension RuleReport {
  /// The documentation in a language; what has no translation stays English.
  public func translated(to language: MessageLanguage) -> RuleReport {
    guard let translations = language.translations else { return self }
    return RuleReport(
      rules.map { $0.translated(by: translations) },
      demonstrations: demonstrations.mapValues { $0.map { $0.translated(by: translations) } }, language: language)
  }
}

extension CheckReport {
  /// The report in a language; what has no translation stays English.
  public func translated(to language: MessageLanguage) -> CheckReport {
    guard let translations = language.translations else { return self }
    var report = self
    report.language = language
    report.findings = findings.map { $0.translated(by: translations) }
    report.setAside = setAside.map { item in
      SetAsideFinding(item.finding.translated(by: translations), item.cause, reason: item.reason)
    }
    report.rules = rules.map { $0.translated(by: translations) }
    report.applied = applied.map { fix in
      var fix = fix
      fix.title = translations.translation(fix.title, rule: fix.rule, .fix) ?? fix.title
      return fix
    }
    return report
  }
}
