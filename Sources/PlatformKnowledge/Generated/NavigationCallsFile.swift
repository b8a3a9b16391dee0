// Made by Scripts/make-knowledge.py from Data/navigation-calls.tsv; edit that file and run the script.

extension DataFile {
  static let navigationCalls = DataFile(name: "navigation-calls", text: #"""
# Calls of UIKit and SwiftUI that bring another screen or take one away. `argument` is the label of what is shown, `_`
# for the first argument; `receiver` is what the call has to be made on where the name alone could mean something else.
# Source: Apple docs (UINavigationController, UIViewController, UIApplication, DismissAction, OpenURLAction).
name	does	argument	receiver
pushViewController	push	_
show	push	_
showDetailViewController	push	_
present	modal	_
setViewController	replacement	_
setViewControllers	replacement	_
performSegue	segue	withIdentifier
dismiss	dismiss
popViewController	pop
popToViewController	pop
popToRootViewController	pop
openURL	open	_
open	open	_	UIApplication.shared
"""#)
}
