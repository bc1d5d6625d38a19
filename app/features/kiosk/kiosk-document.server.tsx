import type { KioskView } from "~/mall/views/kiosk/kiosk.server";
import type { Site } from "~/site/site.server";
import { terminalDocument } from "../terminal/terminal-document.server";
import style from "./kiosk.css?url";
import script from "./kiosk-browser.js?url";
import { KioskScreen } from "./kiosk-screen";

/** After how long without scripts a screen returns to its start: what they wait for, and their warning. */
const returnSeconds = 75;

/** A kiosk's document and its policy. */
export const kioskDocument = (view: KioskView, site: Site, { protocol }: URL) =>
  terminalDocument(site, protocol === "https:", {
    className: "kiosk",
    title: `${view.title} | ${view.mall}`,
    style,
    script,
    refresh: view.isStart ? null : { seconds: returnSeconds, url: view.home },
    body: <KioskScreen view={view} />,
  });
