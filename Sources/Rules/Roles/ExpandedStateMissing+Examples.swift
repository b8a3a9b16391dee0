extension ExpandedStateMissing {
  static let violations: [Example] = [
    .violation(
      """
      @State private var isOpen = false
      var body: some View {
        ↓Button { isOpen.toggle() } label: {
          HStack {
            Text("Details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
      }
      """,
      fixed: """
        @State private var isOpen = false
        var body: some View {
          Button { isOpen.toggle() } label: {
            HStack {
              Text("Details")
              Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
            }
          }
          .accessibilityValue(isOpen ? "expanded" : "collapsed")
        }
        """),
    .violation(
      """
      @State private var isOpen = false
      var body: some View {
        ↓Button { withAnimation { isOpen.toggle() } } label: {
          HStack {
            Text("Details")
            Image(systemName: isOpen ? "chevron.up" : "chevron.down").accessibilityHidden(true)
          }
        }
      }
      """),
    .violation(
      """
      @State private var isOpen = false
      let count: Int
      var body: some View {
        ↓Button { isOpen.toggle() } label: {
          HStack {
            Text(count == 1 ? "One step" : "Several steps")
            Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
          }
        }
      }
      """),
    // Whoever made the row turns the flag that it hands back.
    .violation(
      """
      struct BlockHeader: View {
        let title: String
        let isExpanded: Bool
        let onToggle: () -> Void
        var body: some View {
          ↓Button { onToggle() } label: {
            HStack {
              Text(title)
              Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0)).accessibilityHidden(true)
            }
          }
        }
      }
      struct BlocksView: View {
        @State private var opened: Set<String> = []
        let titles: [String]
        var body: some View {
          ForEach(titles, id: \\.self) { title in
            BlockHeader(title: title, isExpanded: opened.contains(title), onToggle: { turn(title) })
          }
        }
        private func turn(_ title: String) { opened.formSymmetricDifference([title]) }
      }
      """),
    .violation(
      """
      struct GroupHeader: View {
        let title: String
        let isExpanded: Bool
        let onToggle: () -> Void
        var body: some View {
          ↓Button(action: onToggle) {
            HStack {
              Text(title)
              Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0)).accessibilityHidden(true)
            }
          }
        }
      }
      struct GroupsView: View {
        @State private var opened: Set<String> = []
        let titles: [String]
        var body: some View {
          ForEach(titles, id: \\.self) { title in
            GroupHeader(title: title, isExpanded: opened.contains(title), onToggle: { turn(title) })
          }
        }
        private func turn(_ title: String) { opened.formSymmetricDifference([title]) }
      }
      """),
  ]

  static let passes: [Example] = [
    // What is toggled is something else than what the arrow shows.
    .pass(
      """
      struct BlockHeader: View {
        let isExpanded: Bool
        let toggleFavourite: () -> Void
        var body: some View {
          Button { toggleFavourite() } label: {
            HStack { Text("Block"); Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0)) }
          }
        }
      }
      """),
    .pass("var body: some View { DisclosureGroup(\"Details\", isExpanded: $isOpen) { Text(\"More\") } }"),
    .pass(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack {
            Text("Details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
        .accessibilityValue(isOpen ? "expanded" : "collapsed")
      }
      """),
    .pass(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack {
            Text(isOpen ? "Hide details" : "Show details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
      }
      """),
    .pass(
      """
      @State private var sortsAscending = true
      var body: some View {
        Button { sortsAscending.toggle() } label: {
          HStack { Text("Name"); Image(systemName: sortsAscending ? "chevron.up" : "chevron.down") }
        }
      }
      """),
    .pass(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack { Text("Account"); Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
        }
        .sheet(isPresented: $isOpen) { Text("Accounts") }
      }
      """),
    .undecided(
      """
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack {
            Text("Details")
            Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
          }
        }
        .accessibleDisclosure(isOpen)
      }
      """),
  ]

  /// Several of which each may be open, the one that is open, and taps.
  static let further: [Example] = [
    .violation(
      """
      let groups: [Topic]
      @State private var folded: Set<String> = []
      var body: some View {
        ForEach(groups) { topic in
          ↓Button {
            withAnimation {
              if folded.contains(topic.id) { folded.remove(topic.id) } else { folded.insert(topic.id) }
            }
          } label: {
            HStack {
              Text(topic.name)
              Rectangle().frame(height: 1)
              Image(systemName: folded.contains(topic.id) ? "chevron.right" : "chevron.down")
            }
          }
          if !folded.contains(topic.id) { Text(topic.text) }
        }
      }
      """,
      fixed: """
        let groups: [Topic]
        @State private var folded: Set<String> = []
        var body: some View {
          ForEach(groups) { topic in
            Button {
              withAnimation {
                if folded.contains(topic.id) { folded.remove(topic.id) } else { folded.insert(topic.id) }
              }
            } label: {
              HStack {
                Text(topic.name)
                Rectangle().frame(height: 1)
                Image(systemName: folded.contains(topic.id) ? "chevron.right" : "chevron.down")
              }
            }
            .accessibilityValue(folded.contains(topic.id) ? "collapsed" : "expanded")
            if !folded.contains(topic.id) { Text(topic.text) }
          }
        }
        """),
    .violation(
      """
      let questions: [Question]
      @State private var opened: Int?
      var body: some View {
        ForEach(questions) { question in
          ↓Button { opened = opened == question.id ? nil : question.id } label: {
            HStack {
              Text(question.title)
              Image(systemName: "chevron.down").rotationEffect(.degrees(opened == question.id ? 180 : 0))
            }
          }
        }
      }
      """),
    .violation(
      """
      struct FoldHeader: View {
        @Binding var isCollapsed: Bool
        let title: String
        var body: some View {
          ↓HStack {
            Text(title)
            Spacer()
            Image("back").rotationEffect(.degrees(isCollapsed ? 180 : 270))
          }
          .onTapGesture { withAnimation { isCollapsed.toggle() } }
        }
      }
      """),
    .pass(
      """
      let questions: [Question]
      @State private var opened: Int?
      var body: some View {
        ForEach(questions) { question in
          Button { opened = opened == question.id ? nil : question.id } label: {
            HStack {
              Text(question.title)
              Image(systemName: "chevron.down").rotationEffect(.degrees(opened == question.id ? 180 : 0))
            }
          }
          .accessibilityValue(opened == question.id ? "expanded" : "collapsed")
        }
      }
      """),
    // How the arrow is drawn tells it where the name does not.
    .violation(
      """
      struct PartHeader: View {
        @Binding var isShort: Bool
        let title: String
        var body: some View {
          HStack {
            ↓Button(action: { isShort.toggle() }) {
              Text(title)
              Image(systemName: "chevron.right").rotationEffect(.degrees(isShort ? 0 : 90))
            }
          }
        }
      }
      """,
      fixed: """
        struct PartHeader: View {
          @Binding var isShort: Bool
          let title: String
          var body: some View {
            HStack {
              Button(action: { isShort.toggle() }) {
                Text(title)
                Image(systemName: "chevron.right").rotationEffect(.degrees(isShort ? 0 : 90))
              }
              .accessibilityValue(isShort ? "collapsed" : "expanded")
            }
          }
        }
        """),
    // The one that is chosen leads somewhere, and nothing takes the choice back.
    .pass(
      """
      let questions: [Question]
      @State private var opened: Int?
      var body: some View {
        ForEach(questions) { question in
          Button { opened = question.id } label: {
            HStack { Text(question.title); Image(systemName: opened == question.id ? "chevron.right" : "chevron.down") }
          }
        }
      }
      """),
    .pass(
      """
      struct FoldHeader: View {
        @Binding var isCollapsed: Bool
        let title: String
        var body: some View {
          HStack {
            Text(title)
            Image(systemName: "chevron.down").rotationEffect(.degrees(isCollapsed ? 180 : 0))
          }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
          .accessibilityValue(isCollapsed ? "collapsed" : "expanded")
          .onTapGesture { isCollapsed.toggle() }
        }
      }
      """),
  ]
}
