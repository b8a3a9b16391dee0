// Made by Scripts/make-knowledge.py from Data/control-areas.tsv; edit that file and run the script.

extension DataFile {
  static let controlAreas = DataFile(name: "control-areas", text: #"""
# What bears on where a control of SwiftUI takes touches. What its label draws takes them, and not what stands around it
# (Apple: documentation of View.contentShape(_:eoFill:), ButtonStyle). kind: size — a modifier in a label that may give it
# another size than that of its letters; label — a view or value in a label that has a size of its own, or stacks such;
# larger — a modifier that lets a label, or what stands around it, be larger than what is in it; clear — a ground that
# paints nothing; plain-style — a button style that gives a button no area of its own.
name	kind	source
BorderlessButtonStyle	plain-style	sdk16
Color	label	sdk16
Color.clear	clear	sdk16
DefaultButtonStyle	plain-style	sdk16
EmptyView	clear	sdk16
GeometryReader	clear	sdk16
Group	label	sdk16
HStack	label	sdk16
Image	label	sdk16
Label	label	sdk16
LocalizedStringKey	label	sdk16
NavigationLink	clear	sdk16
PlainButtonStyle	plain-style	sdk16
ProgressView	label	sdk16
String	label	sdk16
Text	label	sdk16
VStack	label	sdk16
automatic	plain-style	sdk16
background	size	sdk16
borderless	plain-style	sdk16
buttonStyle	size	sdk16
clear	clear	sdk16
clipShape	size	sdk16
contentShape	larger	sdk16
contentShape	size	sdk16
controlSize	size	sdk16
frame	larger	sdk16
frame	size	sdk16
glassEffect	size	docs26
imageScale	size	sdk16
modifier	size	sdk16
overlay	size	sdk16
padding	larger	sdk16
padding	size	sdk16
plain	plain-style	sdk16
resizable	larger	sdk16
resizable	size	sdk16
scaleEffect	size	sdk16
"""#)
}
