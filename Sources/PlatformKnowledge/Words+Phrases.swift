/// Words around those for looks, roles, states and gestures, which make something else of them.
extension Words {
  /// Beginnings of the words for a swipe, in all languages: "swipe", "wischen".
  public static let swipeWords = everyWord(.swipe)

  /// Words for a picture that stands for something, in all languages: "icon", "icône".
  public static let iconWords = everyWord(.icon)

  /// Words for signs that point somewhere, in all languages: "arrow", "Pfeil".
  public static let drawnSignWords = everyWord(.drawnSign)

  /// What people do with icons as such, in English: "change".
  public static let iconVerbWords = everyWord(.iconVerb)

  /// Words before "icon" with which it is a thing, and no picture, in English: "app icon".
  public static let iconTopicWords = everyWord(.iconTopic)

  /// Where signs point, in English: "left", "upward".
  public static let directionWords = everyWord(.direction)

  /// How people call the signs for menus and further actions, in English: "three dots".
  public static let signPhraseWords = everyWord(.signPhrase)

  /// Words that stand between words for looks and say nothing else, in English: "pointing", "with".
  public static let lookFillerWords = everyWord(.lookFiller)

  /// Words before an instruction to make a gesture, in English: "please", "just".
  public static let gestureOpeningWords = everyWord(.gestureOpening)

  /// Words after the name of a gesture with which it is an instruction, in English: "tap to", "swipe left".
  public static let gestureFollowerWords = everyWord(.gestureFollower)

  /// Words before the participle of a gesture, in English: "when tapped".
  public static let gestureWhenWords = everyWord(.gestureWhen)

  /// Participles of gestures, in English: "tapped".
  public static let gestureParticipleWords = everyWord(.gestureParticiple)

  /// Words before "on" and "off" with which these are no state, in English: "keep on", "sign off".
  public static let noStatePhraseWords = everyWord(.noStatePhrase)

  /// Words before "button" and the like with which these name another thing, in English: "radio button".
  public static let roleCompoundWords = everyWord(.roleCompound)

  /// Words right before "save button" with which it is the object of a phrase, in English: "with".
  public static let roleJointWords = everyWord(.roleJoint)

  /// What people do with buttons and links as such, in English: "insert link".
  public static let roleTopicVerbWords = everyWord(.roleTopicVerb)

  /// Words after "to" that begin a place, and not what is done, in English: "the", "left".
  public static let placeDeterminerWords = everyWord(.placeDeterminer)

  /// What people do and no control does for them, in English: "choose", "type".
  public static let personalDeedWords = everyWord(.personalDeed)
}
