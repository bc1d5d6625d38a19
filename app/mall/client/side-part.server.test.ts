import { afterEach, expect, it, vi } from "vitest";
import { log } from "~/process/log.server";
import { MallApiError, MallApiUnavailable } from "./mall-api-error";
import { sidePart } from "./side-part.server";

const failed = (status: number) => new MallApiError({ status, statusText: "", response: null, body: null });
const logged = () => {
  const levels = ["debug", "warn", "error"] as const;
  const seen: [level: string, about: unknown, message: unknown][] = [];
  for (const level of levels)
    vi.spyOn(log, level).mockImplementation((about: unknown, message?: unknown) => {
      seen.push([level, about, message]);
    });
  return seen;
};
afterEach(() => void vi.restoreAllMocks());

it("returns the value without a log line", async () => {
  const seen = logged();
  expect(await sidePart(Promise.resolve(7), "Seven could not be read")).toBe(7);
  expect(seen).toEqual([]);
});

it.each([
  ["an outage", new MallApiUnavailable("timeout", "too slow"), "warn"],
  ["a bug of our own", new TypeError("undefined is not a function"), "warn"],
  ["a part that the mall API doesn't have", failed(404), "debug"],
  ["a client that disconnected", new MallApiUnavailable("aborted", "gone"), "debug"],
])("logs %s and returns null", async (_, error, level) => {
  const seen = logged();
  expect(await sidePart(Promise.reject(error), "Tiers could not be read")).toBeNull();
  expect(seen).toEqual([[level, { err: error }, "Tiers could not be read"]]);
});

it("logs what an outage repeats once, and other causes and parts beside it", async () => {
  const seen = logged();
  const fail = (what: string, message: string) =>
    sidePart(Promise.reject(new MallApiUnavailable("refused", message)), what);
  for (let page = 0; page < 3; page++) await fail("News could not be read", "no connection");
  await fail("News could not be read", "no answer");
  await fail("Events could not be read", "no connection");
  expect(seen.map(([level]) => level)).toEqual(["warn", "debug", "debug", "warn", "warn"]);
});

it("logs as an error what every page needs, even if the mall API doesn't have it", async () => {
  const seen = logged();
  const error = failed(404);
  expect(await sidePart(Promise.reject(error), "mallSettings not loaded", "error")).toBeNull();
  expect(seen).toEqual([["error", { err: error }, "mallSettings not loaded"]]);
});

it("lets a redirect through", async () => {
  const seen = logged();
  const login = new Response(null, { status: 302 });
  await expect(sidePart(Promise.reject(login), "Points could not be read")).rejects.toBe(login);
  expect(seen).toEqual([]);
});
