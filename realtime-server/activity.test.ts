import { expect, it } from "vitest";
import { createActivity } from "./activity";

const limits = { activity: 100, pong: 20 };

it("asks a silent browser once, and gives up without an answer", () => {
  let time = 0;
  const activity = createActivity(limits, () => time);
  const dueAt = (at: number) => {
    time = at;
    return activity.due();
  };
  expect([99, 100, 119, 120].map(dueAt)).toEqual([null, "ping", null, "close"]);
});

it("waits anew whenever the browser is heard of", () => {
  let time = 0;
  const activity = createActivity(limits, () => time);
  for (time of [100, 210]) {
    expect(activity.due(), `at ${time}`).toBe("ping");
    time += 10;
    activity.heard();
    time += 99;
    expect(activity.due(), `at ${time}`).toBeNull();
  }
});
