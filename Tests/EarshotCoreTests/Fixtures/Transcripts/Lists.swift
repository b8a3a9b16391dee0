import SwiftUI

/// Rows are what is in them; a control that fills a row is the row.
struct Lists: View {
  let mails: [Mail]
  @State private var settings: [Setting]

  struct Mail: Identifiable {
    let id: Int
    let sender: String
    let isRead: Bool
  }

  struct Setting: Identifiable {
    let id: Int
    var name: String
    var isOn: Bool
  }

  var body: some View {
    List {
      HStack {
        Text("Shoes")  // hears: Shoes
        Text("$80")  // hears: $80
      }
      ForEach(mails) { mail in
        HStack {
          // A dot without words is told by its label.
          // hears: Unread. Image. [!mail.isRead] {for mail in mails}
          if !mail.isRead { Image(systemName: "circle.fill").accessibilityLabel("Unread") }
          Text(mail.sender)  // hears: «mail.sender» {for mail in mails}
        }
      }
      ForEach(mails) { mail in
        // hears: Unread, «mail.sender» [!mail.isRead] {for mail in mails}
        // hears: «mail.sender» [mail.isRead] {for mail in mails}
        HStack {
          if !mail.isRead { Image(systemName: "circle.fill").accessibilityLabel("Unread") }
          Text(mail.sender)
        }
        .accessibilityElement(children: .combine)
      }
      ForEach($settings) { $setting in
        // hears: «setting.name». Switch Button. «setting.isOn» {for setting in settings}
        Toggle(setting.name, isOn: $setting.isOn)
      }
      ForEach(mails.indices, id: \.self) { index in
        // hears: Delete «index + 1». Button. {for index in mails.indices} // actions: Delete
        Button("Delete \(index + 1)") {}
      }
      .onDelete { _ in }
    }
  }
}

/// Nothing to show, and what is said then.
struct EmptyList: View {
  let mails: [String]

  var body: some View {
    if mails.isEmpty {
      Text("No mail")  // hears: No mail [mails.isEmpty]
    } else {
      List(mails, id: \.self) { mail in
        Text(mail)  // hears: «mail» [!mails.isEmpty] {for mail in mails}
      }
    }
    List(mails, id: \.self) { Text($0) }  // hears: «element» {for element in mails}
      .overlay {
        if mails.isEmpty { Text("Nothing here") }  // hears: Nothing here [mails.isEmpty]
      }
  }
}
