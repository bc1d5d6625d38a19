import type { ServerBuild } from "@remix-run/node";
import { type Handler, withHandlers } from "~/framework/build.server";
import { matchRoute } from "~/locale/match-route";
import { missingParts } from "~/mall/client/missing-parts.server";
import { documentPath } from "../framework/addresses";

/** The build with screens whose data say what they lack, for the notice above them. */
export const withMissingParts = (build: ServerBuild): ServerBuild => withHandlers(build, saying);

const saying =
  (handler: Handler): Handler =>
  async (args) => {
    const answer = await handler(args);
    const screen = matchRoute(documentPath(new URL(args.request.url).pathname));
    const missing = screen ? missingParts(screen.language) : [];
    return missing.length > 0 && isPlain(answer) ? { ...answer, missing } : answer;
  };

const isPlain = (answer: unknown): answer is object =>
  typeof answer === "object" && answer !== null && Object.getPrototypeOf(answer) === Object.prototype;
