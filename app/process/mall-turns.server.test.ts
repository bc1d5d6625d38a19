import { expect, test } from "vitest";
import { mallTurn } from "./mall-turns.server";

test("one caller continues in each turn of the event loop, another mall's before those of one that asked earlier", async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const begun: [mall: string, turn: number][] = [];
  await Promise.all(
    ["a", "a", "a", "a", "b", "c", "b"].map((mall) => mallTurn(mall).then(() => begun.push([mall, turn]))),
  );
  isOver = true;
  expect(begun.map(([mall]) => mall).join("")).toBe("aabcaba");
  expect(begun.map(([, at]) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("one that is alone need not wait", async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  let hasBegun = false;
  mallTurn("a").then(() => {
    hasBegun = true;
  });
  await Promise.resolve();
  expect(hasBegun).toBe(true);
});
