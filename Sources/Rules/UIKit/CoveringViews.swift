import PlatformKnowledge
import SourceModel
import SwiftSource

/// Views of an app that lie over a screen as a dark veil with controls on it.
struct CoveringViews {
  struct Cover {
    /// The class of the view.
    let name: String
    /// Where it is added to another view.
    let place: SourceRange
    /// The variable that is added, where it is added from outside.
    let variable: String?
  }

  private static let isolating = ["accessibilityViewIsModal", "accessibilityElementsHidden"]
  /// Rows of lists and controls lie beside others, and the rest shows for a moment.
  private static let others: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UIControl",
    "UIButton", "UIImageView", "UIVisualEffectView",
  ]

  static func all(_ project: ProjectSubject) -> [Cover] {
    let veils = project.classes.all.filter { isVeil($0, project.classes) }.map(\.declaration.name)
    guard !veils.isEmpty else { return [] }
    var seen: Set<String> = []
    return project.types.flatMap { type -> [Cover] in
      guard type.mentions(["addSubview", "insertSubview"]), !type.fileMentions(isolating) else { return [] }
      let names = makers(in: type, of: Set(veils))
      return type.kinds.calls.compactMap { expression in
        guard case .call(let call) = expression.kind, call.callee.plainName == "addSubview",
          let added = call.arguments.first?.value.dottedName else { return nil }
        // What a view lays over its own parts is one of them.
        guard case .member(_?, _) = call.callee.kind else { return nil }
        let name = added == "self" ? veils.first { $0 == type.name } : names[added]
        guard let name, seen.insert(name).inserted else { return nil }
        return Cover(name: name, place: expression.range, variable: added)
      }
    }
  }

  /// Variables and properties that hold such a view, by their names.
  private static func makers(in type: TypeCode, of veils: Set<String>) -> [String: String] {
    var names: [String: String] = [:]
    func note(_ property: PropertyDeclaration) {
      var made = property.type?.name
      if case .call(let call)? = property.initializer?.kind {
        switch call.callee.kind {
        case .name(let name): made = name
        // `PopupView.fromNib()`
        case .member(let base?, _): made = made ?? base.plainName
        default: break
        }
      }
      if let made, veils.contains(made) { names[property.name] = made }
    }
    type.members.properties.forEach(note)
    CodeWalk.localVariables(of: type.members, note)
    return names
  }

  /// A class that paints itself a translucent black and holds something to press.
  private static func isVeil(_ member: UIKitClassSurvey.Member, _ survey: UIKitClassSurvey) -> Bool {
    let words = DecorativeNames.parts(of: member.declaration.name)
    guard NameWords.words(.transientView).isDisjoint(with: words), !member.mentions(isolating),
      survey.descends(member, from: { UIKitClasses.isKind($0, of: "UIView") }),
      !survey.descends(member, from: others) else { return false }
    return paintsItselfDark(member) && holdsControls(member)
  }

  private static func paintsItselfDark(_ member: UIKitClassSurvey.Member) -> Bool {
    var isDark = false
    for function in member.functions {
      CodeWalk.expressions(of: function) { expression in
        guard case .assignment(let target, let value) = expression.kind, target.dottedName == "backgroundColor"
        else { return }
        isDark = isDark || value.isVeil
      }
    }
    return isDark
  }

  private static func holdsControls(_ member: UIKitClassSurvey.Member) -> Bool {
    if member.functions.contains(where: { $0.attributes.contains { $0.name == "IBAction" } }) { return true }
    return member.properties.contains { property in
      property.heldClass.map { UIKitClasses.isKind($0, of: "UIButton") || $0.hasSuffix("Button") } ?? false
    }
  }
}

extension Expression {
  /// A black that lets through what is behind it: `.black.withAlphaComponent(0.5)`, `UIColor(white: 0, alpha: 0.5)`,
  /// `UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)` (Apple: documentation of UIColor).
  var isVeil: Bool {
    guard case .call(let call) = kind else { return false }
    if case .member(let base?, "withAlphaComponent") = call.callee.kind {
      return base.plainName == "black" && lets(call.arguments.first?.value)
    }
    guard call.callee.plainName == "UIColor" || call.callee.plainName == "init", lets(call.argument("alpha")) else { return false }
    let parts = ["white", "red", "green", "blue"].compactMap { call.argument($0)?.numberValue }
    return !parts.isEmpty && parts.allSatisfy { $0 == 0 }
  }

  /// Less than nothing of what is behind, and more than a tinge.
  private func lets(_ alpha: Expression?) -> Bool { alpha?.numberValue.map { (0.2...0.95).contains($0) } ?? false }
}
