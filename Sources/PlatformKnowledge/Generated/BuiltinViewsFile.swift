// Made by Scripts/make-knowledge.py from Data/builtin-views.tsv; edit that file and run the script.

extension DataFile {
  static let builtinViews = DataFile(name: "builtin-views", text: #"""
# Built-in SwiftUI views and what they are in the accessibility tree, form by form.
# names: under what a row is found, where that is not the view itself; `-` for none.
view	names	form	label	traits	value	tree	actions	confidence	sources	note
Text		init(_:) / init(verbatim:) / init(_:tableName:bundle:comment:) and formatted forms	the string itself (after localization)	isStaticText		element		high	wwdc21 | wwdc19	An empty Text has nothing to say. Text.accessibilityLabel(_:) replaces what is spoken; label of an Image interpolated in a Text is spoken unless the image is decorative.
Text		Text + Image interpolation "\(Image(...))"	text, with the label of every non-decorative interpolated image inserted	isStaticText		element		medium	osui:ResolvedText.swift
Text		Text with Markdown or AttributedString links	the string; each link becomes a link inside the element	isStaticText | isLink for the link runs		element	open link	medium	cvs:Links.md	Reported: inline links are not reachable with Full Keyboard Access nor named by Voice Control.
Image		init(_ name: String, bundle:)	the asset name, used as a localization key (so a Localizable entry of that name becomes the label)	isImage		element		high	docs:Image.init(_:bundle:) | wwdc19 | osui:NamedImage.swift	Unlabelled in practice: the developer's asset name is read out unless translated, labelled, hidden or decorative.
Image		init(_ resource: ImageResource) e.g. Image(.banner)	not documented; assume the resource name, as for a named asset	isImage		element		low	docs:Image.init(_:) | shape
Image		init(_:bundle:label:)	the label: parameter	isImage		element		high	docs:Image.init(_:bundle:label:) | osui:NamedImage.swift
Image		init(_:variableValue:bundle:)	the asset name, as localization key	isImage		element		high	docs:Image.init(_:variableValue:bundle:) | osui:NamedImage.swift
Image		init(_:variableValue:bundle:label:)	the label: parameter	isImage		element		high	docs:Image.init(_:variableValue:bundle:label:)
Image		init(decorative:bundle:) / init(decorative:variableValue:bundle:)				absent		high	docs:Image.init(decorative:bundle:) | wwdc19	Still comes back as an element if .accessibilityLabel is added to it.
Image		init(_ cgImage:, scale:, orientation:, label:)	the label: parameter (Text, not optional)	isImage		element		high	docs:Image.init(_:scale:orientation:label:)
Image		init(decorative cgImage:, scale:, orientation:)				absent		high	docs:Image.init(decorative:scale:orientation:)
Image		init(systemName:) / init(systemName:variableValue:)	the system's description of the symbol when it has one (checkmark.seal.fill is "Verified"), else the raw symbol name (slider.vertical.3)	isImage		element		high	wwdc21 | wwdc24 | osui:NamedImage.swift, Text+Accessibility.swift	There is no decorative: or label: variant of systemName, so hiding needs .accessibilityHidden(true) and naming needs .accessibilityLabel or a Label.
Image		init(uiImage:) / init(nsImage:)	accessibilityLabel of the UIImage / accessibilityDescription of the NSImage, usually nil	isImage		element, probably unlabelled		medium	docs:Image.init(uiImage:) | osui:UIImageConversions.swift	Treat as needing a label or hiding: there is no name to fall back on.
Image		init(size:label:opaque:colorMode:renderer:)	the label: parameter; nil by default	isImage when labelled		absent when label is nil, else element		medium	docs:Image.init(size:label:opaque:colorMode:renderer:) | osui:NamedImage.swift (decorative: label == nil)
Label		init(_:systemImage:) / init(_:image:) / init(title:icon:)	the title; the icon adds nothing when a title exists	as the context gives: none alone, button inside Button		element		high	docs:Label, LabelStyle.iconOnly ("title is still used for non-visual descriptions") | skill	.labelStyle(.iconOnly) keeps the title as label. labelStyle must not drop configuration.title.
Button		init(_ title:action:) / init(_:role:action:)	the title string	isButton		element (children merged)	default (activate)	high	wwdc19 | wwdc24 | docs:Button
Button		init(_:systemImage:action:) / init(_:image:action:)	the title string	isButton		element (children merged)	default (activate)	medium	wwdc19 | wwdc24 | docs:Button
Button		init(action:label:) / init(role:action:label:)	everything readable inside label: text, Label title, image labels, merged into one	isButton		element (children merged)	default (activate)	high	wwdc19 | wwdc24 | docs:Button	A label closure with only an SF Symbol does get an automatic name, but it is the symbol's; only an asset image gives the asset name. A ButtonStyle that ignores configuration.label loses the title.
Button		init(_:intent:) / init(intent:label:)	title, or the label closure	isButton		element (children merged)	default (activate)	high	wwdc19 | wwdc24 | docs:Button
Button		init(_ configuration: PrimitiveButtonStyleConfiguration)	the label in the configuration	isButton		element (children merged)	default (activate)	medium	wwdc19 | wwdc24 | docs:Button
Button		disabled	as usual	isButton | not-enabled state (UIKit notEnabled; SwiftUI has no public trait)		element		medium	docs:View.disabled(_:) | cvs:Buttons.md
Button		inside List row / combined row	as usual	isButton		becomes a custom action when an ancestor uses accessibilityElement(children: .combine)	named custom action on the combined element	high	wwdc24 | wwdc21
EditButton		init()	"Edit" / "Done" supplied by the system	isButton		element	default	high	docs:EditButton
PasteButton		init(supportedContentTypes:payloadAction:) etc.	supplied by the system	isButton		element	default	high	docs:PasteButton	No label parameter, so never flag it as unlabelled.
RenameButton		init()	supplied by the system ("Rename")	isButton		element	default	high	docs:RenameButton
ShareLink		init(item:...) without title	supplied by the system ("Share…")	isButton		element	default	medium	docs:ShareLink
ShareLink		init(_ title:item:...) / init(item:label:)	title, or label closure	isButton		element	default	high	docs:ShareLink
SignInWithAppleButton		init(_ label: .signIn/.continue/.signUp, onRequest:onCompletion:)	supplied by the system from the label kind	isButton		element	default	medium	docs:AuthenticationServices SignInWithAppleButton | shape
PhotosPicker		init(_ title:selection:...) / init(selection:label:)	title, or label closure	isButton		element	default	medium	docs:PhotosUI PhotosPicker | shape
Link		init(_ title:destination:) / init(destination:label:)	title, or label closure	isLink; VoiceOver may also say button		element	default (open URL)	medium	docs:Link | cvs:Links.md	CVS Health reports that links also carry isButton and are read "Button, Link". Apple does not document the traits.
NavigationLink		init(_ title:destination:) / init(_:value:) / init(destination:label:) / init(value:label:)	title, or label closure, merged	isButton		element	default (push)	medium	skill | shape	seed 004 says isButton and isLink; isLink could not be confirmed. In a List the row is the element.
Menu		init(_ title:content:) / init(content:label:) / primaryAction forms	title, or label closure	isButton (announced as pop-up button)		element; items appear as elements only while open	default (open)	medium	docs:Menu | cvs:Menus.md	CVS Health: a Section header inside a Menu has no heading trait.
ControlGroup		init(content:) / init(content:label:)	optional label closure or title, used e.g. in the toolbar overflow menu			container or transparent; children stay elements		low	docs:ControlGroup
Toggle		init(_ title:isOn:) / init(_:systemImage:isOn:) / init(isOn:label:) / init(sources:...)	title, or label closure	isToggle | isSelected while on	on/off	element (label and switch merged)	default (toggle)	high	wwdc24 | wwdc21	Label closure EmptyView or "" leaves it unnamed; .labelsHidden() does not.
Toggle		toggleStyle(.button)	the title, even when the style shows only the icon	isButton/isToggle | isSelected while on	on/off	element	default	high	docs:ToggleStyle.button ("always uses the title to identify the control using VoiceOver")
Slider		init(value:in:label:...) and minimumValueLabel/maximumValueLabel forms	label: closure (spoken even though most styles do not draw it)	adjustable (no SwiftUI trait)	percentage of the range unless accessibilityValue is set	element	increment | decrement	high	docs:Slider | wwdc19 | cvs:Sliders.md	Step size sets how far a swipe moves it.
Slider		init(value:in:) / init(value:in:step:) without label		adjustable	percentage of the range	element, unlabelled	increment | decrement	high	docs:Slider | wwdc19	This is the form to flag: it has a value and no name.
Stepper		init(_ title:value:in:step:) / init(value:...label:) / init(label:onIncrement:onDecrement:)	title, or label closure	adjustable on iOS (single element in most styles)	bound value in the value forms; nothing for onIncrement/onDecrement forms	element, or label plus two buttons depending on platform	increment | decrement	medium	docs:Stepper | cvs:Steppers.md	CVS Health: the label text becomes the accessibility label by itself.
Picker		init(_ title:selection:content:) / init(selection:content:label:)	title, or label closure	isButton (pop-up) in menu style	label of the selected option	element; inline and segmented styles put each option in the tree	default (open)	high	wwdc19 | docs:Picker | cvs:Pickers.md
Picker		.pickerStyle(.segmented) / .wheel	title is not spoken	segments: isButton, isSelected; wheel: adjustable	selected option	container of segments / adjustable element	select | increment | decrement	medium	cvs:Pickers.md, SegmentedControls.md	CVS Health advice: add .accessibilityElement(children: .contain) and .accessibilityLabel.
DatePicker		init(_ title:selection:in:displayedComponents:) / init(selection:...label:)	title, or label closure	isButton in compact style; adjustable wheels in wheel style	chosen date or time	elements per component	default | increment/decrement on wheels	medium	docs:DatePicker, UIDatePicker | cvs:DateTimePickers.md	CVS Health reports that in compact style the title is not used as the label and accessibilityLabel has to be added.
MultiDatePicker		init(_ title:selection:)	title, or label closure	isButton days	number of dates chosen	container of day buttons	default	low	shape
ColorPicker		init(_ title:selection:supportsOpacity:) / init(selection:label:)	title, or label closure	isButton	name of the colour (undocumented)	element	default (open)	medium	docs:ColorPicker | shape
TextField		init(_ title:text:) / init(_:text:prompt:axis:) / value:format: forms	title; on iOS it doubles as placeholder when no prompt is given	none public (announced "text field")	typed text	element	edit	high	docs:TextField | axs26:testSwiftUITextEntry	Recorded on iOS 26.2 outside a Form: once the field holds text the description is only that text, i.e. the title is no longer spoken. Add accessibilityLabel or LabeledContent for a durable name.
TextField		init(text:prompt:axis:label:)	label closure	none public	typed text	element	edit	high	docs:TextField
TextField		title "" (empty)	none; prompt only helps while empty	none public	typed text	element, unlabelled	edit	high	docs:TextField | axs26:testSwiftUITextEntry
SecureField		init(_ title:text:) / init(text:prompt:label:)	title, or label closure; placeholder on iOS	none public (announced "secure text field")	bullets	element	edit	high	docs:SecureField | axs26:testSwiftUITextEntry
TextEditor		init(text:) / init(text:selection:)	none - there is no label parameter	none public (announced "text field")	typed text	element, unlabelled	edit	high	axs26:testSwiftUITextEntry | docs:TextEditor	Always needs accessibilityLabel or LabeledContent.
.searchable	searchable	searchable(text:placement:prompt:)	prompt, else the system "Search"	isSearchField	typed text	adds an element in the navigation bar	edit	medium	docs:View.searchable | shape
ProgressView		init() / init(value:total:) without label		updatesFrequently (undocumented)	percentage when determinate	element, unlabelled (spinner may be read as "in progress")		medium	docs:ProgressView ("without a label") | cvs:ProgressIndicators.md	Flag when nothing names it nearby.
ProgressView		init(_ title:) / init(_:value:total:) / init(value:total:label:currentValueLabel:) / init(_ progress:)	title, or label closure; currentValueLabel as value	updatesFrequently (undocumented)	currentValueLabel or percentage	element		high	docs:ProgressView | cvs:ProgressIndicators.md
Gauge		init(value:in:label:) / currentValueLabel / minimumValueLabel / maximumValueLabel / markedValueLabels	label closure (used even when the style hides it)		currentValueLabel, else the number	element		high	docs:Gauge ("accessibility system does use the label content")	label: is mandatory, so only EmptyView or empty Text leaves it unnamed.
AsyncImage		init(url:scale:)	none: the loaded picture is created with Image(decorative:)			absent		medium	osui:AsyncImage.swift | docs:AsyncImage	So an informative remote picture is silent until it is given accessibilityLabel (which creates an element).
AsyncImage		init(url:scale:content:placeholder:) / init(url:...content: phase)	whatever the content closure makes; the image handed in is decorative	of the content		transparent		medium	osui:AsyncImage.swift | docs:AsyncImage
VideoPlayer		init(player:) / init(player:videoOverlay:)				container of playback controls; controls are out of the tree while hidden		medium	cvs:Videos.md | docs:AVKit VideoPlayer	Needs a label, captions and, per CVS Health, an own play button.
Map		init(...) { Marker / Annotation / UserAnnotation }	none for the map; Marker and Annotation titles name the items			container	zoom/pan gestures only	low	cvs:Maps.md | docs:MapKit Map
Marker		init(_ title:...) / init(coordinate:label:)	title	isButton if selectable (undocumented)		element in the map		low	shape
Annotation		init(_ title:coordinate:content:)	title, or content			element in the map		low	shape
Chart		init(content:)	none unless accessibilityLabel is set; each mark gets a label and value from its plottable values		plotted values	container of mark elements, with an audio graph made by the framework		medium	docs:Charts ChartContent.accessibilityLabel/Value/Hidden | skill	Marks have their own accessibilityLabel(_:), accessibilityValue(_:), accessibilityHidden(_:), accessibilityIdentifier(_:). Built-in audio graphs are WWDC22 knowledge not re-read here.
Canvas		init(opaque:colorMode:rendersAsynchronously:renderer:) / symbols:				absent; drawn content and symbols have no elements		high	wwdc21 | docs:Canvas ("doesn't offer interactivity or accessibility for individual elements")	accessibilityLabel creates an element; accessibilityChildren or accessibilityRepresentation exposes parts.
Rectangle		as a view				absent		high	wwdc21 | wwdc24	accessibilityLabel (or another accessibility modifier) creates an element.
RoundedRectangle		as a view				absent		high	wwdc21 | wwdc24
UnevenRoundedRectangle		as a view				absent		high	wwdc21 | wwdc24
Circle		as a view				absent		high	wwdc21 | wwdc24
Ellipse		as a view				absent		high	wwdc21 | wwdc24
Capsule		as a view				absent		high	wwdc21 | wwdc24
Path		as a view				absent		high	wwdc21 | wwdc24
ContainerRelativeShape		as a view				absent		high	wwdc21 | wwdc24
ConcentricRectangle		as a view				absent		medium	docs:ConcentricRectangle ("A shape whose corners you configure") | wwdc21
any Shape	Shape	as a view				absent		high	wwdc21 | wwdc24
Color / LinearGradient / RadialGradient / AngularGradient / MeshGradient	Color LinearGradient RadialGradient AngularGradient MeshGradient	as a view				absent		medium	shape
Spacer		init(minLength:)				absent		high	wwdc24 | skill
Divider		init()				absent		medium	shape
EmptyView		init()				absent		high	shape
VStack		init(...)				transparent (children keep their own elements)		high	wwdc21 | wwdc24 | skill	Label on it without accessibilityElement(children:) is a mistake: CVS Health reports it overrides the children's labels (GroupingControls.md).
HStack		init(...)				transparent (children keep their own elements)		high	wwdc21 | wwdc24 | skill
ZStack		init(...)				transparent (children keep their own elements)		high	wwdc21 | wwdc24 | skill
Grid		init(...)				transparent (children keep their own elements)		medium	skill | shape
GridRow		init(...)				transparent (children keep their own elements)		medium	skill | shape
ViewThatFits		init(...)				transparent (children keep their own elements)		medium	skill | shape
GeometryReader		init(...)				transparent (children keep their own elements)		medium	skill | shape
Group		init(...)				transparent (children keep their own elements)		high	skill | shape
AnyLayout		init(...)				transparent (children keep their own elements)		medium	skill | shape
custom Layout	Layout	init(...)				transparent (children keep their own elements)		medium	skill | shape
ForEach		init(...)				transparent; supplies the identity that rotor entries match on		high	wwdc21 | skill
LazyVStack		init(...)				container		high	wwdc21	Unlike VStack, per WWDC21.
LazyHStack / LazyVGrid / LazyHGrid	LazyHStack LazyVGrid LazyHGrid	init(...)				container (by analogy with LazyVStack)		medium	wwdc21 | shape
List		init(...)				container; each row is an element, or several	scroll; swipe actions become custom actions	high	wwdc21 | cvs:Lists.md, MultiSelectionLists.md	Selected rows get isSelected.
List row	-	row content	merged text when the row is one control; otherwise children stay separate			container of its content unless combined	swipeActions as custom actions	medium	wwdc19 | wwdc24	Rows with several children read as several stops: use accessibilityElement(children: .combine).
Form		init(content:)				container, as List		medium	shape
Section		init(_ title:content:) / init(content:header:footer:)	header text, as its own element	isHeader on the header; footer has none		transparent section; header and footer are elements		high	wwdc21 | axs:testListWithHeadersAndFooters	Recorded in a List on iOS 17.5, 18.5 and 26.2: header read as heading, footer not. Form not recorded. Adding isHeader again is harmless and redundant. CVS Health: not automatic for a Section inside a Menu.
Table		init(...) with TableColumn	column titles as headers; cell content as cells	isHeader on column titles (undocumented)		container (table)	sort by header	low	shape
OutlineGroup		init(...)	row content	expanded/collapsed state		rows	expand | collapse	low	shape
DisclosureGroup		init(_ title:content:) / init(_:isExpanded:content:) / init(content:label:)	title, or label closure	isButton with expanded/collapsed state	expanded / collapsed	element for the header; children while open	default (toggle)	high	docs:DisclosureGroup | cvs:Accordions.md	CVS Health: an accessibilityLabel on the whole group overrides the text inside - do not add it.
GroupBox		init(_ title:content:) / init(content:label:)	title or label, as its own element	isHeader on the label (undocumented)		transparent or container		low	docs:GroupBox | shape
LabeledContent		init(_ title:value:) / init(content:label:)	title, or label closure		content, when the two are merged	element merged with its content, or label paired with a control	of the content	high	docs:LabeledContent ("label communicates identity ... important for accessibility") | osui:AccessibilityLabeledContent.swift | cvs:TextFields.md
TabView		init(selection:content:) with Tab / .tabItem	tab titles; .accessibilityLabel on Tab via TabContent	tab bar isTabBar; tabs isButton/isSelected	position ("1 of 3") and badge	container of tab buttons and the selected page	select	medium	docs:UITabBar, TabContent.accessibilityLabel | cvs:Tabs.md	CVS Health: a badge is not always announced.
TabView		.tabViewStyle(.page)	page dots: supplied by the system	adjustable dots	page x of y	container	increment | decrement	low	cvs:Tabs.md | shape
NavigationStack / NavigationView	NavigationStack NavigationView	init(...)	none; the title comes from navigationTitle			container; navigation bar elements added by the system	back (escape gesture)	medium	docs:UINavigationBar | skill
NavigationSplitView		init(sidebar:content:detail:)				container per column		low	shape
.navigationTitle	navigationTitle	navigationTitle(_:)	the title	isHeader on the bar title		adds the bar title; not part of the modified view		medium	cvs:PageTitles.md, Headings.md	CVS Health: its heading level cannot be set.
ScrollView		init(...)				container, adds page-scroll announcements ("page x of y")	scroll	medium	docs:View.accessibilityScrollStatus | shape
ScrollViewReader / TimelineView	ScrollViewReader TimelineView	init(...)				transparent		medium	shape
toolbar / ToolbarItem	toolbar ToolbarItem	toolbar(content:)	of its content; a Label's title still names an icon-only item	isButton on its buttons		elements in the navigation bar		high	cvs:Toolbars.md | docs:Label
sheet / fullScreenCover	sheet fullScreenCover	sheet(isPresented:content:) etc.	none; title comes from its content	modal (isModal behaviour)		presentation: hides what lies below and moves focus to it	escape (sheet)	medium	cvs:Sheets.md | wwdc21	WWDC21: focus goes to the first element of a newly presented view. CVS Health: focus does not return by itself.
popover		popover(isPresented:...)		modal		presentation	escape	medium	cvs:Popovers.md
alert		alert(_:isPresented:actions:message:)	title parameter	modal	message is its own text	presentation	its buttons	medium	cvs:Alerts.md	CVS Health: its title is not a heading.
confirmationDialog		confirmationDialog(_:isPresented:titleVisibility:actions:)	title parameter	modal	message is its own text	presentation	its buttons	medium	cvs:ConfirmationDialogs.md
.contextMenu	contextMenu	contextMenu(menuItems:)	of its items			modifier: items become custom actions or a menu	items exposed as actions	low	shape | wwdc24	Whether every item becomes a custom action is not documented; WWDC24 only covers accessibilityActions.
.swipeActions	swipeActions	swipeActions(edge:allowsFullSwipe:content:)	of its buttons; an icon-only button needs a Label title			modifier: each button becomes a custom action of the row	custom action per button	medium	shape | docs:View.swipeActions
.onDelete / .onMove	onDelete onMove	ForEach modifiers	supplied by the system			modifier: adds delete and move actions	delete | move	medium	shape
.refreshable	refreshable	refreshable(action:)	supplied by the system			modifier: pull to refresh	system scroll-to-refresh gesture; offer a button too	low	docs:View.refreshable | shape
.badge	badge	badge(_:)	none of its own		count, spoken with the row or tab when announced	modifier		medium	docs:View.badge | cvs:Tabs.md
.disabled	disabled	disabled(_:)		UIKit notEnabled ("dimmed")		modifier: element stays in the tree	none	high	docs:View.disabled | cvs:Buttons.md	There is no public SwiftUI trait for it.
.help	help	help(_:)	none: it sets the accessibility HINT			modifier		high	docs:View.help(_:) ("configures the view's accessibility hint")	Never counts as a label.
.opacity(0)	opacity	opacity(_:) with 0				removes the element automatically		high	wwdc24
.hidden()	hidden	hidden()				removes the element		medium	wwdc24 | shape
.onTapGesture	onTapGesture	onTapGesture(count:perform:)		none added - isButton has to be added by hand		modifier: the view's own element stays; an Image is still only an image	VoiceOver double-tap reaches the gesture; other technologies are not promised	medium	skill | wwdc19 | docs:onTapGesture ("use ButtonStyle ... instead")	Prefer Button. With isButton, add a label and, for a custom view, an .accessibilityAction.
.onLongPressGesture / drag / magnify gestures	onLongPressGesture	gesture modifiers				modifier: nothing exposed	none; add accessibilityAction, accessibilityZoomAction or drag points	high	wwdc19 | wwdc24
.draggable / .onDrag / .dropDestination	draggable onDrag dropDestination	drag and drop modifiers				modifier: one drag or drop point exposed ("draggable")	drag | drop	medium	wwdc24	Several drop points need accessibilityDropPoint.
.redacted / privacySensitive	redacted privacySensitive	redaction modifiers				modifier; effect on the spoken text is not documented		low	shape
ContentUnavailableView		init(_:systemImage:description:) / init(label:description:actions:) / .search	title, then description	isHeader on the title (undocumented)		elements	its buttons	low	shape
TipView		TipKit	title and message of the tip			container	close, actions	low	shape
UIViewRepresentable / NSViewRepresentable	UIViewRepresentable NSViewRepresentable	wrapping a platform view	whatever the UIKit/AppKit view reports	of the view		platform subtree under the hosting view	of the view	high	wwdc19 | docs:Accessibility fundamentals
WidgetKit widget views	-	Button(intent:) / Toggle(isOn:intent:)	title, or label closure	isButton / isToggle		element; accessibilityAction closures do not run in widgets, App Intent ones do	intent	high	wwdc24
Grid / custom drawn controls	-	Shape + DragGesture				absent	none	high	wwdc21	WWDC21 fix: accessibilityRepresentation { Slider(...) }.
SettingsLink		init()	supplied by the system (macOS)	isButton		element	default	low	shape
HelpLink		init(...)	supplied by the system (macOS)	isButton		element	default	low	shape
NewDocumentButton		init(_:...)	title or the system default	isButton		element	default	low	shape
Label in Menu / Picker option	-	Text or Label with tag	title	isButton; isSelected for the chosen one		element while open	select	medium	shape
"""#)
}
