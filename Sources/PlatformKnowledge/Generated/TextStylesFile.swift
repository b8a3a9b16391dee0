// Made by Scripts/make-knowledge.py from Data/text-styles.tsv; edit that file and run the script.

extension DataFile {
  static let textStyles = DataFile(name: "text-styles", text: #"""
# Text styles of iOS: font size/line height in points, at the default text size and at the five accessibility sizes.
# Source: Apple HIG values as published (Typography, specifications of iOS Dynamic Type sizes, 2024), written down and not
# measured. Confirmed elsewhere: body with 17, 33 and 40 points at large, accessibility2 and accessibility3. The others
# are not re-verified.
# uikit: what UIFont.TextStyle calls it. interface-builder: how Xcode writes it into storyboards, the name that it has at run
# time, behind UICTFontTextStyle (names met in storyboards of open-source apps).
# ios, macos, tvos, watchos: the first version that SwiftUI has the style in (Apple: documentation of Font.TextStyle and its
# cases, such as Font.TextStyle.title3).
style	large	accessibility1	accessibility2	accessibility3	accessibility4	accessibility5	uikit	interface-builder	ios	macos	tvos	watchos
largeTitle	34/41	44/52	48/57	52/61	56/66	60/70	largeTitle	Title0	13.0	10.15	13.0	6.0
title	28/34	38/46	43/51	48/57	53/62	58/68	title1	Title1	13.0	10.15	13.0	6.0
title2	22/28	34/41	39/47	44/52	50/59	56/66	title2	Title2	14.0	11.0	14.0	7.0
title3	20/25	31/38	37/44	43/51	49/58	55/65	title3	Title3	14.0	11.0	14.0	7.0
headline	17/22	28/34	33/40	40/48	47/56	53/62	headline	Headline	13.0	10.15	13.0	6.0
body	17/22	28/34	33/40	40/48	47/56	53/62	body	Body	13.0	10.15	13.0	6.0
callout	16/21	26/32	32/39	38/46	44/52	51/60	callout	Callout	13.0	10.15	13.0	6.0
subheadline	15/20	25/31	30/37	36/43	42/50	49/58	subheadline	Subhead	13.0	10.15	13.0	6.0
footnote	13/18	23/29	27/33	33/40	38/46	44/52	footnote	Footnote	13.0	10.15	13.0	6.0
caption	12/16	22/28	26/32	32/39	37/44	43/51	caption1	Caption1	13.0	10.15	13.0	6.0
caption2	11/13	20/25	24/30	29/35	34/41	40/48	caption2	Caption2	14.0	11.0	14.0	7.0
"""#)
}
