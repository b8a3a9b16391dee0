// locale: en, ja
// strings(en): queue.show = Show queue
// strings(ja): queue.show = 再生待ちを表示
import SwiftUI

/// Three components and a modifier between the screen and what is heard.
struct PlayerBar: View {
  let track: Track
  @Binding var isLoved: Bool
  @Binding var position: Double

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(track.title).font(.headline)
        Text(track.artist)
      }
      Spacer()
      SymbolButton(symbol: isLoved ? "heart.fill" : "heart") { isLoved.toggle() }
      SymbolButton(symbol: "list.bullet.indent", label: "queue.show") {}
      Slider(value: .constant(0.25)) { Text("Position") }
    }
    .panelStyle()
  }
}

struct Track: Identifiable {
  let id: Int
  let title: String
  let artist: String
  let isExplicit: Bool
}

// file: Components/SymbolButton.swift
import SwiftUI

struct SymbolButton: View {
  let symbol: String
  var label: LocalizedStringKey? = nil
  let action: () -> Void

  var body: some View {
    Button(action: action) { Image(systemName: symbol).imageScale(.large) }
      .modifier(OptionalLabel(label))
  }
}

// file: Components/OptionalLabel.swift
import SwiftUI

struct OptionalLabel: ViewModifier {
  let label: LocalizedStringKey?

  init(_ label: LocalizedStringKey?) { self.label = label }

  func body(content: Content) -> some View {
    if let label { content.accessibilityLabel(label) } else { content }
  }
}

// file: Components/Panel.swift
import SwiftUI

extension View {
  func panelStyle() -> some View { padding().background(.bar, in: .capsule) }
}
