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
