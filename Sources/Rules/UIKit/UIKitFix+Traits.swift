import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// How code of a project adds and removes traits: until Swift 4.2 they are bits of a number with global constants, since then
/// members of a set (Apple: UIAccessibilityTraits; API notes of UIKit for Swift 4, `UIAccessibilityTraitButton`).
extension UIKitFix {
  enum Trait: String {
    case button, header, selected

    /// The constant of older Swift.
    fileprivate var constant: String { "UIAccessibilityTrait" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// As the file says it in which the object is set up.
  static func adding(_ trait: Trait, in element: AccessibilityElement) -> String {
    let place = element.platform?.setUpStatements.last ?? element.platform?.lastStatement ?? element.platform?.outlet
    return adding(trait, to: "accessibilityTraits", in: (place ?? element.source).file)
  }

  static func adding(_ trait: Trait, to traits: String, in file: SourceFile) -> String {
    file.hasTraitsAsNumbers ? "\(traits) |= \(trait.constant)" : "\(traits).insert(.\(trait.rawValue))"
  }

  /// A value of several traits.
  static func traits(_ all: [Trait], in file: SourceFile) -> String {
    if file.hasTraitsAsNumbers { return all.map(\.constant).joined(separator: " | ") }
    let members = all.map { "." + $0.rawValue }
    return members.count == 1 ? members[0] : "[\(members.joined(separator: ", "))]"
  }

  static func removing(_ trait: Trait, from traits: String, in file: SourceFile) -> String {
    file.hasTraitsAsNumbers ? "\(traits) &= ~\(trait.constant)" : "\(traits).remove(.\(trait.rawValue))"
  }
}

extension SourceFile {
  /// Written in a version of Swift before 4.2, as the settings of its targets say, or, where they say nothing, as calls show
  /// that Swift 3 renamed (SE-0005) and that do not compile since.
  fileprivate var hasTraitsAsNumbers: Bool {
    if let version = build.swiftVersion { return version < Self.traitsAsSet }
    // Since Xcode 8 no target with Swift is built without the setting.
    if !build.targets.isEmpty, let lowest = build.minimumVersions["iOS"].flatMap({ SwiftVersion($0) }), lowest.major < 10 { return true }
    return NameWords.words(.oldSwiftCall).contains { firstOffset(of: $0) != nil }
  }

  private static let traitsAsSet = SwiftVersion(major: 4, minor: 2)
}
