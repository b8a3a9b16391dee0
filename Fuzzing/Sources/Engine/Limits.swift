import Foundation

/// What a run may take.
struct Limits {
  /// Ends the run; nil for no end by time.
  var seconds: Double?
  /// Ends the run; nil for no end by number.
  var executions: Int?
  /// For one execution, of the processor's time: others may be busy as well.
  var secondsEach = 10.0
  /// Resident memory of the process, in bytes.
  var memory = 1 << 30
}

/// Exit statuses by which a worker tells its supervisor what happened.
enum WorkerEnd {
  static let done: Int32 = 0
  static let broken: Int32 = 70
  static let hang: Int32 = 71
  static let memory: Int32 = 72
}

/// Watches from a thread of its own how long an execution takes and how much memory the process has.
final class Watchdog: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = NSLock()
  private var started: (wall: ContinuousClock.Instant, processor: Double)?
  private let limits: Limits
  /// How often its allowance of the processor's time an execution may last: more than this is waiting for nothing.
  private static let patience = 30.0

  init(_ limits: Limits) {
    self.limits = limits
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.1)
        look()
      }
    }
    thread.start()
  }

  func begin() { set((.now, Self.processorTime(RUSAGE_SELF))) }

  func end() { set(nil) }

  private func set(_ start: (ContinuousClock.Instant, Double)?) {
    lock.lock()
    started = start
    lock.unlock()
  }

  private func look() {
    lock.lock()
    let started = started
    lock.unlock()
    guard let started else { return }
    if Self.processorTime(RUSAGE_SELF) - started.processor > limits.secondsEach { _exit(WorkerEnd.hang) }
    if ContinuousClock.now - started.wall > .seconds(limits.secondsEach * Self.patience) { _exit(WorkerEnd.hang) }
    if Self.peakMemory > limits.memory { _exit(WorkerEnd.memory) }
  }

  /// The most memory that the process has had, in bytes.
  static var peakMemory: Int {
    let peak = Int(usage(RUSAGE_SELF).ru_maxrss)
    #if os(Linux)
      return peak << 10
    #else
      return peak
    #endif
  }

  #if os(Linux)
    typealias Whose = __rusage_who
  #else
    typealias Whose = Int32
  #endif

  /// What the processors spent on a process or on its children that have ended, in seconds.
  static func processorTime(_ whose: Whose) -> Double {
    let usage = usage(whose)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  private static func usage(_ whose: Whose) -> rusage {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(whose.rawValue), &usage)
    #else
      getrusage(whose, &usage)
    #endif
    return usage
  }
}
