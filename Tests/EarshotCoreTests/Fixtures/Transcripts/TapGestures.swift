import SwiftUI

/// Seeds 002 and 004: a gesture adds neither a trait nor a name.
struct TapGestures: View {
  var body: some View {
    Text("Press").background(Color.blue).padding().onTapGesture {}  // hears: Press
    // hears: Press. Button.
    Text("Press").background(Color.blue).padding().onTapGesture {}.accessibilityAddTraits([.isButton])
    Image("kite").onTapGesture {}  // hears: kite. Image.
    // hears: kite. Button.
    Image("kite").onTapGesture {}.accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage)
    Circle().onTapGesture {}
    Circle().onTapGesture {}.accessibilityLabel("Record").accessibilityAddTraits(.isButton)  // hears: Record. Button.
    Text("Hold").onLongPressGesture {}  // hears: Hold
    Text("Drag").gesture(DragGesture().onEnded { _ in })  // hears: Drag
    Text("Twice").onTapGesture(count: 2) {}  // hears: Twice
    // A plain action makes a button (recorded: ax_ax_aXActionUnamed).
    Text("Press").accessibilityAction {}  // hears: Press. Button.
    // A row with a gesture is still its texts.
    HStack {
      Text("Ada")  // hears: Ada
      Text("Offline")  // hears: Offline
    }
    .contentShape(Rectangle())
    .onTapGesture {}
  }
}

/// Seed 004: a button style keeps everything; a drawing with a gesture has nothing.
struct StylesAndDrawings: View {
  var body: some View {
    Button("Submit") {}.buttonStyle(RoundedButtonStyle())  // hears: Submit. Button.
    RoundedRectangle(cornerRadius: 12)
      .fill(.blue)
      .overlay(Text("Submit"))  // hears: Submit
      .onTapGesture {}
  }
}

private struct RoundedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(RoundedRectangle(cornerRadius: 12).fill(.blue))
  }
}
