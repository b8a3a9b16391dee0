import AccessibilityModel
import Foundation
import EarshotCore
import Rules
import Testing

/// Names that fixes write say what a control does, and what is done besides, beforehand or afterwards names nothing.
@Suite struct NamedByCodeTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
  }

  private func fixes(_ rule: String, _ code: String) async -> [String] {
    await findings(rule, code).flatMap { $0.fixes.prefix(1) }.flatMap(\.edits).map {
      $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private func button(_ action: String, _ symbol: String, _ more: String = "") -> String {
    """
    struct Screen: View {
      @State private var replayedItem: String?
      @State private var isDone = false
      let film: String
      let engine: Engine
      var body: some View { Button { \(action) } label: { Image(\(symbol)) } }
      \(more)
    }
    """
  }

  /// What plays stops before something else opens; that is no name for what opens.
  @Test func whatEndsBeforehand() async {
    let code = button("Sound.shared.stopForFilm(); startOverItem = film", "systemName: \"arrow.counterclockwise\"")
    #expect(await fixes("icon-button-name", code) == [#".accessibilityLabel("Start over")"#])
    let unnamed = button("engine.pause(); entry = film", "\"menu-1\"")
    #expect(await fixes("icon-button-name", unnamed).first?.contains("Pause") == false)
    let alone = button("engine.pauseWorkout()", "\"menu-1\"")
    #expect(await fixes("icon-button-name", alone).first?.contains("Pause workout") == true)
  }

  /// Only the case of an argument tells what is asked for, and what follows a success names nothing.
  @Test func whatIsAskedFor() async {
    let code = button("engine.sendCommand(.previousStep)", "systemName: \"backward.fill\"")
    #expect(await fixes("icon-button-name", code) == [#".accessibilityLabel("Previous step")"#])
    let task = "Task { let ok = await engine.completeLesson(film); if ok { await engine.loadLessonList() } }"
    #expect(await fixes("icon-button-name", button(task, "\"menu-1\"")) == [#".accessibilityLabel("Complete lesson")"#])
  }

  /// Where two pictures of one screen stand for the same call, it tells neither from the other.
  @Test func oneCallForTwoPictures() async {
    let code = """
      struct Screen: View {
        let engine: Engine
        var body: some View {
          HStack {
            Button { engine.playTheme(one) } label: { Image("menu-1") }
            Button { engine.playTheme(two) } label: { Image("menu-2") }
          }
        }
      }
      """
    let names = await fixes("icon-button-name", code)
    #expect(names.count == 2 && names.allSatisfy { $0.contains("<#") })
  }

  /// An arrow down that asks whether to end something opens nothing below.
  @Test func questionsUnderAnArrow() async {
    let code = """
      struct Board: View {
        let onEnd: () -> Void
        var body: some View { HStack { Button(action: onEnd) { Image(systemName: "chevron.down") }; Text("Set 1") } }
      }
      struct Screen: View {
        @State private var showEndConfirmation = false
        var body: some View {
          Board(onEnd: { wasRunning = isRunning; if isRunning { engine.pause() }; showEndConfirmation = true })
            .alert("End workout?", isPresented: $showEndConfirmation) { Button("End") {} }
        }
      }
      """
    #expect(await fixes("icon-button-name", code).first?.contains("Expand") == false)
  }

  /// A state that is turned is what a tick tells, in whichever way it is turned.
  @Test func turnedStates() async {
    let code = button(
      "Task { await toggleWatched() }", #"systemName: isDone ? "checkmark.circle.fill" : "checkmark.circle""#,
      "func toggleWatched() async { isDone.toggle() }")
    #expect(await fixes("icon-button-name", code) == [#".accessibilityLabel("Watched")"#])
  }

  /// The words that callers hand over are the name, and not what each of many does alike.
  @Test func wordsThatAreNotShown() async {
    let code = """
      struct Icon { let title: String; let picture: String }
      struct Icons: View {
        let icons: [Icon]
        var body: some View {
          ForEach(icons, id: \\.title) { icon in
            IconButton(title: icon.title, picture: icon.picture) { changeIcon(to: icon.title) }
          }
        }
      }
      struct IconButton: View {
        let title: String
        let picture: String
        let action: () -> Void
        var body: some View { Button(action: action) { Image(picture).resizable() } }
      }
      """
    #expect(await fixes("icon-button-name", code) == [".accessibilityLabel(title)"])
  }

  /// An arrow between two values of one tap does what they do.
  @Test func arrowsBetweenValues() async {
    let code = """
      struct Amounts: View {
        let sum: String
        let rest: String
        let edit: (String) -> Void
        var body: some View {
          VStack {
            Text(sum).strikethrough().onTapGesture { edit("amount") }
            Image(systemName: "arrow.down").onTapGesture { edit("amount") }
            Text(rest).onTapGesture { edit("amount") }
          }
        }
      }
      """
    #expect(await fixes("symbol-raw-name", code) == [".accessibilityHidden(true)"])
    let alone = """
      struct Amounts: View {
        let sum: String
        let edit: (String) -> Void
        var body: some View { VStack { Text(sum); Image(systemName: "arrow.down").onTapGesture { edit("amount") } } }
      }
      """
    #expect(await fixes("symbol-raw-name", alone).first?.contains("Scroll") == false)
  }

  /// What stands under the condition is open while it holds, whichever way the arrow points.
  @Test func openWhileNot() async {
    func code(_ flag: String, _ content: String) -> String {
      """
      struct Screen: View {
        @AppStorage("min") private var \(flag) = false
        var body: some View {
          VStack {
            Button { \(flag).toggle() } label: {
              HStack { Text("Suggestions"); Image(systemName: "chevron.down").rotationEffect(.degrees(\(flag) ? 180 : 0)) }
            }
            \(content)
          }
        }
      }
      """
    }
    let closed = [#".accessibilityValue(flag ? "collapsed" : "expanded")"#]
    #expect(await fixes("expanded-state-missing", code("flag", "if !flag { Text(\"Bakery\") }")) == closed)
    #expect(await fixes("expanded-state-missing", code("minimizeHints", ""))
      == [#".accessibilityValue(minimizeHints ? "collapsed" : "expanded")"#])
    #expect(await fixes("expanded-state-missing", code("hidden", "if hidden { Text(\"Bakery\") }"))
      == [#".accessibilityValue(hidden ? "expanded" : "collapsed")"#])
  }

  /// A mark is not called by what a control elsewhere does.
  @Test func marksAndActions() async {
    let code = """
      struct Screen: View {
        var body: some View {
          VStack {
            Menu("More") { Button {} label: { Label("Retry changes", systemImage: "exclamationmark.triangle.fill") } }
            HStack { Image(systemName: "exclamationmark.triangle.fill"); Text("Sent on Monday") }
            HStack { Image(systemName: "exclamationmark.triangle.fill"); Text("Email required") }
          }
        }
      }
      """
    let found = await fixes("redundant-icon-beside-text", code)
    #expect(found == [#".accessibilityLabel("Warning")"#, ".accessibilityHidden(true)"])
  }

  /// A cross whose function is called after closing closes, whatever it hands that on to.
  @Test func crossesThatClose() async {
    let code = """
      import UIKit
      final class Scan: UIViewController {
        var onDismiss: (() -> Void)?
        override func viewDidLoad() {
          let closeButton = UIButton(type: .system)
          closeButton.setImage(UIImage(systemName: "xmark.circle"), for: .normal)
          closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
          view.addSubview(closeButton)
        }
        @objc private func closeTapped() { onDismiss?() }
      }
      """
    #expect(await fixes("uikit-image-button-name", code) == [#"closeButton.accessibilityLabel = "Close""#])
    // VoiceOver says so of the filled one.
    #expect(await fixes("uikit-image-button-name", code.replacingOccurrences(of: "xmark.circle", with: "xmark.circle.fill")) == [])
  }
}
