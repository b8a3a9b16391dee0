import AccessibilityModel
import Testing

@testable import AssistiveTechnologies

@Suite("Voice Control: names")
struct VoiceControlNameTests {
  private let voiceControl = VoiceControl()

  private func names(_ element: AccessibilityElement) -> [String] { voiceControl.names(of: element).map(\.rendered) }

  @Test("The label is the name; the value is no part of it")
  func label() {
    #expect(names(Make.element(.slider, label: "Volume", value: "50%", .adjustable)) == ["Volume"])
  }

  @Test("Input labels take the place of the label, best first, each once")
  func inputLabels() {
    var element = Make.button("Microphone")
    element.inputLabels = ["Mic", "Record", " ", "mic!"].map { SpokenText($0) }
    #expect(names(element) == ["Mic", "Record"])
  }

  @Test("What cannot be activated has no name")
  func notInteractive() {
    #expect(names(Make.element(.text, label: "Title", .staticText)).isEmpty)
    #expect(names(Make.element(.button, label: "Send", [.button, .notEnabled])).isEmpty)
    #expect(names(Make.element(.button, .button)).isEmpty)
    #expect(names(Make.element(.button, label: " ", .button)).isEmpty)
  }

  @Test("A back button can be called by its title and by Back")
  func backButton() {
    #expect(names(Make.element(.button, label: "First", [.button, .backButton])) == ["First", "Back"])
    #expect(names(Make.element(.button, label: "Back", [.button, .backButton])) == ["Back"])
  }

  @Test("Up to iOS 17 a back button has its title alone, or Back when it has none")
  func oldBackButton() {
    let old = VoiceControl(namesBackButtonsTwice: false)
    let titled = Make.element(.button, label: "First", [.button, .backButton])
    #expect(old.names(of: titled) == [SpokenText("First")])
    #expect(old.names(of: Make.element(.button, [.button, .backButton])) == [SpokenText("Back")])
  }

  @Test("A page control has a name of its own")
  func pageControl() {
    var element = Make.element(.platformView, value: "page 2 of 3", .adjustable)
    element.viewName = "UIPageControl"
    #expect(names(element) == ["Page control"])
  }

  @Test("Names of a stop are those under its conditions")
  func conditions() {
    var element = Make.button("Play")
    element.inputLabels = [Make.choice("isPlaying", "Pause", "Play")]
    let stop = Make.stop(element, when: [Make.condition("isPlaying")])
    #expect(voiceControl.names(of: stop) == [SpokenText("Pause")])
  }
}

@Suite("Voice Control: visible text")
struct VisibleTextTests {
  private func unspoken(_ visible: SpokenText, label: SpokenText, value: String? = nil) -> [String] {
    var element = Make.element(.button, value: value, .button)
    element.label = Make.text(label)
    element.visibleText = [visible]
    return VoiceControl().visibleTextNotSpoken(of: element).map(\.rendered)
  }

  @Test(
    "Case, punctuation and position do not count",
    arguments: [
      ("Send", "Send form"), ("SEND!", "Please send"), ("Don’t ask", "Don't ask again"), ("×", "Close"), ("+", "Add"),
      ("削除", "項目を削除"), ("Sign in", "Sign-in"),
    ])
  func spoken(visible: String, label: String) {
    #expect(unspoken(SpokenText(visible), label: SpokenText(label)).isEmpty)
  }

  @Test(
    "Words that the name lacks are found",
    arguments: [("Send", "Submit form"), ("Send", "Sender"), ("Log in now", "Log in"), ("削除", "消去")])
  func notSpoken(visible: String, label: String) {
    #expect(unspoken(SpokenText(visible), label: SpokenText(label)) == [visible])
  }

  @Test("Holes are compared by their expression, and a name with holes may have any text")
  func holes() {
    let title = SpokenText.hole("movie.title")
    #expect(unspoken(title, label: SpokenText("Play ") + title).isEmpty)
    #expect(unspoken(SpokenText("Play"), label: SpokenText("Start ") + title).isEmpty)
    #expect(unspoken(title, label: SpokenText("Open")) == ["«movie.title»"])
  }

  @Test("A choice is spoken when one of its outcomes is")
  func choices() {
    #expect(unspoken(Make.choice("on", "Add", "Remove"), label: SpokenText("Remove item")).isEmpty)
    #expect(unspoken(SpokenText("Add"), label: Make.choice("on", "Add item", "Remove item")).isEmpty)
    #expect(unspoken(Make.choice("on", "Add", "Remove"), label: SpokenText("Favorite")) == ["«Add | Remove»"])
  }

  @Test("A stop compares what is there under its conditions")
  func stops() {
    var element = Make.button("Remove item")
    element.visibleText = [Make.choice("on", "Add", "Remove")]
    let control = VoiceControl()
    #expect(control.visibleTextNotSpoken(of: Make.stop(element, when: [Make.condition("on")])) == [SpokenText("Add")])
    #expect(control.visibleTextNotSpoken(of: Make.stop(element, when: [Make.condition("on", false)])).isEmpty)
  }

  @Test("The value and elements without a name are left alone")
  func exceptions() {
    #expect(unspoken(SpokenText("50%"), label: SpokenText("Volume"), value: "50 %").isEmpty)
    #expect(unspoken(SpokenText("Send"), label: .empty).isEmpty)
    var text = Make.element(.text, label: "Heading")
    text.visibleText = [SpokenText("Other")]
    #expect(VoiceControl().visibleTextNotSpoken(of: text).isEmpty)
  }
}

@Suite("Voice Control: clashes")
struct VoiceControlClashTests {
  private func clashes(_ stops: [TranscriptStop]) -> [VoiceControlClash] { VoiceControl().clashes(in: stops) }

  @Test("Two elements of one name clash, in order of first appearance")
  func plain() {
    let stops = ["Edit", "Share", "share", "Done", "Edit"].map { Make.stop(Make.button($0)) }
    let found = clashes(stops)
    #expect(found.map(\.name.rendered) == ["Edit", "Share"])
    #expect(found.map(\.stops.count) == [2, 2])
    #expect(found.map(\.positions) == [[0, 4], [1, 2]])
    #expect(found.allSatisfy { !$0.isRepetition })
  }

  @Test("Text and a button of one name do not")
  func textDoesNotClash() {
    #expect(clashes([Make.stop(Make.element(.text, label: "Edit")), Make.stop(Make.button("Edit"))]).isEmpty)
  }

  @Test("Branches that exclude each other do not clash; what stands beside them does")
  func branches() {
    let yes = Make.stop(Make.button("Edit"), when: [Make.condition("isOwner")])
    let no = Make.stop(Make.button("Edit"), when: [Make.condition("isOwner", false)])
    #expect(clashes([yes, no]).isEmpty)
    #expect(clashes([yes, no, Make.stop(Make.button("Edit"))]).map(\.stops.count) == [3])
  }

  @Test("An element in a loop meets itself, unless its name has holes")
  func loops() {
    let found = clashes([Make.stop(Make.button("Delete"), repeats: ["for item in items"])])
    #expect(found.map(\.isRepetition) == [true])
    var element = Make.button("")
    element.label = Make.text(SpokenText("Delete ") + .hole("item.name"))
    #expect(clashes([Make.stop(element, repeats: ["for item in items"])]).isEmpty)
    #expect(clashes([Make.stop(element), Make.stop(element)]).isEmpty)
  }

  @Test("A sheet and the screen below it do not meet, nor do two tabs")
  func places() {
    let sheet = Make.container(.sheet, at: 1)
    let close = Make.button("Close")
    #expect(clashes([Make.stop(close), Make.stop(close, in: [sheet])]).isEmpty)
    #expect(clashes([Make.stop(close, in: [sheet]), Make.stop(close, in: [sheet])]).count == 1)
    #expect(clashes([Make.stop(close, in: [sheet]), Make.stop(close, in: [Make.container(.sheet, at: 2)])]).isEmpty)
    let tabs = [Make.container(.tabPage, at: 3), Make.container(.tabPage, at: 4)]
    #expect(clashes(tabs.map { Make.stop(close, in: [$0]) }).isEmpty)
    #expect(clashes([Make.stop(close), Make.stop(close, in: [tabs[0]])]).count == 1)
    let lists = [Make.container(.list, at: 5), Make.container(.list, at: 6)]
    #expect(clashes(lists.map { Make.stop(close, in: [$0]) }).count == 1)
  }

  @Test("Groups that never meet are clashes of their own")
  func groups() {
    let sheet = Make.container(.sheet, at: 1)
    let close = Make.button("Close")
    let stops = [Make.stop(close), Make.stop(close, in: [sheet]), Make.stop(close), Make.stop(close, in: [sheet])]
    #expect(clashes(stops).map(\.stops.count) == [2, 2])
  }
}
