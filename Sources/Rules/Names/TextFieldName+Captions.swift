extension TextFieldName {
  /// Words around a field that name it, wherever they stand.
  static let captions: [Example] = [
    .violation(
      """
      var body: some View {
        HStack { Text ("Weight in kg: "); Spacer(); ↓TextField("", value: $weight, formatter: digits); Text("kg") }
      }
      """,
      fixed: """
        var body: some View {
          HStack { Text ("Weight in kg: "); Spacer(); TextField("", value: $weight, formatter: digits)
            .accessibilityLabel("Weight in kg"); Text("kg") }
        }
        """),
    .violation(
      """
      struct Secrets: View {
        @State private var old = ""
        @State private var new = ""
        @State private var isOldSeen = false
        @State private var isNewSeen = false
        var body: some View {
          VStack {
            Text("Old code")
            ZStack {
              if isOldSeen { ↓TextField("", text: $old) } else { SecureField("", text: $old) }
              Button("Show") { isOldSeen.toggle() }
            }
            Text("New code")
            ZStack {
              if isNewSeen { ↓TextField("", text: $new) } else { SecureField("", text: $new) }
              Button("Show") { isNewSeen.toggle() }
            }
          }
        }
      }
      """,
      fixed: """
        struct Secrets: View {
          @State private var old = ""
          @State private var new = ""
          @State private var isOldSeen = false
          @State private var isNewSeen = false
          var body: some View {
            VStack {
              Text("Old code")
              ZStack {
                if isOldSeen { TextField("", text: $old)
                  .accessibilityLabel("Old code") } else { SecureField("", text: $old) }
                Button("Show") { isOldSeen.toggle() }
              }
              Text("New code")
              ZStack {
                if isNewSeen { TextField("", text: $new)
                  .accessibilityLabel("New code") } else { SecureField("", text: $new) }
                Button("Show") { isNewSeen.toggle() }
              }
            }
          }
        }
        """),
    .violation(
      """
      struct DigitField: View {
        @Binding var value: Int
        @State private var text = ""
        var body: some View { ↓TextField("", text: $text).onAppear { text = value.description } }
      }
      struct Limits: View {
        @State private var lines = 5
        var body: some View { HStack { Text("Lines kept"); DigitField(value: $lines) } }
      }
      """,
      fixed: """
        struct DigitField: View {
          @Binding var value: Int
          @State private var text = ""
          var body: some View { TextField("", text: $text).onAppear { text = value.description } }
        }
        struct Limits: View {
          @State private var lines = 5
          var body: some View { HStack { Text("Lines kept"); DigitField(value: $lines)
            .accessibilityLabel("Lines kept") } }
        }
        """),
    .violation(
      """
      struct PlainField: View {
        @Binding var text: String
        var body: some View { VStack { ↓TextField("", text: $text) } }
      }
      struct AddressForm: View {
        @State private var street = ""
        @State private var town = ""
        var body: some View {
          VStack {
            Text("Street and number")
            PlainField(text: $street)
            Text("Postal town")
            PlainField(text: $town)
          }
        }
      }
      """,
      fixed: """
        struct PlainField: View {
          @Binding var text: String
          var body: some View { VStack { TextField("", text: $text) } }
        }
        struct AddressForm: View {
          @State private var street = ""
          @State private var town = ""
          var body: some View {
            VStack {
              Text("Street and number")
              PlainField(text: $street).accessibilityLabel("Street and number")
              Text("Postal town")
              PlainField(text: $town).accessibilityLabel("Postal town")
            }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        Form {
          VStack {
            HStack { Text("System prompt"); Spacer(); Text("Required") }
            ZStack {
              if prompt.isEmpty { Text("Describe what it is to do and how") }
              ↓TextEditor(text: $prompt)
            }
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          Form {
            VStack {
              HStack { Text("System prompt"); Spacer(); Text("Required") }
              ZStack {
                if prompt.isEmpty { Text("Describe what it is to do and how") }
                TextEditor(text: $prompt).accessibilityLabel("System prompt")
              }
            }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        VStack { weight(label: "Body weight", value: $weight, unit: "kg") }
      }
      @ViewBuilder func weight(label: String, value: Binding<Double>, unit: String) -> some View {
        HStack {
          Text(label)
          Spacer()
          ↓TextField("", value: value, format: .number)
          Text(unit)
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack { weight(label: "Body weight", value: $weight, unit: "kg") }
        }
        @ViewBuilder func weight(label: String, value: Binding<Double>, unit: String) -> some View {
          HStack {
            Text(label)
            Spacer()
            TextField("", value: value, format: .number).accessibilityLabel(Text(label))
            Text(unit)
          }
        }
        """),
    .violation(
      """
      var body: some View {
        VStack {
          Text("What are you doing, and what will be done by then?")
          ↓TextEditor(text: $plan.doing)
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            Text("What are you doing, and what will be done by then?")
            TextEditor(text: $plan.doing).accessibilityLabel("What are you doing, and what will be done by then?")
          }
        }
        """),
    .violation(
      """
      var body: some View {
        HStack {
          ForEach(0..<6, id: \\.self) { index in
            ↓TextField("", text: Binding(get: { digits[index] }, set: { digits[index] = $0 }))
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          HStack {
            ForEach(0..<6, id: \\.self) { index in
              TextField("", text: Binding(get: { digits[index] }, set: { digits[index] = $0 }))
                .accessibilityLabel("Digit \\(index + 1)")
            }
          }
        }
        """),
    .violation(
      """
      struct ChatView: View {
        @State private var inputText = ""
        var body: some View {
          NavigationStack {
            HStack {
              ↓TextEditor(text: $inputText)
              Button("Send") { sendMessage() }
            }
            .navigationTitle("Assistant")
          }
        }
      }
      """,
      fixed: """
        struct ChatView: View {
          @State private var inputText = ""
          var body: some View {
            NavigationStack {
              HStack {
                TextEditor(text: $inputText).accessibilityLabel("Message")
                Button("Send") { sendMessage() }
              }
              .navigationTitle("Assistant")
            }
          }
        }
        """),
  ]
}
