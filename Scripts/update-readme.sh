#!/usr/bin/env bash
# Replaces the output shown in README.md with what the binary prints today: every ```console block whose first line
# is `$ earshot …` is run again, and every ```text block behind `<!-- picture: NAME -->` is what
# `Scripts/server-pictures.py` prints for the name.
#
#   Scripts/update-readme.sh PATH-OF-EARSHOT [--verify]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
binary=${1:?"usage: Scripts/update-readme.sh PATH-OF-EARSHOT [--verify]"}
inside=no
picture=
while IFS= read -r line; do
  if [ "$line" = '```' ]; then inside=no; fi
  case "$inside" in
    run)
      # The command of the block; the output that follows in the file is dropped.
      printf '%s\n' "$line"
      read -ra words <<< "${line#\$ earshot }"
      "$binary" "${words[@]}" || true
      inside=old ;;
    old) ;;
    *) printf '%s\n' "$line" ;;
  esac
  if [ "$line" = '```console' ]; then inside=run; fi
  if [ "$line" = '```text' ] && [ -n "$picture" ]; then
    python3 Scripts/server-pictures.py "$binary" "$picture"
    inside=old picture=
  fi
  case "$line" in '<!-- picture: '*' -->') picture=${line#<!-- picture: } picture=${picture% -->} ;; esac
done < README.md > README.md.new
if [ "${2:-}" = --verify ]; then
  cmp -s README.md README.md.new || { rm README.md.new; echo "README.md is out of date: run 'make readme'" >&2; exit 1; }
  rm README.md.new
else
  mv README.md.new README.md
fi
