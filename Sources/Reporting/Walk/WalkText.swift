import Navigation

/// A walk over screens as text.
public struct WalkText: Sendable {
  let style: TextStyle

  public init(style: TextStyle = .plain) { self.style = style }

  /// Columns for the name of a key.
  private static let keyColumns = 12

  /// One step on one line: the key, what is spoken, and in brackets what happens without words.
  public func line(_ key: String, _ step: WalkStep) -> String {
    let spoken = step.spoken.map { DisplayText.line($0.isEmpty ? "(says nothing)" : $0) }
    let notes = step.notes.map { style(.faint, "[\(DisplayText.line($0))]") }
    let name = DisplayText.padded(DisplayText.line(key), to: Self.keyColumns)
    return "\(name)  \((spoken + notes).joined(separator: " "))\n"
  }

  /// What keys there are.
  public static var help: String {
    var lines = WalkKey.all.map { "  \(DisplayText.padded($0.name, to: 14))\(DisplayText.padded($0.pressed, to: 8))\($0.help)" }
    lines += WalkKey.withText.map { "  \(DisplayText.padded($0.example, to: 22))\($0.help)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The terminal as the screen of a phone.
  ///
  /// - Parameters:
  ///   - prompt: What is being typed, with what it is for; nil when nothing is.
  public func page(
    _ session: VoiceOverSession, last: WalkStep, prompt: String?, showsHelp: Bool, columns: Int, rows: Int
  ) -> [String] {
    let width = max(20, columns)
    var top = [style(.bold, cut(session.screen.name, width))]
    var bottom = [String(repeating: "─", count: min(width, 100))]
    bottom += DisplayText.wrapped(DisplayText.line(session.lastSpoken), to: width).prefix(3).map { style(.bold, cut($0, width)) }
    bottom += last.notes.prefix(5).map { style(.faint, cut("[\($0)]", width)) }
    if let prompt { bottom.append(cut(prompt, width)) }
    let rotor = session.rotorName.map { "rotor: \($0)  " } ?? ""
    bottom.append(style(.faint, cut("\(rotor)←→ swipe  ↑↓ flick  ] rotor  Enter activate  Esc back  ? keys  q quit", width)))
    let room = max(1, rows - top.count - bottom.count)
    let body = showsHelp ? Self.help.split(separator: "\n").map { cut(String($0), width) } : stops(session, width, room)
    top += body.prefix(room)
    top += [String](repeating: "", count: max(0, room - body.count))
    return top + bottom
  }

  /// The stops around the focus; nothing of them behind a screen curtain.
  private func stops(_ session: VoiceOverSession, _ width: Int, _ room: Int) -> [String] {
    if session.isScreenCurtainOn { return ["", style(.faint, "  screen curtain")] }
    let captions = session.captions
    let start = max(0, min(session.focus - room / 2, captions.count - room))
    return captions.enumerated().dropFirst(start).prefix(room).map { position, caption in
      let text = cut("\(position == session.focus ? "▶" : " ") \(caption.isEmpty ? "(says nothing)" : caption)", width)
      return position == session.focus ? style(.mark, text) : text
    }
  }

  private func cut(_ text: String, _ width: Int) -> String {
    var line = ""
    var used = 0
    for character in DisplayText.line(text) {
      let more = DisplayText.width(character)
      guard used + more <= width else { return line }
      line.append(character)
      used += more
    }
    return line
  }
}
