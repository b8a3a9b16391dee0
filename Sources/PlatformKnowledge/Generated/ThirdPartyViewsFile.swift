// Made by Scripts/make-knowledge.py from Data/third-party-views.tsv; edit that file and run the script.

extension DataFile {
  static let thirdPartyViews = DataFile(name: "third-party-views", text: #"""
# Widely used views of third parties and what they are to assistive technologies. Read in the sources of the packages
# as of November 2025.
# behaves: image (without a name), asyncImage, text, texts (one for each argument in label), button, toggle, textField, searchField, textEditor, spinner,
# transparent, container, absent, platform. label: the argument that names it, _ for the first without a label.
view	package	behaves	label	reason
ActivityIndicator	SwiftUIX/SwiftUIX	spinner		wraps the activity indicator of UIKit
ActivityIndicatorView	exyte/ActivityIndicatorView	absent		drawn from shapes
AlertToast	elai950/AlertToast	texts	title subTitle	an icon and texts, each a view of its own
AnimatedImage	SDWebImage/SDWebImageSwiftUI	image		wraps an image view and has no label of its own
AsyncButton	Dean151/ButtonKit	button	_	a button whose action is asynchronous
AxisStack	SwiftUIX/SwiftUIX	transparent		layout
BlurEffectView	SwiftUIX/SwiftUIX	transparent		shows its content closure
CachedAsyncImage	lorenzofiamingo/swiftui-cached-async-image	asyncImage		has the initialisers of AsyncImage
CaseLet	pointfreeco/swift-composable-architecture	transparent		shows its content while the state is in its case
CocoaTextField	SwiftUIX/SwiftUIX	textField	_	wraps a text field; the title is the placeholder
CodeScannerView	twostraws/CodeScanner	platform		camera picture without a name
CollectionHStack	LePips/CollectionHStack	container		a horizontal row of the views that its closure makes
CollectionVGrid	LePips/CollectionVGrid	container		a grid of the views that its closure makes
ConfettiCannon	simibac/ConfettiSwiftUI	absent		drawn from shapes and texts that fly by
CustomerCenterView	RevenueCat/purchases-ios	platform		content comes from a server
DividedHStack	aheze/Popovers	transparent		layout
DividedVStack	aheze/Popovers	transparent		layout
EmojiText	divadretlaw/EmojiText	text	_	a text with custom emoji pictures in it
FlowStack	johnpatrickmorgan/FlowStacks	transparent		shows its root closure, and pushes or presents what modifiers of it make
ForEachStore	pointfreeco/swift-composable-architecture	transparent		shows a row for each state of a list
GoogleSignInButton	google/GoogleSignIn-iOS	button		its own words, except in the icon style
HFlow	tevelee/SwiftUI-Flow	transparent		layout
HSpacer	SwiftUIX/SwiftUIX	absent		layout
IfLetStore	pointfreeco/swift-composable-architecture	transparent		shows its first closure while there is a state, else the other
InlineText	gonzalezreal/textual	text	markdown	renders its text
KFAnimatedImage	onevcat/Kingfisher	image		wraps an image view and has no label of its own
KFImage	onevcat/Kingfisher	image		draws Image(uiImage:) and has no label of its own
LazyAppearView	SwiftUIX/SwiftUIX	transparent		shows its content closure
LazyHFlow	tevelee/SwiftUI-Flow	transparent		layout
LazyImage	kean/Nuke	image		without a content closure draws Image(uiImage:), which has no label
LazyVFlow	tevelee/SwiftUI-Flow	transparent		layout
LazyView	SwiftUIX/SwiftUIX	transparent		shows its content closure
LineBreak	tevelee/SwiftUI-Flow	absent		layout
LottieButton	airbnb/lottie-ios	button		an animated control without a name
LottieSwitch	airbnb/lottie-ios	toggle		an animated switch without a name
LottieView	airbnb/lottie-ios	absent		an element only when its own accessibilityLabel is set
Markdown	gonzalezreal/swift-markdown-ui	text	_	renders its text; images in it speak their alternative text
MenuDivider	aheze/Popovers	absent		a line
MenuGestureHotspot	aheze/Popovers	transparent		shows its content closure
NBNavigationLink	johnpatrickmorgan/NavigationBackport	button	_	a NavigationLink
NBNavigationStack	johnpatrickmorgan/NavigationBackport	container		a NavigationStack
NavigationStackStore	pointfreeco/swift-composable-architecture	container		a NavigationStack; its destination closure makes the screens over the root
Pager	fermoya/SwiftUIPager	container		pages are moved by a drag gesture only
PassthroughView	SwiftUIX/SwiftUIX	transparent		shows its content closure
PaywallView	RevenueCat/purchases-ios	platform		content comes from a server
PopoverReader	aheze/Popovers	transparent		shows what its closure makes
RichTextEditor	danielsaidi/RichTextKit	textEditor		wraps a text view, which has no label
RichTextViewer	danielsaidi/RichTextKit	text	_	wraps a text view
SearchBar	SwiftUIX/SwiftUIX	searchField	_	wraps a search bar; the title is the placeholder
SentryTracedView	getsentry/sentry-cocoa	transparent		measures its content
SessionReplayPrivacyView	DataDog/dd-sdk-ios	transparent		masks its content in recordings of sessions
StructuredText	gonzalezreal/textual	text	markdown	renders its text
SwitchStore	pointfreeco/swift-composable-architecture	transparent		shows the case that the state is in
TCARouter	johnpatrickmorgan/TCACoordinators	transparent		shows what its closure makes of the first screen, and pushes or presents that of others
TextView	SwiftUIX/SwiftUIX	textEditor	_	wraps a text view; the title is the placeholder
URLImage	dmytro-anokhin/url-image	transparent		its content closure gets the Image
VFlow	tevelee/SwiftUI-Flow	transparent		layout
VariableBlurView	nikstar/VariableBlur	absent		blurs what lies behind it
VisualEffectBlurView	SwiftUIX/SwiftUIX	transparent		shows its content closure
VortexView	twostraws/Vortex	absent		particles drawn on a canvas
VortexViewReader	twostraws/Vortex	transparent		hands a proxy to its content
WaterfallGrid	paololeonardi/WaterfallGrid	transparent		layout
WebImage	SDWebImage/SDWebImageSwiftUI	image		draws Image(uiImage:), which has no label
WindowReader	aheze/Popovers	transparent		shows what its closure makes
WithPerceptionTracking	pointfreeco/swift-perception	transparent		shows its content closure
WithViewStore	pointfreeco/swift-composable-architecture	transparent		shows its content closure
WrappingHStack	dkk/WrappingHStack	transparent		layout
YouTubePlayerView	SvenTiigi/YouTubePlayerKit	platform		a web view
"""#)
}
