// Made by Scripts/make-knowledge.py from Data/appkit-content.tsv; edit that file and run the script.

extension DataFile {
  static let appkitContent = DataFile(name: "appkit-content", text: #"""
# How code of AppKit puts one view into another, and how classes that are views or hold some are called. kind: call (a
# method by the beginning of its name), member (a property that is given content), class (the end of a class name), screen
# (a class whose subclasses fill a window or a part of one).
# Sources: Apple docs of NSView, NSViewController, NSScrollView, NSBox, NSWindow, NSHostingView, NSStackView and NSSplitViewController.
name	kind	source
Box	class	docs
Button	class	docs
Control	class	docs
Controller	class	docs
Field	class	docs
Indicator	class	docs
NSCollectionViewItem	screen	docs
NSPageController	screen	docs
NSSplitViewController	screen	docs
NSTabViewController	screen	docs
NSViewController	screen	docs
Slider	class	docs
Stepper	class	docs
Switch	class	docs
View	class	docs
Well	class	docs
addArrangedSubview	call	docs
addChild	call	docs
addSubview	call	docs
contentView	member	docs
contentViewController	member	docs
documentView	member	docs
insertArrangedSubview	call	docs
insertSubview	call	docs
replaceSubview	call	docs
rootView	member	docs
setAccessibility	call	docs
setSubviews	call	docs
subviews	member	docs
viewControllers	member	docs
"""#)
}
