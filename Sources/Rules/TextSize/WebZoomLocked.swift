import PlatformKnowledge
import SourceModel
import SwiftSource

/// A page in a web view of the app that cannot be made larger with two fingers.
public struct WebZoomLocked: ProjectRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "web-zoom-locked", family: .textSize, severity: .warning, impact: .serious, wcag: ["1.4.4"],
    title: "page in a web view cannot be made larger",
    documentation: RuleDocumentation(
      reports: """
        A text in code that gives a page a viewport with `user-scalable=no` or a `maximum-scale` of less than 2, in an app \
        with web views none of which ignores such limits. For review where the text stands in a file that names no web view.
        """,
      why: """
        The text of pages does not follow the text size that people choose. Two fingers are what is left to make it \
        larger, and the page forbids it.
        """,
      howToFix: """
        Leave `maximum-scale` and `user-scalable` out of the viewport. Or let people enlarge any page: \
        `configuration.ignoresViewportScaleLimits = true`, before the web view is made.
        """,
      elsewhere: "`<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">` in pages that the app loads.",
      limits: """
        Pages in files of their own and on servers are not looked at. Silent where the file takes care of the size of the \
        text in another way: with the system's fonts for pages (`-apple-system-body`), `text-size-adjust` or `pageZoom`.
        """,
      references: [
        "Apple: documentation of WKWebViewConfiguration.ignoresViewportScaleLimits", "WCAG 2.2, 1.4.4 Resize Text",
      ]),
    examples: [
      .violation(
        """
        import WebKit
        final class SignInController: UIViewController {
          private let page = WKWebView()
          func begin() {
            page.loadHTMLString(
              ↓"<meta name=viewport content='width=device-width, user-scalable=no'><p>Sign in</p>", baseURL: nil)
          }
        }
        """),
      .violation(
        #"""
        import WebKit
        final class SignInController: UIViewController {
          private let page = WKWebView()
          func begin() {
            let script = WKUserScript(
              source: ↓"meta.setAttribute('content', 'width=device-width, maximum-scale=1.0');",
              injectionTime: .atDocumentEnd, forMainFrameOnly: true)
            page.configuration.userContentController.addUserScript(script)
          }
        }
        """#),
      .pass(
        """
        import WebKit
        func page() -> WKWebView {
          let configuration = WKWebViewConfiguration()
          configuration.ignoresViewportScaleLimits = true
          let page = WKWebView(frame: .zero, configuration: configuration)
          page.loadHTMLString("<meta name=viewport content='maximum-scale=1'><p>Sign in</p>", baseURL: nil)
          return page
        }
        """),
      .pass(
        """
        import WebKit
        func fill(_ page: WKWebView) {
          page.loadHTMLString("<meta name=viewport content='width=device-width, maximum-scale=3'>", baseURL: nil)
        }
        """),
      .pass(
        """
        import WebKit
        func show(_ page: WKWebView, _ picture: URL) {
          page.loadHTMLString("<head><meta name=viewport content='user-scalable=no'></head><body><img src='\\(picture)'></body>", baseURL: nil)
        }
        """),
      .pass("let head = \"<meta name=viewport content='width=device-width, maximum-scale=1'>\""),
      .undecided(
        """
        import WebKit
        func fill(_ page: WKWebView, _ limit: Int) {
          page.loadHTMLString("<meta name=viewport content='maximum-scale=\\(limit)'>", baseURL: nil)
        }
        """),
    ])

  /// How an app shows pages of its own.
  private static let webViews = ["WKWebView", "WKUserScript", "loadHTMLString"]
  private static let words = ["maximum-scale", "user-scalable"]
  /// Other ways to make the text of a page larger (Apple: documentation of WKWebView.pageZoom; WebKit: CSS
  /// `-webkit-text-size-adjust` and the system's fonts for pages).
  private static let care = ["-apple-system-body", "text-size-adjust", "TextSizeAdjust", "pageZoom", "ontentSizeCategory", "UIFontMetrics"]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let files = project.files(mentioning: Self.words, Self.self)
    guard !files.isEmpty, !project.allFiles(mentioning: Self.webViews, Self.self, "web views").isEmpty,
      project.allFiles(mentioning: ["ignoresViewportScaleLimits"], Self.self, "limits").isEmpty else { return [] }
    return project.ofEachFile(Self.self) { file -> [Outcome] in
      guard file.file.mentions(Self.words), !file.file.mentions(Self.care) else { return [] }
      let isShown = file.file.mentions(Self.webViews)
      var found: [Outcome] = []
      CodeWalk.expressions(of: file, withPreviews: false) { expression in
        guard case .string(let literal) = expression.kind, let limit = Self.limit(in: literal) else { return }
        found.append(.violation(Violation(
          "page cannot be made larger: its viewport says '\(limit)'", certainty: isShown ? .likely : .review, at: expression.range)))
      }
      return found
    }
  }

  /// `user-scalable=no` of a page with words.
  private static func limit(in literal: StringLiteral) -> String? {
    let page = literal.segments.map { segment in
      if case .text(let text) = segment { text.lowercased() } else { String(unknown) }
    }.joined()
    // The film or picture that is all of a page has no words to enlarge.
    return hasNoWords(page) ? nil : limit(inText: page)
  }

  /// Stands for what only run time puts into a page.
  private static let unknown: Character = "\u{FFFC}"

  /// Whether nothing stands between the tags of a page's body, `<body><img src="…"></body>`.
  private static func hasNoWords(_ page: String) -> Bool {
    guard let body = page.firstRange(of: "<body") else { return false }
    var isInTag = true
    for character in page[body.upperBound...] {
      switch character {
      case "<": isInTag = true
      case ">": isInTag = false
      default: if !isInTag, character.isLetter || character == unknown { return false }
      }
    }
    return true
  }

  private static func limit(inText text: String) -> String? {
    if let value = setting("user-scalable", in: text), ["no", "0"].contains(value) { return "user-scalable=\(value)" }
    // A page of which twice the size is possible meets the criterion (WCAG 2.2, 1.4.4).
    guard let value = setting("maximum-scale", in: text), let scale = Double(value), scale < 2 else { return nil }
    return "maximum-scale=\(value)"
  }

  /// What a viewport sets: `1.0` of `maximum-scale=1.0, user-scalable=no`.
  private static func setting(_ name: String, in text: String) -> String? {
    let parts = text.split { ",;\"'<>".contains($0) }.map { part in part.filter { !$0.isWhitespace } }
    return parts.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
