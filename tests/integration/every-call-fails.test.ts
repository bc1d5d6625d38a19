import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RouteName } from "../../app/locale/route-table";
import { announceChange } from "../processes/announce-change";
import { sharedSite } from "../processes/shared-site";
import { ask, editorSecret, logIn, type RunningSite, startSite } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";
import { isForMembers, readList, type Screen, screensOf, voucherIn } from "../screens/screens";
import { faults, startCallByCallApi } from "../stand-ins/call-by-call";

const tenant = "galerieharfa";
/** What was seen, by screen and call: `npm run mall-api-docs` writes it into the docs. */
const file = "contract/without-it.json";
/** An API that answers in these ways has no such path; in all others it fails. */
const absences = new Set(["404", "501"]);
/** What every page reads has defaults. */
const shell = new Set(["malls", "settings-web-app/web", "translations/web/available-locales"]);

/** What a visitor sees without a call: an error screen, sentences, or a screen without that part. */
type Seen = { fails?: string; absent?: string };
type WithoutIt = Record<string, Record<string, Seen>>;

const shared = sharedSite();
let api: Awaited<ReturnType<typeof startCallByCallApi>>;
let site: RunningSite;
let cookie: string;
let screens: Screen[];
let calls: Map<RouteName, string[]>;
let wholes: Map<RouteName, string>;
let batches: Map<Screen, string>[];

beforeAll(async () => {
  api = await startCallByCallApi(shared.mallApi);
  site = await startSite({
    MALL_API_URL: `${api.url}/{tenant}`,
    PAGE_SECONDS: "3",
    TRUST_PROXY: "1",
    OPERATOR_PORT: "0",
    EDITOR_SECRET: editorSecret,
  });
  cookie = await logIn(site, tenant);
  const wallet = await ask(site, tenant, "/en/dashboard/rewards", { headers: { Cookie: cookie } });
  const read = async (resource: string) =>
    readList(await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json());
  screens = (await screensOf(read, voucherIn(await wallet.text()))).filter(
    ({ language }) => language === "en",
  );
  calls = new Map();
  wholes = new Map();
  for (const screen of screens) {
    api.takeCalled();
    const { status, main } = await open(screen);
    expect(status, screen.path).toBeLessThan(400);
    wholes.set(screen.name, main);
    calls.set(
      screen.name,
      api.takeCalled().filter((path) => !shell.has(path)),
    );
  }
  batches = batched();
}, 60_000);
afterAll(async () => {
  await site.stop();
  await api.stop();
});

/** A query that no page is cached with. */
let visits = 0;

async function open({ name, path }: Screen) {
  const isAnonymous = !isForMembers(name) && !withMember.has(name);
  const response = await ask(site, tenant, `${path}?visit=${visits++}`, {
    headers: {
      "X-Forwarded-For": anyAddress(),
      // A reload, for which no other page of the last seconds has read anything.
      ...(!isAnonymous && { Cookie: cookie, "Cache-Control": "no-cache" }),
    },
  });
  const html = await response.text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const [, notice = ""] = /<div[^>]+data-missing[^>]*>(.*?)<\/div>/s.exec(main) ?? [];
  return {
    status: response.status,
    main: words(main.replace(/<div[^>]+data-missing[^>]*>.*?<\/div>/s, "")),
    sentences: [...notice.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, sentence = ""]) => words(sentence)),
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "",
  };
}

/** Public screens that show more to members. */
const withMember = new Set<RouteName>([
  "reward-detail",
  "amenity-detail",
  "shop-detail",
  "parking",
  "offers",
  "rewards",
]);

const words = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Every text that says that there is nothing. */
const nothings: string[] = [
  "awards",
  "dashboard",
  "favourites",
  "lists",
  "member-parking",
  "messages",
  "payments",
  "placeholder",
  "purchases",
  "search",
  "wallet",
  "booking",
  "cinema",
  "faq",
  "directory",
]
  .flatMap((namespace) => {
    const texts = flat(JSON.parse(readFileSync(`locales/en/${namespace}.json`, "utf8")));
    return texts.flatMap(([key, text]) =>
      /(?:^|\.)(?:empty|none|no[A-Z]\w*|nothing\w*|missing|gone)(?:\.title|$)/.test(key) ||
      namespace === "placeholder"
        ? [words(text).split("{{")[0]?.trim() ?? ""]
        : [],
    );
  })
  .filter((text) => text.length > 8);

function flat(tree: Record<string, unknown>, before = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[before + key, value]]
      : flat(value as Record<string, unknown>, `${before}${key}.`),
  );
}

/** True of an API without such a path. */
const saidOfAbsence = [
  "This mall’s programme takes no receipts",
  "This mall keeps no payment methods",
  "No showtimes just yet",
  "As soon as the cinema sends its programme",
];

/** Renders the screens of a mall whose API fails in one way, without each of their calls in turn. */
async function seenWith(way: string, fault: (typeof faults)[string]) {
  const seen: { screen: RouteName; path: string; outcome: string }[] = [];
  const wrong: string[] = [];
  const look = async (screen: Screen, path: string) => {
    const { status, main, sentences, heading } = await open(screen);
    const about = `${screen.name} without ${path} (${way})`;
    const whole = wholes.get(screen.name) ?? "";
    const isError = status >= 400;
    if (isError && !heading) wrong.push(`${about}: ${status} without a screen`);
    const isTrue = (text: string) => absences.has(way) && saidOfAbsence.some((said) => text.startsWith(said));
    const untrue = nothings.filter((text) => main.includes(text) && !whole.includes(text) && !isTrue(text));
    if (!isError && untrue.length > 0) wrong.push(`${about} says: ${untrue.join(" | ")}`);
    if (!isError && zero.test(main) && !zero.test(whole)) wrong.push(`${about} counts 0`);
    const said = sentences.join(" ") || (main === whole ? "as usual" : "left out");
    seen.push({ screen: screen.name, path, outcome: isError ? "an error screen" : said });
  };
  for (const batch of batches) {
    api.fail([...new Set(batch.values())], fault);
    const queue = [...batch];
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await look(...next);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    api.recover();
    await forget();
  }
  return { seen, wrong };
}

/** So many screens are rendered at once. */
const atOnce = 8;
const zero = /(?:^|\s)0 (?!%|CZK|Kč)/;

/** Screens, each with a call of its own, of which no screen makes another's. */
function batched(): Map<Screen, string>[] {
  const found: Map<Screen, string>[] = [];
  for (const path of new Set([...calls.values()].flat())) {
    const own = screens.filter(({ name }) => calls.get(name)?.includes(path));
    const isFree = (batch: Map<Screen, string>) => own.every((screen) => !batch.has(screen));
    const batch = found.find(isFree) ?? new Map<Screen, string>();
    if (!found.includes(batch)) found.push(batch);
    for (const screen of own) batch.set(screen, path);
  }
  return found;
}

/** Has the site forget which entities don't exist, as after a change of the mall's content. */
const forget = () => announceChange(site, editorSecret, { mall: tenant });

it("shows each screen without a side part, however its call fails, and says what is missing", async () => {
  const all: WithoutIt = {};
  const wrong: string[] = [];
  for (const [way, fault] of Object.entries(faults)) {
    const { seen, wrong: own } = await seenWith(way, fault);
    wrong.push(...own);
    const kind = absences.has(way) ? "absent" : "fails";
    for (const { screen, path, outcome } of seen) {
      const known = all[screen]?.[path]?.[kind];
      all[screen] = { ...all[screen], [path]: { ...all[screen]?.[path], [kind]: known ?? outcome } };
      // Reads that follow one for which the page has waited are too late, also those in its place.
      const isTheSame =
        way === "timeout"
          ? known === "as usual" || known === "left out" || outcome.includes(known ?? "")
          : known === outcome;
      if (known !== undefined && !isTheSame)
        wrong.push(`${screen} without ${path} (${way}): ${outcome}, not ${known}`);
    }
  }
  const text = `${JSON.stringify(sorted(all), null, 2)}\n`;
  if (process.env.WRITE_WITHOUT_IT) writeFileSync(file, text);
  expect(wrong).toEqual([]);
  expect(text, "npm run without-it writes it anew").toBe(readFileSync(file, "utf8"));
}, 300_000);

const sorted = (all: WithoutIt): WithoutIt =>
  Object.fromEntries(
    screens.flatMap(({ name }) => {
      const byPath = all[name];
      return byPath
        ? [
            [
              name,
              Object.fromEntries(Object.entries(byPath).sort(([one], [other]) => (one < other ? -1 : 1))),
            ],
          ]
        : [];
    }),
  );
