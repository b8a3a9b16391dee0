import EarshotCore
import Foundation

/// Seeds from what the repository has: the examples of rules, the example app, the fixtures of the tests.
enum Corpus {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Files below folders of the repository, by extension; sorted, so that the numbers of inputs mean the same anywhere.
  static func files(_ folders: [String], _ extensions: Set<String>) -> [Seed] {
    folders.flatMap { folder -> [Seed] in
      let base = root + "/" + folder
      let names = (FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []).sorted()
      return names.filter { extensions.contains(($0 as NSString).pathExtension) }.compactMap { name in
        FileManager.default.contents(atPath: base + "/" + name).map {
          Seed("Seed." + (name as NSString).pathExtension, Array($0))
        }
      }
    }
  }

  /// The code of all examples of rules, and what it is after the fix.
  static func examples(interfaces: Bool) -> [Seed] {
    RuleRegistry.all.flatMap { rule in
      rule.metadata.examples.flatMap { [$0.code, $0.fixed].compactMap { $0 } }.compactMap { code -> Seed? in
        if code.hasPrefix("<plist") || code.hasPrefix("<") != interfaces { return nil }
        let text = code.filter { $0 != "↓" }
        return interfaces ? Seed("Seed.xib", document(text)) : Seed("Seed.swift", wrapped(text))
      }
    }
  }

  /// Members of a view need one around them.
  private static func wrapped(_ code: String) -> String {
    let isWhole = code.split(separator: "\n").contains { line in
      ["struct ", "extension ", "enum ", "final class ", "class ", "func ", "import "].contains { line.hasPrefix($0) }
    }
    return isWhole ? "import SwiftUI\n" + code : "import SwiftUI\nstruct ExampleView: View {\n\(code)\n}\n"
  }

  private static func document(_ objects: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">\n<objects>\n"
      + objects + "\n</objects>\n</document>\n"
  }

  static let swift: [Seed] =
    examples(interfaces: false) + files(["Examples/Larkspur", "Tests/EarshotCoreTests/Fixtures"], ["swift"])

  static let swiftWords = [
    "struct", "View", "var", "body", "some", "Text", "Button", "Image", "systemName", "Label", "Toggle", "ForEach",
    "List", "VStack", "HStack", "ZStack", "Group", "if", "else", "switch", "case", "default", "let", "func",
    "extension",
    "@State", "@Binding", "@ViewBuilder", "private", "static", "self", "Self", "init", "return", "where", "in", "for",
    "while", "guard", "enum", "class", "protocol", "UIViewController", "viewDidLoad", "UIButton", "accessibilityLabel",
    "accessibilityHidden", "accessibilityElement", "children", ".combine", ".ignore", "accessibilityHint",
    "accessibilityAddTraits", "accessibilityAction", "accessibilityValue", "accessibilitySortPriority", "onTapGesture",
    "NavigationLink", "NavigationStack", "TabView", "sheet", "alert", "toolbar", "font", "foregroundStyle", "padding",
    "\"\\(", "\"\"\"", "#if", "#endif", "#else", "#Preview", "?", "??", "!", "->", "\\.", "$", "nil", "true", "false",
    "ViewModifier", "Content", "modifier", "content", "AnyView", "Array", "map", "String", "format", "%@", "%lld",
    "Localizable", "LocalizedStringKey", "// earshot:ignore", "/*", "*/", "//", "\n", "(", ")", "[", "]", "{", "}",
    "Picker", "Slider", "TextField", "Menu", "Section", "Form", "frame", "opacity", "background", "overlay", "UILabel",
    "async", "await", "throws", "try", "as", "is", "import", "SwiftUI", "UIKit", "operator", "...", "..<", "+", "==",
  ]
}
