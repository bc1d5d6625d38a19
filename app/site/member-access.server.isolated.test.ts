import { visitorHeaders } from "@contract/client-address";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MallApiUnavailable } from "~/mall/client/mall-api-error";
import { clientAddressHeader } from "~/process/client-address.server";
import { clearMembers } from "~/session/member-of-token.server";
import { siteOf } from "../../tests/stand-ins/site";
import { json, startUpstream, success } from "../../tests/stand-ins/upstream";
import { markedBrowserCookie } from "../session/browser.server";
import { draftOf } from "../session/draft.server";
import { loginRedirect, memberApi, memberApiOrNull, visitorApi } from "../session/session.server";
import { guard } from "./guards.server";
import { unreadMessages } from "./unread-messages.server";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream(() => {});
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
});
beforeEach(() => {
  upstream.asked.length = 0;
  clearMembers();
  upstream.answerWith(({ url = "", headers }, response) => {
    const { authorization } = headers;
    if (authorization === "Bearer refused")
      return json(response, { status: "error", httpStatus: "Unauthorized", message: "" }, 401);
    if (authorization === "Bearer failing") return json(response, {}, 500);
    if (url.endsWith("/me/profile")) return json(response, success({ id: "ada", email: "ada@people.test" }));
    json(response, success({ unread: 3, conversations: [] }));
  });
});
afterAll(() => upstream.stop());

const address = "https://galerieharfa.cz/en/dashboard/receipts?page=2";
const requestOf = (token?: string, headers: Record<string, string> = {}, url = address) =>
  new Request(url, { headers: { ...(token && { Cookie: `token=${token}` }), ...headers } });
/** The thrown redirect: its target and cookies. */
async function redirectOf(work: () => unknown) {
  try {
    await work();
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return { to: answer.headers.get("Location"), cookies: answer.headers.getSetCookie() };
  }
  return null;
}
const logInAndBack = "/en/login?redirectTo=%2Fen%2Fdashboard%2Freceipts%3Fpage%3D2";

describe("a member's call of the mall API", () => {
  it("carries the member's token and address", async () => {
    await memberApi(requestOf("abc", { [clientAddressHeader]: "192.0.2.7" }), siteOf()).messagesOverview();
    expect(upstream.asked).toMatchObject([
      {
        url: "/galerieharfa/v1/messages/overview",
        headers: { authorization: "Bearer abc", [visitorHeaders.address]: "192.0.2.7" },
      },
    ]);
  });

  it("redirects to the log-in and back with the query without a token", async () => {
    const redirected = await redirectOf(() => memberApi(requestOf(), siteOf()));
    expect(redirected).toEqual({ to: logInAndBack, cookies: [] });
    expect(memberApiOrNull(requestOf(), siteOf())).toBeNull();
    expect(upstream.asked).toEqual([]);
  });

  it("ends the session if the token is no longer valid", async () => {
    upstream.answerWith((_, response) =>
      json(response, { status: "error", httpStatus: "Unauthorized", message: "" }, 401),
    );
    const redirected = await redirectOf(() => memberApi(requestOf("old"), siteOf()).messagesOverview());
    expect(redirected?.to).toBe(logInAndBack);
    expect(redirected?.cookies).toEqual([expect.stringMatching(/^token=; Max-Age=0;/)]);
  });
});

it("leaves the end of a session to the request that follows a prefetch", () => {
  const { status, headers } = loginRedirect(
    requestOf("old", { "Sec-Purpose": "prefetch;prerender" }),
    siteOf(),
  );
  expect([status, headers.get("Location"), headers.getSetCookie()]).toEqual([401, null, []]);
});

it("stores what was typed until the visitor has logged in", () => {
  const { headers } = loginRedirect(requestOf(), siteOf(), { message: "Hello" });
  const [draft = ""] = headers.getSetCookie();
  const [cookie = ""] = draft.split(";");
  expect(draftOf(requestOf(undefined, { Cookie: cookie }))).toEqual({ message: "Hello" });
});

it("sends the browser's id and whether it is known for the account", async () => {
  upstream.answerWith((_, response) => json(response, success(null)));
  const marked = markedBrowserCookie(requestOf(), siteOf(), "owner", "ada@people.test").split(";")[0] ?? "";
  const [id] = marked.replace("__Host-browser=", "").split(".");
  for (const account of ["ada@people.test", "bob@people.test"])
    await visitorApi(requestOf(undefined, { Cookie: marked }), siteOf(), account).forgetPassword({
      email: account,
      return_path: "/en",
    });
  expect(upstream.asked.map(({ headers }) => [headers["x-browser-id"], headers["x-browser-known"]])).toEqual([
    [id, "1"],
    [id, undefined],
  ]);
});

describe("a guarded screen", () => {
  const guarded = (
    name: Parameters<typeof guard>[2],
    token?: string,
    settings: Record<string, string> = {},
  ) =>
    redirectOf(() => guard(requestOf(token), siteOf({ settings }), name)).then((found) => found?.to ?? null);

  it("of the member's area is a member's", async () => {
    expect(await guarded("dashboard")).toBe(logInAndBack);
    expect(await guarded("dashboard", "abc")).toBeNull();
  });

  it("for logging in is for everyone who is not known to be a member, in a mall with accounts", async () => {
    expect(await guarded("login")).toBeNull();
    for (const token of ["refused", "failing"]) expect(await guarded("login", token), token).toBeNull();
    expect(await guarded("login", "abc")).toBe("/en");
    expect(await guarded("login", undefined, { authentication_enabled: "false" })).toBe("/en");
  });

  it.each([
    ["rewards", "rewards_only_when_logged_in"],
    ["offers", "offers_only_when_logged_in"],
  ] as const)("of %s is public unless the mall restricts it", async (name, setting) => {
    for (const token of [undefined, "refused", "failing"]) expect(await guarded(name, token)).toBeNull();
    expect(upstream.asked).toEqual([]);
    expect(await guarded(name, undefined, { [setting]: "true" })).toBe(logInAndBack);
    expect(upstream.asked).toEqual([]);
    expect(await guarded(name, "refused", { [setting]: "true" })).toBe(logInAndBack);
    expect(await guarded(name, "abc", { [setting]: "true" })).toBeNull();
  });

  it.each([
    ["rewards", "rewards_only_when_logged_in"],
    ["offers", "offers_only_when_logged_in"],
  ] as const)("of %s is an outage where it is not known who may see it", async (name, setting) => {
    await expect(guarded(name, "failing", { [setting]: "true" })).rejects.toThrow(MallApiUnavailable);
    const site = { ...siteOf({ settings: { [setting]: "true" } }), hasSettings: false };
    await expect(guard(requestOf(), site, name)).rejects.toThrow(MallApiUnavailable);
    await guard(requestOf("abc"), site, name);
  });

  it("is public if its route has no guard", async () => {
    expect(await guarded("faq")).toBeNull();
  });
});

describe("the number of unread messages", () => {
  it("is the member's", async () => {
    await expect.poll(() => unreadMessages(requestOf("abc"), siteOf())).toBe(3);
    expect(await unreadMessages(requestOf(), siteOf())).toBeNull();
  });

  it("is unknown in a mall without messages, which ends the session of a refused token too", async () => {
    upstream.answerWith(({ url = "", headers }, response) => {
      const isOverview = url.endsWith("/messages/overview");
      if (isOverview) return json(response, { status: "error", httpStatus: "NotFound", message: "" }, 404);
      if (headers.authorization === "Bearer abc")
        return json(response, success({ id: "ada", email: "ada@people.test" }));
      json(response, { status: "error", httpStatus: "Unauthorized", message: "" }, 401);
    });
    expect(await unreadMessages(requestOf("abc"), siteOf())).toBeNull();
    const redirected = await redirectOf(() => unreadMessages(requestOf("forged"), siteOf()));
    expect(redirected?.to).toBe(logInAndBack);
  });

  it("does not delay the page", async () => {
    upstream.answerWith((_, response) =>
      setTimeout(() => json(response, success({ unread: 3 })), 3_000).unref(),
    );
    const started = Date.now();
    expect(await unreadMessages(requestOf("abc"), siteOf())).toBeNull();
    expect(Date.now() - started).toBeLessThan(2_900);
  });
});
