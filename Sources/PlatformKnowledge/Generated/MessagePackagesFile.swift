// Made by Scripts/make-knowledge.py from Data/message-packages.tsv; edit that file and run the script.

extension DataFile {
  static let messagePackages = DataFile(name: "message-packages", text: #"""
# Calls of packages that lay a message over the screen, which goes away by itself, and tell VoiceOver nothing of it: their
# source posts no announcement and moves no focus. Left out are those that do, such as SVProgressHUD, Toast-Swift and
# NotificationBanner.
# on: what the call is made on; empty for a modifier of any view, or a method of any object. needs: a label or name that has to stand in the call,
# where it may bring up something that stays. source: the package and the commit that was read.
module	on	calls	needs	source
AlertKit	AlertKitAPI	present		sparrowcode/AlertKit@fc1ce7a
AlertToast		toast	isPresenting	elai950/AlertToast@76a1c17
BRYXBanner		show	duration	bryx-inc/BRYXBanner@45c3040
GSMessages		showMessage	type	wxxsw/GSMessages@88d895a
JDropDownAlert		alertWith		trilliwon/JDropDownAlert@5f93ea1
KRProgressHUD	KRProgressHUD	showSuccess showInfo showWarning showError showImage showMessage		krimpedance/KRProgressHUD@2651428
Loaf	Loaf	Loaf		schmidyy/Loaf@ce8059a
MBProgressHUD		hide	afterDelay	jdg/MBProgressHUD@4a7c5f3
PKHUD	HUD	flash		pkluz/PKHUD@8fd26f2
PopupView		popup	autohideIn	exyte/PopupView@cf6f979
ProgressHUD	ProgressHUD	added banner error failed image liveIcon showAdded showError showFailed showSuccess showSucceed succeed success symbol		relatedcode/ProgressHUD@44e04c7
SPAlert	SPAlert	present		sparrowcode/SPAlert@5fd3e29
SPIndicator	SPIndicator	present		ivanvorobei/SPIndicator@500cb17
SimpleToast		simpleToast		sanzaru/SimpleToast@df5a3af
SwiftyDrop	Drop	down		morizotter/SwiftyDrop@a4e7ba1
Toast	Toast	text default		BastiaanJansen/toast-swift@9201d7e
Whisper	Whisper	show		hyperoslo/Whisper@27bb55c
"""#)
}
