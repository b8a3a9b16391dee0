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
