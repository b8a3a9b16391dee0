// Made by Scripts/make-knowledge.py from Data/action-verbs.tsv; edit that file and run the script.

extension DataFile {
  static let actionVerbs = DataFile(name: "action-verbs", text: #"""
# Verbs in names of functions, by what is done. A picture whose meaning names another deed than its control's code does is
# not what the control is to be called by. Verbs that say how something is brought about (show, open, present, toggle, set,
# dismiss) are in no row, since any deed may come with them. reason: why these belong together.
deed	verbs	reason
add	add, create, new, insert	something more is there afterwards
bookmark	bookmark	it is marked for later
close	close, cancel, exit, quit, hide	what is in front goes away
collapse	collapse	less is shown of it
copy	copy, duplicate	there are two afterwards
decrease	decrease, decrement	a number shrinks
download	download	from a server to the device
edit	edit, rename	something is changed by hand
expand	expand	more is shown of it
increase	increase, increment	a number grows
like	like, favorite, favourite, love, heart	somebody is fond of it
lock	lock	nobody can change it
mute	mute, silence	no sound any more
pause	pause	a medium rests
play	play, resume	a medium runs
record	record	sound or film is taken
redo	redo	what was undone is done again
refresh	refresh, reload, sync	the same is fetched again
remove	delete, remove, trash, discard, erase, clear, destroy	something is gone afterwards
reply	reply, answer	somebody is answered
save	save	what was changed is kept
search	search, find	something is looked for
send	send, submit	something goes to somebody
share	share, export	something is handed to another app
stop	stop, end, finish	something is over
undo	undo	back to how it was
unlock	unlock	it can be changed again
unmute	unmute	sound again
upload	upload	from the device to a server
"""#)
}
