#!/usr/bin/env bash
# Tests the page of 'earshot report' in Debian's Chromium: accessibility by axe-core, no request, no script error,
# filters, states, listening, keyboard, and hostile sources.
#
#   Scripts/browser-tests.sh PATH-OF-EARSHOT [TEST...]
#
# Chromium and its driver come from the system's packages and are installed where they are missing and that may be
# done; Selenium and axe-core come from the Python Package Index into a folder of their own. Exits with 77 when they cannot
# be had.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
earshot=$(realpath "${1:?usage: Scripts/browser-tests.sh PATH-OF-EARSHOT}")
cache=${EARSHOT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/earshot}/browser-tests

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v chromedriver >/dev/null || missing+=(chromium-driver)
python3 -c 'import venv, ensurepip' 2>/dev/null || missing+=(python3-venv)
if [ "${#missing[@]}" -gt 0 ]; then
  install() {
    command -v apt-get >/dev/null && apt-get update -qq \
      && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  }
  install || { echo "browser-tests: needs ${missing[*]}" >&2; exit 77; }
fi
packages=(selenium==4.51.0 axe-playwright-python==0.1.8 jsonschema==4.26.0)
if [ "$(cat "$cache/packages" 2>/dev/null)" != "${packages[*]}" ]; then
  rm -rf "$cache" && mkdir -p "$cache"
  fetch() {
    python3 -m venv "$cache/python" \
      && "$cache/python/bin/pip" install --quiet --disable-pip-version-check "${packages[0]}" "${packages[2]}" \
      && "$cache/python/bin/pip" install --quiet --disable-pip-version-check --no-deps "${packages[1]}"
  }
  # Of the second only the bundled axe-core is wanted, not the browsers that go with it.
  fetch || { echo "browser-tests: the libraries cannot be fetched" >&2; exit 77; }
  echo "${packages[*]}" > "$cache/packages"
fi
exec "$cache/python/bin/python" Scripts/browser_tests.py "$earshot" "${@:2}"
