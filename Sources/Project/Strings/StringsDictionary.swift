import Foundation
import SourceModel

/// A `.stringsdict` file: a property list with plural, device and width variants of texts.
///
/// Source: Apple, "Stringsdict File Format" (Internationalization and Localization Guide, appendix C).
enum StringsDictionary {
  static func read(_ bytes: [UInt8]) throws(FileError) -> StringTables.Entries {
    let root = try PropertyList.dictionary(bytes)
    return root.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let texts = devices.compactMapValues { $0 as? String ?? ($0 as? [String: Any]).flatMap(text)?.general }
      return texts.isEmpty ? nil : .device(texts)
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      // The widest text is the fullest one, and VoiceOver is not short of room.
      let widest = widths.compactMap { key, value in Int(key).map { ($0, value) } }.max { $0.0 < $1.0 }
      return (widest?.1 as? String).map { .plain($0, state: nil) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.sorted { $0.key < $1.key }.compactMap { name, value in
      (value as? [String: Any]).flatMap { variable(name, $0) }
    }
    return PluralFormat.expand(format, variables).map(LocalizedText.plural) ?? .plain(format, state: nil)
  }

  private static func variable(_ name: String, _ rules: [String: Any]) -> PluralFormat.Variable? {
    guard rules["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else { return nil }
    let texts = rules.filter { !$0.key.hasPrefix("NSString") }.compactMapValues { $0 as? String }
    return texts.isEmpty ? nil : PluralFormat.Variable(name: name, texts: texts)
  }
}

/// XML and binary property lists.
enum PropertyList {
  /// Whether the bytes are a list for `PropertyListSerialization`, as against the old text form.
  static func isEncoded(_ bytes: [UInt8]) -> Bool {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return ["bplist", "<?xml", "<!DOCTYPE", "<plist"].contains { bytes.starts(with: $0.utf8) }
  }

  /// Whether a list is source of the C preprocessor (`INFOPLIST_PREPROCESS`), as a line that begins with `#if` or
  /// another directive tells: it is a property list only after that.
  static func isPreprocessed(_ bytes: [UInt8]) -> Bool {
    ByteSearch.trimmedLines(bytes).contains { line in
      guard line.first == UInt8(ascii: "#") else { return false }
      let word = String(decoding: ByteSearch.trimmed(line.dropFirst()), as: UTF8.self).prefix { $0.isLetter }
      return ["if", "ifdef", "ifndef", "include", "define", "undef"].contains(word)
    }
  }

  static func dictionary(_ bytes: [UInt8]) throws(FileError) -> [String: Any] {
    let object = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    // The system's words for what is wrong differ between platforms, and on Linux they name no line.
    guard let object else { throw FileError("is not a valid property list") }
    guard let dictionary = object as? [String: Any] else { throw FileError("is not a property list of keys and texts") }
    return dictionary
  }
}
