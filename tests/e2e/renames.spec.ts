import { signedHeaders } from "@contract/signed-request.server";
import { z } from "zod";
import { localizedPath, type RouteName } from "../../app/locale/route-table";
import { editorSecret as secret, startSite } from "../processes/site-process";
import { startChangedMallApi } from "../stand-ins/changed-mall-api";
import { expect, site as source, suppressSetup, test } from "./mall-site";

const mall = "galerieharfa";
const entries = z.array(z.looseObject({ locale: z.string(), slug: z.string() }));
const items = z.object({
  data: z.object({ data: z.array(z.looseObject({ id: z.string(), translations: entries })) }),
});

/** The slugs in English and German change places; one that both have becomes another in English. */
function renamed(value: unknown): unknown {
  const translations = entries.safeParse(value).data;
  if (translations) {
    const slugIn = (locale: string) => translations.find((entry) => entry.locale === locale)?.slug ?? "";
    const [english, german] = [slugIn("en"), slugIn("de")];
    const slugs: Record<string, string> = {
      en: english === german ? `${english}-renamed` : german,
      de: english,
    };
    return translations.map((entry) => ({ ...entry, slug: slugs[entry.locale] ?? entry.slug }));
  }
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner)]));
}

/** The screens whose addresses have names, each with the list that names it. */
const screens = [
  ["event-detail", "events"],
  ["news-detail", "news"],
  ["offer-detail", "products"],
  ["reward-detail", "rewards"],
  ["shop-detail", "companies"],
  ["amenity-detail", "amenities"],
  ["offers-category", "categories?kind=product"],
  ["shops-category", "categories?kind=company"],
] as const satisfies [RouteName, string][];

test("what is renamed, and renamed back, is found under both addresses by a browser that was at both", async ({
  page,
}) => {
  test.setTimeout(180_000);
  let isRenamed = false;
  const mallApi = await startChangedMallApi(source().mallApi, () => (isRenamed ? renamed : null));
  const site = await startSite({ MALL_API_URL: mallApi.url, EDITOR_SECRET: secret, OPERATOR_PORT: "0" });
  const announce = async () => {
    const body = JSON.stringify({ mall });
    const headers = signedHeaders({ secret, method: "POST", path: "/purge", body });
    const url = `http://127.0.0.1:${site.operatorPort}/purge`;
    expect((await fetch(url, { method: "POST", body, headers })).status).toBe(200);
  };
  try {
    await suppressSetup(page.context());
    const pathsOf = async (): Promise<string[]> => {
      const paths = screens.map(async ([screen, list]) => {
        const answer = await fetch(`${source().mallApi}/${mall}/v1/${list}`);
        const [entity] = items.parse(await answer.json()).data.data;
        const whole = z.looseObject({ translations: entries }).parse(isRenamed ? renamed(entity) : entity);
        const slug = whole.translations.find(({ locale }) => locale === "en")?.slug ?? "";
        const parameters: Record<string, string> = {
          id: entity?.id ?? "",
          title: slug,
          category: slug,
          page: "1",
        };
        return `/en/${localizedPath(screen, "en").replace(/\{(\w+)\}/g, (_, name) => parameters[name] ?? "")}`;
      });
      return Promise.all(paths);
    };
    const before = await pathsOf();
    isRenamed = true;
    const after = await pathsOf();
    isRenamed = false;
    expect(after.filter((path) => before.includes(path))).toEqual([]);
    const open = async (path: string) => {
      const answer = await page.goto(site.of(mall) + path);
      return [answer?.status(), new URL(page.url()).pathname];
    };
    for (const [at, path] of before.entries()) {
      const renamedPath = after[at] ?? "";
      for (const [name, now] of [
        ["first", path],
        ["renamed", renamedPath],
        ["renamed back", path],
        ["renamed again", renamedPath],
      ] as const) {
        isRenamed = now === renamedPath;
        await announce();
        for (const address of [path, renamedPath])
          expect(await open(address), `${address} ${name}`).toEqual([200, now]);
      }
      isRenamed = false;
    }
  } finally {
    // Before its site: a request without an answer would be a complaint.
    await page.close();
    await site.stop();
    await mallApi.stop();
  }
});
