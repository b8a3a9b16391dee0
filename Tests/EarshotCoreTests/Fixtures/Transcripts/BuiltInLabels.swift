import SwiftUI

/// Seeds 000 and 004: what standard views say without any modifier.
struct BuiltInLabels: View {
  @Binding var isMuted: Bool
  @Binding var name: String
  let url: URL

  var body: some View {
    Text("Good evening")  // hears: Good evening
    Label("Settings", systemImage: "gear")  // hears: Settings
    Label { Text("Inbox") } icon: { Image("tray") }  // hears: Inbox
    Label("Shown as icon", systemImage: "gear").labelStyle(.titleOnly)  // hears: Shown as icon
    Button("Discard") {}  // hears: Discard. Button.
    Button("Discard", role: .destructive) {}  // hears: Discard. Button.
    Button("Print", systemImage: "printer") {}  // hears: Print. Button.
    Button {} label: { Label("Print", systemImage: "printer") }  // hears: Print. Button.
    Button {} label: { Label("Print", systemImage: "printer").labelStyle(.iconOnly) }  // hears: Print. Button.
    Toggle("Muted", isOn: $isMuted)  // hears: Muted. Switch Button. «isMuted»
    // hears: Muted. Switch Button. «isMuted»
    Toggle(isOn: $isMuted) { Label("Muted", systemImage: "speaker.slash") }
    Link("Terms", destination: url)  // hears: Terms. Button. Link.
    ShareLink("Send this page", item: url)  // hears: Send this page. Button.
    // hears: Tools. Button.
    Menu("Tools") {
      Button("Rotate") {}  // hears: Rotate. Button.
      Button("Crop") {}  // hears: Crop. Button.
    }
    DisclosureGroup("Fine print") {  // hears: Fine print. Button.
      Text("No refunds")  // hears: No refunds
    }
    EditButton()  // hears: Edit. Button.
    ProgressView("Loading maps")  // hears: Loading maps
    // hears: Fuel: half full
    Gauge(value: 0.5) { Text("Fuel") } currentValueLabel: { Text("half full") }
  }
}

/// Errata 4.10: on iOS the title of a field is only its placeholder.
struct Fields: View {
  @Binding var query: String
  @Binding var secret: String

  var body: some View {
    TextField("Town", text: .constant(""))  // hears: Town. Text Field.
    TextField("Town", text: .constant("Graz"))  // hears: Graz. Text Field.
    TextField("Town", text: .constant(""), prompt: Text("For example Graz"))  // hears: For example Graz. Text Field.
    TextField("Town", text: .constant("")).accessibilityLabel("Town")  // hears: Town: Town. Text Field.
    TextField("", text: .constant("")).accessibilityLabel("Town")  // hears: Town. Text Field.
    SecureField("Password", text: .constant(""))  // hears: Password. Secure Text Field.
    TextEditor(text: .constant("Dear diary")).accessibilityLabel("Entry")  // hears: Entry: Dear diary. Text Field.
  }
}

/// An unlabelled control beside a text is still without a name.
struct UnnamedControls: View {
  var body: some View {
    HStack {
      Text("Night mode")  // hears: Night mode
      Toggle("", isOn: .constant(true)).labelsHidden()  // hears: Switch Button. On.
    }
    Toggle("Night mode", isOn: .constant(true)).labelsHidden()  // hears: Night mode. Switch Button. On.
    Slider(value: .constant(0.3))  // hears: 30%. Adjustable.
    ProgressView(value: 0.3)  // hears: 30%
    LabeledContent("Night mode") {
      Toggle("", isOn: .constant(true))  // hears: Night mode. Switch Button. On.
    }
  }
}
