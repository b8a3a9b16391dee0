import SwiftUI

/// What run time decides becomes alternatives; what source decides does not.
struct Conditions: View {
  let isOn: Bool
  let count: Int
  let note: String?
  let phase: Phase
  let isFixed = true

  var body: some View {
    if isOn {
      Text("Is on")  // hears: Is on [isOn]
    } else {
      Text("Is off")  // hears: Is off [!isOn]
    }
    if !isOn { Text("Still off") }  // hears: Still off [!isOn]
    if count > 3 { Text("Many") }  // hears: Many [count > 3]
    if isOn && count == 0 { Text("Empty") }  // hears: Empty [isOn && count == 0]
    if let note { Text(note) }  // hears: «note» [note != nil]
    // hears: Note: «note» [note != nil] | No note [note == nil]
    if let text = note { Text("Note: \(text)") } else { Text("No note") }
    if note != nil { Text("Has a note") }  // hears: Has a note [note != nil]
    if isFixed { Text("Always") } else { Text("Never") }  // hears: Always
    if true { Text("Yes") }  // hears: Yes
    switch phase {
    case .idle: EmptyView()
    case .loading: ProgressView("Please wait")  // hears: Please wait [phase == .loading]
    case .failed(let reason): Text("Failed: \(reason)")  // hears: Failed: «reason» [phase == .failed]
    }
    Text(isOn ? "On" : "Off")  // hears: On [isOn] | Off [!isOn]
    // The same condition twice in one element makes two alternatives, not four.
    // hears: Selected: Lamp: lit. Button. [isOn] | Lamp: dark. Button. [!isOn]
    Button("Lamp") {}
      .accessibilityValue(isOn ? "lit" : "dark")
      .accessibilityAddTraits(isOn ? .isSelected : [])
    // hears: Off again [!isOn] | On again [isOn]
    Text(!isOn ? "Off again" : "On again")
  }

  enum Phase {
    case idle, loading
    case failed(String)
  }
}

/// Nested conditions: the outcomes add up, and what cannot be is left out.
struct NestedConditions: View {
  let isOn: Bool
  let isLarge: Bool

  var body: some View {
    if isOn {
      if isLarge {
        Text("Large and on")  // hears: Large and on [isOn, isLarge]
      }
      if isOn { Text("Of course") } else { Text("Impossible") }  // hears: Of course [isOn]
      Text(isOn ? "Yes" : "No")  // hears: Yes [isOn]
    } else if isLarge {
      Text("Large and off")  // hears: Large and off [!isOn, isLarge]
    } else {
      Text("Neither")  // hears: Neither [!isOn, !isLarge]
    }
  }
}

/// Computed views with statements of their own.
struct Computed: View {
  let level: Int
  let user: String?

  var body: some View {
    title
    greeting
    badge(for: 3)
    badge(for: 0)
    row("Fixed", value: nil)
    row("Given", value: "7")
    erased
  }

  private var title: some View {
    let text = "Level"
    return Text(text).accessibilityValue("\(level)")  // hears: Level: «level»
  }

  @ViewBuilder private var greeting: some View {
    if let user {
      Text("Hello \(user)")  // hears: Hello «user» [user != nil]
    }
  }

  private func badge(for count: Int) -> some View {
    Group {
      if count > 0 { Text("\(count) new") }  // hears: 3 new
    }
  }

  private func row(_ name: String, value: String?) -> some View {
    HStack {
      Text(name)  // hears: Fixed | Given
      if let value { Text(value) }  // hears: 7
    }
  }

  private var erased: AnyView {
    if level > 9 { return AnyView(Text("High")) }  // hears: High [level > 9]
    return AnyView(Text("Low"))  // hears: Low [!(level > 9)]
  }
}

/// Outcomes of `&&`, `||` and `!` bear on their parts, and say what they are.
struct ComposedConditions: View {
  let isOn: Bool
  let isLarge: Bool
  let note: String?
  let count: Int

  private var isShown: Bool { isOn && isLarge }

  var body: some View {
    // hears: Empty [isOn && note == nil] | Filled [!(isOn && note == nil)]
    if isOn && note == nil { Text("Empty") } else { Text("Filled") }
    // hears: Not on but large [!isOn && isLarge] | Else [!(!isOn && isLarge)]
    if !isOn && isLarge { Text("Not on but large") } else { Text("Else") }
    if isOn && isLarge {
      Text(isOn ? "On" : "Off")  // hears: On [isOn && isLarge]
    } else if isOn {
      Text(isLarge ? "Large" : "Small")  // hears: Small [!(isOn && isLarge), isOn]
    }
    if isOn {
      // hears: Both [isOn, isOn && isLarge] | One [isOn, !(isOn && isLarge)]
      if isOn && isLarge { Text("Both") } else { Text("One") }
    }
    if isOn || isLarge {
      EmptyView()
    } else {
      Text(isLarge ? "Large" : "None")  // hears: None [!(isOn || isLarge)]
    }
    if (isOn || isLarge) && count > 2 { Text("Some") }  // hears: Some [(isOn || isLarge) && count > 2]
    if isShown { Text(isOn ? "Shown" : "Never") }  // hears: Shown [isOn && isLarge]
    if !isShown { Text("Hidden") }  // hears: Hidden [!(isOn && isLarge)]
  }
}
