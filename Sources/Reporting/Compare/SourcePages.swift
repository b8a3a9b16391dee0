import SourceModel

/// Where the files of a revision are shown on the web.
public struct SourcePages: Hashable, Sendable {
  /// The page of the revision.
  public let commit: String
  /// What stands before the path of a file.
  private let files: String
  /// What stands before the number of a line.
  private let line: String
  /// The folder, within the repository, that paths are relative to: parts of a path.
  private let folder: [Substring]

  /// - Parameters:
  ///   - remote: The address of the repository, as Git knows it or as a build server names it.
  ///   - kind: What kind of host it is; nil to tell by its name.
  ///   - commit: The whole name of the commit.
  ///   - folder: The folder in the repository that paths of files are relative to; empty for its root.
  public init?(remote: String, kind: Host? = nil, commit: String, folder: String) {
    guard let (host, path) = Self.parts(of: remote), let kind = kind ?? Host(name: host) else { return nil }
    let home = "https://\(host)/\(path)"
    self.commit = "\(home)\(kind == .gitLab ? "/-" : "")/\(kind == .bitbucket ? "commits" : "commit")/\(commit)"
    switch kind {
    case .gitHub: files = "\(home)/blob/\(commit)/"
    case .gitLab: files = "\(home)/-/blob/\(commit)/"
    case .bitbucket: files = "\(home)/src/\(commit)/"
    case .forgejo: files = "\(home)/src/commit/\(commit)/"
    }
    line = kind == .bitbucket ? "#lines-" : "#L"
    self.folder = folder.split(separator: "/")
  }

  /// Hosts whose addresses are known.
  public enum Host: Sendable {
    case gitHub, gitLab, bitbucket, forgejo

    init?(name: String) {
      let name = name.lowercased()
      if name == "github.com" || name.hasPrefix("github.") { self = .gitHub }
      else if name == "gitlab.com" || name.hasPrefix("gitlab.") { self = .gitLab }
      else if name == "bitbucket.org" { self = .bitbucket }
      else if name == "codeberg.org" || name.hasPrefix("gitea.") || name.hasPrefix("forgejo.") { self = .forgejo }
      else { return nil }
    }
  }

  /// The page of a place; nil for a file outside of the repository.
  func page(of place: SourceRange) -> String? {
    let path = place.file.path
    guard !path.hasPrefix("/") else { return nil }
    var parts = folder
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return files + parts.map { TextStyle.percentEncoded(String($0)) }.joined(separator: "/")
      + line + String(place.startPosition.line)
  }

  /// Host and path of `https://host/owner/name.git`, `ssh://git@host/owner/name` or `git@host:owner/name`. A name and a
  /// password in it are nobody's business.
  private static func parts(of remote: String) -> (host: String, path: String)? {
    var rest = remote[...]
    var isAddress = false
    if let scheme = rest.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git"].contains(rest[..<scheme.lowerBound]) else { return nil }
      rest = rest[scheme.upperBound...]
      isAddress = true
    }
    guard let end = rest.firstIndex(where: { $0 == "/" || !isAddress && $0 == ":" }) else { return nil }
    var host = rest[..<end]
    var path = rest[rest.index(after: end)...]
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if isAddress, let port = host.firstIndex(of: ":") { host = host[..<port] }
    while path.hasPrefix("/") { path = path.dropFirst() }
    while path.hasSuffix("/") { path = path.dropLast() }
    if path.hasSuffix(".git") { path = path.dropLast(4) }
    let isPlain = (host + path).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~/".contains($0)) }
    guard isPlain, host.contains("."), path.contains("/") else { return nil }
    return (String(host), String(path))
  }
}
