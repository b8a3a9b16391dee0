import SourceModel

/// What something was made from: the files whose declarations it was given, and the names of members it asked for.
///
/// Names are kept as hashes, so there may seem to be more of them than there are, never fewer.
public struct LookupUse: Sendable {
  /// What is asked about a name.
  enum Question: UInt8 {
    /// A member of a type, or something at the top of a file.
    case member
    /// Which type it means.
    case type
    /// What conforms to it.
    case conformance
    /// Whether the program changes what is called so.
    case change
    /// Whether something of this name is declared for other systems.
    case otherSystem
    /// Whether code anywhere gives what is called so a label.
    case label
    /// A text or an asset. Its kinds are counted from here on.
    case resource
  }

  private var names = HashSet()
  private var files: [UInt64] = []

  public init() {}

  /// Of members with some names.
  public init(names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  /// Of objects that code anywhere gives a label, by their names.
  public init(labelled names: some Sequence<String>) {
    for name in names { insert(name, .label) }
  }

  mutating func insert(_ name: String, _ question: Question = .member) {
    names.insert(NameHash(question.rawValue).adding(name).short)
  }

  /// Adds a text or an asset: what it is, where it is looked up, and its name.
  public mutating func insert(resource kind: UInt8, _ table: String, _ name: String) {
    names.insert(NameHash(Question.resource.rawValue &+ kind).adding(table).adding(name).short)
  }

  mutating func insert(file number: Int) {
    let word = number / 64
    if word >= files.count { files += Array(repeating: 0, count: word + 1 - files.count) }
    files[word] |= 1 << UInt64(number % 64)
  }

  public mutating func formUnion(_ other: LookupUse) {
    for name in other.names.all { names.insert(name) }
    if files.count < other.files.count { files += Array(repeating: 0, count: other.files.count - files.count) }
    for (number, word) in other.files.enumerated() where word != 0 { files[number] |= word }
  }

  public var isEmpty: Bool { names.all.isEmpty && files.allSatisfy { $0 == 0 } }

  /// Whether nothing is in both. Fast where this is what has changed and the other one is what something was made from.
  public func isDisjoint(with other: LookupUse) -> Bool {
    zip(files, other.files).allSatisfy { $0 & $1 == 0 } && names.isDisjoint(with: other.names)
  }

  /// The same, to be kept: what it takes to add to it is left out.
  var compacted: LookupUse {
    var result = self
    result.names.compact()
    return result
  }
}

/// A set of hashes of 32 bits. Most are made once, gone through often and never asked for members.
private struct HashSet: Sendable {
  /// In the order in which they came.
  private(set) var all: [UInt32] = []
  /// Open addressing, 0 where nothing stands; less than half of it is full. Empty until something is added.
  private var table: [UInt32] = []

  mutating func insert(_ hash: UInt32) {
    if 2 * (all.count + 1) > table.count { grow() }
    let slot = slot(of: hash)
    guard table[slot] == 0 else { return }
    table[slot] = hash
    all.append(hash)
  }

  func isDisjoint(with other: HashSet) -> Bool {
    if all.isEmpty || other.all.isEmpty { return true }
    var own = self
    if own.table.isEmpty { own.grow() }
    return other.all.allSatisfy { own.table[own.slot(of: $0)] == 0 }
  }

  mutating func compact() { table = [] }

  /// Where a hash stands, or would.
  private func slot(of hash: UInt32) -> Int {
    let mask = table.count - 1
    var slot = Int(hash) & mask
    while table[slot] != 0, table[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    var count = 16
    while count < 4 * (all.count + 1) { count *= 2 }
    table = Array(repeating: 0, count: count)
    for hash in all { table[slot(of: hash)] = hash }
  }
}

/// FNV-1a: the hash of the standard library is another one in each process.
private struct NameHash {
  private(set) var value: UInt64

  init(_ question: UInt8) { value = 0xcbf2_9ce4_8422_2325 ^ UInt64(question) &* 0x100_0000_01b3 }

  /// Never 0.
  var short: UInt32 { max(UInt32(truncatingIfNeeded: value ^ value >> 32), 1) }

  func adding(_ text: String) -> NameHash {
    var hash = self
    for byte in text.utf8 { hash.value = (hash.value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Where one text ends and the next begins.
    hash.value = (hash.value ^ 0xff) &* 0x100_0000_01b3
    return hash
  }
}

/// Numbers for the files of a project, the same ones as long as the paths stay.
public struct FileNumbers: Sendable {
  private var numbers: [String: Int] = [:]

  public init() {}

  /// Gives numbers to files that have none.
  public mutating func add(_ files: [SourceFile]) {
    for file in files {
      if numbers[file.path] == nil { numbers[file.path] = numbers.count }
      if file.states != nil, numbers[Self.shared(file)] == nil { numbers[Self.shared(file)] = numbers.count }
    }
  }

  /// The use of nothing but some files.
  public func use(of files: [SourceFile]) -> LookupUse {
    var use = changedParts(of: files)
    for file in files { if let number = sharedNumber(of: file) { use.insert(file: number) } }
    return use
  }

  /// The use of what is not the same in two states of some files; of all that a file declares where it has one state.
  public func changedParts(of files: [SourceFile]) -> LookupUse {
    var use = LookupUse()
    for file in files { if let number = numbers[file.path] { use.insert(file: number) } }
    return use
  }

  func number(of file: SourceFile) -> Int? { numbers[file.path] }

  /// Stands for what two states of a file have in common; nil for a file of one state.
  func sharedNumber(of file: SourceFile) -> Int? { file.states == nil ? nil : numbers[Self.shared(file)] }

  /// No path ends like this.
  private static func shared(_ file: SourceFile) -> String { file.path + "\0" }
}

/// Notes what is looked up in an index, so that somebody can tell later whether a change bears on what came of it.
public final class LookupLog: @unchecked Sendable {
  // Unchecked: each log belongs to one thread.
  private var use = LookupUse()
  private let numbers: FileNumbers
  /// By identity: paths would be compared in each look-up.
  private var known: [ObjectIdentifier: Int] = [:]
  private var last: SourceFile?

  public init(_ numbers: FileNumbers) { self.numbers = numbers }

  func note(_ name: String, _ question: LookupUse.Question = .member) { use.insert(name, question) }

  func note(resource kind: UInt8, _ table: String, _ name: String) { use.insert(resource: kind, table, name) }

  func note(_ file: SourceFile) {
    guard file !== last else { return }
    last = file
    let identity = ObjectIdentifier(file)
    if let number = known[identity] { return use.insert(file: number) }
    guard let number = numbers.number(of: file) else { return }
    if file.states == nil {
      known[identity] = number
    } else {
      last = nil
      if let shared = numbers.sharedNumber(of: file) { use.insert(file: shared) }
    }
    use.insert(file: number)
  }

  /// Notes a declaration. What two states of its file have in common is not what differs between them.
  func note(_ range: SourceRange) {
    guard let states = range.file.states else { return note(range.file) }
    if let number = numbers.sharedNumber(of: range.file) { use.insert(file: number) }
    if !states.isShared(range), let number = numbers.number(of: range.file) { use.insert(file: number) }
  }

  /// Notes a type. Of one that two states have with other members, each is asked for by name.
  func note(_ type: TypeDeclaration) {
    guard type.hasStates else { return note(type.range) }
    if let number = numbers.sharedNumber(of: type.range.file) { use.insert(file: number) }
  }

  /// Notes what something remembered was made from.
  func add(_ part: LookupUse) { use.formUnion(part) }

  /// What `body` comes to, and what it was made from.
  func noting<Result>(_ body: () -> Result) -> (Result, LookupUse) {
    var other = LookupUse()
    // Exchanged and not copied: what is held twice would be copied as soon as something is added.
    swap(&use, &other)
    last = nil
    let result = body()
    swap(&use, &other)
    let inner = other.compacted
    use.formUnion(inner)
    last = nil
    return (result, inner)
  }
}
