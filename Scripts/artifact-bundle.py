#!/usr/bin/env python3
"""artifact-bundle.py --version VERSION DIST: joins the archives DIST/earshot-VERSION-*.tar.gz into an artifact bundle
that SwiftPM's plugins run, and writes a package of the plugins beside it, so that whoever uses them builds nothing.

The layout of a bundle is that of SE-0305: https://github.com/swiftlang/swift-evolution, proposals/0305-swiftpm-binary-target-improvements.md
"""
import argparse, json, os, re, shutil, sys, tarfile, zipfile

# What `uname` calls a machine, and the triples that SwiftPM asks for on it.
TRIPLES = {
    # The second is what the compiler that Debian packages calls its machine.
    "linux-x86_64": ["x86_64-unknown-linux-gnu", "x86_64-pc-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "darwin-x86_64": ["x86_64-apple-macosx"],
    "darwin-arm64": ["arm64-apple-macosx"],
}
MANIFEST = """\
// swift-tools-version: 6.0
// Made by `make dist`. For a release of its own, put the address and the checksum of the zip archive in place of the path:
//   .binaryTarget(name: "earshot", url: "…/{archive}", checksum: "…")   // swift package compute-checksum {archive}
import PackageDescription

let package = Package(
  name: "EarshotPlugins",
  products: [
    .plugin(name: "EarshotCommand", targets: ["EarshotCommand"]),
    .plugin(name: "EarshotCheck", targets: ["EarshotCheck"]),
  ],
  targets: [
    .binaryTarget(name: "earshot", path: "earshot.artifactbundle"),
    .plugin(
      name: "EarshotCommand",
      capability: .command(
        intent: .custom(verb: "earshot", description: "Find accessibility defects, and hear screens as VoiceOver users do.")),
      dependencies: ["earshot"]),
    .plugin(name: "EarshotCheck", capability: .buildTool(), dependencies: ["earshot"]),
  ]
)
"""


def programs(dist, version):
    """The program of each archive by platform; an archive for a platform that SwiftPM has no triple for is an error."""
    for name in sorted(os.listdir(dist)):
        match = re.fullmatch(rf"earshot-{re.escape(version)}-([a-z0-9_-]+)\.tar\.gz", name)
        if not match: continue
        platform = match[1]
        if platform not in TRIPLES: sys.exit(f"artifact-bundle: no triple is known for {platform}")
        with tarfile.open(os.path.join(dist, name)) as archive:
            yield platform, archive.extractfile(f"earshot-{version}-{platform}/earshot").read()


def write_bundle(folder, version, dist):
    shutil.rmtree(folder, ignore_errors=True)
    variants = []
    for platform, program in programs(dist, version):
        path = f"earshot-{version}-{platform}/bin/earshot"
        os.makedirs(os.path.join(folder, os.path.dirname(path)))
        with open(os.path.join(folder, path), "wb") as file: file.write(program)
        os.chmod(os.path.join(folder, path), 0o755)
        variants.append({"path": path, "supportedTriples": TRIPLES[platform]})
    if not variants: sys.exit(f"artifact-bundle: {dist} holds no archive of version {version}")
    info = {"schemaVersion": "1.0",
            "artifacts": {"earshot": {"type": "executable", "version": version, "variants": variants}}}
    with open(os.path.join(folder, "info.json"), "w") as file:
        json.dump(info, file, indent=2)
        file.write("\n")


def write_zip(folder, path):
    """The same files give the same archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for parent, folders, files in os.walk(folder):
            folders.sort()
            for name in sorted(files):
                full = os.path.join(parent, name)
                entry = zipfile.ZipInfo(os.path.relpath(full, os.path.dirname(folder)), (2026, 1, 1, 0, 0, 0))
                entry.external_attr = (0o755 if name == "earshot" else 0o644) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                with open(full, "rb") as file: archive.writestr(entry, file.read())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", required=True)
    parser.add_argument("dist")
    options = parser.parse_args()
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    package = os.path.join(options.dist, "EarshotPlugins")
    shutil.rmtree(package, ignore_errors=True)
    os.makedirs(package)
    bundle = os.path.join(package, "earshot.artifactbundle")
    write_bundle(bundle, options.version, options.dist)
    archive = f"earshot-{options.version}.artifactbundle.zip"
    write_zip(bundle, os.path.join(options.dist, archive))
    shutil.copytree(os.path.join(root, "Plugins"), os.path.join(package, "Plugins"))
    shutil.copy(os.path.join(root, "LICENSE"), package)
    with open(os.path.join(package, "Package.swift"), "w") as file: file.write(MANIFEST.format(archive=archive))


if __name__ == "__main__": main()
