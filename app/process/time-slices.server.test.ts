import { expect, it } from "vitest";
import { timeSlices } from "./time-slices.server";

function busyFor(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it("lets others have their turn during long work", async () => {
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  const pause = timeSlices();
  for (let step = 0; step < 20; step++) {
    await pause();
    busyFor(6);
  }
  clearInterval(other);
  expect(turns).toBeGreaterThanOrEqual(5);
});
