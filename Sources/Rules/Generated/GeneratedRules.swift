// Made by Scripts/generate-registry.sh from the files of Sources/Rules; do not edit.

let generatedRules: [any Rule.Type] = [
  IconButtonName.self,
]
