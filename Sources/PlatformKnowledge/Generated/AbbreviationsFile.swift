// Made by Scripts/make-knowledge.py from Data/abbreviations.tsv; edit that file and run the script.

extension DataFile {
  static let abbreviations = DataFile(name: "abbreviations", text: #"""
# Short forms in English texts that VoiceOver may read letter by letter, or as another word. Units count behind a number
# that only run time knows; short words anywhere; names of codes before a value, which is read as one large number.
# Units that VoiceOver knows by their own (km, MB) and those that the system writes in full are left out.
# also: what else the letters stand for. cldr: what the system itself writes in short.
kind	text	means	also	source
code	access code	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	backup code	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	booking code	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	confirmation code	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	invite code	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	order number	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	pairing code	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	phone number	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	pin	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	serial number	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	tracking number	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
code	verification code	digits one by one	a large number	docs18:speechSpellsOutCharacters(_:)
unit	K	thousands	kelvins	cldr:en numbers.json, short decimal format
unit	d	days	a letter	cldr:en units.json, narrow
unit	h	hours	henries	cldr:en units.json, narrow
unit	hr	hours	letters	cldr:en units.json, short
unit	hrs	hours	letters	usage: plural of hr, which CLDR does not have
unit	k	thousands	the prefix kilo	usage: K as people write it by hand
unit	m	minutes, or months	metres, miles	cldr:en units.json, narrow
unit	mins	minutes	a syllable	usage: plural of min, which CLDR does not have
unit	mo	months	a syllable	usage: American short form; CLDR has mth
unit	pts	points	pints	cldr:en units.json, short: pt, for pints and points of type
unit	s	seconds	the plural or genitive of a word	cldr:en units.json, narrow
unit	secs	seconds	a syllable	usage: plural of sec, which CLDR does not have
unit	w	weeks	watts	cldr:en units.json, narrow
unit	y	years	a letter	cldr:en units.json, narrow
unit	yrs	years	letters	cldr:en units.json, short
word	approx.	approximately	a syllable and the end of a sentence	usage: English abbreviation
word	b/c	because	b slash c	usage: English shorthand
word	excl.	excluding	letters and the end of a sentence	usage: English abbreviation
word	incl.	including	letters and the end of a sentence	usage: English abbreviation
word	qty	quantity	letters	usage: English abbreviation
word	qty.	quantity	letters	usage: English abbreviation
word	qty:	quantity	letters	usage: English abbreviation
word	w/	with	w slash	usage: English shorthand
word	w/o	without	w slash o	usage: English shorthand
"""#)
}
