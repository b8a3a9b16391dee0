// Made by Scripts/make-knowledge.py from Data/conformance.tsv; edit that file and run the script.

extension DataFile {
  static let conformance = DataFile(name: "conformance", text: #"""
# What source can show about clauses of standards, and what a person still has to test.
# Sources: WCAG 2.2; WCAG2ICT (W3C Note) and WCAG2Mobile (draft, July 2026); EN 301 549 V3.2.1, and V4.1.1 as published by
# ETSI in September 2026; Revised Section 508 (36 CFR 1194, chapter 5); BIK App-Test. Titles are those of the standards.
# standard: wcag, en301549, section508. WCAG criteria of EN 301 549 (11.x.y.z) and Section 508 are not repeated here.
# versions: of WCAG the first that has it; of EN 301 549 those that have it.
# criteria, rules: what counts as evidence beside the rules that name the criterion.
# static: S = source can show a violation; P = part of it; C = nothing, but where to look; N = nothing.
# scope: app = a finding that names no view is about the whole app; screen = each is about its screen.
# given: the verdict whatever is found; review = findings are evidence to look at and decide nothing.
standard	id	versions	title	criteria	rules	static	scope	given	test	note
wcag	1.1.1	2.0				S	screen		Listen to every picture and icon with VoiceOver: does the name give the purpose? Pictures that arrive at run time need a look of their own.
wcag	1.2.1	2.0				C	screen		Find every recording: is there a transcript of it, or a text that says the same?
wcag	1.2.2	2.0				P	screen		Play every video with captions on: are they complete, in time, and of everything that is heard?
wcag	1.2.3	2.0				C	screen		Play every video without looking: is what is only seen told, by audio description or in a text?
wcag	1.2.4	2.0				C	screen		Watch each live broadcast with captions on.
wcag	1.2.5	2.0				C	screen		Play every video with audio descriptions on.
wcag	1.3.1	2.0				S	screen		Walk each screen with VoiceOver's headings and containers: does every heading, list, table and group that is seen exist there, and no other?
wcag	1.3.2	2.0				P	screen		Swipe through each screen: is the order the one in which it makes sense?
wcag	1.3.3	2.0				C	screen		Read the instructions: do any rely on shape, place, colour or sound alone?
wcag	1.3.4	2.1				S	app		Turn the device on each screen, on iPhone and iPad.
wcag	1.3.5	2.1				S	screen		Fill in the forms about the user: does AutoFill offer the right thing in each field?
wcag	1.4.1	2.0				P	screen		Look at each screen in grey scale: is any state, link or error told by its colour alone?
wcag	1.4.2	2.0				P	screen		Does any sound of more than three seconds start by itself? Can it be stopped without losing VoiceOver?
wcag	1.4.3	2.0				S	screen		Measure text over pictures, materials and gradients, in light and dark appearance and with Increase Contrast.
wcag	1.4.4	2.0				P	screen	review	Set the largest accessibility text size: is everything readable, and nothing cut off?	Contested for apps: a zoom of the system may satisfy it, so findings about fixed fonts are evidence to look at and no failure by themselves (BIK App-Test, WCAG2ICT).
wcag	1.4.5	2.0				P	screen		Look for text inside of pictures, logos apart.
wcag	1.4.10	2.1				C	screen		At 320 points of width and a large text size: does everything fit without scrolling in two directions?
wcag	1.4.11	2.1				C	screen		Measure the outlines of fields, icons, and the marks of states and focus.
wcag	1.4.12	2.1				N	screen	not-applicable		The system has no setting for the spacing of text in apps (BIK App-Test, WCAG2Mobile).
wcag	1.4.13	2.1				P	screen		With a pointer and a keyboard: can what appears on hover or focus be dismissed and reached, and does it stay?
wcag	2.1.1	2.0				S	screen		Use every function with a hardware keyboard and Full Keyboard Access.
wcag	2.1.2	2.0				C	screen		Go through every screen with Tab: is there any place that the focus cannot leave?
wcag	2.1.4	2.1				S	screen		Try each letter key with a keyboard attached: can shortcuts of one key be turned off?
wcag	2.2.1	2.0				P	screen		Find every time limit: can it be turned off or extended?
wcag	2.2.2	2.0				P	screen		Can everything that moves, blinks or scrolls by itself for more than five seconds be paused?
wcag	2.3.1	2.0				P	screen		Watch animations and videos for more than three flashes in a second.
wcag	2.4.1	2.0				N	screen	not-applicable		About sets of pages; EN 301 549 and Section 508 (E207.2) leave software out.
wcag	2.4.2	2.0				C	screen		Is the name of the app the one that users know?	For software the title is the name of the app (WCAG2ICT); a screen without a title is best practice here and no failure. EN 301 549 leaves software out.
wcag	2.4.3	2.0				P	screen		Open and close each sheet, menu and alert with VoiceOver and with a keyboard: does the focus go where it makes sense?
wcag	2.4.4	2.0				S	screen		Read each link and button alone: can its purpose be told, if need be with the text around it?
wcag	2.4.5	2.0				N	screen	not-applicable		About sets of pages; EN 301 549 and Section 508 (E207.2) leave software out.
wcag	2.4.6	2.0				P	screen		Read the headings and labels: do they describe what follows?
wcag	2.4.7	2.0				P	screen		Is the focus visible at every stop, with a keyboard and in each appearance?
wcag	2.4.11	2.2				C	screen		Does a bar, banner or keyboard cover what has the focus?
wcag	2.5.1	2.1				P	screen		Is there another way for each gesture with several fingers or along a path?
wcag	2.5.2	2.1				P	screen		Press each control and slide off before lifting: does nothing happen?
wcag	2.5.3	2.1				S	screen		Say “Tap” and the text of each control to Voice Control.
wcag	2.5.4	2.1				P	screen		Is there another way for what shaking or tilting does, and can it be turned off?
wcag	2.5.7	2.2				P	screen		Is there a way to do with single taps what dragging does?
wcag	2.5.8	2.2				P	screen		Measure small controls that are close to each other: 24 by 24 points, or as much space.
wcag	3.1.1	2.0				S	screen		Start the app in each of its languages: does VoiceOver speak it with the right voice?
wcag	3.1.2	2.0				P	screen		Listen to passages in other languages: does the voice change?	EN 301 549 leaves software out.
wcag	3.2.1	2.0				P	screen		Go through each screen with Tab and with VoiceOver: does anything happen just because something got the focus?
wcag	3.2.2	2.0				P	screen		Change each setting and field: does the context change without a warning?
wcag	3.2.3	2.0				C	screen	not-applicable		About sets of pages; EN 301 549 and Section 508 (E207.2) leave software out.
wcag	3.2.4	2.0				C	screen	not-applicable		About sets of pages; EN 301 549 and Section 508 (E207.2) leave software out.
wcag	3.2.6	2.2				C	screen		Is help in the same place on each screen that has it?
wcag	3.3.1	2.0				P	screen		Make every mistake that a form notices: is it said which field is wrong, and in text?
wcag	3.3.2	2.0				P	screen		Is it said before input what each field wants, and still there once it is filled?
wcag	3.3.3	2.0				C	screen		Make mistakes: does the message say how to mend them?
wcag	3.3.4	2.0				C	screen		Can orders, payments and deletions be checked, undone or confirmed?
wcag	3.3.7	2.2				C	screen		Is anything asked for twice in one flow?
wcag	3.3.8	2.2				P	screen		Sign in with a password manager and by pasting: is there a step that asks to remember, transcribe or solve something?
wcag	4.1.2	2.0				S	screen		Operate every control with VoiceOver: are name, role, value and state right, and do they change with what is seen?
wcag	4.1.3	2.1				P	screen		Do things that succeed, fail or load: is the message spoken without moving the focus?
en301549	5.2	3.2.1 4.1.1	Activation of accessibility features			C	screen		Can each accessibility feature of the app be turned on by somebody who needs it for that?
en301549	5.3	3.2.1 4.1.1	Biometrics		biometrics-only	P	screen		Is there another way than biometrics to sign in and confirm?
en301549	5.4	3.2.1 4.1.1	Preservation of accessibility information during conversion			C	screen		When the app converts or exports documents: does the information for accessibility survive?
en301549	5.5.1	3.2.1 4.1.1	Means of operation			N	screen	not-applicable		About operable parts of hardware.
en301549	5.5.2	3.2.1 4.1.1	Operable parts discernibility			N	screen	not-applicable		About operable parts of hardware.
en301549	5.6.1	3.2.1 4.1.1	Tactile or auditory status			N	screen	not-applicable		About locking or toggle controls of hardware.
en301549	5.6.2	3.2.1 4.1.1	Visual status			N	screen	not-applicable		About locking or toggle controls of hardware.
en301549	5.7	3.2.1 4.1.1	Key repeat			N	screen	not-applicable		The system provides it.
en301549	5.8	3.2.1 4.1.1	Double-strike key acceptance			N	screen	not-applicable		The system provides it.
en301549	5.9	3.2.1 4.1.1	Simultaneous user actions		gesture-only-action	P	screen		Is there a way with one finger for everything that takes two actions at once?
en301549	7.1.1	3.2.1	Captioning playback		captions-unsupported	P	screen		Play every video that has captions: can they be turned on?
en301549	7.1.2	3.2.1	Captioning synchronization			C	screen		Are captions in time with the sound, within a tenth of a second of their own times?
en301549	7.1.3	3.2.1	Preservation of captioning			C	screen		When the app sends, converts or records video: are its captions still there?
en301549	7.1.4	3.2.1	Captions characteristics		caption-setting-stale	P	screen		Change the style of captions in the settings of the system: does the player of the app follow?
en301549	7.1.5	3.2.1	Spoken subtitles			C	screen		Can subtitles be spoken where a video has them?
en301549	7.2.1	3.2.1	Audio description playback		audio-description-unsupported	P	screen		Play every video that has audio description: can it be chosen?
en301549	7.2.2	3.2.1	Audio description synchronization			C	screen		Is audio description in time with the video?
en301549	7.2.3	3.2.1	Preservation of audio description			C	screen		When the app sends, converts or records video: is its audio description still there?
en301549	7.3	3.2.1	User controls for captions and audio description			C	screen		Are captions and audio description turned on where play and pause stand, and not deeper?
en301549	11.4.1.1	3.2.1	Parsing			N	app	supports		There is no markup for users' agents in compiled software, and W3C takes the criterion for always met (BIK App-Test: always met). Void in V4.1.1.
en301549	11.5.1	3.2.1 4.1.1	Closed functionality			N	screen	not-applicable		The app runs where assistive technologies are.
en301549	11.5.2.1	3.2.1 4.1.1	Platform accessibility service support for software that provides a user interface			N	screen	not-applicable		About platform software.
en301549	11.5.2.2	3.2.1 4.1.1	Platform accessibility service support for assistive technologies			N	screen	not-applicable		About platform software.
en301549	11.5.2.3	3.2.1 4.1.1	Use of accessibility services		drawn-content-unrepresented opaque-view-name	P	screen		Does everything that is drawn or rendered by the app itself exist for VoiceOver?
en301549	11.5.2.4	3.2.1 4.1.1	Assistive technology			N	screen	not-applicable		About ICT that is assistive technology itself.
en301549	11.5.2.5	3.2.1 4.1.1	Object information	4.1.2		S	screen		Inspect custom controls: role, states, boundary, name and description.
en301549	11.5.2.6	3.2.1 4.1.1	Row, column, and headers			C	screen		Walk through tables and grids: are row, column and their headers spoken?
en301549	11.5.2.7	3.2.1 4.1.1	Values		custom-control-value-missing adjustable-action-incomplete uikit-adjustable-incomplete slider-raw-value page-view-value	P	screen		Change every custom control that has a value: is the value spoken, with its range?
en301549	11.5.2.8	3.2.1 4.1.1	Label relationships			C	screen		Are labels that stand beside their fields spoken with them?
en301549	11.5.2.9	3.2.1 4.1.1	Parent-child relationships		nested-interactive uikit-elements-conflict combine-with-several-controls	P	screen		Are parts reachable inside of what holds them, and not twice?
en301549	11.5.2.10	3.2.1 4.1.1	Text			C	screen		Read own text views by line, word and character: attributes and boundaries.
en301549	11.5.2.11	3.2.1 4.1.1	List of available actions		gesture-only-action custom-swipe-not-exposed custom-action-name uikit-custom-actions	P	screen		Open the Actions rotor on rows and custom controls: is everything there that gestures do?
en301549	11.5.2.12	3.2.1 4.1.1	Execution of available actions		gesture-only-action custom-swipe-not-exposed ignored-children-with-controls uikit-element-swallows-children	P	screen		Carry out each action with VoiceOver and Switch Control.
en301549	11.5.2.13	3.2.1 4.1.1	Tracking of focus and selection attributes		selection-state-missing	P	screen		Select, and move the focus: is it spoken what is selected?
en301549	11.5.2.14	3.2.1 4.1.1	Modification of focus and selection attributes			C	screen		Can focus and selection be set with assistive technology wherever a user can set them?
en301549	11.5.2.15	3.2.1 4.1.1	Change notification		status-not-announced uikit-notification-missing	P	screen		Make content change: is it announced?
en301549	11.5.2.16	3.2.1 4.1.1	Modifications of states and properties		adjustable-action-incomplete uikit-adjustable-incomplete	P	screen		Can states be changed with assistive technology wherever a user can change them?
en301549	11.5.2.17	3.2.1 4.1.1	Modifications of values and text		adjustable-action-incomplete uikit-adjustable-incomplete	P	screen		Can values and texts be changed with assistive technology wherever a user can change them?
en301549	11.6.1	3.2.1 4.1.1	User control of accessibility features			N	screen	not-applicable		About platforms whose features a user controls.
en301549	11.6.2	3.2.1 4.1.1	No disruption of accessibility features		voiceover-only-branch uikit-traits-overwritten direct-touch-unexplained	P	screen		Use the app with VoiceOver, Zoom and Switch Control on: does it turn anything off or stand in the way?
en301549	11.7	3.2.1 4.1.1	User preferences		fixed-font-size custom-font-fixed font-token-fixed uikit-fixed-font ib-fixed-font ib-no-dynamic-type dynamic-type-clamped motion-ignores-reduce-motion	P	screen		Change text size, bold text, contrast, colour filters, appearance, Reduce Motion and the pointer: does the app follow?	That there is no dark appearance is noted and no failure (BIK App-Test).
en301549	11.8.1	3.2.1 4.1.1	Content technology			C	screen		For apps in which people write for others: can they make accessible content?
en301549	11.8.2	3.2.1 4.1.1	Accessible content creation			C	screen		For apps in which people write for others: test it as an authoring tool.
en301549	11.8.3	3.2.1 4.1.1	Preservation of accessibility information in transformations			C	screen		For apps in which people write for others: test it as an authoring tool.
en301549	11.8.4	3.2.1 4.1.1	Repair assistance			C	screen		For apps in which people write for others: test it as an authoring tool.
en301549	11.8.5	3.2.1 4.1.1	Templates			C	screen		For apps in which people write for others: test it as an authoring tool.
en301549	12.1.1	3.2.1	Accessibility and compatibility features			C	screen		Read what the store and the help say about accessibility: is it there, and is it true?
section508	502.2.1		User Control of Accessibility Features			N	screen	not-applicable		About platforms.
section508	502.2.2		No Disruption of Accessibility Features		voiceover-only-branch uikit-traits-overwritten direct-touch-unexplained	P	screen		Use the app with VoiceOver, Zoom and Switch Control on: does it turn anything off or stand in the way?
section508	502.3.1		Object Information	4.1.2		S	screen		Inspect custom controls: role, states, boundary, name and description.
section508	502.3.2		Modification of Object Information		adjustable-action-incomplete uikit-adjustable-incomplete	P	screen		Can states be changed with assistive technology wherever a user can change them?
section508	502.3.3		Row, Column, and Headers			C	screen		Walk through tables and grids: are row, column and their headers spoken?
section508	502.3.4		Values		custom-control-value-missing adjustable-action-incomplete uikit-adjustable-incomplete slider-raw-value page-view-value	P	screen		Change every custom control that has a value: is the value spoken, with its range?
section508	502.3.5		Modification of Values		adjustable-action-incomplete uikit-adjustable-incomplete	P	screen		Can values be changed with assistive technology wherever a user can change them?
section508	502.3.6		Label Relationships			C	screen		Are labels that stand beside their fields spoken with them?
section508	502.3.7		Hierarchical Relationships		nested-interactive uikit-elements-conflict combine-with-several-controls	P	screen		Are parts reachable inside of what holds them, and not twice?
section508	502.3.8		Text			C	screen		Read own text views by line, word and character: attributes and boundaries.
section508	502.3.9		Modification of Text			C	screen		Can text be changed with assistive technology wherever a user can change it?
section508	502.3.10		List of Actions		gesture-only-action custom-swipe-not-exposed custom-action-name uikit-custom-actions	P	screen		Open the Actions rotor on rows and custom controls: is everything there that gestures do?
section508	502.3.11		Actions on Objects		gesture-only-action custom-swipe-not-exposed ignored-children-with-controls uikit-element-swallows-children	P	screen		Carry out each action with VoiceOver and Switch Control.
section508	502.3.12		Focus Cursor		selection-state-missing	P	screen		Select, and move the focus: is it spoken what has the focus and what is selected?
section508	502.3.13		Modification of Focus Cursor			C	screen		Can the focus be set with assistive technology wherever a user can set it?
section508	502.3.14		Event Notification		status-not-announced uikit-notification-missing	P	screen		Make content change: is it announced?
section508	502.4		Platform Accessibility Features			N	screen	not-applicable		About platforms.
section508	503.2		User Preferences		fixed-font-size custom-font-fixed font-token-fixed uikit-fixed-font ib-fixed-font ib-no-dynamic-type dynamic-type-clamped	P	screen		Change text size, bold text, contrast, colour filters and appearance: does the app follow?
section508	503.3		Alternative User Interfaces			N	screen	not-applicable		About interfaces that stand in for assistive technology.
section508	503.4.1		Caption Controls			C	screen		Are the controls of captions at the level of those for volume?
section508	503.4.2		Audio Description Controls			C	screen		Are the controls of audio description at the level of those for programme selection?
section508	504.2		Content Creation or Editing			C	screen		For apps in which people write for others: can they make accessible content?
section508	504.2.1		Preservation of Information Provided for Accessibility in Format Conversion			C	screen		When the app converts or exports documents: does the information for accessibility survive?
section508	504.2.2		PDF Export			C	screen		When the app exports PDF: is it PDF/UA?
section508	504.3		Prompts			C	screen		For apps in which people write for others: are they asked for what makes content accessible?
section508	504.4		Templates			C	screen		For apps in which people write for others: are there accessible templates?
"""#)
}
