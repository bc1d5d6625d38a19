import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { loggedText, logSerializers } from "./log-serializers.server";

/** A line as the log writes it. */
function lineOf(about: object): string {
  let line = "";
  pino({ base: null, serializers: logSerializers }, { write: (text) => (line += text) }).error(
    about,
    "Failed",
  );
  return line;
}
const secret = /ada@|lovelace|s3cr3t|\$scrypt/i;

describe("a logged line", () => {
  it.each([
    [
      "a query's parameters",
      new DrizzleQueryError("select ? from x", ["$scrypt$abc", "ada@x.cz"], new Error("no x")),
    ],
    ["a called URL's query", new Error("GET http://api/v1/verify?token=s3cr3t&email=ada%40x.cz: refused")],
    ["a URL's credentials", new Error("redis://:s3cr3t@redis:6379 refused")],
    ["an e-mail address", new Error("Ada.Lovelace+mall@example.com is taken")],
    ["a token", new Error('invalid header "Bearer s3cr3t"')],
    [
      "a failed answer",
      Object.assign(new Error("Refused"), { body: { email: "ada@x.cz" }, response: { url: "/?s3cr3t" } }),
    ],
    ["a thrown value", "no answer for ada@x.cz"],
  ])("doesn't hold %s, also of a cause", (_, error) => {
    for (const err of [error, new Error("Outer", { cause: error })])
      expect(lineOf({ err })).not.toMatch(secret);
  });

  it("holds what an operator needs", () => {
    const cause = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" });
    const err = Object.assign(new Error("GET http://api/v1/malls: refused", { cause }), { kind: "refused" });
    const line = JSON.parse(lineOf({ err, key: "beta companies?q=ada@x.cz&page=1" }));
    expect(line).toMatchObject({
      key: "beta companies?…",
      err: {
        type: "Error",
        message: "GET http://api/v1/malls: refused",
        kind: "refused",
        cause: { message: "connect ECONNREFUSED 127.0.0.1:9", code: "ECONNREFUSED" },
      },
    });
    expect(line.err.stack).toMatch(/log-serializers\.server\.test\.ts/);
  });

  it("holds a failed query without its parameters", () => {
    const failed = new DrizzleQueryError("select a from b where c = ?", ["s3cr3t\n?"], new Error("no b"));
    const { err } = JSON.parse(lineOf({ err: failed }));
    expect([err.message, err.cause.message]).toEqual(["Failed query: select a from b where c = ?", "no b"]);
  });

  it("ends with a chain of causes that has no end", () => {
    const error: Error = new Error("Loop");
    error.cause = error;
    expect(lineOf({ err: error }).length).toBeLessThan(50_000);
  });
});

it("holds paths without queries and e-mail addresses", () => {
  const paths = ["/en/a?q=s3cr3t", "/en/ada@example.com", "/en/ada%40example.com/x"];
  expect(paths.map((path) => JSON.parse(lineOf({ path })).path)).toEqual(["/en/a", "/en/…@…", "/en/…@…/x"]);
});

it("is written in time that grows with its length at most", () => {
  const cost = (text: string) => {
    const started = performance.now();
    loggedText(text);
    return performance.now() - started;
  };
  const least = (text: string) => Math.min(...[1, 2, 3].map(() => cost(text)));
  // A square would be a hundred times as much.
  for (const text of ["a", "@", "?", "//", "a@", "Bearer ", "a.b@"])
    expect(least(text.repeat(1_000_000)), text).toBeLessThan(40 * Math.max(least(text.repeat(100_000)), 1));
});
