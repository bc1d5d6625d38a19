import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MallApiUnavailable } from "~/mall/client/mall-api-error";
import { siteOf } from "../../../tests/stand-ins/site";
import { json, startUpstream, success } from "../../../tests/stand-ins/upstream";
import { knownBrowserOf } from "../../session/browser.server";
import {
  pendingReaction,
  pendingReactionCookie,
  pendingRedirect,
} from "../../session/pending-reaction.server";
import { readToasts } from "../../session/toast.server";
import { logIn } from "./log-in.server";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream(() => {});
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
});
beforeEach(() => {
  upstream.asked.length = 0;
  upstream.answerWith((_, response) => json(response, success({ id: "1", followed: true, follow_count: 8 })));
});
afterAll(() => upstream.stop());

const customer = {
  id: "7",
  email: "ada@people.test",
  first_name: "Ada",
  last_name: "",
  language: "en" as const,
  image: null,
  has_password: true,
};
const requestWith = (cookie = "") =>
  new Request("https://galerieharfa.cz/en/login", { method: "POST", headers: { Cookie: cookie } });
const sentBack = (setCookie: string) => setCookie.split(";")[0] ?? "";

/** Logs in; returns the response and the browser's next Cookie header. */
async function loggedIn(way: Parameters<typeof logIn>[3] = {}, { cookie = "", token = "abc" } = {}) {
  const answer = await logIn({ token, customer }, requestWith(cookie), siteOf(), way);
  const next = requestWith(answer.headers.getSetCookie().map(sentBack).join("; "));
  return { answer, next, to: answer.headers.get("Location"), toast: readToasts(next)?.toasts[0]?.text };
}

describe("a log-in", () => {
  it("stores the token, marks the browser as known, and redirects with 303", async () => {
    const { answer, next, to, toast } = await loggedIn();
    expect([answer.status, to]).toEqual([303, "/en/dashboard"]);
    expect(next.headers.get("Cookie")).toMatch(/^token=abc; /);
    expect(knownBrowserOf(next, siteOf(), "ada@people.test")).not.toBeNull();
    expect(toast).toContain("Ada");
  });

  it("marks the browser as known for the typed address", async () => {
    const { next } = await loggedIn({ account: "Other@people.test" });
    expect(knownBrowserOf(next, siteOf(), "other@people.test")).not.toBeNull();
    expect(knownBrowserOf(next, siteOf(), "ada@people.test")).toBeNull();
  });

  it.each([
    ["/en/offers?sort=name", "/en/offers?sort=name"],
    ["https://evil.example/", "/en/dashboard"],
    ["//evil.example", "/en/dashboard"],
    [undefined, "/en/dashboard"],
  ])("that should return to %s goes to %s", async (redirectTo, to) => {
    expect((await loggedIn({ redirectTo })).to).toBe(to);
  });

  it("with a malformed token is an outage", async () => {
    await expect(loggedIn({}, { token: "a b" })).rejects.toThrow(MallApiUnavailable);
  });
});

describe("a reaction before the log-in", () => {
  const shop = "/en/shop/1/books";
  const cookieFor = (place: string) =>
    sentBack(pendingReactionCookie({ reaction: "follow", type: "company", id: "1" }, place, requestWith()));

  it("is performed once, on the redirect back to its page", async () => {
    const { next, toast } = await loggedIn({ redirectTo: shop }, { cookie: cookieFor(shop) });
    expect(upstream.asked).toMatchObject([
      {
        method: "POST",
        url: "/galerieharfa/v1/me/follows/companies",
        headers: { authorization: "Bearer abc" },
      },
    ]);
    expect(toast?.length).toBeGreaterThan((await loggedIn({ redirectTo: shop })).toast?.length ?? 0);
    expect(pendingReaction(next)).toBeNull();
  });

  it("is dropped by a log-in that redirects elsewhere", async () => {
    const { next } = await loggedIn({ redirectTo: "/en/offers" }, { cookie: cookieFor(shop) });
    expect(upstream.asked).toEqual([]);
    expect(next.headers.get("Cookie")).toContain("__Host-reaction=;");
  });

  it("is performed at the final destination, whatever the stops", async () => {
    await loggedIn({ redirectTo: "/en/dashboard/profile", returnsTo: shop }, { cookie: cookieFor(shop) });
    expect(upstream.asked).toHaveLength(1);
  });

  it("that fails doesn't prevent the log-in", async () => {
    upstream.answerWith((_, response) => json(response, {}, 500));
    const { answer, to } = await loggedIn({ redirectTo: shop }, { cookie: cookieFor(shop) });
    expect([answer.status, to]).toEqual([303, shop]);
  });

  it.each(["https://evil.example/", "//evil.example", "/en/../en/shop"])(
    "of the path %s is ignored",
    (place) => {
      expect(pendingReaction(requestWith(cookieFor(place)))).toBeNull();
    },
  );

  it("is stored with a path that fits into a cookie", () => {
    expect(pendingRedirect(shop)).toBe(shop);
    expect(pendingRedirect(`${shop}?q=${"x".repeat(1_000)}`)).toBe(shop);
    expect(pendingRedirect(`/${"x".repeat(2_000)}`)).toHaveLength(1_000);
  });
});
