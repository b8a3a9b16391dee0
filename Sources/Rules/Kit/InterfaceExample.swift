/// Stretches of interface files for the examples of rules.
enum InterfaceExample {
  /// The view of a controller with views in it, as Interface Builder writes it.
  static func view(_ subviews: String) -> String {
    let inner = subviews.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }
    return """
      <view contentMode="scaleToFill" id="v1">
          <subviews>
      \(inner.joined(separator: "\n"))
          </subviews>
      </view>
      """
  }
}
