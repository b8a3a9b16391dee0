import AccessibilityModel
import InterfaceFiles
import Project
import SourceModel
import ViewEvaluation

/// A colour as an interface file gives it.
struct FileColor {
  let source: SourceRange
  private let kind: Kind

  private enum Kind {
    case fixed(RGBA)
    case system(String)
    case asset(String, saved: RGBA?)
    case unknown
  }

  /// - Parameter saved: The named colours that the file holds, which count where no catalog has them.
  init(_ node: XMLNode, saved: [String: XMLNode] = [:]) {
    source = node.startTag
    kind = Self.kind(node, saved)
  }

  private static func kind(_ node: XMLNode, _ saved: [String: XMLNode]) -> Kind {
    if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] { return named(name) }
    if let name = node["name"] {
      guard node["catalog"] == nil else { return .unknown }
      if let own = saved[name], case .fixed(let color) = kind(own, [:]) { return .asset(name, saved: color) }
      return .asset(name, saved: nil)
    }
    func part(_ name: String) -> Double? { node[name].flatMap(Double.init) }
    let alpha = part("alpha") ?? 1
    // Other colour spaces have other values; a verdict should not hang on the difference. That of `calibratedRGB`, which
    // older versions of Xcode write, is small: whoever judges such a colour leaves room for it.
    let space = node["customColorSpace"] ?? node["colorSpace"] ?? ""
    guard ["sRGB", "displayP3", "genericGamma22GrayColorSpace", "calibratedWhite", "deviceRGB", "deviceWhite", "calibratedRGB"].contains(space)
    else { return .unknown }
    if let white = part("white") { return .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha)) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return .unknown }
    if space == "displayP3" { return .fixed(.displayP3(red: red, green: green, blue: blue, alpha: alpha)) }
    return .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  private static func named(_ name: String) -> Kind {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = FixedColors.color(plain) { return .fixed(color) }
    switch name {
    case "groupTableViewBackgroundColor": return .system("systemGroupedBackground")
    case "tableCellGroupedBackgroundColor": return .system("secondarySystemGroupedBackground")
    default: return .system(plain)
    }
  }

  func paint(_ assets: NotedAssets) -> Paint {
    switch kind {
    case .fixed(let color): Paint(kind: .fixed, colors: ModeColors(always: color))
    case .system(let name): Paint.system(name) ?? .unknown(name)
    case .asset(let name, let saved):
      Paint.asset(name, in: assets)
        ?? saved.map { Paint(kind: .asset(name), colors: ModeColors(always: $0)) } ?? .unknown(name)
    case .unknown: .unknown("colour")
    }
  }
}
