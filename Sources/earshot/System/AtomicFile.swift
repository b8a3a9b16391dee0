import EarshotServer
import Foundation

/// Writes files so that they are either as before or as they should be, whatever happens in between.
enum AtomicFile {
  /// Replaces or makes a file. Links are followed, permissions kept.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let target = resolved(path)
    if isDevice(target) { return try writeThrough(bytes, to: target, shownAs: path) }
    try replace(target, by: bytes, permissions: permissions(of: target), owner: nil, shownAs: path)
  }

  /// Replaces the text of a file of the user's that was read before. What else it is stays: its links of both kinds,
  /// its permissions and its owner.
  ///
  /// - Parameters:
  ///   - original: The file is changed only if it still holds these bytes.
  ///   - roots: The file that is meant has to lie in one of these folders, whose links are resolved.
  static func edit(_ path: String, from original: [UInt8], to bytes: [UInt8], within roots: [String]) throws {
    let target = resolved(path)
    guard roots.contains(where: { target == $0 || target.hasPrefix($0 == "/" ? "/" : $0 + "/") }) else {
      throw Failure("\(path): leads to \(target), outside of the project; left as it is")
    }
    var info = stat()
    guard stat(target, &info) == 0 else { throw failure(path) }
    // Who may do everything may write what nobody is meant to.
    guard info.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw Failure("\(path): is read-only, left as it is")
    }
    let present = FileManager.default.contents(atPath: target)
    // Another name of a file that was written before.
    if let present, present.elementsEqual(bytes) { return }
    guard present.map({ $0.elementsEqual(original) }) == true else {
      throw Failure("\(path): changed meanwhile, left as it is")
    }
    let owner = (info.st_uid, info.st_gid)
    let isOwn = geteuid() == 0 || owner == (geteuid(), getegid())
    if info.st_nlink == 1, isOwn {
      try replace(target, by: bytes, permissions: info.st_mode & 0o7777, owner: owner, shownAs: path)
    } else {
      try overwrite(target, original, by: bytes, shownAs: path)
    }
  }

  private static func replace(
    _ target: String, by bytes: [UInt8], permissions: mode_t, owner: (uid_t, gid_t)?, shownAs path: String
  ) throws {
    // Without the name of the file, which may be as long as names can be. Not by Foundation, which breaks off at names
    // of one letter.
    let folder = target[..<(target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex)]
    let temporary = "\(folder).earshot-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    // The owner first: a change of it may take permissions away.
    let isWritten = fill(descriptor, with: bytes)
      && owner.map { fchown(descriptor, $0.0, $0.1) == 0 } ?? true && fchmod(descriptor, permissions) == 0
    let code = errno
    // Written data may be refused as late as here.
    guard close(descriptor) == 0, isWritten, rename(temporary, target) == 0 else {
      let code = isWritten ? errno : code
      unlink(temporary)
      throw failure(path, code)
    }
  }

  /// Writes into the file itself, where a new one in its place would not be the same: it has several names, or an owner
  /// whom nobody but the system may make one. When that fails, the file gets its text back.
  private static func overwrite(_ target: String, _ original: [UInt8], by bytes: [UInt8], shownAs path: String) throws {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    func put(_ bytes: [UInt8]) -> Bool {
      lseek(descriptor, 0, SEEK_SET) == 0 && fill(descriptor, with: bytes)
        && ftruncate(descriptor, off_t(bytes.count)) == 0
    }
    if put(bytes) { return }
    let code = errno
    _ = put(original)
    throw failure(path, code)
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
    let isWritten = DescriptorOutput.put(bytes, to: descriptor)
    let code = errno
    guard close(descriptor) == 0, isWritten else { throw failure(shown, isWritten ? errno : code) }
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Bool {
    DescriptorOutput.put(bytes, to: descriptor) && fsync(descriptor) == 0
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
