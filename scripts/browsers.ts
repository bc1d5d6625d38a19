// Walks screens and journeys in Chromium, Firefox and WebKitGTK, and writes what it saw into docs/browsers.md. Pictures
// of the three side by side are in `.browsers/`.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tenantIds } from "@contract/tenant-folders.server";
import type { RouteName } from "../app/locale/route-table";
import { engines } from "../tests/browsers/engines";
import { faultsOf } from "../tests/browsers/faults";
import { journeys, openPage } from "../tests/browsers/journeys";
import type { Engine } from "../tests/browsers/tab";
import { startSite } from "../tests/processes/site-process";
import { isForMembers, rotated } from "../tests/screens/screens";
import { screensOfMall } from "../tests/screens/screens-of-mall";
import { findEngines } from "./find-program.js";

const folder = ".browsers";
const widths = [390, 1440];
/** In milliseconds. */
const settledAfter = 1_000;
const names: RouteName[] = [
  "index",
  "shops-services",
  "shop-detail",
  "offers",
  "offer-detail",
  "events",
  "event-detail",
  "news-detail",
  "cinema",
  "rewards",
  "reward-detail",
  "amenity-detail",
  "opening-hours",
  "floorplan",
  "search",
  "contact",
  "register",
  "dashboard",
  "dashboard-receipts",
  "my-reward",
];

/** Which settings an engine is walked with: nothing can be asked of a page without scripts by Firefox's protocol. */
const scripting = ({ name }: Engine) => (name === "Firefox" ? [true] : [true, false]);
const withScripts = (scripts: boolean) => (scripts ? "with scripts" : "without scripts");

type Seen = { engine: string; version: string; scripts: boolean; screens: number; journeys: number };

const programs = findEngines();
const site = await startSite({ MALL_API_OUTBOX: "open" });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const malls = new Map<string, Awaited<ReturnType<typeof screensOfMall>>>();
for (const tenant of tenantIds) malls.set(tenant, await screensOfMall(site, tenant));
const screens = rotated(tenantIds)
  .filter(({ name }) => names.includes(name))
  .map(({ name, of }) => {
    const { language, tenant } = of(0);
    const { screens: all = [], cookie = "" } = malls.get(tenant) ?? {};
    const path = all.find((screen) => screen.name === name && screen.language === language)?.path;
    if (!path) throw new Error(`${tenant} has no ${name} in ${language}`);
    return { name, tenant, path, token: isForMembers(name) ? cookie.replace("token=", "") : "" };
  });
let faults = 0;
const seen: Seen[] = [];
for (const start of Object.values(engines).map((of) => of(programs))) {
  const engine = await start?.();
  if (!engine) continue;
  for (const scripts of scripting(engine)) {
    console.log(`${engine.name} ${engine.version}, ${withScripts(scripts)}`);
    seen.push({
      engine: engine.name,
      version: engine.version,
      scripts,
      screens: await walkScreens(engine, scripts),
      journeys: await walkJourneys(engine, scripts),
    });
  }
  await engine.close();
}
await site.stop();
writeFileSync(`${folder}/index.html`, sideBySide());
writeReport();
console.log(`${faults} faults; pictures: ${folder}/index.html, report: docs/browsers.md`);
process.exit(faults > 0 ? 1 : 0);

function report(fault: string) {
  faults++;
  console.error(fault);
}

/** Returns how many screens are without a fault. */
async function walkScreens(engine: Engine, scripts: boolean) {
  let good = 0;
  for (const { name, tenant, path, token } of screens) {
    const found: string[] = [];
    const tab = await engine.newTab({ width: widths[0] ?? 390, scripts });
    const start = { tab, site, tenant, scripts };
    try {
      if (token) {
        await openPage(start, "/en/faq");
        await tab.setCookie("token", token);
      }
      for (const width of widths) {
        await tab.setWidth(width);
        await openPage(start, path);
        // Parts in view are loaded when the page is idle.
        await new Promise((resolve) => setTimeout(resolve, settledAfter));
        if (scripts) writeFileSync(`${folder}/${picture(name, engine.name, width)}`, await tab.screenshot());
        for (const fault of await faultsOf(tab)) found.push(`${width} px: ${fault}`);
      }
    } catch (error) {
      found.push(String(error));
    }
    await tab.close();
    if (found.length === 0) good++;
    for (const fault of found) report(`${engine.name} ${withScripts(scripts)}, ${tenant}${path}, ${fault}`);
  }
  return good;
}

/** Returns how many journeys reach their end without an error. */
async function walkJourneys(engine: Engine, scripts: boolean) {
  let good = 0;
  for (const [name, walk] of Object.entries(journeys)) {
    const tab = await engine.newTab({ width: widths[0] ?? 390, scripts });
    let errors: string[];
    try {
      await walk({ tab, site, tenant: name === "book a slot" ? "galerieharfa" : "promenade", scripts });
      errors = await tab.takeErrors();
    } catch (error) {
      errors = [String(error)];
    }
    await tab.close();
    if (errors.length === 0) good++;
    for (const error of errors) report(`${engine.name} ${withScripts(scripts)}, ${name}: ${error}`);
  }
  return good;
}

function picture(name: string, engine: string, width: number) {
  return `${name}-${width}-${engine}.png`;
}

function sideBySide(): string {
  const style =
    "body{font:14px system-ui}section{display:flex;gap:8px}figure{margin:0;flex:1}img{width:100%;border:1px solid #ccc}";
  const engineNames = [...new Set(seen.map(({ engine }) => engine))];
  const rows = screens.flatMap(({ name, tenant, path }) =>
    widths.map((width) => {
      const figures = engineNames.map(
        (engine) =>
          `<figure><figcaption>${engine}</figcaption><img src="${picture(name, engine, width)}" alt="" loading="lazy"></figure>`,
      );
      return `<h2>${name}: ${tenant}${path}, ${width} px</h2><section>${figures.join("")}</section>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Browsers</title><style>${style}</style>${rows.join("\n")}</html>`;
}

/** Replaces the last part of the page about browsers. */
function writeReport() {
  const file = "docs/browsers.md";
  const heading = "## What `npm run browsers` saw";
  const [text = ""] = readFileSync(file, "utf8").split(heading);
  const total = Object.keys(journeys).length;
  const rows = seen.map(
    ({ engine, version, scripts, screens: good, journeys: walked }) =>
      `| ${engine} ${version} | ${withScripts(scripts)} | ${good} of ${screens.length} | ${walked} of ${total} |`,
  );
  const table = [
    "| engine | | screens without a fault | journeys to their end |",
    "|---|---|---|---|",
    ...rows,
  ];
  writeFileSync(
    file,
    `${text.trimEnd()}

${heading}

${table.join("\n")}

The engines are those of Debian. Each screen is opened in turn in all malls and languages at ${widths.join(" and ")} px: it has to stay within its width, to show all its
pictures, to keep what Tab focuses in view, and to write nothing to the console. The journeys, at ${widths[0]} px: ${Object.keys(journeys).join(", ")}.
Firefox's protocol runs nothing in pages without scripts. WebKitGTK's reports no console: errors are recorded from when a page has loaded.
`,
  );
}
