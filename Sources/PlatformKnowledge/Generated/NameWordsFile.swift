// Made by Scripts/make-knowledge.py from Data/name-words.tsv; edit that file and run the script.

extension DataFile {
  static let nameWords = DataFile(name: "name-words", text: #"""
# Words in names that people give to things in code and to pictures, and what they most likely tell. Nobody has to keep to
# them, so what rests on them alone is at most likely. Compared without case; whole words where a name is split into
# words, else anywhere in it. reason: why they tell it; examples of the rule catalogue and names met in open-source apps.
list	words	reason
ability-flag	disabled, enabled	parts of the names of flags that say whether something can be used, which is no choice (SwiftUI: disabled(_:); UIControl.isEnabled)
active-flag	active, current, on	last words of flags that say that something is active or on, which mostly tells which of several is the chosen one (names met in open-source apps)
ambient-film	background, backdrop, ambient, splash, loop, looping, looper, gif, wallpaper, camera, viewfinder, capture, webrtc, scanner	types that draw films without words: decoration, moving pictures, and what a camera sees right now (WCAG 1.2 is about prerecorded media with sound)
any-deed	done, more, ok, okay, continue, menu, options	what buttons say that end or open whatever it is
arrow	arrow, chevron, backward, forward	beginnings of the names of symbols that only point somewhere (SF Symbols)
asking-flag	confirmation, confirm, alert, dialog, sheet, cover, modal, prompt	words in flags that bring up a question or another screen and open nothing in place (SwiftUI: alert, confirmationDialog, sheet, fullScreenCover)
asks-first	show, present, confirm, request	functions that put a question or a screen in front of what is done in the end; the next verb says what that is
background-tap	keyboard, endediting, resignfirst, dismiss, background, dimm, overlay, backdrop, bars, controls, chrome, fullscreen, tapzone, navigationbar	parts of the names of views and functions of taps anywhere: on what lies behind, to put away a keyboard or to show and hide bars
badge-news	unread, unseen, badge, notification, pending, hasnew, isnew, count, shownew, update	conditions under which apps draw a dot or number on a control (catalogue: badge-not-spoken)
badge-number	count, unread, badge, number	values that are numbers
badge-state	select, active, current, press, hover, focus, loading, highlight, ==	conditions for how a control looks, and not for news; a comparison asks which one is chosen
bare-shape	circle, circle.fill, square, square.fill, rectangle, rectangle.fill, capsule, capsule.fill	symbols that are no more than a shape: as pictures they lie behind something or count, and stand for no state
bold-font	bold, semibold, demibold, demi, extrabold, ultrabold, heavy, black	ends of the names of fonts whose letters are bold, semibold included, as in Helvetica-Bold (Apple: UIFont.Weight; OpenType: usWeightClass 600 and more)
bookkeeping	append, insert, remove, removeall, removefirst, removelast, removevalue, updatevalue, formunion, subtract, sort, filter, set, clearcontents, setstring	methods of collections, of UserDefaults and of pasteboards (Apple: documentation of Array, Set, Dictionary, UserDefaults, NSPasteboard): how code keeps its data, and no words for people
box-picture	check, checkmark, checkbox, checked, unchecked, tick, radio, box, selected, unselected	words in the names of all pictures of a box to be ticked or of a radio button (SF Symbols, and names met in open-source apps)
brand-in-camel-case	macos, watchos, tvos, ipados, visionos, openstreetmap, deviantart	proper names with capitals inside that are no names of code
busy-word	loading, busy, processing, waiting, fetching, submitting	words in flags that tell that the app is at work (names met in open-source apps)
capital-word	qr, url, pdf, id, gps, csv, json, html, xml, usb, nfc, vpn, tv, sms, faq, gif, iban, otp, ssh, sql, ip, dns, hdr, gpx, kml, bmi, ar, vr, ai, svg, png, isbn	short forms that are written in capitals in the middle of a sentence too (usual spelling in English)
caption-kind	label, lbl, lb, title, caption	words in the names of properties that hold a label, as control-kind of controls (names met in open-source apps)
caption-name	title, name, label, caption	ends of the names of properties whose text says what the control after it is for (names met in open-source apps)
choice	select, chosen, picked, checked, favorite, favourite, marked, active	flags that tell which of several things is taken, or that one is
chosen-flag	selected, chosen, picked, checked, ticked	last words of flags that tell that one of several is the chosen one, such as isSelected (names met in open-source apps)
chosen-name	selected, selection, selections, chosen, picked, checked, current, active	words in names of what holds the chosen one of several, such as selectedTab (names met in open-source apps)
collapsed-flag	collapsed, collapse, folded, minimized, minimize, minimised, minimise	as expanded-flag, of less
commit-deed	commit, confirm, apply, submit, accept, update, save, done, ok, finish	words in names of functions that take over what was entered (names met in open-source apps; Apple: UIBarButtonItem.SystemItem.done)
completion	complet, done, finish, mark, check	parts of the names of flags that say that something is finished or ticked off
consequence	reload, refresh, fetch, load, update, save, persist, sync, recalculate, apply, change, filter, reset	first words of functions that do what follows from a choice (names met in open-source apps)
content-picture	qr, qrcode, barcode, chart, graph, diagram, signature, captcha	pictures that people come for
control-kind	button, btn, bar, item, text, field, textfield, tfield, textview, tf, txt, input, entry, view, switch, slider, toggle, stepper, picker, control, box, outlet, ui	kinds of controls at the beginnings and ends of names of properties that hold them (names met in open-source apps: torchButton, searchTextField)
control-name	button, btn, switch, toggle, slider, stepper	last words of the names of properties that hold a control (UIKit: the classes of UIControl, and names met in open-source apps)
conversion	default, defaults, unwrapped, unwrap, optional, non, safe, animation, or	beginnings of the names that projects give to other forms of a binding or value, and that say nothing of what it is
covering-view	overlay, cover, background, shade, mask, curtain	may be a cover when their black lets through what is behind
dark-appearance	dark, darkaqua, vibrantdark	cases of ColorScheme and UIUserInterfaceStyle and names of NSAppearance (Apple: documentation of these)
debug-folder	debug, debugging, debugmenu	folders and interface files with screens for the people who make the app
decorative-picture	background, bg, backdrop, divider, separator, pattern, gradient, decoration, decorative, ornament, texture, blur, vignette, underline, squiggle	pictures that only decorate (WCAG 1.1.1)
denial	no, non, not, without, remove, removed, transparent	words before another one that take it back: logoNoBackground has no background
dialog-view	dialog, popup, modal, alert, prompt, lightbox	views that people have to answer
dimming-view	dim, dimming, dimmed, dimmer, scrim, backdrop, blackout, darken, darkened	views that darken what is behind a dialog
domain	com, org, net, io, app, dev, social, me, co, uk, us, eu, de, fr, jp, es, it, nl, ch, at, be, se, no, fi, pl, ru, cn, ai, tv, fm, gov, edu, info, online, cloud, xyz, site	top-level domains (IANA root zone database) that addresses in apps end with
down-picture	down, downward, downwards, downtrend, decrease, decreasing, fall, falling, loss	words in names of pictures of what went down (SF Symbols: arrow.down, arrowtriangle.down, chart.line.downtrend.xyaxis)
dragging-flag	drag, dragging, dragged, targeted, dropping	conditions that hold while something is dragged (Apple: onDrop(of:isTargeted:perform:))
drawn-part	label, labels, layer, layers, constraint, constraints	parts of a screen at the end of names of functions that show or hide them, which say nothing of what people asked for (UIKit and Core Animation)
ending-verb	stop, pause, cancel, invalidate, suspend	first words of functions that end or hold what is under way, mostly before something else comes up
entry-error	error, invalid, isvalid, validation, failure, mismatch, incorrect	parts of the names of what tells that something was entered wrongly (WCAG 3.3.1, and names met in open-source apps)
expanded-flag	expanded, expand, unfolded, unrolled, disclosed	words in flags that tell that more of something is shown (Apple: DisclosureGroup(isExpanded:), and names met in open-source apps)
frame-after	tapped, tap, pressed, press, clicked, click, event, touched, touch, button, btn, action, handler, callback, sheet, view, screen, controller, popover, modal, alert, dialog, page, presented, shown, showing, visible, displayed, active, opened, mode, flag, binding, value, string, text, field, input, index, row, cell, slider, stepper, toggle, picker, pushed, enabled, fraction, editing, completed, percent, percentage	when a function is called, by what, and the type or place of a value; words of code that stand at the end of its names
frame-before	is, on, did, handle, handler, should, will, has, in, ib, button, btn, tap, tapped, perform, try, current, selected, showing, new, draft, click, clicked, do	as frame-after, at the beginning
generated-picture	asset, assets, images	ends of the names of types that tools make of an asset catalog (SwiftGen: template swift5 of xcassets; Tuist: synthesised resource accessors)
generated-text	strings, l10n, localizable, localization	ends of the names of types that tools make of string tables (SwiftGen: template structured-swift5; Tuist: synthesised resource accessors)
geometry	geometry, geo, proxy, reader, size, bounds, frame, metrics, metric, layout, spacing, configuration, config, style, theme, constants, screen, safe, insets, self, appearance, tokens	what sizes come from that tell nothing of data (Apple: GeometryProxy, and names met in open-source apps)
going	scroll, jump, go, move, skip, return	verbs of movement, which "to" and a place follow: scrollToToday (names met in open-source apps)
hand-movement	offset, scroll, dismiss, scale, zoom, position, ispresented, isdragging, rotation	words in the code of gestures that move, zoom or scroll the picture of things, which is no function of its own
hidden-flag	hide, hides, hidden, mask, masked, secret, secure, secured, obscured, concealed	words in flags that tell that what is typed is not shown (UITextInputTraits.isSecureTextEntry, and names met in open-source apps)
icon-font	fontello, fontawesome, ionicon, materialicon, icomoon, glyphicon, linearicon, linea, entypo, octicon, iconfont, themify, typicon, weathericon, simplelineicon, foundationicon, feathericon, remixicon, boxicon	parts of the names of fonts whose letters are pictures (the fonts' own documentation and generators: Fontello, IcoMoon, Font Awesome, Ionicons)
incidental	haptic, impactoccurred, analytics, telemetry, removefromsuperview, endediting, resignfirstresponder, becomefirstresponder, addaction, setcontentoffset, setneedslayout, layoutifneeded	parts of calls that let people feel or others know that something was done, or take a view off the screen as UIKit is told to
layer-with-news	toast, banner, snackbar, errormessage, alertmessage, loading, loader, error, warning, hud, empty	words in the names of views that come over a screen to tell of a wait, a failure or an empty list (WCAG 4.1.3 status messages; names met in open-source apps)
leading	dismiss, pop, back, previous, prev, next, forward, close, toggle, expand, collapse, open, show, reload, refresh, sync, reset, send, submit, wrapped, presentation, root	words of code that leads on or back, or opens and closes what an arrow points at
leading-on	chevron, arrow, greater, disclosure, caret, next	marks at the end of a row that leads to another screen (Human Interface Guidelines: lists and tables, disclosure indicator)
light-appearance	light, aqua, vibrantlight	as dark-appearance
loading-view	loading, loader, spinner, skeleton, shimmer, progress, activity, placeholder, indicator, refresh, recording, typing, searching, listening	parts of the names of what moves for a moment only, until something is loaded or while somebody speaks or writes
loads-file	nib, xib, instantiate	parts of the names of functions of packages that make an object of a class from its interface file, as loadFromNib and instantiateFromNib (Reusable: documentation of NibLoadable; names met in open-source apps)
look	image, images, img, icon, icons, picture, color, colour, colors, background, appearance, look, style, tint, font	how a control looks, at the end of names of functions that change it (names met in open-source apps: changeImage, toggleIcon)
look-change	change, toggle, switch, set, update, swap, alter, flip	first words of such functions
look-source	theme, themes, themed, skin, branding, palette, appearance, scheme, style, darkmode, nightmode	what decides how all of an app looks, the environment's colorScheme included (Apple: ColorScheme, UIUserInterfaceStyle; names met in open-source apps)
loose-handler	logo, step, first, second, third, primary, secondary, main, custom, single, double, long, card, row, option, tab, badge, screen, overlay, background, common, generic, default, nav, navigation, item, tile, area, positive, negative, alert, popup, any, other	words before "tapped" or "button" in names of functions that say where or which in a list, and not what for
makers-name	debug, debugging, debugger, developer, testing, easter	functions and states of what only the people who make the app are meant to find
making-verb	init, view, load, make, create, build, add, layout, awake	first words of functions that put a screen together before anybody sees it, beside those that set up (UIKit: viewDidLoad, loadView, awakeFromNib, layoutSubviews)
mark-view	check, checkmark, checked, tick, mark, selection, selected, radio, indicator	views that are shown beside what is chosen (names met in open-source apps)
message-bus	store, subject, relay, publisher, objectwillchange	ends of the names of what only hands on a message, of which its argument tells what is to be done (Combine, RxSwift, The Composable Architecture)
message-kind	action, event, intent, command	ends of the names of functions of a project's own that hand on a message (The Composable Architecture: sendViewAction and its like)
message-text	message, status, feedback, notice, confirmation, success, failure, error, warning	names of variables that hold what an action has to say (WCAG 2.2: understanding 4.1.3, examples of status messages)
message-verb	send, dispatch, accept, onnext, trigger, emit, handle, perform, process, execute, input	functions of a message-bus
moved-mark	underline, indicator, selector, marker, slider, highlight, selection, line	words in names of views that are moved to what was chosen (names met in open-source apps)
movement	offset, shake, shaking, rotation, angle, position, translation, wiggle, bounce	properties that say where something is drawn or how it is turned
no-words-in-picture	logo, logotype, wordmark, brand, background, bg, backdrop, icon, icn, ic, glyph, symbol, placeholder, ad, pattern, shape, bubble, format, align, edit, editor, field, add, button	logotypes are exempt by WCAG 1.4.5; the others lie under words, are signs or stand for something else
nothing-wrong	none, ok, success, idle, empty, initial, editing	cases of the state of an entry that stand for nothing wrong
on-the-spot	like, play, pause, mute, unmute, stop, undo, redo, refresh, retry, increase, decrease, restart, record	deeds of action-verbs.tsv that are done where the button is, and not on a screen that it opens
open-end	by, with, the, a, an, of, from, using, via, use, tap, tapping, click, clicking, press, pressing, hit, hitting, and, or, to, choose, select	last words of a text that goes on: what stands behind it is a part of the sentence (texts met in open-source apps)
optional-text	accessibilityhint, accessibilitylabel, accessibilityvalue, currenttitle, placeholder, prompt, text, title	properties of UIKit that hold a text or nothing (Apple: documentation of UILabel, UITextField, UIButton, UIViewController and UIAccessibility)
outcome	error, failure, failed, success, invalid, warning, validation, toast, snackbar	words in names of what a model has to tell of something that was done (WCAG 4.1.3 status messages; names met in open-source apps)
own-theme	theme, isdark, darkmode, islight, lightmode	parts of conditions by which an app chooses its own colours, whatever the system's appearance is (names met in open-source apps)
panel-view	panel, card, sheet, menu, box, drawer, popover, picker, container, content	what stands on a cover
passing-controls	controls, overlay, chrome	flags and functions that show and hide the controls of players and viewers after a while (names met in open-source apps)
passing-message	toast, banner, snackbar, errormessage, alertmessage	parts of the names of messages that go away by themselves (names met in open-source apps; WCAG 2.2.1)
photo-or-film	photo, avatar, portrait, cover, artwork, poster, thumbnail, film, movie, video	what Smart Invert has to leave alone (Apple: accessibilityIgnoresInvertColors)
picture-member	image, icon, symbol, glyph, picture	words in the names of properties that hold the picture of a value (names met in open-source apps: mode.symbolName, type.image)
picture-noise	ic, icn, ico, icon, icons, img, image, btn, button, nav, navi, navbar, navigation, bar, toolbar, tab, header, footer, asset, glyph, black, white, dark, light, gray, grey, blue, red, green, yellow, tint, color, colored, primary, secondary, small, medium, large, big, mini, xs, sm, md, lg, xl, dp, pt, px, bold, regular, thin, filled, fill, solid, outline, outlined, line, rounded, round, sharp, baseline, normal, default, template, new, ios	words in the names of pictures that say where one stands or how it looks, and not what it stands for (Material Icons and usage of iOS projects)
picture-state	empty, full, active, inactive, selected, unselected, disabled, enabled, on, off, pressed, highlighted	words in the names of pictures that say in which state something is shown, and not what is done
picture-view	icon, image, symbol, glyph, picture, logo, chevron, arrow, thumbnail	views of packages that draw a picture
plain-attribute	loc, i18n, transl, corner, border, shadow, accessib, identifier, image, hint, mask, inset, rounded	runtime attributes of interface files by which projects set texts, edges and room, and neither fonts nor colours of letters
player	player, video, audio, media	parts of the names of what plays something (AVFoundation: AVPlayer, AVAudioPlayer, and names met in open-source apps)
preposition	for, with, of, to, in, at, by, from, on, into	words after which an argument says the rest (Swift API Design Guidelines: "begin the name at the preposition")
presentation-flag	show, present, open, visible	beginnings of words in flags that tell whether something is in front
pressed	button, btn, tapped, tap, pressed, clicked	words by which names of functions say that a button was pressed (names met in open-source apps: sweepButtonAction, onGenerateButtonTap)
program-affix	ic, icon, img, image, btn, button, lbl, label, txt, text, view, a11y, accessibility, title, px, dark, light, asset, id, identifier, key	parts of names that tell a program what kind of thing it is (names met in open-source apps)
programmers	action, actions, task, async, after, perform, main, print, self, model, store, state, delegate, manager, service, coordinator, context, closure, block, completion, callback, handler, sender, subview, view, controller, init, data, id, type, kind, raw, url, uri, api, dns, http, json, db, ui, vm, vc, idx, config, presenter, interactor, router, dispatch, publisher, subject, observable, local, temp, tmp, wrapped, binding, value, animation, with, try, item, object, element, full, presented, string, bool, int, float, button, btn, slider, haptic, haptics, bound, fake, only, pop, push, safari, webview, fav, favs	words of names in code that mean nothing to people, or not enough to be called by
rating-symbol	star, heart	beginnings of symbols of which several in a row stand for a rating (SF Symbols: star, heart)
redrawing	update, refresh, reload, configure, layout, render, redraw, setup, set	first words of functions that draw something anew after what was done (names met in open-source apps)
redrawn	button, buttons, sections, rows, tables, view, views, label, labels, ui, layout, appearance, icon, image, cell, cells, constraints, snapshot, bar, title, header, footer, controls	what such functions draw, at the end of their names
rising	up, positive, increase, increased, increasing, rising, rise, growth, growing, gain, profit, higher, improved, improving	flags for the direction of a change (names met in open-source apps)
running-text	abstract, description, bio, biography, overview, summary, about	ends of the names of properties that hold sentences, above which a title is a heading (names met in open-source apps)
sample-folder	demo, demos, example, examples, sample, samples, playground, playgrounds, sandbox, tutorial, tutorials, showcase, bug, bugs	folders of a repository that hold an app to show how a library is used, to try something out or to look at a fault; they count only where an app begins in them and other code lies beside
sample-text	doe, appleseed, mustermann, john, jane, lorem, ipsum	names and words that stand for those of a real person or text
search-field	search, filter, find, 検索	words in the texts of fields that look for something: what is typed there is nothing about a person (WCAG 1.3.5)
search-prompt	search, suche, rechercher, buscar, pesquisar, procurar, cerca, zoek, 検索, 검색, 搜索, 搜尋	beginnings of the placeholders of fields to search in, by language (Apple: localized searchable prompts); no text above such a field is its caption
semibold-font	semibold, demibold, demi	ends of the names of fonts whose letters are less than bold (OpenType: usWeightClass 600; WCAG 2.2 calls text bold by the keyword of CSS, which is 700)
set-up	configure, setup, set, update, reload, load, populate, bind, apply, refresh, view, init, table, collection, prepare, render, layout	first words of functions by which a view gets what it shows before anybody sees it (UIKit, and names met in open-source apps)
showing-verb	show, present, display, appear	first words of functions that bring something to the screen (names met in open-source apps)
shown-flag	show, shows, shown, showing, visible, reveal, revealed	as hidden-flag, of what is shown
shown-part	scroll, zoom, offset, page	parts of the names of values that tell which part of something is shown: they move the view, and change nothing
shown-side	left, right, top, bottom, side, leading, trailing	where something comes from, which names nothing
sign-label	emoji, emojis, flag, flags, avatar, initials, glyph	labels that are drawn for their look: one emoji, or the first letters of a name in a circle
signed-number	change, delta, diff, difference, trend, formatted, format, text, string, display, label, signed, percent, percentage, description, localized, value	names of texts and numbers that may well have their sign (names met in open-source apps)
somebody-else	admin, wifi, certificate, contact, invite, recipient, guest, proxy, member, customer, collaborator, share	forms that ask about somebody or something else, so WCAG 1.3.5 does not apply
sort-direction	sort, sorts, sorted, sorting, ascend, descend, ascending, descending, order, direction, reversed, reverse, increasing, decreasing	arrows that turn with these show how a list is sorted, and open nothing
stand-in	label, title, subtitle, detail, button, text, item	words that Interface Builder gives new objects, which stand for those that code sets (Interface Builder's object library)
stand-in-text	icon, emoji, symbol, glyph, flag, initial, initials, monogram, bullet, letter, character, placeholder, skeleton	words in names of texts that stand for a picture or for nothing: an emoji, a letter in a circle (names met in open-source apps)
state-mark	check, checked, checkmark, tick, xmark, cross, unchecked, uncheck, checkbox, radio, selected, unselected, deselected, largecircle	words in names of pictures that tell by themselves whether something is so (SF Symbols: checkmark, xmark; names met in open-source apps)
statistic	date, created, updated, count, total, number, price, amount, score, karma, percent, percentage, duration, time, balance, points, average, sum, distance, speed, temperature, rate, age, size, value, quantity, code, pin, passcode, otp	values that are shown large with a caption beside them
status-label	error, warning, validation, failure, status, message, notice, feedback, invalid, failed, wrong, incorrect, mismatch, toast, snackbar, empty, result, results, nothing	labels that tell what has just happened (WCAG 4.1.3 status messages; names met in open-source apps)
stopping	cancel, invalidate, stop	methods of AVAudioPlayer, Task, DispatchWorkItem, Timer, URLSessionTask and AnyCancellable (Apple: their documentation): what was under way ends, mostly before the same is begun anew
style-property	style, type, kind, variant, role, appearance, size, mode, design, theme, scheme	properties by which callers of a component choose its looks
test-identifier	identifier, identifiers, accessibilityid, accessibilityids, testid, testids, a11yid	ends of the names of constants that are for user interface tests (UIAccessibilityIdentification.accessibilityIdentifier), and not for people
textual-value	name, title, label, text, string, word, prefix, symbol	parts of the names of values that are words and certainly no numbers
touch-feedback	haptic, impact, feedback, ispress, isdetecting	parts of the names of what answers a touch and does nothing else (UIKit: UIFeedbackGenerator)
transient-view	toast, banner, hud, snackbar, indicator, spinner, loading, snapshot, debug, image, progress	shows for a moment, or keeps people waiting
translated-call	accessibilitylabel, accessibilityhint, accessibilityvalue, accessibilityaction, navigationtitle, text, label, button, toggle, alert, confirmationdialog, nslocalizedstring	calls that take a key of the string tables for their first text (Apple: documentation of LocalizedStringKey and NSLocalizedString)
translation	localized, localised, localize, localise, localizedstring, translated, l10n, i18n	names of properties and functions that apps and packages add to strings, which stand for keys of the string tables (names met in open-source apps)
trouble-text	required, failed, failure, error, missing, invalid, unable, cannot, can't, couldn't, could, denied, lost, expired, unavailable, wrong, warning, not, no	words of English texts that tell of a trouble by themselves, so that a warning sign beside them adds nothing
turned-deed	save, like, love, bookmark, favorite, favourite, mute, pin, star, follow, subscribe, flag, archive, lock, shuffle, loop, repeat	done by turning a flag that is called after it: "Save" of `isSaved` (names met in open-source apps)
type-of-language	task, timer, dispatchworkitem, blockoperation, nspredicate, urlrequest, urlcomponents, dateformatter, numberformatter, date, calendar, uuid, notification	types of Swift's concurrency, Dispatch and Foundation, which make work or values and no view (Apple: documentation of Task, Dispatch and Foundation)
unit	usd, eur, gbp, jpy, cny, inr, idr, egp, brl, rub, krw, try, chf, sek, nok, dkk, pln, czk, huf, aud, cad, nzd, mxn, zar, sar, aed, thb, vnd, php, myr, sgd, hkd, twd, ils, uah, ngn, kes, rp, rs, rm, kr, zł, kč, ft, лв, руб, tl, kg, g, mg, lb, lbs, oz, km, m, cm, mm, mi, l, ml, kcal, kj, bpm, h, hr, hrs, min, mins, s, sec, px, pt, mb, gb, kb	codes and signs of currencies (ISO 4217) and of units (SI brochure; Apple: Unit and its subclasses): they say in what something is given
up-picture	up, upward, upwards, uptrend, increase, increasing, rise, rising, gain	words in names of pictures of what went up (SF Symbols: arrow.up, arrowtriangle.up, chart.line.uptrend.xyaxis)
vague-deed	select, choose, perform, handle, change, update, touch, interact	names of functions that say that something is done, and not what (UITableViewDelegate: didSelectRowAt, and names met in open-source apps)
vague-thing	selection, selected, value, values, binding, input, data, item, index, number, flag, option, result, content, text, string, bool	names of bound values that hold for any of them
value-title	title, name, label, caption, displayname, displaytitle, localizedname, localizedtitle, localizedlabel, displaystring	names of properties that hold what people call a value (names met in open-source apps; Apple: documentation of LocalizedStringResource)
waiting-wheel	indicator, spinner, loading, loader, activity	parts of the names of views that turn while something is loaded; pictures that move begin and end with the same calls (UIKit: UIActivityIndicatorView)
web-player	youtube, ytplayer, vimeo	parts of the names of players of films from the web, which bring the controls and captions of their service
widget-folder	widget, complication, liveactivity	parts of the paths of files with widgets, complications and Live Activities (WidgetKit, ClockKit, ActivityKit)
words-in-picture	slogan, tagline, headline, flyer, leaflet, lettering, infographic, typography, coupon	pictures that are made for their words (catalogue: text-in-image)
words-in-picture-at-end	banner, text, title, quote, caption, heading	say so at the end of a name; elsewhere they tell of a picture for something
wordy-name	title, name, text, label, message, msg, description, header, heading, caption, string, author, address, email	ends of the names of properties that hold words and not a bare number (names met in open-source apps)
working-flag	saving, sending, syncing, processing, uploading, downloading, fetching, connecting, busy, waiting, scanning, generating	parts of the names of flags that are set while something is done
wrapper	withanimation, task, print, max, min, dispatchqueue.main.async, dispatchqueue.main.asyncafter, mainactor.run	calls that only say when, how or within which bounds something is done
"""#)
}
