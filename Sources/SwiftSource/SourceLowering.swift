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
/// - Parameters:
///   - system: The system that they are compiled for; that of each file where none is named.
///   - isOver: Whether nobody waits any more; the result is of no use then.
/// - Returns: The declarations of each file, in the order of the input.
public func lowerAll(
  _ files: [SourceFile], width: Int, for system: String? = nil, isOver: @escaping @Sendable () -> Bool = { false }
) async -> [FileDeclarations] {
  // Large files first: one of them at the end would leave the other threads idle.
  let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
  let lowered = await mapInParallel(files.count, width: width, isOver: isOver, makeState: {}) { number, _ in
    FileLowering.lower(files[order[number]], for: system)
  }
  var result = files.map { FileDeclarations(file: $0) }
  for (index, declarations) in zip(order, lowered) { result[index] = declarations }
  return result
}
