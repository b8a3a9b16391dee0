import Foundation

/// Writing to what the system calls by a number: a file, a pipe, a terminal.
public enum DescriptorOutput {
  /// Writes all of it, however many calls that takes; false where the system takes no more.
  public static func put(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
