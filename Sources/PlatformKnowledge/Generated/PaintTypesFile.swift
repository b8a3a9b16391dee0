// Made by Scripts/make-knowledge.py from Data/paint-types.tsv; edit that file and run the script.

extension DataFile {
  static let paintTypes = DataFile(name: "paint-types", text: #"""
# Types that are a colour or a mixture of colours and, where they stand as views, nothing but paint: no element of the
# accessibility tree. members: whether projects add colours of their own to the type as static members, so that an
# unknown member of it is a colour too.
name	members	source
AngularGradient		sdk16
AnyShapeStyle		sdk16
Color	yes	sdk16
EllipticalGradient		sdk16
Gradient		sdk16
HierarchicalShapeStyle		sdk16
LinearGradient		sdk16
Material		sdk16
MeshGradient		docs18
RadialGradient		sdk16
"""#)
}
