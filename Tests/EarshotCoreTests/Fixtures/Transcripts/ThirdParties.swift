import AlertToast
import Popovers
import SDWebImageSwiftUI
import SwiftUI

/// Views and modifiers of packages that are in the table.
struct ThirdParties: View {
  @State private var showsToast = false
  @State private var showsHelp = false

  var body: some View {
    // hears: Cover. Image. [image is loaded]
    // hears: Cover [image is not loaded]
    WebImage(url: nil).resizable().placeholder { ProgressView() }.accessibilityLabel("Cover")
    Text("Body")  // hears: Body
      .toast(isPresenting: $showsToast) {
        AlertToast(
          displayMode: .hud, type: .regular,
          title: "Saved",  // hears: Saved
          subTitle: "In drafts")  // hears: In drafts
      }
    Text("Table").introspectTableView { $0.bounces = false }  // hears: Table
    Text("Word")  // hears: Word
      .popover(present: $showsHelp, attributes: { $0.position = .absolute(originAnchor: .top, popoverAnchor: .bottom) }) {
        PopoverReader { context in
          Templates.DividedVStack {
            Text("Its meaning")  // hears: Its meaning
          }
        }
      }
  }
}
