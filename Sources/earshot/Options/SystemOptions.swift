import ArgumentParser
import EarshotCore
import Project

/// Which version of iOS the app is heard on.
struct SystemOptions: ParsableArguments {
  @Option(
    name: .customLong("ios"),
    help: ArgumentHelp(
      "The version of iOS to be heard on, such as '17' or '17.4', from \(SystemVersions.oldest) on. The default is the "
        + "newest. It decides '#available', and older systems say some things in another way.",
      valueName: "version"),
    transform: { text in
      do throws(UnknownSystem) {
        return try SystemVersions.version(text)
      } catch {
        throw ValidationError(error.description)
      }
    })
  var ios: Version?

  var scope: SystemScope { ios.map { .version($0) } ?? .newest }

  /// Says on standard error what the version means for the project.
  func complain(about analysis: Analysis) {
    guard let ios else { return }
    if let target = analysis.project.deployment.ios, target > ios {
      Terminal.complain("the app does not run on iOS \(ios): its deployment target is iOS \(target)")
    }
    if ios.major > SystemVersions.newest {
      Terminal.complain("nothing is known of iOS \(ios.major) yet; VoiceOver is that of iOS \(SystemVersions.newest)")
    }
    let absent = analysis.unavailableScreens
    guard !absent.isEmpty else { return }
    let names = absent.prefix(5).joined(separator: ", ") + (absent.count > 5 ? " and \(absent.count - 5) more" : "")
    Terminal.complain("left out, since iOS \(ios) does not have them: \(names)")
  }
}
