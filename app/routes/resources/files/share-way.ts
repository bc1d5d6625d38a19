import type { LoaderFunctionArgs } from "@remix-run/node";
import { terminalAnswer } from "~/features/terminal/terminal-answer.server";
import { shareWayDocument } from "~/features/wayfinding/share-way-document.server";
import { shareWayView } from "~/mall/views/floor-plan/share-way.server";

/** `/{language}/share-way?from=&to=`: a way on the floor plan, to be given away. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  terminalAnswer(request, () => true, shareWayView, shareWayDocument);
