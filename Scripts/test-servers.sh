#!/usr/bin/env bash
# Runs the conformance tests of `earshot lsp` and `earshot mcp` with client libraries of the field, in a Python
# environment of its own. Exits with 77 when the libraries cannot be fetched.
#
#   Scripts/test-servers.sh PATH-OF-EARSHOT [ARGUMENTS OF PYTEST]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
EARSHOT=$(realpath "${1:?usage: Scripts/test-servers.sh PATH-OF-EARSHOT}")
export EARSHOT
shift
environment=.build/servers-environment
if ! cmp -s Tests/Servers/requirements.txt "$environment/requirements.txt"; then
  rm -rf "$environment"
  if ! python3 -m venv "$environment" || ! "$environment/bin/pip" install -q -r Tests/Servers/requirements.txt; then
    echo "test-servers: the client libraries cannot be fetched" >&2
    exit 77
  fi
  cp Tests/Servers/requirements.txt "$environment"
fi
cd Tests/Servers
exec ../../"$environment"/bin/python -m pytest -p no:cacheprovider "$@"
