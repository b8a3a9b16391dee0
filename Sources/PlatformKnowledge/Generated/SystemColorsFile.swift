// Made by Scripts/make-knowledge.py from Data/system-colors.tsv; edit that file and run the script.

extension DataFile {
  static let systemColors = DataFile(name: "system-colors", text: #"""
# Colours of iOS by their names in SwiftUI, with the names that UIKit has for them. kind: neutral = text and
# surfaces, hue = the others. Values are sRGB in hexadecimal, then alpha where it is not 1; increased = with the
# setting Increase Contrast. Source: Apple HIG values as published (Color, specifications of iOS system colors, iOS 13
# to 18; iOS 26 changed hues slightly), written down and not measured. checked: the modes whose value gives the contrast
# that somebody else worked out from the published values on systemBackground, which is checked by that as well (primary
# is black and white by definition). Nothing else is verified: where a contrast is close to what is needed and rests on
# such a value, rules ask a person. Names that end in Color are those of AppKit (NSColor), whose shades are a little
# stronger or fainter than these (the Mac's are not published as numbers): what rests on them is for review alone.
name	kind	uikit	light	dark	light-increased	dark-increased	checked
primary	neutral	label labelColor textColor	000000	FFFFFF	000000	FFFFFF	light dark light-increased dark-increased
secondary	neutral	secondaryLabel secondaryLabelColor	3C3C43 0.6	EBEBF5 0.6	3C3C43 0.8	EBEBF5 0.7	light dark
tertiary	neutral	tertiaryLabel tertiaryLabelColor	3C3C43 0.3	EBEBF5 0.3	3C3C43 0.7	EBEBF5 0.55	light dark
quaternary	neutral	quaternaryLabel quaternaryLabelColor	3C3C43 0.18	EBEBF5 0.16	3C3C43 0.55	EBEBF5 0.4	light
placeholder	neutral	placeholderText placeholderTextColor	3C3C43 0.3	EBEBF5 0.3	3C3C43 0.3	EBEBF5 0.3	light dark
systemBackground	neutral	background	FFFFFF	000000	FFFFFF	000000	light dark
secondarySystemBackground	neutral		F2F2F7	1C1C1E	EBEBF0	242426
tertiarySystemBackground	neutral		FFFFFF	2C2C2E	FFFFFF	363638
systemGroupedBackground	neutral		F2F2F7	000000	EBEBF0	000000
secondarySystemGroupedBackground	neutral		FFFFFF	1C1C1E	FFFFFF	242426
tertiarySystemGroupedBackground	neutral		F2F2F7	2C2C2E	EBEBF0	363638
red	hue	systemRed	FF3B30	FF453A	D70015	FF6961	light dark
orange	hue	systemOrange	FF9500	FF9F0A	C93400	FFB340	light dark
yellow	hue	systemYellow	FFCC00	FFD60A	B25000	FFD426	light dark
green	hue	systemGreen	34C759	30D158	248A3D	30DB5B	light dark
mint	hue	systemMint	00C7BE	63E6E2	0C817B	66D4CF
teal	hue	systemTeal	30B0C7	40C8E0	008299	5DE6FF	light dark
cyan	hue	systemCyan	32ADE6	64D2FF	0071A4	70D7FF
blue	hue	systemBlue	007AFF	0A84FF	0040DD	409CFF	light dark
indigo	hue	systemIndigo	5856D6	5E5CE6	3634A3	7D7AFF	light dark
purple	hue	systemPurple	AF52DE	BF5AF2	8944AB	DA8FFF	light dark
pink	hue	systemPink	FF2D55	FF375F	D30F45	FF6482	light dark
brown	hue	systemBrown	A2845E	AC8E68	7F6545	B59469
gray	hue	systemGray	8E8E93	8E8E93	6C6C70	AEAEB2	light dark
gray2	hue	systemGray2	AEAEB2	636366	8E8E93	7C7C80
gray3	hue	systemGray3	C7C7CC	48484A	AEAEB2	545456
gray4	hue	systemGray4	D1D1D6	3A3A3C	BCBCC0	444446
gray5	hue	systemGray5	E5E5EA	2C2C2E	D8D8DC	363638
gray6	hue	systemGray6	F2F2F7	1C1C1E	EBEBF0	242426
"""#)
}
