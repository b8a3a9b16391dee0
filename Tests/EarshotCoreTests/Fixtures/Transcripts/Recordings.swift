import SwiftUI

/// What recordings of Apple's runtime show beside the rules (runtime-facts, by section).
struct Recordings: View {
  let name: String

  var body: some View {
    // 2: an icon gives nothing as soon as there is some text; a named one gives its name.
    Button {} label: { HStack { Text("Next"); Image(systemName: "chevron.right") } }  // hears: Next. Button.
    // A checkmark's own trait reaches the button (hgf_submit_button).
    // hears: Selected: Submit. Button.
    Button {} label: { HStack { Image(systemName: "checkmark.icloud"); Text("Submit") } }
    // hears: Greetings,, Earth, !
    HStack {
      Text("Greetings,")
      Label("Earth", systemImage: "globe").labelStyle(.iconOnly).accessibilityRemoveTraits(.isImage)
      Text("!")
    }
    .accessibilityElement(children: .combine)
    // 3: an empty text is an element; a redacted view is none.
    Text("")  // hears: (nothing)
    Text(name).redacted(reason: .placeholder)
    // A shape becomes an element by any of these modifiers, even with an empty text.
    Circle().accessibilityLabel("")  // hears: (nothing)
    Circle().accessibilityValue("full")  // hears: full
    // 4: Markdown is rendered in hints as well; a single asterisk stays.
    // hears: Code // hint: Runs main now
    Text("Code").accessibilityHint("Runs `main` **now**")
    Text("5 * 5 is 25")  // hears: 5 * 5 is 25
    // An address in a literal is a link of the Links rotor.
    Text("Write to help@example.org")  // hears: Write to help@example.org // rotors: Links
    // 5: a picture from data has no name.
    Image(uiImage: UIImage())  // hears: Image.
    // An icon-only label with an empty title falls back to the symbol.
    Label("", systemImage: "globe").labelStyle(.iconOnly)  // hears: Globe. Image.
    // 6: a control is disabled from inside its label as well.
    Button {} label: { Text("Inner").disabled(true) }  // hears: Inner. Dimmed. Button.
    Toggle("Radio", isOn: .constant(true)).disabled(true)  // hears: Radio. Dimmed. Switch Button. On.
    SecureField("Code", text: .constant("abcd"))  // hears: ••••. Secure Text Field.
    TextField("", text: .constant("")).accessibilityLabel("Street")  // hears: Street. Text Field.
    // hears: Copying, 3 of 10: 30%
    ProgressView(value: 0.3) { Text("Copying") } currentValueLabel: { Text("3 of 10") }
    // 7: a header is a heading outside a list too, with each of its parts.
    Section {
      Text("Row")  // hears: Row
    } header: {
      HStack { Text("Part"); Button("All") {} }  // hears: Part. Heading. | All. Button. Heading.
    }
    DisclosureGroup("Details") { Text("Folded") }  // hears: Details. Button. | Folded
  }
}
