import Project
import SwiftSource

/// The assets of a project for those who build screens. What they ask for is noted, so that a picture that comes or goes
/// bears on the screens that show it and on no others.
public struct NotedAssets {
  private let assets: AssetIndex
  private let index: DeclarationIndex

  /// - Parameter evaluator: Its index notes the look-ups.
  public init(_ assets: AssetIndex, for evaluator: Evaluator) {
    self.assets = assets
    index = evaluator.index
  }

  /// The colour of this name; nil when there is none, or when it refers to one of the system.
  func color(_ name: String) -> ColorAsset? {
    index.note([.color(name)])
    return assets.color(name)
  }

  /// Whether a catalog has a set of this name for which nobody chose a colour.
  func isLeftOpen(_ name: String) -> Bool { color(name).map { $0.variants.isEmpty && $0.systemName == nil } ?? false }

  /// The colour that Xcode's generated name stands for.
  public func color(forSwiftName name: String) -> String? {
    index.note(ResourceKey.colors(forSwiftName: name))
    return assets.color(forSwiftName: name)
  }

  /// The image or symbol that Xcode's generated name stands for.
  public func image(forSwiftName name: String) -> String? {
    index.note(ResourceKey.images(forSwiftName: name))
    return assets.image(forSwiftName: name)
  }
}

extension DeclarationIndex {
  /// Notes that texts, assets or interface files were looked up.
  public func note(_ keys: @autoclosure () -> [ResourceKey]) {
    guard isNoting else { return }
    for key in keys() { note(resource: key.kind.rawValue, key.table, key.name) }
  }
}
