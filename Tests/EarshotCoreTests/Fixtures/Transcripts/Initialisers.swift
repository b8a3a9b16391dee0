import SwiftUI

/// Values that reach a view by its memberwise initialiser, with defaults.
struct MemberwiseUse: View {
  let place: String

  var body: some View {
    Chip(title: "New")  // hears: New. Button.
    Chip(title: "New", symbol: "xmark", isRemovable: true)  // hears: New. Button. | Remove New. Button.
    Chip(title: place)  // hears: «place». Button.
    Chip(title: "In \(place)", isRemovable: false)  // hears: In «place». Button.
    Chip(title: Chip.standard)  // hears: Everything. Button.
  }
}

private struct Chip: View {  // component
  static let standard = "Everything"

  let title: String
  var symbol = "plus"
  var isRemovable = false

  var body: some View {
    HStack {
      Button(title) {}
      if isRemovable {
        Button {} label: { Image(systemName: symbol) }
          .accessibilityLabel("Remove \(title)")
      }
    }
  }
}

/// A written initialiser may name, change and compute what it is given.
struct WrittenInitialiserUse: View {
  var body: some View {
    Tag("news")  // hears: #news
    Tag("news", count: 3)  // hears: #news: 3
    Tag(number: 7)  // hears: Number 7
    Field(caption: "Street", text: .constant("Ring 1"))  // hears: Street: Ring 1. Text Field.
    Convenience()  // hears: From elsewhere
  }
}

private struct Tag: View {  // component
  private let text: String
  private let detail: String?

  init(_ name: String, count: Int? = nil) {
    text = "#" + name
    if let count { detail = "\(count)" } else { detail = nil }
  }

  init(number: Int) {
    self.text = "Number \(number)"
    self.detail = nil
  }

  var body: some View {
    if let detail {
      Text(text).accessibilityValue(detail)
    } else {
      Text(text)
    }
  }
}

private struct Field: View {  // component
  private let caption: LocalizedStringKey
  @Binding private var text: String

  init(caption: LocalizedStringKey, text: Binding<String>) {
    self.caption = caption
    _text = text
  }

  var body: some View {
    TextField("", text: $text).accessibilityLabel(caption)
  }
}

private struct Convenience: View {  // component
  let text: String

  init(text: String) { self.text = text }

  var body: some View { Text(text) }
}

extension Convenience {
  fileprivate init() { self.init(text: "From elsewhere") }
}
