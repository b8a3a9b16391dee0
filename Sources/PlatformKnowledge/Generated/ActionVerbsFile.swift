// Made by Scripts/make-knowledge.py from Data/action-verbs.tsv; edit that file and run the script.

extension DataFile {
  static let actionVerbs = DataFile(name: "action-verbs", text: #"""
# Verbs in names of functions, by what is done. A picture whose meaning names another deed than its control's code does is
# not what the control is to be called by. Verbs that say how something is brought about (show, open, present, toggle, set,
# dismiss) are in no row, since any deed may come with them. reason: why these belong together.
deed	verbs	reason
accept	accept	somebody agrees to what another one asks
add	add, create, new, insert	something more is there afterwards
approve	approve	somebody may go on with it
archive	archive	something is put away and kept
block	block	somebody can do nothing any more
bookmark	bookmark	it is marked for later
call	call, dial	a call by telephone begins
capture	capture	a picture is taken
choose	select, choose, pick	one of several is taken
close	close, cancel, exit, quit, hide	what is in front goes away
collapse	collapse	less is shown of it
complete	complete, finish	it is done afterwards
connect	connect, reconnect, pair	a connection is there afterwards
copy	copy	it can be put elsewhere, as a rule by way of the pasteboard
crop	crop	less is shown of a picture
decline	decline, reject, deny, refuse	somebody does not agree to what another one asks
decrease	decrease, decrement	a number shrinks
disconnect	disconnect, unpair	the connection is gone
download	download	from a server to the device
downvote	downvote	somebody thinks little of it
duplicate	duplicate	there are two afterwards
edit	edit, rename	something is changed by hand
expand	expand	more is shown of it
filter	filter	less is listed
flip	flip	it is mirrored, or the other camera is taken
follow	follow, subscribe	news of it come
generate	generate	something is made up by the app
import	import	it comes from another app or a file
increase	increase, increment	a number grows
invite	invite	somebody is asked to come
like	like, favorite, favourite, love, heart	somebody is fond of it
lock	lock	nobody can change it
mute	mute, silence	no sound any more
pause	pause	a medium rests
play	play, resume	a medium runs
print	print	on paper
record	record	sound or film is taken
redo	redo	what was undone is done again
refresh	refresh, reload, sync	the same is fetched again
remove	delete, remove, trash, discard, erase, clear, destroy	something is gone afterwards
reply	reply, answer	somebody is answered
reset	reset	as it was at first
restart	restart	once more from the beginning
retry	retry	once more after a failure
rewind	rewind	a medium goes back
rotate	rotate	it is turned
save	save	what was changed is kept
scan	scan	a code or a page is read by the camera
search	search, find	something is looked for
send	send, submit	something goes to somebody
share	share, export	something is handed to another app
sign	sign, signin, signout, login, logout	who uses the app is known to it, or is not any more
sort	sort	in another order
speak	pronounce, speak	it is said aloud
stop	stop, end, finish	something is over
translate	translate	in another language
unblock	unblock	they can do it again
undo	undo, revert	back to how it was
unfollow	unfollow, unsubscribe	no more news of it
unlock	unlock	it can be changed again
unmute	unmute	sound again
upload	upload	from the device to a server
upvote	upvote	somebody thinks much of it
zoom	zoom	seen closer or from further away
"""#)
}
