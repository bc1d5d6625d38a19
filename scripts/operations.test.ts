import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const pages = ["docs/production.md", "docs/operations.md"].map((path) => readFileSync(path, "utf8")).join();

/** The test that runs a command of the operators' pages. */
const testOf: Record<string, string> = {
  "docker compose": "scripts/deploy-files.test.ts",
  "deploy-check": "tests/integration/operations.test.ts",
  faults: "tests/integration/operations.test.ts",
  "check-upstream": "tests/integration/operations.test.ts",
  connect: "tests/integration/connect.test.ts",
  build: "tests/processes/fresh-build.ts",
  new: "tests/integration/new-command.test.ts",
  "mall-api": "mall-api/tests/printed-errors.test.ts",
  "operator purge": "tests/integration/content-changes.test.ts",
  "operator preview": "tests/integration/preview.test.ts",
  "operator log-out": "mall-api/tests/sessions.test.ts",
  "operator use": "mall-api/tests/printed-errors.test.ts",
  "operator backup": "mall-api/tests/backup.test.ts",
  "operator verify": "mall-api/tests/backup.test.ts",
  "operator restore": "mall-api/tests/backup.test.ts",
};

it("each command of the operators' pages is run by a test", () => {
  const commands = [
    ...pages.matchAll(/^ {4}(docker compose)/gm),
    ...pages.matchAll(/npm run ((?:operator -- )?[\w-]+)/g),
    ...pages.matchAll(/build\/process\/(operator\.js \w+)/g),
  ].map(([, command = ""]) => command.replace(/ --|\.js/, ""));
  expect([...new Set(commands)].sort()).toEqual(Object.keys(testOf).sort());
  for (const [command, test] of Object.entries(testOf))
    expect(readFileSync(test, "utf8"), command).toContain(command.split(" ").at(-1));
});
