import { parse } from "cookie";
import { describe, expect, it } from "vitest";
import { inOwnRequest } from "~/process/request-context.server";
import { hasSession, tokenOf } from "~/session/token.server";
import { isToken } from "~/session/token-cookie";
import { clearedDraftCookie, draftCookie, draftOf } from "./draft.server";
import { isPersonal, isPersonalBesideToken } from "./host-cookie.server";
import { resetCookie, resetTokenOf } from "./reset-cookie.server";
import { clearedTokenCookie, clearInvalidToken, tokenCookie } from "./session.server";
import { readToasts, toastCookie } from "./toast.server";

const halfAnHour = 1_800;
const year = 365 * 24 * 60 * 60;
const site = "https://galerieharfa.cz";
const requestWith = (cookie = "", address = `${site}/en/contact`) =>
  new Request(address, { headers: { Cookie: cookie } });

/** A Set-Cookie header as a browser reads it: name, value and attributes. */
function read(setCookie: string) {
  const [pair = "", ...attributes] = setCookie.split("; ");
  const [name = ""] = pair.split("=");
  return {
    name,
    value: parse(pair)[name],
    attributes: Object.fromEntries(attributes.map((each) => each.toLowerCase().split("="))),
  };
}
/** The Cookie header of a browser that was sent one. */
const sentBack = (setCookie: string) => setCookie.split(";")[0];

const token = "abc.DEF-123_~+/|=";
const written = {
  token: tokenCookie(token, requestWith()),
  draft: draftCookie("/en/contact", { message: "Hello" }, requestWith()),
  toast: toastCookie({ kind: "success", text: "Saved." }, requestWith()),
  reset: resetCookie("reset-token", requestWith()),
};

describe("each cookie of the session", () => {
  it.each(Object.entries(written))("%s is HttpOnly, Secure and SameSite", (_, cookie) => {
    const { "max-age": __, ...attributes } = read(cookie).attributes;
    expect(attributes).toEqual({ path: "/", httponly: undefined, samesite: "lax", secure: undefined });
  });

  it.each([
    ["token", year],
    ["draft", halfAnHour],
    ["toast", 60],
    ["reset", halfAnHour],
  ] as const)("%s lasts %d seconds", (name, seconds) => {
    expect(read(written[name]).attributes["max-age"]).toBe(String(seconds));
  });

  it("has the prefix __Host-, except the token", () => {
    expect(Object.values(written).map((cookie) => read(cookie).name)).toEqual([
      "token",
      "__Host-draft",
      "__Host-toast",
      "__Host-reset",
    ]);
  });

  it("works without TLS in development", () => {
    const request = requestWith("", "http://galerieharfa.localhost:3000/en");
    const cookie = toastCookie({ kind: "error", text: "No." }, request);
    expect(read(cookie)).toMatchObject({ name: "toast", attributes: { httponly: undefined } });
    expect(read(cookie).attributes).not.toHaveProperty("secure");
  });

  it.each([
    ["token", clearedTokenCookie(requestWith())],
    ["__Host-draft", clearedDraftCookie(requestWith())],
    ["__Host-reset", resetCookie(null, requestWith())],
    ["__Host-toast", readToasts(requestWith(sentBack(written.toast)))?.cookie ?? ""],
  ])("%s is removed at once", (name, cleared) => {
    expect(read(cleared)).toMatchObject({ name, value: "", attributes: { "max-age": "0" } });
  });

  it.each([
    sentBack(written.token),
    sentBack(written.draft),
    sentBack(written.toast),
    sentBack(written.reset),
    "a=b; reset=abc",
    "reaction=abc",
  ])("%s makes a page personal", (cookie = "") => {
    expect(isPersonal(cookie)).toBe(true);
  });

  it.each(["", "token=", "mytoken=abc", "__Host-browser=abc", "locale=sk", "consent=abc.STAT"])(
    "%j does not make a page personal",
    (cookie) => {
      expect(isPersonal(cookie)).toBe(false);
    },
  );
});

describe("a page that members share", () => {
  it.each(["draft", "toast", "reset", "reaction"])("is not for a request with the cookie %s", (name) => {
    expect(isPersonalBesideToken(`token=abc; __Host-${name}=x`)).toBe(true);
    expect(isPersonalBesideToken(`${name}=x`)).toBe(true);
  });

  it("is for a request with the session alone", () => {
    expect(isPersonalBesideToken("token=abc; __Host-browser=x; locale=sk")).toBe(false);
  });

  it("reports that it asked for its member's token, and has a session without it", () => {
    const member = { unread: null, reactions: {} };
    const request = requestWith();
    const neededToken = (read: (request: Request) => unknown) =>
      inOwnRequest((rendering) => [read(request), rendering.neededToken], { pageMember: member });
    expect(neededToken(hasSession)).toEqual([true, false]);
    expect(neededToken(tokenOf)).toEqual([null, true]);
    expect(hasSession(request)).toBe(false);
    expect(hasSession(requestWith("token=abc"))).toBe(true);
  });
});

describe("a token", () => {
  it("is read as the log-in set it", () => {
    expect(tokenOf(requestWith(`a=b; ${sentBack(written.token)}`))).toBe(token);
    expect(tokenOf(requestWith())).toBeNull();
  });

  it.each([
    "",
    "a b",
    "a\r\nSet-Cookie: b=c",
    "a;b",
    "žluť",
    "=",
    "a=b",
    "x".repeat(4097),
    `${"x".repeat(4096)}=`,
  ])("is never %j", (text) => {
    expect(isToken(text)).toBe(false);
  });

  it("that is malformed is no session, and is removed", () => {
    const request = requestWith("token=a%20b");
    expect(tokenOf(request)).toBeNull();
    const headers = new Headers();
    clearInvalidToken(request, headers);
    expect(headers.getSetCookie().map(read)).toMatchObject([{ name: "token", value: "" }]);
  });

  it("of a log-in replaces whatever the browser had before", () => {
    const headers = new Headers({ "Set-Cookie": written.token });
    clearInvalidToken(requestWith("token=a%20b"), headers);
    expect(headers.getSetCookie()).toEqual([written.token]);
  });

  it.each(["", `token=${"a".repeat(20)}`])("is not removed for the cookie %j", (cookie) => {
    const headers = new Headers();
    clearInvalidToken(requestWith(cookie), headers);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("a draft", () => {
  const draftFrom = (cookie: string, path = "/en/contact") =>
    draftOf(requestWith(sentBack(cookie), site + path));

  it("is restored in its own form", () => {
    expect(draftFrom(written.draft)).toEqual({ message: "Hello" });
    expect(draftFrom(written.draft, "/en/login")).toBeNull();
    expect(draftOf(requestWith())).toBeNull();
  });

  it("is truncated if the cookie would be too long", () => {
    const values = { one: "ř".repeat(400), two: "b".repeat(2_000), three: "c" };
    const cookie = draftCookie("/en/contact", values, requestWith());
    expect(cookie.length).toBeLessThan(4_096);
    expect(draftFrom(cookie)).toEqual({ one: values.one, two: "b".repeat(600), three: "" });
  });

  it.each(["", "no json", "{}", '{"path":"/en/contact","values":{"a":1}}'])(
    "is ignored if it is %j",
    (value) => {
      expect(draftOf(requestWith(`__Host-draft=${encodeURIComponent(value)}`))).toBeNull();
    },
  );
});

describe("a toast", () => {
  it("follows those that were not shown yet, four in all", () => {
    let cookie = written.toast;
    for (const text of ["1", "2", "3", "4"])
      cookie = toastCookie({ kind: "success", text }, requestWith(sentBack(cookie)));
    const texts = readToasts(requestWith(sentBack(cookie)))?.toasts.map(({ text }) => text);
    expect(texts).toEqual(["1", "2", "3", "4"]);
  });

  it("is shown once", () => {
    const shown = readToasts(requestWith(sentBack(written.toast)));
    expect(shown?.toasts).toEqual([{ kind: "success", text: "Saved." }]);
    expect(readToasts(requestWith(sentBack(shown?.cookie ?? "")))).toBeNull();
  });

  it.each([
    { kind: "success", text: "" },
    { kind: "success", text: "x".repeat(301) },
    { kind: "warning", text: "Hello" },
    "text",
  ])("is not shown if it is %j", (forged) => {
    expect(
      readToasts(requestWith(`__Host-toast=${encodeURIComponent(JSON.stringify([forged]))}`)),
    ).toBeNull();
  });
});

it("stores a password reset in this browser until it is finished", () => {
  expect(resetTokenOf(requestWith(sentBack(written.reset)))).toBe("reset-token");
  expect(resetTokenOf(requestWith(sentBack(resetCookie(null, requestWith()))))).toBeNull();
});
