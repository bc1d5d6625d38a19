import type { LoaderFunctionArgs } from "@remix-run/node";
import { buildMeta } from "~/framework/build.server";

/** `/builds/latest.json`, which open pages poll hourly, and `/builds/meta/{id}.json`, which is immutable per id. */
export async function loader({ params }: LoaderFunctionArgs) {
  const build = await buildMeta();
  const { "*": file = "" } = params;
  if (file === "latest.json") return answer(200, { id: build.id, timestamp: build.timestamp }, "no-cache");
  if (file === `meta/${build.id}.json`) return answer(200, build, "public, max-age=31536000, immutable");
  return answer(404, { error: "There is no such build here" }, "no-store");
}

const answer = (status: number, body: object, cacheControl: string): Response =>
  Response.json(body, { status, headers: { "Cache-Control": cacheControl } });
