// A transcript as a page without scripts.
"use strict";

const escaped = (text) =>
  String(text).replace(/[&<>"']/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[c]);

function stop(element) {
  const words = element.speech.length ? element.speech.join(", ") : "(says nothing)";
  const when = [...element.when, ...(element.repeats ? [element.repeats] : [])];
  const details = [
    element.hint, element.systemHint,
    element.actions.length ? `actions: ${element.actions.join(", ")}` : null,
    ...element.customContent.map((c) => `${c.label}: ${c.value}`),
  ].filter(Boolean);
  return (
    `<li value="${Number(element.number) || 1}"><strong>${escaped(words)}</strong>` +
    (when.length ? ` <span class="when">when <code>${when.map(escaped).join("</code>, <code>")}</code></span>` : "") +
    details.map((d) => `<br><span class="detail">${escaped(d)}</span>`).join("") + "</li>"
  );
}

function page(transcript) {
  const screens = transcript.screens.map(
    (screen) =>
      `<section><h2>${escaped(screen.view)}</h2><p class="place">${escaped(screen.file)}:${Number(screen.line)}</p>` +
      (screen.elements.length ? `<ol>${screen.elements.map(stop).join("")}</ol>` : "<p>Nothing to swipe to.</p>") +
      "</section>");
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>What is heard</title>
<style>
  body { font-family: var(--vscode-font-family, sans-serif); line-height: 1.5; padding: 0 1rem; }
  li { margin: 0.3rem 0; } .place, .when, .detail { opacity: 0.8; } h1 { font-size: 1.3rem; } h2 { font-size: 1.1rem; }
</style></head>
<body><h1>What VoiceOver says</h1>${screens.join("") || "<p>There is no view in this file.</p>"}</body></html>
`;
}

module.exports = { page };
