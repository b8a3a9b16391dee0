import PlatformKnowledge
import SourceModel
import SwiftSource

/// Views that are screens of their own wherever the project makes them: what a sheet, a link or a hosting controller shows
/// and nothing around it.
struct OpenedViews {
  private var made: [String: [SourceRange]] = [:]
  private var opened: Set<SourceRange> = []

  /// - Parameter names: The views that are asked about.
  init(_ names: Set<String>, in project: ProjectSubject) {
    guard !names.isEmpty else { return }
    for file in project.allFiles where file.file.mentions(names.sorted()) {
      CodeWalk.expressions(of: file, withPreviews: false) { expression in
        guard case .call(let call) = expression.kind else { return }
        if case .name(let name) = call.callee.kind, names.contains(name) { made[name, default: []].append(expression.range) }
        for content in Self.screens(of: call) { opened.insert(CodeChain(reading: content).base.range) }
      }
    }
  }

  func contains(_ view: String) -> Bool { made[view].map { $0.allSatisfy(opened.contains) } ?? false }

  private static let modifiers = FrameworkNames.names(.sheetModifier, .destinationModifier)

  /// What a call shows as a screen.
  private static func screens(of call: Call) -> [Expression] {
    guard let name = call.callee.plainName else { return [] }
    if name.hasSuffix("HostingController") { return [call.argument("rootView")].compactMap(\.self) }
    guard modifiers.contains(name) || name == "NavigationLink" else { return [] }
    return call.arguments.filter { [nil, "content", "destination"].contains($0.label) }.compactMap { argument in
      guard case .closure(let closure) = argument.value.kind else { return argument.value }
      guard closure.body.statements.count == 1, case .expression(let only) = closure.body.statements[0] else { return nil }
      return only
    }
  }
}
