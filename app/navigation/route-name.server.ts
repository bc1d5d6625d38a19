import { matchRoute } from "~/locale/match-route";
import { resourceTable } from "~/locale/resource-table";
import { documentPath } from "../framework/addresses";
import { payloadAddress } from "./payload.server";

/** What every URL outside of the route tables is called: their number is not limited. */
const otherRoute = "other";

/** The resources by the part of their path that is the same for all of their URLs. */
const resources = resourceTable.map(({ path }) => {
  const start = path.replace(/[:*].*$/, "");
  return { name: path, start: `/${start}`, isWhole: start === path };
});

/** The name of a URL's route in the route tables, for logs and metrics: never a part of what a visitor wrote. */
export function routeNameOf(url: string): string {
  const [path = "/"] = (payloadAddress(url) ?? url).split("?", 1);
  const document = documentPath(path);
  if (document === "/") return "index";
  return matchRoute(document)?.name ?? resourceOf(path) ?? otherRoute;
}

const resourceOf = (path: string): string | undefined =>
  resources.find(({ start, isWhole }) => (isWhole ? path === start : path.startsWith(start)))?.name;
