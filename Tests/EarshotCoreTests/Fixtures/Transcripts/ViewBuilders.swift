import SwiftUI

/// Content that the user of a component gives.
struct ContentUse: View {
  let name: String

  var body: some View {
    Card {
      Text("Inside")  // hears: Inside
      Button("Press") {}  // hears: Press. Button.
    }
    Card { Text(name) }  // hears: «name»
    // hears: Header. Heading.
    Titled("Header") {
      Text("First")  // hears: First
    } footer: {
      Text("Last")  // hears: Last
    }
    Titled("Alone") { EmptyView() }  // hears: Alone. Heading.
    RowList(items: ["a", "b"]) { item in
      Text("Row \(item)")  // hears: Row a | Row b
    }
    Ready(content: Text("As a value"))  // hears: As a value
    Wrapper(label: AnyView(Text("Erased")))  // hears: Erased
    Buttonish { }  // hears: Go. Button.
    Buttonish { } label: { Text("Own words") }  // hears: Own words. Button.
  }
}

private struct Card<Content: View>: View {  // component
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack { content() }.padding().background(.thinMaterial)
  }
}

private struct Titled<Content: View, Footer: View>: View {  // component
  let title: String
  let content: Content
  let footer: Footer

  init(_ title: String, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.title = title
    self.content = content()
    self.footer = footer()
  }

  var body: some View {
    Text(title).accessibilityAddTraits(.isHeader)
    content
    footer
  }
}

extension Titled where Footer == EmptyView {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content) { EmptyView() }
  }
}

private struct RowList<Item: Hashable, Row: View>: View {  // component
  let items: [Item]
  @ViewBuilder var row: (Item) -> Row

  var body: some View {
    VStack { ForEach(items, id: \.self) { row($0) } }
  }
}

private struct Ready<Content: View>: View {  // component
  let content: Content

  var body: some View { content.padding() }
}

private struct Wrapper: View {  // component
  let label: AnyView

  var body: some View { HStack { label } }
}

private struct Buttonish<Label: View>: View {  // component
  let action: () -> Void
  let label: () -> Label

  init(action: @escaping () -> Void, @ViewBuilder label: @escaping () -> Label) {
    self.action = action
    self.label = label
  }

  var body: some View { Button(action: action, label: label) }
}

extension Buttonish where Label == Text {
  init(action: @escaping () -> Void) {
    self.init(action: action) { Text("Go") }
  }
}
