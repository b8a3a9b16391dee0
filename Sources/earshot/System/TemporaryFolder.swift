import Dispatch
import Foundation

/// A folder of the program's own that is gone when the work is over, whether it went well, failed, or was interrupted.
final class TemporaryFolder {
  /// Absolute, with links resolved.
  let path: String
  /// Hidden, so that nobody takes it for a part of the project when it has to stand in one.
  private static let prefix = ".earshot-"
  private var interrupts: [any DispatchSourceSignal] = []

  /// - Parameter parent: Where it is made; an absolute path.
  init(in parent: String = NSTemporaryDirectory()) throws {
    var template = Array((parent as NSString).appendingPathComponent(Self.prefix + "XXXXXX").utf8CString)
    // Made for this user alone: it holds the code of the project.
    let real = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.flatMap { realpath($0, nil) }
    }
    guard let real else {
      throw Failure("no temporary folder can be made: \(String(cString: strerror(errno)))")
    }
    defer { free(real) }
    path = String(cString: real)
    interrupts = [SIGINT, SIGTERM, SIGHUP].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [path] in
        try? FileManager.default.removeItem(atPath: path)
        // As if the signal had not been caught.
        signal(number, SIG_DFL)
        raise(number)
      }
      signal(number, SIG_IGN)
      source.resume()
      return source
    }
  }

  deinit { remove() }

  func remove() {
    interrupts.forEach { $0.cancel() }
    if !interrupts.isEmpty { for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) } }
    interrupts = []
    try? FileManager.default.removeItem(atPath: path)
  }
}
