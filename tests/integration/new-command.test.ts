import { execFile, spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberRoutes } from "../../app/locale/member-routes";
import type { RouteEntry } from "../../app/locale/route-entry";
import { routeTable } from "../../app/locale/route-table";
import { freePort } from "../free-port";
import { ask } from "../site-process";

/** The tools compile and check the whole project. */
const patience = 240_000;
const written = ["en", "cz", "sk", "de"];
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}, patience);

describe("a new screen, mall and language", () => {
  let project: string;
  beforeAll(async () => {
    project = copyOfProject();
    for (const [kind, name] of [
      ["screen", "lost-property"],
      ["tenant", "arkadia"],
      ["language", "pl"],
    ] as const)
      expect(await run(project, "tsx", "scripts/new.ts", kind, name)).toMatchObject({ status: 0 });
  }, patience);

  it("are valid by their types and formatted", { timeout: patience }, async () => {
    expect(await run(project, "tsgo")).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(await run(project, "biome", "check", "app", "contract", "locales", "tenants")).toMatchObject({
      status: 0,
    });
  });

  it("are reported text by text until they are translated", { timeout: patience }, async () => {
    const gaps = await gapsOf(project);
    const inPolish = gaps.filter((gap) => /^locales\/pl\/| (?:in|lacks) pl$/.test(gap));
    expect(gaps.filter((gap) => !inPolish.includes(gap)).sort()).toEqual(
      [
        ...written.flatMap((language) => [
          `locales/${language}/lost-property.json: title is not translated`,
          `locales/${language}/lost-property.json: lead is not translated`,
          `tenants/arkadia/meta-tags.ts: the tags of index are not written in ${language}`,
        ]),
        ...["cz", "sk", "de"].map(
          (language) => `app/locale/route-table.ts: lost-property has no path in ${language}`,
        ),
        "tenants/arkadia/config.ts: serverErrorUrl is not set",
      ].sort(),
    );
    const texts = readdirSync(`${project}/locales/pl`).flatMap((file) =>
      keysOf(readTexts(`${project}/locales/pl/${file}`)).map(
        (key) => `locales/pl/${file}: ${key} is not translated`,
      ),
    );
    expect(texts).toContain("locales/pl/common.json: points_few is not translated");
    const routes: [string, RouteEntry][] = Object.entries(routeTable);
    const paths = [...routes, ["lost-property", { file: "", path: { en: "" } }] as const].flatMap(
      ([name, { path }]) =>
        typeof path === "string"
          ? []
          : `app/locale/${name in memberRoutes ? "member-routes" : "route-table"}.ts: ${name} has no path in pl`,
    );
    const malls = inPolish.filter((gap) => gap.startsWith("tenants/"));
    for (const tenant of readdirSync(`${project}/tenants`))
      expect(malls).toContain(`tenants/${tenant}/meta-tags.ts: the tags of index are not written in pl`);
    const mails = inPolish.filter((gap) => gap.startsWith("server/mall-api/domain/"));
    expect(mails).toContain("server/mall-api/domain/mail/mail-texts.ts: verification lacks pl");
    expect(inPolish.sort()).toEqual([...texts, ...paths, ...malls, ...mails].sort());
  });

  it("are shown by the development server", { timeout: patience }, async () => {
    const html = await pageInDevelopment(project, "arkadia", "/pl/lost-property");
    expect(html).toContain('<html lang="pl"');
    expect(html).toMatch(/<h1[^>]*>\[pl\] Lost property<\/h1>/);
    expect(html).toContain("<title>[pl] Lost property | Arkadia</title>");
  });
});

it("npm run texts finds missing keys, folders and glyphs", { timeout: patience }, async () => {
  const project = copyOfProject();
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(`${project}/${path}`, change(readFileSync(`${project}/${path}`, "utf8")));
  edit("locales/de/contact.json", (text) => JSON.stringify({ ...JSON.parse(text), title: undefined }));
  edit("locales/en/faq.json", (text) => text.replace('": "', '": "ж'));
  edit(
    "app/locale/i18n.server.ts",
    (text) => `${text}export const unknown = ["home:nowhere", "nowhere:title"].map(translatorOf("en"));
export const called = [translatorOf("en")("home:missing"), translatorOf("en")("missing:title")];\n`,
  );
  mkdirSync(`${project}/locales/pl`);
  const gaps = await gapsOf(project);
  expect(gaps).toContain("locales/de/contact.json lacks title");
  expect(gaps).toContain("locales/pl is of no language in contract/languages.ts");
  for (const key of ["home:nowhere", "home:missing", "missing:title"])
    expect(gaps).toContain(`app/locale/i18n.server.ts asks for ${key}, which no language has`);
  expect(gaps.join("\n")).toMatch(
    /^No glyph for ж of locales\/en\/faq\.json in .*geist\.woff2.*npm run fonts$/m,
  );
});

/** A copy of the sources with the same dependencies. What tools write into node_modules stays in the copy. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "promenade-new-"));
  copies.push(copy);
  const left = ["node_modules", "build", "test-results", "playwright-report", ".git", ".data", ".cache"];
  cpSync(".", copy, { recursive: true, filter: (path) => !left.includes(path) });
  mkdirSync(`${copy}/node_modules`);
  for (const name of readdirSync("node_modules").filter((entry) => !/^\.(?!bin$)/.test(entry)))
    symlinkSync(resolve("node_modules", name), `${copy}/node_modules/${name}`);
  return copy;
}

type Ended = { status: number; stdout: string; stderr: string };

function run(project: string, tool: string, ...given: string[]): Promise<Ended> {
  return new Promise((ended) => {
    const child = execFile(`node_modules/.bin/${tool}`, given, { cwd: project }, (_error, stdout, stderr) =>
      ended({ status: child.exitCode ?? 1, stdout, stderr }),
    );
  });
}

async function gapsOf(project: string): Promise<string[]> {
  const { stderr } = await run(project, "tsx", "scripts/check-texts.ts");
  return stderr.split("\n").filter(Boolean);
}

type Tree = { [key: string]: string | Tree };

const readTexts = (file: string): Tree => JSON.parse(readFileSync(file, "utf8"));
const keysOf = (tree: Tree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** A page as `npm run dev` shows it. */
async function pageInDevelopment(project: string, tenant: string, path: string): Promise<string> {
  const [port, api, realtime] = [await freePort(), await freePort(), await freePort()].map(String);
  const server = spawn(process.execPath, ["server/dev.js"], {
    cwd: project,
    // A process group of its own, so that all of it can be ended.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: port,
      MALL_API_PORT: api,
      REALTIME_PORT: realtime,
    },
    stdio: "ignore",
  });
  const deadline = Date.now() + patience - 20_000;
  try {
    const site = { of: (name: string) => `http://${name}.localhost:${port}` };
    for (;;) {
      const response = await ask(site, tenant, path).catch(() => null);
      const html = await response?.text();
      if (response?.status === 200 || Date.now() > deadline) return html ?? "";
      await new Promise((again) => setTimeout(again, 500));
    }
  } finally {
    if (server.pid) process.kill(-server.pid, "SIGKILL");
  }
}
