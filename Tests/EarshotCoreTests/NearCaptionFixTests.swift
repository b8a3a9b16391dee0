import EarshotCore
import Rules
import Testing

/// Names that stand beside a control already, and what helpers of a project show over a field.
@Suite struct NearCaptionFixTests {
  private static let helpers = """
    import SwiftUI
    extension View {
      func shown<Content: View>(when isShown: Bool, alignment: Alignment = .leading, @ViewBuilder _ content: () -> Content) -> some View {
        ZStack(alignment: alignment) { content().opacity(isShown ? 1 : 0); self }
      }
      func hint(_ text: String, when isShown: Bool) -> some View {
        shown(when: isShown) { Text(text).foregroundColor(.gray) }
      }
      func overlaid(_ text: String, isShown: Bool) -> some View { overlay(alignment: .leading) { if isShown { Text(text) } } }
    }
    struct Hint: ViewModifier {
      var isShown: Bool
      var words: String
      func body(content: Content) -> some View { ZStack(alignment: .leading) { if isShown { Text(words) }; content } }
    }
    struct Framed<Content: View>: View {
      let title: String
      @ViewBuilder var content: Content
      var body: some View { HStack { Text(title); Spacer(); content } }
    }

    """

  private static func view(_ body: String) -> [String: String] {
    ["A.swift": helpers + """
      struct Form1: View {
        @State private var city = ""
        @State private var level = 0.5
        @State private var isOn = false
        var share: Double
        var body: some View { \(body) }
      }
      """]
  }

  @Test("What is shown while a field is empty names it", arguments: [
    ("TextField(\"\", text: $city).shown(when: city.isEmpty) { Text(\"City\") }", "\"City\""),
    ("TextField(\"\", text: $city).hint(\"City\", when: city.isEmpty)", "\"City\""),
    ("TextField(\"\", text: $city).overlaid(\"City\", isShown: city.isEmpty)", "\"City\""),
    ("TextField(\"\", text: $city).modifier(Hint(isShown: city.isEmpty, words: \"City\"))", "\"City\""),
    ("TextEditor(text: $city).overlay(alignment: .topLeading) { if city.isEmpty { Text(\"City\") } }", "\"City\""),
    ("TextEditor(text: $city).overlay(Text(\"City\").opacity(city.isEmpty ? 1 : 0), alignment: .topLeading)", "\"City\""),
  ]) func hints(code: String, name: String) async {
    let (fixes, left) = await FixedFiles.mended("text-field-name", Self.view(code))
    #expect(fixes == [[".accessibilityLabel(\(name))"]])
    #expect(left == 0)
  }

  @Test func hintsThatAComponentIsHanded() async {
    let files = ["A.swift": Self.helpers + """
      struct Entry: View {
        let hint: String
        @State private var text = ""
        var body: some View { TextField("", text: $text).hint(hint, when: text.isEmpty) }
      }
      struct Form1: View {
        @State private var city = ""
        var body: some View { Entry(hint: "City") }
      }
      """]
    let (fixes, left) = await FixedFiles.mended("text-field-name", files)
    #expect(fixes == [[".accessibilityLabel(hint)"]])
    #expect(left == 0)
  }

  @Test("Captions", arguments: [
    ("progress-name", "VStack { Text(\"Upload\"); ProgressView(value: share) }", "\"Upload\""),
    ("progress-name", "ProgressView(value: 0.4)", "\"<#name#>\""),
    ("slider-name", "VStack { Slider(value: $level); Text(\"Zoom: \\(level)\") }", "\"Zoom\""),
    ("slider-name", "VStack { Text(\"Zoom: \\(Int(level))\"); Slider(value: $level) }", "\"Zoom\""),
    ("toggle-name", "Framed(title: \"Wi-Fi\") { Toggle(\"\", isOn: $isOn).labelsHidden() }", "\"Wi-Fi\""),
    ("slider-name", "VStack { Label(\"Loudness\", systemImage: \"speaker\"); Slider(value: $level) }", "\"Loudness\""),
  ]) func captions(rule: String, code: String, name: String) async {
    let (fixes, left) = await FixedFiles.mended(rule, Self.view(code))
    #expect(fixes == [[".accessibilityLabel(\(name))"]])
    #expect(left == 0)
  }

  /// The words of one value between two controls are those of either.
  @Test func valuesOfOthers() async {
    let stack = "VStack { Slider(value: $level); Text(\"Zoom: \\(level)\"); Slider(value: $level); Text(\"Blur: \\(level)\") }"
    let (fixes, _) = await FixedFiles.mended("slider-name", Self.view(stack))
    #expect(fixes == [[".accessibilityLabel(\"Zoom\")"], [".accessibilityLabel(\"Blur\")"]])
  }

  @Test("Pictures that are tapped are called as buttons with them are", arguments: [
    ("Image(\"ic_copy\").onTapGesture { copyAddress() }", "\"Copy address\""),
    ("Image(\"ic_search\").onTapGesture { isOn = true }", "\"Search\""),
    ("Image(\"ic_delete_address\").onTapGesture { model.perform() }", "\"Delete address\""),
    ("Image(\"tile-3\").onTapGesture { model.perform() }", "\"<#name#>\""),
  ]) func tappedPictures(code: String, name: String) async {
    let (fixes, _) = await FixedFiles.mended("tap-without-button-trait", Self.view(code))
    #expect(fixes == [[".accessibilityLabel(\(name)) / .accessibilityAddTraits(.isButton)"]] || fixes == [[".accessibilityLabel(\(name)).accessibilityAddTraits(.isButton)"]], "\(fixes)")
  }

  @Test("A link is called by the title of the screen that it leads to", arguments: [
    "NavigationLink(destination: Options()) { Image(\"glyph-7\") }", "NavigationLink { Options() } label: { Image(\"glyph-7\") }",
  ]) func destinations(link: String) async {
    let options = "import SwiftUI\nstruct Options: View { var body: some View { Text(\"Units\").navigationTitle(\"Options\") } }"
    let files = Self.view("NavigationStack { \(link) }").merging(["B.swift": options]) { first, _ in first }
    let (fixes, left) = await FixedFiles.mended("navigation-link-name", files)
    #expect(fixes == [[".accessibilityLabel(\"Options\")"]])
    #expect(left == 0)
  }
}
