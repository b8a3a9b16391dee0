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
