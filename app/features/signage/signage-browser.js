// Turns a screen's slides, and after each round replaces them by those that the site has now. It keeps nothing but the
// slides on screen, so that a year of turns takes no more memory than a day.
{
  const html = window.trustedTypes?.createPolicy("promenade", { createHTML: (text) => text });
  const turnMs = Number(document.documentElement.dataset.turn);
  const slides = () => [...document.querySelectorAll("[data-slide]")];
  const marks = () => [...document.querySelectorAll(".signage-foot li")];
  const stylesOf = (page) =>
    [...page.querySelectorAll("link[rel=stylesheet], script[src]")]
      .map((each) => each.getAttribute("href") ?? each.getAttribute("src"))
      .join();
  const styles = stylesOf(document);
  let at = Math.max(
    0,
    slides().findIndex((slide) => "shown" in slide.dataset),
  );

  function show(next) {
    at = next;
    for (const all of [slides(), marks()])
      for (const [place, each] of all.entries()) each.toggleAttribute("data-shown", place === at);
  }

  /** The next round: another build is loaded whole, and without a connection the last one says how old it is. */
  async function renew() {
    const address = location.pathname + location.search;
    const text = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(8000) }).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    );
    const page = text && new DOMParser().parseFromString(html ? html.createHTML(text) : text, "text/html");
    if (!page?.querySelector("[data-slide]")) {
      const age = document.querySelector("[data-old]");
      age.textContent = age.dataset.old;
      return;
    }
    if (stylesOf(page) !== styles) return location.reload();
    document.body.replaceChildren(...page.body.childNodes);
  }

  async function turn() {
    const next = (at + 1) % Math.max(1, slides().length);
    if (next === 0) await renew();
    show(next);
    document.documentElement.dataset.turns = String(Number(document.documentElement.dataset.turns ?? 0) + 1);
    setTimeout(turn, turnMs);
  }
  setTimeout(turn, turnMs);
}
