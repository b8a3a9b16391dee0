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
