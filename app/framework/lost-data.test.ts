import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orDiscoverByDocument, orLoadDocument, orLoadNothing } from "./lost-data";

const idle = { state: "idle" };
const going = { state: "loading", location: { pathname: "/en/offers/1", search: "?q=1", hash: "#a" } };
const reload = vi.fn();
const assign = vi.fn();
const warn = vi.fn();
let page = new EventTarget();

function router(navigation: object, path = "/en") {
  page = new EventTarget();
  vi.stubGlobal("window", {
    location: { pathname: path, search: path === "/en" ? "" : "?q=1", reload, assign },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    __remixRouter: { state: { navigation, loaderData: { root: { a: 1 }, home: null } } },
  });
}
beforeEach(() => {
  for (const mock of [reload, assign, warn]) mock.mockReset();
  vi.spyOn(console, "warn").mockImplementation(warn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const outcome = (answer: Promise<unknown>) =>
  Promise.race([answer.catch((error) => error), new Promise((resolve) => setTimeout(resolve, 5, "waits"))]);
const right = { status: 200, data: { root: { data: { a: 2 } } } };
const lost: [string, () => Promise<{ status: number; data: unknown }>][] = [
  ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["that can't be decoded", () => Promise.reject(new Error("Unable to decode"))],
  ["of a failing server", () => Promise.resolve({ ...right, status: 503 })],
  ["of nothing", () => Promise.resolve({ status: 204, data: {} })],
  ["of something else", () => Promise.resolve({ status: 200, data: ["<html>"] })],
];

describe("the data of a page", () => {
  it.each(lost)("are a document's in place of an answer %s, after a warning", async (_, loading) => {
    router(going);
    expect(await outcome(orLoadDocument(loading(), null))).toBe("waits");
    expect(assign.mock.calls).toEqual([["/en/offers/1?q=1#a"]]);
    expect([reload.mock.calls.length, warn.mock.calls.length]).toEqual([0, 1]);
  });

  it("are loaded with the same document where the browser is there already", async () => {
    router(going, "/en/offers/1");
    expect(await outcome(orLoadDocument(Promise.reject(new Error("lost")), null))).toBe("waits");
    expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(lost)("stay as they are where an answer %s was to refresh them", async (_, loading) => {
    router(idle);
    const data = { root: { data: { a: 1 } }, home: { data: null } };
    expect(await outcome(orLoadDocument(loading(), null))).toEqual({ status: 200, data });
    expect([assign.mock.calls.length, reload.mock.calls.length, warn.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it("are passed on where they are there, a redirect and an error of the visitor's too", async () => {
    router(going);
    const redirect = { status: 202, data: { [Symbol("redirect")]: { redirect: "/en" } } };
    for (const answer of [right, { ...right, status: 404 }, redirect])
      expect(await outcome(orLoadDocument(Promise.resolve(answer), null))).toBe(answer);
    expect([assign.mock.calls.length, warn.mock.calls.length]).toEqual([0, 0]);
  });

  it("are nobody's where the visitor goes elsewhere", async () => {
    router(going);
    const aborted = AbortSignal.abort();
    expect(await outcome(orLoadDocument(Promise.reject(aborted.reason), aborted))).toBe(aborted.reason);
    let fail = (_: Error) => {};
    const loading = outcome(orLoadDocument(new Promise((_, reject) => (fail = reject)), null));
    page.dispatchEvent(new Event("beforeunload"));
    fail(new TypeError("Failed to fetch"));
    expect(await loading).toEqual(new TypeError("Failed to fetch"));
    expect([assign.mock.calls.length, warn.mock.calls.length]).toEqual([0, 0]);
  });
});

it("has nothing of a part of a page that can't be loaded", async () => {
  router(idle);
  for (const [, loading] of lost)
    expect(await outcome(orLoadNothing(loading(), "choice", null))).toEqual({
      status: 200,
      data: { choice: { data: null } },
    });
  expect(warn).toHaveBeenCalledTimes(lost.length);
  expect(await outcome(orLoadNothing(Promise.resolve(right), "root", null))).toBe(right);
});

describe("the routes of a link", () => {
  const path = "/en/offers/1";
  const failed = () => [
    Promise.reject(new TypeError("Failed to fetch")),
    Promise.resolve(new Response("", { status: 502 })),
  ];

  it("are its document's where they can't be discovered", async () => {
    router(going);
    const others = Promise.resolve(new Response("<html>"));
    for (const discovery of [...failed(), others])
      expect(await outcome(orDiscoverByDocument(discovery, path, null))).toBe("waits");
    expect(assign.mock.calls).toEqual(Array(3).fill(["/en/offers/1?q=1#a"]));
    expect(warn).toHaveBeenCalledTimes(3);
    for (const known of [Response.json({}), new Response(null, { status: 204 })])
      expect(await outcome(orDiscoverByDocument(Promise.resolve(known), path, null))).toBe(known);
  });

  it.each([
    ["a part of the page needs them", idle, path],
    ["nobody has followed it", going, null],
  ])("are passed on where %s", async (_, navigation, path) => {
    router(navigation);
    const [connection, answer] = await Promise.all(
      failed().map((discovery) => outcome(orDiscoverByDocument(discovery, path, null))),
    );
    expect([connection, answer]).toMatchObject([new TypeError("Failed to fetch"), { status: 502 }]);
    expect(assign).not.toHaveBeenCalled();
  });
});
