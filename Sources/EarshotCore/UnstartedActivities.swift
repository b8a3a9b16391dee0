import Project
import Rules
import SourceModel
import SwiftSource

/// Live Activities that nothing starts: no code outside of the widgets knows the attributes that they are for.
///
/// An activity comes to the screen by `Activity.request(attributes:)`, or by a push to start whose token code asks for
/// with the same type (Apple: documentation of ActivityKit, "Starting and updating Live Activities with ActivityKit push
/// notifications").
struct UnstartedActivities {
  /// The widgets by their names.
  private(set) var widgets: [String: Widget] = [:]

  struct Widget {
    let range: SourceRange
    /// Why nobody sees it.
    let reason: RelatedPlace
  }

  /// - Parameters:
  ///   - found: Widgets of activities, with the name of their attributes.
  ///   - mentions: Where code names these attributes.
  init(
    _ found: [(type: TypeDeclaration, attributes: String)], _ mentions: Once<TypeMentions>,
    in sources: [(unit: SourceUnit, file: FileDeclarations)]
  ) {
    guard !found.isEmpty else { return }
    let widgetFiles = Set(sources.filter { Self.onlyDraws($0.file) }.map { ObjectIdentifier($0.unit.file) })
    for (type, attributes) in found {
      let isStarted = mentions.value.places(of: attributes)?.contains { !widgetFiles.contains(ObjectIdentifier($0.file)) } ?? true
      if isStarted { continue }
      widgets[type.name] = Widget(
        range: type.range, reason: RelatedPlace(type.nameRange, "nothing starts the Live Activity of '\(attributes)'"))
    }
  }

  static func widgets(
    in sources: [(unit: SourceUnit, file: FileDeclarations)]
  ) -> [(type: TypeDeclaration, attributes: String)] {
    let files = sources.filter { $0.unit.role == .app && $0.unit.file.firstOffset(of: configuration) != nil }
    // What is written in another language may start what it has no Swift code for.
    guard !files.isEmpty, !sources.contains(where: { $0.file.imports.contains(where: isBridge) }) else { return [] }
    return files.flatMap { _, file in
      file.types.filter { $0.adopts("Widget") }
        .compactMap { type in attributes(of: type).map { (type, $0) } }
    }
  }

  private static let configuration = "ActivityConfiguration(for:"

  /// `RideAttributes` of `ActivityConfiguration(for: RideAttributes.self)`; nil where a widget has several.
  private static func attributes(of type: TypeDeclaration) -> String? {
    let file = type.range.file
    guard let place = file.firstOffset(of: configuration, from: type.range.start, to: type.range.end),
      file.firstOffset(of: configuration, from: place + 1, to: type.range.end) == nil else { return nil }
    var start = place + configuration.utf8.count
    while start < type.range.end, [0x20, 0x0A, 0x09, 0x0D].contains(file.bytes[start]) { start += 1 }
    var end = start
    while end < type.range.end, file.bytes[end].isPartOfName { end += 1 }
    // A type within another one goes by more than its name.
    guard end > start, file.text(from: end, to: min(end + 5, type.range.end)) == ".self" else { return nil }
    return file.text(from: start, to: end)
  }

  /// Code of widgets that neither asks for an activity nor for the token of a push.
  private static func onlyDraws(_ file: FileDeclarations) -> Bool {
    file.imports.contains { $0.split(separator: ".").first == "WidgetKit" }
      && !["request(", "pushToStart"].contains { file.file.firstOffset(of: $0) != nil }
  }

  private static func isBridge(_ module: String) -> Bool {
    ["Flutter", "React", "Capacitor", "Cordova"].contains { module.split(separator: ".").first?.hasPrefix($0) ?? false }
  }
}
