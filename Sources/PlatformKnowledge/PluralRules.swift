/// Which plural form a language uses for a whole number (Unicode CLDR, Language Plural Rules, cardinals).
public enum PluralRules {
  /// The CLDR category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameter language: A language tag such as `pt-BR`; languages without a rule here use one form for 1.
  public static func category(of number: Int, in language: String) -> String {
    let number = abs(number)
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    switch code {
    case "ja", "ko", "zh", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hi", "fa", "bn", "gu", "kn", "zu", "am", "hy": return number <= 1 ? "one" : "other"
    case "ru", "uk", "be": return eastSlavic(number)
    case "pl": return number == 1 ? "one" : isFew(number) ? "few" : "many"
    case "sr", "hr", "bs": return isOne(number) ? "one" : isFew(number) ? "few" : "other"
    case "cs", "sk": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "ar": return arabic(number)
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ro": return number == 1 ? "one" : number == 0 || (1...19).contains(number % 100) ? "few" : "other"
    case "lt": return isOne(number) ? "one" : (2...9).contains(number % 10) && !isTeen(number) ? "few" : "other"
    case "sl": return ["other", "one", "two", "few", "few"].indices.contains(number % 100)
      ? ["other", "one", "two", "few", "few"][number % 100] : "other"
    default: return number == 1 ? "one" : "other"
    }
  }

  private static func isTeen(_ number: Int) -> Bool { (11...19).contains(number % 100) }
  private static func isOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func eastSlavic(_ number: Int) -> String {
    isOne(number) ? "one" : isFew(number) ? "few" : "many"
  }

  private static func arabic(_ number: Int) -> String {
    switch number {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    default:
      switch number % 100 {
      case 3...10: "few"
      case 11...99: "many"
      default: "other"
      }
    }
  }
}
