// Made by Scripts/make-knowledge.py from Data/framework-names.tsv; edit that file and run the script.

extension DataFile {
  static let frameworkNames = DataFile(name: "framework-names", text: #"""
# Names of Apple's frameworks and of Swift's library by what rules ask of them, compared as they are written in code. What a
# control's label draws takes touches, and not what stands around it (Apple: documentation of View.contentShape(_:eoFill:),
# ButtonStyle): that is what area- is about.
# what: what the names have in common. sources: keys of sources.tsv, parted by `|`.
list	names	what	sources
ability-telling	accessibilityHint accessibilityLabel accessibilityTraits accessibilityValue isUserInteractionEnabled shouldHighlight shouldSelect userInteractionEnabled willSelectRow	beginnings of members by which code tells UIKit or VoiceOver that a cell can do nothing	docs:UIAccessibility, UIView, UITableViewDelegate, UICollectionViewDelegate
accessibility-list	accessibilityCustomActions accessibilityElements accessibilityTraits accessibilityUserInputLabels	properties of UIAccessibility that are added to	docs:UIAccessibility
adding-annotation	addAnnotation addAnnotations showAnnotations	methods that put pins on a map	docs:MKMapView
adding-layer	addSublayer insertSublayer	methods that put a layer on another	docs:CALayer
adding-method	append formUnion insert	methods after which a collection holds something more	docs:RangeReplaceableCollection, SetAlgebra
adding-subview	addArrangedSubview addSubview insertArrangedSubview insertSubview	methods that put a view into another	docs:UIView, UIStackView
after-choosing	debugPrint deselectItem deselectRow endEditing print resignFirstResponder scrollToItem scrollToRow	what is done beside or after a choice and is none: the keyboard goes, the mark of the cell goes, the list moves	docs:UIResponder, UIView, UITableView, UICollectionView
answer-closure	completion completionHandler onCompletion receiveCompletion receiveValue	labels of closures that are called with an answer	docs:URLSession, Publisher.sink(receiveCompletion:receiveValue:), View.fileImporter(isPresented:allowedContentTypes:onCompletion:)
answering-request	dataTask downloadTask uploadTask	methods that ask a server for something and hand on the answer, or an error	docs:URLSession
answering-save	UIImageWriteToSavedPhotosAlbum UISaveVideoAtPathToSavedPhotosAlbum performChanges	functions that save something and tell how it went, to whoever gives them something to call	docs:UIImageWriteToSavedPhotosAlbum, UISaveVideoAtPathToSavedPhotosAlbum, PHPhotoLibrary
appearing-method	awakeFromNib didMoveToSuperview didMoveToWindow viewDidAppear viewDidLoad viewIsAppearing viewWillAppear	methods that UIKit calls when a screen or a view appears	docs:UIViewController, UIView, NSObject.awakeFromNib()
appearing-modifier	onAppear onReceive task	modifiers whose code runs without anybody having done anything	docs:View
area-clear	Color.clear EmptyView GeometryReader NavigationLink clear	grounds that paint nothing	sdk16
area-label	Color Group HStack Image Label LocalizedStringKey ProgressView String Text VStack	views and values in the label of a control that have a size of their own, or stack such	sdk16
area-larger	contentShape frame padding resizable	modifiers that let the label of a control, or what stands around it, be larger than what is in it	sdk16
area-size	background buttonStyle clipShape contentShape controlSize frame glassEffect imageScale modifier overlay padding resizable scaleEffect	modifiers in the label of a control that may give it another size than that of its letters	docs26 | sdk16
arranging-label	alignment columns intent layout pinnedViews provider rows spacing	labels of arguments that say how content is arranged or where its data comes from, and hold none	docs:VStack, LazyVGrid, WidgetConfiguration
asked-member	body hash id objectWillChange	members that the protocols of body-protocol ask for: frameworks call them, whether or not code does	docs:View, Identifiable, Hashable, ObservableObject
asked-of-value	makeBody makeUIView makeUIViewController path	requirements that the system calls of a value that somebody has to make: a style, a representable, a shape	docs:ButtonStyle, UIViewRepresentable, UIViewControllerRepresentable, Shape
bar-item	backBarButtonItem leftBarButtonItem rightBarButtonItem	properties that hold one item of a navigation bar, or none	docs:UINavigationItem
bar-items	leftBarButtonItems rightBarButtonItems toolbarItems	properties that hold the items of a bar	docs:UINavigationItem, UIViewController
bar-title-modifier	containerBackground keyframeAnimator mask navigationBarHidden navigationBarTitle navigationBarTitleDisplayMode navigationTitle phaseAnimator toolbarTitleDisplayMode	modifiers that say what a bar is called and whether it is there, and others that by themselves show nothing	docs:View
bare-controller	UICollectionViewController UITabBarController UITableViewController UIViewController	controllers that show nothing unless their view is asked for	docs:UIViewController, UITableViewController, UICollectionViewController, UITabBarController
bare-deed	alpha append backgroundColor bounds center contains count frame isHidden location max min opacity removeAll text textColor tintColor transform translatesAutoresizingMaskIntoConstraints translation velocity	members that say nothing of what a gesture is for: where a touch is, how a view looks, what is asked of a list	docs:UIGestureRecognizer, UIPanGestureRecognizer, UIView, CALayer, Array
basic-shape	Capsule Circle Ellipse Rectangle RoundedRectangle	shapes that are views by themselves	docs:Shape
beside-work	callAsyncJavaScript deleteAllSearchableItems deleteSearchableItems evaluateJavaScript indexSearchableItems startAccelerometerUpdates startDeviceMotionUpdates startGyroUpdates startMagnetometerUpdates	methods whose answer is no part of what people asked for: they touch what a page shows already, tell the search of the system what there is, or read a sensor again and again	docs:WKWebView, CSSearchableIndex, CMMotionManager
binding-view	ColorPicker DisclosureGroup List MultiDatePicker NavigationLink NavigationSplitView NavigationStack PhotosPicker SecureField TabView Table TextEditor	views by which people change what they are bound to, beside those of bound-value	docs:ColorPicker, DisclosureGroup, List, MultiDatePicker, NavigationLink, NavigationSplitView, NavigationStack, PhotosPicker, SecureField, Table, TabView, TextEditor
body-protocol	AnyObject Equatable Hashable Identifiable ObservableObject Sendable View	protocols that ask for no member but those of asked-member	docs:View, Equatable, Hashable, Identifiable, Sendable, AnyObject, ObservableObject
bound-property	accessibilityHint accessibilityLabel accessibilityValue attributedText attributedTitle image isEnabled isHidden isOn isSelected text title value	properties whose values are heard or decide whether something is	docs:UILabel, UIButton, UIImageView, UIView, UIControl, UISwitch, UIAccessibility
bound-value	DatePicker.selection Picker.selection Slider.value Stepper.value TextField.text Toggle.isOn	controls, each with the label of the argument that is the binding of its value	sdk16
button-setter	setAttributedTitle setBackgroundImage setImage setTitle	methods that give a button its words and pictures	docs:UIButton
called-again	layoutSubviews prepareForReuse tintColorDidChange traitCollectionDidChange updateConstraints updateViewConstraints viewDidLayoutSubviews viewWillLayoutSubviews	functions that UIKit calls whenever something changes	docs:UIView, UIViewController, UITableViewCell, UITraitEnvironment
called-by-system	application body collectionView layoutSubviews loadView makeBody makeCoordinator makeUIView makeUIViewController path placeSubviews previews scene sizeThatFits tableView updateUIView updateUIViewController viewDidLoad	members that SwiftUI and UIKit call	docs:View, App, Layout, Shape, PreviewProvider, UIViewRepresentable, UIViewController, UIApplicationDelegate, UITableViewDataSource
called-once	awakeFromNib init loadView viewDidLoad	functions that UIKit calls once for each object	docs:UIViewController, NSObject
cell-class	UICollectionViewCell UITableViewCell UITableViewHeaderFooterView	classes of the parts that a list makes	docs:UITableView, UICollectionView
cell-paint	alpha backgroundColor textColor tintColor	properties that paint a cell or a part of it	docs:UIView, UILabel
cell-request	cellForItemAt cellForItemAtIndexPath cellForRowAt cellForRowAtIndexPath	labels of the functions that UIKit asks for a cell, which were longer in Swift 2	docs:UITableViewDataSource, UICollectionViewDataSource
certain-modifier	background buttonStyle eraseToAnyView font foregroundColor foregroundStyle frame onTapGesture overlay padding	modifiers after which something is a view for certain, and eraseToAnyView, as apps call it	docs:View
chart-module	Charts DGCharts	modules of the library Charts, whose charts draw their letters themselves	docs:DGCharts
choosing-method	drop dropFirst dropLast filter prefix reversed shuffled sorted suffix	methods of lists that give the same members, or some of them	docs:Sequence, Collection
class-blind-member	alpha autoresizingMask backgroundColor bounds center frame isHidden layer layoutIfNeeded layoutMarginsGuide modalPresentationStyle modalTransitionStyle presentedViewController presentingViewController removeFromSuperview safeAreaLayoutGuide setNeedsDisplay setNeedsLayout superview tag transform translatesAutoresizingMaskIntoConstraints view window	members that the class of a controller or its view decides nothing of	docs:UIView, UIViewController
class-lookup	NSClassFromString classNamed	calls that give a class for its name	docs:NSClassFromString, Bundle.classNamed(_:)
clipping-modifier	clipShape clipped cornerRadius mask	modifiers that cut off what a view draws over the edges of its frame	docs:View
closure-runner	BlockOperation DispatchWorkItem Task Thread Timer UIViewPropertyAnimator animate async asyncAfter detached forEach run withAnimation withTransaction	what runs the closures that it is given, sooner or later, and does nothing else	docs:SwiftUI, Dispatch, Foundation, Task, UIView, UIViewPropertyAnimator, Sequence
colour-effect	blendMode brightness colorEffect colorInvert colorMultiply contrast grayscale hueRotation layerEffect luminanceToAlpha redacted saturation visualEffect	modifiers that change the colours of everything inside in ways that are not followed	docs:View
colour-modifier	foregroundColor foregroundStyle	modifiers that give letters their colour	sdk16
colour-property	backgroundColor textColor tintColor	properties of UIKit that are a colour which is seen	docs:UIView, UILabel
computing-call	abs atan2 ceil cos floor hypot invalidate pow round sin sqrt	functions that only compute a number, and the method that stops a timer: nobody asks for them by a gesture	docs:Foundation, Timer
control-style-modifier	datePickerStyle gaugeStyle menuStyle pickerStyle progressViewStyle textEditorStyle textFieldStyle toggleStyle	modifiers that say how a control is drawn which is one element whatever draws it; a style of buttons is followed for its label	docs:View
controller-call	loadView viewDidAppear viewDidLoad viewWillAppear	functions that UIKit calls of view controllers alone	docs:UIViewController
copied-style-type	Font UIColor UIFont	types whose methods give a changed copy	docs:Font, UIFont, UIColor
counting-member	count dropFirst dropLast endIndex enumerated indices isEmpty prefix startIndex suffix	members of a collection that depend on how many members it has	docs:Collection
covering-modifier	fullScreenCover sheet	modifiers that cover the screen with another one, which goes away by the same state	docs:View
delaying-call	addCompletion animate asyncAfter scheduledTimer	calls whose closures run later	docs:UIView, DispatchQueue, Timer, UIViewPropertyAnimator
designed-property	attributedText attributedTitle image text title	properties that designers fill in so that there is something to see	docs:UILabel, UIButton, UIImageView
destination-modifier	navigationDestination	modifiers that lead to another screen while a flag is set	docs:View
dialog-modifier	actionSheet alert confirmationDialog	modifiers that ask something, or list choices, above a screen	docs:View
dialog-type	ActionSheet Alert	what such modifiers are given in their old form	sdk16
drawing-method	draw drawText	methods in which a view draws itself	docs:UIView, UILabel
drawing-modifier	accessibilityShowsLargeContentViewer chartXAxis chartXAxisLabel chartYAxis chartYAxisLabel chartZAxis configurationDisplayName containerBackground contentShape description listRowBackground presentationBackground	modifiers that add what is drawn, what is shown large while a finger rests on a control, or what the system shows of a widget outside of the app	docs:View, WidgetConfiguration, Charts
drawing-view	AxisMarks AxisValueLabel Canvas TableColumn	views whose content is drawn: the axes of a chart are told by its marks and its audio graph, and of a table an iPhone shows the first column	docs:Charts, Canvas, TableColumn
edge-modifier	background border clipShape clipped cornerRadius glassEffect mask overlay	modifiers that draw or cut at the edges of the frame before them	sdk16 | docs26
edit-mode	active inactive transient	cases of EditMode	docs:EditMode
entered-text	attributedText text	properties that hold what people write	docs:UITextField, UITextView, UISearchBar
failing-operator	append combineLatest decode flatMap mapError merge prepend setFailureType switchToLatest zip	operators of Combine after which a publisher may fail in another way than the one before; those that begin with try as well	docs:Publisher
failure-ending	assertNoFailure catch replaceError	operators of Combine after which a publisher fails no more	docs:Publisher
field-row	Group HStack SecureField TextEditor TextField ZStack	fields, and stacks in which one may stand in a row	docs:TextField, SecureField, TextEditor, HStack, ZStack, Group
focusable-control	Button Link SecureField TextEditor TextField Toggle	views that a keyboard gets to	docs:View.focusable(_:)
form-modifier	blur bold fontWeight fontWidth italic offset scaleEffect strikethrough symbolVariant underline	modifiers that give a text or a symbol another form, size or place, and no other colour	docs:View, Text
framing-view	AnyView DocumentGroup Group NavigationStack NavigationView Settings VStack Window WindowGroup ZStack	scenes and containers that have nothing to be heard by themselves	docs:Scene, NavigationStack, NavigationView, Group, AnyView, VStack, ZStack
gesture-joiner	exclusively sequenced simultaneously	methods that make one gesture of two	docs:Gesture
gradient-style	angularGradient conicGradient ellipticalGradient linearGradient radialGradient	functions that make a gradient as a style	docs:ShapeStyle
gradient-type	AngularGradient EllipticalGradient LinearGradient RadialGradient	types of gradients	docs:LinearGradient, RadialGradient, AngularGradient, EllipticalGradient
ground-view	Color Divider EmptyView LinearGradient Rectangle Spacer	views that stand behind others or between them and have no content	docs:Color, Divider, EmptyView, LinearGradient, Rectangle, Spacer
grouped-form-style	AutomaticFormStyle GroupedFormStyle automatic grouped	styles of forms whose headers are in capitals	docs:FormStyle
grouped-list-style	DefaultListStyle GroupedListStyle InsetGroupedListStyle automatic grouped insetGrouped	styles of lists whose headers are in capitals	docs:ListStyle
handed-on-method	addAction addArrangedSubview addChild addGestureRecognizer addLayoutGuide addSubview bringSubviewToFront present removeArrangedSubview removeFromSuperview sendSubviewToBack	methods that are handed on by name, as in views.forEach(addSubview)	docs:UIView, UIStackView, UIViewController, UIControl
header-modifier	formStyle headerProminence listStyle textCase	modifiers that decide how the headers of sections are written	docs:View
holding-view	Group HStack NavigationStack NavigationView ScrollView VStack ZStack	containers that show what stands in them, and nothing of their own	docs:HStack, VStack, ZStack, Group, ScrollView, NavigationStack, NavigationView
hosting-controller	parent parentViewController tabBarController topViewController visibleViewController	names by which a controller reaches one that holds it, or that is shown with it	docs:UIViewController, UINavigationController
image-method	antialiased interpolation renderingMode resizable	methods that only images have	docs:Image
inner-part	background backgroundView contentView imageView inputAccessoryView inputView leftView navigationBar refreshControl rightView selectedBackgroundView tabBar titleLabel toolbar view	properties that hold a part of a control or a screen	docs:UIViewController, UITableViewCell, UIButton, UITextField, UINavigationController
joined-gesture	ExclusiveGesture SequenceGesture SimultaneousGesture	gestures that are made of two others	docs:ExclusiveGesture, SequenceGesture, SimultaneousGesture
keeping-annotation	append print removeAnnotation removeAnnotations selectAnnotation	calls that a pin is handed to and that give it no title	docs:MKMapView, Array
keeping-modal	dismissSearch interactiveDismissDisabled keyboardDismissMode scrollDismissesKeyboard scrollDismissesKeyboardMode	members that speak of dismissing and close no sheet	docs:View, DismissSearchAction, UIScrollView
keyboard-notice	keyboardHeight keyboardWillChangeFrame keyboardWillShow	beginnings of the notifications by which code hears of the keyboard, and what it mostly keeps of them	docs:UIResponder
labelled-control	Button Link Menu NavigationLink Picker Toggle	controls whose label is made of the views in them	sdk16
leaving-controller-method	dismiss performSegue popToRootViewController popToViewController popViewController	methods of controllers that lead away from a screen, beside those of showing-controller-method	docs:UIViewController, UINavigationController
list-call	allSatisfy compactMap contains drop filter first firstIndex flatMap forEach map max min prefix reduce removeAll sort sorted	methods of lists that run their closures at once, for their elements	docs:Sequence, Array
list-member	count first indices isEmpty last	what the standard library tells of any list	docs:Collection
look-modifier	bold border fill fontWeight fontWidth foregroundColor foregroundStyle italic opacity scaleEffect shadow strikethrough stroke strokeBorder symbolVariant tint underline	modifiers that change how something is drawn and neither its place nor its room	docs:View, Text, Shape
look-switch	bold italic strikethrough underline	modifiers that take a Boolean: underline(isChosen)	docs:Text
look-type	CGColor CGFloat CGPoint CGRect CGSize Color NSDirectionalEdgeInsets NSLayoutConstraint UIColor UIEdgeInsets	types of looks and measures	docs:UIColor, CGColor, Color, CoreGraphics, UIEdgeInsets, NSLayoutConstraint
many-views	ForEach Group Section TupleView	views that Group(subviews:) hands out as their members, of which they may have any number	docs:Group.init(subviews:transform:)
marker-colour	markerTintColor pinTintColor	properties that are the colour of the marker of a map	docs:MKMarkerAnnotationView, MKPinAnnotationView
marker-word	glyphImage glyphText snippet subtitle title	properties by which the marker of a map says something besides its colour	docs:MKMarkerAnnotationView, MKAnnotation; Google Maps SDK: GMSMarker
mixed-background	backgroundStyle containerBackground glassEffect listRowPlatterColor presentationBackground	modifiers that put something behind their view that is not one colour	docs:View
model-protocol	CaseIterable Codable Comparable CustomStringConvertible Decodable Encodable Equatable Hashable Identifiable RawRepresentable Sendable	protocols of values that are no views	docs:Swift, Foundation
modifier-content	content self	what a chain of modifiers in a helper begins with: the view that it stands on, or what a ViewModifier is handed	docs:ViewModifier.body(content:)
motion-modifier	animation hueRotation keyframeAnimator phaseAnimator rotation3DEffect rotationEffect scaleEffect symbolEffect	modifiers that turn, stretch or move what is drawn	docs:View
moving-modifier	alignmentGuide offset padding position rotation3DEffect rotationEffect transformEffect	modifiers that say where or how turned something is drawn	docs:View
moving-property	origin transform x	properties that move a view without its layout	docs:UIView, CGRect
navigation-container	NavigationSplitView NavigationStack NavigationView	views that bring a navigation bar	docs:NavigationStack, NavigationView, NavigationSplitView
news-call	CADisplayLink Timer addObserver scheduledTimer	calls that have a function called when something has happened or time has passed, and nobody has pressed anything	docs:NotificationCenter, Timer, CADisplayLink
news-type	CADisplayLink NSNotification Notification Timer	types of what functions are called with when something has happened or time has passed, and nobody has pressed anything	docs:Notification, Timer, CADisplayLink
node-module	ARKit SceneKit SpriteKit	modules whose nodes are found by where a touch is	docs:SCNNode, SKNode, ARSCNView
object-factory	accompaniedSidebarCell accompaniedSidebarSubtitleCell bordered borderedProminent borderedTinted borderless cell clearGlass extraProminentInsetGroupedHeader filled fixedGroup fixedSpace flexibleSpace footer glass gray groupedFooter groupedHeader header movableGroup optionalGroup plain plainFooter plainHeader prominentClearGlass prominentGlass prominentInsetGroupedHeader sidebarCell sidebarHeader subtitleCell systemButton tinted valueCell	members of UIKit's classes that make an object or a configuration of one	docs:UIButton, UIButton.Configuration, UIListContentConfiguration, UIBarButtonItem
object-wrapper	Bindable ObservedObject State StateObject	wrappers of objects, whose members are looked up in their class	docs:StateObject, ObservedObject, State, Bindable
offered-action	UIAction UIAlertAction UIContextualAction	classes of what people choose from in a sheet or menu	docs:UIAlertAction, UIAction, UIContextualAction
one-below-other	Button ForEach GeometryReader Group LazyVStack NavigationStack NavigationView ScrollView Section VStack	what leaves its content one below the other	docs:VStack, LazyVStack, Group, ForEach, Section, ScrollView
optional-view	accessoryView backgroundView inputAccessoryView refreshControl tableFooterView tableHeaderView titleView	properties that hold a view, or none	docs:UINavigationItem, UIResponder, UITableView, UITableViewCell, UIScrollView
other-way	UIAccessibilityCustomAction UIContextMenuInteraction UIKeyCommand UIPageControl UISegmentedControl accessibilityCustomActions accessibilityIncrement accessibilityPerformMagicTap accessibilityScroll	names by which what a gesture does is offered to others than fingers that make it	docs:UIAccessibility, UIKeyCommand, UIContextMenuInteraction, UIPageControl, UISegmentedControl
paint-keeping-class	UIButton UICollectionReusableView UICollectionView UICollectionViewCell UIControl UILabel UIScrollView UIStackView UITableView UITableViewCell UITableViewHeaderFooterView UITextField UITextView UIView	classes that draw nothing over their own background	docs:UIKit
particle-class	CAEmitterLayer SCNParticleSystem SKEmitterNode	classes that draw sparks, snow and their like, which are there for their looks	docs:CAEmitterLayer, SCNParticleSystem, SKEmitterNode
permission-request	requestAccess requestAuthorization requestRecordPermission	methods that ask people whether an app may use something, and that are given what to do with the answer	docs:AVCaptureDevice, AVAudioSession, PHPhotoLibrary, CNContactStore, EKEventStore, SFSpeechRecognizer
picture-class	CGImage CIImage NSImage UIImage	pictures of other frameworks, which are no views	docs:UIImage, NSImage, CGImage, CIImage
placing-property	bounds center constant frame	properties that say where a view stands and how large it is, by itself or by a constraint	docs:UIView, NSLayoutConstraint
plain-attribute	Attribute GKInspectable IBInspectable IBOutlet IBSegueAction NSCopying NSManaged Observable ObservationIgnored ObservationTracked Previewable Relationship Sendable Transient	attributes of variables that put them into no wrapper	docs:Observation, SwiftData, UIKit, CoreData
plain-button-style	BorderlessButtonStyle DefaultButtonStyle PlainButtonStyle automatic borderless plain	button styles that give a button no area of its own	sdk16
plain-container	UIScrollView UIStackView UIView	classes whose objects hold views and are nothing themselves	docs:UIView, UIStackView, UIScrollView
plain-model-parent	Identifiable NSObject ObservableObject Sendable	what a class of a model may descend from without being saved or compared as a whole	docs:ObservableObject, Identifiable, NSObject, Sendable
plain-stack	Group HStack VStack ZStack	what arranges views and shows nothing itself	docs:HStack, VStack, ZStack, Group
plain-uikit-view	UICollectionReusableView UIImageView UIRefreshControl UIStackView UIView UIVisualEffectView	views of UIKit that only hold or draw something	docs:UIKit
presenting-modifier	contextMenu swipeActions	modifiers that bring up actions, besides those whose job it is to present	docs:View
press-event	primaryActionTriggered touchDown touchUpInside	events of a control that is pressed	docs:UIControl.Event
pressed-control	Button Link Menu	controls that do something at once when they are pressed	sdk16
prominent-style	BorderedProminentButtonStyle GlassProminentButtonStyle borderedProminent glassProminent	styles that fill a button with its colour	docs:PrimitiveButtonStyle
quiet-attribute	CommandsBuilder MainActor SceneBuilder TableColumnBuilder TableRowBuilder ToolbarContentBuilder ViewBuilder available discardableResult	attributes that make a member reachable for nobody else	docs:ViewBuilder, ToolbarContentBuilder, SceneBuilder, CommandsBuilder, TableColumnBuilder, TableRowBuilder, MainActor; The Swift Programming Language: Attributes
removing-last	deleteBackward dropLast removeLast	methods that take the last letter or member away	docs:BidirectionalCollection, RangeReplaceableCollection, UIKeyInput
removing-method	remove removeAll removeFirst removeLast subtract	methods after which a collection holds something less	docs:RangeReplaceableCollection, SetAlgebra
replaceable-part	collectionView navigationBar navigationController tabBar tableView toolbar view	parts of a controller that an app may make of a class of its own	docs:UIViewController, UINavigationController, UITabBarController, UITableViewController, UICollectionViewController
room-member	bounds infinity size	members that tell how much room there is, or that all of it is taken	docs:GeometryProxy, UIScreen, FloatingPoint
row-at-point	indexPathForItem indexPathForRow	methods that tell which row a touch is on	docs:UITableView, UICollectionView
row-choice	didSelectItemAt didSelectItemAtIndexPath didSelectRowAt didSelectRowAtIndexPath	labels of the functions that UIKit calls when a row is chosen, which were longer in Swift 2	docs:UITableViewDelegate, UICollectionViewDelegate
row-class	UICollectionViewCell UITableViewCell	classes of the rows of lists	docs:UITableViewCell, UICollectionViewCell
running-call	DispatchQueue.main.async DispatchQueue.main.asyncAfter MainActor.run Task withAnimation	calls whose closure runs at once or a little later, and no matter what	docs:withAnimation(_:_:), Task, DispatchQueue, MainActor
scene-class	ARSCNView ARView SCNView SKView	views of UIKit whose content is nodes and entities, which are drawn	docs:SCNView, ARSCNView, SKView, ARView
screen-suffix	CollectionViewController Controller TableViewController VC ViewController	ends of the names of controllers, with what people shorten them to	docs:UITableViewController, UICollectionViewController
search-call	searchBarSearchButtonClicked textDidChange updateSearchResults	methods, and labels of them, that UIKit calls because of what somebody looks for	docs:UISearchBarDelegate, UISearchResultsUpdating
see-through-style	custom overCurrentContext overFullScreen	styles of presentation that leave what is behind them on the screen	docs:UIModalPresentationStyle
seen-property	accessoryType accessoryView font image isHidden placeholder	properties whose values are seen without a hue	docs:UIImageView, UIView, UILabel, UITableViewCell, UITextField
sending-ability	canMakePayments canSendMail canSendText	functions that say whether a device can send a mail or message or pay at all	docs:MFMailComposeViewController, MFMessageComposeViewController, SKPaymentQueue
series-mark	LineMark PointMark	marks of charts that may belong to one of several series	docs:Charts
shade-modifier	fill opacity	modifiers that give a shape its colour or its strength, beside those for letters	sdk16
shape-method	fill inset rotation scale size stroke strokeBorder transform trim	methods that draw or change the path of a shape	docs:Shape, InsettableShape
sheet-modifier	fullScreenCover popover sheet	modifiers that show another screen above this one	docs:View
showing-controller-method	present pushViewController show showDetailViewController	methods by which controllers are shown	docs:UIViewController, UINavigationController
showing-member	accessibilityLabel addArrangedSubview addSublayer addSubview addSubviews attributedText configuration configurationUpdateHandler contents imageView insertSublayer insertSubview instantiate loadNibNamed setAttributedTitle setBackgroundImage setImage setTitle subtitleLabel text titleLabel	members by which a view shows other views, words or pictures	docs:UIView, UIButton, UILabel, CALayer, Bundle, UINib
shown-elsewhere	Menu ScrollView contextMenu fullScreenCover popover safeAreaInset sheet toolbar	what shows its content elsewhere than among the rows of the stack, or lets it scroll	docs:View, Menu, ScrollView
shown-text	attributedText text	properties of UIKit whose text is shown	docs:UILabel, UITextField, UITextView
shown-title	title	properties of UIKit whose text is shown as a title	docs:UIViewController, UIBarItem, UIButton.Configuration
shown-view	accessoryView backgroundView customView documentView leftView navigationItemTitleView rightView tableFooterView tableHeaderView titleView	properties whose view is shown within the object	docs:UITableView, UITableViewCell, UINavigationItem, UIBarButtonItem, UITextField, NSScrollView
side-by-side	Grid GridRow HStack LazyHGrid LazyHStack LazyVGrid ViewThatFits ZStack background overlay	what arranges its content in another way than one below the other	docs:HStack, ZStack, Grid, LazyVGrid, LazyHGrid, LazyHStack, ViewThatFits, View
single-member	first last popFirst popLast randomElement	members of lists that give one of their elements, or nothing	docs:Sequence, Collection, Array
small-control-class	UIActivityIndicatorView UIPageControl UIProgressView UISlider UIStepper UISwitch	classes that the system draws in a size of their own or as a line, and on which nobody writes	docs:UIKit
spoken-modifier	accessibilityHint accessibilityLabel accessibilityValue	modifiers whose text is spoken	docs:View
standard-member	distantFuture distantPast greatestFiniteMagnitude infinity init leastNonzeroMagnitude leastNormalMagnitude localized max min nan now pi random zero	members of standard types that code names without the type	docs:Numeric, FloatingPoint, Date, String
standard-type	AttributedString Bool CGFloat Character Data Date Decimal Double Float Int LocalizedStringKey LocalizedStringResource NSImage String Substring UIColor UIImage UInt URL UUID	types of which the types of a project are none	docs:Swift, Foundation, CoreGraphics, SwiftUI, UIKit, AppKit
state-wrapper	AccessibilityFocusState AppStorage Bindable Binding Environment EnvironmentObject FetchRequest FocusState GestureState Namespace Published Query ScaledMetric SceneStorage State	wrappers whose value changes at run time	docs:SwiftUI, Combine, SwiftData, CoreData
style-member	accessoryBar accessoryBarAction automatic bordered borderedProminent borderless button card checkbox circular compact elliptical field glass glassProminent graphical grouped iconOnly inline inset insetGrouped linear link menu navigationLink palette plain plainText radioGroup roundedBorder segmented sidebar squareBorder stepperField switch titleAndIcon titleOnly wheel	styles of controls by the names that code has for them	docs:ButtonStyle, PickerStyle, ToggleStyle, LabelStyle, ProgressViewStyle, DatePickerStyle, TextFieldStyle, ListStyle
surface-keeping-modifier	accessibilityHidden accessibilityIdentifier allowsHitTesting animation aspectRatio clipShape contentShape cornerRadius edgesIgnoringSafeArea fixedSize frame id ignoresSafeArea layoutPriority onTapGesture padding shadow transition zIndex	modifiers that leave the paint of a surface as it is	docs:View
surrounding-controller	parent presentedViewController presentingViewController topViewController visibleViewController	properties that hold a controller which depends on who shows the screen	docs:UIViewController, UINavigationController
swipe-action-class	UIContextualAction UITableViewRowAction	classes of what a swipe over a row offers	docs:UIContextualAction, UITableViewRowAction
system-font	boldSystemFont italicSystemFont monospacedDigitSystemFont monospacedSystemFont systemFont	functions that make a font of a size that stays the same	docs:UIFont
system-module	AVKit AppKit AuthenticationServices Charts MapKit PDFKit PhotosUI QuickLook RealityKit SceneKit SpriteKit StoreKit SwiftUI SwiftUICore TipKit UIKit WebKit WidgetKit	modules of the system that views are named by: SwiftUI.Button	docs
tap-modifier	onLongPressGesture onTapGesture	modifiers that make a view react to a finger on it	docs:View
tap-place	characterIndex closestPosition glyphIndex location	methods that tell where something was touched, or which letter of a text that is	docs:UIGestureRecognizer, NSLayoutManager, UITextInput
text-entry-class	UISearchBar UITextField UITextView	classes in which people write	docs:UITextField, UITextView, UISearchBar
text-or-nothing	accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityValue attributedText attributedTitle badgeValue detailTextLabel image placeholder prompt subtitle text title	properties that hold a text, a picture or nothing	docs:UILabel, UIButton, UITextField, UIViewController, UIImageView, UITableViewCell, UIBarItem, UIAccessibility
title-style	largeTitle title title2 title3	text styles of titles	docs:Font.TextStyle; Human Interface Guidelines, Typography
told-property	attributedText attributedTitle backgroundImage image subtitle text title	properties whose changes are told: the words and pictures that a view shows	docs:UILabel, UIButton, UIImageView, UIButton.Configuration
touch-modifier	allowsHitTesting contextMenu draggable focused gesture highPriorityGesture onDrag onLongPressGesture onTapGesture simultaneousGesture	modifiers that say what else touches, or the focus that a remote moves, do on a view, or that they do nothing	docs:View
touch-move-method	continueTracking touchesMoved	methods that are told how a finger moves	docs:UIResponder, UIControl
touched-part	convert hitTest	methods that tell on what of a view, or of a map, a touch is	docs:UIView, MKMapView
turning-list-method	scrollRectToVisible scrollToItem setContentOffset setViewControllers	methods that move a list or a row of pages on	docs:UIScrollView, UICollectionView, UIPageViewController
turning-method	formSymmetricDifference toggle	methods that turn something into its opposite	docs:Bool.toggle(), SetAlgebra
type-with-made-members	LocalizedStringResource NSImage UIColor UIImage	types that the tools make members of which no source shows (Xcode 26, symbols of string catalogs; Xcode 15, symbols of assets), and the system has many	docs:Xcode release notes
typing-view	SecureField TextEditor TextField	views in which people write	docs:TextField, SecureField, TextEditor
uncounted-view	ActionSheet Alert AngularGradient AnyView Color EllipticalGradient LinearGradient MeshGradient Path RadialGradient	styles that may stand as views, values of geometry, and what stands for a view of another kind	docs:Color, Path, Alert, ActionSheet, AnyView
unfailing-publisher	Just NotificationCenter.default.publisher Timer.publish	calls that make a publisher which never fails	docs:Just, NotificationCenter, Timer
unheard-property	alignment autocorrectionType autoresizingMask axis bounds center clipsToBounds collectionViewLayout constant contentOffset contentSize cornerRadius delegate directionalLayoutMargins distribution estimatedRowHeight frame keyboardType layer layoutMargins lineBreakMode mask modalTransitionStyle preferredContentSize priority returnKeyType selectionStyle separatorStyle spacing textAlignment transform translatesAutoresizingMaskIntoConstraints	properties that nothing of what is heard depends on	docs:UIView, UIStackView, UITableView, UITextField, UIScrollView, UIViewController, NSLayoutConstraint
unheard-view	Divider EmptyView Spacer UIWindow	views with nothing to hear by themselves, wherever they stand	docs:EmptyView, Spacer, Divider, UIWindow
unnoticed-call	NSLog debugPrint impactOccurred notificationOccurred prepare print selectionChanged	what nobody notices, or what only goes with something else	docs:UIFeedbackGenerator, print(_:separator:terminator:), NSLog(_:_:)
unread-view	Model3D RealityView SceneView SpriteView	views of which nothing is known to be heard by themselves	docs:Model3D, RealityView, SceneView, SpriteView
unset-wrapper	AccessibilityFocusState AppStorage FocusState GestureState Published SceneStorage State	wrappers whose value is nil, or false, until the app or a person sets it	docs:State, FocusState, AccessibilityFocusState, GestureState, Published, AppStorage, SceneStorage
untitled-picker-style	palette segmented tabs wheel	styles of pickers that do not speak their title: segments and wheels (builtin-views.tsv), and what is drawn like segments	docs:PickerStyle, PalettePickerStyle
value-protocol	Comparable CustomStringConvertible Equatable Error Hashable Identifiable LocalizedError Sendable	protocols of which an enumeration gets no case made	docs:Equatable, Comparable, Hashable, Identifiable, Sendable, Error, LocalizedError, CustomStringConvertible
view-call	didMoveToSuperview didMoveToWindow layoutSubviews updateConstraints	functions that UIKit calls of views alone	docs:UIView
view-style-type	Color Image LinearGradient Material Text	types whose static members are views as well as styles	docs:Color, Image, Text, LinearGradient, Material
waiting-call	asyncAfter scheduledTimer	calls that have something done after some time	docs:DispatchQueue, Timer
watching-modifier	animation onChange sensoryFeedback task	modifiers that are given a value to see whether it changed	docs:View
watching-wrapper	Bindable Binding Environment EnvironmentObject ObservedObject State StateObject	wrappers of what a view watches, so that it is drawn anew when that changes	docs:SwiftUI
whole-screen	ForEach Form List NavigationSplitView NavigationStack NavigationView ScrollView TabView Table	views that are a screen of their own or show what was loaded, and more than a word about how it went	docs:Form, List, NavigationStack, NavigationSplitView, NavigationView, ScrollView, Table, TabView, ForEach
widget-framework	ActivityKit ClockKit WidgetKit	frameworks of what is shown outside of an app	docs:WidgetKit, ClockKit, ActivityKit
wrapping-view	AnyView Group	views that are what stands in them	docs:AnyView, Group
"""#)
}
