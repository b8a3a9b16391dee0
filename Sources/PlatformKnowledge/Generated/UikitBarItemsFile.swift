// Made by Scripts/make-knowledge.py from Data/uikit-bar-items.tsv; edit that file and run the script.

extension DataFile {
  static let uikitBarItems = DataFile(name: "uikit-bar-items", text: #"""
# What VoiceOver says for the system items of bars: the English title of UIKit that the item stands for; empty for items
# that are no element. Source: Apple, documentation of UIBarButtonItem.SystemItem and UITabBarItem.SystemItem.
kind	item	name
button	add	Add
button	done	Done
button	cancel	Cancel
button	edit	Edit
button	save	Save
button	close	Close
button	undo	Undo
button	redo	Redo
button	compose	Compose
button	reply	Reply
button	action	Share
button	organize	Organize
button	trash	Delete
button	bookmarks	Bookmarks
button	search	Search
button	refresh	Refresh
button	stop	Stop
button	camera	Camera
button	play	Play
button	pause	Pause
button	rewind	Rewind
button	fastForward	Fast forward
button	flexibleSpace	
button	fixedSpace	
button	writingTools	Writing Tools
tab	more	More
tab	favorites	Favorites
tab	featured	Featured
tab	topRated	Top Rated
tab	recents	Recents
tab	contacts	Contacts
tab	history	History
tab	bookmarks	Bookmarks
tab	search	Search
tab	downloads	Downloads
tab	mostRecent	Most Recent
tab	mostViewed	Most Viewed
"""#)
}
