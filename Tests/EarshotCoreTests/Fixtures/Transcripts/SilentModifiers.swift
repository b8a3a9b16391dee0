import Charts
import SwiftUI

/// Seed 004: modifiers that matter to some and change nothing of what is heard.
struct SilentModifiers: View {
  @AccessibilityFocusState private var isFocused: Bool
  @Namespace private var links
  @State private var hasProblem = false

  var body: some View {
    Text("Wrong password").accessibilityFocused($isFocused)  // hears: Wrong password
    Button("Check") { if hasProblem { isFocused = true } }  // hears: Check. Button.
    Button("Erase") {  // hears: Erase. Button.
      AccessibilityNotification.Announcement("Erased").post()
    }
    Button("Camera") {  // hears: Camera. Button.
      var words = AttributedString("Camera is on")
      words.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(words).post()
    }
    Text("Ladder").accessibilityLinkedGroup(id: "steps", in: links)  // hears: Ladder
    Image("cat").accessibilityIgnoresInvertColors(true)  // hears: cat. Image.
    Button("Bold") {}.accessibilityShowsLargeContentViewer()  // hears: Bold. Button.
    // hears: Bold. Button.
    Button("Bold") {}.accessibilityShowsLargeContentViewer { Label("Bold text", systemImage: "bold") }
    Text("Map").accessibilityZoomAction { _ in }  // hears: Map
    Text("Piano").accessibilityDirectTouch(true, options: .silentOnTouch)  // hears: Piano
    Text("Sent").accessibilityIdentifier("status")  // hears: Sent // id: status
    // hears: Pin
    Text("Pin")
      .accessibilityDragPoint(.center, description: "Move the pin")
      .accessibilityDropPoint(.top, description: "Drop it here")
    Button("Shoot") {}.accessibilityQuickAction(style: .prompt) { Button("Shoot") {} }  // hears: Shoot. Button.
    Text("Fixed").accessibilityRespondsToUserInteraction(false)  // hears: Fixed
    Text("Moved").accessibilityActivationPoint(.center).accessibilitySortPriority(0)  // hears: Moved
    // hears: Sales by week
    Canvas { _, _ in }.accessibilityLabel("Sales by week").accessibilityChartDescriptor(self)
    Text("Notes").accessibilityRotor("Warnings") {}  // hears: Notes // rotors: Warnings
    // The last declared rotor comes first (recorded: ax_ax_aXRotor).
    // hears: Notes // rotors: Errors, Warnings
    Text("Notes").accessibilityRotor("Warnings") {}.accessibilityRotor("Errors") {}
  }
}

extension SilentModifiers: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(title: "Sales", summary: nil, xAxis: xAxis, yAxis: yAxis, series: [])
  }
}
