findings.start();
screens.start();
page.reveal();
window.addEventListener("hashchange", page.reveal);
window.addEventListener("pagehide", speech.stop);
// On paper everything is open.
window.addEventListener("beforeprint", () => {
  for (const node of document.querySelectorAll("details:not([open])")) node.open = true;
});
