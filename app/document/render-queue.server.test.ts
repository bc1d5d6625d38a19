import { expect, test } from "vitest";
import { renderQueueTurn } from "./render-queue.server";

test("one caller continues in each turn of the event loop, in order", async () => {
  const events: string[] = [];
  const callers = [1, 2, 3].map((caller) => renderQueueTurn().then(() => events.push(`caller ${caller}`)));
  const countTurns = (turn: number) => {
    events.push(`turn ${turn}`);
    if (turn < 3) setImmediate(countTurns, turn + 1);
  };
  setImmediate(countTurns, 1);
  await Promise.all(callers);
  expect(events).toEqual(["caller 1", "turn 1", "caller 2", "turn 2", "caller 3"]);
});
