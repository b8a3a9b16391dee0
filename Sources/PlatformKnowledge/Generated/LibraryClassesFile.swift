// Made by Scripts/make-knowledge.py from Data/library-classes.tsv; edit that file and run the script.

extension DataFile {
  static let libraryClasses = DataFile(name: "library-classes", text: #"""
# Classes of packages by the class of UIKit that they descend from, for apps whose packages are not on disk. What such a
# class does besides (a name of its own, links as elements) is not known: its objects stay known in part.
# Sources: the declarations in the public headers and sources of the packages, read in November 2026.
class	superclass	package
ActiveLabel	UILabel	optonaut/ActiveLabel.swift
AnimatedImageView	UIImageView	onevcat/Kingfisher
GCKUICastButton	UIButton	google/GoogleCast
GrowingTextView	UITextView	KennethTsang/GrowingTextView
JVFloatLabeledTextField	UITextField	jverdi/JVFloatLabeledTextField
MDCBaseTextField	UITextField	material-components/material-components-ios
MDCButton	UIButton	material-components/material-components-ios
MDCFilledTextField	UITextField	material-components/material-components-ios
MDCFlatButton	UIButton	material-components/material-components-ios
MDCFloatingButton	UIButton	material-components/material-components-ios
MDCOutlinedTextField	UITextField	material-components/material-components-ios
MDCRaisedButton	UIButton	material-components/material-components-ios
MGSwipeTableCell	UITableViewCell	MortimerGoro/MGSwipeTableCell
MarqueeLabel	UILabel	cbpowell/MarqueeLabel
PINAnimatedImageView	UIImageView	pinterest/PINRemoteImage
SkyFloatingLabelTextField	UITextField	Skyscanner/SkyFloatingLabelTextField
SkyFloatingLabelTextFieldWithIcon	UITextField	Skyscanner/SkyFloatingLabelTextField
SwipeTableViewCell	UITableViewCell	SwipeCellKit/SwipeCellKit
TPKeyboardAvoidingCollectionView	UICollectionView	michaeltyson/TPKeyboardAvoiding
TPKeyboardAvoidingScrollView	UIScrollView	michaeltyson/TPKeyboardAvoiding
TPKeyboardAvoidingTableView	UITableView	michaeltyson/TPKeyboardAvoiding
TTTAttributedLabel	UILabel	TTTAttributedLabel/TTTAttributedLabel
"""#)
}
