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
    // hears: Mail // actions: Mark unread [isRead], Mark read [!isRead]
    Text("Mail").accessibilityAction(named: isRead ? "Mark unread" : "Mark read") {}
    // hears: Post // content: State: read [isRead]; State: new [!isRead]
    Text("Post").accessibilityCustomContent("State", isRead ? "read" : "new")
    // hears: List // actions: «name»
    Text("List").accessibilityActions {
      ForEach(names, id: \.self) { name in Button(name) {} }
    }
  }
}

/// One row, whatever it offers under conditions; a name is there once, with every way in which it is offered.
struct RowActions: View {
  let mail: Mail
  let isPinned: Bool
  let canDelete: Bool
  let side: Side

  enum Side { case reply, archive, nothing }
  struct Mail { var isNew: Bool }

  var body: some View {
    // hears: Mail // actions: Reply, Unpin [isPinned], Pin [!isPinned], Delete [canDelete]
    Text("Mail").accessibilityActions {
      if canDelete { Button("Delete") {} }
      Button(isPinned ? "Unpin" : "Pin") {}
      Button("Reply") {}
    }
    // hears: New [mail.isNew] // actions: Read
    // hears: Mail [!mail.isNew] // actions: Forget [canDelete]
    Text(mail.isNew ? "New" : "Mail").accessibilityActions {
      if mail.isNew { Button("Read") {} } else if canDelete { Button("Forget") {} }
    }
    // hears: Letter // actions: Archive [side == .archive], Reply [side == .reply] [canDelete]
    Text("Letter")
      .accessibilityActions {
        if canDelete { Button("Reply") {} }
      }
      .accessibilityActions {
        switch side {
        case .reply: Button("Reply") {}
        case .archive: Button("Archive") {}
        case .nothing: EmptyView()
        }
      }
    // hears: Both // actions: Same
    Text("Both").accessibilityActions {
      if canDelete { Button("Same") {} } else { Button("Same") {} }
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
