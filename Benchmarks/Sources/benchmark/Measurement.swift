import Foundation

/// What one run of a program took.
struct Measurement {
  /// Seconds on the clock.
  var wall: Double
  /// Seconds of all processors.
  var processor: Double
  /// The most memory that was resident, in bytes.
  var memory: Int
  var status: Int32
  /// What it said on standard error.
  var errors: String
}

struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Runs programs and measures them with what the system counts for each process.
enum Stopwatch {
  static func run(_ program: String, _ arguments: [String]) throws -> Measurement {
    let errors = NSTemporaryDirectory() + "/earshot-benchmark-\(getpid()).err"
    defer { unlink(errors) }
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let start = ContinuousClock.now
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else {
      throw Failure("\(program) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure("\(program) was lost") }
    }
    let wall = seconds(ContinuousClock.now - start)
    #if os(Linux)
      let memory = Int(usage.ru_maxrss) << 10
    #else
      let memory = Int(usage.ru_maxrss)
    #endif
    return Measurement(
      wall: wall, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: memory,
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F),
      errors: FileManager.default.contents(atPath: errors).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  static func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
}

/// Runs of one kind.
struct Series {
  var runs: [Measurement] = []

  var wall: Double { median(runs.map(\.wall)) }
  var processor: Double { median(runs.map(\.processor)) }
  var memory: Int { Int(median(runs.map { Double($0.memory) })) }

  /// The median of what `--timings` says of a part of the work, in seconds.
  func stage(_ name: String) -> Double {
    median(
      runs.compactMap { run in
        let line = run.errors.split(separator: "\n").first { $0.hasPrefix("earshot: \(name): ") }
        return line.flatMap { Double($0.split(separator: " ").dropLast().last ?? "") }
      })
  }
}

func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
