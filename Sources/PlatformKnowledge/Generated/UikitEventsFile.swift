// Made by Scripts/make-knowledge.py from Data/uikit-events.tsv; edit that file and run the script.

extension DataFile {
  static let uikitEvents = DataFile(name: "uikit-events", text: #"""
# Functions that run because something happens after a screen has appeared: a person does something, a timer fires, a
# notification comes. kind: an attribute of functions that others call by name, a function of a delegate by the start
# of its name, or by its name and the start of its last label, and the word by which names of delegates tell what has
# happened.
kind	name	label	source
attribute	IBAction		docs
attribute	IBSegueAction		docs
attribute	objc		docs
delegate	collectionView	did	docs
delegate	pickerView	didSelectRow	docs
delegate	scrollViewDid		docs
delegate	scrollViewWill		docs
delegate	searchBar	textDidChange	docs
delegate	searchBarCancel		docs
delegate	searchBarSearch		docs
delegate	searchBarText		docs
delegate	tabBar	didSelect	docs
delegate	tableView	did	docs
delegate	textField	shouldChangeCharacters	docs
delegate	textFieldDid		docs
delegate	textFieldShould		docs
delegate	textView	shouldChangeText	docs
delegate	textViewDid		docs
delegate	viewDidDisappear		docs
delegate	viewWillDisappear		docs
tense	did		docs
"""#)
}
