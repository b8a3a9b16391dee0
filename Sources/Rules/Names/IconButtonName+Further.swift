extension IconButtonName {
  /// Buttons of which the app has better words than the glyph.
  static let further: [Example] = ofApp + ofCode

  /// Words that the app has for the same thing elsewhere.
  private static let ofApp: [Example] = [
    .violation(
      """
      @State private var isCopied = false
      var body: some View {
        VStack {
          ↓Button { copyLink() } label: { Image(systemName: isCopied ? "checkmark" : "doc.on.doc") }
          Menu("More") {
            Button { copyLink() } label: {
              Label(isCopied ? "In the clipboard" : "Copy link", systemImage: isCopied ? "checkmark" : "doc.on.doc")
            }
          }
        }
      }
      """,
      fixed: """
        @State private var isCopied = false
        var body: some View {
          VStack {
            Button { copyLink() } label: { Image(systemName: isCopied ? "checkmark" : "doc.on.doc") }
              .accessibilityLabel(isCopied ? "In the clipboard" : "Copy link")
            Menu("More") {
              Button { copyLink() } label: {
                Label(isCopied ? "In the clipboard" : "Copy link", systemImage: isCopied ? "checkmark" : "doc.on.doc")
              }
            }
          }
        }
        """),
    .violation(
      """
      @State private var showCopied = false
      var body: some View {
        ↓Button { copyLink() } label: { Image(systemName: showCopied ? "checkmark" : "doc.on.doc") }
      }
      """,
      fixed: """
        @State private var showCopied = false
        var body: some View {
          Button { copyLink() } label: { Image(systemName: showCopied ? "checkmark" : "doc.on.doc") }
            .accessibilityLabel(showCopied ? "Copied" : "Copy")
        }
        """),
    .violation(
      """
      @State private var selectedImage: UIImage?
      @State private var note = ""
      var body: some View {
        VStack {
          if let selectedImage {
            HStack {
              Image(uiImage: selectedImage).accessibilityLabel("Attached")
              ↓Button { self.selectedImage = nil } label: { Image(systemName: "xmark.circle.fill") }
            }
          }
          TextField("Note", text: $note).accessibilityLabel("Note")
        }
      }
      """,
      fixed: """
        @State private var selectedImage: UIImage?
        @State private var note = ""
        var body: some View {
          VStack {
            if let selectedImage {
              HStack {
                Image(uiImage: selectedImage).accessibilityLabel("Attached")
                Button { self.selectedImage = nil } label: { Image(systemName: "xmark.circle.fill") }
                  .accessibilityLabel("Remove image")
              }
            }
            TextField("Note", text: $note).accessibilityLabel("Note")
          }
        }
        """),
    .violation(
      """
      struct LogScrollToBottomButton: View {
        let onTap: () -> Void
        var body: some View {
          ↓Button(action: onTap) { Image(systemName: "arrow.down.circle.fill") }
        }
      }
      """,
      fixed: """
        struct LogScrollToBottomButton: View {
          let onTap: () -> Void
          var body: some View {
            Button(action: onTap) { Image(systemName: "arrow.down.circle.fill") }
              .accessibilityLabel("Scroll to bottom")
          }
        }
        """),
  ]

  /// Words of the code.
  private static let ofCode: [Example] = [
    .violation(
      """
      var body: some View {
        ↓Button(action: openGitHub) { Image(systemName: "chevron.left.forwardslash.chevron.right") }
      }
      """,
      fixed: """
        var body: some View {
          Button(action: openGitHub) { Image(systemName: "chevron.left.forwardslash.chevron.right") }
            .accessibilityLabel("Open GitHub")
        }
        """),
    .violation(
      """
      @State private var draft = ""
      let onSubmit: (String) -> Void
      var body: some View {
        ↓Button { onSubmit(draft); draft = "" } label: { Image(systemName: "arrow.right") }
      }
      """,
      fixed: """
        @State private var draft = ""
        let onSubmit: (String) -> Void
        var body: some View {
          Button { onSubmit(draft); draft = "" } label: { Image(systemName: "arrow.right") }
            .accessibilityLabel("Send")
        }
        """),
    // The tick of what is done already takes it back.
    .violation(
      """
      @Bindable var task: Task
      var body: some View {
        ↓Button { withAnimation { task.isCompleted = false } } label: { Image(systemName: "checkmark.circle.fill") }
      }
      """,
      fixed: """
        @Bindable var task: Task
        var body: some View {
          Button { withAnimation { task.isCompleted = false } } label: { Image(systemName: "checkmark.circle.fill") }
            .accessibilityLabel("Mark as incomplete")
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { list.enterEditMode() } label: { Image(systemName: "checkmark.circle") }
      }
      """,
      fixed: """
        var body: some View {
          Button { list.enterEditMode() } label: { Image(systemName: "checkmark.circle") }
            .accessibilityLabel("Edit")
        }
        """),
    .violation(
      """
      @State private var matchIndex = 0
      var body: some View {
        ↓Button { matchIndex = max(0, matchIndex - 1) } label: { Image(systemName: "chevron.up") }
      }
      """,
      fixed: """
        @State private var matchIndex = 0
        var body: some View {
          Button { matchIndex = max(0, matchIndex - 1) } label: { Image(systemName: "chevron.up") }
            .accessibilityLabel("Previous")
        }
        """),
    .violation(
      """
      @State private var isBannerVisible = true
      var body: some View {
        ↓Button { isBannerVisible.toggle() } label: { Image("banner_close") }
      }
      """,
      fixed: """
        @State private var isBannerVisible = true
        var body: some View {
          Button { isBannerVisible.toggle() } label: { Image("banner_close") }.accessibilityLabel("Close")
        }
        """),
    .violation(
      """
      @State private var isImageViewerPresented = false
      var body: some View {
        ↓Button { isImageViewerPresented.toggle() } label: { Image("thumb_1") }
      }
      """,
      fixed: """
        @State private var isImageViewerPresented = false
        var body: some View {
          Button { isImageViewerPresented.toggle() } label: { Image("thumb_1") }.accessibilityLabel("View image")
        }
        """),
  ]
}
