// A kiosk in the browser: it shows the next screen only once it has it, so that no error page and no empty one appears,
// reads aloud, types, and returns to its start when nobody is there. All that it remembers is in its memory.
{
  const idleMs = 60_000;
  const warningSeconds = 15;
  const mostScreens = 600;
  const refreshMs = 10 * 60_000;
  const betweenMs = 500;
  const home = document.querySelector("[data-home]").dataset.home;
  const root = home.split("?")[0].split("/").slice(2).join("/");
  const html = window.trustedTypes?.createPolicy("promenade", { createHTML: (text) => text });
  /** The screens that a visitor without a connection finds, by their path. */
  const screens = new Map();
  let shown = 0;
  const styles = stylesOf(document);

  const isOwn = (url) =>
    url.origin === location.origin && url.pathname.split("/").slice(2).join("/") === root;
  const isTyped = (path) => /[?&]q=/.test(path);
  const parsed = (text) => new DOMParser().parseFromString(html ? html.createHTML(text) : text, "text/html");

  function stylesOf(page) {
    return [...page.querySelectorAll("link[rel=stylesheet], script[src]")]
      .map((each) => each.getAttribute("href") ?? each.getAttribute("src"))
      .join();
  }

  async function load(path) {
    const answer = await fetch(path, { cache: "no-store", signal: AbortSignal.timeout(8000) });
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    screens.delete(path);
    if (!isTyped(path)) screens.set(path, text);
    if (screens.size > mostScreens) screens.delete(screens.keys().next().value);
    return text;
  }

  async function show(path, focus = true) {
    const turn = ++shown;
    speechSynthesis?.cancel();
    const text = await load(path).then(
      (fresh) => ({ fresh }),
      () => ({ stored: screens.get(path) }),
    );
    if (turn !== shown) return;
    const page = parsed(text.fresh ?? text.stored ?? "");
    if (!page.querySelector("main")) return sayOffline();
    // Another build: its start is loaded whole, once nobody is there.
    if (text.fresh && path === home && stylesOf(page) !== styles) return location.replace(home);
    document.documentElement.lang = page.documentElement.lang;
    document.title = page.title;
    document.body.replaceWith(page.body);
    history.replaceState(null, "", path);
    scrollTo(0, 0);
    begin();
    if (!text.fresh) sayOffline();
    if (focus) {
      const title = document.querySelector("h1");
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
  }

  function sayOffline() {
    const notice = document.querySelector("[data-offline]");
    notice.textContent = notice.dataset.offline;
    notice.hidden = false;
  }

  /** What a screen has that needs scripts. */
  function begin() {
    for (const keys of document.querySelectorAll(".kiosk-keys")) keys.hidden = false;
    const speech = document.querySelector("[data-speech]");
    speech.hidden = !("speechSynthesis" in window) || speechSynthesis.getVoices().length === 0;
  }

  function type(key) {
    const field = document.querySelector("input[type=search]");
    const at = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? at;
    field.setRangeText(key, key || at < end ? at : Math.max(0, at - 1), end, "end");
  }

  function speak(text) {
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = document.documentElement.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
  }

  document.addEventListener("click", (event) => {
    const touched = event.target instanceof Element ? event.target : null;
    const link = touched?.closest("a");
    if (link) {
      event.preventDefault();
      const url = new URL(link.getAttribute("href"), location.href);
      if (isOwn(url)) show(url.pathname + url.search);
      return;
    }
    const button = touched?.closest("button");
    if (button?.dataset.key !== undefined) type(button.dataset.key);
    if (button?.dataset.speech) speak(button.dataset.speech);
  });
  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    show(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
  });
  for (const name of ["contextmenu", "dragstart", "auxclick"])
    document.addEventListener(name, (event) => event.preventDefault());
  window.speechSynthesis?.addEventListener("voiceschanged", begin);

  let timer;
  function wait() {
    clearTimeout(timer);
    const dialog = document.querySelector("dialog");
    if (dialog.open) dialog.close();
    timer = setTimeout(() => (isAtStart() ? restart() : warn(warningSeconds)), idleMs);
  }
  const isAtStart = () => location.pathname + location.search === home && scrollY === 0;

  function warn(seconds) {
    const dialog = document.querySelector("dialog");
    const text = dialog.querySelector("p");
    if (seconds === 0) return restart();
    text.textContent = text.dataset.text.replace("{{seconds}}", String(seconds));
    if (!dialog.open) dialog.showModal();
    timer = setTimeout(() => warn(seconds - 1), 1000);
  }

  /** The start, as if nobody had been there. */
  async function restart() {
    sessionStorage.clear();
    localStorage.clear();
    getSelection()?.removeAllRanges();
    await show(home, false);
    wait();
  }
  for (const name of ["pointerdown", "keydown", "touchstart"])
    document.addEventListener(name, wait, { passive: true });

  /** Loads what can be touched from the start, one after another, for when there is no connection. */
  async function store() {
    const paths = new Set([home]);
    for (const path of paths) {
      if (paths.size > mostScreens) break;
      const text = await load(path).catch(() => null);
      if (text === null) break;
      for (const link of parsed(text).querySelectorAll("a[href]")) {
        const url = new URL(link.getAttribute("href"), location.origin);
        if (isOwn(url) && paths.size < mostScreens) paths.add(url.pathname + url.search);
      }
      await new Promise((done) => setTimeout(done, betweenMs));
    }
    setTimeout(store, refreshMs);
  }

  begin();
  wait();
  setTimeout(store, 2000);
}
