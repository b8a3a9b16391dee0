#!/usr/bin/env bash
# Starts Neovim and Emacs, as far as they are installed, against the example app, and prints what they show of the
# language server: diagnostics, a hover, an action.
#
#   Scripts/test-editors.sh PATH-OF-EARSHOT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
EARSHOT=$(realpath "${1:?usage: Scripts/test-editors.sh PATH-OF-EARSHOT}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
APP=$work/Larkspur
export EARSHOT APP HOME=$work XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work XDG_STATE_HOME=$work
cp -R Examples/Larkspur "$APP"
failed=0
if command -v nvim >/dev/null; then
  echo "== $(nvim --version | head -n 1)"
  timeout 120 nvim --clean --headless -c "luafile Tests/Editors/neovim.lua" || failed=1
else
  echo "== nvim is not installed"
fi
if command -v emacs >/dev/null; then
  echo "== $(emacs --version | head -n 1)"
  timeout 120 emacs --no-init-file --batch --eval "(package-initialize)" -l Tests/Editors/emacs.el 2>/dev/null || failed=1
else
  echo "== emacs is not installed"
fi
exit "$failed"
