import { afterEach, expect, it, vi } from "vitest";
import { log } from "./log.server";
import { visitorReports } from "./visitor-reports.server";

afterEach(() => {
  vi.restoreAllMocks();
});

it("logs each report once, and of each mall a hundred, however many are invented", () => {
  const logged = vi.spyOn(log, "warn").mockImplementation(() => {});
  const report = visitorReports("A browser reported");
  for (let count = 0; count < 500; count++) {
    report("promenade", { path: `/${count}` });
    report("promenade", { path: "/" });
  }
  report("beta", { path: "/" });
  const of = (mall: string) =>
    logged.mock.calls.filter(([about]) => JSON.stringify(about).includes(`"${mall}"`));
  expect(of("promenade")).toHaveLength(101);
  expect(of("promenade").at(-1)?.[1]).toContain("the last one that is logged within the hour");
  expect(of("beta").map(([about]) => about)).toEqual([{ tenant: "beta", path: "/" }]);
});
