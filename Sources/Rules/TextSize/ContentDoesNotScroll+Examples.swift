extension ContentDoesNotScroll {
  /// Screens that need more room than a phone has, and such that do not.
  static let screenExamples: [Example] = [
    // A button of another library scrolls nothing of what stands around it.
    .violation(
      """
      struct WalletButton: UIViewRepresentable {
        func makeUIView(context: Context) -> PayButton { PayButton() }
        func updateUIView(_ button: PayButton, context: Context) {}
      }
      struct Order: View {
        @State private var name = ""
        @State private var street = ""
        var body: some View {
          ↓VStack {
            Text("Where shall we send your things?").font(.title)
            TextField("Name", text: $name)
            TextField("Street", text: $street)
            Text("You will get a message as soon as they are on their way.")
            WalletButton().frame(height: 50)
            Button("Pay by invoice") { pay() }
          }
        }
      }
      """),
    .undecided(
      """
      struct WalletPage: UIViewRepresentable {
        func makeUIView(context: Context) -> PayPage { PayPage() }
        func updateUIView(_ page: PayPage, context: Context) {}
      }
      struct Order: View {
        @State private var name = ""
        @State private var street = ""
        var body: some View {
          VStack {
            Text("Where shall we send your things?").font(.title)
            TextField("Name", text: $name)
            TextField("Street", text: $street)
            Text("You will get a message as soon as they are on their way.")
            WalletPage()
            Button("Pay by invoice") { pay() }
          }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓VStack {
          Text("Create your account").font(.largeTitle)
          Text("You need one to borrow books, to extend loans and to be told when something is due.")
          TextField("Name", text: $name)
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
          Button("Create account") { create() }
          Button("I have an account already") { signIn() }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        ScrollView {
          VStack {
            Text("Create your account").font(.largeTitle)
            Text("You need one to borrow books, to extend loans and to be told when something is due.")
            TextField("Name", text: $name)
            TextField("Email", text: $email)
            SecureField("Password", text: $password)
            Button("Create account") { create() }
            Button("I have an account already") { signIn() }
          }
        }
      }
      """),
    .pass("var body: some View { VStack { Text(\"Hello\"); Button(\"Go on\") { next() } } }"),
    .violation(
      """
      var body: some View {
        ↓VStack {
          Text("Welcome").font(.title)
          TextField("Name", text: $name)
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
          SecureField("Password again", text: $repeated)
          TextField("Town", text: $town)
          Button("Create account") { create() }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
          Button("Sign in") { signIn() }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ↓VStack {
          Text("Keep messages for a day?").font(.title2)
          Text("Both of you have to agree before anything is deleted.")
          Button("Agree") { agree() }
          Button("Not now") { refuse() }
        }
        .presentationDetents([.height(260)])
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          Text("Keep messages for a day?").font(.title2)
          Text("Both of you have to agree before anything is deleted.")
          Button("Agree") { agree() }
          Button("Not now") { refuse() }
        }
        .presentationDetents([.height(260), .large])
      }
      """),
    .violation(
      """
      let size: String
      var body: some View {
        ↓VStack {
          Text("Restore your budget").font(.title)
          Text("There is a copy of your budget in the cloud. If you do not take it over now, you cannot do so later on this device.")
          Text(size)
          Button("Restore everything from the cloud") { restore() }
          Button("Begin without the copy") { skip() }
        }
      }
      """),
    .pass(
      """
      let size: String
      var body: some View {
        VStack {
          Text("Restore your budget").font(.title).minimumScaleFactor(0.4)
          Text("There is a copy of your budget in the cloud. If you do not take it over now, you cannot do so later on this device.")
            .minimumScaleFactor(0.4)
          Text(size)
          Button("Restore") { restore() }
          Button("Skip") { skip() }
        }
      }
      """),
    .violation(
      """
      @State private var note = ""
      var body: some View {
        ↓VStack {
          TextField("What you think", text: $note, axis: .vertical)
          PhotosPicker("Photos", selection: $items).photosPickerStyle(.compact).frame(height: 200)
          Text("Add up to five pictures of the place")
          Button("Post") { post() }
        }
      }
      """),
    .pass(
      """
      @State private var note = ""
      var body: some View {
        VStack {
          TextField("What you think", text: $note, axis: .vertical).lineLimit(3)
          Text("Add up to five pictures")
          Button("Post") { post() }
        }
      }
      """),
    .violation(
      """
      let page: Page
      var body: some View {
        ↓VStack {
          Image("tent").resizable().frame(height: 400)
          Text("Sleep wherever the road ends").font(.title)
          Text("Find a place for the night on any map, with water near by, and tell others what you found.")
          Button("Next") { next() }
        }
      }
      """),
    .pass(
      """
      let page: Page
      var body: some View {
        VStack {
          Image("tent").resizable().scaledToFit()
          Text("Sleep wherever the road ends").font(.title)
          Text("Find a place for the night on any map, with water near by, and tell others what you found.")
          Button("Next") { next() }
        }
      }
      """),
    .violation(
      """
      let book: Book
      var body: some View {
        VStack {
          Image("cover").resizable()
          Text(book.title).font(.title)
          Text("Summary").font(.headline)
          ↓Text(book.summary)
          Button("Borrow") { borrow() }
        }
      }
      """),
    .pass(
      """
      let book: Book
      var body: some View {
        VStack {
          Text(book.title).font(.title)
          Text("Summary").font(.headline)
          Text(book.summary).lineLimit(3)
          Button("Borrow") { borrow() }
        }
      }
      """),
    .violation(
      """
      struct Tabs: View {
        var body: some View {
          ZStack(alignment: .bottom) {
            AccountForm().padding(.bottom, 90)
            Button("Account") { show() }
          }
          ↓.ignoresSafeArea(.keyboard)
        }
      }
      struct AccountForm: View {
        @State private var account = Account()
        var body: some View {
          ScrollView {
            TextField("Email", text: $account.email)
            SecureField("Password", text: $account.password)
            SecureField("Password again", text: $account.repeated)
            Button("Sign up") { signUp() }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        ScrollView {
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
          SecureField("Password again", text: $repeated)
          Button("Sign up") { signUp() }
        }
        .background(Color.yellow.ignoresSafeArea(.keyboard))
      }
      """),
    .pass(
      """
      var body: some View {
        VStack { TextField("Town", text: $town); Button("Search") { search() } }
          .ignoresSafeArea(.keyboard)
      }
      """),
    .pass(
      """
      @State private var room: CGFloat = 0
      var body: some View {
        ScrollView {
          TextField("Email", text: $email)
          SecureField("Password", text: $password)
          SecureField("Password again", text: $repeated)
          Button("Sign up") { signUp() }
        }
        .padding(.bottom, room)
        .ignoresSafeArea(.keyboard)
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { room = height(of: $0) }
      }
      """),
    .pass(
      """
      let side: Side
      var body: some View {
        ZStack {
          Background(name: side.name)
          HStack {
            VStack { Text("Everything on the left side of the page"); Text("and what stands below it"); Button("Left") { left() } }
            VStack { Text("Everything on the right side of the page"); Text("and what stands below it"); Button("Right") { right() } }
          }
        }
      }
      struct Background: View {
        let name: String
        var body: some View { VStack { Text("The name of this side").font(.largeTitle); Text(name).font(.largeTitle) } }
      }
      """),
    // A row of a list scrolls with it, whatever stands in the row.
    .pass(
      """
      struct Orders: View {
        let orders: [Order]
        @State private var open: Int?
        var body: some View {
          List { ForEach(orders) { order in Card(order: order, isExpanded: open == order.id) { open = order.id } } }
        }
      }
      private struct Card: View {
        let order: Order
        let isExpanded: Bool
        let onToggle: () -> Void
        @State private var note = ""
        var body: some View {
          VStack {
            Button(action: onToggle) {
              if let picture = order.picture {
                AsyncImage(url: URL(string: picture)) { $0.resizable() } placeholder: { Color.gray }
              } else {
                Image(systemName: "photo")
              }
            }
            if isExpanded {
              Text("Order this once more").font(.largeTitle)
              Text("You need an account to borrow books, to extend loans and to be told when something is due.")
              TextField("Name", text: $note)
              TextField("Email", text: $note)
              SecureField("Password", text: $note)
              Button("Create account") { create() }
              Button("I have an account already") { signIn() }
            }
          }
        }
      }
      """),
    .undecided(
      """
      var body: some View {
        ScrollablePage {
          VStack {
            Text("Create your account").font(.largeTitle)
            Text("You need one to borrow books, to extend loans and to be told when something is due.")
            TextField("Name", text: $name)
            TextField("Email", text: $email)
            SecureField("Password", text: $password)
            Button("Create account") { create() }
            Button("I have an account already") { signIn() }
          }
        }
      }
      """),
  ]
}
