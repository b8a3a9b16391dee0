import Dispatch
import Foundation

/// A terminal whose keys come one by one, drawn on a page of its own. Whatever ends the program, the terminal is as it
/// was before.
final class RawTerminal: @unchecked Sendable {
  // Unchecked: used by one thread; signal handlers only write to the pipe.
  private var saved = termios()
  private var sources: [any DispatchSourceSignal] = []
  private var wake: [Int32] = [-1, -1]
  private var isRaw = false

  enum Event: Equatable {
    case key(String)
    /// A character that is typed.
    case character(Character)
    case resized
    /// The program has to end: a signal, or the end of the input.
    case ended(signal: Int32?)
  }

  /// Whether there is a terminal at both ends that can be drawn on.
  static var isPossible: Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && kind != "dumb" && !kind.isEmpty
  }

  private static let ending = [SIGINT, SIGTERM, SIGHUP]

  /// Takes the terminal; nil when the system does not give it.
  init?() {
    guard tcgetattr(STDIN_FILENO, &saved) == 0, pipe(&wake) == 0 else { return nil }
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    // What somebody typed while the app was read counts: it is not thrown away.
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return nil }
    isRaw = true
    watch()
    // The other page, without a cursor.
    Terminal.write("\u{1B}[?1049h\u{1B}[?25l")
  }

  private func watch() {
    sources = (Self.ending + [SIGWINCH]).map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      let end = wake[1]
      source.setEventHandler {
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(end, &byte, 1)
      }
      signal(number, number == SIGWINCH ? SIG_DFL : SIG_IGN)
      source.resume()
      return source
    }
  }

  /// Gives the terminal back.
  func restore() {
    guard isRaw else { return }
    isRaw = false
    Terminal.write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved)
    sources.forEach { $0.cancel() }
    sources = []
    for number in Self.ending { signal(number, SIG_DFL) }
    close(wake[0])
    close(wake[1])
  }

  deinit { restore() }

  var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Draws a page; each line is cut to the width by whoever made it.
  func draw(_ lines: [String]) {
    let body = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    Terminal.write("\u{1B}[H\(body)\u{1B}[J")
  }

  // MARK: - Keys

  /// Waits for what comes next.
  func next() -> Event {
    while true {
      var sources = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0), pollfd(fd: wake[0], events: Int16(POLLIN), revents: 0)]
      let count = poll(&sources, 2, -1)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .ended(signal: nil) }
      if sources[1].revents & Int16(POLLIN) != 0 {
        var byte: UInt8 = 0
        guard read(wake[0], &byte, 1) == 1 else { continue }
        return Int32(byte) == SIGWINCH ? .resized : .ended(signal: Int32(byte))
      }
      guard let byte = readByte() else { return .ended(signal: nil) }
      if let event = event(of: byte) { return event }
    }
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// Whether more comes at once, as it does within the sequence of a key.
  private var hasMore: Bool {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 40) > 0
  }

  private func event(of byte: UInt8) -> Event? {
    switch byte {
    case 3, 4: return .ended(signal: nil)
    case 13, 10: return .key("enter")
    case 8, 127: return .key("backspace")
    case 27: return hasMore ? sequence() : .key("escape")
    case 0..<32: return nil
    case 128...: return character(startingWith: byte)
    default: return .character(Character(Unicode.Scalar(byte)))
    }
  }

  private func character(startingWith first: UInt8) -> Event? {
    var bytes = [first]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    while bytes.count < length, let byte = readByte() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self).first.map { .character($0) }
  }

  /// Keys that send more than one byte: `ESC [ C`, `ESC O C`, `ESC [ 1 ~`.
  private func sequence() -> Event? {
    guard let kind = readByte(), kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return nil }
    var digits = ""
    while let byte = readByte() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): digits.append(Character(Unicode.Scalar(byte)))
      case UInt8(ascii: "A"): return .key("up")
      case UInt8(ascii: "B"): return .key("down")
      case UInt8(ascii: "C"): return .key("right")
      case UInt8(ascii: "D"): return .key("left")
      case UInt8(ascii: "H"): return .key("home")
      case UInt8(ascii: "F"): return .key("end")
      case UInt8(ascii: "~"): return ["1": .key("home"), "7": .key("home"), "4": .key("end"), "8": .key("end")][digits]
      default: return nil
      }
    }
    return nil
  }
}
