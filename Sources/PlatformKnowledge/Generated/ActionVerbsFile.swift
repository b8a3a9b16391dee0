// Made by Scripts/make-knowledge.py from Data/action-verbs.tsv; edit that file and run the script.

extension DataFile {
  static let actionVerbs = DataFile(name: "action-verbs", text: #"""
# Verbs in names of functions, by what is done. A picture whose meaning names another deed than its control's code does is
# not what the control is to be called by. Verbs that say how something is brought about (show, open, present, toggle, set,
# dismiss) are in no row, since any deed may come with them. reason: why these belong together.
deed	verbs	reason
add	add, create, new, insert	something more is there afterwards
remove	delete, remove, trash, discard, erase, clear, destroy	something is gone afterwards
increase	increase, increment	a number grows
decrease	decrease, decrement	a number shrinks
close	close, cancel, exit, quit, hide	what is in front goes away
play	play, resume	a medium runs
pause	pause	a medium rests
stop	stop, end, finish	something is over
record	record	sound or film is taken
edit	edit, rename	something is changed by hand
save	save	what was changed is kept
send	send, submit	something goes to somebody
share	share, export	something is handed to another app
copy	copy, duplicate	there are two afterwards
search	search, find	something is looked for
refresh	refresh, reload, sync	the same is fetched again
undo	undo	back to how it was
redo	redo	what was undone is done again
download	download	from a server to the device
upload	upload	from the device to a server
like	like, favorite, favourite, love, heart	somebody is fond of it
bookmark	bookmark	it is marked for later
reply	reply, answer	somebody is answered
mute	mute, silence	no sound any more
unmute	unmute	sound again
lock	lock	nobody can change it
unlock	unlock	it can be changed again
expand	expand	more is shown of it
collapse	collapse	less is shown of it
"""#)
}
