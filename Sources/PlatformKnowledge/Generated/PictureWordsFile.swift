// Made by Scripts/make-knowledge.py from Data/picture-words.tsv; edit that file and run the script.

extension DataFile {
  static let pictureWords = DataFile(name: "picture-words", text: #"""
# Pictures of asset catalogs by the words of their names, and the SF Symbol that shows the same: only used for suggestions.
# Words that say where a picture stands or how it looks are left out (`picture-noise` of name-words.tsv). Written for this
# project after the names that Google's Material Icons and iOS projects commonly give to such pictures.
words	symbol
account	person.crop.circle
add	plus
add image	photo.badge.plus
add picture	photo.badge.plus
arrow back	chevron.backward
arrow backward	chevron.backward
arrow forward	chevron.forward
arrow left	chevron.backward
attach	paperclip
attach file	paperclip
attachment	paperclip
back	chevron.backward
back arrow	chevron.backward
bell	bell
bell notification	bell
bell ring	bell
bell ringing	bell
bin	trash
bookmark	bookmark
bookmark border	bookmark
calendar	calendar
call	phone
camera	camera
camera photo	camera
cart	cart
chat	bubble.left.and.bubble.right
check	checkmark
checkmark	checkmark
chevron back	chevron.backward
chevron backward	chevron.backward
chevron left	chevron.backward
circle minus	minus.circle
circle plus	plus.circle
clear	xmark.circle.fill
clipboard copy	doc.on.doc
close	xmark
close circle	xmark
cog	gearshape
comment	bubble.left
compose	square.and.pencil
content copy	doc.on.doc
copy	doc.on.doc
cross	xmark
delete	trash
dislike	hand.thumbsdown
dismiss	xmark
done	checkmark
dots	ellipsis
download	arrow.down.circle
edit	pencil
ellipsis	ellipsis
email	envelope
envelope	envelope
eye	eye
eye off	eye.slash
fast forward	forward
favorite	star
favorite border	star
favourite	star
filter	line.3.horizontal.decrease
filter list	line.3.horizontal.decrease
flash	bolt
flip camera	camera.rotate
full screen	arrow.up.left.and.arrow.down.right
fullscreen	arrow.up.left.and.arrow.down.right
fullscreen exit	arrow.down.right.and.arrow.up.left
gallery	photo
garbage	trash
gear	gearshape
go back	chevron.backward
hamburger	line.3.horizontal
hamburger menu	line.3.horizontal
heart	heart
help	questionmark.circle
help outline	questionmark.circle
history	clock.arrow.circlepath
home	house
info	info.circle
information	info.circle
kebab	ellipsis
keyboard arrow left	chevron.backward
left arrow	chevron.backward
like	hand.thumbsup
link	link
list	list.bullet
location	location
lock	lock
log out	rectangle.portrait.and.arrow.right
logout	rectangle.portrait.and.arrow.right
magnifying glass	magnifyingglass
mail	envelope
map	map
menu	line.3.horizontal
message	bubble.left
message send	paperplane
messages	bubble.left.and.bubble.right
mic	mic
microphone	mic
minus	minus
minus circle	minus.circle
more	ellipsis
more horiz	ellipsis
more horizontal	ellipsis
more vert	ellipsis
more vertical	ellipsis
mute	speaker.slash
my location	location
navigate back	chevron.backward
navigate next	chevron.forward
next	chevron.forward
notification	bell
notification bell	bell
notifications	bell
paper plane	paperplane
paperclip	paperclip
pause	pause
pen	pencil
pencil	pencil
phone	phone
photo	photo
photo camera	camera
photos	photo
play	play
play arrow	play
plus	plus
plus circle	plus
previous	chevron.backward
print	printer
profile	person
qr	qrcode
qr code	qrcode
qr scan	qrcode.viewfinder
qr scanner	qrcode.viewfinder
qrcode	qrcode
question	questionmark.circle
question mark	questionmark.circle
redo	arrow.uturn.forward
refresh	arrow.clockwise.circle
reload	arrow.clockwise.circle
remove	minus.circle
repeat	repeat
reply	arrowshape.turn.up.left
reset	arrow.counterclockwise.circle
rewind	backward
ring bell	bell
ringing bell	bell
scan	viewfinder
scan qr	qrcode.viewfinder
search	magnifyingglass
search icon	magnifyingglass
send	paperplane
send message	paperplane
send msg	paperplane
setting	gearshape
settings	gearshape
share	square.and.arrow.up
shopping cart	cart
shuffle	shuffle
sign out	rectangle.portrait.and.arrow.right
skip next	forward.end
skip previous	backward.end
sort	arrow.up.arrow.down
speaker	speaker
star	star
star border	star
stop	stop
swap	arrow.swap
switch camera	camera.rotate
sync	arrow.trianglehead.2.clockwise.rotate.90
take photo	camera
three dots	ellipsis
thumb down	hand.thumbsdown
thumb up	hand.thumbsup
thumbs down	hand.thumbsdown
thumbs up	hand.thumbsup
tick	checkmark
translate	translate
trash	trash
trash can	trash
trashcan	trash
undo	arrow.uturn.backward
unlock	lock.open
upload	tray.and.arrow.up
user	person
visibility	eye
visibility off	eye.slash
volume	speaker
x mark	xmark
xmark	xmark
zoom in	plus.magnifyingglass
zoom out	minus.magnifyingglass
"""#)
}
