extension FixedHeightClipsText {
  /// Numbers and short words in frames that are too narrow for them.
  static let widthExamples: [Example] = [
    .violation(
      """
      extension Font { static let cell: Font = .custom("Inter", size: 12) }
      struct Bill: View {
        let items: [Item]
        var body: some View {
          ForEach(items) { item in
            HStack { Text(item.name); Text("\\(String(format: "%.2f", item.price))").font(.cell)↓.frame(width: 38) }
          }
        }
      }
      """),
    .pass(
      """
      let item: Item
      var body: some View { HStack { Text(item.name); Text(String(format: "%.0f", item.price)).font(.caption).frame(width: 38) } }
      """),
    .violation(
      """
      var body: some View {
        HStack { Text("品名").frame(width: 140); Text("合計").lineLimit(1).font(.subheadline)↓.frame(width: 26) }
      }
      """),
    // Without a limit the second line takes what the first has no room for; Korean words stay whole.
    .pass("var body: some View { Button { undo() } label: { Text(\"達成取消\") }.frame(width: 80).padding(8) }"),
    .violation("var body: some View { Button { undo() } label: { Text(\"실행취소\") }↓.frame(width: 80).padding(8) }"),
    .pass("var body: some View { HStack { Text(\"品名\").frame(width: 140); Text(\"あなたの買い物の一覧\").frame(width: 80) } }"),
  ]
}
