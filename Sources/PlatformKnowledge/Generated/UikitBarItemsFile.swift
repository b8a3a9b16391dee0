// Made by Scripts/make-knowledge.py from Data/uikit-bar-items.tsv; edit that file and run the script.

extension DataFile {
  static let uikitBarItems = DataFile(name: "uikit-bar-items", text: #"""
# What VoiceOver says for the system items of bars: the English title of UIKit that the item stands for; empty for items
# that are no element. Source: Apple, documentation of UIBarButtonItem.SystemItem and UITabBarItem.SystemItem.
kind	item	name	source
button	action	Share	docs
button	add	Add	docs
button	bookmarks	Bookmarks	docs
button	camera	Camera	docs
button	cancel	Cancel	docs
button	close	Close	docs
button	compose	Compose	docs
button	done	Done	docs
button	edit	Edit	docs
button	fastForward	Fast forward	docs
button	fixedSpace		docs
button	flexibleSpace		docs
button	organize	Organize	docs
button	pause	Pause	docs
button	play	Play	docs
button	redo	Redo	docs
button	refresh	Refresh	docs
button	reply	Reply	docs
button	rewind	Rewind	docs
button	save	Save	docs
button	search	Search	docs
button	stop	Stop	docs
button	trash	Delete	docs
button	undo	Undo	docs
button	writingTools	Writing Tools	docs
tab	bookmarks	Bookmarks	docs
tab	contacts	Contacts	docs
tab	downloads	Downloads	docs
tab	favorites	Favorites	docs
tab	featured	Featured	docs
tab	history	History	docs
tab	more	More	docs
tab	mostRecent	Most Recent	docs
tab	mostViewed	Most Viewed	docs
tab	recents	Recents	docs
tab	search	Search	docs
tab	topRated	Top Rated	docs
"""#)
}
