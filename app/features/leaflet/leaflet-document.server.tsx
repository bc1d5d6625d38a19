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
    rules: rulesOf(view),
    body: <LeafletSheet view={view} />,
  });

/** Of pins on paper, in millimetres, and as they are drawn, in units. */
const pinRadius = 1.15;
const drawnPinRadius = 11;

/** Sizes of text in points, columns, and drawings with their units in a millimetre of paper. */
const rulesOf = ({ flap, back, cover, services, directory, floors }: LeafletView): string =>
  [
    ...Object.entries({ flap, back, cover, services, directory }).map(
      ([name, { size }]) => `.leaflet-${name}{--size:${size}pt}`,
    ),
    `.leaflet-services{--columns:${services.columns}}.leaflet-directory{--columns:${directory.columns}}`,
    ...floors.map(
      ({ width, unitsPerMillimetre }, at) =>
        `.leaflet-floors figure:nth-child(${at + 1}){--width:${width}mm;--unit:${unitsPerMillimetre.toFixed(3)}px;--plan-pin:${((pinRadius * unitsPerMillimetre) / drawnPinRadius).toFixed(3)}}`,
    ),
  ].join("");
