import type { LeafletView } from "~/mall/views/leaflet/leaflet.server";
import type { Site } from "~/site/site.server";
import { terminalDocument } from "../terminal/terminal-document.server";
import style from "./leaflet.css?url";
import script from "./leaflet-browser.js?url";
import { LeafletSheet } from "./leaflet-sheet";

/** The leaflet's document and its policy: without scripts one prints by the browser's menu. */
export const leafletDocument = (view: LeafletView, site: Site, { protocol }: URL) =>
  terminalDocument(site, protocol === "https:", {
    className: "leaflet",
    title: `${view.title} | ${view.mall}`,
    style,
    script,
    refresh: null,
    body: <LeafletSheet view={view} />,
  });
