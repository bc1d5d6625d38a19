import { expect, it } from "vitest";
import { lazily } from "./lazily";

it("makes each member once, when it is first read", () => {
  const made: string[] = [];
  const calls = lazily<{ one: () => string; other: () => string }>((name) => {
    made.push(name);
    return () => name;
  });
  expect(made).toEqual([]);
  expect([calls.one(), calls.one()]).toEqual(["one", "one"]);
  expect(made).toEqual(["one"]);
});

it("is no promise, so that functions can return it as their result", async () => {
  const calls = lazily<{ one: string }>((name) => (name === "one" ? "made" : undefined));
  expect((await Promise.resolve(calls)).one).toBe("made");
});
