// Made by Scripts/make-knowledge.py from Data/uikit-classes.tsv; edit that file and run the script.

extension DataFile {
  static let uikitClasses = DataFile(name: "uikit-classes", text: #"""
# UIKit classes by what VoiceOver makes of their objects. element: yes (an element by itself), no (a container, its
# subviews are visited), never (neither it nor what is below), item (no view: bar items and the like).
# Sources: axs = AccessibilitySnapshot reference images of UIKit screens (runtime-facts section 9), xcui = XCUITest dumps
# on iOS 26.0, docs = Apple's documentation of the class and of UIAccessibility, src = the header or source of the class
# in its public package (SDWebImage, FLAnimatedImage, Gifu, lottie-ios, SVGKit, MetaTextKit), which is what its
# superclass is unless somebody makes it more.
# Of AppKit only what says by its class what it is, for representables that name it.
class	superclass	element	role	traits	source
ARSCNView	SCNView	yes	canvas		docs
AVPlayerViewController	UIViewController	item			docs
AXCustomContent	NSObject	item			docs
FLAnimatedImageView	UIImageView	no	image	image	src
GIFImageView	UIImageView	no	image	image	src
LPLinkView	UIView	yes	link	link	docs
LottieAnimationView	UIView	no			src
MKMapView	UIView	yes	map		docs
MTKView	UIView	yes	canvas		docs
MetaLabel	UILabel	yes	text	staticText	src
NSButton	NSControl	yes	button	button	docs
NSColorWell	NSControl	yes	colorPicker	button	docs
NSDatePicker	NSControl	yes	datePicker		docs
NSGlassEffectView	NSView	no			docs
NSObject		item			docs
NSPopUpButton	NSButton	yes	picker	button	docs
NSSearchField	NSTextField	yes	searchField	searchField	docs
NSSecureTextField	NSTextField	yes	secureField	textEntry secureTextField	docs
NSSlider	NSControl	yes	slider	adjustable	docs
NSSwitch	NSControl	yes	toggle	button toggle	docs
NSVisualEffectView	NSView	no			docs
PDFView	UIView	yes	webView		docs
QLPreviewView	NSView	yes	webView		docs
SCNView	UIView	yes	canvas		docs
SDAnimatedImageView	UIImageView	no	image	image	src
SVGKFastImageView	UIView	no	image	image	src
UIAccessibilityCustomAction	NSObject	item			docs
UIAccessibilityCustomRotor	NSObject	item			docs
UIAccessibilityElement	UIResponder	yes			docs
UIAction	NSObject	item			docs
UIActivityIndicatorView	UIView	yes	progress		docs
UIAlertAction	NSObject	item	button	button	docs
UIAlertController	UIViewController	item			docs
UIBackgroundConfiguration	NSObject	item			docs
UIBarButtonItem	UIBarItem	item	button	button	axs
UIBarButtonItemGroup	NSObject	item			docs
UIBarItem	NSObject	item			docs
UIButton	UIControl	yes	button	button	axs
UIButton.Configuration	NSObject	item			docs
UICollectionReusableView	UIView	no			docs
UICollectionView	UIScrollView	no			docs
UICollectionViewCell	UICollectionReusableView	no			docs
UICollectionViewController	UIViewController	item			docs
UICollectionViewListCell	UICollectionViewCell	no			docs
UIColorWell	UIControl	yes	colorPicker	button	docs
UIContentUnavailableView	UIView	no			docs
UIContextualAction	NSObject	item			docs
UIControl	UIView	no			docs
UIDatePicker	UIControl	yes	datePicker		docs
UIGestureRecognizer	NSObject	item			docs
UIHostingConfiguration	NSObject	item			docs
UIHostingController	UIViewController	item			docs
UIImage	NSObject	item			docs
UIImageView	UIView	no	image	image	docs
UIInputView	UIView	no			docs
UILabel	UIView	yes	text	staticText	axs
UIListContentConfiguration	NSObject	item			docs
UIListContentView	UIView	no			docs
UILongPressGestureRecognizer	UIGestureRecognizer	item			docs
UIMenu	NSObject	item			docs
UINavigationBar	UIView	no			docs
UINavigationController	UIViewController	item			docs
UINavigationItem	NSObject	item			docs
UIPageControl	UIControl	yes	gauge	adjustable	axs
UIPageViewController	UIViewController	item			docs
UIPanGestureRecognizer	UIGestureRecognizer	item			docs
UIPickerView	UIView	yes	picker	adjustable	docs
UIPinchGestureRecognizer	UIGestureRecognizer	item			docs
UIProgressView	UIView	yes	progress	updatesFrequently	docs
UIRefreshControl	UIControl	never			docs
UIResponder	NSObject	item			docs
UIRotationGestureRecognizer	UIGestureRecognizer	item			docs
UIScrollView	UIView	no			docs
UISearchBar	UIView	yes	searchField	searchField	docs
UISearchController	UIViewController	item			docs
UISearchTextField	UITextField	yes	searchField	searchField	docs
UISegmentedControl	UIControl	no	picker		axs
UISlider	UIControl	yes	slider	adjustable	axs
UISplitViewController	UIViewController	item			docs
UIStackView	UIView	no			docs
UIStepper	UIControl	no	stepper		axs
UISwipeActionsConfiguration	NSObject	item			docs
UISwipeGestureRecognizer	UIGestureRecognizer	item			docs
UISwitch	UIControl	yes	toggle	button toggle	axs
UITab	NSObject	item			docs
UITabBar	UIView	no			axs
UITabBarController	UIViewController	item			docs
UITabBarItem	UIBarItem	item	tab	button tabBarItem	axs
UITableView	UIScrollView	no			docs
UITableViewCell	UIView	no			xcui
UITableViewController	UIViewController	item			docs
UITableViewHeaderFooterView	UIView	no			xcui
UITapGestureRecognizer	UIGestureRecognizer	item			docs
UITextField	UIControl	yes	textField	textEntry	axs
UITextView	UIScrollView	yes	textEditor	textEntry textArea	axs
UIToolbar	UIView	no			docs
UIView	UIResponder	no			docs
UIViewController	UIResponder	item			docs
UIVisualEffectView	UIView	no			docs
UIWindow	UIView	no			docs
WKWebView	UIView	yes	webView		docs
"""#)
}
