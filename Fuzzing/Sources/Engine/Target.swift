/// An input by the name of its file, which tells its format.
struct Seed {
  var name: String
  var bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
}

/// Something that must be true of every input and is not.
struct Broken: Error {
  var law: String

  init(_ law: String) { self.law = law }
}

/// A part of Earshot that takes input from outside.
protocol Target: Sendable {
  static var name: String { get }
  static var dictionary: [String] { get }
  init()
  func seeds() throws -> [Seed]
  /// - Throws: `Broken` when a law does not hold. A crash or an endless loop is seen by the watchdog.
  func run(_ input: Seed) async throws
}

enum Targets {
  static let all: [any Target.Type] = [
    SourceTarget.self, FixTarget.self, StringsTarget.self, AssetTarget.self, InterfaceTarget.self,
    SettingsTarget.self, ConfigurationTarget.self, BaselineTarget.self, FrameTarget.self, ConversationTarget.self,
  ]

  static func named(_ name: String) -> (any Target.Type)? { all.first { $0.name == name } }
}

/// The inputs of a target by number: the same numbers give the same input, in every process.
struct Inputs {
  private let seeds: [Seed]
  /// The seeds of each name: what may be joined.
  private let alike: [String: [[UInt8]]]
  private let mutator: Mutator
  private let seed: UInt64

  init(_ target: any Target, seed: UInt64) throws {
    seeds = try target.seeds()
    alike = Dictionary(grouping: seeds, by: \.name).mapValues { $0.map(\.bytes) }
    mutator = Mutator(dictionary: type(of: target).dictionary)
    self.seed = seed
  }

  /// The first inputs are the seeds as they are.
  subscript(execution: Int) -> Seed {
    if execution < seeds.count { return seeds[execution] }
    var random = RandomNumbers(seed: seed, execution: execution)
    guard let base = random.pick(seeds) else { return Seed("Empty.swift", []) }
    return Seed(base.name, mutator.mutate(base.bytes, alike[base.name] ?? [], &random))
  }
}
