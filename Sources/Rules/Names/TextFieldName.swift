import AccessibilityModel

/// A text field without a name and without a placeholder, or an editor without a name.
public struct TextFieldName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "text-field-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "text field has no name",
    documentation: RuleDocumentation(
      reports: "A `TextField` with neither a name nor a placeholder, or a `TextEditor` without a name.",
      why: """
        VoiceOver says "Text field" and the text that it holds, and not what to enter. A text drawn above or over the \
        field is another stop and not its name.
        """,
      howToFix: """
        Add `.accessibilityLabel("Comment")`. A title alone is a placeholder, which is gone once text is typed.
        """,
      elsewhere: "`textView.accessibilityLabel = \"Comment\"`; see `uikit-text-field-name`.",
      limits: """
        A field with a placeholder is the business of `placeholder-only-name`, and a search field is named by its \
        role. An editor whose text nobody can change is a note. Silent in alerts, where modifiers have no effect, and where a modifier could not be followed.
        """,
      references: ["Recorded: as_swiftui_text_entry, cvs_buttons (a field's title is no label, an editor has none)"]),
    examples: captions + [
      .violation(
        """
        struct Memo: View {
          private var hint: String?
          private var text: Binding<String>
          init(hint: String? = nil, text: Binding<String>) { self.hint = hint; self.text = text }
          var body: some View {
            VStack {
              Group { ↓TextEditor(text: text) }
                .hint(when: text.wrappedValue.isEmpty) {
                  if let hint { Text(hint) }
                }
            }
          }
        }
        extension View {
          func hint<Content: View>(when isShown: Bool, @ViewBuilder hint: () -> Content) -> some View {
            ZStack(alignment: .leading) { self; hint().opacity(isShown ? 1 : 0) }
          }
        }
        struct Home: View {
          @State private var note = ""
          var body: some View { Memo(hint: "Write something", text: $note) }
        }
        """,
        fixed: """
          struct Memo: View {
            private var hint: String?
            private var text: Binding<String>
            init(hint: String? = nil, text: Binding<String>) { self.hint = hint; self.text = text }
            var body: some View {
              VStack {
                Group { TextEditor(text: text).accessibilityLabel(hint ?? "") }
                  .hint(when: text.wrappedValue.isEmpty) {
                    if let hint { Text(hint) }
                  }
              }
            }
          }
          extension View {
            func hint<Content: View>(when isShown: Bool, @ViewBuilder hint: () -> Content) -> some View {
              ZStack(alignment: .leading) { self; hint().opacity(isShown ? 1 : 0) }
            }
          }
          struct Home: View {
            @State private var note = ""
            var body: some View { Memo(hint: "Write something", text: $note) }
          }
          """),
      .violation(
        """
        struct Notes: View {
          @State private var text = ""
          var body: some View {
            VStack(alignment: .leading) {
              HStack {
                Text("Notes").font(.headline)
                Spacer()
              }
              ZStack(alignment: .topLeading) {
                ↓TextEditor(text: $text)
                if text.isEmpty { Text("What you saw, what the weather was like, whom you met, what comes next…") }
              }
            }
          }
        }
        struct Home: View {
          var body: some View { VStack { Notes() } }
        }
        """,
        fixed: """
          struct Notes: View {
            @State private var text = ""
            var body: some View {
              VStack(alignment: .leading) {
                HStack {
                  Text("Notes").font(.headline)
                  Spacer()
                }
                ZStack(alignment: .topLeading) {
                  TextEditor(text: $text).accessibilityLabel("Notes")
                  if text.isEmpty { Text("What you saw, what the weather was like, whom you met, what comes next…") }
                }
              }
            }
          }
          struct Home: View {
            var body: some View { VStack { Notes() } }
          }
          """),
      .violation(
        """
        @State private var variables = ""
        var body: some View {
          Form {
            Section("Environment") {
              if isRedacted { Text("Existing values are not shown.").font(.caption) }
              ↓TextEditor(text: $variables)
            }
          }
        }
        """,
        fixed: """
          @State private var variables = ""
          var body: some View {
            Form {
              Section("Environment") {
                if isRedacted { Text("Existing values are not shown.").font(.caption) }
                TextEditor(text: $variables).accessibilityLabel("Environment")
              }
            }
          }
          """),
      .violation(
        """
        @State var code = ["", "", "", ""]
        var body: some View {
          VStack {
            Text("Gift code")
            HStack {
              ForEach(0..<4, id: \\.self) { index in
                ↓TextField("", text: $code[index])
              }
            }
          }
        }
        """,
        fixed: """
          @State var code = ["", "", "", ""]
          var body: some View {
            VStack {
              Text("Gift code")
              HStack {
                ForEach(0..<4, id: \\.self) { index in
                  TextField("", text: $code[index]).accessibilityLabel("Gift code \\(index + 1)")
                }
              }
            }
          }
          """),
      .violation(
        """
        struct StoryEditor: View {
          let store: ViewStore
          var body: some View {
            ↓TextEditor(text: store.binding(get: \\.draft, send: { .write($0) }))
              .background {
                if store.draft.isEmpty { Text("Write your story") }
              }
          }
        }
        """,
        fixed: """
          struct StoryEditor: View {
            let store: ViewStore
            var body: some View {
              TextEditor(text: store.binding(get: \\.draft, send: { .write($0) }))
                .accessibilityLabel("Write your story")
                .background {
                  if store.draft.isEmpty { Text("Write your story") }
                }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓TextEditor(text: $comment).frame(height: 120)
        }
        """,
        fixed: """
          var body: some View {
            TextEditor(text: $comment).frame(height: 120).accessibilityLabel("Comment")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("City")
            ↓TextField("", text: $city)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("City")
              TextField("", text: $city).accessibilityLabel("City")
            }
          }
          """),
      .violation(
        """
        struct Captioned<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { Text(title); content() } }
        }
        struct Editor: View {
          @State private var amountText = ""
          var body: some View {
            Captioned(title: "Sum in euros") { ↓TextField("", text: $amountText) }
          }
        }
        """,
        fixed: """
          struct Captioned<Content: View>: View {
            let title: String
            @ViewBuilder let content: () -> Content
            var body: some View { VStack { Text(title); content() } }
          }
          struct Editor: View {
            @State private var amountText = ""
            var body: some View {
              Captioned(title: "Sum in euros") { TextField("", text: $amountText).accessibilityLabel("Sum in euros") }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Paste a link to a song")
            HStack {
              Image(systemName: "link")
              ↓TextField("", text: $address).overlay {
                if address.isEmpty { Text("https://example.com/song") }
              }
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Paste a link to a song")
              HStack {
                Image(systemName: "link")
                TextField("", text: $address).accessibilityLabel("Paste a link to a song").overlay {
                  if address.isEmpty { Text("https://example.com/song") }
                }
              }
            }
          }
          """),
      .violation(
        """
        struct PasteSheet: View {
          @State private var text = ""
          var body: some View {
            NavigationStack {
              VStack {
                ↓TextEditor(text: $text)
                Text("\\(text.count) of 500 letters")
              }
              .navigationTitle("Pasted text")
            }
          }
        }
        """,
        fixed: """
          struct PasteSheet: View {
            @State private var text = ""
            var body: some View {
              NavigationStack {
                VStack {
                  TextEditor(text: $text).accessibilityLabel("Pasted text")
                  Text("\\(text.count) of 500 letters")
                }
                .navigationTitle("Pasted text")
              }
            }
          }
          """),
      .pass(
        """
        var body: some View {
          TextEditor(text: $comment).accessibilityLabel("Comment")
        }
        """),
      // Text that is only read is a note, and none at all where it stands for a placeholder.
      .violation("var body: some View { ↓TextEditor(text: .constant(license)) }"),
      .pass("var body: some View { TextEditor(text: .constant(\"Write something\")).disabled(true) }"),
      .pass(
        """
        var body: some View {
          List { Text("Berlin") }.searchable(text: $query)
        }
        """),
      .pass(
        """
        let title: LocalizedStringKey
        var body: some View {
          TextField(title, text: $city)
        }
        """),
      .pass(
        """
        var body: some View {
          LabeledContent("City") { TextField("", text: $city) }
        }
        """),
      .undecided(
        """
        var body: some View {
          TextField(text: $status) { HStack { Text("What are you doing?") } }
        }
        """),
      .undecided(
        """
        var body: some View {
          TextEditor(text: $comment).fieldTitle("Comment")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch subject.element.role {
    case .textField: FieldName(noun: "text field").check(subject, in: context)
    case .textEditor: FieldName(noun: "text editor").check(subject, in: context)
    default: .inapplicable
    }
  }
}
