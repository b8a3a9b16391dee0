import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import SwiftUISemantics
import Testing
import UIKitSemantics
import ViewEvaluation

/// What is run once is not run again, however often it is called: the steps that were run are counted.
@Suite struct CountedStepTests {
  /// The steps that building the UIKit screens of some code takes.
  private static func steps(_ code: String) async -> Int {
    let files = await lowerAll([SourceFile(path: "A.swift", text: code)], width: 1)
    let index = DeclarationIndex(files)
    let evaluator = Evaluator(
      index: index, localizer: Localizer(strings: StringTables(), language: "en", developmentLanguage: "en"),
      deployment: DeploymentTargets())
    let screens = UIKitScreens(
      evaluator: evaluator, assets: AssetIndex(), symbols: SymbolSpeech(language: "en"), interfaces: InterfaceIndex([]),
      namedElsewhere: [], hosted: { _, _ in [] })
    for entry in UIKitScreens.entries(in: files[0], index: index) { _ = screens.build(entry) }
    return evaluator.stepsRun
  }

  private static let work = (0..<300).map { "    let n\($0) = \($0)" }.joined(separator: "\n")

  private static func screen(_ calls: Int, _ members: String) -> String {
    UIKitExample.controller((0..<calls).map { "Store.shared.save(\($0))" }.joined(separator: "\n")) + """

      final class Store {
        static let shared = Store()
      \(members)
      }
      """
  }

  /// What a model calls on its way is the same for each of its arguments.
  @Test func callsWithinCalls() async {
    let members = "  func save(_ number: Int) { print(number); prepare() }\n  func prepare() {\n\(Self.work)\n  }"
    let (one, hundred) = (await Self.steps(Self.screen(1, members)), await Self.steps(Self.screen(100, members)))
    #expect(one > 300)
    #expect(hundred < one + 99 * 30)
  }

  /// A colour is made of the same digits once, though its initialiser goes through another one and means UIKit's own
  /// where it would mean itself.
  @Test func coloursOfDigits() async {
    let colours = """

      extension UIColor {
        convenience init(_ digits: String, opacity: Double = 1) {
      \(Self.work)
          self.init(number: digits.count, opacity: opacity)
        }
        convenience init(number: Int, opacity: Double) {
      \(Self.work)
          self.init(red: CGFloat(number), green: 0, blue: 0, alpha: opacity)
        }
      }
      """
    func screen(_ count: Int) -> String {
      UIKitExample.controller((0..<count).map { "label\($0).textColor = UIColor(\"a6d903\")" }.joined(separator: "\n"),
        members: (0..<count).map { "let label\($0) = UILabel()" }.joined(separator: "\n")) + colours
    }
    let (one, hundred) = (await Self.steps(screen(1)), await Self.steps(screen(100)))
    #expect(one > 600)
    #expect(hundred < one + 99 * 60)
  }

  /// A function that works on an object of the screen is run for each.
  @Test func objectsOfTheScreen() async {
    let members = "  func save(_ number: Int) { print(number); prepare(UILabel()) }\n  func prepare(_ label: UILabel) {\n\(Self.work)\n  }"
    let (one, ten) = (await Self.steps(Self.screen(1, members)), await Self.steps(Self.screen(10, members)))
    #expect(ten > one + 9 * 300)
  }

  /// The steps that a screen with as many buttons takes.
  private static func steps(buttons: Int, callingEach calls: Int) async -> Int {
    func function(_ name: String, calling other: String) -> String {
      "func \(name)() {\n" + String(repeating: "  \(other)()\n", count: calls) + "}\n"
    }
    let code = """
      struct Tools: View {
        var body: some View {
          VStack {
      \((0..<buttons).map { "      Button(\"Tool \($0)\") { save() }" }.joined(separator: "\n"))
          }
        }
      }
      \(function("save", calling: "store"))\(function("store", calling: "send"))\(function("send", calling: "note"))
      func note() { endEditing() }
      """
    let files = await lowerAll([SourceFile(path: "A.swift", text: code)], width: 1)
    let evaluator = Evaluator(
      index: DeclarationIndex(files), localizer: Localizer(strings: StringTables(), language: "en", developmentLanguage: "en"),
      deployment: DeploymentTargets())
    let builder = TreeBuilder(evaluator: evaluator, assets: AssetIndex(), language: "en")
    guard let tools = files[0].types.first(where: { $0.name == "Tools" }) else { return 0 }
    var node = evaluator.screen(of: tools)
    if case .custom(let view) = node { node = evaluator.body(of: view) }
    _ = builder.build(screen: node)
    return evaluator.stepsRun
  }

  /// Whether actions only take the keyboard away is asked once for each function that they lead to, and no further than
  /// to the first that does something else.
  @Test func keyboardsPutAway() async {
    let (one, ten) = (await Self.steps(buttons: 1, callingEach: 20), await Self.steps(buttons: 10, callingEach: 20))
    #expect(one > 4)
    #expect(one < 60)
    #expect(ten < one + 9 * 30)
  }
}
