import Foundation
import Reporting

/// Standard output and standard error.
enum Terminal {
  /// Keeps files that are opened later from becoming standard streams, where the caller closed these. What is held is
  /// open for nothing: reading from it and writing to it fail as they do on a closed stream.
  static func holdStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      let access = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // The lowest number that is free is taken, and that is this one.
      _ = open("/dev/null", access)
    }
  }

  /// Results. A closed pipe is no error: whoever reads has seen enough. Anything else, such as a full disk, ends the
  /// program: results that are cut short must not look whole.
  static func write(_ text: String) {
    guard let code = write(text, to: STDOUT_FILENO), code != EPIPE else { return }
    complain("standard output cannot be written: \(String(cString: strerror(code)))")
    exit(2)
  }

  /// Problems and progress.
  static func writeError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// One problem on a line of its own.
  static func complain(_ message: String) { writeError("\(Tool.name): \(visible(message))\n") }

  /// Whether people read standard output as it comes.
  static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody looks at standard error on a terminal that can take a line back.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Colours only where people look, and never against their wish (no-color.org), unless they are forced
  /// (force-color.org).
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let isForced = isSet("FORCE_COLOR") && environment["FORCE_COLOR"] != "0"
    let isColored = isForced || isInteractive && !isSet("NO_COLOR") && environment["TERM"] != "dumb"
    let folder = opensLinks ? FileManager.default.currentDirectoryPath : nil
    return TextStyle(
      isColored: isColored, width: width, linkedFolder: folder, host: folder == nil ? "" : ProcessInfo.processInfo.hostName)
  }

  /// Whether the terminal is one of those that are known to open links to files (OSC 8). Others might show the codes.
  private static var opensLinks: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["FORCE_HYPERLINK"] == "1" { return true }
    guard isInteractive, environment["TERM"] != "dumb", environment["NO_COLOR"]?.isEmpty ?? true,
      environment["FORCE_HYPERLINK"] != "0", environment["TMUX"] == nil else { return false }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Tabby"]
    if let program = environment["TERM_PROGRAM"], programs.contains(program) { return true }
    if ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"].contains(where: { environment[$0] != nil }) { return true }
    return environment["VTE_VERSION"].flatMap(Int.init).map { $0 >= 5000 } ?? false
  }

  /// The columns of the terminal, as far as it and its user say; those of a page where nobody looks, so that results
  /// are the same everywhere.
  private static var width: Int {
    guard isInteractive else { return TextStyle.plain.width }
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init), columns > 0 {
      return min(max(columns, 40), 200)
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return TextStyle.plain.width }
    return min(max(Int(size.ws_col), 40), 200)
  }

  /// Messages name files, and a file name may hold anything.
  private static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
        }))
  }

  /// - Returns: Why it could not be written; nil when it was.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return errno }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}
