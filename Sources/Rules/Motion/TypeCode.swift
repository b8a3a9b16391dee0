import PlatformKnowledge
import SourceModel
import SwiftSource

/// The code of one type as far as it stands together: the declaration, or one extension.
final class TypeCode: Sendable {
  let name: String
  let range: SourceRange
  /// nil for an extension.
  let declaration: TypeDeclaration?
  /// The protocols that an extension makes the type conform to; empty for a declaration.
  let added: [String]
  /// Nested types left out.
  let members: Members
  /// In source order, those of nested types left to these.
  let expressions: [Expression]
  /// Those among them that most rules look for.
  let kinds: ExpressionKinds
  /// Properties with `@State` and its like.
  let states: [String]
  /// Properties with `@FocusState` or `@AccessibilityFocusState`.
  let focusStates: [String]
  /// Properties with the value that they begin with.
  let values: [(name: String, value: Expression)]
  /// Shared by the types of one file.
  private let words: FileWords

  /// Of every type and extension of the files, top-level functions left out.
  static func all(in files: [FileDeclarations]) -> [TypeCode] {
    files.flatMap { file -> [TypeCode] in
      var result: [TypeCode] = []
      let words = FileWords(file.file)
      for type in file.types { add(type, words, &result) }
      for declaration in file.extensions {
        let added = declaration.inheritedTypes.map(\.name)
        result.append(TypeCode(declaration.extendedType.name, declaration.range, declaration.members, nil, words, added))
        for type in declaration.members.types { add(type, words, &result) }
      }
      return result
    }
  }

  private static func add(_ type: TypeDeclaration, _ words: FileWords, _ result: inout [TypeCode]) {
    // What only previews show is not for people.
    guard !type.adopts("PreviewProvider") else { return }
    result.append(TypeCode(type.name, type.range, type.members, type, words))
    for nested in type.members.types { add(nested, words, &result) }
  }

  private init(
    _ name: String, _ range: SourceRange, _ members: Members, _ declaration: TypeDeclaration?, _ words: FileWords,
    _ added: [String] = []
  ) {
    self.name = name
    self.added = added
    self.declaration = declaration
    self.words = words
    self.range = range
    var found: [Expression] = []
    var own = members
    own.types = []
    self.members = own
    CodeWalk.expressions(of: own) { found.append($0) }
    expressions = found
    kinds = ExpressionKinds(found)
    values = members.properties.compactMap { property in property.initializer.map { (property.name, $0) } }
    func named(_ attributes: Set<String>) -> [String] {
      members.properties.filter { $0.attributes.contains { attributes.contains($0.name) } }.map(\.name)
    }
    states = named(["State", "GestureState", "SceneStorage", "AppStorage"])
    focusStates = named(["FocusState", "AccessibilityFocusState"])
  }

  /// Whether one of the words stands anywhere in its file: a helper beside the type may do what the type should.
  func fileMentions(_ sought: [String]) -> Bool { sought.contains(where: words.mentions) }

  /// Whether one of the words stands in the code of the type itself.
  func mentions(_ sought: [String]) -> Bool { words.mentions(sought, in: range.start..<range.end) }

  /// Calls of members of one name, such as `.repeatForever(…)`.
  func calls(of name: String) -> [Expression] { kinds.calls.filter { $0.call(named: name) != nil } }

  /// Calls of a function or type by its plain name.
  func calls(ofFunction name: String) -> [(expression: Expression, call: Call)] {
    kinds.calls.compactMap { expression in
      guard case .call(let call) = expression.kind, case .name(name) = call.callee.kind else { return nil }
      return (expression, call)
    }
  }
}

/// Which words a file mentions. Each is looked for once: a file of ten thousand types would be read as many times.
private final class FileWords: Sendable {
  private let file: SourceFile
  private let known = Memory<String, [Int]>()

  init(_ file: SourceFile) { self.file = file }

  func mentions(_ word: String) -> Bool { !places(of: word).isEmpty }

  func mentions(_ words: [String], in range: Range<Int>) -> Bool {
    words.contains { word in
      let places = places(of: word)
      var low = 0, high = places.count
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < places.count && places[low] < range.upperBound
    }
  }

  private func places(of word: String) -> [Int] {
    // Most words stand in few files.
    file.mayHold(word) ? known(word) { file.places(of: word) } : []
  }
}

extension SourceFile {
  /// Whether one of the words stands anywhere in the code of the file; what comments say does not count.
  func mentions(_ words: [String]) -> Bool { words.contains { !places(of: $0, limit: 1).isEmpty } }

  /// Where a word stands in the code of the file, in order; comments are left out.
  fileprivate func places(of word: String, limit: Int = .max) -> [Int] {
    var found: [Int] = []
    guard mayHold(word) else { return found }
    var ahead: ArraySlice<Range<Int>>?
    var next = firstOffset(of: word)
    while let place = next {
      // Both are in order, so that comments that are passed are never looked at again.
      let after = (ahead ?? commentRanges[...]).drop { $0.upperBound <= place }
      ahead = after
      if let comment = after.first, comment.contains(place) {
        next = firstOffset(of: word, from: comment.upperBound)
      } else {
        found.append(place)
        if found.count == limit { return found }
        next = firstOffset(of: word, from: place + 1)
      }
    }
    return found
  }
}

/// Words by which code asks for the settings that bear on motion.
enum MotionSettings {
  /// `accessibilityReduceMotion`, `isReduceMotionEnabled`, a `reduceMotion` of the app's own.
  static let reduceMotion = ["educeMotion", "educedMotion", "prefersCrossFade"]
  static let screenReader = ["oiceOver", "SwitchControl"]
  static let autoplay = ["ideoAutoplay", "utoPlay", "utoplay", "accessibilityPlayAnimatedImages"]
  /// Parts of the names of what is there for a moment only, until something is loaded.
  static let loading = NameWords.words(.loadingView).sorted()
  /// Parts of the names of flags that are set while something is done.
  static let working = NameWords.words(.workingFlag).sorted()
}
