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
