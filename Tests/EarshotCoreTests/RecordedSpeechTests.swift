import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Testing

/// What VoiceOver itself said on iOS 27, a test for each fact.
@Suite("Recorded on iOS 27")
struct RecordedSpeechTests {
  @Test("A text under disabled is dimmed, as a control is; of a picture nothing is recorded")
  func dimmedText() async {
    let hearing = await Hearing.body(
      "VStack { Text(\"Caption\"); Image(\"cat\").accessibilityLabel(\"Cat\"); Button(\"Go\") {} }.disabled(true)")
    #expect(hearing.texts() == ["Caption. Dimmed.", "Cat. Image.", "Go. Dimmed. Button."])
  }

  @Test("Sort priorities order what a scroll view holds, and nothing passes what is outside of it")
  func priorityInScrollView() async {
    let hearing = await Hearing.body(
      """
      VStack {
        Button("Above") {}
        ScrollView {
          Text("Low")
          VStack { Text("High") }.accessibilityElement(children: .contain).accessibilitySortPriority(5)
          Text("Middle").accessibilitySortPriority(1)
        }
      }
      """)
    #expect(hearing.texts() == ["Above. Button.", "High", "Middle", "Low"])
  }

  @Test("A group's name belongs to its elements, disabled ones as well; selected comes before dimmed")
  func groups() async {
    let hearing = await Hearing.body(
      """
      HStack { Button("One") {}.accessibilityAddTraits(.isSelected); Button("Two") {} }
        .disabled(true).accessibilityElement(children: .contain).accessibilityLabel("Group")
      """)
    #expect(hearing.texts() == ["Selected: One. Dimmed. Button.", "Two. Dimmed. Button."])
    #expect(hearing.stops()?.first?.details[.container] == "Group")
  }

  @Test("A check mark is selected whatever label and value the button has", arguments: [
    "Button {} label: { Image(systemName: \"checkmark.circle.fill\") }.accessibilityLabel(\"Done\").accessibilityValue(\"Yes\")",
    "Button {} label: { Image(systemName: \"checkmark.circle.fill\").accessibilityLabel(\"Done\") }.accessibilityValue(\"Yes\")",
  ])
  func checkMark(code: String) async {
    let hearing = await Hearing.body(code)
    #expect(hearing.texts() == ["Selected: Done: Yes. Button."])
  }

  @Test("A text view that cannot be edited says its text, and its label when it is empty")
  func readOnlyText() async {
    let hearing = await Hearing.source(
      """
      import UIKit
      final class Terms: UIViewController {
        override func viewDidLoad() {
          let filled = UITextView()
          filled.isEditable = false
          filled.text = "All of it"
          filled.accessibilityLabel = "Terms"
          let empty = UITextView()
          empty.isEditable = false
          empty.accessibilityLabel = "Notes"
          view.addSubview(filled)
          view.addSubview(empty)
        }
      }
      """)
    #expect(hearing.texts(of: "Terms") == ["All of it", "Notes"])
  }

  @Test("Role words in Chinese, by script or region", arguments: [
    ("zh-Hans", "按钮", "标题"), ("zh_CN", "按钮", "标题"), ("zh", "按钮", "标题"), ("zh-Hant", "按鈕", "標題"),
    ("zh-TW", "按鈕", "標題"), ("zh-Hant-HK", "按鈕", "標題"), ("zh-Hans-HK", "按钮", "标题"),
  ])
  func chinese(locale: String, button: String, heading: String) throws {
    let vocabulary = try #require(SpeechLanguage(locale: locale)).vocabulary
    #expect(vocabulary.word(.button).spoken == button)
    #expect(vocabulary.word(.heading).spoken == heading)
    #expect(vocabulary.word(.dimmed).isFallback)
  }

  @Test("Commas within a label are kept")
  func commas() async {
    let hearing = await Hearing.body("Text(\"A\").accessibilityLabel(\"Title, value\")")
    #expect(hearing.texts() == ["Title, value"])
  }
}
