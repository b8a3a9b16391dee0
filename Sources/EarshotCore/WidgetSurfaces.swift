import PlatformKnowledge
import Rules
import SourceModel
import SwiftSource

/// Widgets, complications and Live Activities. The system draws them outside of the app and decides by itself what of them
/// is a stop and what is spoken; no documentation of Apple's tells more than that labels are heard (Apple: WidgetKit,
/// documentation of widgets, complications and Live Activities), so nothing about them is sure.
struct WidgetSurfaces {
  private let files: Set<ObjectIdentifier>
  private let families = Dictionary(RuleRegistry.all.map { ($0.metadata.id, $0.metadata.family) }) { first, _ in first }

  init(_ files: [FileDeclarations]) {
    let near = files.filter { file in
      file.imports.contains { Self.frameworks.contains(String($0.prefix { $0 != "." })) }
    }
    // Apps import the frameworks too, to have such surfaces reloaded or started.
    let folders = Set(near.filter(Self.declares).map { Self.folder(of: $0.file.path) })
    let drawing = near.filter { file in
      folders.contains(Self.folder(of: file.file.path)) || Self.signs.contains { file.file.firstOffset(of: $0) != nil }
    }
    self.files = Set(drawing.map { ObjectIdentifier($0.file) })
  }

  private static let frameworks = FrameworkNames.names(.widgetFramework)
  /// What only views of such surfaces ask for, or are made for.
  private static let signs = [
    "widgetFamily", ": TimelineEntry", "TimelineProvider", "WidgetConfiguration", "AccessoryWidgetBackground",
    "ActivityConfiguration", "DynamicIsland", "widgetAccentable", "widgetRenderingMode", "CLKComplication",
  ]

  private static func declares(_ file: FileDeclarations) -> Bool {
    file.types.contains { type in ["Widget", "WidgetBundle"].contains(where: type.adopts) }
  }

  private static func folder(of path: String) -> Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }

  /// A finding as sure as it may be: of what people press there, which apps get to know of (Apple: documentation of
  /// WidgetKit, adding interactivity), it is likely, of all else that is heard it is for review.
  func applied(to finding: Finding) -> Finding {
    guard !files.isEmpty, let family = families[finding.rule], Self.spoken.contains(family),
      ([finding] + finding.joinedFrom).allSatisfy({ files.contains(ObjectIdentifier($0.place.file)) }) else { return finding }
    var finding = finding
    if Self.controls.contains(finding.rule) {
      if finding.certainty == .certain { finding.certainty = .likely }
    } else {
      finding.certainty = .review
    }
    return finding
  }

  private static let spoken: Set<RuleMetadata.Family> = [.names, .nameQuality, .roles, .structure, .valuesAndHints]
  /// What people press there; and taps, which only apps answer, so that a view with one is shown in the app as well
  /// (Apple: WidgetKit, adding interactivity: buttons and toggles alone).
  private static let controls: Set<String> = [
    "icon-button-name", "toggle-name", "link-name", "tap-without-button-trait", "selection-state-missing",
    "toggle-state-missing", "expanded-state-missing",
  ]
}
