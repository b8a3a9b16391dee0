import SourceModel
import SwiftSyntax

import struct SourceModel.SourceRange

/// A version of iOS, compared by its numbers.
struct PlatformVersion: Comparable {
  private let numbers: [Int]

  /// nil when the text is no version.
  init?(_ text: String) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard !numbers.isEmpty else { return nil }
    var known: [Int] = []
    for number in numbers {
      guard let number else { return nil }
      known.append(number)
    }
    self.numbers = known + Array(repeating: 0, count: max(0, 3 - known.count))
  }

  /// With two numbers at least: `17.0`.
  var text: String {
    var shown = numbers
    while shown.count > 2, shown.last == 0 { shown.removeLast() }
    return shown.map(String.init).joined(separator: ".")
  }

  static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }

  static func latest(_ first: PlatformVersion?, _ second: PlatformVersion?) -> PlatformVersion? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
  }

  static func iOS(in platforms: [(name: String, version: String)]) -> PlatformVersion? {
    platforms.first { $0.name == "iOS" || $0.name == "iOSApplicationExtension" }.flatMap { PlatformVersion($0.version) }
  }
}

extension FileLowering {
  /// Platforms and versions of `#available(iOS 17, *)`; `*` is left out.
  func platforms(_ list: AvailabilityArgumentListSyntax) -> [(name: String, version: String)] {
    list.compactMap { element in
      guard case .availabilityVersionRestriction(let platform) = element.argument else { return nil }
      return (name: name(platform.platform), version: platform.version.map { text(of: $0) } ?? "")
    }
  }

  /// Does the work with the version in force that `@available` among the attributes assures.
  func withAvailability<Result>(_ attributes: AttributeListSyntax, _ work: () -> Result) -> Result {
    guard attributes.count > 0 else { return work() }
    let before = assuredVersion
    defer { assuredVersion = before }
    for element in attributes {
      guard case .attribute(let attribute) = element, case .availability(let list)? = attribute.arguments else {
        continue
      }
      let version = PlatformVersion.iOS(in: platforms(list)) ?? introduced(list)
      assuredVersion = PlatformVersion.latest(assuredVersion, version)
    }
    return work()
  }

  /// The version in `@available(iOS, introduced: 17)`.
  private func introduced(_ list: AvailabilityArgumentListSyntax) -> PlatformVersion? {
    guard let first = list.first, case .token(let platform) = first.argument, token(platform, is: "iOS") else {
      return nil
    }
    for element in list {
      guard case .availabilityLabeledArgument(let argument) = element.argument,
        token(argument.label, is: "introduced"), case .version(let version) = argument.value
      else { continue }
      return PlatformVersion(text(of: version))
    }
    return nil
  }

  /// The arguments of `@available`: `iOS 17` as `iOS: "17"`, words such as `*` and `deprecated` as names.
  func availabilityArguments(_ list: AvailabilityArgumentListSyntax) -> [Argument] {
    list.map { element in
      let range = range(of: element.argument)
      switch element.argument {
      case .token(let token):
        return argument(nil, .name(text(of: token)), range)
      case .availabilityVersionRestriction(let platform):
        guard let version = platform.version else { return argument(nil, .name(name(platform.platform)), range) }
        return argument(name(platform.platform), plain(text(of: version)), range)
      case .availabilityLabeledArgument(let labeled):
        switch labeled.value {
        case .string(let literal):
          return Argument(
            label: name(labeled.label), value: simpleStringLiteral(literal), isTrailingClosure: false, range: range)
        case .version(let version):
          return argument(name(labeled.label), plain(text(of: version)), range)
        }
      }
    }
  }

  private func plain(_ text: String) -> Expression.Kind { .string(StringLiteral(segments: [.text(text)])) }

  private func argument(_ label: String?, _ kind: Expression.Kind, _ range: SourceRange) -> Argument {
    Argument(label: label, value: Expression(kind, range: range), isTrailingClosure: false, range: range)
  }
}
