extension IconButtonName {
  /// Crosses that take a row out of its list.
  static let ofRows: [Example] = [
    .violation(
      """
      struct ShelfList: View {
        @State private var shelves: [Shelf] = []
        var body: some View {
          ForEach(shelves) { shelf in
            HStack {
              Text(shelf.name)
              ↓Button {
                Task { await store.deleteShelf(shelf) }
                model.removeShelf(shelf)
              } label: { Image(systemName: "xmark") }
            }
          }
        }
      }
      """,
      fixed: """
        struct ShelfList: View {
          @State private var shelves: [Shelf] = []
          var body: some View {
            ForEach(shelves) { shelf in
              HStack {
                Text(shelf.name)
                Button {
                  Task { await store.deleteShelf(shelf) }
                  model.removeShelf(shelf)
                } label: { Image(systemName: "xmark") }
                .accessibilityLabel("Delete \\(shelf.name)")
              }
            }
          }
        }
        """),
    .violation(
      """
      struct BasketView: View {
        @State private var things: [String] = []
        var body: some View {
          ForEach(things, id: \\.self) { thing in
            HStack {
              Text(thing)
              ↓Button { things.removeAll(where: { $0 == thing }) } label: { Image(systemName: "xmark") }
            }
          }
        }
      }
      """,
      fixed: """
        struct BasketView: View {
          @State private var things: [String] = []
          var body: some View {
            ForEach(things, id: \\.self) { thing in
              HStack {
                Text(thing)
                Button { things.removeAll(where: { $0 == thing }) } label: { Image(systemName: "xmark") }
                  .accessibilityLabel("Remove \\(thing)")
              }
            }
          }
        }
        """),
    .violation(
      """
      struct TagChip: View {
        let tag: Tag
        var onRemove: () -> Void
        var body: some View {
          HStack { Text(tag.name); ↓Button(action: { onRemove() }) { Image(systemName: "xmark") } }
        }
      }
      """),
    .violation(
      """
      struct TagRow: View {
        @Binding var tags: [String]
        var body: some View {
          ForEach(tags, id: \\.self) { tag in
            HStack { Text(tag); ↓Button { withAnimation { tags.removeAll { $0 == tag } } } label: { Image(systemName: "xmark") } }
          }
        }
      }
      """),
    .pass(
      """
      struct SheetStack: View {
        @State private var isShown = true
        @State private var notes: [String] = []
        var body: some View {
          ForEach(notes, id: \\.self) { note in
            Button { isShown = false } label: { Image(systemName: "xmark") }
          }
        }
      }
      """),
  ]
}
