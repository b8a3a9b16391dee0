#!/usr/bin/env bash
# Makes a Swift SDK that builds programs for aarch64 Linux on another machine, of nothing but Debian's packages, and
# installs it as `debian-aarch64`, which Scripts/dist.sh then uses. For where the Static Linux SDK cannot be fetched.
#
#   Scripts/debian-sdk.sh [FOLDER]      where it keeps what it unpacks; 1.2 GB, default ~/.cache/earshot/debian-aarch64
#
# The libraries of an SDK have to be of the version of the compiler, so this runs on Debian with Debian's own compiler
# (`apt-get install swiftlang`), such as in a container or a debootstrap of sid on an x86_64 machine.
set -euo pipefail

fail() { printf 'debian-sdk: %s\n' "$1" >&2; exit 1; }
for tool in apt-get apt-cache dpkg swift swiftc; do
  command -v "$tool" >/dev/null || fail "'$tool' is needed and was not found"
done
version=$(dpkg-query --show --showformat '${Version}' swiftlang 2>/dev/null) \
  || fail "the compiler is not that of Debian: apt-get install swiftlang"
folder=${1:-${EARSHOT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/earshot}/debian-aarch64}
root=$folder/root

dpkg --print-foreign-architectures | grep -qx arm64 \
  || fail "the packages of aarch64 are not known: dpkg --add-architecture arm64 && apt-get update"
rm -rf "$folder"
mkdir -p "$folder/packages" "$root"
cd "$folder/packages"

# The newest GCC whose libraries there are; the Swift compiler looks for them by its number.
gcc=$(apt-cache search --names-only '^libstdc\+\+-[0-9]+-dev$' | sed -nE 's/^libstdc\+\+-([0-9]+)-dev .*/\1/p' | sort -n | tail -n 1)
[ -n "$gcc" ] || fail "no libraries of GCC were found"
for package in "swiftlang:arm64=$version" "libswiftlang:arm64=$version" libc6:arm64 libc6-dev:arm64 libgcc-s1:arm64 \
  libstdc++6:arm64 "libgcc-$gcc-dev:arm64" "libstdc++-$gcc-dev:arm64" linux-libc-dev; do
  apt-get -q -o APT::Sandbox::User=root download "$package" >&2 || fail "$package cannot be downloaded"
  for file in ./*.deb; do
    dpkg --extract "$file" "$root"
    rm "$file"
  done
done
# What the packages expect of a system that is unpacked as a whole.
ln -sfn usr/lib "$root/lib"
ln -sfn ../libexec/swift/lib/swift_static "$root/usr/lib/swift_static"
# Programs of the other machine, which nobody runs here.
rm -rf "$root/usr/libexec/swift/bin" "$root"/usr/libexec/swift/lib/*.so*

bundle=$folder/debian-aarch64.artifactbundle
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
host=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
mkdir -p "$bundle/sdk"
cat > "$bundle/info.json" <<JSON
{"schemaVersion": "1.0", "artifacts": {"debian-aarch64": {"type": "swiftSDK", "version": "${version%%-*}",
  "variants": [{"path": "sdk", "supportedTriples": ["$host"]}]}}}
JSON
resources=$root/usr/libexec/swift/lib
cat > "$bundle/sdk/swift-sdk.json" <<JSON
{"schemaVersion": "4.0", "targetTriples": {"aarch64-unknown-linux-gnu": {"sdkRootPath": "$root",
  "swiftResourcesPath": "$resources/swift", "swiftStaticResourcesPath": "$resources/swift_static",
  "toolsetPaths": ["toolset.json"]}}}
JSON
options="[\"--gcc-toolchain=$root/usr\"]"
cat > "$bundle/sdk/toolset.json" <<JSON
{"schemaVersion": "1.0", "rootPath": "$tools",
  "swiftCompiler": {"extraCLIOptions": ["-use-ld=lld", "-Xclang-linker", "--gcc-toolchain=$root/usr"]},
  "cCompiler": {"extraCLIOptions": $options}, "cxxCompiler": {"extraCLIOptions": $options},
  "linker": {"path": "ld.lld"}}
JSON
swift sdk remove debian-aarch64 >/dev/null 2>&1 || true
swift sdk install "$bundle"
