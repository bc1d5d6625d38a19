import { fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newMember } from "../new-member";
import { hides, shows } from "../page-words";
import { ask, logIn, type RunningSite, startSite } from "../site-process";
import { json, startUpstream } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const path = "/en/dashboard/payment-methods";

/** Of its own: the demo member is changed. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MALL_API_OUTBOX: "open" });
}, 60_000);
afterAll(() => site.stop());

const open = async (cookie: string, of = site, at = path) => {
  const response = await ask(of, tenant, at, { headers: { Cookie: cookie } });
  const html = await response.text();
  return { status: response.status, text: html.replaceAll(/<script[\s\S]*?<\/script>/g, "") };
};
const send = async (cookie: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await ask(site, tenant, path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie, Origin: site.of(tenant), ...headers },
  });
  await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    toast: decodeURIComponent(
      response.headers.getSetCookie().find((each) => each.startsWith("toast=")) ?? "",
    ),
  };
};
/** The cards in order, each with its id and whether it is the default. */
const cardsOf = ({ text }: { text: string }) =>
  text.split("<li").flatMap((item) => {
    const id = /name="id" value="([^"]+)"/.exec(item)?.[1];
    const last4 = /ending in (\d{4})/.exec(item)?.[1];
    return id && last4 ? [{ id, last4, isDefault: item.includes(">Default<") }] : [];
  });

describe("payment methods", () => {
  it("can be made the default and removed, by their owner only", async () => {
    const owner = await logIn(site, tenant);
    const stranger = (await newMember(site.mallApi, tenant)).cookie;
    const [first, second] = cardsOf(await open(owner));
    expect([first?.last4, first?.isDefault, second?.last4, second?.isDefault]).toEqual([
      "4242",
      true,
      "5100",
      false,
    ]);
    const id = second?.id ?? "";
    shows((await open(stranger)).text, "No card saved yet");

    expect((await send(stranger, { intent: "default", id })).toast).toContain("no longer on your account");
    expect((await send(stranger, { intent: "remove", id })).status).toBe(303);
    expect((await send(owner, { intent: "remove", id }, { Origin: "https://evil.example" })).status).toBe(
      403,
    );
    expect((await send(owner, { intent: "remove", id: "../me/profile" })).status).toBe(303);
    expect((await send(owner, { intent: "remove", id: "" })).status).toBe(422);
    expect((await send(owner, { intent: "sell", id })).status).toBe(400);
    expect(cardsOf(await open(owner))).toEqual([first, second]);

    const chosen = await send(owner, { intent: "default", id });
    expect([chosen.status, chosen.location]).toEqual([303, path]);
    expect(cardsOf(await open(owner)).map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ["5100", true],
      ["4242", false],
    ]);
    const removals = await Promise.all([1, 2].map(() => send(owner, { intent: "remove", id })));
    expect(removals.map(({ status }) => status)).toEqual([303, 303]);
    expect(cardsOf(await open(owner)).map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ["4242", true],
    ]);

    const ended = await send("token=ended", { intent: "remove", id });
    expect(ended.location).toBe(path);
  });
});

describe("a mall whose API has no extensions", () => {
  it("says that it stores no bank cards, and hides the plastic card", async () => {
    const missing = /^\/\w+\/v1\/me\/(?:payment-methods|physical-card)/;
    const upstream = await startUpstream(async ({ method, url, headers }, response, body) => {
      if (missing.test(url ?? "")) {
        return json(response, { status: "error", httpStatus: "NotFound", message: "No such path" }, 404);
      }
      const { authorization = "", "content-type": type = "application/json" } = headers;
      const answer = await fetch(`${site.mallApi}${url}`, {
        method: method ?? "GET",
        headers: { authorization, "content-type": type },
        ...(body && { body }),
      });
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(await answer.text());
    });
    const small = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
    try {
      const cookie = await logIn(small, tenant);
      const cards = await open(cookie, small);
      expect(cards.status).toBe(200);
      shows(cards.text, "This mall keeps no payment methods");
      const profile = await open(cookie, small, "/en/dashboard/profile");
      expect(profile.status).toBe(200);
      shows(profile.text, 'id="profile-phone"');
      hides(profile.text, 'id="card-number"');
      shows((await open(cookie, site, "/en/dashboard/profile")).text, 'id="card-number"');
    } finally {
      await small.stop();
      await upstream.stop();
    }
  }, 60_000);
});
