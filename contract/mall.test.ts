import { expect, it } from "vitest";
import { mall } from "./mall";

it("tells the time in Prague where an upstream names a time zone that there is not", () => {
  expect(mall.parse({ id: 1, time_zone: "Mars/Olympus" }).time_zone).toBe("Europe/Prague");
  expect(mall.parse({ id: 1 }).time_zone).toBe("Europe/Prague");
  expect(mall.parse({ id: 1, time_zone: "Europe/Bratislava" }).time_zone).toBe("Europe/Bratislava");
});
