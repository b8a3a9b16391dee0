import Foundation
import Project

/// What comes through standard input.
enum StandardInput {
  /// All of it, up to the size of a file that is read.
  static func read() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw Failure("standard input cannot be read: \(reason(errno))") }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > Project.sizeLimit { throw Failure("standard input is larger than \(Project.sizeLimit >> 20) MB") }
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EISDIR: "it is a folder"
    case EBADF: "it is closed"
    default: String(cString: strerror(code))
    }
  }
}
