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
import { languages } from "@contract/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { translatedPaths } from "../../app/locale/route-table";
import { freePort } from "../processes/free-port";
import { ask } from "../processes/site-process";

/** The tools compile and check the whole project. */
const patience = 240_000;

/** Mistakes in a project's texts, and the gap that each is. */
const mistakes = [
  /^locales\/de\/contact\.json lacks title$/,
  /^locales\/xx is of no language in contract\/languages\.ts$/,
  ...["home:nowhere", "home:missing", "missing:title"].map(
    (key) => new RegExp(`^app/locale/i18n\\.server\\.ts asks for ${key}, which no language has$`),
  ),
  /^contract\/languages\.ts: the alphabet of en lacks ж$/,
  /^No glyph for ж of locales\/en\/faq\.json in .*geist\.woff2.*npm run fonts$/,
];

function makeMistakes(project: string) {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(`${project}/${path}`, change(readFileSync(`${project}/${path}`, "utf8")));
  edit("locales/de/contact.json", (text) => JSON.stringify({ ...JSON.parse(text), title: undefined }));
  edit("locales/en/faq.json", (text) => text.replace('": "', '": "ж'));
  edit(
    "app/locale/i18n.server.ts",
    (text) => `${text}export const unknown = () => ["home:nowhere", "nowhere:title"].map(translatorOf("en"));
export const called = () => [translatorOf("en")("home:missing"), translatorOf("en")("missing:title")];\n`,
  );
  mkdirSync(`${project}/locales/xx`);
}

describe("a new screen, mall and language", () => {
  let project: string;
  let types: Ended;
  let format: Ended;
  /** What `npm run texts` finds, also of mistakes that were made afterwards. */
  let found: string[];
  beforeAll(async () => {
    project = copyOfProject();
    for (const [kind, name] of [
      ["screen", "sample-screen"],
      ["tenant", "sample-mall"],
      ["language", "ga"],
    ] as const)
      expect(await run(project, "tsx", "scripts/new.ts", kind, name)).toMatchObject({ status: 0 });
    types = await run(project, "tsgo", "--checkers", "1");
    format = await run(project, "biome", "check", "app", "contract", "locales", "tenants");
    makeMistakes(project);
    const { stderr } = await run(project, "tsx", "scripts/check-texts.ts");
    found = stderr.split("\n").filter(Boolean);
  }, patience);
  afterAll(() => rmSync(project, { recursive: true, force: true }), patience);

  it("are valid by their types and formatted", () => {
    expect(types).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(format).toMatchObject({ status: 0 });
  });

  it("are reported text by text until they are translated", () => {
    const gaps = found.filter((gap) => !mistakes.some((mistake) => mistake.test(gap)));
    const inIrish = gaps.filter((gap) => /^locales\/ga\/| (?:in|lacks) ga$/.test(gap));
    expect(gaps.filter((gap) => !inIrish.includes(gap)).sort()).toEqual(
      [
        ...languages.flatMap((language) => [
          `locales/${language}/sample-screen.json: title is not translated`,
          `locales/${language}/sample-screen.json: lead is not translated`,
          `tenants/sample-mall/meta-tags.json: the tags of index are not written in ${language}`,
        ]),
        ...languages
          .slice(1)
          .map((language) => `app/locale/paths.json: sample-screen has no path in ${language}`),
      ].sort(),
    );
    const texts = readdirSync(`${project}/locales/ga`).flatMap((file) =>
      keysOf(readTexts(`${project}/locales/ga/${file}`)).map(
        (key) => `locales/ga/${file}: ${key} is not translated`,
      ),
    );
    expect(texts).toContain("locales/ga/common.json: points_few is not translated");
    const paths = ["sample-screen", ...Object.keys(translatedPaths)].map(
      (name) => `app/locale/paths.json: ${name} has no path in ga`,
    );
    const malls = inIrish.filter((gap) => gap.startsWith("tenants/"));
    for (const tenant of readdirSync(`${project}/tenants`))
      expect(malls).toContain(`tenants/${tenant}/meta-tags.json: the tags of index are not written in ga`);
    const ofMallApi = inIrish.filter((gap) => /^(?:mall-api|contract)\//.test(gap));
    for (const gap of [
      "mails.json: verification lacks ga",
      "automatic-replies.json: closing lacks ga",
      "automatic-replies.json: parking lacks ga",
      "badges.json: regular lacks ga",
    ])
      expect(ofMallApi).toContain(`mall-api/texts/${gap}`);
    expect(ofMallApi).toContain("contract/search-language/words lacks ga");
    expect(inIrish.sort()).toEqual([...texts, ...paths, ...malls, ...ofMallApi].sort());
  });

  it("are reported with missing keys, folders and glyphs", () => {
    for (const mistake of mistakes) expect(found).toContainEqual(expect.stringMatching(mistake));
  });

  it("are shown by the development server", { timeout: patience }, async () => {
    const html = await pageInDevelopment(project, "sample-mall", "/ga/sample-screen");
    expect(html).toContain('<html lang="ga"');
    expect(html).toMatch(/<h1[^>]*>\[ga\] Sample screen<\/h1>/);
    expect(html).toContain("<title>[ga] Sample screen | Sample-mall</title>");
  });
});

/** A copy of the sources with the same dependencies. What tools write into node_modules stays in the copy. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "promenade-new-"));
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

type Tree = { [key: string]: string | Tree };

const readTexts = (file: string): Tree => JSON.parse(readFileSync(file, "utf8"));
const keysOf = (tree: Tree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** A page as `npm run dev` shows it. */
async function pageInDevelopment(project: string, tenant: string, path: string): Promise<string> {
  const [port, api, realtime] = [await freePort(), await freePort(), await freePort()].map(String);
  const server = spawn(process.execPath, ["scripts/dev.js"], {
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
