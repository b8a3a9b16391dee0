#!/bin/bash
# Shows findings in Xcode as warnings and errors beside the source. Add a Run Script phase to a target:
#
#   "$SRCROOT/path/to/xcode-build-phase.sh" [options of `earshot check`, such as --fail-on never]
#
# With input files or input file lists, only the Swift and interface files among them are reported on, and with an output file Xcode
# runs the phase only when one of them has changed. Without, the folder of the project is checked. The program is
# $EARSHOT, or `earshot` on PATH or where Homebrew and Mint put it. Xcode's sandbox of user scripts has to be off
# (ENABLE_USER_SCRIPT_SANDBOXING = NO), because the whole project is read. macOS has bash 3.2: no arrays of names here.
set -euo pipefail

# Previews and the index build over and over, and nobody reads their log.
if [ "${ENABLE_PREVIEWS:-NO}" = YES ] || [ "${ACTION:-build}" = indexbuild ]; then exit 0; fi

export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.mint/bin"
earshot=${EARSHOT:-$(command -v earshot || true)}
if [ -z "$earshot" ]; then
  echo "warning: earshot is not installed, so accessibility was not checked"
  exit 0
fi

files=()
has_inputs=no
add() {
  has_inputs=yes
  case "$1" in *.swift|*.storyboard|*.xib) if [ -f "$1" ]; then files+=("$1"); fi ;; esac
}

index=0
while [ "$index" -lt "${SCRIPT_INPUT_FILE_COUNT:-0}" ]; do
  name=SCRIPT_INPUT_FILE_$index
  add "${!name:-}"
  index=$((index + 1))
done
index=0
while [ "$index" -lt "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" ]; do
  name=SCRIPT_INPUT_FILE_LIST_$index
  # Xcode has put the values of settings into the lists already; the last line may have no end.
  while IFS= read -r line || [ -n "$line" ]; do
    if [ -n "$line" ]; then add "$line"; fi
  done < "${!name}"
  index=$((index + 1))
done

done_with_outputs() {
  index=0
  while [ "$index" -lt "${SCRIPT_OUTPUT_FILE_COUNT:-0}" ]; do
    name=SCRIPT_OUTPUT_FILE_$index
    mkdir -p "$(dirname "${!name}")"
    : > "${!name}"
    index=$((index + 1))
  done
}

if [ "$has_inputs" = yes ] && [ "${#files[@]}" -eq 0 ]; then
  done_with_outputs
  exit 0
fi
if [ "$has_inputs" = no ]; then files=("${SRCROOT:-.}"); fi
status=0
"$earshot" check --format xcode "$@" "${files[@]}" || status=$?
# With errors there is no output, so that the next build tells of them again.
if [ "$status" -eq 0 ]; then done_with_outputs; fi
exit "$status"
