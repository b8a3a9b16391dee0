import AccessibilityModel
import EarshotCore
import Project
import Reporting
import Rules

/// The transcripts that `read` prints, as values.
struct HeardScreens {
  let analysis: Analysis
  let list: ScreenList

  init(_ analysis: Analysis) {
    self.analysis = analysis
    list = ScreenList(reportedOf: analysis)
  }

  var names: [String] { list.names }

  /// The screens of a name; nil where there is none.
  func screens(named name: String) -> [Screen]? {
    let screens = list.screens(named: name)
    return screens.isEmpty ? nil : screens
  }

  /// The screens that a file declares, with what they present.
  func screens(inFile path: String) -> [Screen] { list.screens { $0.source.file.path == path } }

  func report(_ screens: [Screen]) -> ReadReport {
    var report = ReadReport(
      screens: screens.map {
        ScreenTranscript($0, voiceOver: analysis.voiceOver, isTranslation: analysis.isReadInTranslation)
      },
      locale: analysis.locale, voiceControl: analysis.voiceControl)
    report.accounting = analysis.accounting.map(AccountingSummary.init)
    return report
  }

  /// The document of `read --format json`.
  func json(_ screens: [Screen]) -> JSONValue {
    // By way of its text, so that it is the same whatever is added to it.
    (try? JSONParser.parse(report(screens).json())) ?? .null
  }
}
