extension ToggleStateMissing {
  static let violations: [Example] = [
    .violation(
      """
      var body: some View {
        ↓Button { isFavorite.toggle() } label: { Image(systemName: isFavorite ? "heart.fill" : "heart") }
      }
      """),
    .violation(
      """
      @State var isSelected = false
      var body: some View {
        ↓Button {
          isSelected.toggle()
        } label: {
          if isSelected {
            Image(systemName: "checkmark.square.fill").accessibilityHidden(true)
          } else {
            Image(systemName: "checkmark.square").accessibilityHidden(true)
          }
        }
        .accessibilityLabel("Choose item")
      }
      """,
      fixed: """
        @State var isSelected = false
        var body: some View {
          Button {
            isSelected.toggle()
          } label: {
            if isSelected {
              Image(systemName: "checkmark.square.fill").accessibilityHidden(true)
            } else {
              Image(systemName: "checkmark.square").accessibilityHidden(true)
            }
          }
          .accessibilityLabel("Choose item")
          .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
        """),
    .violation(
      """
      struct PinButton: View {
        let isPinned: Bool
        let action: () -> Void
        var body: some View {
          ↓Button(action: action) { Image(systemName: isPinned ? "pin.fill" : "pin") }
        }
      }
      """,
      fixed: """
        struct PinButton: View {
          let isPinned: Bool
          let action: () -> Void
          var body: some View {
            Button(action: action) { Image(systemName: isPinned ? "pin.fill" : "pin") }
              .accessibilityAddTraits(isPinned ? .isSelected : [])
          }
        }
        """),
    .violation(
      """
      @State var isKept = false
      var body: some View {
        ↓Button { isKept.toggle() } label: { Image(systemName: "bookmark" + (isKept ? ".fill" : "")) }
      }
      """,
      fixed: """
        @State var isKept = false
        var body: some View {
          Button { isKept.toggle() } label: { Image(systemName: "bookmark" + (isKept ? ".fill" : "")) }
            .accessibilityAddTraits(isKept ? .isSelected : [])
        }
        """),
    // A tick in a box that is drawn.
    .violation(
      """
      @State var wantsNews = false
      var body: some View {
        ↓Button { wantsNews.toggle() } label: {
          HStack {
            if wantsNews {
              ZStack {
                RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 16, height: 16)
                Image(systemName: "checkmark")
              }
            } else {
              RoundedRectangle(cornerRadius: 4).stroke(.blue).frame(width: 16, height: 16)
            }
            Text("News by mail")
          }
        }
      }
      """),
    .violation(
      """
      @State var wantsNews = false
      var body: some View {
        ↓Button { wantsNews.toggle() } label: {
          HStack {
            ZStack {
              RoundedRectangle(cornerRadius: 4).stroke(.blue).frame(width: 16, height: 16)
              if wantsNews { Image(systemName: "checkmark") }
            }
            Text("News by mail")
          }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button("Alerts") { isOn.toggle() }.accessibilityAddTraits(.isToggle)
      }
      """),
  ]

  static let passes: [Example] = [
    // Which picture it is goes by a key path and a name that is put together; that a title may be missing says nothing of it.
    .violation(
      """
      struct Article { let title: String?; let isRead: Bool }
      struct ArticleList: View {
        let articles: [Article]
        var body: some View {
          List(articles) { article in
            ↓NavigationLink { Reader(article) } label: {
              VStack {
                Text(article.title ?? "")
                StateMark(article: article, keyPath: \\.isRead, symbol: "book")
              }
            }
          }
        }
      }
      struct StateMark: View {
        let article: Article
        let keyPath: KeyPath<Article, Bool>
        let symbol: String
        var body: some View { Image(systemName: article[keyPath: keyPath] ? "\\(symbol).fill" : symbol) }
      }
      """),
    .violation(
      """
      @State private var cover = ""
      let covers: [String]
      var body: some View {
        ForEach(covers, id: \\.self) { name in
          ↓Button { cover = name } label: {
            ZStack {
              Image(name)
              if cover == name { Image(systemName: "circle.fill") } else { Image(systemName: "circle") }
            }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        List(letters) { letter in
          Text(letter.title).swipeActions {
            Button { letter.isPinned.toggle() } label: { Label("Pin", systemImage: letter.isPinned ? "pin.fill" : "pin") }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { isFavorite.toggle() } label: { Image(systemName: isFavorite ? "heart.fill" : "heart") }
          .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
      }
      """),
    .pass(
      """
      var body: some View {
        Button { isOn.toggle() } label: { Image(systemName: isOn ? "bell" : "bell.slash") }
          .accessibilityLabel("Alerts")
          .accessibilityAddTraits(isOn ? .isSelected : [])
      }
      """),
    .violation(
      """
      struct Vote: View {
        let isUpvoted: Bool
        let count: Int
        let vote: () -> Void
        var symbol: String { isUpvoted ? "arrowshape.up.fill" : "arrowshape.up" }
        var body: some View { ↓Button(action: vote) { HStack { Image(systemName: symbol); Text("\\(count)") } } }
      }
      """),
    .violation(
      """
      struct Person: Identifiable { let id: Int; let name: String; let address: String }
      struct PeopleView: View {
        let people: [Person]
        @State private var chosen: Set<Int> = []
        var body: some View {
          ForEach(people) { person in
            ↓Button { if chosen.contains(person.id) { chosen.remove(person.id) } else { chosen.insert(person.id) } } label: {
              HStack {
                Image(systemName: chosen.contains(person.id) ? "checkmark.circle.fill" : "circle")
                Text(person.name.isEmpty ? person.address : person.name)
              }
            }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { isPlaying.toggle() } label: { Image(systemName: isPlaying ? "pause.fill" : "play.fill") }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { isOpen.toggle() } label: {
          HStack { Text("Details"); Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
        }
      }
      """),
    .violation(
      """
      struct Choice: View {
        let title: String
        let isSelected: Bool
        let choose: () -> Void
        var body: some View {
          ↓Button { choose() } label: {
            HStack { Image(systemName: isSelected ? "largecircle.fill.circle" : "circle"); Text(title) }
          }
        }
      }
      """,
      fixed: """
        struct Choice: View {
          let title: String
          let isSelected: Bool
          let choose: () -> Void
          var body: some View {
            Button { choose() } label: {
              HStack { Image(systemName: isSelected ? "largecircle.fill.circle" : "circle"); Text(title) }
            }
            .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """),
    .pass(
      """
      var body: some View {
        Button {
          if wasCopied { return }
          copy(words)
          withAnimation { wasCopied = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { withAnimation { wasCopied = false } }
        } label: {
          HStack { Image(systemName: wasCopied ? "clipboard.fill" : "clipboard"); Text("Copy") }
        }
      }
      """),
    .undecided(
      """
      var body: some View {
        Button { isOn.toggle() } label: { Image(systemName: isOn ? "star.fill" : "star") }.accessibilityLabel(title)
      }
      """),
  ]

  /// Labels whose icon is never read.
  static let icons: [Example] = [
    .violation(
      """
      var body: some View {
        List(servers) { server in
          ↓Label(server.name, systemImage: server.isOwn ? "cloud.fill" : "cloud")
        }
      }
      """),
    // Its title says the same, or what stands beside it.
    .pass(
      """
      var body: some View {
        List(servers) { server in
          Label(server.isUp ? "Running" : "Stopped", systemImage: server.isUp ? "circle.fill" : "circle")
        }
      }
      """),
    .pass(
      """
      var body: some View {
        List(servers) { server in
          HStack {
            Label(server.name, systemImage: server.isUp ? "bolt.fill" : "bolt")
            Text(server.isUp ? "Running" : "Stopped")
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        List(servers) { server in
          HStack {
            Label(server.name, systemImage: server.isUp ? "heart.fill" : "heart")
            if server.isUp { Text("Running") }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        List(servers) { server in
          Label(server.name, systemImage: server.isOwn ? "cloud.fill" : "cloud")
            .accessibilityValue(server.isOwn ? "own" : "shared")
        }
      }
      """),
    // Two kinds, of which each has a picture.
    .pass(
      """
      var body: some View {
        List(servers) { server in
          Label(server.name, systemImage: server.kind == 1 ? "doc" : "folder")
        }
      }
      """),
  ]
}
