extension IconButtonName {
  static let shown: [Example] = [
    .violation(
      """
      struct Channels: View {
        @State var number = 0
        var body: some View {
          ↓Button {
            number -= 1
            playing()
          } label: { Image(systemName: "backward.circle") }
        }
        func playing() { start(number) }
      }
      """,
      fixed: """
        struct Channels: View {
          @State var number = 0
          var body: some View {
            Button {
              number -= 1
              playing()
            } label: { Image(systemName: "backward.circle") }
            .accessibilityLabel("<#name#>")
          }
          func playing() { start(number) }
        }
        """),
    // Both looks say "Favorite", which is what is turned on and off.
    .pass(
      """
      let store: Store
      let line: Line
      var body: some View {
        Button { store.toggleLine(line.id) } label: {
          Image(systemName: store.isFavorite(line.id) ? "star.fill" : "star")
        }
      }
      """),
    // Code calls it by what the picture shows.
    .pass(
      """
      @State private var isStarred = false
      var body: some View {
        Button(action: toggleStar) { Image(systemName: isStarred ? "star.fill" : "star") }
      }
      func toggleStar() { isStarred.toggle() }
      """),
    .violation(
      """
      let player: Player
      let feedbackGenerator: FeedbackGenerator
      var body: some View {
        ↓Button {
          player.skipToNextItem()
          feedbackGenerator.warningFeedback()
        } label: { Image(systemName: "forward.fill") }
      }
      """,
      fixed: """
        let player: Player
        let feedbackGenerator: FeedbackGenerator
        var body: some View {
          Button {
            player.skipToNextItem()
            feedbackGenerator.warningFeedback()
          } label: { Image(systemName: "forward.fill") }
          .accessibilityLabel("Next")
        }
        """),
    .violation(
      """
      let model: Model
      @State var favorited = false
      var body: some View {
        ↓Button {
          favorited.toggle()
          model.favoriteToggled()
        } label: { Image(systemName: favorited ? "heart.fill" : "heart") }
      }
      """,
      fixed: """
        let model: Model
        @State var favorited = false
        var body: some View {
          Button {
            favorited.toggle()
            model.favoriteToggled()
          } label: { Image(systemName: favorited ? "heart.fill" : "heart") }
          .accessibilityLabel("Favorite")
          .accessibilityAddTraits(favorited ? .isSelected : [])
        }
        """),
    .violation(
      """
      @State var members: [Member] = []
      var body: some View {
        ForEach(members) { member in
          HStack {
            Text(member.name)
            ↓Button { members.removeAll(where: { $0.id == member.id }) } label: { Image(systemName: "multiply.circle") }
          }
        }
      }
      """,
      fixed: """
        @State var members: [Member] = []
        var body: some View {
          ForEach(members) { member in
            HStack {
              Text(member.name)
              Button { members.removeAll(where: { $0.id == member.id }) } label: { Image(systemName: "multiply.circle") }
                .accessibilityLabel("Remove \\(member.name)")
            }
          }
        }
        """),
    .violation(
      """
      let model: Model
      @State var pickedPhoto: Photo?
      var body: some View {
        ↓Button {
          model.clearCourseImageAttachment()
          pickedPhoto = nil
        } label: { Image(systemName: "xmark.circle.fill") }
      }
      """,
      fixed: """
        let model: Model
        @State var pickedPhoto: Photo?
        var body: some View {
          Button {
            model.clearCourseImageAttachment()
            pickedPhoto = nil
          } label: { Image(systemName: "xmark.circle.fill") }
          .accessibilityLabel("Clear course image attachment")
        }
        """),
    .violation(
      """
      @State var ticket: Ticket
      var body: some View {
        HStack {
          ↓Button { ticket.isChosen ? ticket.putBack() : ticket.choose() } label: {
            Image(ticket.isChosen ? "icon-check-square" : "icon-uncheck-square")
          }
          VStack(alignment: .leading) {
            Text(ticket.name)
            Text(String(format: "%@ each", ticket.price))
          }
          Spacer()
          Stepper("Tickets", value: $ticket.count)
        }
      }
      """,
      fixed: """
        @State var ticket: Ticket
        var body: some View {
          HStack {
            Button { ticket.isChosen ? ticket.putBack() : ticket.choose() } label: {
              Image(ticket.isChosen ? "icon-check-square" : "icon-uncheck-square")
            }
            .accessibilityLabel(Text(ticket.name))
            VStack(alignment: .leading) {
              Text(ticket.name)
              Text(String(format: "%@ each", ticket.price))
            }
            Spacer()
            Stepper("Tickets", value: $ticket.count)
          }
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { close() } label: { Image(systemName: "rectangle.3.group") }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button(action: close) { Image("get10off") }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button(action: close) { Circle().frame(width: 44, height: 44) }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button { remove() } label: { Image("bin") }.help("Delete draft")
      }
      """,
      fixed: """
        var body: some View {
          Button { remove() } label: { Image("bin") }.help("Delete draft").accessibilityLabel("Delete draft")
        }
        """),
    .violation(
      """
      @State var isPlaying = false
      var body: some View {
        ↓Button { toggle() } label: { Image(systemName: isPlaying ? "pause.fill" : "play.fill") }
      }
      """,
      fixed: """
        @State var isPlaying = false
        var body: some View {
          Button { toggle() } label: { Image(systemName: isPlaying ? "pause.fill" : "play.fill") }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
        }
        """),
    .violation(
      """
      @State private var isInEditMode = false
      var body: some View {
        ↓Button { isInEditMode.toggle() } label: { Image(systemName: "trash.circle") }
      }
      """,
      fixed: """
        @State private var isInEditMode = false
        var body: some View {
          Button { isInEditMode.toggle() } label: { Image(systemName: "trash.circle") }.accessibilityLabel("Edit")
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { currentSubview = .search } label: { Image("lens") }
      }
      """,
      fixed: """
        var body: some View {
          Button { currentSubview = .search } label: { Image("lens") }.accessibilityLabel("<#name#>")
        }
        """),
    .violation(
      """
      struct ContentView: View {
        let orders: [Order]
        @State private var chosenOrder: Order?
        var body: some View {
          ForEach(orders) { order in
            HStack {
              ↓Button { sortTapped(order) } label: { Circle().fill(order == chosenOrder ? Color.blue : .gray) }
              Text(order.title)
            }
          }
        }
        func sortTapped(_ order: Order) { chosenOrder = order }
      }
      """,
      fixed: """
        struct ContentView: View {
          let orders: [Order]
          @State private var chosenOrder: Order?
          var body: some View {
            ForEach(orders) { order in
              HStack {
                Button { sortTapped(order) } label: { Circle().fill(order == chosenOrder ? Color.blue : .gray) }
                  .accessibilityLabel(Text(order.title))
                Text(order.title)
              }
            }
          }
          func sortTapped(_ order: Order) { chosenOrder = order }
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { close() } label: { Text(Image(systemName: "xmark")) }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button { stopAll() } label: {
          Image(systemName: "octagon").overlay(Image(systemName: "hand.raised.fill"))
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button { deleteDigit() } label: {
          ZStack { Text("0").foregroundColor(.clear); Image(systemName: "delete.left") }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button(action: cancelDownload) { Image(systemName: "xmark") }
      }
      """,
      fixed: """
        var body: some View {
          Button(action: cancelDownload) { Image(systemName: "xmark") }.accessibilityLabel("Cancel download")
        }
        """),
    .pass(
      """
      var body: some View {
        Button("Close", systemImage: "xmark") { close() }.labelStyle(.iconOnly)
      }
      """),
    .pass(
      """
      var body: some View {
        Button { close() } label: { Image(systemName: "xmark").accessibilityLabel("Close") }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { close() } label: {
          HStack { Image(systemName: "house"); Text("Home") }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button { close() } label: { BrandIcon(\\.close).font(.title2) }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Button { close() } label: { Image(systemName: "rectangle.3.group").roundedBorder(width: 1) }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓PillButton(image: "cross", tint: .red) { isOpen = false }
      }
      """),
    .pass(
      """
      var body: some View {
        PillButton(title: "Close", image: "cross") { isOpen = false }
      }
      """),
    .pass(
      """
      var body: some View {
        Button { close() } label: { Image(systemName: "xmark") }
      }
      """),
    .undecided(
      """
      var body: some View {
        Button { close() } label: { BrandMark(kind: .close) }
      }
      """),
  ]

  /// What is done wins over what the picture most often stands for.
}
