import Foundation
import Navigation
import Reporting

/// The terminal as a phone with VoiceOver on.
struct WalkTerminal {
  private var walk: Walk
  private var last = WalkStep()
  private var showsHelp = false
  /// What is being typed, with what it is for.
  private var question: (name: String, text: String)?
  private let text = WalkText(style: Terminal.style)

  init(_ walk: Walk) { self.walk = walk }

  /// Runs until the person ends it.
  mutating func run() {
    guard let terminal = RawTerminal() else { return Terminal.complain("the terminal cannot be taken") }
    last = walk.session.begin()
    draw(on: terminal)
    walk.speak(last)
    while true {
      switch terminal.next() {
      case .ended(let number):
        terminal.restore()
        // As if the signal had not been caught; an interrupt by hand is how people leave.
        if let number, number != SIGINT { raise(number) }
        return
      case .resized: break
      case .key(let key): press(key)
      case .character("q") where question == nil:
        terminal.restore()
        return
      case .character(let character): type(character)
      }
      draw(on: terminal)
    }
  }

  private func draw(on terminal: RawTerminal) {
    let size = terminal.size
    let prompt = question.map { "\($0.name) \($0.text)_" }
    terminal.draw(text.page(
      walk.session, last: last, prompt: prompt, showsHelp: showsHelp, columns: size.columns, rows: size.rows))
  }

  private mutating func press(_ key: String) {
    showsHelp = false
    if let asked = question {
      switch key {
      case "enter":
        question = nil
        answer(asked)
      case "escape": question = nil
      case "backspace": question?.text = String(asked.text.dropLast())
      default: break
      }
      return
    }
    if let known = WalkKey.all.first(where: { $0.name == key }) { perform(known.action) }
  }

  private mutating func type(_ character: Character) {
    showsHelp = false
    if question != nil {
      question?.text.append(character)
      return
    }
    switch character {
    case "?": showsHelp = true
    case " ": perform(.activate)
    case "i": question = ("item:", "")
    case "v": question = ("say:", "tap ")
    case "s":
      perform(.states)
      question = ("number of the state to change:", "")
    default:
      if let known = WalkKey.all.first(where: { $0.pressed == String(character) }) { perform(known.action) }
    }
  }

  private mutating func answer(_ asked: (name: String, text: String)) {
    switch asked.name {
    case "item:": perform(.itemChooser(asked.text.isEmpty ? nil : asked.text))
    case "say:": perform(.say(asked.text))
    default: if let number = Int(asked.text) { perform(.chooseState(number)) }
    }
  }

  private mutating func perform(_ action: WalkAction) {
    last = walk.session.perform(action)
    walk.speak(last)
  }
}
