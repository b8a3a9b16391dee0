#!/usr/bin/env python3
"""The tests that Scripts/browser-tests.sh runs: the page of 'earshot report', in a browser."""
import importlib.util
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import jsonschema
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Seconds that something may take before it counts as never: a busy machine is no defect.
PATIENCE = 120
AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"

# Records what would be spoken, and says at once that it was.
RECORDER = """
  window.spoken = [];
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };
  Object.defineProperty(window, "speechSynthesis", { value: {
    speak(utterance) { window.spoken.push(utterance.text); setTimeout(() => utterance.onend && utterance.onend(), 1); },
    cancel() {},
  } });
"""
SILENCE = "delete window.speechSynthesis; delete Window.prototype.speechSynthesis; delete window.SpeechSynthesisUtterance;"

IS_ON_TOP = """
  const box = arguments[0].getBoundingClientRect();
  return arguments[0].contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
"""

HOSTILE = """
import SwiftUI

struct HostileView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Button("</script><script>document.title = 'taken'</script>") { go() }
      Button("<img src=x onerror=alert(1)>") { go() }
      Text("javascript:alert(1)")
      Text("abc\\u{202E}def\\u{2066}")
      Toggle("", isOn: $isOn)
      Image("</style><b onclick=alert(1)>\\"'")
      Text("LONG")
      if isOn { Text("\\u{2028}</details></main>") }
    }
  }
}
"""


class Page:
  """A report in a browser of its own."""

  def __init__(self, path, before="", dark=False, width=1280, height=900, scripts=True):
    options = Options()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--force-prefers-reduced-motion"):
      options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if not scripts:
      options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    if dark:
      features = [{"name": "prefers-color-scheme", "value": "dark"}]
      self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    if before:
      self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": before})
    self.driver.set_script_timeout(PATIENCE)
    self.address = pathlib.Path(path).as_uri()
    self.driver.get(self.address)

  def __enter__(self):
    return self

  def __exit__(self, *_):
    self.driver.quit()

  def run(self, script, *arguments):
    return self.driver.execute_script(script, *arguments)

  def all(self, selector):
    return self.driver.find_elements(By.CSS_SELECTOR, selector)

  def one(self, selector):
    return self.driver.find_element(By.CSS_SELECTOR, selector)

  def until(self, test, what):
    WebDriverWait(self.driver, PATIENCE, 0.02).until(lambda _: test(), what)

  def open(self, selector):
    self.run("document.querySelector(arguments[0]).open = true", selector)
    if ".screen" in selector:
      self.until(lambda: self.all(selector + " .bench"), "no picture of " + selector)

  def press(self, *keys):
    ActionChains(self.driver).send_keys(*keys).perform()

  def unfold(self):
    """Opens everything, drawn in full: what a browser has not laid out yet can neither overflow nor be judged."""
    self.run("for (const node of document.querySelectorAll('details')) node.open = true")
    waiting = "return [...document.querySelectorAll('.screen:not([data-ready])')].some((node) => node.querySelector('ol'))"
    self.until(lambda: not self.run(waiting), "screens without a picture")
    self.run("for (const node of document.querySelectorAll('details')) node.open = true")
    self.run("for (const node of document.querySelectorAll('.rule, .screen, li, .stop')) node.style.contentVisibility = 'visible'")

  def violations(self):
    self.run(AXE.read_text(encoding="utf-8"))
    script = "const done = arguments[0]; axe.run({resultTypes: ['violations']}).then((found) => done(found.violations), (e) => done([String(e)]))"
    return self.driver.execute_async_script(script)

  def errors(self):
    """What the browser complained of since the last time."""
    return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]

  def requests(self):
    """Addresses that were asked for beside the page itself."""
    events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
    sent = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
    return [address for address in sent if address.split("#")[0] != self.address]


class Tests:
  def __init__(self, earshot, folder):
    self.earshot = earshot
    self.folder = folder
    # A copy: around the example lies a far larger project, whose code would be read with it.
    self.app = str(shutil.copytree(ROOT / "Examples" / "Larkspur", folder / "app" / "Larkspur"))
    self.report = self.write("report.html", self.app)

  def write(self, name, *arguments):
    path = self.folder / name
    run = subprocess.run([self.earshot, "report", *arguments, "--output", str(path)], cwd=self.folder)
    assert run.returncode == 0, run
    return path

  def hostile(self):
    source = self.folder / "Hostile" / "HostileView.swift"
    source.parent.mkdir(exist_ok=True)
    source.write_text(HOSTILE.replace("LONG", "word " * 200_000), encoding="utf-8")
    return self.write("hostile.html", str(source.parent))

  def assert_quiet(self, page):
    errors, requests = page.errors(), page.requests()
    assert errors == [] and requests == [], (errors, requests)

  # MARK: Tests

  def test_nothing_is_asked_for_and_nothing_fails(self):
    with Page(self.report) as page:
      page.open(".screen[data-view='SightingDetailScreen']")
      page.open(".finding")
      self.assert_quiet(page)

  def test_axe_finds_nothing(self):
    for dark, width in ((False, 1280), (True, 1280), (False, 320)):
      with Page(self.report, dark=dark, width=width) as page:
        page.unfold()
        found = page.violations()
        assert found == [], json.dumps(found, indent=1)[:4000]

  def test_fits_a_phone_and_400_percent(self):
    for width in (390, 320):
      with Page(self.report, width=width) as page:
        page.unfold()
        wide = page.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} pixels too wide at {width}"

  def test_can_be_read_without_scripts(self):
    with Page(self.report, scripts=False) as page:
      assert len(page.all("[data-earshot='finding']")) > 10
      assert len(page.all("[data-earshot='stop']")) > 100
      # Controls that would do nothing are not there.
      assert not any(form.is_displayed() for form in page.all("form"))
      text = page.one(".screen[data-view='SightingDetailScreen'] ol").get_attribute("textContent")
      assert "Remove from favorites, Button" in text and "when isPlaying" in text

  def test_filters(self):
    with Page(self.report) as page:
      shown = lambda: len(page.all(".finding:not([hidden])"))
      total = shown()
      search = page.one("#finding-search")
      search.send_keys("slider distance")
      page.until(lambda: shown() == 1, "search")
      assert page.one("#finding-status").text == f"1 of {total} findings shown."
      assert len(page.all("#finding-list > .rule:not([hidden])")) == 1
      search.send_keys(Keys.CONTROL, "a", Keys.DELETE)
      page.until(lambda: shown() == total, "all again")
      page.one("input[name='grade'][value='error']").click()
      expected = len(page.all(".finding:not([data-severity='error'])"))
      assert shown() == expected
      page.run("const s = document.getElementById('finding-criterion'); s.value = '2.5.3'; s.dispatchEvent(new Event('change', {bubbles: true}))")
      assert shown() == len(page.all(".finding[data-criteria~='2.5.3']:not([data-severity='error'])")) > 0
      page.one("#screen-search").send_keys("pause call")
      page.until(lambda: len(page.all(".screen:not([hidden])")) == 1, "search of screens")

  def test_states(self):
    with Page(self.report) as page:
      screen = ".screen[data-view='SightingDetailScreen']"
      page.open(screen)
      said = lambda: page.run("return [...document.querySelectorAll(arguments[0] + ' li:not([hidden]) .say')].map((n) => n.textContent)", screen)
      drawn = lambda: page.run("return [...document.querySelectorAll(arguments[0] + ' .picture .stop')].map((n) => n.textContent)", screen)
      choose = lambda text: page.run("""
        for (const select of document.querySelectorAll(arguments[0] + ' .states select'))
          for (const option of select.options)
            if (option.textContent === arguments[1]) { select.value = option.value; select.dispatchEvent(new Event('change')); return true; }
        return false;""", screen, text)
      assert "Pause call, Button" in said() and "Play call, Button" in said()
      assert choose("isPlaying")
      assert "Pause call, Button" in said() and "Play call, Button" not in said()
      assert "Pause call" in drawn() and "Play call" not in drawn()
      page.one(f"{screen} .states button:nth-of-type(2)").click()
      assert "Play call, Button" in said() and "Pause call, Button" not in said()
      page.one(f"{screen} .states button:nth-of-type(1)").click()
      assert "Pause call, Button" in said() and "Play call, Button" in said()

  def test_views(self):
    with Page(self.report) as page:
      screen = ".screen[data-view='SightingDetailScreen']"
      page.open(screen)
      said = lambda: page.run("return [...document.querySelectorAll(arguments[0] + ' li:not([hidden]) .say')].map((n) => n.textContent)", screen)
      choose = lambda start: page.run("""
        const select = document.querySelector(arguments[0] + ' .bench-tools select');
        select.value = [...select.options].find((option) => option.textContent.startsWith(arguments[1])).value;
        select.dispatchEvent(new Event('change'));""", screen, start)
      choose("Rotor: headings")
      assert said() == ["Sighting, Heading", "«sighting.species.name», Heading Level 1", "Circumstances, Heading Level 2"], said()
      choose("Voice Control")
      assert "“Pause call”" in said(), said()
      choose("Keyboard")
      assert any(line.endswith("passed by: only a gesture acts on it") for line in said()), said()
      choose("VoiceOver")
      assert "«sighting.place»" in said()

  def test_listening(self):
    with Page(self.report, before=RECORDER) as page:
      screen = ".screen[data-view='SightingDetailScreen']"
      page.open(screen)
      spoken = lambda: page.run("return window.spoken")
      page.one(f"{screen} .player button").send_keys(Keys.ARROW_RIGHT)
      page.until(lambda: spoken() == ["Sighting", "Heading"], "first stop")
      page.press(Keys.ARROW_RIGHT)
      page.until(lambda: spoken()[-2:] == ["Remove from favorites", "Button"], "second stop")
      assert page.one(f"{screen} .caption").text == "Remove from favorites, Button"
      page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
      page.until(lambda: spoken()[-2:] == ["square.and.pencil", "Button"], "two further")
      assert page.one(f"{screen} li[aria-current] .say").text == "square.and.pencil, Button"
      assert page.one(f"{screen} .stop.current").text == "square.and.pencil"
      page.press(Keys.END)
      page.until(lambda: spoken()[-2:] == ["Report a mistake", "Button"], "last stop")
      page.press(Keys.ARROW_RIGHT)
      assert page.one(f"{screen} .caption").text == "End of the screen."
      page.press(Keys.ESCAPE)
      page.run("window.spoken.length = 0")
      page.press(Keys.HOME)
      # What is left of it would be taken for the beginning of what is played.
      page.until(lambda: spoken()[-2:] == ["Sighting", "Heading"], "first stop again")
      page.run("window.spoken.length = 0")
      page.one(f"{screen} .player button").click()
      page.until(lambda: len(spoken()) >= 6, "plays on")
      assert spoken()[:6] == ["Sighting", "Heading", "Remove from favorites", "Button", "Add to favorites", "Button"], spoken()
      page.one(f"{screen} .player button").click()
      assert page.one(f"{screen} .player button").text == "Play"

  def test_lines_of_findings_are_playable(self):
    with Page(self.report, before=RECORDER) as page:
      finding = ".finding[data-rule='slider-name']"
      page.open(finding)
      page.until(lambda: len(page.all(f"{finding} .say button")) == 2, "no buttons")
      before, after = page.all(f"{finding} .say button")
      # What comes into sight is laid out only then, and may push it away from under the pointer.
      page.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", after)
      page.until(lambda: page.run(IS_ON_TOP, after), "the button is covered")
      after.click()
      page.until(lambda: page.run("return window.spoken") == ["Distance", "…  meters", "adjustable"], "after the fix")
      assert before.get_attribute("aria-label") == "Play what is heard now"

  def test_map_is_drawn_and_expressions_are_accounted_for(self):
    with Page(self.report) as page:
      boxes = page.run("return [...document.querySelectorAll('.map .place')].map((box) => box.getBBox().width)")
      assert len(boxes) == len(page.all("[data-earshot='map']")) and min(boxes) > 50, boxes
      assert page.run("return document.querySelectorAll('.map .way').length") > 10
      region = page.one(".map")
      page.run("arguments[0].focus()", region)
      region.send_keys(Keys.ARROW_RIGHT)
      page.until(lambda: page.run("return arguments[0].scrollLeft", region) > 0, "the drawing does not scroll")
      said = page.run("return document.querySelector('[data-earshot=\"accounting\"]').textContent")
      counts = [int(word) for word in said.replace(",", " ").split() if word.isdigit()]
      assert counts[0] == sum(counts[1:]) > 0, said
      self.assert_quiet(page)

  def test_works_without_speech(self):
    with Page(self.report, before=SILENCE) as page:
      screen = ".screen[data-view='SightingDetailScreen']"
      page.open(screen)
      page.one(f"{screen} .player button").send_keys(Keys.ARROW_RIGHT)
      caption = page.one(f"{screen} .caption")
      assert caption.text == "Sighting, Heading"
      assert caption.get_attribute("aria-live") == "polite"
      self.assert_quiet(page)

  def test_keyboard_alone(self):
    with Page(self.report) as page:
      page.press(Keys.TAB)
      assert page.run("return document.activeElement.textContent") == "Skip to the report"
      page.press(Keys.ENTER)
      assert page.run("return document.activeElement.id") == "content"
      page.run("document.querySelector('.finding summary').focus()")
      page.press(Keys.ENTER)
      page.until(lambda: page.one(".finding").get_attribute("open"), "opened by a key")
      seen = set()
      for _ in range(40):
        page.press(Keys.TAB)
        outline = page.run("const n = document.activeElement; seen = getComputedStyle(n); return [n.tagName, seen.outlineStyle, n.matches('summary, a, button, input, select')]".replace("seen =", "const s =").replace("seen.", "s."))
        assert outline[1] != "none" and outline[2], outline
        seen.add(outline[0])
      assert {"SUMMARY", "A"} <= seen, seen

  def test_links_open_what_they_lead_to(self):
    with Page(self.report) as page:
      link = page.one("#wcag-4\\.1\\.2 .places a")
      target = link.get_attribute("href").split("#")[1]
      page.run("arguments[0].click()", link)
      page.until(lambda: page.run("return document.getElementById(arguments[0]).open", target), "opened")

  def test_hostile_sources_stay_text(self):
    with Page(self.hostile()) as page:
      page.unfold()
      assert page.driver.title == "Accessibility of Hostile"
      self.assert_quiet(page)
      assert page.run("return document.querySelectorAll('img, iframe, b, [onclick], [onerror]').length") == 0
      assert page.run("return [...document.querySelectorAll('a')].every((a) => a.protocol === 'file:')")
      said = page.run("return [...document.querySelectorAll('li .say')].map((n) => n.textContent)")
      assert "</script><script>document.title = 'taken'</script>, Button" in said, said[:4]
      assert "abcU+202EdefU+2066" in said, said
      assert page.run("return document.querySelectorAll('script').length") == 2
      assert page.run("return !/[\\u202e\\u2066\\u2028]/.test(document.body.textContent)")
      found = page.violations()
      assert found == [], json.dumps(found, indent=1)[:4000]

  def test_json_follows_its_schema(self):
    schema = json.loads((ROOT / "Documentation" / "schemas" / "report.schema.json").read_text(encoding="utf-8"))
    for app in (self.app, str(self.folder / "Hostile")):
      document = json.loads(self.write("report.json", app, "--format", "json").read_text(encoding="utf-8"))
      jsonschema.Draft202012Validator(schema).validate(document)


def main():
  with tempfile.TemporaryDirectory() as folder:
    tests = Tests(str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(folder))
    failed = 0
    names = [name for name in dir(tests) if name.startswith("test_")]
    for name in names if len(sys.argv) < 3 else ["test_" + word for word in sys.argv[2:]]:
      start = time.monotonic()
      try:
        getattr(tests, name)()
        print(f"ok  {name[5:].replace('_', ' ')} ({time.monotonic() - start:.1f} s)", flush=True)
      except Exception as error:  # every test has its say
        failed += 1
        print(f"NOT OK  {name[5:]}: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
    print(f"{len(names) - failed} browser tests passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
  main()
