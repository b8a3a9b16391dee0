// Made by Scripts/make-knowledge.py from Data/spoken-names.tsv; edit that file and run the script.

extension DataFile {
  static let spokenNames = DataFile(name: "spoken-names", text: #"""
# What VoiceOver was recorded to say for an SF Symbol without a label, best observation of each.
# raw: there is no description, the name of the symbol itself is spoken.
# confidence: high = asserted by a test, recorded or heard; medium = one clear note; low = prose or guess.
symbol	language	spoken	raw	confidence	evidence
align.horizontal.left.fill	en	align dot horizontal dot left dot fill		low	macOS: source comment (stored doc 66094307776): raw name with dots voiced as "dot"
arrow.clockwise	en	Refresh		medium	macOS: tree-spec section 9
arrow.triangle.2.circlepath	en	Syncing		medium	iOS (2026 sim): UI test comment: the sync toolbar button is always labelled "Syncing", the symbol's default label (stored docs 54822367792, 67172445587); symbol not named there, inferred: Apple's search keywords of this symbol are sync, syncing
arrow.up	en	arrow up		low	macOS: source comment (stored doc 60479237271)
arrowshape.turn.up.left	en	Reply		low	iOS 18: WWDC24: reply arrow, symbol not named
building.2	en	Business		high	iOS 17 sim: Esri toolkit 932c3ca89 (2024-02): unlabelled Image(systemName:"building.2") button, test uses app.buttons["Business"]
character.book.closed	en	character book closed		low	iOS: source comment (stored doc 56043085843)
checkmark	en	Selected		high	iOS and macOS: tree-spec section 9 app tests; stored docs 57403275966, 70088178302 (in-process tree: default label "Selected" for checkmark)
checkmark.circle.fill	en	Selected		high	iOS 16-17 sim: StanfordSpezi/SpeziTemplateApplication a31c92f (2023-06): EventContextView shows unlabelled checkmark.circle.fill, SchedulerTests asserts app.images["Selected"]
checkmark.seal.fill	en	Verified		high	iOS 15: WWDC21 session 10119
chevron.down	en	Go Down		high	iOS 17-26 sim: Esri/arcgis-maps-sdk-swift-toolkit: LevelSelector collapse button is an unlabelled Image(systemName: chevron.down); FloorFilterTests uses app.buttons["Go Down"] (932c3ca89, 2024-02 and 067de0b62, 2026-01)
chevron.forward	en	chevron.forward	raw	medium	iOS: tree-spec section 9 (XCUI)
chevron.left	en	Back		high	iOS: tree-spec section 9 (XCUI)
chevron.right	en	Forward		high	iOS 16-17 sim: recorded (runtime-facts section 5)
clock.arrow.circlepath	en	clock.arrow.circlepath	raw	high	iOS 16-17: realm/SwiftLint#5165: falls back to the name
cloud	en	Mostly Cloudy		medium	macOS: tree-spec section 9
ellipsis	en	More		medium	iOS: SAP/cloud-sdk-ios-fiori CardFooterStyle: label taken from Image(systemName: "ellipsis"), comment says it is "More"
ellipsis.circle	en	More		high	iOS 26.5: emkey1/ish-AOK#586: the iOS 26.5 runtime table maps ellipsis.circle to "More" (read from the table, not heard)
envelope.fill	en	Get Mail		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
envelope.open.fill	en	Mark Read		high	iOS 16-17 sim: recorded (hgf_inbox)
exclamationmark.circle	en	Error		high	iOS 17-18 sim: CVS recorded
eye.slash	en	Hide		high	iOS 16-17 sim: recorded (hgf_login)
folder	en	Move		medium	macOS: tree-spec section 9; Apple's own search keyword of folder is "move"
gearshape	zh-TW	齒輪形狀		medium	macOS 27: MAC27 (stored doc 71337546728): a zh-TW description exists, so "gearshape" in English may be a description and not the raw name
globe	en	Globe		high	iOS 17-18 sim: CVS recorded
heart	en	Love		medium	iOS 15-16 sim: same four tests; which of heart and heart.fill is not stated
heart.fill	en	Love		medium	iOS 15-16 sim: four UI tests tap app.images["Love"] / app.buttons["Love"] for the like button or tab (stored docs 14339799517, 43688304776, 14664951171, 24777265650); symbol inferred; Apple's search keyword of heart is "love"
info	en	Info		low	iOS 16 sim: UI test app.images["Info"] (stored doc 32131124912; symbol inferred)
info.circle	en	info		high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator) uikit-about.txt, tab bar image
info.circle.fill	en	info		high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator), tab bar image
key	en	Passwords		medium	iOS 26 (raw AX hierarchy): stored doc 69472003860: the key symbol inside a button reads "Passwords" in the raw hierarchy; key or key.fill not stated
lamp.desk.fill	en	lamp.desk.fill	raw	high	iOS 13-14: rwapp/MobileA11y blog with screenshot
link	en	Link		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
list.bullet	en	List		high	macOS 26.5: kiwix/kiwix-apple#1684: VoiceOver output captured, "List, menu button"
lock.shield	en	lock.shield	raw	medium	iOS: Fernlet report (tree-spec FER)
magnifyingglass	en	Search		high	iOS: tree-spec section 9 (XCUI dumps, app tests)
paintbrush	en	format		high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator) uikit-about.txt
paintbrush.fill	en	format		high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator)
paperplane.fill	en	Send		high	iOS 16-17 sim: recorded (hgf_chat)
pause.fill	en	Pause		medium	iOS/macOS: tree-spec section 9; source comment on the implicit "Pause" label (stored doc 55642263437)
person.fill.badge.plus	en	person.fill.badge.plus	raw	high	iOS 16-17 sim: recorded
phone.fill	en	Call		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
photo	en	Photo		medium	iOS 26 sim: Esri toolkit AttachmentModel image kind -> "photo"; test asserts app.images["Photo"] (identifier would be lower case)
photo.on.rectangle.angled	en	photo.on.rectangle.angled	raw	high	iOS 16-17 sim: recorded (runtime-facts section 5)
plus	en	Add		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
rectangle.3.group	en	rectangle.3.group	raw	high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator) uikit-about.txt
rectangle.3.group.fill	en	rectangle.3.group.fill	raw	high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator)
rectangle.center.inset.filled.badge.plus	en	rectangle.center.inset.filled.badge.plus	raw	high	iOS 16-17 sim: recorded
rectangle.stack.fill	en	Album		medium	iOS: UI test: tab item replaced by the symbol label (stored doc 56064165080)
shield.lefthalf.filled	en	shield, left half filled		low	iOS: source comment, paraphrase (stored doc 61996915423)
shippingbox.fill	en	shippingbox.fill	raw	low	macOS: source comment (stored doc 55341628818)
slider.vertical.3	en	slider.vertical.3	raw	high	iOS 15: WWDC21 session 10119
sparkles	en	Sparkle		high	iOS 18: WWDC24 session 10073
square.and.arrow.down	en	Download		high	iOS 26 sim: Esri toolkit AttachmentPreview: unlabelled image; FeatureFormViewTests testCase_8_1 asserts app.images["Download"] (067de0b62, 2026-01)
square.and.arrow.up	en	Share		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
square.and.pencil	en	Compose		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
square.grid.2x2	en	Grid view		high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator) uikit-about.txt
square.grid.2x2.fill	en	grid 2x2		high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator)
square.grid.3x2	en	Launchpad		low	iOS (older sim): UI test app.buttons["Launchpad"] next to "Grid View" and rectangle.grid.1x2 (stored doc 34780565258; symbol inferred)
star	en	Favorite		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
star.fill	en	Favorite		high	iOS 26 (device): dlewisdev/Whomst, built-in label audit table, 'verified on device' (stored doc 56682921126)
star.leadinghalf.filled	en	Half star		high	iOS 18: WWDC24 session 10073 (tree-spec section 9)
tag.fill	en	tag		high	iOS 26.0 sim: grandbig/ios-accessibility-agent-benchmark 230b4cd docs/trees (XCUI trees, English-language simulator)
tray.and.arrow.up	en	Outbox		medium	macOS: tree-spec section 9
xmark	de	Schließen		medium	macOS or iOS (not stated): tree-spec section 9 (German observation)
xmark	en	Close		high	iOS 16-26: tree-spec section 9, recorded hgf_chat/hgf_inbox, XCUI dumps
xmark.circle.fill	en	Close		high	iOS sim: recorded UI tests: button without a label found as "Close": sourav-ganguly/okarone-ios SearchViewUITests (9d8bd39), unlabelled xmark.circle.fill
"""#)
}
