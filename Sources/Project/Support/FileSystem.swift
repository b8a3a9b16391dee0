import Foundation

/// What makes two paths the same file: device and inode.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

/// What stands at a path. Links are told apart only where a folder is listed.
enum EntryKind: Sendable {
  case file, folder, link
  /// A pipe, a socket, a device: never opened.
  case other
}

/// What a folder holds under a name.
struct DirectoryEntry: Sendable {
  var name: String
  var kind: EntryKind
}

/// Why something could not be read, in words for a `Problem`.
struct FileError: Error, Sendable {
  var message: String
  /// There is nothing at the path.
  var isMissing = false

  init(_ message: String) {
    self.message = message
  }

  /// Own words for the frequent reasons: the system's differ between platforms and languages.
  static func current(_ code: Int32, folder: Bool = false) -> FileError {
    let reason =
      switch code {
      case EACCES, EPERM: "permission denied"
      case ENOENT, ENOTDIR: "it does not exist"
      case ELOOP: "its links run in a circle"
      case ENAMETOOLONG: "its path is too long"
      case EMFILE, ENFILE: "too many files are open"
      default: "the system reports error \(code)"
      }
    var error = FileError((folder ? "folder cannot be read: " : "cannot be read: ") + reason)
    error.isMissing = [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code)
    return error
  }
}

/// The few system calls of the discovery. `FileManager` is not used here: it looks up every attribute of every
/// entry, and it opens whatever it is given.
enum FileSystem {
  struct Status: Sendable {
    var kind: EntryKind
    var identity: FileIdentity
  }

  /// What stands at the path, links followed.
  static func status(_ path: String) -> Result<Status, FileError> {
    var info = stat()
    guard stat(path, &info) == 0 else { return .failure(.current(errno)) }
    return .success(Status(kind: kind(info), identity: identity(info)))
  }

  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The path with every link resolved.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  struct Listing: Sendable {
    var identity: FileIdentity
    /// Sorted by name, so that nothing depends on the order that the file system keeps.
    var entries: [DirectoryEntry]
    /// Entries whose names are not UTF-8, which cannot be addressed; in a readable form.
    var unreadable: [DirectoryEntry]
  }

  static func list(_ path: String) -> Result<Listing, FileError> {
    guard let folder = opendir(path) else { return .failure(.current(errno, folder: true)) }
    defer { closedir(folder) }
    var info = stat()
    guard fstat(dirfd(folder), &info) == 0 else { return .failure(.current(errno, folder: true)) }
    var listing = Listing(identity: identity(info), entries: [], unreadable: [])
    while let entry = readdir(folder) {
      let (name, isReadable) = Self.name(of: entry)
      guard isReadable else {
        let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
        listing.unreadable.append(DirectoryEntry(name: name, kind: isFolder ? .folder : .file))
        continue
      }
      if name == "." || name == ".." { continue }
      let kind = listedKind(Int32(entry.pointee.d_type), path: path, name: name)
      listing.entries.append(DirectoryEntry(name: name, kind: kind))
    }
    listing.unreadable.sort { $0.name < $1.name }
    listing.entries.sort { ByteSearch.precedes($0.name, $1.name) }
    return .success(listing)
  }

  /// The name of an entry, in a readable form where it is not UTF-8.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> (name: String, isReadable: Bool) {
    withUnsafePointer(to: &entry.pointee.d_name) { field in
      field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) { start in
        if let name = String(validatingCString: start) { return (name, true) }
        return (UTF8Check.readable(Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))), false)
      }
    }
  }

  struct Contents: Sendable {
    var bytes: [UInt8]
    /// nil for what is only in an editor.
    var identity: FileIdentity?
  }

  /// Size of the largest file that is read, in bytes.
  static let sizeLimit = 32 << 20

  /// Reads a regular file of at most `sizeLimit` bytes.
  static func read(_ path: String) -> Result<Contents, FileError> {
    // Without O_NONBLOCK, opening a pipe that took the file's place since the listing would hang.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.current(errno)) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return .failure(.current(errno)) }
    guard kind(info) == .file else { return .failure(FileError("is not a regular file")) }
    let size = Int(info.st_size)
    guard size <= sizeLimit else { return .failure(FileError("is larger than \(sizeLimit >> 20) MB and was left out")) }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if step < 0, errno == EINTR { continue }
        if step < 0 { failure = errno }
        if step <= 0 { break }
        count += step
      }
    }
    if failure != 0 { return .failure(.current(failure)) }
    return .success(Contents(bytes: bytes, identity: identity(info)))
  }

  private static func kind(_ info: stat) -> EntryKind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  private static func identity(_ info: stat) -> FileIdentity {
    FileIdentity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
  }

  private static func listedKind(_ type: Int32, path: String, name: String) -> EntryKind {
    if type == Int32(DT_REG) { return .file }
    if type == Int32(DT_DIR) { return .folder }
    if type == Int32(DT_LNK) { return .link }
    guard type == Int32(DT_UNKNOWN) else { return .other }
    // Some file systems do not say in the listing what an entry is.
    var info = stat()
    guard lstat(Paths.join(path, name), &info) == 0 else { return .other }
    return info.st_mode & S_IFMT == S_IFLNK ? .link : kind(info)
  }
}
