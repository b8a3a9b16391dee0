/// VoiceOver's Chinese words, recorded on iOS 27 in walks through an app. In other languages than the system's, English
/// role words were heard as well.
enum ChineseWords {
  static let simplified: [Word] = [
    Word(.button, "按钮", .high, "recorded on iOS 27"),
    Word(.heading, "标题", .high, "recorded on iOS 27"),
  ]

  static let traditional: [Word] = [
    Word(.button, "按鈕", .high, "recorded on iOS 27"),
    Word(.heading, "標題", .high, "recorded on iOS 27"),
  ]
}
