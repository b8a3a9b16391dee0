// strings(en): greeting.title = Good morning
// strings(en): cart.count %lld = %lld things in the basket
// strings(en): cart.hint = Opens the basket
// strings(en): from %@ to %@ = from %1$@ to %2$@
// strings(en): icon.close = Close this page
// strings(en): menu_icon = Main menu
import SwiftUI

/// Texts by key: a key that a table has is spoken as the table says.
struct Localized: View {
  let count: Int
  let start: String
  let end: String

  var body: some View {
    Text("greeting.title")  // hears: Good morning
    Text("cart.count \(count)")  // hears: «count» things in the basket
    Text("cart.count \(3)")  // hears: 3 things in the basket
    Text("from \(start) to \(end)")  // hears: from «start» to «end»
    Text(verbatim: "greeting.title")  // hears: greeting.title
    Text(key)  // hears: greeting.title
    Text(LocalizedStringKey(key))  // hears: Good morning
    Text(String(localized: "greeting.title"))  // hears: Good morning
    Text(String(localized: "greeting.title", comment: "Shown at the top"))  // hears: Good morning
    Text(NSLocalizedString("greeting.title", comment: ""))  // hears: Good morning
    Text(LocalizedStringResource("greeting.title"))  // hears: Good morning
    Text(String(localized: LocalizedStringResource("greeting.title")))  // hears: Good morning
    // hears: Close this page. Button. // hint: Opens the basket
    Button {} label: { Image(systemName: "xmark") }
      .accessibilityLabel("icon.close")
      .accessibilityHint("cart.hint")
    Button("greeting.title") {}  // hears: Good morning. Button.
    Label("greeting.title", systemImage: "sun.max")  // hears: Good morning
    // The name of a picture is a key as well.
    Image("menu_icon")  // hears: Main menu. Image.
    Text("not in any table")  // hears: not in any table
    Text(L10n.Cart.hint)  // hears: Opens the basket
    Text(L10n.Cart.count(4))  // hears: 4 things in the basket
    Text(L10n.Greeting.title)  // hears: Good morning
    Text("greeting.title".localized)  // hears: Good morning
    Text(Strings.close)  // hears: Close this page
    Text(Keys.greeting.text)  // hears: Good morning
  }

  private var key: String { "greeting.title" }
}

/// As SwiftGen writes it.
internal enum L10n {
  internal enum Cart {
    /// %d things in the basket
    internal static func count(_ p1: Int) -> String {
      return L10n.tr("Localizable", "cart.count %lld", p1, fallback: "%d things")
    }
    internal static let hint = L10n.tr("Localizable", "cart.hint", fallback: "Opens it")
  }
  internal enum Greeting {
    internal static var title: String { return L10n.tr("Localizable", "greeting.title") }
  }
}

extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}

private final class BundleToken {
  static let bundle: Bundle = { Bundle(for: BundleToken.self) }()
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

enum Strings {
  static let close = String(localized: "icon.close")
}

enum Keys: String {
  case greeting = "greeting.title"

  var text: LocalizedStringKey { LocalizedStringKey(rawValue) }
}
