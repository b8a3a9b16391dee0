import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lists of messages that code scrolls to what came: `onChange(of: messages.count) { proxy.scrollTo("end") }`. Who sees them
/// is shown that something is new.
enum ScrolledNews {
  /// The first place of a type that scrolls so, with the name of what changed.
  static func all(in type: WholeType) -> [(name: String, place: SourceRange)] {
    guard type.mentions(["scrollTo"]), !type.mentions(TellingCode.all) else { return [] }
    for link in type.chains.flatMap(\.links) where link.name == "onChange" {
      guard let watched = link.call.argument("of"), let name = list(in: watched),
        let place = link.call.closures.lazy.compactMap({ scroll(in: $0.body) }).first else { continue }
      return [(name, place)]
    }
    return []
  }

  /// `messages` of `model.messages.count` and `messages.last?.id`
  private static func list(in watched: Expression) -> String? {
    let paths = watched.dottedName.map { [$0] } ?? watched.valuePaths.sorted()
    return paths.flatMap { $0.split(separator: ".") }.map { String($0.filter { $0 != "?" }) }.first { part in
      DecorativeNames.parts(of: part).last.map(NameWords.words(.messageList).contains) ?? false
    }
  }

  private static func scroll(in body: Block) -> SourceRange? {
    var found: SourceRange?
    CodeWalk.expressions(of: body) { expression in
      // `proxy.scrollTo(last.id)`, and a function of the project for it: `scrollToBottom(proxy)`
      guard found == nil, case .call(let call) = expression.kind, call.callee.plainName?.hasPrefix("scrollTo") ?? false else { return }
      found = expression.range
    }
    return found
  }
}
