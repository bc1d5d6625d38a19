import { beforeAll, describe, expect, it } from "vitest";
import { siteOf } from "../../tests/stand-ins/site";
import {
  browserIdOf,
  knownBrowserOf,
  type Mark,
  markedBrowserCookie,
  markedBrowserOf,
} from "./browser.server";

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
});

const site = () => siteOf();
const requestWith = (cookie = "") =>
  new Request("https://galerieharfa.cz/en/login", { headers: { Cookie: cookie } });
/** The Cookie header of a browser after it was marked for an account. */
const marked = (account: string, { cookie = "", mark = "owner" as Mark, at = site() } = {}) =>
  markedBrowserCookie(requestWith(cookie), at, mark, account).split(";")[0] ?? "";
const isKnown = (cookie: string, account: string, at = site()) =>
  knownBrowserOf(requestWith(cookie), at, account) !== null;
const cookieValue = (cookie: string) => cookie.split("=")[1] ?? "";

describe("a browser", () => {
  it("is known for the account that it was marked for, in any spelling of the address", () => {
    const cookie = marked("Ada@people.test");
    expect(isKnown(cookie, "ada@people.test ")).toBe(true);
    expect(isKnown(cookie, "bob@people.test")).toBe(false);
    expect(isKnown("", "ada@people.test")).toBe(false);
  });

  it("is known in its own mall only", () => {
    const cookie = marked("ada@people.test");
    expect(isKnown(cookie, "ada@people.test", siteOf({ host: "novoplaza.cz" }))).toBe(false);
  });

  it("that registered an account is not its owner's yet", () => {
    const cookie = marked("ada@people.test", { mark: "registrant" });
    expect(isKnown(cookie, "ada@people.test")).toBe(false);
    expect(markedBrowserOf(requestWith(cookie), site(), "registrant", "ada@people.test")).not.toBeNull();
  });

  it("is not known by a forged mark, or by one of another browser", () => {
    const [id = "", mark = ""] = cookieValue(marked("ada@people.test")).split(".");
    const [otherId = ""] = cookieValue(marked("bob@people.test")).split(".");
    const forged = (mark.startsWith("A") ? "B" : "A") + mark.slice(1);
    for (const value of [`${id}.${forged}`, `${otherId}.${mark}`, id, `${id}.${mark}.x`, mark])
      expect(isKnown(`__Host-browser=${value}`, "ada@people.test"), value).toBe(false);
    expect(isKnown(`__Host-browser=${id}.${mark}`, "ada@people.test")).toBe(true);
  });

  it("keeps its id with each account", () => {
    const first = marked("ada@people.test");
    const second = marked("bob@people.test", { cookie: first });
    expect(cookieValue(second).split(".")[0]).toBe(cookieValue(first).split(".")[0]);
    expect([isKnown(second, "ada@people.test"), isKnown(second, "bob@people.test")]).toEqual([true, true]);
    expect(knownBrowserOf(requestWith(second), site(), "ada@people.test")).toBe(
      browserIdOf(requestWith(first)),
    );
  });

  it("has one id within a request, and no two the same", () => {
    const request = requestWith();
    expect(browserIdOf(request)).toBe(browserIdOf(request));
    expect(markedBrowserCookie(request, site(), "owner", "a@people.test")).toContain(browserIdOf(request));
    expect(browserIdOf(requestWith())).not.toBe(browserIdOf(request));
  });

  it("is known for eight accounts, the oldest of which is dropped first", () => {
    let cookie = "";
    for (let number = 0; number < 9; number++) cookie = marked(`person-${number}@people.test`, { cookie });
    const known = Array.from({ length: 9 }, (_, number) => isKnown(cookie, `person-${number}@people.test`));
    expect(known).toEqual([false, ...Array(8).fill(true)]);
  });

  it("is marked for an account once", () => {
    const once = marked("ada@people.test");
    expect(marked("ada@people.test", { cookie: once })).toBe(once);
  });
});
