import AccessibilityModel

// Rules that judge the words themselves do so whatever the words were written in: their fixes change nothing but a
// string literal.

/// What an interface file has for a title is often a stand-in, which code replaces in ways that are not followed.
extension LabelInName { public static let frameworks: Set<Framework> = [.swiftUI, .uiKit] }
extension LabelContainsRole { public static let frameworks = Set(Framework.allCases) }
extension LabelContainsState { public static let frameworks = Set(Framework.allCases) }
extension LabelNotHumanReadable { public static let frameworks = Set(Framework.allCases) }
extension LabelDescribesAppearance { public static let frameworks = Set(Framework.allCases) }
extension HintRepeatsLabel { public static let frameworks = Set(Framework.allCases) }
extension HintDescribesGesture { public static let frameworks = Set(Framework.allCases) }
extension HintContainsRole { public static let frameworks = Set(Framework.allCases) }
extension GenericLabel { public static let frameworks = Set(Framework.allCases) }
