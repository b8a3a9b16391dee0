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
