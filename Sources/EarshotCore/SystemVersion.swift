import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import ViewEvaluation

extension SystemBehavior {
  /// How the version of iOS behaves on which an app is heard.
  init(_ system: SystemScope) {
    self = system.version.map { SystemBehavior(major: $0.major, minor: $0.minor) } ?? .newest
  }
}

/// Why a text is no version of iOS that Earshot knows.
public struct UnknownSystem: Error, CustomStringConvertible {
  public let description: String
}

/// The versions of iOS on which an app can be heard.
public enum SystemVersions {
  /// The oldest major version of which anything is known, and the newest.
  public static var oldest: Int { SystemBehavior.known.lowerBound }
  public static var newest: Int { SystemBehavior.known.upperBound }

  /// Reads `17` and `17.4`. A version newer than the newest is taken as well.
  public static func version(_ text: String) throws(UnknownSystem) -> Version {
    guard let version = Version(text) else {
      throw UnknownSystem(description: "'\(text)' is no version of iOS; give one such as 17 or 17.4")
    }
    guard version.major >= oldest else {
      throw UnknownSystem(
        description: "nothing is known of VoiceOver on iOS \(version); the oldest version is \(oldest)")
    }
    guard !SystemBehavior.isUnused(major: version.major) else {
      throw UnknownSystem(description: "there is no iOS \(version.major)")
    }
    return version
  }
}

/// The types that a version of iOS does not have, by `@available`.
struct AbsentTypes {
  private var ranges: [SourceRange] = []

  init(in files: [FileDeclarations], on system: Version) {
    for file in files {
      for type in file.types { collect(type, on: system) }
      for declaration in file.extensions { for type in declaration.members.types { collect(type, on: system) } }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, on system: Version) {
    guard type.attributes.allSatisfy({ $0.allows(system) }) else { return ranges.append(type.range) }
    for nested in type.members.types { collect(nested, on: system) }
  }

  /// Whether a place is in one of them.
  func contain(_ source: SourceRange) -> Bool { ranges.contains { $0.contains(source) } }
}

extension Attribute {
  /// Whether what has the attribute is there on a version of iOS: `@available(iOS 17, *)`,
  /// `@available(iOS, introduced: 16, obsoleted: 18)`.
  fileprivate func allows(_ system: Version) -> Bool {
    guard name == "available" else { return true }
    if let needed = version(labelled: "iOS") { return system >= needed }
    guard case .name("iOS")? = arguments.first?.value.kind else { return true }
    let isUnavailable = arguments.contains { if case .name("unavailable") = $0.value.kind { true } else { false } }
    let isThere = version(labelled: "introduced").map { system >= $0 } ?? true
    let isGone = version(labelled: "obsoleted").map { system >= $0 } ?? false
    return !isUnavailable && isThere && !isGone
  }

  private func version(labelled label: String) -> Version? {
    guard let argument = arguments.first(where: { $0.label == label }), case .string(let literal) = argument.value.kind,
      case .text(let text)? = literal.segments.first else { return nil }
    return Version(text)
  }
}
