/// The badge of a tab, up to iOS 18.
public enum TabBadge {
  /// What is heard of it: of a number how many items there are, of another text the text (recorded: uk_tab_bars, with
  /// "3" and "A"). The singular is inferred.
  public static func value(of text: String) -> String {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return text }
    return text == "1" ? "1 item" : "\(text) items"
  }
}
