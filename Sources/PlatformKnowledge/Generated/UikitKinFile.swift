// Made by Scripts/make-knowledge.py from Data/uikit-kin.tsv; edit that file and run the script.

extension DataFile {
  static let uikitKin = DataFile(name: "uikit-kin", text: #"""
# Classes of packages by the ends of their names: what they most likely descend from, once code uses one of these members
# of that class of UIKit. The members are those of Apple's documentation of the class.
end	class	members	source
Button	UIButton	setTitle setImage setAttributedTitle configuration titleLabel	docs
ImageView	UIImageView	image	docs
Label	UILabel	text attributedText numberOfLines	docs
Switch	UISwitch	isOn setOn	docs
TextField	UITextField	text placeholder attributedPlaceholder isSecureTextEntry	docs
TextView	UITextView	text attributedText isEditable	docs
"""#)
}
