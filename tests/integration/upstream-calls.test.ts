import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { type NewMember, newMember } from "../requests/new-member";

const tenant = "galerieharfa";
/** A mall that shows offers and rewards to members only. */
const restricting = "europasc";

type Call = {
  path: string;
  isMembers: boolean;
  trace: string | undefined;
  startedAt: number;
  endedAt: number;
};

/** Longer than a slow machine takes to begin the calls of one round, so that none of them seems to wait for another. */
const delay = 400;

/** Passes calls on to the shared reference API, and records them. */
let mallApi: Server;
let calls: Call[] = [];
let site: RunningSite;
let member: NewMember;
let restrictedMember: NewMember;

beforeAll(async () => {
  const shared = sharedSite();
  mallApi = createServer(async (request, response) => {
    const call = {
      path: request.url ?? "",
      isMembers: request.headers.authorization !== undefined,
      trace: request.headers.traceparent?.toString(),
      startedAt: performance.now(),
      endedAt: Number.POSITIVE_INFINITY,
    };
    calls.push(call);
    const authorization = request.headers.authorization;
    const answer = await fetch(shared.mallApi + call.path, {
      headers: authorization ? { authorization } : {},
    });
    const text = await answer.text();
    const body = call.path.startsWith(`/${restricting}/v1/settings-web-app/web`)
      ? text.replaceAll(/("(?:offers|rewards)_only_when_logged_in":)"false"/g, '$1"true"')
      : text;
    await setTimeout(delay);
    call.endedAt = performance.now();
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" }).end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => mallApi.once("listening", resolve));
  const { port } = mallApi.address() as AddressInfo;
  site = await startSite({ MALL_API_URL: `http://127.0.0.1:${port}/{tenant}` });
  member = await newMember(shared.mallApi, tenant);
  restrictedMember = await newMember(shared.mallApi, restricting);
}, 60_000);
afterAll(async () => {
  await site.stop();
  mallApi.close();
});

/** The most calls of which each began only after the one before had ended. */
function roundsOf(recorded: Call[]): number {
  const rounds = new Map<Call, number>();
  for (const call of recorded) {
    const before = recorded.filter(({ endedAt }) => endedAt <= call.startedAt);
    rounds.set(call, 1 + Math.max(0, ...before.map((earlier) => rounds.get(earlier) ?? 0)));
  }
  return Math.max(0, ...rounds.values());
}

it.each([
  ["/en", 1, tenant],
  ["/en/shops-services", 1, tenant],
  ["/en/offers/1", 1, tenant],
  ["/en/dashboard", 2, tenant],
  ["/en", 1, restricting],
  ["/en/offers/1", 1, restricting],
  ["/en/dashboard", 2, restricting],
])(
  "a member's %s needs at most %i rounds of calls, none twice, at %s",
  async (path, rounds, mall) => {
    const { cookie } = mall === tenant ? member : restrictedMember;
    const open = async () => {
      const response = await ask(site, mall, path, { headers: { Cookie: cookie } });
      await response.text();
      expect(response.status).toBe(200);
    };
    // What everyone shares is cached after the first time, and what the page asks about its member known: of a screen for
    // members only, after the second.
    await open();
    await open();
    // The mall API's confirmation of a member is cached for seconds.
    await setTimeout(mall === restricting ? 3_000 : 0);
    calls = [];
    await open();
    const own = calls.filter(({ isMembers }) => isMembers);
    const paths = own.map((call) => call.path);
    expect(paths.filter((one, at) => paths.indexOf(one) !== at)).toEqual([]);
    expect(roundsOf(calls)).toBeLessThanOrEqual(rounds);
  },
  60_000,
);

it("a stranger's page needs no call with a token, and none of what is for members only", async () => {
  calls = [];
  for (const path of ["/cz", "/cz/obchody-a-sluzby"]) await (await ask(site, restricting, path)).text();
  expect(calls.length).toBeGreaterThan(0);
  expect(
    calls.filter(({ path, isMembers }) => isMembers || /\/v1\/(?:me|products|rewards)/.test(path)),
  ).toEqual([]);
});

it("sends no trace where nobody collects them", async () => {
  calls = [];
  const headers = { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" };
  await (await ask(site, tenant, "/en/faq", { headers })).text();
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ trace }) => trace)).toEqual([]);
});
