import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// Lets a font grow that is as large as no text style: with a number that does (Apple: documentation of `ScaledMetric`).
struct ScaledFontFix {
  private let types: [ObjectIdentifier: [TypeDeclaration]]

  init(_ files: [FileDeclarations]) {
    types = Dictionary(files.map { (ObjectIdentifier($0.file), $0.types) }) { first, second in first + second }
  }

  /// nil where the size is no plain number, outside of views that can hold a property, and before iOS 14, which has no
  /// `ScaledMetric`.
  ///
  /// - Parameter version: The lowest iOS that the code runs on; nil where nothing tells.
  func fix(_ found: FontSurvey.Found, from version: Version?) -> Fix? {
    guard version.map({ $0.major >= 14 }) ?? true, let points = found.style.size,
      let owner = owner(of: found.origin), AddedProperty.isReadable(at: found.origin, in: owner),
      let size = CallArguments(of: found.origin).arguments.first(where: { $0.label == "size" })?.value,
      !size.text.isEmpty, size.text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let name = "fontSize\(size.text)"
    let style = TextStyles.nearest(to: points, on: found.system)
    let property = AddedProperty(
      name: name, declaration: "@ScaledMetric(relativeTo: .\(style)) private var \(name): CGFloat = \(size.text)")
    let title = "let the size grow with the text style '\(style)'"
    let use = FixBuilder.replacing(size, with: name)
    // A view that has it from an earlier fix uses it again.
    let isThere = owner.members.properties.contains { $0.name == name && $0.attributes.contains { $0.name == "ScaledMetric" } }
    if isThere { return Fix(title, safety: .suggested, edits: [use]) }
    return property.edit(in: owner).map { Fix(title, safety: .suggested, edits: [$0, use]) }
  }

  private func owner(of place: SourceRange) -> TypeDeclaration? {
    var candidates = types[ObjectIdentifier(place.file)] ?? []
    var owner: TypeDeclaration?
    while let inner = candidates.first(where: { $0.range.contains(place) }) {
      owner = inner
      candidates = inner.members.types
    }
    return owner
  }
}
