import { publicEndpoints } from "@contract/endpoints";
import { languages } from "@contract/languages";
import { tokenHashOf } from "@contract/session-id.server";
import { createClient } from "@libsql/client/sqlite3";
import { fetch } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { RouteName } from "../../app/locale/route-table";
import { slugOf } from "../../app/mall/views/translation";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";
import { type Way, waysToResources, waysToScreen } from "../requests/every-way";
import { type NewMember, newMember } from "../requests/new-member";
import { readList, screensOf } from "../screens/screens";
import { timeless } from "../screens/timeless";
import { type Change, startChangedMallApi } from "../stand-ins/changed-mall-api";

/** A mall that shows offers and rewards to members only, and one whose offers are announced to everybody. */
const tenant = "galerieharfa";
const announcing = "europasc";
const secretCode = "ONLY-FOR-MEMBERS-1";

const open = sharedSite();
let site: RunningSite;
let mallApi: Awaited<ReturnType<typeof startChangedMallApi>>;
/** What becomes of a member's calls whose path matches. */
let memberCalls: { matching: RegExp; change: Change } | null = null;
let ada: NewMember;
/** Cookie headers of everybody whom the mall API does not confirm. */
let strangers: Record<string, string> = {};
let hidden: Listed[] = [];
let screens: { name: RouteName; path: string; shows: boolean }[] = [];

beforeAll(async () => {
  mallApi = await startChangedMallApi(open.mallApi, ({ tenant: of, path }) => {
    if (of === tenant && path === publicEndpoints.settings.path) return membersOnly;
    if (of === announcing && path.startsWith("products")) return withSecretCode;
    return memberCalls?.matching.test(path) ? memberCalls.change : null;
  });
  site = await startSite({
    MALL_API_URL: mallApi.url,
    TRUST_PROXY: "1",
    OFFLINE: tenant,
    KIOSK: "all",
    SIGNAGE: "all",
    LEAFLET: "all",
    ASSISTANTS: "all",
    PAGE_SECONDS: "4",
  });
  ada = await newMember(open.mallApi, tenant);
  strangers = {
    nobody: "",
    "a forged token": "token=x",
    "an expired token": await expired(await newMember(open.mallApi, tenant)),
    "another mall's token": (await newMember(open.mallApi, announcing)).cookie,
    "an erased member's token": await erased(await newMember(open.mallApi, tenant)),
  };
  hidden = [...(await listed("products")), ...(await listed("rewards"))];
  screens = await everyScreen();
}, 90_000);
beforeEach(() => {
  memberCalls = null;
});
afterAll(async () => {
  await site.stop();
  await mallApi.stop();
});

const membersOnly = (settings: unknown) => ({
  ...z.record(z.string(), z.string()).parse(settings),
  offers_only_when_logged_in: "true",
  rewards_only_when_logged_in: "true",
});

function withSecretCode(offers: unknown): unknown {
  const parsed = z.looseObject({ data: z.array(z.unknown()).optional() }).parse(offers);
  return parsed.data
    ? { ...parsed, data: parsed.data.map(withSecretCode) }
    : { ...parsed, only_for_members: true, code: secretCode };
}

async function expired({ token, cookie }: NewMember): Promise<string> {
  const database = createClient({ url: open.databaseUrl, timeout: 10_000 });
  const sql = "UPDATE access_token SET expires_at = 1 WHERE hash = ?";
  const { rowsAffected } = await database.execute({ sql, args: [tokenHashOf(token)] });
  database.close();
  expect(rowsAffected).toBe(1);
  return cookie;
}

async function erased({ token, password, cookie }: NewMember): Promise<string> {
  const { status } = await fetch(`${open.mallApi}/${tenant}/v1/delete-account`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ password }),
  });
  expect(status).toBe(200);
  return cookie;
}

const answerOf = async (path: string): Promise<unknown> =>
  (await fetch(`${open.mallApi}/${tenant}/v1/${path}`)).json();
const read = async (path: string) => readList(await answerOf(`${path}?per_page=48`));

type Listed = z.infer<typeof listItem>;
const listItem = z.object({
  id: z.string(),
  company_id: z.string().nullish(),
  translations: z.array(z.object({ locale: z.string(), title: z.string(), slug: z.string() })),
});
const list = z.object({ data: z.object({ data: z.array(listItem) }) });
const listed = async (path: string) => list.parse(await answerOf(`${path}?per_page=48`)).data.data;

/**
 * Every screen in English, with more addresses of those whose content is for members only. `shows`: a member sees
 * there what is for members only.
 */
async function everyScreen(): Promise<typeof screens> {
  const all = (await screensOf(read)).filter(({ language }) => language === "en");
  const offer = hidden.find(({ company_id }) => company_id);
  const shop = (await read("companies")).find(({ id }) => id === offer?.company_id);
  const shopPath = `/en/shop/${shop?.id}/${slugOf(shop?.translations ?? [], "en")}`;
  return [
    ...all.map(({ name, path }) => ({ name, path, shows: /^(?:index$|offer|reward)/.test(name) })),
    { name: "shop-detail", path: shopPath, shows: true },
    { name: "search", path: `/en/search?q=${wordOf(offer)}`, shows: true },
    { name: "offer-detail", path: `/en/offer/${offer?.id}/another-title`, shows: false },
    { name: "rewards", path: "/en/rewards/1?show=now", shows: false },
  ];
}

/** What an offer is found by: the longest word of its title that names no day, for which the search has another answer. */
const wordOf = (offer: Listed | undefined) =>
  (offer?.translations ?? [])
    .flatMap(({ locale, title }) => (locale === "en" ? (title.match(/\w+/g) ?? []) : []))
    .filter((word) => !word.endsWith("day"))
    .toSorted((one, other) => other.length - one.length)[0] ?? expect.fail("There is no offer");

/** Every resource, with samples of what can be named in an address. */
async function everyResource(): Promise<Way[]> {
  const event = (await read("events"))[0]?.id;
  const suggestions = `search-suggestions?q=${wordOf(hidden[0])}&language=en`;
  const inBuilding = languages.flatMap((language): [string, string[]][] => [
    [
      `${language}/kiosk/:place`,
      ["", "?view=offers", `?view=offer&id=${hidden[0]?.id}`, `?view=search&q=${wordOf(hidden[0])}`].map(
        (query) => `${language}/kiosk/entrance-2${query}`,
      ),
    ],
    [`${language}/signage/:place`, [`${language}/signage/entrance-2`]],
    [`${language}/share-way`, [`${language}/share-way?from=point.entrance-2&to=toilets`]],
  ]);
  return waysToResources({
    ...Object.fromEntries(inBuilding),
    "event/:file": [`event/${event}.ics?language=en`],
    "search-suggestions": [suggestions, `/${suggestions}`],
    "sitemap.xml": ["sitemap.xml", "sitemap.xml?page=1"],
    "documents/:name": ["documents/house_rules"],
    "my-reward/:file": ["my-reward/one.png"],
    "my-reward-code/:id": ["my-reward-code/one"],
    "booking/:file": ["booking/one.ics"],
    "wallet/apple/*": ["wallet/apple/v1/passes/one/two"],
    "icons/*": ["icons/gift.svg"],
    "builds/*": ["builds/any/en.data"],
    "translations/:language/:file": ["translations/en/home.json"],
  });
}

async function request({ url, method, headers }: Way, cookie: string, of = tenant) {
  const sent = { ...headers, ...(cookie && { Cookie: cookie }), "X-Forwarded-For": anyAddress() };
  const response = await ask(site, of, url, { method: method ?? "GET", headers: sent });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
type Answer = Awaited<ReturnType<typeof request>>;

/** What an answer says of the hidden entities in its body or headers: titles, and ids that are not in its own URL. */
function revealed({ url }: Way, { headers, text }: Answer): string[] {
  const said = [...headers].flat().join("\n") + text;
  const ids = hidden.flatMap(({ id }) => (url.includes(`/${id}`) ? [] : [`(?<![\\w-])${id}(?![\\w-])`]));
  const titles = hidden.flatMap(({ translations }) =>
    translations.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")),
  );
  return said.match(new RegExp([...ids, ...new Set(titles)].join("|"), "g")) ?? [];
}

/** Requests each URL in each way, several at a time. */
async function expectNothing(ways: Way[], cookie: string, who: string) {
  const left = [...ways];
  const requestNext = async (): Promise<void> => {
    const way = left.shift();
    if (!way) return;
    const answer = await request(way, cookie);
    expect(revealed(way, answer), `${JSON.stringify(way)} as ${who}`).toEqual([]);
    if (answer.status === 401)
      expect(["", '{"error":{"status":401}}'], JSON.stringify(way)).toContain(answer.text);
    return requestNext();
  };
  await Promise.all(Array.from({ length: 8 }, requestNext));
}

const everyWay = () => screens.flatMap(({ name, path }) => waysToScreen(name, path));

/** The ways that show content to a member which is for members only. */
const membersWays = () =>
  screens
    .filter(({ shows }) => shows)
    .flatMap(({ name, path }) => waysToScreen(name, path))
    .filter(({ method }) => !method);

const refused = ["a forged token", "an expired token", "another mall's token", "an erased member's token"];

describe("offers and rewards for members only", () => {
  beforeAll(async () => {
    // What members see is in every cache.
    for (const way of membersWays()) await request(way, ada.cookie);
  }, 60_000);

  it.each(["nobody", ...refused])(
    "are named on no screen and in no document, however it is requested, to %s",
    async (who) => {
      await expectNothing([...everyWay(), ...(await everyResource())], strangers[who] ?? "", who);
    },
    120_000,
  );

  it.each(refused)("are replaced by the page that everybody sees for %s", async (who) => {
    for (const url of [
      "/en",
      "/en.data",
      "/en.data?_routes=index___en",
      "/en/_payload.json",
      "/en/shops-services",
    ]) {
      const [anonymous, other] = [await request({ url }, ""), await request({ url }, strangers[who] ?? "")];
      expect([other.status, timeless(other.text)], url).toEqual([200, timeless(anonymous.text)]);
    }
  });

  it.each(["nobody", ...refused])("redirect %s from their own screens to the log-in", async (who) => {
    for (const { path } of screens.filter(({ name }) => /^(?:offer|reward)/.test(name))) {
      const { status, headers } = await request({ url: path }, strangers[who] ?? "");
      expect([status, headers.get("Location")], path).toEqual([302, expect.stringContaining("redirectTo=")]);
    }
  });

  it("are shown to members, however the page is requested", async () => {
    for (const way of membersWays()) {
      const answer = await request(way, ada.cookie);
      expect([answer.status, revealed(way, answer).length > 0], JSON.stringify(way)).toEqual([
        expect.toSatisfy((status) => status === 200 || status === 202),
        true,
      ]);
    }
  }, 60_000);

  it("are shown to nobody whom the mall API fails to confirm: their own screens say that it fails", async () => {
    for (const change of [{ status: 500 }, "hangs"] as const) {
      memberCalls = { matching: /^(?:me|messages)\//, change };
      // Who waits for an answer that never comes waits for seconds.
      const ways = change === "hangs" ? membersWays().filter((_, at) => at % 16 === 0) : membersWays();
      for (const cookie of ["token=unanswered", ada.cookie]) {
        await expectNothing(ways, cookie, cookie);
        expect((await request({ url: "/en/shops-services" }, cookie)).status).toBe(200);
        for (const url of ["/en/offers/1", "/en/rewards/1", "/en/dashboard"])
          expect((await request({ url }, cookie)).status, url).toBe(503);
      }
    }
  }, 180_000);

  it("are for members alone in a mall without messages too", async () => {
    memberCalls = { matching: /^messages\//, change: { status: 404 } };
    await expectNothing(everyWay(), "token=y", "a forged token");
    for (const url of ["/en", "/en.data?_routes=index___en"])
      expect(revealed({ url }, await request({ url }, ada.cookie)), url).not.toEqual([]);
    const { text } = await request({ url: "/en" }, "token=y");
    expect(timeless(text)).toBe(timeless((await request({ url: "/en" }, "")).text));
  }, 120_000);

  it("are no longer shown after a log-out on this site, whatever it knew of the member before", async () => {
    const { cookie } = await newMember(open.mallApi, tenant);
    const url = "/en.data?_routes=index___en";
    for (const _ of ["first", "cached"]) await request({ url }, cookie);
    expect(revealed({ url }, await request({ url }, cookie))).not.toEqual([]);
    await ask(site, tenant, "/logout", {
      method: "POST",
      body: new URLSearchParams({ language: "en" }),
      headers: { Origin: site.of(tenant), Cookie: cookie },
    });
    expect(revealed({ url }, await request({ url }, cookie))).toEqual([]);
  });
});

describe("an offer that is itself for members only", () => {
  it("is announced to everybody, and tells its code to members alone", async () => {
    const { cookie } = await newMember(open.mallApi, announcing);
    const [, path = ""] =
      /href="(\/en\/offer\/[^"]+)"/.exec((await request({ url: "/en/offers/1" }, "", announcing)).text) ?? [];
    for (const _ of ["first", "shared", "cached"])
      expect((await request({ url: path }, cookie, announcing)).text).toContain(secretCode);
    const others = [
      ...waysToScreen("offers", "/en/offers/1"),
      ...waysToScreen("index", "/en"),
      ...(await everyResource()),
    ];
    for (const who of ["", "token=x", ada.cookie])
      for (const way of [...waysToScreen("offer-detail", path), ...others]) {
        const { text, headers } = await request(way, who, announcing);
        expect([...headers].flat().join() + text, `${JSON.stringify(way)} as ${who}`).not.toContain(
          secretCode,
        );
      }
    expect((await request({ url: path }, "", announcing)).status).toBe(200);
  }, 60_000);
});
