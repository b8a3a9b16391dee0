import Foundation

/// The folder that the program was started in.
enum WorkingDirectory {
  /// Throws where it is not known, as after it was deleted: Foundation would take the root of the disk for it.
  static func check() throws {
    guard let path = getcwd(nil, 0) else {
      let reason = errno == ENOENT ? "it does not exist any more" : String(cString: strerror(errno))
      throw Failure("the working directory cannot be used: \(reason)")
    }
    defer { free(path) }
    // "(unreachable)/…" is what the kernel says of a folder outside of the process's root.
    guard path.pointee == CChar(UInt8(ascii: "/")) else { throw Failure("the working directory cannot be reached") }
  }
}
