import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where code of UIKit moves a line or another mark to the control that was chosen.
enum MovedMarks {
  struct Mark: Sendable {
    let type: String
    /// The mark as the code names it.
    let name: String
    let place: SourceRange
  }

  /// What of a view or its constraint says where it stands (Apple: documentation of UIView and NSLayoutConstraint).
  private static let places = FrameworkNames.names(.placingProperty, .movingProperty)

  /// Of one type or extension, the first place.
  static func all(in type: TypeCode) -> [Mark] {
    guard type.mentions(["nderline", "ndicator", "elector", "arker", "lider", "ighlight", "electionBar", "electedBar", "electionLine"]), type.mentions(["utton", "egment", "tab", "Tab"])
    else { return [] }
    for function in type.members.functions {
      guard let body = function.body else { continue }
      var found: Mark?
      CodeWalk.expressions(of: body) { expression in
        guard found == nil, case .assignment(let target, let value) = expression.kind, let path = target.dottedName,
          let name = mark(path), followsControl(value, function) else { return }
        found = Mark(type: type.name, name: name, place: expression.range)
      }
      if let found { return [found] }
    }
    return []
  }

  /// `underline` of `underline.frame.origin.x`, `underlineLeading` of `underlineLeading.constant`.
  private static func mark(_ path: String) -> String? {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1, let last = parts.last, places.contains(last),
      let name = parts.first(where: { !places.contains($0) }) else { return nil }
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard words.contains(where: NameWords.words(.movedMark).contains),
      NameWords.words(.loadingView).subtracting(["indicator"]).isDisjoint(with: words) else { return nil }
    return name
  }

  /// Whether where it goes is told by a control: `sender.frame.minX`, `button.center.x`, `width * CGFloat(index)` beside one.
  private static func followsControl(_ value: Expression, _ function: FunctionDeclaration) -> Bool {
    var follows = false
    CodeWalk.expressions(of: .expression(value)) { part in
      guard case .member(let base?, let name) = part.kind, ["frame", "center", "bounds"].contains(name),
        let view = base.dottedName?.split(separator: ".").last else { return }
      let words = IdentifierWords.split(String(view)).map { $0.lowercased() }
      follows = follows || words.contains(where: controls.contains)
    }
    return follows
  }

  private static let controls = NameWords.words(.movedTo)
}
