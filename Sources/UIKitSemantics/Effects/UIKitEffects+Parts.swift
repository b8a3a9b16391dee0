import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// An object of a screen that others make and call. What nobody was seen to call of it, somebody may call after all.
struct WaitingPart {
  let object: UIObject
  /// Classes whose code is being run around it, its own included.
  let classes: [TypeDeclaration]
  let callSites: [CallSite]
}

extension UIKitEffects {
  /// Notes that somebody runs a function, or sets a property, of an object.
  func note(_ declaration: ObjectIdentifier, calledOn object: UIObject) {
    object.called.insert(declaration)
    if !evaluator.place.isLater { object.calledInSetUp.insert(declaration) }
  }

  /// Leaves what nobody calls of an object for later.
  func wait(_ object: UIObject) {
    waiting.append(WaitingPart(object: object, classes: classes, callSites: callSites))
  }

  /// Runs of the parts of a screen what was not run yet, now that all that calls them did. A function that a caller was
  /// followed into is not run once more by itself: it would add its views a second time.
  func finishParts() {
    let saved = (classes, callSites)
    var next = 0
    while next < waiting.count {
      let part = waiting[next]
      next += 1
      (classes, callSites) = (part.classes, part.callSites)
      unprompted += 1
      evaluator.inOwnPlace { evaluator.apart { finish(part.object) } }
      unprompted -= 1
    }
    waiting = []
    (classes, callSites) = saved
  }

  private func finish(_ object: UIObject) {
    let called = object.called
    evaluator.later { runLater(object, besides: called) }
    recordOverriddenLists(of: object)
    recordTablePlace(of: object)
  }

  /// Reads objects that stand within something that is read next.
  func readingParts(_ work: () -> Void) {
    let saved = isReadingParts
    isReadingParts = true
    work()
    isReadingParts = saved
  }
}
