extension SelectionStateMissing {
  /// What is told by colour, weight, shapes or pictures, and what is not.
  static let lookExamples: [Example] = aloneExamples + rowExamples

  /// One button by itself, or several that are made each in its own way.
  private static let aloneExamples: [Example] = [
    // The weight is an argument of the font.
    .violation(
      """
      struct FeedBar: View {
        @State private var feed = Feed.all
        var body: some View {
          HStack {
            ↓Button { feed = .all } label: {
              Text("All").font(.system(size: 16, weight: feed == .all ? .bold : .regular))
            }
            ↓Button { feed = .mine } label: {
              Text("Mine").font(.body.weight(feed == .mine ? .bold : .regular))
            }
          }
        }
      }
      enum Feed { case all, mine }
      """),
    .pass(
      """
      struct FeedBar: View {
        @State private var feed = Feed.all
        var body: some View {
          Button { feed = .all } label: {
            Text("All").font(.system(size: 16, weight: feed == .all ? .bold : .regular))
          }
          .accessibilityAddTraits(feed == .all ? .isSelected : [])
        }
      }
      enum Feed { case all, mine }
      """),
    .violation(
      """
      struct ContentView: View {
        @Binding var day: Date
        let days: [Date]
        var body: some View {
          ForEach(days, id: \\.self) { date in
            ↓Button { day = date } label: {
              DayChip(title: date.formatted(), isSelected: Calendar.current.isDate(day, inSameDayAs: date))
            }
          }
        }
      }
      struct DayChip: View {
        let title: String
        var isSelected: Bool
        var body: some View { Text(title).background(isSelected ? Color.blue : Color.gray, in: Capsule()) }
      }
      """,
      fixed: """
        struct ContentView: View {
          @Binding var day: Date
          let days: [Date]
          var body: some View {
            ForEach(days, id: \\.self) { date in
              Button { day = date } label: {
                DayChip(title: date.formatted(), isSelected: Calendar.current.isDate(day, inSameDayAs: date))
              }
              .accessibilityAddTraits(Calendar.current.isDate(day, inSameDayAs: date) ? .isSelected : [])
            }
          }
        }
        struct DayChip: View {
          let title: String
          var isSelected: Bool
          var body: some View { Text(title).background(isSelected ? Color.blue : Color.gray, in: Capsule()) }
        }
        """),
    .violation(
      """
      @State private var chosen: Topic?
      let topics: [Topic]
      var body: some View {
        ForEach(topics) { topic in
          let isSelected = chosen != nil
          ↓Button { chosen = topic } label: {
            Text(topic.name).foregroundStyle(isSelected && topic == chosen ? .blue : .gray)
          }
        }
      }
      """),
    .pass(
      """
      @Binding var day: Date
      let days: [Date]
      var body: some View {
        ForEach(days, id: \\.self) { date in
          Button { day = date } label: {
            Text(date.formatted()).foregroundStyle(Calendar.current.isDate(date, inSameDayAs: today) ? .red : .gray)
          }
        }
      }
      """),
    .violation(
      """
      let posterSize: Int
      let onChange: (Int) -> Void
      var body: some View {
        ForEach([1, 2, 3], id: \\.self) { size in
          let isSelected = size == posterSize
          ↓Button { onChange(size) } label: { Text("Size").foregroundStyle(isSelected ? .blue : .gray) }
        }
      }
      """),
    .violation(
      """
      @State private var picked: Set<String> = []
      var body: some View {
        ForEach(["New", "Near"], id: \\.self) { name in
          let isPicked = picked.contains(name)
          if isPicked {
            ↓Button(name) { picked.remove(name) }.buttonStyle(.borderedProminent)
          } else {
            Button(name) { picked.insert(name) }.buttonStyle(.bordered)
          }
        }
      }
      """,
      fixed: """
        @State private var picked: Set<String> = []
        var body: some View {
          ForEach(["New", "Near"], id: \\.self) { name in
            let isPicked = picked.contains(name)
            if isPicked {
              Button(name) { picked.remove(name) }.buttonStyle(.borderedProminent)
                .accessibilityAddTraits(.isSelected)
            } else {
              Button(name) { picked.insert(name) }.buttonStyle(.bordered)
            }
          }
        }
        """),
    .pass(
      """
      @State private var chosen = 0
      var body: some View {
        Button { chosen = 1 } label: { Text("Trees").foregroundStyle(chosen == 1 ? Color.accentColor : .secondary) }
          .accessibilityAddTraits(chosen == 1 ? [.isSelected] : [])
          .accessibilityRemoveTraits(chosen == 1 ? [] : [.isSelected])
      }
      """),
    .pass(
      """
      let current: String
      @State private var target = "A"
      var body: some View {
        Button { target = current } label: { Text("Move").foregroundStyle(target == current ? .gray : .blue) }
          .disabled(!(target != current))
      }
      """),
    .pass(
      """
      let latest: Int
      let onOpen: (Int) -> Void
      var body: some View {
        ForEach([1, 2, 3], id: \\.self) { version in
          let isNew = version == latest
          Button { onOpen(version) } label: { Text("Version").foregroundStyle(isNew ? .blue : .gray) }
        }
      }
      """),
    .violation(
      """
      @State private var isChosen = false
      private var tint: Color { isChosen ? .blue : .gray }
      var body: some View {
        ↓Button { isChosen.toggle() } label: { Text("Monthly") }.background(tint)
      }
      """,
      fixed: """
        @State private var isChosen = false
        private var tint: Color { isChosen ? .blue : .gray }
        var body: some View {
          Button { isChosen.toggle() } label: { Text("Monthly") }.background(tint)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
        """),
    .violation(
      """
      @State private var isChosen = false
      var body: some View {
        let tint: Color = isChosen ? .blue : .gray
        ↓Button { isChosen.toggle() } label: { Text("Monthly").foregroundStyle(tint) }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button {
          isChosen = true
        } label: {
          HStack {
            Text("Monthly")
            if isChosen {
              Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
            }
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          Button {
            isChosen = true
          } label: {
            HStack {
              Text("Monthly")
              if isChosen {
                Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
              }
            }
          }
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
        """),
    .pass(
      """
      var body: some View {
        Button { isChosen = true } label: {
          HStack {
            Text("Monthly")
            if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
          }
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      }
      """),
    .pass(
      """
      var body: some View {
        Button { isChosen = true } label: {
          HStack {
            Text("Monthly")
            if isChosen { Image(systemName: "checkmark").accessibilityLabel("Chosen") }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { copy() } label: {
          if isCopied { Image(systemName: "checkmark") } else { Image(systemName: "doc.on.doc") }
        }
        .accessibilityLabel("Copy")
      }
      """),
  ]
}
