#!/usr/bin/env bash
# What .pre-commit-hooks.yaml runs: the program of this version on the files of the commit.
set -euo pipefail
earshot=${EARSHOT:-$("$(dirname "${BASH_SOURCE[0]}")/install.sh")}
exec "$earshot" check "$@"
