import SwiftUI

/// Seed 000: what kind of text it is.
struct TextContentTypes: View {
  let code: String

  var body: some View {
    Text("See you at nine").accessibilityTextContentType(.messaging)  // hears: See you at nine // type: messaging
    Text(code).accessibilityTextContentType(.sourceCode)  // hears: «code» // type: sourceCode
    Text("Chapter one").accessibilityTextContentType(.narrative)  // hears: Chapter one // type: narrative
    Text("Draft").accessibilityTextContentType(.wordProcessing)  // hears: Draft // type: wordProcessing
  }
}

/// Seeds 000 and 004: how a text is spoken changes nothing of what it says.
struct SpeechAttributes: View {
  private var greeting: AttributedString {
    var greeting = AttributedString("Welcome back!")
    greeting.accessibilitySpeechAdjustedPitch = 1.2
    return greeting
  }

  var body: some View {
    Text(greeting)  // hears: Welcome back!
    Text(Self.spelled("AB12"))  // hears: AB12
    Text("/usr/local").speechAlwaysIncludesPunctuation()  // hears: /usr/local
    Text("ACME").speechSpellsOutCharacters()  // hears: ACME
    Text("Higher").speechAdjustedPitch(1.2)  // hears: Higher
    Text("After that").speechAnnouncementsQueued()  // hears: After that
  }

  static func spelled(_ code: String) -> AttributedString {
    var text = AttributedString(code)
    text.accessibilitySpeechSpellsOutCharacters = true
    return text
  }
}
