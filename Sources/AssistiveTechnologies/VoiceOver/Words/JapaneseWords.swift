/// VoiceOver's Japanese words, from public Japanese prose (speech-spec section 9). No recording is known; hints and
/// the words for tabs, text fields and search fields were not found and are not invented.
enum JapaneseWords {
  static let rows: [Word] = [
    Word(.button, "ボタン", .high, "FRE, YUM slides, zenn"),
    Word(.heading, "見出し", .high, "YUM slides (iOS), lighthouse manual"),
    Word(.link, "リンク", .medium, "speech-spec section 9, general use"),
    Word(.adjustable, "調整可能", .high, "FRE"),
    Word(.pickerItem, "ピッカー項目", written: "", .medium, "FRE"),
    // The sources write it after the name; its place in speech is taken from rule S4.
    Word(.selected, "選択中", written: "選択中: {1}", .medium, "FRE"),
    Word(.dimmed, "淡色表示", .medium, "example of VoiceOver on the web, stored doc 62990417419"),
    Word(.switchButton, "切り替えボタン", .medium, "VoiceOver manual for iOS 14 in Japanese"),
    Word(.on, "オン", .medium, "VoiceOver manuals in Japanese"),
    Word(.off, "オフ", .medium, "VoiceOver manuals in Japanese"),
    Word(.image, "イメージ", .medium, "Settings item イメージをナビゲート; older systems say 画像"),
    Word(.moreContentAvailable, "その他のコンテンツ", written: "その他のコンテンツ", .medium, "YUM slides"),
  ]
}
