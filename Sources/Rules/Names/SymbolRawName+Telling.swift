extension SymbolRawName {
  /// Pictures that are there in one state alone, of which the code beside them or around them has the word.
  static let telling: [Example] = [
    .violation(
      """
      @State private var error: String?
      var body: some View {
        VStack {
          if let error {
            ↓Image(systemName: "multiply.circle").foregroundColor(.red)
            Text(error)
          } else {
            Text("All is well")
          }
        }
      }
      """,
      fixed: """
        @State private var error: String?
        var body: some View {
          VStack {
            if let error {
              Image(systemName: "multiply.circle").foregroundColor(.red).accessibilityLabel("Error")
              Text(error)
            } else {
              Text("All is well")
            }
          }
        }
        """),
    .violation(
      """
      let playIsLocked: Bool
      var body: some View {
        Text("Level 2").overlay(alignment: .trailing) {
          if playIsLocked { ↓Image(systemName: "lock.fill") }
        }
      }
      """,
      fixed: """
        let playIsLocked: Bool
        var body: some View {
          Text("Level 2").overlay(alignment: .trailing) {
            if playIsLocked { Image(systemName: "lock.fill").accessibilityLabel("Locked") }
          }
        }
        """),
  ]
}
