/// How the files of another state differ from those of a state that was read.
public struct FileDifference: Sendable {
  /// By absolute path, what files hold that are others there, or that are only there.
  public var contents: [String: [UInt8]]
  /// Absolute paths of pictures and media that are only there. What they hold is never read.
  public var assets: Set<String>
  /// Absolute paths of files that are not there.
  public var gone: Set<String>

  public init(contents: [String: [UInt8]] = [:], assets: Set<String> = [], gone: Set<String> = []) {
    self.contents = contents
    self.assets = assets
    self.gone = gone
  }

  /// The same with paths in another form.
  func mapPaths(_ form: (String) -> String) -> FileDifference {
    FileDifference(
      contents: Dictionary(contents.map { (form($0.key), $0.value) }) { first, _ in first },
      assets: Set(assets.map(form)), gone: Set(gone.map(form)))
  }
}
