#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts threads with a stack that the recursive parser cannot exhaust.
///
/// The threads of Swift's concurrency have half a megabyte, which nested code of a generator can use up; a thread of
/// one's own is the only way to ask for more. The memory is reserved, not used, until it is touched.
enum LargeStack {
  /// Tried in turn: a system with a limit on address space may refuse the larger ones.
  private static let sizes = [512 << 20, 128 << 20, 16 << 20]

  /// Runs `work` on a thread of its own, for which nobody waits; on this one when none can be had.
  static func start(_ work: @escaping @Sendable () -> Void) {
    // Detached: the stack of a thread that is neither waited for nor detached stays for as long as the process.
    _ = start(work, isDetached: true)
  }

  /// The thread; nil when the work was done on this one.
  private static func start(_ work: @escaping @Sendable () -> Void, isDetached: Bool) -> pthread_t? {
    let box = Unmanaged.passRetained(Work(work))
    for size in sizes {
      if let thread = create(size, box.toOpaque(), isDetached: isDetached) { return thread }
    }
    box.takeRetainedValue().body()
    return nil
  }

  /// Runs `work` on a large stack and waits for it.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let slot = Slot<Result>()
    if let thread = start({ slot.value = work() }, isDetached: false) { pthread_join(thread, nil) }
    return slot.value
  }

  private static func create(_ size: Int, _ context: UnsafeMutableRawPointer, isDetached: Bool) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return nil }
    if isDetached, pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) != 0 { return nil }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, runWork, context) == 0 else { return nil }
    return thread
  }

  fileprivate final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Written by the thread, read after it has been joined.
  private final class Slot<Value>: @unchecked Sendable {
    var value: Value?
  }
}

#if canImport(Darwin)
  private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<LargeStack.Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<LargeStack.Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#endif
