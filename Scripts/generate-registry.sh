#!/usr/bin/env bash
# Writes Sources/Rules/Generated/GeneratedRules.swift: the list of all rule types, one for each file of a rule.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=Sources/Rules/Generated/GeneratedRules.swift
{
  echo "// Made by Scripts/generate-registry.sh from the files of Sources/Rules; do not edit."
  echo
  echo "let generatedRules: [any Rule.Type] = ["
  grep -rhoE '^public struct [A-Za-z]+: ((Lone)?ElementRule|ScreenRule|AppRule|ProjectRule)' Sources/Rules --include='*.swift' \
    | sed -E 's/^public struct ([A-Za-z]+):.*/  \1.self,/' | LC_ALL=C sort -u
  echo "]"
} > "$out.new"
if [ "${1:-}" = --verify ]; then
  cmp -s "$out" "$out.new" || { rm -f "$out.new"; echo "$out is out of date: run Scripts/generate-registry.sh" >&2; exit 1; }
  rm -f "$out.new"
else
  mv "$out.new" "$out"
fi
