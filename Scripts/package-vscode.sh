#!/usr/bin/env bash
# Packages the extension for VS Code as a .vsix: a zip with a manifest, for which neither npm nor a registry is needed.
#
#   Scripts/package-vscode.sh [FOLDER]      writes earshot-VERSION.vsix; then: code --install-extension FILE
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=$(mkdir -p "${1:-.build/dist}" && cd "${1:-.build/dist}" && pwd)
python3 - "$out" <<'PYTHON'
import json, pathlib, sys, zipfile
from xml.sax.saxutils import escape, quoteattr

source = pathlib.Path("Editors/vscode")
about = json.loads((source / "package.json").read_text())
target = pathlib.Path(sys.argv[1]) / f"earshot-{about['version']}.vsix"
types = {"json": "application/json", "js": "application/javascript", "md": "text/markdown", "txt": "text/plain",
         "vsixmanifest": "text/xml"}
manifest = f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(about["name"])} Version={quoteattr(about["version"])} Publisher={quoteattr(about["publisher"])}/>
    <DisplayName>{escape(about["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(about["description"])}</Description>
    <Tags>{escape(",".join(about["keywords"]))}</Tags>
    <Categories>{escape(",".join(about["categories"]))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(about["engines"]["vscode"])}/></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""
defaults = "".join(f'<Default Extension=".{e}" ContentType="{t}"/>' for e, t in sorted(types.items()))
content = ('<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/'
           f'content-types">{defaults}</Types>\n')
files = {"[Content_Types].xml": content.encode(), "extension.vsixmanifest": manifest.encode(),
         "extension/LICENSE.txt": pathlib.Path("LICENSE").read_bytes(),
         "extension/earshot.schema.json": pathlib.Path("Documentation/earshot.schema.json").read_bytes()}
for path in sorted(source.iterdir()):
    files["extension/" + path.name] = path.read_bytes()
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
    for name, data in files.items():
        # The same files always make the same archive.
        archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
print(target)
PYTHON
