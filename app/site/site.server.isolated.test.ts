import { visitorHeaders } from "@contract/client-address";
import { languages as all } from "@contract/languages";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announceContentChange } from "~/mall/cache/content-changes.server";
import { clientAddressHeader } from "~/process/client-address.server";
import { log } from "~/process/log.server";
import { json, listOf, startUpstream, success } from "../../tests/stand-ins/upstream";
import { tenants } from "../tenant/tenant.server";
import { loadSite } from "./site.server";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream(() => {});
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
});
/** A mall per test, because answers are cached by mall; the last test has that of the one before. */
const hosts = Object.keys(tenants).map((tenantId) => `${tenantId}.localhost`);
let host = "";
beforeEach(() => {
  host = hosts.pop() ?? host;
  upstream.asked.length = 0;
});
afterAll(() => upstream.stop());

const mall = { id: "m", translations: [{ locale: "en", name: "Mall" }] };
/** A mall API with these answers; null for one that it doesn't have. */
function apiWith(
  settings: Record<string, string> | null,
  locales: string[] | null,
  malls: object[] = [mall],
) {
  const missing = { status: "error", httpStatus: "NotFound", message: "" };
  upstream.answerWith(({ url = "" }, response) => {
    if (url.includes("/malls")) return json(response, listOf(malls));
    const answer = url.includes("settings") ? settings : locales;
    return answer ? json(response, success(answer)) : json(response, missing, 404);
  });
}
const load = (path: string, headers: Record<string, string> = {}) =>
  loadSite(new Request(`http://${host}${path}`, { headers })).catch((answer: Response) => answer);
const site = async (path: string, headers?: Record<string, string>) => {
  const loaded = await load(path, headers);
  return loaded instanceof Response ? expect.fail(`${path} answers ${loaded.status}`) : loaded;
};

describe("a mall", () => {
  it("offers its API's languages without those disabled in its settings", async () => {
    apiWith({ inactive_locales: "sk" }, ["en", "cz", "sk"]);
    expect((await site("/en")).languages).toEqual(["en", "cz"]);
    for (const path of ["/sk", "/de/faq"])
      expect((await load(path)).valueOf()).toMatchObject({ status: 404 });
    expect((await site("/", { Cookie: "locale=de" })).language).toBe("cz");
  });

  it("neither offers nor answers a language that it doesn't support", async () => {
    apiWith({ inactive_locales: "cs-CZ" }, null, [{ ...mall, supported_languages: "sk, cs, gb" }]);
    expect((await site("/en")).languages).toEqual(["en", "sk"]);
    for (const path of ["/de", "/de/faq", "/cz"])
      expect((await load(path)).valueOf()).toMatchObject({ status: 404 });
  });

  it("offers all languages if its API has none of the site's", async () => {
    apiWith({}, ["fr"]);
    expect((await site("/de")).languages).toEqual(all);
  });

  it("uses defaults if its settings, languages and data can't be loaded", async () => {
    apiWith(null, null, []);
    const { settings, hasSettings, languages, mall } = await site("/en/faq");
    expect([settings.authenticationEnabled, hasSettings, languages, mall]).toEqual([true, false, all, null]);
    expect([settings.offersOnlyWhenLoggedIn, settings.rewardsOnlyWhenLoggedIn]).toEqual([false, false]);
  });

  it("reserves for members what it may reserve while its settings can't be read", async () => {
    upstream.answerWith(({ url = "" }, response) =>
      url.includes("/malls") ? json(response, listOf([mall])) : json(response, {}, 500),
    );
    const { settings, hasSettings } = await site("/en/faq");
    expect([hasSettings, settings.offersOnlyWhenLoggedIn, settings.rewardsOnlyWhenLoggedIn]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("is loaded in the language of the path, on behalf of the visitor", async () => {
    apiWith({ website_name: "Our mall" }, ["en", "cz"]);
    const loaded = await site("/en/faq", {
      "Accept-Language": "cs",
      [clientAddressHeader]: "192.0.2.7",
    });
    expect([loaded.language, loaded.hasSettings, loaded.settings.websiteName, loaded.mall?.id]).toEqual([
      "en",
      true,
      "Our mall",
      "m",
    ]);
    upstream.answerWith((_, response) => json(response, success(null)));
    await loaded.api.forgetPassword({ email: "ada@people.test" });
    const asked = upstream.asked.find(({ url }) => url?.includes("forget-password"));
    expect(asked?.headers[visitorHeaders.address]).toBe("192.0.2.7");
  });

  it("has what is wrong in its settings logged once, however often they are read", async () => {
    const logged = vi.spyOn(log, "warn").mockImplementation(() => {});
    apiWith({ app_font_name: "Comic Sans" }, null);
    for (const _ of [1, 2]) {
      await announceContentChange({ mall: host.replace(".localhost", "") });
      expect((await site("/en")).settings.fontName).toBe("");
    }
    expect(upstream.asked.filter(({ url }) => url?.includes("settings"))).toHaveLength(2);
    const lines = logged.mock.calls.map(([, message]) => message);
    logged.mockRestore();
    expect(lines.filter((line) => String(line).includes("Comic Sans"))).toEqual([
      "Unknown value in app_font_name: Comic Sans",
    ]);
  });
});
