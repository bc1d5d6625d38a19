import type { LoaderFunctionArgs } from "@remix-run/node";
import { leafletDocument } from "~/features/leaflet/leaflet-document.server";
import { terminalAnswer } from "~/features/terminal/terminal-answer.server";
import { leafletView } from "~/mall/views/leaflet/leaflet.server";
import { hasLeaflet } from "~/tenant/switches.server";

/** `/{language}/leaflet`: the mall on a sheet of paper. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  terminalAnswer(request, hasLeaflet, leafletView, leafletDocument);
