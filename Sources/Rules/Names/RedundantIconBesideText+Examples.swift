extension RedundantIconBesideText {
  /// Beside words that say it as well; and what the author says of the symbol in a tooltip, or of the same state in a text that
  /// is not always there.
  static let told: [Example] = [
    .violation(
      """
      let isRight: Bool
      var body: some View {
        HStack {
          ↓Image(systemName: isRight ? "checkmark.circle.fill" : "xmark.circle.fill")
          Text(isRight ? "Correct!" : "Incorrect")
        }
      }
      """,
      fixed: """
        let isRight: Bool
        var body: some View {
          HStack {
            Image(systemName: isRight ? "checkmark.circle.fill" : "xmark.circle.fill").accessibilityHidden(true)
            Text(isRight ? "Correct!" : "Incorrect")
          }
        }
        """),
    .violation(
      """
      let rule: Rule
      var body: some View {
        HStack {
          ↓Image(systemName: rule.icon)
          Text(rule.title)
        }
      }
      """,
      fixed: """
        let rule: Rule
        var body: some View {
          HStack {
            Image(systemName: rule.icon).accessibilityHidden(true)
            Text(rule.title)
          }
        }
        """),
    .violation(
      """
      let row: Row
      var body: some View {
        HStack {
          Text(row.title)
          if row.isRecent {
            ↓Image(systemName: "clock").help("Recently opened")
          }
        }
      }
      """,
      fixed: """
        let row: Row
        var body: some View {
          HStack {
            Text(row.title)
            if row.isRecent {
              Image(systemName: "clock").help("Recently opened").accessibilityLabel("Recently opened")
            }
          }
        }
        """),
    .violation(
      """
      let row: Row
      private var stateHelp: String {
        switch row.state {
        case .kept: "Kept"
        case .failed: row.failure ?? "Failed"
        case .unknown: "Not yet looked at"
        }
      }
      private var stateSymbol: String {
        switch row.state {
        case .kept: "checkmark.circle.fill"
        case .failed: "exclamationmark.circle"
        case .unknown: "circle.dotted"
        }
      }
      var body: some View {
        HStack {
          Text(row.title)
          ↓Image(systemName: stateSymbol).help(stateHelp)
        }
      }
      """,
      fixed: """
        let row: Row
        private var stateHelp: String {
          switch row.state {
          case .kept: "Kept"
          case .failed: row.failure ?? "Failed"
          case .unknown: "Not yet looked at"
          }
        }
        private var stateSymbol: String {
          switch row.state {
          case .kept: "checkmark.circle.fill"
          case .failed: "exclamationmark.circle"
          case .unknown: "circle.dotted"
          }
        }
        var body: some View {
          HStack {
            Text(row.title)
            Image(systemName: stateSymbol).help(stateHelp).accessibilityLabel(stateHelp)
          }
        }
        """),
    .violation(
      """
      @ObservedObject var job: Job
      var body: some View {
        HStack {
          ↓Image(systemName: job.stateIcon)
          if job.isRunning { Text(job.stateText) }
        }
      }
      """,
      fixed: """
        @ObservedObject var job: Job
        var body: some View {
          HStack {
            Image(systemName: job.stateIcon).accessibilityLabel(Text(job.stateText))
            if job.isRunning { Text(job.stateText) }
          }
        }
        """),
  ]
}
