import Foundation

/// Feeds broken and strange input to every part of Earshot that reads something, and looks whether it stands.
@main
struct Main {
  static func main() async {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      exit(try await run(arguments))
    } catch {
      let message = (error as? Broken)?.law ?? String(describing: error)
      FileHandle.standardError.write(Data("fuzz: \(message)\n\n\(Arguments.help)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: Arguments) async throws -> Int32 {
    if let file = arguments.replay { return try await replay(file, arguments) }
    var isClean = true
    for type in arguments.targets {
      let target = type.init()
      let inputs = try Inputs(target, seed: arguments.seed)
      if let note = arguments.worker {
        return await Worker(target: target, inputs: inputs, limits: arguments.limits, note: note)
          .run(from: arguments.first)
      }
      let count = try Supervisor(
        target: target, inputs: inputs, seed: arguments.seed, limits: arguments.limits, findings: arguments.findings
      ).run()
      isClean = isClean && count.isClean
    }
    return isClean ? 0 : 1
  }

  /// Runs one kept input; its name begins with the target and ends with the name of the seed.
  private static func replay(_ path: String, _ arguments: Arguments) async throws -> Int32 {
    guard let data = FileManager.default.contents(atPath: path) else { throw Broken("\(path) cannot be read") }
    let parts = (path as NSString).lastPathComponent.split(separator: "-", maxSplits: 4).map(String.init)
    guard let type = arguments.targets.first(where: { $0.name == parts.first }), let name = parts.last else {
      throw Broken("\(path) is not named as a kept input is")
    }
    do { try await type.init().run(Seed(name, Array(data))) } catch let broken as Broken {
      print("broken law: \(broken.law)")
      return 1
    }
    print("\(path): stands")
    return 0
  }
}

struct Arguments {
  var targets: [any Target.Type] = []
  var limits = Limits()
  var seed: UInt64 = 1
  var findings = "fuzz-findings"
  var replay: String?
  var worker: String?
  var first = 0

  static var help: String {
    """
    USAGE: fuzz [TARGET…] [--minutes N] [--executions N] [--seed N]
                [--time-limit SECONDS] [--memory-limit MB] [--findings FOLDER]
           fuzz --replay FILE

    TARGETS: \(Targets.all.map { $0.name }.joined(separator: ", ")); none means all.
    """
  }

  init(_ words: [String]) throws {
    var words = words[...]
    func value<Value>(_ option: String, _ convert: (String) -> Value?) throws -> Value {
      guard let word = words.popFirst(), let value = convert(word) else { throw Broken("\(option) needs a value") }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--minutes": limits.seconds = try value(word) { Double($0).map { $0 * 60 } }
      case "--executions": limits.executions = try value(word) { Int($0) }
      case "--seed": seed = try value(word) { UInt64($0) }
      case "--time-limit": limits.secondsEach = try value(word) { Double($0) }
      case "--memory-limit": limits.memory = try value(word) { Int($0).map { $0 << 20 } }
      case "--findings": findings = try value(word) { $0 }
      case "--replay": replay = try value(word) { $0 }
      case "--worker": worker = try value(word) { $0 }
      case "--from": first = try value(word) { Int($0) }
      default:
        guard let target = Targets.named(word) else { throw Broken("unknown option or target '\(word)'") }
        targets.append(target)
      }
    }
    if targets.isEmpty { targets = Targets.all }
    if limits.seconds == nil, limits.executions == nil { limits.executions = 2_000 }
  }
}
