import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// An object of a screen that others make and call. What nobody was seen to call of it, somebody may call after all.
struct WaitingPart {
  let object: UIObject
  /// Classes whose code is being run around it, its own included.
  let classes: [TypeDeclaration]
  /// The objects of these classes, itself the last.
  let around: PartSurroundings
  let callSites: [CallSite]
}

/// The project's objects whose code is being run, the screen's own first.
struct PartSurroundings {
  let objects: [UIObject]

  /// Whether what is made there stands on the screen, as far as is known. Code that leads to other screens makes their
  /// controllers, and what these make is read where they are the screen.
  var mayBeShown: Bool {
    objects.dropFirst().allSatisfy { object in
      guard object.isKind(of: "UIViewController") else { return true }
      return object.parts["view"]?.objects.contains { $0.parent != nil } ?? false || frames(object)
    }
  }

  /// Whether the screen is a controller that shows another one.
  private func frames(_ controller: UIObject) -> Bool {
    ["viewControllers", "rootViewController"].contains { name in
      objects.first?.parts[name]?.objects.contains { $0 === controller } ?? false
    }
  }
}

extension UIKitEffects {
  /// Notes that somebody runs a function, or sets a property, of an object.
  func note(_ declaration: ObjectIdentifier, calledOn object: UIObject) {
    object.called.insert(declaration)
    if !evaluator.place.isLater { object.calledInSetUp.insert(declaration) }
  }

  /// Leaves what nobody calls of an object for later.
  func wait(_ object: UIObject) {
    waiting.append(WaitingPart(object: object, classes: classes, around: surroundings, callSites: callSites))
  }

  /// Runs of the parts of a screen what was not run yet, now that all that calls them did. A function that a caller was
  /// followed into is not run once more by itself: it would add its views a second time.
  func finishParts() {
    let saved = (classes, objects, callSites)
    // Finishing one may make others, and put them on the screen.
    while let next = waiting.firstIndex(where: \.around.mayBeShown) {
      let part = waiting.remove(at: next)
      (classes, objects, callSites) = (part.classes, part.around.objects, part.callSites)
      unprompted += 1
      isFinishing = true
      evaluator.inOwnPlace { evaluator.apart { finish(part.object) } }
      isFinishing = false
      unprompted -= 1
    }
    waiting = []
    (classes, objects, callSites) = saved
  }

  private func finish(_ object: UIObject) {
    guard !isOneOfMany(object) else { return }
    fillLists(of: object)
    let called = object.called
    evaluator.later { runLater(object, besides: called) }
    recordOverriddenLists(of: object)
    recordOverriddenKeyboards(of: object)
    recordTablePlace(of: object)
    fillOpenLists(of: object)
  }

  /// Whether what nobody calls of an object was run for others that the same line made of its class, and that stand
  /// nowhere as it does: banners that each of a hundred errors would show.
  private func isOneOfMany(_ object: UIObject) -> Bool {
    guard object.isView, object.parent == nil, !object.isPlaced else { return false }
    finished[object.source, default: 0] += 1
    return finished[object.source, default: 0] > Self.looseLimit
  }

  /// Objects that stand nowhere and are made by one line, whose code is run to its end.
  private static let looseLimit = 2

  /// Whether who set a part up chose another function of the same name for it: `bar.setButton(image: close)` and not
  /// `setButton(title:)`. Functions of delegates share a name, too, and each has its own occasion.
  func isOtherWay(_ function: FunctionDeclaration, of object: UIObject, _ type: TypeDeclaration) -> Bool {
    guard object.isPart, !function.answersEvents, let first = function.parameters.first, UIKitClasses.named(first.type.name) == nil,
      first.label != nil || !first.type.name.lowercased().hasSuffix(function.name.lowercased()) else { return false }
    return index.ownFunctions(of: type).contains { other in
      other !== function && other.name == function.name && object.called.contains(ObjectIdentifier(other))
        && other.parameters.map(\.label) != function.parameters.map(\.label)
    }
  }

  /// Whether a function of a part is for screens that hand it a view, which nothing around this one does: a field that some
  /// give a wheel of dates is a plain field in the others. What delegates are told of is called by UIKit.
  func waitsForViews(_ function: FunctionDeclaration, of object: UIObject) -> Bool {
    guard isFinishing, object.isPart, function.returnType == nil, function.attributes.isEmpty, !function.answersEvents,
      !function.isOverride, function.parameters.contains(where: { $0.defaultValue == nil && Self.isView($0.type.name) }),
      !isOfDelegate(function) else { return false }
    return !classes.contains { mayCall(function.name, of: object, in: $0) }
  }

  private static func isView(_ name: String) -> Bool {
    UIKitClasses.named(name) != nil && UIKitClasses.isKind(name, of: "UIView")
  }

  /// `scrollViewDidScroll(_ scrollView: UIScrollView)`
  private func isOfDelegate(_ function: FunctionDeclaration) -> Bool {
    guard let first = function.parameters.first, first.label == nil, first.type.name.hasPrefix("UI") else { return false }
    return function.name.lowercased().hasPrefix(first.type.name.dropFirst(2).lowercased())
  }

  /// Whether the code of a class may call a function of an object: not where it only calls it of others of its properties.
  private func mayCall(_ function: String, of object: UIObject, in type: TypeDeclaration) -> Bool {
    guard let asked = receiverNames.names(in: type, index)[function] else { return false }
    guard let own = object.name else { return true }
    return asked.contains { $0 == own || index.property($0, of: type, isStatic: false) == nil }
  }

  /// Whether a view stays where code has put it: what nobody was seen to call of the parts of a screen takes none from
  /// there. Helpers of a class, such as one that makes a bar item of itself, are for other screens.
  func isKeptInPlace(_ view: UIObject) -> Bool { isFinishing && view.parent != nil }

  /// Reads objects that stand within something that is read next.
  func readingParts(_ work: () -> Void) {
    let saved = isReadingParts
    isReadingParts = true
    work()
    isReadingParts = saved
  }
}
