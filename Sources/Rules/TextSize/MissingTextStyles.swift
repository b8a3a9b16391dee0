import PlatformKnowledge
import Project
import SourceModel

extension RuleContext {
  /// The text styles that SwiftUI does not have in one of the lowest systems that a file runs on: code that names one of them
  /// does not compile there.
  func missingTextStyles(in file: SourceFile) -> Set<String> {
    var lowest = file.build.minimumVersions.compactMapValues { Version($0) }
    if lowest["iOS"] == nil, file.build.mayRun(on: .iOS) { lowest["iOS"] = deploymentTarget }
    return Set(TextStyles.all.filter { style in
      lowest.contains { system, target in
        TextStyles.version(of: style, on: system).flatMap { Version($0) }.map { $0 > target } ?? false
      }
    })
  }
}
