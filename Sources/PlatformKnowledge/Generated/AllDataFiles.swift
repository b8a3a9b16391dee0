// Made by Scripts/make-knowledge.py; add a table under Data and run the script.

extension DataFile {
  /// Every table, by name.
  static let all: [DataFile] = [
    .builtinViews,
    .frameworkViews,
    .inputPurposes,
    .modifiers,
    .paintTypes,
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
    .typeKeepingModifiers,
    .uikitApi,
    .uikitBarItems,
    .uikitClasses,
    .wcag,
    .words,
  ]
}
