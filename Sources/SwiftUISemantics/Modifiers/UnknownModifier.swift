import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// What the name and the arguments of a modifier that was not found tell about it.
enum UnknownModifier {
  /// Nothing speaks for more than looks: no word of what assistive technologies get, no text and no code is handed over.
  static func isAboutLooks(_ call: ModifierCall) -> Bool {
    let words = self.words(of: call.name)
    if words.contains(where: telling.contains) { return false }
    let isVisual = words.contains(where: visual.contains)
    return call.arguments.allSatisfy { argument in
      if let label = argument.label, self.words(of: label).contains(where: telling.contains) { return false }
      switch argument.value {
      case .text: return isVisual
      case .closure, .function, .view: return words.contains(where: presenting.contains) || presents(call)
      default: return true
      }
    }
  }

  /// `safariView(isPresented: $isOpen) { … }`: what the code makes comes over the screen, as with every modifier of SwiftUI
  /// that has such an argument (Apple: documentation of sheet(isPresented:onDismiss:content:) and its kin).
  private static func presents(_ call: ModifierCall) -> Bool { call.arguments.contains { $0.label == "isPresented" } }

  /// What reaches several elements at once hardly names or describes one of them.
  static func isAboutMany(_ nodes: [AccessibilityNode]) -> Bool {
    Set(nodes.elements.lazy.filter { $0.exposure == .exposed }.map(\.source)).count > 3
  }

  /// The name of a view around others does not say that it is a control, or names what it holds.
  static func isPlainWrapper(_ name: String) -> Bool {
    let words = self.words(of: name)
    return !words.contains { telling.contains($0) || controls.contains($0) }
  }

  /// Words of views that make one element of what they hold.
  private static let controls = NameWords.words(.modifierControl)

  /// Words of modifiers that may name a view, give it a role, or make it react.
  private static let telling = NameWords.words(.modifierTelling)

  /// Words of modifiers that take a name of a font, a colour or an event and show none of it.
  private static let visual = NameWords.words(.modifierLook)

  /// Words of modifiers whose code makes another screen, or runs later.
  private static let presenting = NameWords.words(.modifierPresenting)

  /// `renderedIf` has the words rendered and if.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
    }
    return words
  }
}
