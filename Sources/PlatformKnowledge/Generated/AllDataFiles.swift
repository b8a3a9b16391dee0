// Made by Scripts/make-knowledge.py; add a table under Data and run the script.

extension DataFile {
  /// Every table, by name.
  static let all: [DataFile] = [
    .builtinViews,
    .frameworkViews,
    .inputPurposes,
    .modifiers,
    .sources,
    .spokenNames,
    .swiftuiApi,
    .symbolMeanings,
    .symbolRenames,
    .symbols,
    .systemColors,
    .textStyles,
    .thirdPartyModifiers,
    .thirdPartyViews,
    .uikitApi,
    .uikitBarItems,
    .uikitClasses,
    .wcag,
    .words,
  ]
}
