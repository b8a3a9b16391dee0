import SourceModel

extension Violation {
  /// The same with the fixes that are right in every use of the code that they edit: a button that is drawn in one place
  /// and handed a symbol by each of its callers cannot be called by the word for one of them.
  func shared(with all: [Violation]) -> Violation {
    if let named = namedAtUses(with: all) { return named }
    // What nothing is offered for says nothing about the words of the others.
    let others = all.filter { !$0.fixes.isEmpty }
    guard others.contains(where: { $0.fixes != fixes }) else { return self }
    var result = self
    // What says more than the words beside it in one use is not to be hidden in all of them.
    let isToBeHidden = others.allSatisfy { $0.certainty != .review || $0.fixes.first?.hides ?? false }
    var last: [Fix] = []
    result.fixes = fixes.compactMap { fix in
      if fix.hides, !isToBeHidden, fix == fixes.first {
        // Where it can be done in each of them, a person may still find it right.
        if others.allSatisfy({ $0.fixes.contains(fix) }) { last.append(fix) }
        return nil
      }
      if others.allSatisfy({ $0.fixes.contains(fix) }) { return fix }
      // What the code has handed over names each of them in its own words.
      if others.allSatisfy({ $0.fixes.contains { $0.edits == fix.edits } }) { return fix.titledByCode }
      if others.allSatisfy({ $0.fixes.contains(where: fix.editsAsMuch) }) { return fix.byCode(of: others) ?? fix.withGap }
      return fix.writesWords ? fix.joined(with: others) : nil
    }
    if !result.fixes.isEmpty { result.fixes += last }
    if result.fixes.first != fixes.first { result.heard?.after = nil }
    return result
  }
}

extension Violation {
  /// Adds what is heard instead where the same code makes something else, such as a button that a function draws with one
  /// symbol or another.
  ///
  /// - Parameter all: What is wrong there, itself included.
  mutating func hearAlso(_ all: [Violation]) {
    guard let own = heard, own.after == nil, !own.before.isEmpty else { return }
    var said = [own.before]
    for other in all {
      guard said.count < Self.alternatives else { break }
      if let words = other.heard?.before, !words.isEmpty, !said.contains(words) { said.append(words) }
    }
    heard?.before = said.joined(separator: " | ")
  }

  /// Of more of them nobody reads what each sounds like.
  private static var alternatives: Int { 3 }
}

extension Fix {
  /// Whether another fix writes something else in the same places.
  fileprivate func editsAsMuch(as other: Fix) -> Bool { edits.map(\.range) == other.edits.map(\.range) }

  /// Whether it gives something a name in words that stand in it.
  fileprivate var writesWords: Bool {
    edits.first.map { $0.replacement.contains("accessibilityLabel") && $0.replacement.contains("\"") } ?? false
  }

  /// The same name written in each use, where each is set up by itself: all of them are in need of it.
  fileprivate func joined(with others: [Violation]) -> Fix? {
    let same = others.compactMap { other in other.fixes.first { $0.title == title } }
    guard same.count == others.count else { return nil }
    var fix = self
    for edit in same.flatMap(\.edits) where !fix.edits.contains(edit) {
      // Two names in one place are none.
      guard fix.edits.allSatisfy({ $0.range.file !== edit.range.file || $0.range.end < edit.range.start || edit.range.end < $0.range.start })
      else { return nil }
      fix.edits.append(edit)
    }
    return fix
  }

  /// Whether all that it does is to take something out of the tree for good.
  fileprivate var hides: Bool { edits.count == 1 && edits[0].replacement.hasSuffix(".accessibilityHidden(true)") }

  /// The words of one use in its title replaced by the expression that stands for those of each.
  fileprivate var titledByCode: Fix? {
    guard let label, let name = title.firstIndex(of: "'") else { return self }
    var fix = self
    fix.title = title[..<name] + "'\(edits[0].replacement[label].dropLast())'"
    return fix
  }

  /// The one of several names in the same place that the code has for whatever it was handed, `Text(title)` beside the words of
  /// another use: it says the right thing in each of them. Of two such the one that more uses are best called by.
  fileprivate func byCode(of others: [Violation]) -> Fix? {
    let all = others.compactMap { other in other.fixes.first { editsAsMuch(as: $0) } }
    var counts: [(fix: Fix, count: Int)] = []
    for fix in all where fix.isValueOfCode {
      if let known = counts.firstIndex(where: { $0.fix.edits == fix.edits }) { counts[known].count += 1 } else { counts.append((fix, 1)) }
    }
    let most = counts.map(\.count).max()
    return counts.first { $0.count == most }?.fix.titledByCode
  }

  /// Its label is a variable, or a text of one.
  private var isValueOfCode: Bool {
    guard let label else { return false }
    var name = edits[0].replacement[label].dropLast()
    if name.hasPrefix("Text("), name.hasSuffix(")") { name = name.dropFirst("Text(".count).dropLast() }
    return name.first?.isLowercase ?? false && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }

  /// With a gap in place of the words of a label; nil for other edits.
  fileprivate var withGap: Fix? {
    let byText = " by the text beside it"
    guard let label, let name = title.firstIndex(of: "'") ?? title.firstRange(of: byText).map({ title.index(after: $0.lowerBound) })
    else { return nil }
    var fix = self
    fix.title = title[..<name] + "'\(Self.gap)'"
    fix.edits[0].replacement = edits[0].replacement[..<label.lowerBound] + "\"\(Self.gap)\")"
    return fix
  }

  /// Where the only edit writes the words of a label, up to the end.
  private var label: Range<String.Index>? {
    guard edits.count == 1, edits[0].replacement.hasSuffix(")"),
      let start = edits[0].replacement.firstRange(of: ".accessibilityLabel(") else { return nil }
    return start.upperBound..<edits[0].replacement.endIndex
  }

  private static let gap = "<#name#>"
}

extension RuleMetadata.Family {
  /// Their fixes write words that people hear.
  var isOfNames: Bool { self == .names || self == .uiKit }
}
