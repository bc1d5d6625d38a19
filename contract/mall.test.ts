import { expect, it } from "vitest";
import { mall } from "./mall";

it("uses Prague's time if an upstream sends an invalid time zone", () => {
  expect(mall.parse({ id: 1, time_zone: "Mars/Olympus" }).time_zone).toBe("Europe/Prague");
  expect(mall.parse({ id: 1 }).time_zone).toBe("Europe/Prague");
  expect(mall.parse({ id: 1, time_zone: "Europe/Bratislava" }).time_zone).toBe("Europe/Bratislava");
});
