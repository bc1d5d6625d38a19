import { expect, test } from "vitest";
import { createMallTurns } from "./mall-turns";

test("one page begins in each turn of the event loop, another mall's before those of one that asked earlier", async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const take = createMallTurns();
  const begun: [mall: string, turn: number][] = [];
  await Promise.all(
    ["a", "a", "a", "a", "b", "c", "b"].map((mall) => take(mall).then(() => begun.push([mall, turn]))),
  );
  isOver = true;
  expect(begun.map(([mall]) => mall).join("")).toBe("aabcaba");
  expect(begun.map(([, at]) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("the first of a turn need not wait", async () => {
  const take = createMallTurns();
  let hasBegun = false;
  take("a").then(() => {
    hasBegun = true;
  });
  await Promise.resolve();
  expect(hasBegun).toBe(true);
});
