import SourceModel

/// Turns a Swift file into what the rest of Earshot reads.
public struct SourceLowering: Sendable {
  public init() {}

  /// Parses one file and lowers it.
  ///
  /// Never fails: what cannot be parsed is `unsupported` and is listed in `syntaxErrors`. The syntax tree is gone when
  /// this returns. The work is done on a thread with a large stack, for which the caller waits.
  public func lower(_ file: SourceFile) -> FileDeclarations {
    LargeStack.run { FileLowering.lower(file) } ?? FileDeclarations(file: file)
  }
}

/// Parses and lowers all files on `width` threads (at least one).
///
/// - Returns: The declarations of each file, in the order of the input.
public func lowerAll(_ files: [SourceFile], width: Int) async -> [FileDeclarations] {
  guard !files.isEmpty else { return [] }
  let queue = LoweringQueue(files)
  let width = min(max(width, 1), files.count)
  await withCheckedContinuation { continuation in
    let last = Countdown(width) { continuation.resume() }
    for _ in 0..<width {
      _ = LargeStack.start {
        queue.work()
        last.signal()
      }
    }
  }
  return queue.results()
}
