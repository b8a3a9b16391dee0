// Made by Scripts/make-knowledge.py from Data/system-text-styles.tsv; edit that file and run the script.

extension DataFile {
  static let systemTextStyles = DataFile(name: "system-text-styles", text: #"""
# Text styles of systems other than iOS: font size in points at the default text size.
# Source: Apple, Human Interface Guidelines, Typography, as published in 2025: watchOS Dynamic Type sizes, "Large", the
# default of watches of 40, 41 and 42 mm. Written down and not measured. Confirmed elsewhere: the default size of the same
# page (watchOS 16). Styles that the page has no size for are left out. macOS: "macOS built-in text styles" of the same
# page, which do not follow a text size. Confirmed elsewhere: body with 13 points. tvOS: "tvOS built-in text styles" of the
# same page, of which Caption 1 is caption, Subtitle 1 subheadline and Title 1 title.
system	style	size
macOS	body	13
macOS	callout	12
macOS	caption	10
macOS	caption2	10
macOS	footnote	10
macOS	headline	13
macOS	largeTitle	26
macOS	subheadline	11
macOS	title	22
macOS	title2	17
macOS	title3	15
tvOS	body	29
tvOS	callout	31
tvOS	caption	25
tvOS	caption2	23
tvOS	headline	38
tvOS	subheadline	38
tvOS	title	76
tvOS	title2	57
tvOS	title3	48
watchOS	body	16
watchOS	caption	15
watchOS	caption2	14
watchOS	footnote	13
watchOS	headline	16
watchOS	largeTitle	36
watchOS	title	34
watchOS	title2	27
watchOS	title3	19
"""#)
}
