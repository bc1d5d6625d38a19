// Renders every screen of the route table into `.screens/`, with an index page: on phones and desktops, in languages and
// malls in rotation, light and dark; and the states that a list of routes doesn't show. Words after `--` are parts of
// titles: only those screens are rendered, and replaced among the others. With `--check` it looks for faults instead, at
// every screen with the settings of its visitors in pairs.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { languages, languageTag } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { type Browser, chromium } from "playwright";
import { href } from "../app/locale/href";
import { startSite } from "../tests/processes/site-process";
import { hydrated } from "../tests/screens/hydrated";
import { isForMembers, rotated, type Screen } from "../tests/screens/screens";
import { screensOfMall } from "../tests/screens/screens-of-mall";
import { json, startUpstream } from "../tests/stand-ins/upstream";
import { findBrowser } from "./find-program.js";
import { checkScreens } from "./screens/check";

const folder = ".screens";
const widths = [390, 1440];

const slovak = { language: "sk", tenant: "europasc" } as const;

type Shot = {
  title: string;
  tenant: string;
  path: string;
  isMembers: boolean;
  /** Sends its form as it is. */
  isRefused?: boolean;
  asksForConsent?: boolean;
  /** Where the mall API fails for all addresses with "broken". */
  isFailing?: boolean;
};

const site = await startSite();
const upstream = await startUpstream(async ({ url = "", headers }, response) => {
  if (url.includes("broken")) return json(response, {}, 500);
  const answer = await fetch(site.mallApi + url, { headers: { authorization: headers.authorization ?? "" } });
  const type = answer.headers.get("content-type") ?? "";
  response.writeHead(answer.status, { "content-type": type, "x-money-unit": "haler" });
  response.end(Buffer.from(await answer.arrayBuffer()));
});
const failing = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
const isCheck = process.argv.includes("--check");
const wanted = process.argv.slice(2).filter((word) => word !== "--check");
if (wanted.length === 0 && !isCheck) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const malls = new Map<string, Awaited<ReturnType<typeof screensOfMall>>>();
for (const tenant of tenantIds) malls.set(tenant, await screensOfMall(site, tenant));
const shots: Shot[] = [
  ...rotated(tenantIds).flatMap(({ name, of }, number) => {
    // The demo member writes in the language of its mall's country.
    const { language, tenant } = name === "dashboard-support" ? slovak : of(0);
    const isHere = (screen: Screen) => screen.name === name && screen.language === language;
    const screen = malls.get(tenant)?.screens.find(isHere);
    const title = `${String(number + 1).padStart(2, "0")} ${name}`;
    return screen ? [{ title, tenant, path: screen.path, isMembers: isForMembers(name) }] : [];
  }),
  ...statesOf(),
];
const launch = (language: string, ...more: string[]) =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--host-resolver-rules=MAP *.localhost 127.0.0.1", ...more],
    env: { ...process.env, LANGUAGE: language },
  });
if (isCheck)
  process.exitCode = (await checkScreens(launch.bind(null, "en"), site, malls, wanted)) > 0 ? 1 : 0;
else await renderAll();
await failing.stop();
await upstream.stop();
await site.stop();

async function renderAll() {
  // A date's field has the format of its browser's language, where `chromium-l10n` is installed.
  const browsers = new Map<string, Browser>();
  for (const language of languages) browsers.set(language, await launch(languageTag(language)));
  const figures: string[] = [];
  for (const [number, shot] of shots.entries()) {
    const isWanted = wanted.length === 0 || wanted.some((part) => shot.title.includes(part));
    const browser = browsers.get(shot.path.slice(1, 3));
    for (const [at, width] of widths.entries()) {
      const colorScheme = (number + at) % 2 === 0 ? "light" : "dark";
      const file = `${shot.title.replaceAll(/[^\w]+/g, "-")}-${width}.png`;
      if (isWanted && browser) await render(browser, shot, { width, colorScheme, file });
      figures.push(figure(shot, `${width} px, ${colorScheme}`, file));
    }
  }
  for (const browser of browsers.values()) await browser.close();
  writeFileSync(`${folder}/index.html`, indexOf(figures));
  console.log(`${figures.length} pictures of ${shots.length} screens: ${folder}/index.html`);
}

/** Empty, narrowed and failed. */
function statesOf(): Shot[] {
  const state = (title: string, tenant: string, path: string, isMembers = false) => ({
    title,
    tenant,
    path,
    isMembers,
  });
  return [
    state("empty directory", "galerieharfa", href("shops-services", null, "cz", { q: "zzzz" })),
    state("empty search", "europasc", href("search", null, "sk", { q: "zzzz" })),
    state("found by search", "novoplaza", href("search", null, "de", { q: "Schuhe" })),
    state("restaurants", "promenade", href("shops-services", null, "en", { f: "dine" })),
    state("events today", "europasc", href("events", { page: 1 }, "sk", { show: "today" })),
    state("calendar", "novoplaza", href("events", { page: 1 }, "de", { show: "month" })),
    state("rewards within reach", "galerieharfa", href("rewards", { page: 1 }, "en", { show: "now" }), true),
    state("sent to log in", "promenade", href("dashboard", null, "cz")),
    state("found on the plan", "galerieharfa", href("floorplan", { id: "main" }, "en", { q: "toilets" })),
    { ...state("refused form", "europasc", href("register", null, "sk")), isRefused: true },
    { ...state("question for consent", "novoplaza", href("index", null, "cz")), asksForConsent: true },
    state("not found", "promenade", `${href("index", null, "cz")}/zzzz`),
    { ...state("outage of a shop", "galerieharfa", "/en/shop/broken/x"), isFailing: true },
    { ...state("outage of an event", "europasc", "/de/veranstaltung/broken/x"), isFailing: true },
  ];
}

async function render(
  browser: Browser,
  { tenant, path, isMembers, isRefused, asksForConsent, isFailing }: Shot,
  { width, colorScheme, file }: { width: number; colorScheme: "light" | "dark"; file: string },
) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
  });
  if (isMembers) {
    const [name = "", value = ""] = (malls.get(tenant)?.cookie ?? "").split("=");
    await context.addCookies([{ name, value, url: site.of(tenant) }]);
  }
  const page = await context.newPage();
  await page.goto((isFailing ? failing : site).of(tenant) + path, { waitUntil: "load" });
  const decline = page.locator(".consent [value=decline]");
  if (!asksForConsent && (await decline.isVisible())) {
    // Before that it would load the page again, which what follows would not wait for.
    await hydrated(page);
    await decline.click();
    await decline.waitFor({ state: "detached" });
  }
  if (isRefused) {
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>("main form[method=post]")?.requestSubmit(),
    );
    await page.locator("[aria-invalid=true]").first().waitFor();
  }
  // Pictures below the fold are loaded when they come into view.
  for (const picture of await page.locator("img").all()) {
    await picture.evaluate((image: HTMLImageElement) => {
      image.loading = "eager";
    });
  }
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  // The browser driver may have scrolled to what it clicked, and the header is in view wherever the page stands.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Nor does a link look as under a pointer.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
  await context.close();
}

function figure({ title, tenant, path }: Shot, look: string, file: string): string {
  const text = `${title}: ${tenant}${path}, ${look}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${text}</figcaption></figure>`;
}

function indexOf(all: string[]): string {
  const style =
    "body{font:14px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr));gap:2rem;margin:2rem}" +
    "figure{margin:0}a{display:block;height:26rem;overflow:hidden;border:1px solid #ccc}img{width:100%}";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>${all.join("\n")}</html>`;
}
