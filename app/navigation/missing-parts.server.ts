import { data, type ServerBuild } from "@remix-run/node";
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
    if (missing.length === 0) return answer;
    if (isPlain(answer)) return { ...answer, missing };
    return isDataWithInit(answer) && isPlain(answer.data)
      ? data({ ...answer.data, missing }, answer.init ?? undefined)
      : answer;
  };

type DataWithInit = ReturnType<typeof data<unknown>>;

/** What `data(…)` returns. */
const isDataWithInit = (answer: unknown): answer is DataWithInit =>
  typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit";

const isPlain = (answer: unknown): answer is object =>
  typeof answer === "object" && answer !== null && Object.getPrototypeOf(answer) === Object.prototype;
