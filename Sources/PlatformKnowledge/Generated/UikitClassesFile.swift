// Made by Scripts/make-knowledge.py from Data/uikit-classes.tsv; edit that file and run the script.

extension DataFile {
  static let uikitClasses = DataFile(name: "uikit-classes", text: #"""
# UIKit classes by what VoiceOver makes of their objects. element: yes (an element by itself), no (a container, its
# subviews are visited), never (neither it nor what is below), item (no view: bar items and the like).
# Sources: axs = AccessibilitySnapshot reference images of UIKit screens (runtime-facts section 9), xcui = XCUITest dumps
# on iOS 26.0, docs = Apple's documentation of the class and of UIAccessibility.
class	superclass	element	role	traits	source
NSObject		item		
UIResponder	NSObject	item		
UIView	UIResponder	no			docs
UIControl	UIView	no			docs
UILabel	UIView	yes	text	staticText	axs
UIButton	UIControl	yes	button	button	axs
UIImageView	UIView	no	image	image	docs
UITextField	UIControl	yes	textField	textEntry	axs
UITextView	UIScrollView	yes	textEditor	textEntry textArea	axs
UISwitch	UIControl	yes	toggle	button toggle	axs
UISlider	UIControl	yes	slider	adjustable	axs
UIStepper	UIControl	no	stepper		axs
UISegmentedControl	UIControl	no	picker		axs
UIPageControl	UIControl	yes	gauge	adjustable	axs
UIProgressView	UIView	yes	progress	updatesFrequently	docs
UIActivityIndicatorView	UIView	yes	progress		docs
UIDatePicker	UIControl	yes	datePicker		docs
UIPickerView	UIView	yes	picker	adjustable	docs
UIColorWell	UIControl	yes	colorPicker	button	docs
UISearchBar	UIView	yes	searchField	searchField	docs
UISearchTextField	UITextField	yes	searchField	searchField	docs
UIStackView	UIView	no			docs
UIScrollView	UIView	no			docs
UITableView	UIScrollView	no			docs
UICollectionView	UIScrollView	no			docs
UITableViewCell	UIView	no			xcui
UITableViewHeaderFooterView	UIView	no			xcui
UICollectionReusableView	UIView	no			docs
UICollectionViewCell	UICollectionReusableView	no			docs
UICollectionViewListCell	UICollectionViewCell	no			docs
UIVisualEffectView	UIView	no			docs
UIToolbar	UIView	no			docs
UINavigationBar	UIView	no			docs
UITabBar	UIView	no			axs
UIRefreshControl	UIControl	never			docs
UIInputView	UIView	no			docs
UIWindow	UIView	no			docs
WKWebView	UIView	yes	webView		docs
MKMapView	UIView	yes	map		docs
MTKView	UIView	yes	canvas		docs
SCNView	UIView	yes	canvas		docs
ARSCNView	SCNView	yes	canvas		docs
PDFView	UIView	yes	webView		docs
UIBarItem	NSObject	item			docs
UIBarButtonItem	UIBarItem	item	button	button	axs
UITabBarItem	UIBarItem	item	tab	button tabBarItem	axs
UINavigationItem	NSObject	item			docs
UIViewController	UIResponder	item			docs
UITableViewController	UIViewController	item			docs
UICollectionViewController	UIViewController	item			docs
UINavigationController	UIViewController	item			docs
UITabBarController	UIViewController	item			docs
UISplitViewController	UIViewController	item			docs
UIPageViewController	UIViewController	item			docs
UISearchController	UIViewController	item			docs
UIHostingController	UIViewController	item			docs
AVPlayerViewController	UIViewController	item			docs
UIAlertController	UIViewController	item			docs
UIGestureRecognizer	NSObject	item			docs
UITapGestureRecognizer	UIGestureRecognizer	item			docs
UILongPressGestureRecognizer	UIGestureRecognizer	item			docs
UIPanGestureRecognizer	UIGestureRecognizer	item			docs
UISwipeGestureRecognizer	UIGestureRecognizer	item			docs
UIPinchGestureRecognizer	UIGestureRecognizer	item			docs
UIRotationGestureRecognizer	UIGestureRecognizer	item			docs
UIAccessibilityElement	UIResponder	yes			docs
UIMenu	NSObject	item			docs
UIAction	NSObject	item			docs
UIImage	NSObject	item			docs
UIButton.Configuration	NSObject	item			docs
UIListContentConfiguration	NSObject	item			docs
UIBackgroundConfiguration	NSObject	item			docs
UIListContentView	UIView	no			docs
UIContentUnavailableView	UIView	no			docs
UIAccessibilityCustomAction	NSObject	item			docs
AXCustomContent	NSObject	item			docs
UIAccessibilityCustomRotor	NSObject	item			docs
UIAlertAction	NSObject	item	button	button	docs
UIContextualAction	NSObject	item			docs
UIBarButtonItemGroup	NSObject	item			docs
UITab	NSObject	item			docs
"""#)
}
