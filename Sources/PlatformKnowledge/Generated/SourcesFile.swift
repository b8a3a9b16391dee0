// Made by Scripts/make-knowledge.py from Data/sources.tsv; edit that file and run the script.

extension DataFile {
  static let sources = DataFile(name: "sources", text: #"""
# Where facts come from. Other tables name a source by its key, or as key:detail.
key	text
ax	rjchatfield/AX: trees of iOS 16.2 without a window, and what Accessibility Inspector showed
axs	AccessibilitySnapshot reference images, iOS 17.5, 18.5 and 26.2 simulators
axs-code	AccessibilitySnapshot, comments in its code
axs-status	AccessibilitySnapshot, branch expanded-status: reference images of a DisclosureGroup in a List, iOS 17.5, 18.5 and 26.2 simulators, and notes of tests on devices
axs13	AccessibilitySnapshot reference images of earlier commits, iOS 13.7 to 16.4 simulators
axs26	AccessibilitySnapshot reference image captured on iOS 26.2 simulator
axvo27	VoiceOver's own speech, read by a UI test's VoiceOver service on iPhone and iPad simulators with iOS 27.0
cldr	Unicode CLDR 47, cldr-json@b08a82b (unicode-org/cldr-json)
cvs	CVS Health ios-swiftui-accessibility-techniques
docs	Apple docs
docs18	Apple docs mirror (theAppLaunchers/apple-docs-for-rag@df89f1451e, Apr 2025, iOS 18.4 SDK)
docs18-headers	Apple docs mirror (theAppLaunchers/apple-docs-for-rag@df89f1451e, Apr 2025); defaults and unversioned members checked in UIAccessibility.h / UIAccessibilityConstants.h, iOS 16.5 SDK (theos/sdks)
docs25	Apple docs mirror (Apr 2025)
docs26	Apple docs mirrors, iOS 26 era (Averyy/apple-dev-docs; iSoldLeo/swiftui-docs-zh, Nov-Dec 2025 crawl)
docs27	Apple docs, a copy of 2026 with availability up to the beta of iOS 27.2
hgf	HGFcollective, reference images of 2023 (iOS 16.2 by the names of its CI files, or 17)
osui	OpenSwiftUI source (audited against SwiftUI 6.5.4)
sdk16	SwiftUI.swiftinterface iOS 16.5 SDK (theos/sdks)
sdk18	SwiftUI.swiftinterface iOS 18.0 SDK (xybp888/iOS-SDKs) for accessibilityValue(_:isEnabled:); other isEnabled families follow the same three-overload shape (cross-checked against a public stub of the interface)
shape	inference from the API shape; no source found
skill	a skill file of SwiftUI accessibility best practices (seed 004)
usage	English usage; no table of a standard has it
wwdc19	WWDC19 session 238 transcript
wwdc21	WWDC21 session 10119 transcript
wwdc24	WWDC24 session 10073 transcript
"""#)
}
