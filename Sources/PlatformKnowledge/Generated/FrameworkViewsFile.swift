// Made by Scripts/make-knowledge.py from Data/framework-views.tsv; edit that file and run the script.

extension DataFile {
  static let frameworkViews = DataFile(name: "framework-views", text: #"""
# Public view types of SwiftUI and its sibling frameworks, with scenes, toolbar, tab, table, map and chart content,
# which stand where views stand. Names: Apple docs as of December 2025 (mirror iSoldLeo/swiftui-docs-zh aa865a3), the
# interfaces of the iOS 16.5 SDK (theos/sdks), and general knowledge of the SDKs since. Categories follow
# builtin-views.tsv where that has the view; else they are this project's judgement.
# category: transparent | container | element | absent | control | platform
# shape: Shape | InsettableShape, as Apple's pages of these protocols list the types that conform to them. One that
# can be inset fills the frame that it is given; a path lies wherever it was drawn.
view	category	module	shape	note
AccessoryWidgetBackground	absent	WidgetKit
AccessoryWidgetGroup	container	WidgetKit
ActionSheet	container	SwiftUI		value of the deprecated alert and action sheet
ActivityConfiguration	transparent	WidgetKit		widget configuration
AddOrderToWalletButton	control	FinanceKitUI		named by the system
AddPassToWalletButton	control	PassKit		named by the system
Alert	container	SwiftUI		value of the deprecated alert and action sheet
AlertScene	transparent	SwiftUI		scene
AngularGradient	absent	SwiftUI
Annotation	transparent	MapKit		content at a place of the map
AnyLayout	transparent	SwiftUI
AnyShape	absent	SwiftUI	Shape	shape: an element only when given a label, a value or a hint
AnyView	transparent	SwiftUI
AppIntentConfiguration	transparent	WidgetKit		widget configuration
AppIntentControlConfiguration	transparent	WidgetKit		widget configuration
AreaMark	element	Charts		chart content
AreaPlot	element	Charts		chart content
ArtworkImage	element	MusicKit		picture without a name
AssistiveAccess	transparent	SwiftUI		scene
AsyncImage	transparent	SwiftUI		AsyncImage(url:) by itself is absent: the picture is decorative
AxisGridLine	absent	Charts		chart content
AxisMarks	transparent	Charts		chart content
AxisTick	absent	Charts		chart content
AxisValueLabel	element	Charts		chart content
BarMark	element	Charts		chart content
BarPlot	element	Charts		chart content
Button	control	SwiftUI
ButtonBorderShape	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
CameraView	platform	HomeKit
Canvas	absent	SwiftUI
Capsule	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
Chart	container	Charts		marks are elements, with an audio graph; the chart itself has no name
Chart3D	container	Charts
ChartAxisContent	transparent	Charts		chart content
ChartPlotContent	transparent	Charts		chart content
Circle	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
Color	absent	SwiftUI
ColorPicker	control	SwiftUI
CommandGroup	container	SwiftUI		menu
CommandMenu	container	SwiftUI		menu
ConcentricRectangle	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
ContactAccessButton	control	ContactsUI		named by the system
ContainerRelativeShape	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
ContentUnavailableView	container	SwiftUI		title and description are elements, its actions controls
ContextMenu	container	SwiftUI		menu
ControlGroup	container	SwiftUI
ControlWidgetButton	control	WidgetKit
ControlWidgetToggle	control	WidgetKit
DatePicker	control	SwiftUI
DebugReplaceableView	transparent	SwiftUI
DefaultButtonLabel	element	SwiftUI		words of the system
DefaultDateProgressLabel	element	SwiftUI		words of the system
DefaultDocumentGroupLaunchActions	control	SwiftUI		named by the system unless given a label
DefaultGlassEffectShape	absent	SwiftUI	Shape	shape: an element only when given a label, a value or a hint
DefaultSettingsLinkLabel	element	SwiftUI		words of the system
DefaultShareLinkLabel	element	SwiftUI		words of the system
DefaultTabLabel	element	SwiftUI		words of the system
DefaultToolbarItem	control	SwiftUI		named by the system unless given a label
DefaultWindowVisibilityToggleLabel	element	SwiftUI		words of the system
DeviceActivityReport	platform	DeviceActivity
DevicePicker	platform	DeviceDiscoveryUI
DisclosureGroup	control	SwiftUI		the header is the control, the content follows while open
DisclosureTableRow	transparent	SwiftUI		table content
Divider	absent	SwiftUI
DocumentGroup	transparent	SwiftUI		scene
DocumentGroupLaunchScene	transparent	SwiftUI		scene
DocumentLaunchView	container	SwiftUI
DynamicIsland	transparent	WidgetKit
DynamicIslandExpandedContent	transparent	WidgetKit
DynamicIslandExpandedRegion	transparent	WidgetKit
EditButton	control	SwiftUI		named by the system unless given a label
EditableCollectionContent	transparent	SwiftUI
Ellipse	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
EllipticalGradient	absent	SwiftUI
EmptyCommands	platform	SwiftUI		menus of the system
EmptyView	absent	SwiftUI
EquatableView	transparent	SwiftUI
FamilyActivityIconView	element	FamilyControls
FamilyActivityPicker	platform	FamilyControls
FamilyActivityTitleView	element	FamilyControls
FillShapeView	absent	SwiftUI		shape: an element only when given a label, a value or a hint
ForEach	transparent	SwiftUI
ForEachSectionCollection	transparent	SwiftUI
ForEachSubviewCollection	transparent	SwiftUI
Form	container	SwiftUI
Gauge	element	SwiftUI
GeometryReader	transparent	SwiftUI
GeometryReader3D	transparent	SwiftUI		visionOS
GlassEffectContainer	transparent	SwiftUI
Grid	transparent	SwiftUI
GridLayout	transparent	SwiftUI		a Layout that is called as a view
GridRow	transparent	SwiftUI
Group	transparent	SwiftUI
GroupBox	container	SwiftUI
GroupElementsOfContent	transparent	SwiftUI
GroupSectionsOfContent	transparent	SwiftUI
HSplitView	container	SwiftUI		macOS
HStack	transparent	SwiftUI
HStackLayout	transparent	SwiftUI		a Layout that is called as a view
HelpLink	control	SwiftUI		named by the system unless given a label
Image	element	SwiftUI
ImmersiveSpace	transparent	SwiftUI		scene
ImportFromDevicesCommands	platform	SwiftUI		menus of the system
InspectorCommands	platform	SwiftUI		menus of the system
IntentConfiguration	transparent	WidgetKit		widget configuration
JournalingSuggestionsPicker	control	JournalingSuggestions
KeyframeAnimator	transparent	SwiftUI
Label	element	SwiftUI
LabeledContent	transparent	SwiftUI		merged with its content, or names the control in it
LabeledControlGroupContent	transparent	SwiftUI
LabeledToolbarItemGroupContent	transparent	SwiftUI
LazyHGrid	container	SwiftUI
LazyHStack	container	SwiftUI
LazyVGrid	container	SwiftUI
LazyVStack	container	SwiftUI
LineMark	element	Charts		chart content
LinePlot	element	Charts		chart content
LinearGradient	absent	SwiftUI
Link	control	SwiftUI
List	container	SwiftUI
LocalAuthenticationView	platform	LocalAuthentication
LocationButton	control	CoreLocationUI		named by the system
LookAroundPreview	platform	MapKit
Map	container	MapKit		markers and annotations are elements; the map itself has no name
MapAnnotation	transparent	MapKit		content at a place of the map
MapCircle	absent	MapKit
MapCompass	control	MapKit		named by the system
MapMarker	element	MapKit
MapPin	element	MapKit
MapPitchSlider	control	MapKit		named by the system
MapPitchToggle	control	MapKit		named by the system
MapPolygon	absent	MapKit
MapPolyline	absent	MapKit
MapScaleView	element	MapKit
MapUserLocationButton	control	MapKit		named by the system
MapZoomStepper	control	MapKit		named by the system
Marker	element	MapKit
Menu	control	SwiftUI
MenuBarExtra	transparent	SwiftUI		scene
MenuButton	control	SwiftUI		macOS, deprecated
MeshGradient	absent	SwiftUI
Model3D	platform	RealityKit		entities have accessibility components of their own
ModifiedContent	transparent	SwiftUI
MultiDatePicker	control	SwiftUI
NSViewControllerRepresentable	platform	SwiftUI		protocol: what the wrapped view reports
NSViewRepresentable	platform	SwiftUI		protocol: what the wrapped view reports
NavigationLink	control	SwiftUI
NavigationSplitView	container	SwiftUI
NavigationStack	container	SwiftUI
NavigationView	container	SwiftUI
NewDocumentButton	control	SwiftUI		named by the system unless given a label
OffsetShape	absent	SwiftUI	Shape	shape: an element only when given a label, a value or a hint
OutlineGroup	transparent	SwiftUI		makes rows
OutlineSubgroupChildren	transparent	SwiftUI		makes rows
PasteButton	control	SwiftUI		named by the system unless given a label
Path	absent	SwiftUI	Shape	shape: an element only when given a label, a value or a hint
PayLaterView	control	PassKit		named by the system
PayWithApplePayButton	control	PassKit		named by the system
PhaseAnimator	transparent	SwiftUI
PhotosPicker	control	PhotosUI
Picker	control	SwiftUI
PlaceholderContentView	transparent	SwiftUI
Plot	transparent	Charts		chart content
PointMark	element	Charts		chart content
PointPlot	element	Charts		chart content
PresentedWindowContent	transparent	SwiftUI
PreviewModifierContent	transparent	SwiftUI
ProductView	container	StoreKit		texts and buttons come from the App Store
ProgressView	element	SwiftUI
PullDownButton	control	SwiftUI		macOS, deprecated
RadialGradient	absent	SwiftUI
RealityView	platform	RealityKit		entities have accessibility components of their own
Rectangle	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
RectangleMark	element	Charts		chart content
RectanglePlot	element	Charts		chart content
RemoteImmersiveSpace	transparent	SwiftUI		scene
RenameButton	control	SwiftUI		named by the system unless given a label
RotatedShape	absent	SwiftUI	Shape	shape: an element only when given a label, a value or a hint
RoundedRectangle	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
RuleMark	element	Charts		chart content
RulePlot	element	Charts		chart content
ScaledShape	absent	SwiftUI	Shape	shape: an element only when given a label, a value or a hint
SceneView	platform	SceneKit
ScrollView	container	SwiftUI
ScrollViewReader	transparent	SwiftUI
Section	transparent	SwiftUI		the header is an element with the header trait
SectorMark	element	Charts		chart content
SectorPlot	element	Charts		chart content
SecureField	control	SwiftUI
Settings	transparent	SwiftUI		scene
SettingsLink	control	SwiftUI		named by the system unless given a label
ShareLink	control	SwiftUI		named by the system unless given a label
ShortcutsLink	control	AppIntents		named by the system
SidebarCommands	platform	SwiftUI		menus of the system
SignInWithAppleButton	control	AuthenticationServices		named by the system
SiriTipView	element	AppIntents
Slider	control	SwiftUI
Spacer	absent	SwiftUI
SpatialContainer	transparent	SwiftUI		visionOS
SpriteView	platform	SpriteKit
StaticConfiguration	transparent	WidgetKit		widget configuration
StaticControlConfiguration	transparent	WidgetKit		widget configuration
Stepper	control	SwiftUI
StoreView	container	StoreKit		texts and buttons come from the App Store
StrokeBorderShapeView	absent	SwiftUI		shape: an element only when given a label, a value or a hint
StrokeShapeView	absent	SwiftUI		shape: an element only when given a label, a value or a hint
SubscriptionOfferView	container	StoreKit		texts and buttons come from the App Store
SubscriptionOptionGroup	transparent	StoreKit
SubscriptionOptionGroupSet	transparent	StoreKit
SubscriptionOptionSection	transparent	StoreKit
SubscriptionPeriodGroupSet	transparent	StoreKit
SubscriptionStoreButton	control	StoreKit
SubscriptionStorePicker	control	StoreKit
SubscriptionStorePickerOption	control	StoreKit
SubscriptionStoreView	container	StoreKit		texts and buttons come from the App Store
SubscriptionView	transparent	SwiftUI
Subview	transparent	SwiftUI
SubviewsCollection	transparent	SwiftUI
SubviewsCollectionSlice	transparent	SwiftUI
SurfacePlot	element	Charts		chart content
Tab	container	SwiftUI		tab content: the title is the tab, the content its page
TabSection	container	SwiftUI		tab content: the title is the tab, the content its page
TabView	container	SwiftUI		tab bar and the selected page
Table	container	SwiftUI
TableColumn	transparent	SwiftUI		table content
TableColumnForEach	transparent	SwiftUI		table content
TableForEachContent	transparent	SwiftUI		table content
TableHeaderRowContent	transparent	SwiftUI		table content
TableOutlineGroupContent	transparent	SwiftUI		table content
TableRow	transparent	SwiftUI		table content
Text	element	SwiftUI
TextEditingCommands	platform	SwiftUI		menus of the system
TextEditor	control	SwiftUI
TextField	control	SwiftUI
TextFieldLink	control	SwiftUI		watchOS
TextFormattingCommands	platform	SwiftUI		menus of the system
TimelineView	transparent	SwiftUI
TipView	container	TipKit		title, message and actions of the tip, with a close button
Toggle	control	SwiftUI
ToolbarCommands	platform	SwiftUI		menus of the system
ToolbarItem	transparent	SwiftUI		toolbar content
ToolbarItemGroup	transparent	SwiftUI		toolbar content
ToolbarSpacer	absent	SwiftUI
ToolbarTitleMenu	control	SwiftUI		named by the system unless given a label
TouchBar	container	SwiftUI		macOS
TransactionPicker	control	FinanceKitUI		named by the system
TransformedShape	absent	SwiftUI	Shape	shape: an element only when given a label, a value or a hint
TupleView	transparent	SwiftUI
UIHostingConfiguration	transparent	SwiftUI		hosts SwiftUI in a UIKit cell
UIViewControllerRepresentable	platform	SwiftUI		protocol: what the wrapped view reports
UIViewRepresentable	platform	SwiftUI		protocol: what the wrapped view reports
UnevenRoundedRectangle	absent	SwiftUI	InsettableShape	shape: an element only when given a label, a value or a hint
UserAnnotation	element	MapKit
UtilityWindow	transparent	SwiftUI		scene
VSplitView	container	SwiftUI		macOS
VStack	transparent	SwiftUI
VStackLayout	transparent	SwiftUI		a Layout that is called as a view
VerifyIdentityWithWalletButton	control	PassKit		named by the system
VideoPlayer	platform	AVKit		playback controls of the system; the player itself has no name
ViewThatFits	transparent	SwiftUI
WKInterfaceObjectRepresentable	platform	SwiftUI		protocol: what the wrapped view reports
WKNotificationScene	transparent	SwiftUI		scene
WebView	platform	WebKit		what the web page reports
Window	transparent	SwiftUI		scene
WindowGroup	transparent	SwiftUI		scene
WindowVisibilityToggle	control	SwiftUI		named by the system unless given a label
ZStack	transparent	SwiftUI
ZStackContent3D	transparent	SwiftUI		visionOS
ZStackLayout	transparent	SwiftUI		a Layout that is called as a view
_VariadicView.Tree	transparent	SwiftUI		shows its content closure
"""#)
}
