// Made by Scripts/make-knowledge.py from Data/type-keeping-modifiers.tsv; edit that file and run the script.

extension DataFile {
  static let typeKeepingModifiers = DataFile(name: "type-keeping-modifiers", text: #"""
# Modifiers of Text and Image that give back the same type. After any other modifier a Text or an Image is some other
# view, so that it can no longer stand where its type is asked for. types: Text, Image or both. Color stands for what
# leaves a colour or another shape style, and no view: Color's own methods, and those of ShapeStyle.
name	types	source
allowedDynamicRange	Image	docs26
antialiased	Image	sdk16
baselineOffset	Text	sdk16
blendMode	Color	sdk16
bold	Text	sdk16
font	Text	sdk16
fontDesign	Text	sdk16
fontWeight	Text	sdk16
fontWidth	Text	sdk16
foregroundColor	Text	sdk16
foregroundStyle	Text	docs18
interpolation	Image	sdk16
italic	Text	sdk16
kerning	Text	sdk16
mix	Color	docs18
monospaced	Text	docs18
monospacedDigit	Text	sdk16
opacity	Color	sdk16
renderingMode	Image	sdk16
resizable	Image	sdk16
shadow	Color	sdk16
strikethrough	Text	sdk16
symbolRenderingMode	Image	sdk16
textScale	Text	docs18
tracking	Text	sdk16
underline	Text	sdk16
"""#)
}
