import Foundation

/// Runs executions in this process, and notes in a file which one it is at, so that whoever looks after a crash knows
/// the input.
struct Worker {
  let target: any Target
  let inputs: Inputs
  let limits: Limits
  /// Where the number of the execution is noted.
  let note: String

  /// Runs executions from `first` on until the limits or a broken law end it.
  func run(from first: Int) async -> Int32 {
    guard let mark = Mark(note) else { return WorkerEnd.broken }
    let watchdog = Watchdog(limits)
    let start = ContinuousClock.now
    var number = first
    while limits.executions.map({ number < $0 }) ?? true {
      if let seconds = limits.seconds, ContinuousClock.now - start > .seconds(seconds) { break }
      let input = inputs[number]
      mark.set(number)
      watchdog.begin()
      do {
        try await target.run(input)
      } catch {
        FileHandle.standardError.write(Data("\((error as? Broken)?.law ?? String(describing: error))\n".utf8))
        return WorkerEnd.broken
      }
      watchdog.end()
      number += 1
      mark.set(number)
      // The peak of a process never falls: a fresh one has the whole allowance again.
      if Watchdog.peakMemory > limits.memory / 2 { return WorkerEnd.done }
    }
    return WorkerEnd.done
  }
}

/// A number in a file that outlives the process, whatever ends it.
struct Mark {
  private let place: UnsafeMutablePointer<Int64>

  init?(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, 8) == 0 else { return nil }
    defer { close(descriptor) }
    guard let memory = mmap(nil, 8, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED else {
      return nil
    }
    place = memory.bindMemory(to: Int64.self, capacity: 1)
  }

  func set(_ number: Int) { place.pointee = Int64(number) }

  static func read(_ path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path), data.count == 8 else { return nil }
    return data.withUnsafeBytes { Int($0.loadUnaligned(as: Int64.self)) }
  }
}
