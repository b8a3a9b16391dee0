/// Which of the entries that are left use each other.
struct UseGraph {
  private let entries: [Int]
  private let used: [Set<Int>]
  private let isLeft: Set<Int>

  init(_ left: Set<Int>, _ used: [Set<Int>]) {
    isLeft = left
    entries = left.sorted()
    self.used = used
  }

  /// Those that no other one uses, and of those that use each other in a circle which nothing else leads to, the one
  /// that uses most.
  var unused: Set<Int> {
    var result: Set<Int> = []
    let circles = self.circles
    var circle: [Int: Int] = [:]
    for (number, members) in circles.enumerated() { for member in members { circle[member] = number } }
    var isUsed = Array(repeating: false, count: circles.count)
    for entry in entries {
      for other in used[entry] {
        guard let target = circle[other], target != circle[entry] else { continue }
        isUsed[target] = true
      }
    }
    for (number, members) in circles.enumerated() where !isUsed[number] {
      if let first = members.max(by: { (used[$0].count, $1) < (used[$1].count, $0) }) { result.insert(first) }
    }
    return result
  }

  /// The strongly connected components (Tarjan's algorithm, with a list in place of recursion).
  private var circles: [[Int]] {
    var state = Search()
    for entry in entries where state.numbers[entry] == nil {
      state.open(entry, neighbours(of: entry))
      while let top = state.path.last {
        guard let next = top.rest.last else {
          state.close()
          continue
        }
        state.path[state.path.count - 1].rest.removeLast()
        if let number = state.numbers[next] {
          if state.isOpen.contains(next) { state.lower(top.entry, to: number) }
        } else {
          state.open(next, neighbours(of: next))
        }
      }
    }
    return state.found
  }

  private func neighbours(of entry: Int) -> [Int] { used[entry].filter(isLeft.contains).sorted(by: >) }

  private struct Search {
    var numbers: [Int: Int] = [:]
    var lowest: [Int: Int] = [:]
    var stack: [Int] = []
    var isOpen: Set<Int> = []
    var path: [(entry: Int, rest: [Int])] = []
    var found: [[Int]] = []

    mutating func open(_ entry: Int, _ neighbours: [Int]) {
      numbers[entry] = numbers.count
      lowest[entry] = numbers[entry]
      stack.append(entry)
      isOpen.insert(entry)
      path.append((entry, neighbours))
    }

    mutating func lower(_ entry: Int, to number: Int) { lowest[entry] = min(lowest[entry] ?? number, number) }

    mutating func close() {
      guard let entry = path.popLast()?.entry, let low = lowest[entry] else { return }
      if let above = path.last?.entry { lower(above, to: low) }
      guard low == numbers[entry], let start = stack.lastIndex(of: entry) else { return }
      let circle = Array(stack[start...])
      stack.removeSubrange(start...)
      isOpen.subtract(circle)
      found.append(circle)
    }
  }
}
