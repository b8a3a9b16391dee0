extension StatusNotAnnounced {
  /// What is drawn for a few seconds, by members, views of the project, under several conditions and for what a model says.
  static let ofPassing: [Example] = [
    .violation(
      """
      struct ShareView: View {
        let link: String
        let canShare: Bool
        @State private var isCopied = false
        var body: some View {
          VStack {
            Button("Copy the link") {
              isCopied = true
              Task {
                try? await Task.sleep(for: .seconds(2))
                hideNote()
              }
            }
            if canShare, isCopied { ↓note.padding() }
          }
        }
        private var note: some View { HStack { Image(systemName: "checkmark"); Text("Copied") } }
        private func hideNote() { withAnimation { isCopied = false } }
      }
      """),
    .violation(
      """
      struct SaveView: View {
        @State private var isSaved = false
        var body: some View {
          VStack {
            Button("Save") {
              isSaved = true
              DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isSaved = false }
            }
            ↓Text("Saved").opacity(isSaved ? 1 : 0)
          }
        }
      }
      """),
    .violation(
      """
      @MainActor final class SyncModel: ObservableObject {
        @Published var showsNote = true
        func start() async {
          await sync()
          Task {
            try? await Task.sleep(nanoseconds: 2 * 1_000_000_000)
            self.showsNote = false
          }
        }
      }
      struct SyncView: View {
        @StateObject private var model = SyncModel()
        let note: String
        var body: some View {
          VStack {
            List { Text("Files") }.task { await model.start() }
            if model.showsNote && !note.isEmpty { ↓Text(note) }
          }
        }
      }
      """),
    .violation(
      """
      struct Whisper: View {
        let words: String
        @State private var isThere = true
        var body: some View { if isThere { HStack { Image(systemName: "sparkles"); Text(words) } } }
      }
      struct WalkView: View {
        @State private var words: String?
        var body: some View {
          Map().overlay {
            if let words { ↓Whisper(words: words) }
          }
          .onReceive(news) { piece in
            words = piece
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { words = nil }
          }
        }
      }
      """),
    // A flag that is not the only condition.
    .violation(
      """
      struct RedeemView: View {
        @State private var code = ""
        @State private var showsError = false
        var body: some View {
          VStack {
            TextField("Code", text: $code)
            if showsError, code.isEmpty { ↓Text("This code is not known").foregroundStyle(.red) }
            Button("Redeem") {
              showsError = !shop.knows(code)
              code = ""
            }
          }
        }
      }
      """),
    // What can be pressed is more than a message, what stays is meant to be found, and what is announced is heard.
    .pass(
      """
      struct OfferView: View {
        let words: String
        var body: some View { HStack { Text(words); Button("Take it") { take() } } }
      }
      struct ShopView: View {
        @State private var offer: String?
        @State private var isOpen = false
        @State private var isSaved = false
        var body: some View {
          VStack {
            if let offer { OfferView(words: offer) }
            if isOpen { Text("Open until ten") }
            if isSaved { Text("Saved") }
            Button("Save") {
              isSaved = true
              AccessibilityNotification.Announcement("Saved").post()
              DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                isSaved = false
                offer = nil
              }
            }
          }
        }
      }
      """),
  ]
}

extension PicturedCopies {
  static let examples: [Example] = [
    .violation(
      """
      struct KeyRow: View {
        let key: String
        @State private var isCopied = false
        var body: some View {
          HStack {
            Text(key)
            Button {
              UIPasteboard.general.string = key
              isCopied = true
            } label: {
              ↓Image(systemName: isCopied ? "checkmark" : "doc.on.doc").foregroundStyle(isCopied ? .green : .blue)
            }
            .accessibilityLabel("Copy the key")
          }
        }
      }
      """),
    .violation(
      """
      struct KeyRow: View {
        let key: String
        @State private var isCopied = false
        var body: some View {
          Button { copy() } label: { ↓Label("Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc") }
        }
        private func copy() {
          UIPasteboard.general.setItems([["public.text": key]])
          withAnimation { isCopied = true }
        }
      }
      """),
    // Words tell it, in the view or to assistive technologies, or what was set is no copy.
    .pass(
      """
      struct KeyRow: View {
        let key: String
        @State private var isCopied = false
        @State private var isOpen = false
        var body: some View {
          Button {
            UIPasteboard.general.string = key
            isCopied = true
          } label: {
            Image(systemName: isCopied ? "checkmark" : "doc.on.doc").accessibilityLabel(isCopied ? "Copied" : "Copy")
          }
          Button { isOpen = true } label: { Label("Open", systemImage: isOpen ? "lock.open" : "lock") }
        }
      }
      struct CodeRow: View {
        let code: String
        @State private var isCopied = false
        var body: some View {
          Button {
            UIPasteboard.general.string = code
            isCopied = true
          } label: {
            Label(isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc")
          }
        }
      }
      """),
    // A message comes up with it.
    .pass(
      """
      struct KeyRow: View {
        let key: String
        @State private var isCopied = false
        var body: some View {
          Button {
            UIPasteboard.general.string = key
            isCopied = true
          } label: { Image(systemName: isCopied ? "checkmark" : "doc.on.doc") }
          .alert("Copied", isPresented: $isCopied) { Button("OK") {} }
        }
      }
      """),
  ]
}
