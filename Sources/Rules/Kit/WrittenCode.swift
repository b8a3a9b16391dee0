import AccessibilityModel
import SourceModel
import SwiftSource

/// The calls of the project's code by where they stand, for rules about elements that have to know how the code of one is
/// written. Of a file it is read when somebody asks first; what a rule reads of the code of an element depends on nothing
/// but its text.
struct WrittenCode: Sendable {
  private struct Stretch: Hashable {
    let start: Int
    let end: Int
  }

  private struct Modified: Hashable {
    let file: ObjectIdentifier
    let name: String
  }

  private let files: [ObjectIdentifier: FileDeclarations]
  private let known = Memory<ObjectIdentifier, [Stretch: Expression]>()
  private let knownChains = Memory<Modified, [CodeChain]>()
  private let knownIdle = Memory<ObjectIdentifier, [SourceRange]>()
  private let knownFlags = Memory<ObjectIdentifier, [(flag: String, then: SourceRange)]>()
  private let knownPrompts = Memory<ObjectIdentifier, Set<String>>()
  private let knownFunctions = Memory<ObjectIdentifier, [FunctionDeclaration]>()

  init(_ files: [FileDeclarations] = []) {
    self.files = files.byFile
  }

  /// The call that is written there, with or without what it is called on; nil where there is none.
  func call(at place: SourceRange) -> Expression? {
    calls(in: place.file)?[Stretch(start: place.start, end: place.end)]
  }

  /// Whether a place lies in what a modifier of a name is given: `.overlay(Ending())`.
  func stands(_ place: SourceRange, inModifier name: String) -> Bool {
    calls(in: place.file)?.values.contains { expression in
      guard case .call(let call) = expression.kind, case .member(_?, name) = call.callee.kind else { return false }
      return expression.memberRange.contains(place)
    } ?? false
  }

  /// The chains of a file up to a modifier of a name, outer ones first.
  func chains(withModifier name: String, in source: SourceFile) -> [CodeChain] {
    knownChains(Modified(file: ObjectIdentifier(source), name: name)) {
      var met: Set<ObjectIdentifier> = []
      let modified = (calls(in: source) ?? [:]).values.filter { expression in
        guard case .call(let call) = expression.kind, case .member(_?, name) = call.callee.kind else { return false }
        return met.insert(ObjectIdentifier(expression)).inserted
      }
      return modified.map { CodeChain(reading: $0) }.sorted { ($0.whole.range.start, -$0.whole.range.end) < ($1.whole.range.start, -$1.whole.range.end) }
    }
  }

  private func calls(in source: SourceFile) -> [Stretch: Expression]? {
    let id = ObjectIdentifier(source)
    guard let file = files[id] else { return nil }
    return known(id) {
      var calls: [Stretch: Expression] = [:]
      var alternatives: [Expression] = []
      CodeWalk.expressions(of: file) { expression in
        if case .compileTime = expression.kind { alternatives.append(expression) }
        guard case .call = expression.kind else { return }
        for range in [expression.range, expression.memberRange] {
          // Of a chain and what it stands on alone, both of which may begin and end there, the outer one is met first.
          let stretch = Stretch(start: range.start, end: range.end)
          if calls[stretch] == nil { calls[stretch] = expression }
        }
      }
      // A chain with `#if` in it stands for the calls that it may be.
      for chain in alternatives {
        let stretch = Stretch(start: chain.range.start, end: chain.range.end)
        if calls[stretch] == nil { calls[stretch] = chain }
      }
      return calls
    }
  }

  /// Whether a place lies in a private function that no code of its file names: it is never run. What an attribute hands to a
  /// runtime or to an interface file, `@objc` and `@IBAction`, may be.
  func isNeverRun(_ place: SourceRange) -> Bool {
    let id = ObjectIdentifier(place.file)
    guard let file = files[id] else { return false }
    return knownIdle(id) { Self.idleFunctions(of: file) }.contains { $0.contains(place) }
  }

  private static func idleFunctions(of file: FileDeclarations) -> [SourceRange] {
    var functions = file.extensions.filter(\.isPrivate).flatMap(\.members.functions)
    var open = file.types.map(\.members) + file.extensions.map(\.members)
    while let members = open.popLast() {
      open += members.types.map(\.members)
      functions += members.functions.filter(\.isPrivate)
    }
    functions.removeAll { $0.body == nil || !$0.attributes.isEmpty }
    guard !functions.isEmpty else { return [] }
    var named: Set<String> = []
    CodeWalk.expressions(of: file) { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name): named.insert(String(name.prefix { $0 != "(" }))
      default: break
      }
    }
    return functions.filter { !named.contains($0.name) }.map(\.range)
  }

  /// Texts that code of a file puts into text views to say what they are for, and takes away when somebody writes: it compares
  /// a text with them, or gives it back to a view that was left empty (Apple: documentation of UITextViewDelegate).
  func prompts(in source: SourceFile) -> Set<String> {
    let id = ObjectIdentifier(source)
    guard let file = files[id], source.mentions(["UITextView"]) else { return [] }
    return knownPrompts(id) {
      var prompts: Set<String> = []
      CodeWalk.expressions(of: file) { expression in
        guard case .binary(let sign, let left, let right) = expression.kind, sign == "==" || sign == "!=",
          left.plainName == "text", let words = right.plainText, !words.isEmpty else { return }
        prompts.insert(words)
      }
      let functions = file.types.flatMap(\.members.functions) + file.extensions.flatMap(\.members.functions)
      for function in functions where ["textViewDidEndEditing", "textViewDidBeginEditing"].contains(function.name) {
        CodeWalk.expressions(of: function) { expression in
          guard case .assignment(let target, let value) = expression.kind, target.plainName == "text", let words = value.plainText else { return }
          prompts.insert(words)
        }
      }
      return prompts
    }
  }

  /// The names that have to hold for the code at a place to be run, as it is written there, the innermost first:
  /// `if isPinned { … }`.
  func flags(around place: SourceRange) -> [String] {
    let id = ObjectIdentifier(place.file)
    guard let file = files[id] else { return [] }
    let flags = knownFlags(id) {
      var flags: [(flag: String, then: SourceRange)] = []
      var open = file.types.map(\.members) + file.extensions.map(\.members)
      while let members = open.popLast() {
        open += members.types.map(\.members)
        CodeWalk.branches(of: members) { code in
          for case .expression(let test) in code.conditions { if let flag = test.dottedName { flags.append((flag, code.then.range)) } }
        }
      }
      return flags
    }
    return flags.filter { $0.then.contains(place) }.sorted { $0.then.start > $1.then.start }.map(\.flag)
  }

  /// The method that the code at a place stands in, as a helper that makes a view; nil where it is a property or an
  /// initialiser.
  func method(around place: SourceRange) -> FunctionDeclaration? {
    let id = ObjectIdentifier(place.file)
    guard let file = files[id] else { return nil }
    let functions = knownFunctions(id) {
      var functions: [FunctionDeclaration] = []
      var open = file.types.map(\.members) + file.extensions.map(\.members)
      while let members = open.popLast() {
        open += members.types.map(\.members)
        functions += members.functions
      }
      return functions
    }
    return functions.filter { $0.range.contains(place) }.max { $0.range.start < $1.range.start }
  }

  /// The calls of a method in the code of its type, as far as that stands in the same file, in source order.
  func calls(of method: FunctionDeclaration) -> [(call: Call, place: SourceRange)] {
    let file = method.range.file
    let type = file.typeName(around: method.range.start)
    var met: Set<SourceRange> = []
    let found = (calls(in: file) ?? [:]).values.compactMap { expression -> (call: Call, place: SourceRange)? in
      guard case .call(let call) = expression.kind, call.callee.dottedName.map({ $0 == method.name || $0 == "self." + method.name }) ?? false,
        file.typeName(around: expression.range.start) == type, met.insert(expression.range).inserted else { return nil }
      return (call, expression.range)
    }
    return found.sorted { $0.place.start < $1.place.start }
  }
}

extension RuleContext {
  /// The names that have to hold for the code at a place to be run.
  func flags(around place: SourceRange) -> [String] { writtenCode.value.flags(around: place) }

  /// Texts that code of a file puts into text views to say what they are for.
  func prompts(in source: SourceFile) -> Set<String> { writtenCode.value.prompts(in: source) }

  /// Whether a place lies in a private function that no code of its file names.
  func isNeverRun(_ place: SourceRange) -> Bool { writtenCode.value.isNeverRun(place) }

  /// The call that is written at a place: the one that makes an element, or a modifier.
  func call(at place: SourceRange) -> Expression? { writtenCode.value.call(at: place) }

  /// The method that the code at a place stands in.
  func method(around place: SourceRange) -> FunctionDeclaration? { writtenCode.value.method(around: place) }

  /// The calls of a method in the code of its type, as far as that stands in the same file.
  func calls(of method: FunctionDeclaration) -> [(call: Call, place: SourceRange)] { writtenCode.value.calls(of: method) }

  /// The chains of a file up to a modifier of a name, outer ones first.
  func chains(withModifier name: String, in source: SourceFile) -> [CodeChain] { writtenCode.value.chains(withModifier: name, in: source) }

  /// Whether the code that makes an element, with its modifiers and all that is in it, calls something of a name.
  func code(of element: AccessibilityElement, calls name: String) -> Bool { call(at: element.expression)?.calls(name) ?? false }

  /// Whether the code that makes an element lets no touch through to it: `.allowsHitTesting(false)`.
  func isTouchedByNobody(_ element: AccessibilityElement) -> Bool {
    call(at: element.expression)?.calls(named: "allowsHitTesting").contains { call in
      if case .boolean(false)? = call.arguments.first?.value.kind { true } else { false }
    } ?? false
  }

  /// Whether a place lies in what a modifier of a name is given.
  func stands(_ place: SourceRange, inModifier name: String) -> Bool { writtenCode.value.stands(place, inModifier: name) }

  /// Whether some system leaves out a text, `#if os(iOS)`, and shows the picture that it goes with.
  func isLeftOutElsewhere(_ text: SourceRange, besides picture: SourceRange) -> Bool {
    ownSystemCode.value[ObjectIdentifier(text.file)]?.contains { $0.contains(text) && !$0.contains(picture) } ?? false
  }

  /// The view that an element is made by, with the modifiers that belong to it; nil where no call makes it.
  func chain(of element: AccessibilityElement) -> CodeChain? { call(at: element.source).map { CodeChain(reading: $0) } }
}
