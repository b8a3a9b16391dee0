// Made by Scripts/make-knowledge.py from Data/system-differences.tsv; edit that file and run the script.

extension DataFile {
  static let systemDifferences = DataFile(name: "system-differences", text: #"""
# Ways in which one version of iOS is heard unlike another. What all systems from iOS 16 on do alike is not listed.
# first, last: the versions that do so; `18` as last stands for all of iOS 18. Empty: as far back, or on, as is known.
key	first	last	what	sources	confidence
back-button-names	18		Voice Control has two names for a back button: its title, and "Back". iOS 17.5 has none beside the label.	axs	medium
dialog-cancel		18	A confirmation dialog of SwiftUI ends with Cancel, the system's where the code has none (Apple: dialogs include a standard dismiss action). On iPhones with iOS 26 it is a popover without that button, and is left by the scrub or by touching beside it.	docs	medium
disclosure-arrow-apart		17	In a list the header of a DisclosureGroup is a heading, followed by a button without a name; from iOS 18 on both are one. Recorded on iOS 17.5; what iOS 16 does is inferred.	axs-status	medium
disclosure-button	17		Outside of lists the header of a DisclosureGroup is a button; before it is its label alone.	ax | cvs	medium
disclosure-status	17		In a list the header of a DisclosureGroup says whether it is expanded. Not recorded before iOS 17.5.	axs-status	high
expanded-status	18		UIKit's accessibilityExpandedStatus, which came with iOS 18, is spoken.	docs | axs-status	high
known	16	27	Systems of which anything was recorded. Older ones are not modelled; a newer one is taken to speak as the last. What was heard on iOS 27 is as on iOS 26.	axs | axs13 | axvo27	high
section-header-capitals	17	18	The words of a section header in a form or a grouped list are heard in capitals, as they are drawn. iOS 16 draws capitals and says the words as written; iOS 26 does neither.	axs | axs13 | hgf	high
stepper-end-dimmed		18	The half of a UIStepper that cannot go on is dimmed.	axs | axs13	high
switch-state-text	17		The value of a switch that is neither on, off nor mixed is spoken as it is; before it is silent.	axs | axs13 | axs-code	high
tab-badge-value		18	The badge of a tab is its value: a number as "3 items", another text as it is.	axs | axs13 | ax	high
unused	19	25	Numbers that no system has: iOS 26 came after iOS 18.	docs	high
"""#)
}
