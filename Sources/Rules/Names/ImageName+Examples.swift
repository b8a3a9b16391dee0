extension ImageName {
  /// Pictures that a property or a function of the view makes, which take no modifier where they are made.
  static let ofProperties: [Example] = [
    .violation(
      """
      enum Asset {
        static let out = ImageAsset(name: "row_out")
        static let cross = ImageAsset(name: "row_cross")
      }
      struct ImageAsset {
        let name: String
        var image: Image { Image(name) }
      }
      struct StateRow: View {
        enum State { case paid, failed }
        let state: State
        var body: some View {
          HStack {
            icon
              .resizable()
              .frame(width: 24, height: 24)
            Text(words)
          }
        }
        private var words: String {
          switch state {
          case .paid: "Paid"
          case .failed: "Did not work"
          }
        }
        private var icon: Image {
          switch state {
          case .paid: return ↓Asset.out.image
          case .failed: return ↓Asset.cross.image
          }
        }
      }
      """,
      fixed: """
        enum Asset {
          static let out = ImageAsset(name: "row_out")
          static let cross = ImageAsset(name: "row_cross")
        }
        struct ImageAsset {
          let name: String
          var image: Image { Image(name) }
        }
        struct StateRow: View {
          enum State { case paid, failed }
          let state: State
          var body: some View {
            HStack {
              icon
                .resizable()
                .frame(width: 24, height: 24)
                .accessibilityHidden(true)
              Text(words)
            }
          }
          private var words: String {
            switch state {
            case .paid: "Paid"
            case .failed: "Did not work"
            }
          }
          private var icon: Image {
            switch state {
            case .paid: return Asset.out.image
            case .failed: return Asset.cross.image
            }
          }
        }
        """),
    .violation(
      """
      struct ImageAsset {
        let name: String
        var image: Image { Image(name) }
      }
      enum Asset { static let busy = ImageAsset(name: "sync_busy") }
      struct SyncStatus: View {
        let isBusy: Bool
        var body: some View {
          VStack {
            if let image = picture(while: isBusy) {
              image
                .resizable()
            }
            Text("Your notes are kept in step")
          }
        }
        private func picture(while isBusy: Bool) -> Image? {
          let isShown = isBusy && !Store.isEmpty
          if isShown {
            return ↓Asset.busy.image
          }
          return nil
        }
      }
      """),
  ]
}
