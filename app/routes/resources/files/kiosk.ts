import type { LoaderFunctionArgs } from "@remix-run/node";
import { kioskDocument } from "~/features/kiosk/kiosk-document.server";
import { terminalAnswer } from "~/features/terminal/terminal-answer.server";
import { kioskView } from "~/mall/views/kiosk/kiosk.server";
import { hasKiosks } from "~/tenant/switches.server";

/** `/{language}/kiosk/{place}`: a screen to touch at a place of the mall. */
export const loader = ({ request, params: { place = "" } }: LoaderFunctionArgs) =>
  terminalAnswer(request, hasKiosks, (site, url) => kioskView(site, place, url), kioskDocument);
