/// What the fields of instances and the alternatives of choices come to in fingerprints, for the screen at hand.
///
/// An instance never changes, but the closures in its fields read variables that may, so it is noted which were read.
struct InstanceDigests {
  struct Key: Hashable {
    private let identity: UInt
    /// The closures around it: deep ones go by identity.
    private let closures: Int

    init(_ instance: Instance, closures: Int) {
      identity = UInt(bitPattern: ObjectIdentifier(instance))
      self.closures = closures
    }

    /// Copies of an array are one until one of them is changed.
    init(_ alternatives: [ConditionalValue], closures: Int) {
      identity = alternatives.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      self.closures = closures
    }
  }

  /// What a key stands for.
  enum Kept {
    case instance(Instance)
    case alternatives([ConditionalValue])
  }

  struct Entry {
    let digest: WordDigest
    let parts: Int
    let meetsObject: Bool
    let scopes: [ReadScope]
    /// Holds what the key stands for.
    let kept: Kept
  }

  /// A scope as it was when its values were read.
  struct ReadScope {
    fileprivate let scope: Scope
    private let changes: Int

    init(_ scope: Scope) {
      self.scope = scope
      changes = scope.changes
    }

    var isUnchanged: Bool { scope.changes == changes }
  }

  private var entries: [Key: Entry] = [:]

  /// Entries that are kept; when there are more, all are dropped.
  private static let limit = 10_000
  private static let scopeLimit = 256

  /// nil as well where something that was read has changed.
  subscript(key: Key) -> Entry? {
    guard let entry = entries[key], entry.scopes.allSatisfy(\.isUnchanged) else { return nil }
    return entry
  }

  mutating func insert(_ entry: Entry, for key: Key) {
    // To look at very many takes as long as to go through the instance.
    guard entry.scopes.count <= Self.scopeLimit else { return }
    if entries.count >= Self.limit { entries = [:] }
    entries[key] = entry
  }
}

extension [InstanceDigests.ReadScope] {
  /// Each scope once.
  var distinct: Self {
    if count < 2 { return self }
    var known: Set<ObjectIdentifier> = []
    return filter { known.insert(ObjectIdentifier($0.scope)).inserted }
  }
}
