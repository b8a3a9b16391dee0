import SourceModel

/// What something was made from: the files whose declarations it was given, and the names of members it asked for.
///
/// Names are kept as bits of a hash, so there may seem to be more of them than there are, never fewer.
public struct LookupUse: Hashable, Sendable {
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
  }

  private static let nameBits = 4096
  private var names: [UInt64] = []
  private var files: [UInt64] = []

  public init() {}

  /// Of members with some names, the bits.
  public init(names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  /// Of objects that code anywhere gives a label, by their names.
  public init(labelled names: some Sequence<String>) {
    for name in names { insert(name, .label) }
  }

  mutating func insert(_ name: String, _ question: Question = .member) {
    if names.isEmpty { names = Array(repeating: 0, count: Self.nameBits / 64) }
    // FNV-1a: the hash of the standard library is another one in each process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(question.rawValue) &* 0x100_0000_01b3
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let bit = Int(hash % UInt64(Self.nameBits))
    names[bit / 64] |= 1 << UInt64(bit % 64)
  }

  mutating func insert(file number: Int) {
    let word = number / 64
    if word >= files.count { files += Array(repeating: 0, count: word + 1 - files.count) }
    files[word] |= 1 << UInt64(number % 64)
  }

  public mutating func formUnion(_ other: LookupUse) {
    Self.unite(&names, other.names)
    Self.unite(&files, other.files)
  }

  /// Whether nothing is in both.
  public func isDisjoint(with other: LookupUse) -> Bool {
    zip(names, other.names).allSatisfy { $0 & $1 == 0 } && zip(files, other.files).allSatisfy { $0 & $1 == 0 }
  }

  private static func unite(_ words: inout [UInt64], _ other: [UInt64]) {
    if words.count < other.count { words += Array(repeating: 0, count: other.count - words.count) }
    for (number, word) in other.enumerated() where word != 0 { words[number] |= word }
  }
}

/// Numbers for the files of a project, the same ones as long as the paths stay.
public struct FileNumbers: Sendable {
  private var numbers: [String: Int] = [:]

  public init() {}

  /// Gives numbers to files that have none.
  public mutating func add(_ files: [SourceFile]) {
    for file in files where numbers[file.path] == nil { numbers[file.path] = numbers.count }
  }

  /// The use of nothing but some files.
  public func use(of files: [SourceFile]) -> LookupUse {
    var use = LookupUse()
    for file in files { if let number = numbers[file.path] { use.insert(file: number) } }
    return use
  }

  func number(of file: SourceFile) -> Int? { numbers[file.path] }
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

  func note(_ file: SourceFile) {
    guard file !== last else { return }
    last = file
    let identity = ObjectIdentifier(file)
    if let number = known[identity] { return use.insert(file: number) }
    guard let number = numbers.number(of: file) else { return }
    known[identity] = number
    use.insert(file: number)
  }

  /// Notes what something remembered was made from.
  func add(_ part: LookupUse) { use.formUnion(part) }

  /// What `body` comes to, and what it was made from.
  func noting<Result>(_ body: () -> Result) -> (Result, LookupUse) {
    let outer = use
    use = LookupUse()
    last = nil
    let result = body()
    let inner = use
    use = outer
    use.formUnion(inner)
    last = nil
    return (result, inner)
  }
}
