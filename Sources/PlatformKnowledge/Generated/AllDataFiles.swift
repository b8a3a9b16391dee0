// Made by Scripts/make-knowledge.py; add a table under Data and run the script.

extension DataFile {
  /// Every table, by name.
  static let all: [DataFile] = [
    .abbreviations,
    .actionVerbs,
    .appkitContent,
    .builtinViews,
    .conformance,
    .frameworkViews,
    .inputPurposes,
    .judgedFindings,
    .modifiers,
    .nameWords,
    .navigationCalls,
    .paintTypes,
    .signMeanings,
    .sources,
    .spokenNames,
    .swiftuiApi,
    .symbolMeanings,
    .symbolRenames,
    .symbols,
    .systemColors,
    .systemDifferences,
    .textStyles,
    .thirdPartyModifiers,
    .thirdPartyViews,
    .typeKeepingModifiers,
    .uikitApi,
    .uikitBarItems,
    .uikitClasses,
    .uikitEvents,
    .uikitKin,
    .wcag,
    .words,
  ]
}
