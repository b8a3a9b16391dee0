import SwiftUI

// topic: Label of a text or control
// heard: Harbour
// heard: Moor, Button
// heard: Lights, Switch button, on
// heard: Berth of «name»
struct T01: View {
  let name: String
  var body: some View {
    VStack {
      Text("Harbour")
      Button("Moor") { moor() }
      Toggle("Lights", isOn: .constant(true))
      Text("Berth of \(name)")
    }
  }
}

// topic: Label from a modifier
// heard: Moor the boat, Button
struct T02: View {
  var body: some View {
    Button { moor() } label: { Image(systemName: "rectangle.3.group") }
      .accessibilityLabel("Inner")
      .accessibilityLabel("Moor the boat")
  }
}

// topic: Label that depends on a state
// heard: Close the gate, Button  when isOpen
// heard: Open the gate, Button  when !isOpen
struct T03: View {
  @State private var isOpen = false
  var body: some View {
    Button(isOpen ? "Close the gate" : "Open the gate") { isOpen.toggle() }
  }
}

// topic: Label with `isEnabled:`
// heard: Berth 7  when isNamed
// heard: B7  when !isNamed
struct T04: View {
  let isNamed: Bool
  var body: some View {
    Text("B7").accessibilityLabel("Berth 7", isEnabled: isNamed)
  }
}

// topic: Label that wraps the existing one (`accessibilityLabel { label in … }`)
// heard: Free, Berth 7
struct T05: View {
  var body: some View {
    Text("Berth 7").accessibilityLabel { label in
      Text("Free")
      label
    }
  }
}

// topic: Quality of a label
// heard: Save button, Button
struct T06: View {
  var body: some View {
    Button("Save button") { save() }
  }
}

// topic: Value in a label
// heard: Water level, Half, adjustable
struct T07: View {
  @State private var level = 0.5
  var body: some View {
    Slider(value: $level) { Text("Water level") }
      .accessibilityValue("Half")
  }
}

// topic: Values
// heard: Water level, 50%, adjustable
// heard: Pump, Switch button, on
// heard: Filling, 25%
// heard: Tide, Rising
struct T08: View {
  @State private var level = 0.5
  @State private var isOn = true
  var body: some View {
    VStack {
      Slider(value: $level) { Text("Water level") }
      Toggle("Pump", isOn: $isOn)
      ProgressView("Filling", value: 0.25)
      Text("Tide").accessibilityValue("Rising")
    }
  }
}

// topic: Hints
// heard: Moor, Button
// heard: Leave, Button
struct T09: View {
  var body: some View {
    VStack {
      Button("Moor") { moor() }.accessibilityHint("Ties the boat to its berth")
      Button("Leave") { leave() }.help("Unties the boat")
    }
  }
}

// topic: Custom content
// heard: Swan, Ann
struct T10: View {
  var body: some View {
    Text("Swan")
      .accessibilityCustomContent("Length", "9 metres")
      .accessibilityCustomContent("Owner", "Ann", importance: .high)
  }
}

// topic: Input labels
// heard: Moor at berth 7, Button
struct T11: View {
  var body: some View {
    Button("Moor at berth 7") { moor() }.accessibilityInputLabels(["Moor", "Berth 7"])
  }
}

// topic: Text content type
// heard: let x = 1
struct T12: View {
  var body: some View { Text("let x = 1").accessibilityTextContentType(.sourceCode) }
}

// topic: Speech attributes (pitch, spelling out, phonetics, punctuation, queue)
// heard: ABC 12
struct T13: View {
  var body: some View { Text("ABC 12").speechSpellsOutCharacters().speechAdjustedPitch(0.5) }
}

// topic: Symbols
// heard: Love, Image
// heard: rectangle.3.group, Image
struct T14: View {
  var body: some View {
    VStack {
      Image(systemName: "heart")
      Image(systemName: "rectangle.3.group")
    }
  }
}

// topic: Asset images
// heard: lighthouse, Image
struct T15: View {
  var body: some View { Image("lighthouse") }
}

// topic: Images from data or the network
// heard: Image
struct T16: View {
  let picture: UIImage
  let url: URL
  var body: some View {
    VStack {
      Image(uiImage: picture)
      AsyncImage(url: url)
    }
  }
}

// topic: Decorative images
// heard: Tide table
struct T17: View {
  var body: some View {
    VStack {
      Image(decorative: "waves")
      Image("waves").accessibilityHidden(true)
      Text("Tide table")
    }
  }
}

// topic: Icon beside text
// heard: Love, Image
// heard: Favourites
// heard: Favourites, Button
// heard: Favourites
struct T18: View {
  var body: some View {
    VStack {
      HStack {
        Image(systemName: "heart")
        Text("Favourites")
      }
      Button { open() } label: {
        HStack {
          Image(systemName: "heart")
          Text("Favourites")
        }
      }
      Label("Favourites", systemImage: "heart")
    }
  }
}

// topic: Rows of repeated symbols
// heard: Favorite, Image
// heard: Favorite, Image
// heard: Favorite, Image
struct T19: View {
  var body: some View {
    HStack { ForEach(0..<3) { _ in Image(systemName: "star.fill") } }
  }
}

// topic: Drawn content (`Canvas`, `Path`, shapes)
// heard: Map of the harbour
struct T20: View {
  var body: some View {
    VStack {
      Circle().fill(.red)
      Canvas { context, size in draw(context, size) }.accessibilityLabel("Map of the harbour")
    }
  }
}

// topic: Traits
// heard: Selected, Berth 7, Button
struct T22: View {
  var body: some View {
    Text("Berth 7").accessibilityAddTraits([.isButton, .isSelected])
  }
}

// topic: Headings
// heard: Berths, Heading
// heard: Berth 7
struct T23: View {
  var body: some View {
    List {
      Section("Berths") { Text("Berth 7") }
    }
  }
}

// topic: Heading levels
// heard: Berths, Heading Level 2
struct T24: View {
  var body: some View { Text("Berths").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2) }
}

// topic: Selection
// heard: Selected, Berth 7, Button  when isChosen
// heard: Berth 7, Button  when !isChosen
struct T25: View {
  let isChosen: Bool
  var body: some View {
    Button("Berth 7") { choose() }.accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

// topic: Switches and check boxes
// heard: Lights, Switch button, off
struct T26: View {
  @State private var isOn = false
  var body: some View { Toggle("Lights", isOn: $isOn).toggleStyle(.button) }
}

// topic: Tap gestures
// heard: Berth 7
struct T27: View {
  var body: some View { Text("Berth 7").onTapGesture { open() } }
}

// topic: Long presses, swipes, drags
// heard: Berth 7
struct T28: View {
  var body: some View { Text("Berth 7").onLongPressGesture { open() } }
}

// topic: Custom button, label and toggle styles
// heard: Moor, by rope, Button
struct RopeStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("by rope")
    }
  }
}

struct T29: View {
  var body: some View { Button("Moor") { moor() }.buttonStyle(RopeStyle()) }
}

// topic: Actions (`accessibilityAction`, `accessibilityActions`)
// heard: Berth 7
struct T30: View {
  var body: some View {
    Text("Berth 7")
      .accessibilityAction(named: "Moor") { moor() }
      .accessibilityActions { Button("Leave") { leave() } }
  }
}

// topic: Adjustable elements
// heard: Speed, 4 knots, adjustable
struct T31: View {
  var body: some View {
    Text("Speed").accessibilityValue("4 knots").accessibilityAdjustableAction { direction in change(direction) }
  }
}

// topic: Text fields
// heard: Name of the boat, Text field
// heard: Text field
struct T32: View {
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name of the boat", text: $name)
      TextEditor(text: $name)
    }
  }
}

// topic: Localised labels
// shown by: LocaleTests.swift

// topic: Chart descriptors
// shown by: TranscriptFixtureTests.swift
