import type { SignageView } from "~/mall/views/signage/signage.server";
import type { Site } from "~/site/site.server";
import { terminalDocument } from "../terminal/terminal-document.server";
import style from "./signage.css?url";
import script from "./signage-browser.js?url";
import { SignageScreen } from "./signage-screen";

/** How long a slide is shown: read twice at a walk. */
const turnSeconds = 12;

/** A screen's document and its policy, with the slide that its URL names: without scripts each turn is another document. */
export function signageDocument(view: SignageView, site: Site, url: URL) {
  const count = view.slides.length;
  const asked = Number(url.searchParams.get("slide") ?? 0);
  const shown = Number.isSafeInteger(asked) && asked > 0 ? asked % count : 0;
  const next = new URL(url);
  next.searchParams.set("slide", String((shown + 1) % count));
  return terminalDocument(site, url.protocol === "https:", {
    className: "signage",
    title: `${view.here} | ${view.mall}`,
    style,
    script,
    turn: turnSeconds * 1000,
    refresh: { seconds: turnSeconds, url: next.pathname + next.search },
    body: <SignageScreen view={view} shown={shown} />,
  });
}
