import type { LoaderFunctionArgs } from "@remix-run/node";
import { signageDocument } from "~/features/signage/signage-document.server";
import { terminalAnswer } from "~/features/terminal/terminal-answer.server";
import { signageView } from "~/mall/views/signage/signage.server";
import { hasSignage } from "~/tenant/switches.server";

/** `/{language}/signage/{place}`: a screen in a passage of the mall. */
export const loader = ({ request, params: { place = "" } }: LoaderFunctionArgs) =>
  terminalAnswer(request, hasSignage, (site, url) => signageView(site, place, url), signageDocument);
