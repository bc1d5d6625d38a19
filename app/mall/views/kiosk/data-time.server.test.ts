import { expect, it } from "vitest";
import { timeOfData } from "./data-time.server";

const at = (dataFrom: string | null) =>
  timeOfData({
    language: "cz",
    mall: null,
    now: new Date("2026-11-27T11:00:00Z"),
    api: { dataFrom: () => dataFrom && new Date(dataFrom) },
  } as unknown as Parameters<typeof timeOfData>[0]);

it("says the time of the data, and its day where that is another", () => {
  expect(at("2026-11-27T10:58:00Z")).toBe("11:58");
  expect(at("2026-11-26T21:30:00Z")).toBe("26.\u00a011.\u00a02026, 22:30");
  expect(at(null)).toBeNull();
});
