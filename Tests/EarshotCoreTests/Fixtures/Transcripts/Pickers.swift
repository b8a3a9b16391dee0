import SwiftUI

/// One of several: a menu, segments, rows.
struct Pickers: View {
  enum Unit: String, CaseIterable, Identifiable {
    case metric = "Metric"
    case imperial = "Imperial"

    var id: Self { self }
  }

  var body: some View {
    Picker("Units", selection: .constant(Unit.imperial)) {  // hears: Units, Imperial. Button.
      ForEach(Unit.allCases) { Text($0.rawValue).tag($0) }
    }
    Picker("Units", selection: .constant(Unit.imperial)) {
      ForEach(Unit.allCases) { unit in
        Text(unit.rawValue).tag(unit)  // hears: Metric. Button. 1 of 2. | Selected: Imperial. Button. 2 of 2.
      }
    }
    .pickerStyle(.segmented)
    // A label on a menu takes the place of title and choice.
    // hears: System of units. Button.
    Picker("Units", selection: .constant(Unit.metric)) {
      ForEach(Unit.allCases) { Text($0.rawValue).tag($0) }
    }
    .accessibilityLabel("System of units")
    // hears: Rows: 3, Decrement: 3. Button. | Rows: 3, Increment: 3. Button.
    Stepper("Rows: 3", value: .constant(3))
    Menu {  // hears: More. Button.
      Button("Rename") {}  // hears: Rename. Button.
      Button("Delete", role: .destructive) {}  // hears: Delete. Button.
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    Menu("Sort") {  // hears: Sort. Button.
      Button("By name") {}  // hears: By name. Button.
    }
    LabeledContent("Version", value: "1.2")  // hears: Version: 1.2
    DisclosureGroup {  // hears: Advanced. Button.
      Text("Port 80")  // hears: Port 80
    } label: {
      Label("Advanced", systemImage: "gear")
    }
  }
}
