// locale: ja
// strings(ja): queue.open = 再生リストを開く
// strings(en): queue.open = Open queue
// strings(en): only.english = Only in English
// strings(ja): tracks %lld = %lld曲
import SwiftUI

/// The app and VoiceOver in another language; what is not translated stays in the language of development.
struct Player: View {
  let count: Int

  var body: some View {
    // hears: 再生リストを開く. ボタン.
    Button {} label: { Image(systemName: "list.bullet.indent") }.accessibilityLabel("queue.open")
    Text("only.english")  // hears: Only in English
    Text("tracks \(count)")  // hears: «count»曲
    Text("閉じる")  // hears: 閉じる
  }
}
