extension SymbolRawName {
  /// What only adorns a page, or stands above words that change with it.
  static let adorning: [Example] = [
    .violation(
      """
      var body: some View {
        VStack {
          Text("Nothing to read yet")
          HStack {
            ↓Image(systemName: "cup.and.saucer.fill").foregroundColor(.blue)
            ↓Image(systemName: "moon.zzz.fill").foregroundColor(.green)
            ↓Image(systemName: "beach.umbrella.fill").foregroundColor(.orange)
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            Text("Nothing to read yet")
            HStack {
              Image(systemName: "cup.and.saucer.fill").foregroundColor(.blue).accessibilityHidden(true)
              Image(systemName: "moon.zzz.fill").foregroundColor(.green).accessibilityHidden(true)
              Image(systemName: "beach.umbrella.fill").foregroundColor(.orange).accessibilityHidden(true)
            }
          }
        }
        """),
    .violation(
      """
      let picked: [Song]
      var body: some View {
        ↓Image(systemName: "circle.fill")
          .foregroundColor(.red)
          .overlay(Text("\\(picked.count)").font(.caption2))
      }
      """,
      fixed: """
        let picked: [Song]
        var body: some View {
          Image(systemName: "circle.fill")
            .foregroundColor(.red)
            .accessibilityHidden(true)
            .overlay(Text("\\(picked.count)").font(.caption2))
        }
        """),
    .violation(
      """
      var body: some View {
        VStack {
          Text("Measure what you lift")
          Spacer()
          ZStack {
            Circle().fill(.orange).frame(width: 200, height: 200).blur(radius: 30)
            ↓Image(systemName: "bolt.fill").font(.system(size: 80, weight: .bold))
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            Text("Measure what you lift")
            Spacer()
            ZStack {
              Circle().fill(.orange).frame(width: 200, height: 200).blur(radius: 30)
              Image(systemName: "bolt.fill").font(.system(size: 80, weight: .bold)).accessibilityHidden(true)
            }
          }
        }
        """),
    .violation(
      """
      struct OutcomeView: View {
        enum Outcome { case over, met, under }
        let outcome: Outcome
        private var words: String {
          switch outcome {
          case .over: "Over"
          case .met: "Met"
          case .under: "Under"
          }
        }
        private var icon: String {
          switch outcome {
          case .over: "arrow.up"
          case .met: "checkmark"
          case .under: "arrow.down"
          }
        }
        var body: some View {
          VStack {
            ZStack {
              Circle().fill(.gray).frame(width: 38, height: 38)
              ↓Image(systemName: icon)
            }
            Text(words)
          }
        }
      }
      """,
      fixed: """
        struct OutcomeView: View {
          enum Outcome { case over, met, under }
          let outcome: Outcome
          private var words: String {
            switch outcome {
            case .over: "Over"
            case .met: "Met"
            case .under: "Under"
            }
          }
          private var icon: String {
            switch outcome {
            case .over: "arrow.up"
            case .met: "checkmark"
            case .under: "arrow.down"
            }
          }
          var body: some View {
            VStack {
              ZStack {
                Circle().fill(.gray).frame(width: 38, height: 38)
                Image(systemName: icon).accessibilityHidden(true)
              }
              Text(words)
            }
          }
        }
        """),
  ]
}
