import { beforeEach } from "vitest";
import { shippedProfiles } from "../../app/mall/profiles/shipped-profiles.server";
import { withUpstream } from "./mall-client";

/** A list of the platform, on one page. */
export const paginated = (...data: object[]) => ({
  status: "success",
  data: { data, current_page: 1, per_page: 100, total: data.length },
});
export const one = (data: unknown) => ({ status: "success", data });

/** For each test of the file: the web-app platform, which has no paths until it is given answers, and the site's client. */
export function withWebAppPlatform() {
  const world = withUpstream();
  let answers: Record<string, unknown> = {};
  beforeEach(() => {
    answers = {};
    world.upstream.answerWith((request, response) => {
      const found = answers[request.url?.replace(/\?.*/, "") ?? ""];
      response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(found ?? { status: "error", httpCode: 404 }));
    });
  });
  const traitsOf = () => ({
    profile: shippedProfiles["web-app"],
    headers: [{ name: "Origin", value: "https://{tenant}.platform.example" }],
  });
  return {
    world,
    api: (token?: string) =>
      world
        .newClient({ url: `${world.upstream.url}/api/web-app`, traitsOf })
        .mallApi({ tenantId: "beta", token }),
    /** Answers a path, from `/`. */
    answeringAt(path: string, value: unknown) {
      answers[path] = value;
    },
    /** Answers a path of the platform's version. */
    answering(path: string, value: unknown) {
      answers[`/api/web-app/v1/${path}`] = value;
    },
  };
}
