extension SelectionStateMissing {
  /// Buttons of a row that a loop makes, and what looks like one.
  static let rowExamples: [Example] = [
    .violation(
      """
      var body: some View {
        HStack {
          ForEach(Weather.allCases) { option in
            ↓Button { weather = option } label: {
              Text(option.title).background(weather == option ? .yellow : .clear)
            }
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          HStack {
            ForEach(Weather.allCases) { option in
              Button { weather = option } label: {
                Text(option.title).background(weather == option ? .yellow : .clear)
              }
              .accessibilityAddTraits(weather == option ? .isSelected : [])
            }
          }
        }
        """),
    .violation(
      tabs(
        """
        ↓Button { chosen = part } label: {
          Text(part.rawValue).background { if part == chosen { Capsule().fill(.blue) } }
        }
        """)),
    .violation(
      tabs(
        """
        ↓Button { chosen = part } label: { Text(part.rawValue).foregroundStyle(tint(of: part)) }
        """,
        members:
          """
            private func tint(of part: Part) -> Color { part == chosen ? .blue : .gray }
          """)),
    .violation(
      tabs(
        """
        ↓Text(part.rawValue)
          .overlay(Group { if chosen == part { RoundedRectangle(cornerRadius: 8).stroke(.blue) } })
          .onTapGesture { chosen = part }
          .accessibilityAddTraits(.isButton)
        """),
      fixed: tabs(
        """
        Text(part.rawValue)
          .overlay(Group { if chosen == part { RoundedRectangle(cornerRadius: 8).stroke(.blue) } })
          .onTapGesture { chosen = part }
          .accessibilityAddTraits(.isButton)
          .accessibilityAddTraits(chosen == part ? .isSelected : [])
        """)),
    .violation(
      tabs(
        """
        ↓Button { chosen = part } label: {
          VStack { Text(part.rawValue); if chosen == part { Rectangle().frame(height: 2) } }
        }
        """)),
    .violation(
      tabs(
        """
        ↓Button { chosen = part } label: {
          Image(systemName: "envelope").symbolVariant(chosen == part ? .fill : .none)
        }
        .accessibilityLabel(part.rawValue)
        """)),
    .violation(
      """
      @State private var tab = 0
      var body: some View {
        ↓Button { tab = 1 } label: {
          HStack { Image(systemName: "checkmark.circle"); Text("Finished") }
            .foregroundStyle(tab == 1 ? .white : .gray)
        }
      }
      """),
    .violation(
      """
      struct Filters: View {
        @State private var chosen: Set<Part> = []
        enum Part: String, CaseIterable { case news, mail }
        var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
              ↓Button { toggle(part) } label: {
                Text(part.rawValue).background(chosen.contains(part) ? Color.blue : Color.gray)
              }
            }
          }
        }
        private func toggle(_ part: Part) {
          if chosen.contains(part) { chosen.remove(part) } else { chosen.insert(part) }
        }
      }
      """,
      fixed: """
        struct Filters: View {
          @State private var chosen: Set<Part> = []
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                Button { toggle(part) } label: {
                  Text(part.rawValue).background(chosen.contains(part) ? Color.blue : Color.gray)
                }
                .accessibilityAddTraits(chosen.contains(part) ? .isSelected : [])
              }
            }
          }
          private func toggle(_ part: Part) {
            if chosen.contains(part) { chosen.remove(part) } else { chosen.insert(part) }
          }
        }
        """),
    .violation(
      tabs(
        """
        ↓Chip(title: part.rawValue, isSelected: chosen == part).onTapGesture { choose(part) }
        """,
        after:
          """
            private func choose(_ part: Part) { chosen = part }
          """,
        others:
          """
          struct Chip: View {
            let title: String
            let isSelected: Bool
            var body: some View { Text(title).background(isSelected ? Color.blue : Color.gray) }
          }
          """)),
    .pass(
      """
      @State private var isInSelectionMode = false
      var body: some View {
        Button("Cancel") { leave() }.foregroundStyle(isInSelectionMode ? .blue : .gray)
      }
      """),
    .pass(
      """
      @State private var isPanelActive = true
      var body: some View {
        VStack {
          Text("Filters")
          Button("Close") { isPanelActive = false }
        }
        .shadow(radius: isPanelActive ? 8 : 0)
      }
      """),
    .pass(
      """
      var body: some View {
        ForEach(Weather.allCases) { option in
          Button { load(option) } label: { Text(option.title).background(weather == option ? .yellow : .clear) }
        }
      }
      """),
    .undecided(
      """
      var body: some View {
        Button { choice = option } label: {
          HStack {
            Text("Monthly")
            if choice == option { Image(systemName: "checkmark").accessibilityHidden(true) }
          }
        }
        .selectable()
      }
      """),
  ]

  /// Buttons of which one is the chosen one, in a row.
  ///
  /// - Parameters:
  ///   - members: Members of the view before its body.
  ///   - after: Those behind it.
  ///   - others: Views that stand behind.
  private static func tabs(_ row: String, members: String = "", after: String = "", others: String = "") -> String {
    func lines(_ text: String, _ indentation: String) -> String {
      text.split(separator: "\n").map { indentation + $0 + "\n" }.joined()
    }
    return """
      struct Tabs: View {
        @State private var chosen = Part.news
        enum Part: String, CaseIterable { case news, mail }
      \(lines(members, ""))  var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
      \(lines(row, "        "))      }
          }
        }
      \(lines(after, ""))}
      """ + (others.isEmpty ? "" : "\n" + others)
  }
}
