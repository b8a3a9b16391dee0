// Made by Scripts/make-knowledge.py from Data/message-packages.tsv; edit that file and run the script.

extension DataFile {
  static let messagePackages = DataFile(name: "message-packages", text: #"""
# Calls of packages that lay a message over the screen, which goes away by itself, and tell VoiceOver nothing of it: their
# source posts no announcement and moves no focus. Left out are those that do, such as SVProgressHUD, Toast-Swift and
# NotificationBanner.
# on: what the call is made on; empty for a modifier of any view. needs: a label or name that has to stand in the call,
# where it may bring up something that stays. source: the package and the commit that was read.
module	on	calls	needs	source
AlertKit	AlertKitAPI	present		sparrowcode/AlertKit@fc1ce7a
AlertToast		toast	isPresenting	elai950/AlertToast@76a1c17
Loaf		Loaf		schmidyy/Loaf@ce8059a
MBProgressHUD		hide	afterDelay	jdg/MBProgressHUD@4a7c5f3
PKHUD	HUD	flash		pkluz/PKHUD@8fd26f2
PopupView		popup	autohideIn	exyte/PopupView@cf6f979
ProgressHUD	ProgressHUD	added banner error failed image liveIcon showAdded showError showFailed showSuccess showSucceed succeed success symbol		relatedcode/ProgressHUD@44e04c7
SPIndicator	SPIndicator	present		ivanvorobei/SPIndicator@500cb17
SimpleToast		simpleToast		sanzaru/SimpleToast@df5a3af
"""#)
}
