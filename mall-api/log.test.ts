import { afterEach, expect, it, vi } from "vitest";
import { log, logError } from "./log";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it("names the database that is damaged, once a minute", () => {
  vi.stubEnv("DATABASE_URL", "file:/data/malls.db");
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const damaged = Object.assign(new Error("database disk image is malformed"), { code: "SQLITE_CORRUPT" });
  for (let calls = 0; calls < 3; calls++) logError(new Error("Failed query", { cause: damaged }));
  expect(logged.mock.calls).toEqual([
    [{ database: "file:/data/malls.db", problem: "it is damaged" }, "Calls fail because of the database"],
  ]);
});
