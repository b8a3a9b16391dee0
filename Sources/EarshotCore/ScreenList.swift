import AccessibilityModel
import Foundation
import SourceModel

/// The screens in the order in which they are read: each with the sheets and menus that it presents behind it.
public struct ScreenList: Sendable {
  private var groups: [Group] = []

  private struct Group {
    var screen: Screen
    var presented: [Screen]
  }

  public init(_ analysis: Analysis) {
    var presentations = analysis.presentations[...]
    for screen in analysis.screens {
      let own = presentations.prefix { $0.name.hasPrefix(screen.name + Screen.partSeparator) }
      presentations = presentations.dropFirst(own.count)
      // What a preview presents, its view presents as well.
      let presented = screen.kind == .preview ? [] : Array(own)
      let links = analysis.linksWithoutNavigation.value
      groups.append(Group(
        screen: links.dimmed(analysis.hostedTitles.titled(screen), of: screen), presented: presented.map { links.dimmed($0, of: screen) }))
    }
  }

  /// Those of the files that were asked for, where the project around them was analysed as well.
  public init(reportedOf analysis: Analysis) {
    self.init(analysis)
    groups.removeAll { !analysis.project.reports($0.screen.source.file) }
  }

  public var names: [String] { groups.flatMap { [$0.screen.name] + $0.presented.map(\.name) } }

  /// The screens that a name means: by the whole name, with or without the types around it; a view's name means what it
  /// presents as well.
  public func screens(named name: String) -> [Screen] { screens { $0.answers(to: name) } }

  /// The screens that one of the names means, in the order of the list.
  public func screens(named names: [String]) -> [Screen] {
    screens { screen in names.contains { screen.answers(to: $0) } }
  }

  /// The screens that are asked for. A sheet that is met on several of them, as those of a row are, is listed once:
  /// behind the screen in whose file it stands, else behind the first. An alert that one function makes for all who call
  /// it is another one where it says something else.
  public func screens(where isWanted: (Screen) -> Bool = { _ in true }) -> [Screen] {
    var wanted = groups.map { group in
      var group = group
      group.presented.removeAll { !isWanted($0) }
      return group
    }
    var seen: Set<Presented> = []
    var kept: [[Screen]] = wanted.map { _ in [] }
    for isOwn in [true, false] {
      for index in wanted.indices {
        let file = wanted[index].screen.source.file
        kept[index] += wanted[index].presented.filter { presented in
          (presented.source.file === file) == isOwn && seen.insert(Presented(presented)).inserted
        }
      }
    }
    for index in wanted.indices { wanted[index].presented = kept[index].sorted { $0.source < $1.source } }
    return wanted.flatMap { (isWanted($0.screen) ? [$0.screen] : []) + $0.presented }
  }
}

/// What tells something that screens present from others.
private struct Presented: Hashable {
  let source: SourceRange
  let words: [SpokenText]

  init(_ screen: Screen) {
    source = screen.source
    words = screen.kind == .viewController ? screen.nodes.elements.compactMap { $0.label?.value } : []
  }
}

extension Screen {
  /// Its own name, with or without the types around it, or that of the view that presents it.
  fileprivate func answers(to wanted: String) -> Bool {
    let owner = Screen.whole(of: name)
    return name == wanted || owner == wanted || owner.hasSuffix("." + wanted)
  }
}
