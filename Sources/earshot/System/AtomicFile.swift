import Foundation

/// Writes files so that they are either as before or as they should be, whatever happens in between.
enum AtomicFile {
  /// Replaces or makes a file. Links are followed, permissions kept.
  ///
  /// - Parameter expected: When given, the file is written only if it still holds these bytes.
  static func write(_ bytes: [UInt8], to path: String, expecting expected: [UInt8]? = nil) throws {
    let target = resolved(path)
    if isDevice(target) { return try writeThrough(bytes, to: target, shownAs: path) }
    if let expected, FileManager.default.contents(atPath: target).map({ $0.elementsEqual(expected) }) != true {
      throw Failure("\(path): changed meanwhile, left as it is")
    }
    let folder = (target as NSString).deletingLastPathComponent
    // Without the name of the file, which may be as long as names can be.
    let temporary = (folder as NSString).appendingPathComponent(".earshot-\(getpid())")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = fill(descriptor, with: bytes) && fchmod(descriptor, permissions(of: target)) == 0
    let code = errno
    // Written data may be refused as late as here.
    guard close(descriptor) == 0, isWritten, rename(temporary, target) == 0 else {
      let code = isWritten ? errno : code
      unlink(temporary)
      throw failure(path, code)
    }
  }

  /// `/dev/stdout`, a named pipe: renaming would put a file in its place.
  private static func isDevice(_ path: String) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0 else { return false }
    return info.st_mode & S_IFMT != S_IFREG && info.st_mode & S_IFMT != S_IFDIR
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String, shownAs shown: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(shown) }
    let isWritten = put(bytes, to: descriptor)
    let code = errno
    guard close(descriptor) == 0, isWritten else { throw failure(shown, isWritten ? errno : code) }
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Bool {
    put(bytes, to: descriptor) && fsync(descriptor) == 0
  }

  private static func put(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Those of the file; for a new one, what the user's mask leaves.
  private static func permissions(of path: String) -> mode_t {
    var info = stat()
    if stat(path, &info) == 0 { return info.st_mode & 0o7777 }
    let mask = umask(0)
    _ = umask(mask)
    return 0o666 & ~mask
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> Failure {
    Failure("\(path): cannot be written: \(String(cString: strerror(code)))")
  }
}
