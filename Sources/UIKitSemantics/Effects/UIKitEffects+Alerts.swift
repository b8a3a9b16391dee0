import AccessibilityModel
import ViewEvaluation

/// Alerts that one function makes for several callers.
extension UIKitEffects {
  /// Alerts without those that the same code makes once more: their words are alternatives of the first one's, each under
  /// the conditions of its call.
  func joined(_ alerts: [UIObject]) -> [UIObject] {
    var firsts: [UIObject] = []
    for alert in alerts where !firsts.contains(where: { $0.source == alert.source }) {
      firsts.append(alert)
      let same = alerts.filter { $0.source == alert.source }
      if same.count > 1 { join(same) }
    }
    return firsts
  }

  private func join(_ alerts: [UIObject]) {
    let shared = alerts.dropFirst().reduce(alerts[0].madeUnder) { common, alert in
      Array(zip(common, alert.madeUnder).prefix { $0 == $1 }.map(\.0))
    }
    let conditions = alerts.map { Array($0.madeUnder.dropFirst(shared.count)).filter { $0 != .always } }
    // Where some are shown whatever is so, the calls alone tell them apart.
    let areConditional = conditions.allSatisfy { !$0.isEmpty }
    for name in ["title", "message"] {
      var settings: [Setting] = []
      var texts: [SpokenText] = []
      for (alert, conditions) in zip(alerts, conditions) {
        for var setting in alert.all(name) {
          guard let text = evaluator.plainText(setting.value, source: setting.source)?.spoken else { continue }
          if let known = texts.firstIndex(of: text) {
            // The same in several cases.
            if areConditional, !settings[known].conditions.isEmpty { settings[known].conditions = [] }
            continue
          }
          if areConditional { setting.conditions = conditions + setting.conditions }
          // Each alert is set up by its own call, and no call takes back what another one did.
          if !areConditional { (setting.isLater, setting.call) = (true, alert.madeBy ?? setting.call) }
          texts.append(text)
          settings.append(setting)
        }
      }
      guard texts.count > 1 else { continue }
      alerts[0].replaceSettings(of: name, by: settings)
    }
  }
}
