import AccessibilityModel
import SourceModel

extension StackMates {
  /// The heading above a row in which all controls set one value: a slider, the number that it is at, a stepper.
  func headingOfRow(_ subject: ElementSubject) -> AccessibilityElement? {
    guard axis == .horizontal, ProposedName.valued.contains(itself.role), let row = itself.layout,
      let bound = CallArguments(of: itself.source).boundValue,
      mates.allSatisfy({ mate in
        mate.element.role == .text || mate.element.isInteractive && CallArguments(of: mate.element.source).boundValue == bound
      }) else { return nil }
    let above = subject.neighbours(before: 8, after: 0).filter {
      $0.element.exposure == .exposed && $0.element.layout != row && subject.coexists(with: $0)
    }
    guard let last = above.last, let stack = last.element.layout, stack.axis == .vertical, stack.source.contains(row.source),
      last.when == Array(subject.when.prefix(last.when.count)) else { return nil }
    let run = above.reversed().prefix { $0.element.role == .text && $0.element.layout == stack && $0.when == last.when }.map(\.element)
    return Self.heading(of: run.map { Mate(element: $0, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1) })
  }

  /// Before a switch or a picker: a title with a mark behind it, such as "New", over what explains it.
  func beginWithTitleRow(_ texts: [Mate]) -> Bool {
    guard itself.role == .toggle || itself.role == .picker, (2...4).contains(texts.count), let first = texts.first, first.isCaption,
      !first.isSentence, let row = first.element.layout, row.axis == .horizontal, let column = texts.last?.element.layout,
      column.axis == .vertical, column.source.contains(row.source) else { return false }
    return texts.allSatisfy { !$0.isAfter && ($0.element.layout == row || $0.element.layout == column) }
  }

  /// Of the texts above something, the nearest first: the one right above it, or the heading above that one, which explains
  /// it.
  static func heading(of texts: [Mate]) -> AccessibilityElement? {
    guard let last = texts.first else { return nil }
    if texts.count > 1, texts[1].isCaption, !texts[1].isSentence,
      last.isCaption && last.isSentence || texts[1].element.isEmphasized && !last.element.isEmphasized {
      return texts[1].element
    }
    return last.isCaption && !last.isSentence ? last.element : nil
  }

  /// The only text of a row, or the first of those that stand one above the other in it: a box to tick with a name and a
  /// place beside it. What can be pressed further on, as a stepper at the end of the row, has a name of its own.
  var titleBeside: AccessibilityElement? {
    guard axis == .horizontal else { return nil }
    let near = texts.filter { text in !texts.contains { $0.element.source == text.element.source && $0.distance < text.distance } }
    guard let first = near.first, first.isInSameScope, first.element.role == .text, near.allSatisfy({ $0.isAfter == first.isAfter }),
      near.count == 1 || first.element.layout?.axis == .vertical && near.allSatisfy({ $0.element.layout == first.element.layout })
    else { return nil }
    let farthest = near.map(\.distance).max() ?? 0
    let isFree = mates.allSatisfy { mate in
      !mate.element.isInteractive || near.contains { $0.element == mate.element }
        || first.isAfter && mate.isAfter && mate.distance > farthest
    }
    return isFree ? first.element : nil
  }

  /// The words right behind a box to tick that begins its row, whatever else the row ends with: nothing there is its value.
  var titleBehindBox: AccessibilityElement? {
    guard axis == .horizontal, itself.role == .toggle else { return nil }
    let near = ofOwnRow(texts).sorted { $0.distance < $1.distance }
    guard let first = near.first, near.allSatisfy(\.isAfter), first.distance == 1, first.isInSameScope, first.element.role == .text,
      first.element.hasWords, mates.allSatisfy({ mate in
        // Buttons further on in the row have names of their own.
        !mate.element.role.isControl || mate.element.role == .button && mate.isAfter && !mate.element.isUnnamed
      }) else { return nil }
    return first.element
  }

  /// The title in large or bold letters that the view around an element begins with: `Label("Storage", …).font(.headline)`
  /// over the bar of a card. nil for a whole screen, whose title says more than what one thing on it is for.
  ///
  /// - Parameter reach: How many elements may stand in between.
  static func titleOfView(_ subject: ElementSubject, reach: Int) -> AccessibilityElement? {
    let itself = subject.element
    guard itself.framework == .swiftUI, !itself.callSites.isEmpty, let type = itself.source.file.typeName(around: itself.source.start)
    else { return nil }
    let before = subject.neighbours(before: reach + 1, after: 0)
    func isOwn(_ other: ElementSubject) -> Bool {
      other.element.source.file === itself.source.file && itself.source.file.typeName(around: other.element.source.start) == type
    }
    let own = before.filter { isOwn($0) && $0.element.exposure == .exposed && $0.element.source != itself.source }
    // The first that is near has to be the first there is.
    guard let first = own.first, before.count <= reach || !(before.first.map(isOwn) ?? true),
      subject.when.starts(with: first.when), [.text, .label].contains(first.element.role), first.element.isEmphasized,
      let words = first.element.label?.value, words.literal?.contains(where: \.isLetter) ?? words.isOnlyHoles,
      !own.contains(where: { $0.element.role == itself.role && subject.coexists(with: $0) }) else { return nil }
    let mate = Mate(element: first.element, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1)
    return mate.isCaption && !mate.isSentence ? first.element : nil
  }
}

extension AccessibilityElement {
  /// It is drawn like a title: in bold letters, or in the font of headlines.
  var isEmphasized: Bool { appearance.isBold || appearance.font?.single.map { $0.isBold || $0.isHeadline } ?? false }
}

extension StackMates {
  /// The caption right behind an arrow that opens what comes below, at the beginning of a row in which nothing else can be
  /// pressed: the title of what it opens.
  var titleAfterArrow: AccessibilityElement? {
    guard axis == .horizontal, mates.allSatisfy({ $0.isAfter && !$0.element.isInteractive }),
      let text = texts.min(by: { $0.distance < $1.distance }), text.distance == 1, text.isInSameScope, text.element.role == .text,
      text.isCaption, !text.isSentence else { return nil }
    return text.element
  }
}
