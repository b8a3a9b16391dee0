// Made by Scripts/make-report-assets.py from Assets/.

/// The style and the script of a report's page.
enum ReportAssets {
  static let style = BundledText(
    text: ##"""
/* Colours carry no meaning of their own: a word stands beside each. Ratios are those of WCAG AA or better. */
:root {
  color-scheme: light dark;
  --paper: #fbfaf8; --sheet: #ffffff; --ink: #1d2226; --soft: #545d64; --line: #dcd9d3; --edge: #80868b;
  --accent: #0b5a7a; --accent-soft: #e3eff4; --mark: #fff0b8; --mark-ink: #1d2226;
  --error: #a8201a; --error-soft: #fbeae8; --warning: #7d4e00; --warning-soft: #fbf1dd;
  --note: #24557e; --note-soft: #e7eff6; --review: #5b4a86; --review-soft: #f0ecf8;
  --good: #1f6b3a; --good-soft: #e5f3ea; --del: #fbe6e4; --ins: #e0f3e5;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181a; --sheet: #1d2124; --ink: #e8e6e1; --soft: #aeb5ba; --line: #363c40; --edge: #8b949a;
    --accent: #86c7e2; --accent-soft: #1d3540; --mark: #5a4a12; --mark-ink: #fff6d8;
    --error: #ff9c94; --error-soft: #3a1f1d; --warning: #f0be6a; --warning-soft: #372a13;
    --note: #95c3ea; --note-soft: #1c2c3a; --review: #c5b3f2; --review-soft: #2a2440;
    --good: #8ad6a4; --good-soft: #18301f; --del: #43211f; --ins: #173822;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
  overflow-wrap: anywhere;
}
[hidden] { display: none !important; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .07em; }
a:hover { text-decoration-thickness: .14em; }
:focus-visible { outline: .18rem solid var(--accent); outline-offset: .15rem; border-radius: .2rem; }
main:focus { outline: none; }
.skip { position: absolute; top: -10rem; left: 0; padding: .5rem 1rem; background: var(--sheet); z-index: 2; }
.skip:focus { top: 0; }
code, pre { font-family: var(--mono); font-size: .875em; }
h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; margin: 0; font-weight: 650; letter-spacing: -.01em; }
h1 { font-size: clamp(1.8rem, 1.2rem + 2.6vw, 2.9rem); letter-spacing: -.02em; }
h2 { font-size: 1.6rem; margin-bottom: 1rem; }
h3 { font-size: 1.15rem; }
p, ul, ol, dl, table, pre { margin: 0 0 1rem; }
p { max-width: 46rem; }
small { font-size: .85em; color: var(--soft); }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }

.banner { padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 5vw, 4rem) 1.5rem; max-width: 82rem; margin: 0 auto; }
.kicker { margin: 0 0 .4rem; color: var(--accent); font-weight: 600; }
.banner .facts { color: var(--soft); margin: .4rem 0 0; }
.lead { font-size: 1.15rem; color: var(--soft); margin: .8rem 0 0; }
.frame { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 3rem; max-width: 82rem; margin: 0 auto;
  padding: 0 clamp(1rem, 5vw, 4rem) 6rem; align-items: start; }
.contents { position: sticky; top: 0; padding: 1.2rem 0; }
.contents ul { list-style: none; padding: 0; margin: 0; }
.contents a { display: block; padding: .35rem .6rem; margin-left: -.6rem; text-decoration: none; color: var(--ink);
  border-radius: .35rem; }
.contents a:hover { background: var(--accent-soft); }
main > section { padding: 1.2rem 0 2.2rem; border-top: 1px solid var(--line); }
main > section:first-child { border-top: 0; }

.cards { list-style: none; padding: 0; display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); }
.card { padding: 1rem 1.1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem;
  border-top: .25rem solid var(--tone, var(--edge)); }
.card strong { font-size: 2.2rem; line-height: 1; font-weight: 650; font-variant-numeric: tabular-nums; }
.card.some strong { color: var(--tone); }
.card .what { font-weight: 600; }
.card .meaning { display: block; margin-top: .35rem; color: var(--soft); font-size: .9rem; }
.error { --tone: var(--error); --tint: var(--error-soft); }
.warning { --tone: var(--warning); --tint: var(--warning-soft); }
.note { --tone: var(--note); --tint: var(--note-soft); }
.review { --tone: var(--review); --tint: var(--review-soft); }
.known { margin: 1.2rem 0; }
.known svg { width: 100%; height: .9rem; border-radius: .3rem; display: block; background: var(--line); }
rect.known { fill: var(--good); } rect.partial { fill: var(--warning); } rect.opaque { fill: var(--edge); }
.known figcaption { margin-top: .5rem; color: var(--soft); font-size: .95rem; }
.key::before { content: ""; display: inline-block; width: .7em; height: .7em; border-radius: .15em; margin-right: .35em;
  background: var(--good); }
.key.partial::before { background: var(--warning); } .key.opaque::before { background: var(--edge); }

table { border-collapse: collapse; width: 100%; font-size: .95rem; }
caption { text-align: left; font-weight: 600; padding: .4rem 0; }
th, td { text-align: left; vertical-align: top; padding: .6rem .9rem .6rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 600; font-size: .85rem; overflow-wrap: normal; }
tbody th { font-weight: 500; }
td p { margin-bottom: .4rem; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
tr:target th { background: var(--mark); color: var(--mark-ink); }
.clause { font-weight: 650; font-variant-numeric: tabular-nums; }
.standard { margin: 2rem 0; }
.standard table { table-layout: fixed; }
.standard th:nth-child(1) { width: 24%; } .standard th:nth-child(2) { width: 16%; }
.standard th:nth-child(4) { width: 25%; }
.verdict { display: inline-block; margin-block: .15rem; padding: .1rem .5rem; border-radius: .35rem; border: 1px solid currentcolor;
  font-size: .85rem; font-weight: 600; color: var(--soft); }
.verdict.supports { color: var(--good); background: var(--good-soft); }
.verdict.partly-supports { color: var(--warning); background: var(--warning-soft); }
.verdict.does-not-support { color: var(--error); background: var(--error-soft); }
.places { padding-left: 1.1rem; font-size: .9rem; margin-bottom: .4rem; }
.asked { color: var(--soft); font-size: .85rem; }
.asked summary, #summary summary { display: block; padding: .2rem 0; }
.for { color: var(--good); }
#about dt { font-weight: 600; } #about dd { margin: 0 0 .8rem; max-width: 46rem; }
.chart rect.error { fill: var(--error); } .chart rect.warning { fill: var(--warning); } .chart rect.axis { fill: var(--edge); }
.unseen { font: 600 .75em/1 var(--mono); border: 1px dashed var(--error); color: var(--error); border-radius: .2em;
  padding: 0 .2em; margin: 0 .1em; }

@media (max-width: 60rem) {
  .frame { grid-template-columns: minmax(0, 1fr); }
  .contents { position: static; padding: 0 0 .6rem; }
  .contents ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
  .contents a { margin-left: 0; padding: .35rem 0; text-decoration: underline; color: var(--accent); }
}
/* A phone, or a page at 400 %: rows of tables become blocks, with the name of its column before each cell. Screen readers
   have the names from the roles already. */
@media (max-width: 44rem) {
  table, tbody, tr, td, tbody th, caption { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { border-bottom: 1px solid var(--line); padding: .6rem 0; }
  td, tbody th { border: 0; padding: .15rem 0; }
  td::before { content: attr(data-column) ": "; content: attr(data-column) ": " / ""; color: var(--soft); font-size: .85rem; }
  td.number { text-align: left; }
  .standard th:nth-child(1) { width: auto; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media (forced-colors: active) { .card, .verdict, .finding, .box, .stop { border: 1px solid CanvasText; } }
@media print {
  body { background: #fff; font-size: 10pt; }
  .frame { display: block; padding: 0; } .contents, .skip, .filters, .bench-tools { display: none; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
  .finding, .screen, tr { break-inside: avoid; } a { color: inherit; }
}
.filters { display: flex; flex-wrap: wrap; gap: .8rem 1.2rem; align-items: end; padding: 1rem 1.1rem; margin: 0 0 1.2rem;
  background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; }
.filters label, .filters legend { font-size: .9rem; color: var(--soft); }
.field { display: grid; gap: .2rem; min-width: 0; } .field.wide { flex: 1 1 16rem; }
.field select { max-width: 14rem; }
input[type="search"], select, button { font: inherit; color: inherit; background: var(--sheet);
  border: 1px solid var(--edge); border-radius: .4rem; padding: .4rem .7rem; min-height: 2.5rem; max-width: 100%; }
input[type="search"] { width: 100%; }
input[type="checkbox"] { width: 1.1rem; height: 1.1rem; vertical-align: -.15em; accent-color: var(--accent); }
button { cursor: pointer; } button:hover { background: var(--accent-soft); }
button[aria-pressed="true"] { background: var(--accent-soft); border-color: var(--accent); }
.grades { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem; min-height: 2.5rem; min-width: 0; }
.grades legend { padding: 0; } .grades label { color: var(--ink); padding: .3rem 0; }
.status { flex-basis: 100%; color: var(--soft); font-size: .95rem; }

.rule { margin: 2.2rem 0 0; content-visibility: auto; contain-intrinsic-size: auto 24rem; }
.rule h3 { margin-bottom: .3rem; }
.about-rule { color: var(--soft); font-size: .9rem; margin-bottom: .6rem; }
.finding, .screen { background: var(--sheet); border: 1px solid var(--line); border-left: .25rem solid var(--tone, var(--line));
  border-radius: .4rem; margin: 0 0 .5rem; }
summary { cursor: pointer; padding: .65rem .9rem; display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline;
  border-radius: .4rem; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "›"; color: var(--soft); font-weight: 700; width: .7em; display: inline-block; }
details[open] > summary::before { content: "⌄"; }
.grade { color: var(--tone); background: var(--tint); font-weight: 650; font-size: .85rem; padding: .05rem .5rem;
  border-radius: .3rem; }
.message, .name { font-weight: 550; flex: 1 1 11rem; min-width: 0; }
.place { color: var(--soft); font: .8rem/1.5 var(--mono); flex-basis: 100%; padding-left: 1.4rem; }
.body { padding: .2rem .9rem 1rem 2rem; }
.body .facts { color: var(--soft); font-size: .95rem; }
.heard { display: grid; grid-template-columns: auto 1fr; gap: .3rem 1rem; align-items: baseline; }
.heard dt { color: var(--soft); font-size: .9rem; } .heard dd { margin: 0; }
.say { font-weight: 550; }
.heard .say > span::before { content: open-quote; } .heard .say > span::after { content: close-quote; }
.say.speaking, .stop.speaking, li.speaking { background: var(--mark); color: var(--mark-ink); border-radius: .25rem; }
.say button { margin-left: .6rem; min-height: 2rem; padding: .1rem .6rem; font-size: .85rem; font-weight: 400; }
pre.source { background: var(--paper); border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .8rem;
  white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.6; }
.source code, .source del, .source ins { display: block; text-decoration: none; font-size: 1em; }
.source .number { display: inline-block; min-width: 3em; padding-right: 1em; text-align: right; color: var(--soft); user-select: none; }
.source del { background: var(--del); } .source ins { background: var(--ins); }
mark { background: var(--mark); color: var(--mark-ink); border-radius: .15rem; }
.related { color: var(--soft); font-size: .9rem; padding-left: 1.1rem; }
@media (max-width: 44rem) { .place { padding-left: 0; } .body { padding-left: .9rem; } .heard { grid-template-columns: 1fr; gap: 0; } }
.screen { content-visibility: auto; contain-intrinsic-size: auto 2.9rem; }
.screen[open] { content-visibility: visible; }
.screen > p { margin: 0 1rem .8rem; }
.node { border-bottom: 1px solid var(--line); } .node ul { padding-left: 2rem; } .node p { padding-left: 2rem; }
.kind { font-weight: 400; color: var(--soft); }
.extent { color: var(--soft); font-size: .9rem; }
.caution { color: var(--warning); }
.screen ol { list-style: none; margin: 0; padding: .2rem 1rem 1rem; }
.screen li { position: relative; padding: .25rem .4rem .25rem 3.4rem; border-radius: .25rem; content-visibility: auto;
  contain-intrinsic-size: auto 2.4rem; }
.screen li .n { position: absolute; left: 0; width: 2.6rem; text-align: right; color: var(--soft); font-variant-numeric: tabular-nums; }
.screen li small { display: block; }
.screen li .names { font-weight: 550; }
.screen li[aria-current] { outline: .15rem solid var(--accent); }

.bench { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: 1rem 1.5rem; padding: 0 1rem 1rem; align-items: start; }
.bench ol { padding: 0; }
.bench-tools { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; }
.bench-tools .field { max-width: 100%; }
.bench-tools .field select { width: 100%; max-width: 100%; }
.bench-tools, .player { min-width: 0; max-width: 100%; }
.player { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
.caption { grid-column: 1 / -1; margin: 0; max-width: none; padding: .7rem 1rem; min-height: 3rem; border-radius: .4rem;
  background: #111; color: #fff; font-weight: 550; }
.states { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: start; min-width: 0; }
.states details { flex: 1 1 20rem; min-width: 0; border: 1px solid var(--line); border-radius: .4rem; }
.states summary { flex-wrap: nowrap; min-height: 2.5rem; align-items: center; padding: .3rem .8rem; }
.states .list { padding: 0 .8rem .8rem; }
.states .field { margin-top: .4rem; } .states select { max-width: 100%; width: 100%; }
.states .list { display: grid; gap: .2rem 1rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
.states label { font-size: .85rem; color: var(--soft); font-family: var(--mono); }

.picture { border: .4rem solid var(--edge); border-radius: 1.6rem; background: var(--sheet); padding: .8rem .6rem; max-height: 44rem;
  overflow: auto; scrollbar-width: thin; }
.box { border: 1px dashed var(--edge); border-radius: .5rem; padding: .3rem .4rem .4rem; margin: .35rem 0; }
.box > .title { display: block; font-size: .7rem; color: var(--soft); margin-bottom: .15rem; }
.box.bar { background: var(--accent-soft); border-style: solid; }
.box.row { display: flex; flex-wrap: wrap; gap: .3rem; align-items: center; } .box.row > .title { flex-basis: 100%; }
.box.over { border: 2px solid var(--edge); border-radius: .9rem; background: var(--paper); box-shadow: 0 .2rem .8rem #0003; }
.stop { position: relative; display: block; margin: .3rem 0; padding: .25rem .5rem .25rem 1.9rem; border-radius: .35rem;
  border: 1px solid transparent; font-size: .85rem; line-height: 1.35; min-height: 1.9rem; cursor: pointer; overflow: hidden;
  content-visibility: auto; contain-intrinsic-size: auto 2.4rem; }
.stop::before { content: attr(data-n); position: absolute; left: .3rem; top: .35rem; font-size: .68rem; min-width: 1.25rem;
  text-align: center; color: var(--soft); font-variant-numeric: tabular-nums; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--paper); }
.stop .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
.stop.heading { font-size: 1.05rem; font-weight: 700; min-height: 2.3rem; }
.stop.button, .stop.picker, .stop.tab { border-color: var(--accent); border-radius: 1.2rem; min-height: 2.4rem; padding-top: .5rem;
  background: var(--accent-soft); }
.stop.button::before, .stop.picker::before, .stop.tab::before { top: .55rem; }
.stop.link { text-decoration: underline; color: var(--accent); min-height: 2.4rem; padding-top: .45rem; }
.stop.field { border-color: var(--edge); background: var(--paper); min-height: 2.4rem; padding-top: .45rem; }
.stop.toggle { padding-right: 3rem; min-height: 2.4rem; padding-top: .45rem; }
.stop.toggle::after { content: ""; position: absolute; right: .4rem; top: .5rem; width: 2.2rem; height: 1.3rem; border-radius: 1rem;
  border: 1px solid var(--edge); background: radial-gradient(circle at 70% 50%, var(--sheet) .45rem, var(--good) .5rem); }
.stop.slider { min-height: 3.2rem; }
.stop.slider::after { content: ""; position: absolute; left: 1.9rem; right: .5rem; bottom: .5rem; height: .25rem; border-radius: 1rem;
  background: linear-gradient(90deg, var(--accent) 50%, var(--line) 50%); }
.stop.image, .stop.drawing { min-height: 4.5rem; border-color: var(--line);
  background: repeating-linear-gradient(135deg, transparent 0 .6rem, var(--line) .6rem .7rem); }
.stop.image .words, .stop.drawing .words { background: var(--sheet); display: inline-block; padding: 0 .3rem; border-radius: .2rem; }
.stop.unknown { border: 1px dashed var(--warning); }
.stop.repeats { box-shadow: .2rem .2rem 0 -1px var(--sheet), .2rem .2rem 0 0 var(--line); }
.stop.other { border-left: .2rem solid var(--review); }
.stop.current { outline: .18rem solid var(--accent); outline-offset: .05rem; }
.stop .cond { display: block; color: var(--review); font-size: .7rem; font-weight: 400; }
.box.row .stop { margin: 0; }
@media (max-width: 52rem) { .bench { grid-template-columns: minmax(0, 1fr); padding: 0 .6rem 1rem; } 
  .picture { max-height: 24rem; } }
@media print { .bench { display: block; } .picture, .states, .caption { display: none; } }

.map { overflow: auto; max-height: 36rem; margin-bottom: 1rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--sheet); }
.map svg { display: block; }
.map text { font: 12px system-ui, -apple-system, "Noto Sans", "DejaVu Sans", sans-serif; fill: var(--ink); }
.map .name { font-weight: 700; font-size: 13px; } .map .facts { fill: var(--soft); }
.map .place { fill: var(--paper); stroke: var(--edge); } .map .start { stroke-width: 2.5; stroke: var(--accent); }
.map .way { fill: none; stroke: var(--edge); stroke-width: 1.4; } .map .open { stroke-dasharray: 5 4; }
"""##,
    digest: "VLwMaugXboeU/O3rrYg8rEZT+euefZLgV+2gS2Zs5OY=")

  static let script = BundledText(
    text: ##"""
(() => {
"use strict";
// Everything of the page is there without this script; it adds filters, pictures and sound. Text from the app's source
// reaches the page through textContent alone.
const page = {};

page.make = (tag, settings = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(settings)) {
    if (key === "class") node.className = value;
    else if (key === "on") for (const [name, act] of Object.entries(value)) node.addEventListener(name, act);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
};

page.count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

// Characters that change a line and are not seen are shown by their numbers, as in the rest of the page.
const unseen = new RegExp(
  "[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u3164\\uffa0"
  + "\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]", "g");
page.visible = (text) =>
  text.replace(unseen, (found) => "[U+" + found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "]");

// One call for many key strokes.
page.later = (act, delay) => {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
};

// Opens what a link of the page leads to.
page.reveal = () => {
  let target = null;
  try {
    target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return;
  }
  if (!target || !target.matches("details")) return;
  target.hidden = false;
  if (target.parentElement.matches(".rule")) target.parentElement.hidden = false;
  target.open = true;
  target.scrollIntoView({ block: "center" });
  target.querySelector("summary").focus({ preventScroll: true });
};
// VoiceOver's order and pauses with the browser's voice. Without one, captions appear at the pace of speech, and a
// screen reader reads them.
const speech = {
  // In milliseconds. Between the parts of a description there is a short pause, before the hints a long one
  // (VoiceOver's full stop and its delay for hints, by ear).
  pauses: { part: 120, hint: 700, stop: 450 },
  voice: "speechSynthesis" in window && "SpeechSynthesisUtterance" in window ? window.speechSynthesis : null,
  run: 0,
};

// «expression» is spoken as a pause, since only run time knows the words.
speech.spoken = (text) => text.replace(/«[^»]*»/g, " … ").trim();

speech.wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

speech.one = (text) => {
  const words = speech.spoken(text);
  const length = 250 + 60 * words.length;
  if (!speech.voice || !/[\p{L}\p{N}]/u.test(words)) return speech.wait(speech.voice ? 200 : length);
  return new Promise((done) => {
    const utterance = new SpeechSynthesisUtterance(words);
    // A browser without voices may never say that it is done.
    const limit = setTimeout(done, 2000 + 3 * length);
    utterance.lang = document.documentElement.lang;
    utterance.onend = utterance.onerror = () => {
      clearTimeout(limit);
      done();
    };
    speech.voice.speak(utterance);
  });
};

speech.stop = () => {
  speech.run += 1;
  if (speech.voice) speech.voice.cancel();
  for (const node of document.querySelectorAll(".speaking")) node.classList.remove("speaking");
};

// Says the parts of something; false when something else was started meanwhile.
speech.say = async (parts, after, nodes) => {
  speech.stop();
  const run = speech.run;
  for (const node of nodes) node.classList.add("speaking");
  for (const [index, part] of parts.entries()) {
    if (index > 0) await speech.wait(speech.pauses.part);
    if (run !== speech.run) return false;
    await speech.one(part);
    if (run !== speech.run) return false;
  }
  for (const part of after) {
    await speech.wait(speech.pauses.hint);
    if (run !== speech.run) return false;
    await speech.one(part);
    if (run !== speech.run) return false;
  }
  for (const node of nodes) node.classList.remove("speaking");
  return true;
};
const findings = { list: [], groups: [], texts: new Map() };

findings.start = () => {
  const form = document.getElementById("finding-filters");
  if (!form) return;
  findings.list = [...document.querySelectorAll("[data-earshot='finding']")];
  findings.groups = [...document.querySelectorAll("#finding-list > .rule")];
  const inputs = {
    text: document.getElementById("finding-search"),
    criterion: document.getElementById("finding-criterion"),
    view: document.getElementById("finding-view"),
    effort: document.getElementById("finding-effort"),
  };
  const update = () => findings.filter(form, inputs);
  inputs.text.addEventListener("input", page.later(update, 120));
  form.addEventListener("change", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(update));
  form.hidden = false;
  update();
  document.getElementById("finding-list").addEventListener("toggle", findings.opened, true);
};

// What is searched: rule, message, place and what is heard.
findings.text = (node) => {
  let text = findings.texts.get(node);
  if (text === undefined) {
    const heard = [...node.querySelectorAll(".say > span")].map((line) => line.textContent).join("\n");
    text = `${node.dataset.rule}\n${node.dataset.view}\n${node.firstElementChild.textContent}\n${heard}`.toLowerCase();
    findings.texts.set(node, text);
  }
  return text;
};

findings.filter = (form, inputs) => {
  const words = inputs.text.value.toLowerCase().split(/\s+/).filter(Boolean);
  const grades = new Set([...form.querySelectorAll("input[name='grade']:checked")].map((box) => box.value));
  let shown = 0;
  for (const node of findings.list) {
    const data = node.dataset;
    const fits = grades.has(data.severity)
      && (!inputs.criterion.value || data.criteria.split(" ").includes(inputs.criterion.value))
      && (!inputs.view.value || data.view === inputs.view.value)
      && (!inputs.effort.value || data.effort === inputs.effort.value)
      && (words.length === 0 || words.every((word) => findings.text(node).includes(word)));
    if (node.hidden === fits) node.hidden = !fits;
    if (fits) shown += 1;
  }
  for (const group of findings.groups) group.hidden = !group.querySelector("details.finding:not([hidden])");
  const status = document.getElementById("finding-status");
  status.textContent = shown === findings.list.length
    ? `All ${page.count(shown, "finding")} shown.` : `${shown} of ${page.count(findings.list.length, "finding")} shown.`;
};

// Lines become playable when somebody opens a finding.
findings.opened = (event) => {
  const node = event.target;
  if (!node.open || !node.matches(".finding") || node.dataset.ready) return;
  node.dataset.ready = "yes";
  for (const line of node.querySelectorAll(".say")) {
    const text = line.firstElementChild.textContent;
    const which = line.previousElementSibling.textContent.toLowerCase();
    const parts = text === "(nothing)" ? [] : text.split(", ");
    line.append(page.make("button", {
      type: "button", "aria-label": `Play what is ${which.startsWith("heard") ? which : "heard " + which}`,
      on: { click: () => speech.say(parts, [], [line.firstElementChild]) },
    }, "Play"));
  }
};
const screens = { list: [], texts: new Map() };

screens.start = () => {
  screens.list = [...document.querySelectorAll("[data-earshot='screen']")];
  document.getElementById("screen-list").addEventListener("toggle", (event) => {
    if (event.target.open && event.target.matches(".screen")) screens.open(event.target);
  }, true);
  const form = document.getElementById("screen-filters");
  if (!form) return;
  const update = () => screens.filter();
  document.getElementById("screen-search").addEventListener("input", page.later(update, 120));
  form.addEventListener("change", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  update();
};

screens.text = (node) => {
  let text = screens.texts.get(node);
  if (text === undefined) {
    const stops = node.querySelector("ol.stops");
    text = `${node.dataset.view}\n${node.dataset.file}\n${stops ? stops.textContent : ""}`.toLowerCase();
    screens.texts.set(node, text);
  }
  return text;
};

screens.filter = () => {
  const words = document.getElementById("screen-search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const onlyRoots = document.getElementById("screen-roots").checked;
  const onlyFindings = document.getElementById("screen-findings").checked;
  let shown = 0;
  for (const node of screens.list) {
    const fits = (!onlyRoots || node.dataset.root === "yes") && (!onlyFindings || node.dataset.findings !== "0")
      && (words.length === 0 || words.every((word) => screens.text(node).includes(word)));
    if (node.hidden === fits) node.hidden = !fits;
    if (fits) shown += 1;
  }
  document.getElementById("screen-status").textContent = shown === screens.list.length
    ? `All ${page.count(shown, "screen")} shown.` : `${shown} of ${page.count(screens.list.length, "screen")} shown.`;
};

// A screen gets its picture, states, views and player when somebody opens it.
screens.open = (node) => {
  const block = node.querySelector("script[type='application/json']");
  if (!block || node.dataset.ready) return;
  node.dataset.ready = "yes";
  const data = JSON.parse(block.textContent);
  for (const stop of data.stops) {
    stop.label ??= stop.speech[0] ?? "";
    if (stop.names === true) stop.names = [stop.label];
  }
  const list = node.querySelector("ol.stops");
  const bench = {
    node, data, list, items: [...list.children], chosen: [], view: "all", current: -1, playing: false,
    captions: [...list.children].map((item) => item.querySelector(".say").textContent),
    picture: page.make("div", { class: "picture", "aria-hidden": "true" }),
    caption: page.make("p", { class: "caption", dir: "auto", "aria-live": speech.voice ? "off" : "polite" }, "Nothing spoken yet."),
  };
  const root = page.make("div", { class: "bench" },
    page.make("div", { class: "bench-tools" }, player.make(bench), screens.views(bench)), bench.caption,
    states.make(bench), bench.picture);
  list.before(root);
  root.append(list);
  bench.picture.addEventListener("click", (event) => {
    const stop = event.target.closest(".stop");
    if (stop) player.go(bench, Number(stop.dataset.index));
  });
  screens.show(bench);
};

// Which stops a technology visits.
screens.views = (bench) => {
  const id = `${bench.node.id}-view`;
  const option = (value, text) => page.make("option", { value }, text);
  const visits = (test) => bench.data.stops.filter(test).length;
  const select = page.make("select", { id, on: { change: () => screens.choose(bench, select.value) } },
    option("all", "VoiceOver, swipe by swipe"),
    ...bench.data.rotors.map((name, index) =>
      option(`rotor-${index}`, `Rotor: ${page.visible(name)} (${visits((stop) => (stop.rotors || []).includes(index))})`)),
    option("voice", `Voice Control (${visits((stop) => stop.names)})`),
    option("keyboard", `Keyboard and Switch Control (${visits((stop) => stop.keyboard)})`));
  return page.make("div", { class: "field" }, page.make("label", { for: id }, "Go through it with"), select);
};

screens.choose = (bench, view) => {
  speech.stop();
  bench.view = view;
  bench.current = -1;
  screens.show(bench);
};

screens.visits = (bench, stop) => {
  if (bench.view === "voice") return Boolean(stop.names);
  if (bench.view === "keyboard") return Boolean(stop.keyboard);
  if (bench.view.startsWith("rotor-")) return (stop.rotors || []).includes(Number(bench.view.slice(6)));
  return true;
};

// Words of a stop in the view that is chosen.
screens.words = (bench, index) => {
  const stop = bench.data.stops[index];
  if (bench.view === "voice") {
    const names = stop.names.map((name) => `“${page.visible(name)}”`).join(" or ") || "(no name)";
    const unspoken = (stop.unspoken || []).map((text) => ` Shown and no name: “${page.visible(text)}”.`).join("");
    const clash = bench.data.clashes.filter((item) => item.numbers.includes(stop.n) && stop.names.includes(item.name));
    return names + unspoken + (clash.length ? ` Shared with ${clash[0].numbers.filter((n) => n !== stop.n).join(", ") || "its repetitions"}.` : "");
  }
  if (bench.view === "keyboard") {
    return `${bench.captions[index]} – ${stop.keyboard === "reached" ? "reached" : stop.keyboard === "dimmed" ? "dimmed" : "passed by: only a gesture acts on it"}`;
  }
  return bench.captions[index];
};

screens.show = (bench) => {
  bench.visible = [];
  for (const [index, item] of bench.items.entries()) {
    const stop = bench.data.stops[index];
    const fits = states.allow(bench, stop) && screens.visits(bench, stop);
    item.hidden = !fits;
    item.removeAttribute("aria-current");
    if (!fits) continue;
    bench.visible.push(index);
    const line = item.querySelector(".say");
    const words = screens.words(bench, index);
    if (line.textContent !== words) line.textContent = words;
  }
  bench.empty?.remove();
  if (bench.visible.length === 0) {
    bench.empty = page.make("p", {}, "Nothing to stop at here.");
    bench.list.before(bench.empty);
  }
  picture.draw(bench);
  player.refresh(bench);
};
// A screen drawn as its stops in order, nested in what holds them. Sizes go by kind: nobody knows frames from source.
const picture = {
  bars: new Set(["Navigation bar", "Toolbar", "Tab bar", "Segmented control"]),
  over: new Set(["Sheet", "Popover", "Alert", "Dialog", "Menu"]),
};

picture.draw = (bench) => {
  const root = document.createDocumentFragment();
  // What is open around the stop at hand, outermost first.
  let path = [];
  bench.sharing = new Map();
  for (const index of bench.visible) {
    const number = bench.data.stops[index].n;
    bench.sharing.set(number, (bench.sharing.get(number) || 0) + 1);
  }
  for (const index of bench.visible) {
    const stop = bench.data.stops[index];
    const wanted = picture.chain(bench, stop.box);
    let shared = 0;
    while (shared < path.length && shared < wanted.length && path[shared].box === wanted[shared]) shared += 1;
    path = path.slice(0, shared);
    for (const box of wanted.slice(shared)) {
      const node = picture.box(bench.data.boxes[box]);
      (path.length ? path[path.length - 1].node : root).append(node);
      path.push({ box, node });
    }
    (path.length ? path[path.length - 1].node : root).append(picture.stop(bench, index));
  }
  bench.picture.replaceChildren(root);
};

picture.chain = (bench, innermost) => {
  const chain = [];
  for (let box = innermost; box !== undefined && box !== null; box = bench.data.boxes[box].in) chain.unshift(box);
  return chain;
};

picture.box = (box) => {
  const kinds = ["box", picture.bars.has(box.kind) ? "bar row" : "", picture.over.has(box.kind) ? "over" : ""];
  const title = box.label ? `${box.kind} “${page.visible(box.label)}”` : box.kind;
  return page.make("div", { class: kinds.filter(Boolean).join(" ") }, page.make("span", { class: "title" }, title));
};

picture.stop = (bench, index) => {
  const stop = bench.data.stops[index];
  const same = bench.sharing.get(stop.n) > 1;
  const kinds = ["stop", stop.shape, stop.repeats ? "repeats" : "", same ? "other" : "", index === bench.current ? "current" : ""];
  const words = bench.view === "voice" ? screens.words(bench, index) : page.visible(stop.label || stop.speech.join(", ") || "(nothing)");
  const node = page.make("div", { class: kinds.filter(Boolean).join(" "), "data-index": index, "data-n": stop.n },
    page.make("span", { class: "words", dir: "auto" }, words));
  if (same && stop.when) {
    node.append(page.make("span", { class: "cond" }, "when " + stop.when.map((at) => page.visible(bench.data.conditions[at].text)).join(", ")));
  }
  return node;
};
// The conditions of a screen's branches, as questions with outcomes. What is not answered stays open.
const states = { limit: 60 };

states.make = (bench) => {
  const groups = new Map();
  for (const [index, condition] of bench.data.conditions.entries()) {
    if (!groups.has(condition.group)) groups.set(condition.group, []);
    groups.get(condition.group).push(index);
  }
  if (groups.size === 0) return null;
  const selects = [];
  const list = page.make("div", { class: "list" });
  for (const outcomes of [...groups.values()].slice(0, states.limit)) {
    const id = `${bench.node.id}-state-${selects.length}`;
    const text = (index) => page.visible(bench.data.conditions[index].text);
    const select = page.make("select", { id, on: { change: () => states.choose(bench, selects) } },
      page.make("option", { value: "" }, "open"),
      ...outcomes.map((index) => page.make("option", { value: index }, text(index))),
      // A branch without an opposite still has one.
      outcomes.length === 1 ? page.make("option", { value: `not-${outcomes[0]}` }, `not ${text(outcomes[0])}`) : null);
    selects.push(select);
    list.append(page.make("div", { class: "field" }, page.make("label", { for: id }, text(outcomes[0])), select));
  }
  const first = bench.data.conditions.some((condition) => condition.first === true || condition.first === false);
  const set = (pick) => {
    for (const select of selects) select.value = pick(select) ?? "";
    states.choose(bench, selects);
  };
  const initially = (select) => {
    const options = [...select.options].map((option) => option.value).filter((value) => value && !value.startsWith("not-"));
    const holds = options.find((value) => bench.data.conditions[Number(value)].first === true);
    if (holds !== undefined) return holds;
    return options.length === 1 && bench.data.conditions[Number(options[0])].first === false ? `not-${options[0]}` : "";
  };
  return page.make("div", { class: "states", role: "group", "aria-label": "State of the screen" },
    page.make("div", { class: "player" },
      page.make("button", { type: "button", on: { click: () => set(() => "") } }, "All states"),
      first ? page.make("button", { type: "button", on: { click: () => set(initially) } }, "As it appears") : null),
    page.make("details", {},
      page.make("summary", {}, `Choose a state: ${page.count(groups.size, "condition")} of the source ${groups.size === 1 ? "decides" : "decide"} what is here`),
      list));
};

states.choose = (bench, selects) => {
  speech.stop();
  bench.chosen = selects.map((select) => select.value).filter(Boolean);
  bench.current = -1;
  screens.show(bench);
};

// Whether a stop is there in the state that is chosen, as far as it is chosen.
states.allow = (bench, stop) => {
  if (!stop.when || bench.chosen.length === 0) return true;
  for (const value of bench.chosen) {
    if (value.startsWith("not-")) {
      if (stop.when.includes(Number(value.slice(4)))) return false;
    } else if (bench.data.conditions[Number(value)].excludes.some((at) => stop.when.includes(at))) {
      return false;
    }
  }
  return true;
};
// Swipe by swipe: buttons, and the keys that VoiceOver's users know from a keyboard.
const player = {};

player.make = (bench) => {
  const button = (text, act) => page.make("button", { type: "button", on: { click: act } }, text);
  bench.play = button("Play", () => (bench.playing ? player.halt(bench) : player.play(bench)));
  const bar = page.make("div", { class: "player", role: "group", "aria-label": `Listen to ${bench.node.dataset.view}` },
    bench.play, button("Previous", () => player.step(bench, -1)), button("Next", () => player.step(bench, 1)),
    page.make("small", {}, "← → swipe, Home and End, Escape stops"));
  bar.addEventListener("keydown", (event) => player.key(bench, event));
  return bar;
};

player.keys = {
  ArrowRight: (bench) => player.step(bench, 1), ArrowLeft: (bench) => player.step(bench, -1),
  Home: (bench) => player.go(bench, bench.visible[0]), End: (bench) => player.go(bench, bench.visible[bench.visible.length - 1]),
  Escape: (bench) => player.halt(bench),
};

player.key = (bench, event) => {
  const act = player.keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(bench);
};

player.step = (bench, by) => {
  const at = bench.visible.indexOf(bench.current);
  const next = at < 0 ? (by > 0 ? 0 : bench.visible.length - 1) : at + by;
  if (bench.visible[next] === undefined) return player.edge(bench, by);
  return player.go(bench, bench.visible[next]);
};

// VoiceOver stays where it is and gives a sound.
player.edge = (bench, by) => {
  bench.caption.textContent = by > 0 ? "End of the screen." : "Start of the screen.";
};

player.go = (bench, index) => {
  if (index === undefined) return;
  player.halt(bench);
  bench.current = index;
  player.refresh(bench);
  player.speak(bench, index);
};

player.speak = (bench, index) => {
  const stop = bench.data.stops[index];
  const drawn = bench.picture.querySelector(`.stop[data-index="${index}"]`);
  const parts = bench.view === "voice" ? [screens.words(bench, index)] : stop.speech;
  const after = bench.view === "voice" ? [] : stop.after || [];
  bench.caption.textContent = page.visible([...parts, ...after].join(", ")) || "(nothing)";
  return speech.say(parts, after, [bench.items[index], drawn].filter(Boolean));
};

player.play = async (bench) => {
  let at = Math.max(0, bench.visible.indexOf(bench.current));
  bench.playing = true;
  player.refresh(bench);
  while (bench.playing && at < bench.visible.length) {
    bench.current = bench.visible[at];
    player.refresh(bench);
    if (!(await player.speak(bench, bench.current))) break;
    await speech.wait(speech.pauses.stop);
    at += 1;
  }
  bench.playing = false;
  player.refresh(bench);
};

player.halt = (bench) => {
  bench.playing = false;
  speech.stop();
  player.refresh(bench);
};

// Marks where the focus of VoiceOver would be.
player.refresh = (bench) => {
  if (bench.play) bench.play.textContent = bench.playing ? "Stop" : "Play";
  for (const index of bench.visible || []) {
    const item = bench.items[index];
    if (index === bench.current) item.setAttribute("aria-current", "true");
    else item.removeAttribute("aria-current");
  }
  for (const node of bench.picture.querySelectorAll(".stop.current")) node.classList.remove("current");
  const drawn = bench.picture.querySelector(`.stop[data-index="${bench.current}"]`);
  if (!drawn) return;
  drawn.classList.add("current");
  bench.picture.scrollTop = drawn.offsetTop - bench.picture.offsetTop - bench.picture.clientHeight / 2;
};
findings.start();
screens.start();
page.reveal();
window.addEventListener("hashchange", page.reveal);
window.addEventListener("pagehide", speech.stop);
// On paper everything is open.
window.addEventListener("beforeprint", () => {
  for (const node of document.querySelectorAll("details:not([open])")) node.open = true;
});
})();
"""##,
    digest: "CNJ2CX4T9bxJ94Qc645Ee/rolBvN6ENCXRtG3PXx8lA=")
}
