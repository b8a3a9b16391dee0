import Foundation

@main
struct Main {
  static func main() async {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      if let worker = arguments.worker { return try await work(worker, arguments) }
      try run(arguments)
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n\n\(Arguments.help)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    let temporary = NSTemporaryDirectory() + "/earshot-benchmark-\(getpid())"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    let apps = try arguments.folders.map { try App($0, in: temporary) }
    guard let first = apps.first else { throw Failure("no folder was given") }
    let benchmark = Benchmark(
      arguments: arguments, temporary: temporary, itself: Bundle.main.executablePath ?? CommandLine.arguments[0])
    try benchmark.start()
    try benchmark.apps(apps)
    try benchmark.cores(first)
    try benchmark.again(first)
    try benchmark.sizes(first)
  }

  private static func work(_ worker: String, _ arguments: Arguments) async throws {
    guard let place = arguments.folders.first else { throw Failure("a worker needs a place") }
    switch worker {
    case "reading": try await Workers.visit(place, parses: false, width: arguments.width)
    case "parsing": try await Workers.visit(place, parses: true, width: arguments.width)
    case "again": try await Workers.repeated(place, width: arguments.width)
    default: throw Failure("unknown worker '\(worker)'")
    }
  }
}

struct Arguments {
  /// Absolute.
  var folders: [String] = []
  var repeats = 5
  var width = ProcessInfo.processInfo.activeProcessorCount
  var copies = [1, 2, 4, 8, 16]
  var earshot = Bundle.main.bundlePath + "/earshot"
  var worker: String?

  static let help = """
    USAGE: benchmark FOLDER… [--repeats N] [--jobs N] [--copies 1,2,4] [--earshot PROGRAM]

    The first folder is also measured on fewer threads, a second time in one process, and in several copies.
    """

  init(_ words: [String]) throws {
    var words = words[...]
    func value<Value>(_ option: String, _ convert: (String) -> Value?) throws -> Value {
      guard let word = words.popFirst(), let value = convert(word) else { throw Failure("\(option) needs a value") }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--repeats": repeats = try value(word) { Int($0) }
      case "--jobs": width = try value(word) { Int($0) }
      case "--copies": copies = try value(word) { text in
        let numbers = text.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
        return numbers.isEmpty ? nil : numbers
      }
      case "--earshot": earshot = try value(word) { $0 }
      case "--worker": worker = try value(word) { $0 }
      default:
        if word.hasPrefix("-") { throw Failure("unknown option '\(word)'") }
        let path = URL(fileURLWithPath: word).standardizedFileURL.path
        folders.append(path)
      }
    }
  }
}
