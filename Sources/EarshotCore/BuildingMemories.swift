import SwiftSource
import SwiftUISemantics
import ViewEvaluation

/// What those who build screens remember, between two analyses of an app.
struct BuildingMemories: @unchecked Sendable {
  // Unchecked: what one of them remembers belongs to one thread at a time: whoever takes it.
  /// What one evaluator and its builder of trees remember.
  struct Memory {
    var evaluator = EvaluatorMemory()
    var trees = TreeMemo()

    mutating func add(_ other: Memory) {
      evaluator.add(other.evaluator)
      trees.add(other.trees)
    }
  }

  /// By the order of resources that they were made with; see `ResourceChoice`.
  private var all: [[String]: [Memory]] = [:]

  mutating func add(_ memory: Memory, order: [String]) { all[order, default: []].append(memory) }

  /// Takes out what one of them remembers, or what all of them do where nobody else will ask.
  mutating func take(order: [String], isAlone: Bool) -> Memory? {
    guard var memory = all[order]?.popLast() else { return nil }
    guard isAlone else { return memory }
    for other in all.removeValue(forKey: order) ?? [] { memory.add(other) }
    return memory
  }

  /// Drops what was made from something that has changed.
  mutating func forget(_ changes: LookupUse) {
    all = all.mapValues { memories in
      memories.map { memory in
        var memory = memory
        memory.evaluator.forget(changes)
        memory.trees.forget(changes)
        return memory
      }
    }
  }
}
