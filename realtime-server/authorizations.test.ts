import { beforeEach, describe, expect, it } from "vitest";
import { authorizationOf, createSessionEnds, type SessionEnds } from "./authorizations";
import { createRate } from "./limits";

const hour = 3_600_000;
let clock: number;
let ends: SessionEnds;
beforeEach(() => {
  clock = 1_000_000;
  ends = createSessionEnds(() => clock, hour);
});
const bound = (session: string, changes: { user?: string; issued?: number; expires?: number } = {}) => ({
  user: "ada",
  session,
  issued: clock,
  expires: clock + hour,
  ...changes,
});

describe("a signature for a session", () => {
  it("is valid until it expires, and no longer than session ends are stored", () => {
    expect(ends.counts(bound("own"))).toBe(true);
    expect(ends.counts(bound("own", { expires: clock }))).toBe(false);
    expect(ends.counts(bound("own", { expires: clock + hour + 1 }))).toBe(false);
  });

  it("is invalid if it is as old as the end of the user's sessions", () => {
    ends.add("ada", { at: clock });
    expect(ends.counts(bound("own"))).toBe(false);
    expect(ends.counts(bound("own", { issued: clock + 1 }))).toBe(true);
    expect(ends.counts(bound("own", { user: "bob" }))).toBe(true);
  });

  it("of the session that ended the others stays valid", () => {
    ends.add("ada", { except: "own", at: clock });
    expect([ends.counts(bound("own")), ends.counts(bound("stolen"))]).toEqual([true, false]);
  });

  it("of one ended session is invalid, whenever it was made", () => {
    ends.add("ada", { only: "stolen", at: clock });
    expect(ends.counts(bound("stolen", { issued: clock + 1 }))).toBe(false);
    expect(ends.counts(bound("own"))).toBe(true);
  });

  it("is rejected by each of several ends, for as long as it could be used", () => {
    ends.add("ada", { only: "one", at: clock });
    ends.add("ada", { only: "other", at: clock });
    clock += hour - 1;
    ends.forgetOld();
    expect([ends.counts(bound("one")), ends.counts(bound("other"))]).toEqual([false, false]);
    clock += 1;
    ends.forgetOld();
    expect([ends.counts(bound("one")), ends.counts(bound("other"))]).toEqual([true, true]);
  });
});

it("binds a signature to a session only if its data names a user's session", () => {
  const data = { session: "own", issued: 1, expires: 2 };
  expect(authorizationOf("ada", data)).toEqual({ user: "ada", ...data });
  expect(authorizationOf(null, data)).toBeNull();
  expect(authorizationOf("ada", { session: "own" })).toBeNull();
});

it("allows a burst after a pause, then the rate, whatever the length of the pause", () => {
  const rate = createRate(3, () => clock);
  const burst = () => Array.from({ length: 5 }, () => rate.isWithin());
  expect(burst()).toEqual([true, true, true, false, false]);
  clock += 10_000;
  expect(burst()).toEqual([true, true, true, false, false]);
  clock += 334;
  expect(burst()).toEqual([true, false, false, false, false]);
});
