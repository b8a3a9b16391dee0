import SwiftSource

/// A function that calls itself for one object of a tree after the other: `func labels(in view: UIView) -> [UILabel]`
/// with `for child in view.subviews { found += labels(in: child) }`. As deep as there are objects that code had made
/// before, it is no endless recursion; one that makes the objects that it is called for is.
struct ObjectWalk {
  /// What the calls are about that are being run, outermost first.
  fileprivate var objects: [Set<ObjectIdentifier>] = []
  /// How many objects there were when the first of them began.
  fileprivate let made: Int
  fileprivate var calls = 0

  /// Calls inside each other.
  fileprivate static let depthLimit = 16
  /// Calls of one walk: branches that are not known are all gone through.
  fileprivate static let callLimit = 256

  fileprivate init(made: Int) { self.made = made }
}

extension Evaluator {
  /// Runs a function, and notes what objects it is about.
  ///
  /// - Parameter work: Gets how often the function may contain itself; nil where that is as for any other.
  func walking<Result>(
    _ function: FunctionDeclaration, _ receiver: Value?, _ arguments: [EvaluatedArgument], _ work: (Int?) -> Result
  ) -> Result {
    guard runsEffects, let effects else { return work(nil) }
    let handed = ([receiver].compactMap(\.self) + arguments.map(\.value)).compactMap { value -> (any CodeObject)? in
      if case .object(let object) = value { object } else { nil }
    }
    guard !handed.isEmpty else { return work(nil) }
    let key = ObjectIdentifier(function)
    let outer = walks[key]
    var walk = outer ?? ObjectWalk(made: effects.made)
    let isNext = outer != nil && walk.calls < ObjectWalk.callLimit && walk.objects.count < ObjectWalk.depthLimit
      && handed.contains { object in
        object.number <= walk.made && !walk.objects.contains { $0.contains(ObjectIdentifier(object)) }
      }
    walk.objects.append(Set(handed.map { ObjectIdentifier($0) }))
    walk.calls += 1
    walks[key] = walk
    let result = work(isNext ? walk.objects.count : nil)
    let calls = walks[key]?.calls ?? walk.calls
    walks[key] = outer
    if outer != nil { walks[key]?.calls = calls }
    return result
  }
}
