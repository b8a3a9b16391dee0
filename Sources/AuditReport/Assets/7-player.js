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
