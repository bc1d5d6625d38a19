import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/operations.md", "utf8");
const commands = [...page.matchAll(/^ {4}(\S.*)$/gm)].map(([, command = ""]) => command);
const scripts = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const operator = readFileSync("server/mall-api/operator.ts", "utf8");

it("the operations page names scripts, operator's commands and files that are there", () => {
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) {
    const [, script, word] = /^npm run ([\w-]+)(?: -- (\w+))?/.exec(command) ?? [];
    if (script) expect(scripts).toHaveProperty(script);
    if (script === "operator") expect(operator).toContain(`\n  ${word} `);
    if (!script) expect(command).toMatch(/^docker compose /);
  }
  const files = [...page.matchAll(/`(deploy\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  for (const file of files.filter((name) => !/\/(\.env|certs\/)$/.test(name)))
    expect(existsSync(file), file).toBe(true);
});
