// Made by Scripts/make-knowledge.py from Data/framework-names.tsv; edit that file and run the script.

extension DataFile {
  static let frameworkNames = DataFile(name: "framework-names", text: #"""
# Names of Apple's frameworks and of Swift's library by what rules ask of them, compared as they are written in code. What a
# control's label draws takes touches, and not what stands around it (Apple: documentation of View.contentShape(_:eoFill:),
# ButtonStyle): that is what area- is about.
# what: what the names have in common. sources: keys of sources.tsv, parted by `|`.
list	names	what	sources
adding-layer	addSublayer insertSublayer	methods that put a layer on another	docs:CALayer
adding-method	append formUnion insert	methods after which a collection holds something more	docs:RangeReplaceableCollection, SetAlgebra
adding-subview	addArrangedSubview addSubview insertArrangedSubview insertSubview	methods that put a view into another	docs:UIView, UIStackView
appearing-method	awakeFromNib didMoveToSuperview didMoveToWindow viewDidAppear viewDidLoad viewIsAppearing viewWillAppear	methods that UIKit calls when a screen or a view appears	docs:UIViewController, UIView, NSObject.awakeFromNib()
appearing-modifier	onAppear onReceive task	modifiers whose code runs without anybody having done anything	docs:View
area-clear	Color.clear EmptyView GeometryReader NavigationLink clear	grounds that paint nothing	sdk16
area-label	Color Group HStack Image Label LocalizedStringKey ProgressView String Text VStack	views and values in the label of a control that have a size of their own, or stack such	sdk16
area-larger	contentShape frame padding resizable	modifiers that let the label of a control, or what stands around it, be larger than what is in it	sdk16
area-size	background buttonStyle clipShape contentShape controlSize frame glassEffect imageScale modifier overlay padding resizable scaleEffect	modifiers in the label of a control that may give it another size than that of its letters	docs26 | sdk16
bar-item	backBarButtonItem leftBarButtonItem rightBarButtonItem	properties that hold one item of a navigation bar, or none	docs:UINavigationItem
bar-items	leftBarButtonItems rightBarButtonItems toolbarItems	properties that hold the items of a bar	docs:UINavigationItem, UIViewController
bound-value	DatePicker.selection Picker.selection Slider.value Stepper.value TextField.text Toggle.isOn	controls, each with the label of the argument that is the binding of its value	sdk16
cell-class	UICollectionViewCell UITableViewCell UITableViewHeaderFooterView	classes of the parts that a list makes	docs:UITableView, UICollectionView
colour-modifier	foregroundColor foregroundStyle	modifiers that give letters their colour	sdk16
delaying-call	addCompletion animate asyncAfter scheduledTimer	calls whose closures run later	docs:UIView, DispatchQueue, Timer, UIViewPropertyAnimator
destination-modifier	navigationDestination	modifiers that lead to another screen while a flag is set	docs:View
dialog-modifier	actionSheet alert confirmationDialog	modifiers that ask something, or list choices, above a screen	docs:View
dialog-type	ActionSheet Alert	what such modifiers are given in their old form	sdk16
edge-modifier	background border clipShape clipped cornerRadius glassEffect mask overlay	modifiers that draw or cut at the edges of the frame before them	sdk16 | docs26
focusable-control	Button Link SecureField TextEditor TextField Toggle	views that a keyboard gets to	docs:View.focusable(_:)
labelled-control	Button Link Menu NavigationLink Picker Toggle	controls whose label is made of the views in them	sdk16
modifier-content	content self	what a chain of modifiers in a helper begins with: the view that it stands on, or what a ViewModifier is handed	docs:ViewModifier.body(content:)
motion-modifier	animation hueRotation keyframeAnimator phaseAnimator rotation3DEffect rotationEffect scaleEffect symbolEffect	modifiers that turn, stretch or move what is drawn	docs:View
moving-modifier	alignmentGuide offset padding position rotation3DEffect rotationEffect transformEffect	modifiers that say where or how turned something is drawn	docs:View
moving-property	origin transform x	properties that move a view without its layout	docs:UIView, CGRect
navigation-container	NavigationSplitView NavigationStack NavigationView	views that bring a navigation bar	docs:NavigationStack, NavigationView, NavigationSplitView
optional-view	accessoryView backgroundView inputAccessoryView refreshControl tableFooterView tableHeaderView titleView	properties that hold a view, or none	docs:UINavigationItem, UIResponder, UITableView, UITableViewCell, UIScrollView
placing-property	bounds center constant frame	properties that say where a view stands and how large it is, by itself or by a constraint	docs:UIView, NSLayoutConstraint
plain-button-style	BorderlessButtonStyle DefaultButtonStyle PlainButtonStyle automatic borderless plain	button styles that give a button no area of its own	sdk16
plain-container	UIScrollView UIStackView UIView	classes whose objects hold views and are nothing themselves	docs:UIView, UIStackView, UIScrollView
pressed-control	Button Link Menu	controls that do something at once when they are pressed	sdk16
removing-method	remove removeAll removeFirst removeLast subtract	methods after which a collection holds something less	docs:RangeReplaceableCollection, SetAlgebra
running-call	DispatchQueue.main.async DispatchQueue.main.asyncAfter MainActor.run Task withAnimation	calls whose closure runs at once or a little later, and no matter what	docs:withAnimation(_:_:), Task, DispatchQueue, MainActor
see-through-style	custom overCurrentContext overFullScreen	styles of presentation that leave what is behind them on the screen	docs:UIModalPresentationStyle
series-mark	LineMark PointMark	marks of charts that may belong to one of several series	docs:Charts
shade-modifier	fill opacity	modifiers that give a shape its colour or its strength, beside those for letters	sdk16
sheet-modifier	fullScreenCover popover sheet	modifiers that show another screen above this one	docs:View
shown-text	attributedText text	properties of UIKit whose text is shown	docs:UILabel, UITextField, UITextView
shown-title	title	properties of UIKit whose text is shown as a title	docs:UIViewController, UIBarItem, UIButton.Configuration
spoken-modifier	accessibilityHint accessibilityLabel accessibilityValue	modifiers whose text is spoken	docs:View
swipe-action-class	UIContextualAction UITableViewRowAction	classes of what a swipe over a row offers	docs:UIContextualAction, UITableViewRowAction
system-font	boldSystemFont italicSystemFont monospacedDigitSystemFont monospacedSystemFont systemFont	functions that make a font of a size that stays the same	docs:UIFont
tap-modifier	onLongPressGesture onTapGesture	modifiers that make a view react to a finger on it	docs:View
title-style	largeTitle title title2 title3	text styles of titles	docs:Font.TextStyle; Human Interface Guidelines, Typography
touch-move-method	continueTracking touchesMoved	methods that are told how a finger moves	docs:UIResponder, UIControl
turning-list-method	scrollRectToVisible scrollToItem setContentOffset setViewControllers	methods that move a list or a row of pages on	docs:UIScrollView, UICollectionView, UIPageViewController
turning-method	formSymmetricDifference toggle	methods that turn something into its opposite	docs:Bool.toggle(), SetAlgebra
unread-view	Model3D RealityView SceneView SpriteView	views of which nothing is known to be heard by themselves	docs:Model3D, RealityView, SceneView, SpriteView
watching-modifier	animation onChange sensoryFeedback task	modifiers that are given a value to see whether it changed	docs:View
wrapping-view	AnyView Group	views that are what stands in them	docs:AnyView, Group
"""#)
}
