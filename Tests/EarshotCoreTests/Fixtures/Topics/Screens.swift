import SwiftUI

// topic: Layout views (stacks, groups, spacers)
// heard: Tide
struct U01: View {
  var body: some View {
    VStack {
      Spacer()
      Group { HStack { Text("Tide") } }
    }
  }
}

// topic: `children: .ignore`
// heard: Tide is rising
struct U02: View {
  var body: some View {
    HStack {
      Text("Tide")
      Text("Rising")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Tide is rising")
  }
}

// topic: `children: .combine`
// heard: Berth 7, Free, Button
struct U03: View {
  var body: some View {
    HStack {
      Text("Berth 7")
      Text("Free")
      Button("Moor") { moor() }
      Button("Ask") { ask() }
    }
    .accessibilityElement(children: .combine)
  }
}

// topic: `children: .contain`
// heard: Tide
// heard: Rising
struct U04: View {
  var body: some View {
    HStack {
      Text("Tide")
      Text("Rising")
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Water")
  }
}

// topic: Rows and cards
// heard: Berth 7, Free, Button
// heard: Berth 8
// heard: Taken
struct U05: View {
  var body: some View {
    List {
      Button { open() } label: {
        HStack {
          Text("Berth 7")
          Text("Free")
        }
      }
      HStack {
        Text("Berth 8")
        Text("Taken")
      }
    }
  }
}

// topic: Hidden views
// heard: Far away
struct U06: View {
  var body: some View {
    VStack {
      Text("Old").hidden()
      Text("Clear").opacity(0)
      Text("Silent").accessibilityHidden(true)
      Text("Far away").offset(x: 5000)
    }
  }
}

// topic: Order
// heard: First
// heard: Second
// heard: Third
struct U07: View {
  var body: some View {
    VStack {
      HStack {
        Text("First")
        Text("Second")
      }
      Text("Third")
    }
  }
}

// topic: Sort priority
// heard: First
// heard: Second
struct U08: View {
  var body: some View {
    VStack {
      Text("Second")
      Text("First").accessibilitySortPriority(1)
    }
    .accessibilityElement(children: .contain)
  }
}

// topic: Representation
// heard: Water level, 50%, adjustable
struct U09: View {
  @State private var level = 0.5
  var body: some View {
    Circle().accessibilityRepresentation { Slider(value: $level) { Text("Water level") } }
  }
}

// topic: Synthetic children (`accessibilityChildren`)
// heard: Monday, high tide
// heard: Tuesday, low tide
struct U10: View {
  var body: some View {
    Canvas { context, size in draw(context, size) }
      .accessibilityChildren {
        Text("Monday, high tide")
        Text("Tuesday, low tide")
      }
  }
}

// topic: Labelled pairs
// heard: Water level
// heard: Water level, 50%, adjustable
struct U11: View {
  @Namespace private var pairs
  @State private var level = 0.5
  var body: some View {
    HStack {
      Text("Water level").accessibilityLabeledPair(role: .label, id: "level", in: pairs)
      Slider(value: $level).accessibilityLabeledPair(role: .content, id: "level", in: pairs)
    }
  }
}

// topic: Linked groups
// heard: Monday
// heard: High tide
struct U12: View {
  @Namespace private var links
  var body: some View {
    VStack {
      Text("Monday").accessibilityLinkedGroup(id: "tide", in: links)
      Text("High tide").accessibilityLinkedGroup(id: "tide", in: links)
    }
  }
}

// topic: Rotors
// heard: Berth 7
struct U13: View {
  var body: some View {
    VStack { Text("Berth 7") }
      .accessibilityRotor("Free berths") { AccessibilityRotorEntry("Berth 7", id: 7) }
  }
}

// topic: Identifiers
// heard: Moor, Button
struct U14: View {
  var body: some View { Button("Moor") { moor() }.accessibilityIdentifier("moor-button") }
}

// topic: Labels of groups of buttons
// heard: Small, Button
// heard: Large, Button
struct U15: View {
  var body: some View {
    HStack {
      Button("Small") { size = 1 }
      Button("Large") { size = 2 }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Size of the boat")
  }
}

// topic: Focus
// heard: Moored
struct U16: View {
  @AccessibilityFocusState private var isFocused: Bool
  var body: some View { Text("Moored").accessibilityFocused($isFocused) }
}

// topic: Announcements
// heard: Moor, Button
struct U17: View {
  var body: some View {
    Button("Moor") { AccessibilityNotification.Announcement("Moored").post() }
  }
}

// topic: Announcement priority
// heard: Moor, Button
struct U18: View {
  var body: some View {
    Button("Moor") {
      var words = AttributedString("Moored")
      words.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(words).post()
    }
  }
}

// topic: Changes of a value
// heard: Moored  when isMoored
// heard: Adrift  when !isMoored
// heard: Moor, Button
struct U19: View {
  @State private var isMoored = false
  var body: some View {
    VStack {
      Text(isMoored ? "Moored" : "Adrift")
      Button("Moor") { isMoored = true }
    }
  }
}

// topic: Direct touch
// heard: Helm
struct U20: View {
  var body: some View {
    Text("Helm").accessibilityDirectTouch(options: .requiresActivation)
  }
}

// topic: Drag and drop points
// heard: Berth 7
struct U21: View {
  var body: some View {
    Text("Berth 7").accessibilityDropPoint(.center, description: Text("Moor here"))
  }
}

// topic: Zoom actions
// heard: Chart
struct U22: View {
  var body: some View {
    Text("Chart").accessibilityZoomAction { action in zoom(action.direction) }
  }
}

// topic: Quick actions of Apple Watch
// heard: Moor, Button
struct U23: View {
  var body: some View {
    Button("Moor") { moor() }.accessibilityQuickAction(style: .prompt) { Button("Moor") { moor() } }
  }
}

// topic: Content shown on hover
// heard: Berth 7
// heard: Free  when isOver
struct U24: View {
  @State private var isOver = false
  var body: some View {
    VStack {
      Text("Berth 7").onHover { isOver = $0 }
      if isOver { Text("Free") }
    }
  }
}

// topic: Voice Control names
// heard: Moor, Button
// heard: Moor with a rope, Button
struct U25: View {
  var body: some View {
    VStack {
      Button("Moor") { moor() }
      Button { moor() } label: { Image("rope") }.accessibilityLabel("Moor with a rope").accessibilityInputLabels(["Rope"])
    }
  }
}

// topic: Dynamic Type
// heard: Tide
struct U26: View {
  var body: some View { Text("Tide").font(.system(size: 12)) }
}

// topic: Large content viewer
// heard: Moor, Button
struct U27: View {
  var body: some View {
    Button("Moor") { moor() }.accessibilityShowsLargeContentViewer { Text("Moor the boat") }
  }
}

// topic: Inverted colours
// heard: harbour, Image
struct U28: View {
  var body: some View { Image("harbour").accessibilityIgnoresInvertColors() }
}

// topic: Captions
// heard: 
struct U29: View {
  let player: AVPlayer
  var body: some View { VideoPlayer(player: player) }
}

// topic: Caption settings of the system
// heard: Captions on  when MACaptionAppearanceGetDisplayType(.user) == .alwaysOn
// heard: Captions off  when MACaptionAppearanceGetDisplayType(.user) != .alwaysOn
struct U30: View {
  var body: some View { Text(MACaptionAppearanceGetDisplayType(.user) == .alwaysOn ? "Captions on" : "Captions off") }
}

// topic: Transcripts of audio
// heard: Play the weather, Button
// heard: Wind from the west, four to five.
struct U31: View {
  var body: some View {
    VStack {
      Button("Play the weather") { play() }
      Text("Wind from the west, four to five.")
    }
  }
}

// topic: Deprecated modifiers
// heard: Berth 7
struct U32: View {
  var body: some View { Text("B7").accessibility(label: Text("Berth 7")) }
}

// topic: Availability
// heard: New chart
struct U33: View {
  var body: some View {
    if #available(iOS 99, *) { Text("New chart") } else { Text("Old chart") }
  }
}

// topic: Forms that SwiftUI does not have
// heard: Mail
struct U37: View {
  var body: some View { Text("Mail").accessibilityActions("Archive") { archive() } }
  func archive() {}
}

// topic: Views from outside the project
// heard: 
struct U34: View {
  var body: some View { HarbourMap(zoom: 3) }
}

// topic: Audits in UI tests
// heard: Tide
struct U35: View {
  var body: some View { Text("Tide") }
}

// topic: Testing with VoiceOver
// heard: Moor, Button
struct U36: View {
  var body: some View { Button("Moor") { moor() } }
}
