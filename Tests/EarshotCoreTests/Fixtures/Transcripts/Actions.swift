import SwiftUI

/// Seeds 002 and 004: what can be done beside activating. The last declared is offered first (tree-spec T50).
struct Actions: View {
  var body: some View {
    // hears: Photo. Image. // actions: Options, Show
    Image(systemName: "photo.on.rectangle.angled")
      .accessibilityLabel("Photo")
      .accessibilityAction(named: "Show") {}
      .accessibilityAction(named: "Options") {}
    // hears: Letter // actions: Delete
    Text("Letter").accessibilityAction(named: Text("Delete")) {}
    Text("Player").accessibilityAction(.escape) {}  // hears: Player // actions: (escape)
    Text("Player").accessibilityAction(.magicTap) {}  // hears: Player // actions: (magicTap)
    Text("Open").accessibilityAction(.default) {}  // hears: Open. Button.
    // hears: Mail from Bo // actions: Archive, Reply
    Text("Mail from Bo")
      .accessibilityActions {
        Button("Reply") {}
        Button("Archive") {}
      }
  }
}

/// Actions that depend on something.
struct ConditionalActions: View {
  let isRead: Bool
  let names: [String]

  var body: some View {
    // hears: Mail [isRead] // actions: Mark unread
    // hears: Mail [!isRead] // actions: Mark read
    Text("Mail").accessibilityAction(named: isRead ? "Mark unread" : "Mark read") {}
    // hears: Post [isRead] // content: State: read
    // hears: Post [!isRead] // content: State: new
    Text("Post").accessibilityCustomContent("State", isRead ? "read" : "new")
    // hears: List // actions: «name»
    Text("List").accessibilityActions {
      ForEach(names, id: \.self) { name in Button(name) {} }
    }
  }
}

/// Swipe actions are offered as well; their words are those of the buttons.
struct SwipeActions: View {
  var body: some View {
    List {
      // hears: Groceries // actions: Delete, Pin
      Text("Groceries")
        .swipeActions {
          // The buttons themselves appear beside the row.
          Button("Delete", role: .destructive) {}  // hears: Delete. Button.
          Button { } label: { Label("Pin", systemImage: "pin") }  // hears: Pin. Button.
        }
    }
  }
}
