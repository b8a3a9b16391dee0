import Charts
import SwiftUI

/// A chart is a container; its marks say what they are given.
struct CoffeeChart: View {
  let days: [Day]

  struct Day: Identifiable {
    let id: Int
    let name: String
    let cups: Int
  }

  var body: some View {
    Chart {
      ForEach(days) { day in
        // hears: «day.name»: «day.cups» cups {for day in days} // container: Cups by day
        BarMark(x: .value("Day", day.name), y: .value("Cups", day.cups))
          .accessibilityLabel(day.name)
          .accessibilityValue("\(day.cups) cups")
      }
    }
    .accessibilityLabel("Cups by day")
    // The words that Charts makes of plotted values are not known, only where they come from.
    Chart(days) { day in
      // hears: «day.name»: «day.cups» {for day in days}
      LineMark(x: .value("Day", day.name), y: .value("Cups", day.cups))
    }
    // What a chart is replaced by is heard in its place.
    Chart { LineMark(x: .value("Day", 1), y: .value("Cups", 2)) }
      .accessibilityRepresentation { Text("Two cups a day") }  // hears: Two cups a day
    Chart { LineMark(x: .value("Day", 1), y: .value("Cups", 2)) }.accessibilityHidden(true)
  }
}
