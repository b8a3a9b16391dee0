import Foundation

/// `file:` URIs, as clients write them in different ways.
enum FileURI {
  /// The absolute path; nil for what is no file, such as `untitled:`.
  static func path(_ uri: String) -> String? {
    let lead = "file://"
    guard uri.lowercased().hasPrefix(lead) else { return nil }
    // Between the slashes may stand the name of this machine.
    let rest = uri.dropFirst(lead.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    let end = rest[slash...].firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    guard let decoded = String(rest[slash..<end]).removingPercentEncoding, !decoded.contains("\0") else { return nil }
    return (decoded as NSString).standardizingPath
  }

  /// As VS Code and the standard write it: everything but letters, digits and `-._~/` is encoded.
  static func uri(_ path: String) -> String {
    "file://" + (path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? path)
  }

  private static let unreserved: CharacterSet = {
    var characters = CharacterSet(charactersIn: "-._~/")
    characters.insert(charactersIn: "a"..."z")
    characters.insert(charactersIn: "A"..."Z")
    characters.insert(charactersIn: "0"..."9")
    return characters
  }()
}
