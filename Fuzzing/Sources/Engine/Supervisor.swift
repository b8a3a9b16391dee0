import Foundation

/// Starts workers, starts the next one where one fell, keeps the inputs at which they fell, and counts.
struct Supervisor {
  let target: any Target
  let inputs: Inputs
  let seed: UInt64
  let limits: Limits
  /// Where inputs are kept that something is wrong with.
  let findings: String

  struct Count {
    var executions = 0
    var crashes = 0
    var hangs = 0
    var memory = 0
    var laws = 0
    var isClean: Bool { crashes + hangs + memory + laws == 0 }
  }

  func run() throws -> Count {
    let start = ContinuousClock.now
    let earlier = Watchdog.processorTime(RUSAGE_CHILDREN)
    let note = NSTemporaryDirectory() + "/earshot-fuzz-\(getpid())-\(name)"
    defer { unlink(note) }
    var count = Count()
    while limits.executions.map({ count.executions < $0 }) ?? true {
      let elapsed = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
      let left = limits.seconds.map { $0 - elapsed }
      if let left, left <= 0 { break }
      guard let mark = Mark(note) else { throw Broken("no place for \(note)") }
      mark.set(count.executions)
      let end = try work(from: count.executions, left, note)
      let reached = Mark.read(note) ?? count.executions
      if end != WorkerEnd.done { try keep(reached, end, &count) }
      // The one that fell counts as well.
      count.executions = end == WorkerEnd.done ? reached : reached + 1
    }
    let minutes = Double((ContinuousClock.now - start) / .milliseconds(1)) / 60_000
    report(count, minutes, (Watchdog.processorTime(RUSAGE_CHILDREN) - earlier) / 60)
    return count
  }

  private var name: String { type(of: target).name }

  private func work(from first: Int, _ seconds: Double?, _ note: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    var arguments = [
      "--worker", note, "--from", String(first), "--seed", String(seed), "--time-limit", String(limits.secondsEach),
      "--memory-limit", String(limits.memory >> 20),
    ]
    if let seconds { arguments += ["--minutes", String(seconds / 60)] }
    if let executions = limits.executions { arguments += ["--executions", String(executions)] }
    process.arguments = arguments + [name]
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  private func keep(_ execution: Int, _ end: Int32, _ count: inout Count) throws {
    let kind: String
    switch end {
    case WorkerEnd.hang: (kind, count.hangs) = ("hang", count.hangs + 1)
    case WorkerEnd.memory: (kind, count.memory) = ("memory", count.memory + 1)
    case WorkerEnd.broken: (kind, count.laws) = ("law", count.laws + 1)
    default: (kind, count.crashes) = ("crash", count.crashes + 1)
    }
    let input = inputs[execution]
    try FileManager.default.createDirectory(atPath: findings, withIntermediateDirectories: true)
    let path = "\(findings)/\(name)-\(kind)-\(seed)-\(execution)-\(input.name)"
    try Data(input.bytes).write(to: URL(fileURLWithPath: path))
    print("\(kind) (status \(end)): \(path)")
  }

  private func report(_ count: Count, _ minutes: Double, _ processor: Double) {
    let time = String(format: "%.1f minutes (%.1f of the processor)", minutes, processor)
    print(
      "\(name): \(count.executions) executions in \(time), seed \(seed), "
        + "\(count.crashes) crashes, \(count.hangs) hangs, \(count.memory) beyond memory, \(count.laws) broken laws")
    // Standard output that is no terminal would be kept until the end of all targets.
    fflush(nil)
  }
}
