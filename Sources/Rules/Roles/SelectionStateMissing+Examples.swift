extension SelectionStateMissing {
  /// What is told by colour, weight, shapes or pictures, and what is not.
  static let lookExamples: [Example] = [
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
      """
      struct Tabs: View {
        @State private var chosen = Part.news
        enum Part: String, CaseIterable { case news, mail }
        var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
              ↓Button { chosen = part } label: {
                Text(part.rawValue).background { if part == chosen { Capsule().fill(.blue) } }
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Tabs: View {
        @State private var chosen = Part.news
        enum Part: String, CaseIterable { case news, mail }
        private func tint(of part: Part) -> Color { part == chosen ? .blue : .gray }
        var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
              ↓Button { chosen = part } label: { Text(part.rawValue).foregroundStyle(tint(of: part)) }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Tabs: View {
        @State private var chosen = Part.news
        enum Part: String, CaseIterable { case news, mail }
        var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
              ↓Text(part.rawValue)
                .overlay(Group { if chosen == part { RoundedRectangle(cornerRadius: 8).stroke(.blue) } })
                .onTapGesture { chosen = part }
                .accessibilityAddTraits(.isButton)
            }
          }
        }
      }
      """,
      fixed: """
        struct Tabs: View {
          @State private var chosen = Part.news
          enum Part: String, CaseIterable { case news, mail }
          var body: some View {
            HStack {
              ForEach(Part.allCases, id: \\.self) { part in
                Text(part.rawValue)
                  .overlay(Group { if chosen == part { RoundedRectangle(cornerRadius: 8).stroke(.blue) } })
                  .onTapGesture { chosen = part }
                  .accessibilityAddTraits(.isButton)
                  .accessibilityAddTraits(chosen == part ? .isSelected : [])
              }
            }
          }
        }
        """),
    .violation(
      """
      struct Tabs: View {
        @State private var chosen = Part.news
        enum Part: String, CaseIterable { case news, mail }
        var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
              ↓Button { chosen = part } label: {
                VStack { Text(part.rawValue); if chosen == part { Rectangle().frame(height: 2) } }
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Tabs: View {
        @State private var chosen = Part.news
        enum Part: String, CaseIterable { case news, mail }
        var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
              ↓Button { chosen = part } label: {
                Image(systemName: "envelope").symbolVariant(chosen == part ? .fill : .none)
              }
              .accessibilityLabel(part.rawValue)
            }
          }
        }
      }
      """),
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
      """
      struct Tabs: View {
        @State private var chosen = Part.news
        enum Part: String, CaseIterable { case news, mail }
        var body: some View {
          HStack {
            ForEach(Part.allCases, id: \\.self) { part in
              ↓Chip(title: part.rawValue, isSelected: chosen == part).onTapGesture { choose(part) }
            }
          }
        }
        private func choose(_ part: Part) { chosen = part }
      }
      struct Chip: View {
        let title: String
        let isSelected: Bool
        var body: some View { Text(title).background(isSelected ? Color.blue : Color.gray) }
      }
      """),
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
}
