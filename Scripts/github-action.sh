#!/usr/bin/env bash
# What action.yml runs: checks, annotates the changed lines, writes a summary and SARIF. Inputs come in INPUT_… variables.
# The job's result is a step of its own, so that SARIF is uploaded before it fails.
set -euo pipefail

earshot=${EARSHOT:-$("$(dirname "${BASH_SOURCE[0]}")/install.sh")}

lines() { # the lines of $1 that are not blank, into the array `list`
  list=()
  while IFS= read -r line; do
    line=${line%$'\r'}
    if [ -n "${line// /}" ]; then list+=("$line"); fi
  done <<< "$1"
}

check=(check)
lines "${INPUT_ARGUMENTS:-}"
check+=(${list[@]+"${list[@]}"})
if [ -n "${INPUT_FAIL_ON:-}" ]; then check+=(--fail-on "$INPUT_FAIL_ON"); fi
if [ "${INPUT_CHANGED_ONLY:-false}" = true ] && [ -n "${BASE_SHA:-}" ]; then check+=(--changed-since "$BASE_SHA"); fi
lines "${INPUT_PATHS:-}"
check+=(${list[@]+"${list[@]}"})

# Relative to the working directory, as the upload wants it.
sarif=${RUNNER_TEMP:-/tmp}/earshot.sarif
summary=${RUNNER_TEMP:-/tmp}/earshot.md
status=0
# One check, and every form of its results; annotations of lines go to the log.
"$earshot" "${check[@]}" --format github --format "sarif=$sarif" --format "markdown=$summary" || status=$?
printf 'status=%s\nsarif=%s\n' "$status" "$sarif" >> "$GITHUB_OUTPUT"
if [ "$status" -eq 2 ]; then exit 0; fi

cat "$summary" >> "$GITHUB_STEP_SUMMARY"
if [ "${INPUT_COMPARE:-true}" = true ] && [ -n "${BASE_SHA:-}" ]; then
  compare=(compare "$BASE_SHA" --fail-on never --format markdown)
  for path in ${list[@]+"${list[@]}"}; do compare+=(--path "$path"); done
  printf '\n' >> "$GITHUB_STEP_SUMMARY"
  "$earshot" "${compare[@]}" >> "$GITHUB_STEP_SUMMARY" \
    || echo "::warning::Earshot could not compare with the base; is the checkout's fetch-depth 0?"
fi
