import AccessibilityModel
import SourceModel

/// What tells a value from every other, in 128 bits: two values of one fingerprint are taken for the same.
///
/// Closures count as the same when they are the same code and what they may read is the same, so that a component counts
/// as used in the same way however often the code that hands it its content is run. Those deep inside of others, and
/// those that may reach an object which code changes, have to be of the same scope object: therefore a fingerprint holds
/// only as long as the value that it was made of is kept.
public struct ValueFingerprint: Hashable, Sendable {
  private let digest: WordDigest

  /// Parts of a value that are looked at: larger ones are not worth the time, since they seldom come twice. This many
  /// take about as long as building ten views.
  private static let partLimit = 6_000
  /// Closures inside each other that go by what they may read.
  fileprivate static let closureLimit = 3

  /// nil for values that are too large.
  init?(_ evaluator: Evaluator, _ make: (inout Writer) -> Void) {
    var writer = Writer(evaluator)
    make(&writer)
    guard writer.parts <= Self.partLimit else { return nil }
    digest = writer.digest
  }

  /// Feeds the parts of values to a digest.
  struct Writer {
    private let evaluator: Evaluator
    fileprivate var digest = WordDigest()
    fileprivate var parts = 0
    /// The number of closures that are being gone through.
    private var closures = 0
    private var meetsObject = false
    /// The scopes that were read, where it is noted.
    private var scopes: [InstanceDigests.ReadScope]?

    fileprivate init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// Whether the place of the call that makes a value bears on what comes of the value: only views are put there.
    fileprivate func isPlaced(_ instance: Instance) -> Bool { evaluator.isView(instance.declaration) }

    mutating func add(_ part: some Hashable) {
      digest.add(hashOf: part)
      parts += 1
    }

    mutating func add(_ text: String) {
      digest.add(text)
      parts += 1
    }

    mutating func add(_ text: String?) {
      digest.add(text == nil ? 0 : 1)
      if let text { digest.add(text) }
      parts += 1
    }

    mutating func add(_ reason: UnknownReason?) {
      digest.add(reason == nil ? 0 : 1)
      if let reason {
        digest.add(hashOf: reason.kind)
        digest.add(reason.subject)
      }
      parts += 1
    }

    mutating func add(_ number: Int) {
      digest.add(UInt64(bitPattern: Int64(number)))
      parts += 1
    }

    mutating func add(_ answer: Bool) {
      digest.add(answer ? 1 : 0)
      parts += 1
    }

    mutating func add(_ identity: ObjectIdentifier) { add(Int(bitPattern: identity)) }

    mutating func add(_ range: SourceRange) {
      digest.add(UInt64(UInt(bitPattern: ObjectIdentifier(range.file))))
      digest.add(UInt64(bitPattern: Int64(range.start)))
      digest.add(UInt64(bitPattern: Int64(range.end)))
      parts += 1
    }

    fileprivate var isFull: Bool { parts > ValueFingerprint.partLimit }

    /// An object that code changes: what is read of it may be something else the next time.
    fileprivate mutating func add(_ object: any CodeObject) {
      add(ObjectIdentifier(object))
      meetsObject = true
    }

    fileprivate mutating func add(_ closure: ClosureValue) {
      add(closure.range)
      guard closures < ValueFingerprint.closureLimit, closure.scope.tracer == nil else {
        add(ObjectIdentifier(closure.scope))
        scopes?.append(InstanceDigests.ReadScope(closure.scope))
        return
      }
      let outer = meetsObject
      meetsObject = false
      closures += 1
      add(closure.stack)
      add(closure.scope)
      closures -= 1
      if meetsObject { add(ObjectIdentifier(closure.scope)) }
      meetsObject = meetsObject || outer
    }

    private mutating func addInAnyOrder(_ values: some Sequence<(name: String, value: Value)>) {
      let outer = digest
      var all = UnorderedDigest()
      for (name, value) in values {
        digest = WordDigest()
        add(name)
        add(value)
        all.add(digest)
      }
      digest = outer
      digest.add(all)
    }

    /// The same instance is met in each closure of a view, as what its code may read, so it is gone through once.
    fileprivate mutating func addOnce(_ instance: Instance, _ write: (inout Writer) -> Void) {
      addOnce(.instance(instance), InstanceDigests.Key(instance, closures: closures), write)
    }

    /// So is what a function comes to by many ways.
    fileprivate mutating func addOnce(_ alternatives: [ConditionalValue], _ write: (inout Writer) -> Void) {
      addOnce(.alternatives(alternatives), InstanceDigests.Key(alternatives, closures: closures), write)
    }

    private mutating func addOnce(_ kept: InstanceDigests.Kept, _ key: InstanceDigests.Key, _ write: (inout Writer) -> Void) {
      if let known = evaluator.instanceDigests[key] {
        take(known)
        return
      }
      let outer = (digest: digest, parts: parts, meetsObject: meetsObject, scopes: scopes)
      (digest, meetsObject, scopes) = (WordDigest(), false, [])
      write(&self)
      let made = InstanceDigests.Entry(
        digest: digest, parts: parts - outer.parts, meetsObject: meetsObject, scopes: scopes?.distinct ?? [],
        kept: kept)
      // What was too large was not gone through to its end.
      if !isFull { evaluator.instanceDigests.insert(made, for: key) }
      (digest, parts, meetsObject, scopes) = (outer.digest, outer.parts, outer.meetsObject, outer.scopes)
      take(made)
    }

    private mutating func take(_ known: InstanceDigests.Entry) {
      digest.add(known.digest)
      parts += known.parts
      meetsObject = meetsObject || known.meetsObject
      scopes?.append(contentsOf: known.scopes)
    }

    /// All that can be read there.
    private mutating func add(_ innermost: Scope) {
      add(innermost.type.map(ObjectIdentifier.init))
      add(innermost.receiver != nil)
      if let receiver = innermost.receiver { add(receiver) }
      var scope: Scope? = innermost
      while let current = scope {
        scopes?.append(InstanceDigests.ReadScope(current))
        add(current.values.all.count)
        addInAnyOrder(current.values.all)
        scope = current.parent
      }
    }
  }
}

extension ValueFingerprint.Writer {
  mutating func add(_ values: [Value]) {
    add(values.count)
    for value in values { add(value) }
  }

  mutating func add(_ value: Value) {
    guard !isFull else { return }
    switch value {
    case .text(let text): add(0); add(text)
    case .number(let number): add(1); add(number)
    case .boolean(let boolean): add(boolean ? 2 : 3)
    case .absent: add(4)
    case .array(let elements): add(5); add(elements)
    case .tuple(let elements): add(6); add(elements)
    case .view(let node): add(7); add(node)
    case .closure(let closure): add(8); add(closure)
    case .function(let function):
      add(9)
      add(ObjectIdentifier(function.declaration))
      add(function.receiver != nil)
      if let receiver = function.receiver { add(receiver) }
    case .instance(let instance):
      add(10)
      add(instance)
      if isPlaced(instance) { add(instance.source) }
    case .enumeration(let value): add(11); add(ObjectIdentifier(value.declaration)); add(value.name); add(value.payload)
    case .type(let type): add(12); add(ObjectIdentifier(type))
    case .externalType(let name): add(13); add(name)
    case .member(let member):
      add(14); add(member.type); add(member.name); add(member.source); add(member.arguments)
      add(member.changes.count)
      for change in member.changes { add(change.name); add(change.arguments) }
    case .binding(let inner): add(15); add(inner)
    case .choice(let alternatives):
      add(16); add(alternatives.count)
      guard alternatives.count >= Self.manyAlternatives else { return add(each: alternatives) }
      addOnce(alternatives) { $0.add(each: alternatives) }
    case .unknown(let unknown): add(17); add(unknown)
    case .object(let object): add(18); add(object)
    case .method(let method): add(19); add(method.name); add(method.receiver)
    }
  }

  /// From as many on, to look them up takes less time than to go through them.
  private static let manyAlternatives = 3

  private mutating func add(each alternatives: [ConditionalValue]) {
    for alternative in alternatives { add(alternative.condition); add(alternative.value) }
  }

  /// One of the project's views, wherever it stands.
  mutating func add(_ view: CustomView) {
    add(ObjectIdentifier(view.declaration))
    if case .instance(let instance) = view.receiver { add(instance) } else { add(view.receiver) }
  }

  /// An instance without the place of the call that made it, which does not bear on its members.
  mutating func add(_ instance: Instance) {
    add(ObjectIdentifier(instance.declaration))
    add(instance.path)
    add(instance.isRoot)
    add(instance.isChangeable)
    add(instance.fields.count)
    if instance.fields.isEmpty { return }
    addOnce(instance) { writer in
      for name in instance.fieldNames {
        writer.add(name)
        if let value = instance.fields[name] { writer.add(value) }
      }
    }
  }

  private mutating func add(_ unknown: UnknownValue) {
    add(unknown.expression)
    add(unknown.type?.text)
    add(unknown.type?.isOptional)
    add(unknown.declaration.map(ObjectIdentifier.init))
    add(unknown.reason)
    add(unknown.truth)
    add(unknown.basis)
    add(unknown.initial != nil)
    if let initial = unknown.initial { add(initial.value) }
    add(unknown.entries?.all.count ?? -1)
    for entry in unknown.entries?.all ?? [] {
      add(entry.key)
      add(entry.value)
    }
    add(unknown.content)
    add(unknown.members != nil)
    if let members = unknown.members {
      add(members.source)
      add(members.list)
      switch members.way {
      case .numbered: add(0)
      case .each(let transform): add(1); add(transform)
      case .present(let transform): add(2); add(transform)
      case .flat(let transform): add(3); add(transform)
      // By the place of the variable, which is the source.
      case .added: add(4)
      }
    }
  }

  private mutating func add(_ elements: [LabelledValue]) {
    add(elements.count)
    for element in elements { add(element.label); add(element.value) }
  }

  private mutating func add(_ text: TextValue) {
    add(text.kind)
    add(text.table)
    add(text.fonts.count)
    for font in text.fonts { add(font) }
    add(text.inks.count)
    for ink in text.inks {
      add(ink.color)
      if let font = ink.font { add(font) }
      add(ink.source)
      add(ink.mayBePainted)
      add(ink.hasOpenFont)
    }
    add(text.segments.count)
    for segment in text.segments {
      switch segment {
      case .text(let literal): add(literal)
      case .argument(let argument, let isNumber): add(isNumber); add(argument)
      }
    }
  }

  private mutating func add(_ arguments: [EvaluatedArgument]) {
    add(arguments.count)
    for argument in arguments {
      add(argument.label)
      add(argument.source)
      add(argument.isTrailingClosure)
      add(argument.isLiteral)
      add(argument.isFraction)
      add(argument.value)
    }
  }

  private mutating func add(_ node: ViewNode) {
    guard !isFull else { return }
    switch node {
    case .primitive(let view): add(20); add(view.name); add(view.source); add(view.arguments)
    case .modified(let base, let call):
      add(21); add(call.name); add(call.source); add(call.callRange); add(call.arguments); add(base)
    case .group(let nodes):
      add(22); add(nodes.count)
      for node in nodes { add(node) }
    case .branch(let branches):
      add(23); add(branches.count)
      for branch in branches { add(branch.condition); add(branch.view) }
    case .custom(let view): add(24); add(view.source); add(view)
    case .opaque(let view): add(25); add(view.name); add(view.source); add(view.reason); add(view.content)
    }
  }
}
