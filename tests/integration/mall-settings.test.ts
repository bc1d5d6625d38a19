import { type Language, languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();

const page = async (tenant: string, path: string) => {
  const response = await ask(site, tenant, path);
  const html = await response.text();
  const part = (name: string) => html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`));
  return {
    status: response.status,
    html,
    main: part("main"),
    header: part("header"),
    footer: part("footer"),
  };
};

const settings: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  for (const tenant of tenantIds) {
    const answer = await fetch(`${site.mallApi}/${tenant}/v1/settings-web-app/web`);
    settings[tenant] = ((await answer.json()) as { data: Record<string, string> }).data;
  }
});
/** A mall's settings whose keys begin with a group's name, in their order. */
const groupOf = (tenant: string, group: string): string[] =>
  Object.entries(settings[tenant] ?? {}).flatMap(([key, value]) =>
    key.startsWith(`${group}.`) ? [value] : [],
  );
const setting = (tenant: string, key: string): string => settings[tenant]?.[key] ?? expect.fail(`no ${key}`);

/** The pictures of a part of a page, without signature, width and format. */
const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img src="\/image\?src=[\w-]+?(\/art\/[^"&]+)/g)].map(([, path = ""]) => path);

describe("the pictures in a mall's settings", () => {
  it("have another form for phones in banners", async () => {
    const banners: { image_mobile: string }[] = JSON.parse(setting("galerieharfa", "hero_banner_items"));
    const { main } = await page("galerieharfa", "/en");
    const onPhones = /<source media="\(max-width: 47\.99rem\)" srcSet="\/image\?src=[\w-]+?(\/art\/[^"&]+)/g;
    expect([...main.matchAll(onPhones)].map(([, path]) => path)).toEqual(
      banners.map(({ image_mobile }) => new URL(image_mobile, "http://any").pathname),
    );
  });

  it.each([
    ["loyalty_program_images", "/en/a/loyalty-program"],
    ["gift_cards_images", "/en/gift-cards"],
    ["gift_cards_images", "/cz/a/gift-cards"],
    ["parking_images", "/de/parken"],
    ["space_lease_images", "/sk/a/space-lease"],
    ["christmas_stall_images", "/cz/a/christmass-stall"],
    ["mobile_app_images", "/en/mobile-app"],
  ])("%s are on the page %s, the first as its opening", async (group, path) => {
    for (const tenant of ["galerieharfa", "presentation"]) {
      const { status, html, main } = await page(tenant, path);
      const first = setting(tenant, `${group}.hero`);
      expect(status).toBe(200);
      const ofGroup = groupOf(tenant, group);
      expect(picturesIn(main).find((picture) => ofGroup.includes(picture))).toBe(first);
      expect(picturesIn(main)).toEqual(expect.arrayContaining(ofGroup));
      expect(/property="og:image" content="([^"]+)"/.exec(html)?.[1]).toContain(first);
    }
  });

  it("landings_images are on the page whose permalink they are named by, and on no other", async () => {
    const terrace = setting("europasc", "landings_images.terrace");
    expect(picturesIn((await page("europasc", "/en/a/terrace")).main)[0]).toBe(terrace);
    expect(picturesIn((await page("europasc", "/en/a/job-offers")).main)).not.toContain(terrace);
  });

  it("show the mall itself in the shape that the settings have for malls", async () => {
    expect(setting("beta", "malls_image_aspect_ratio")).toBe("16/9");
    expect((await page("beta", "/en/about")).main).toContain("aspect-[16/9]");
  });
});

describe("the documents in a mall's settings", () => {
  const documentsIn = (html: string) =>
    [...html.matchAll(/<a href="(\/documents\/[^"]+)"[^>]*>(?:<svg.*?<\/svg>)?<span>([^<]+)/g)].map(
      ([, href = "", title = ""]) => [href, title],
    );

  it("are in the footer, each once, in the visitor's language", async () => {
    const footerOf = async (path: string) =>
      documentsIn((await page("europasc", path)).footer.replaceAll("<!-- -->", ""));
    expect(await footerOf("/sk/kontakt")).toEqual([
      ["/documents/terms_and_conditions_sk", "Obchodné podmienky (PDF)"],
      ["/documents/privacy_policy_sk", "Zásady ochrany osobných údajov (PDF)"],
      ["/documents/operating_rules_sk", "Prevádzkový poriadok (PDF)"],
      ["/documents/space_lease_sk", "Ponuka priestorov na prenájom (PDF)"],
    ]);
    for (const language of languages)
      expect((await footerOf(`/${language}`)).map(([href]) => href)).toEqual(
        ["terms_and_conditions", "privacy_policy", "operating_rules", "space_lease"].map(
          (name) => `/documents/${name}_${language}`,
        ),
      );
  });

  it.each([
    ["/en/terms-and-conditions", "terms_and_conditions_en"],
    ["/cz/ochrana-osobnich-udaju", "privacy_policy_cz"],
    ["/de/hausordnung", "operating_rules_de"],
    ["/cz/a/space-lease", "space_lease_cz"],
    ["/en/a/terrace", null],
  ])("belong to their page (%s)", async (path, document) => {
    const { main } = await page("galerieharfa", path);
    expect(documentsIn(main).map(([href]) => href)).toEqual(document ? [`/documents/${document}`] : []);
  });

  it("are files that open in the browser", async () => {
    const response = await ask(site, "novoplaza", "/documents/operating_rules_cz");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(response.headers.get("content-disposition")).toBe(
      "inline; filename*=UTF-8''operating_rules_cz.pdf",
    );
    expect((await response.text()).startsWith("%PDF-")).toBe(true);
  });

  it("are no others than those", async () => {
    for (const name of ["operating_rules", "constructor", "..%2fv1%2fmalls", "x".repeat(300)])
      expect((await ask(site, "novoplaza", `/documents/${name}`)).status, name).toBe(404);
  });
});

describe("the icons in a mall's settings", () => {
  /** The icon of the link to a page: a name in the sprite, "drawn" for one in the page, or a picture's path. */
  async function iconOf(tenant: string, path: string, href: string): Promise<string | undefined> {
    const { main } = await page(tenant, path);
    const at = main.indexOf(`href="${href}"`);
    expect(at, href).toBeGreaterThan(0);
    const start = Math.max(main.lastIndexOf("<li", at), 0);
    const before = main.slice(start, at);
    // Before its link, or in it: what comes after it says that it is one.
    const entry = /<(?:svg|img)/.test(before) ? before : main.slice(start, main.indexOf("</li>", at));
    return (
      /<use href="[^"#]*#([^"]+)"/.exec(entry)?.[1] ??
      /<img src="\/image\?src=[\w-]+?(\/art\/[^"&]+)/.exec(entry)?.[1] ??
      (entry.includes("<svg") ? "drawn" : undefined)
    );
  }

  it("are those of the categories", async () => {
    for (const path of ["/en", "/en/shops/fashion/1"]) {
      expect(await iconOf("galerieharfa", path, "/en/shops/fashion/1"), path).toBe("shirt");
      expect(await iconOf("novoplaza", path, "/en/shops/fashion/1"), path).toBe("drawn");
    }
    expect(await iconOf("galerieharfa", "/cz/nabidky/1", "/cz/nabidky/moda/1")).toBe("shirt");
    // A search shows a shop of each instead.
    expect(await iconOf("galerieharfa", "/en/search", "/en/shops/fashion/1")).toContain("/fashion/");
  });

  it("replace those of the information page", async () => {
    expect(await iconOf("galerieharfa", "/de/informationen", "/de/geschenkkarten")).toBe("gift");
    expect(await iconOf("novoplaza", "/de/informationen", "/de/geschenkkarten")).toBe("drawn");
    expect(await iconOf("novoplaza", "/de/informationen", "/de/kontakt")).toBe(
      "/art/novoplaza/logo/icon.svg",
    );
  });
});

describe("a mall's menu", () => {
  const links = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/\w\w\/[^"]+)"[^>]*>([^<]+)/g)].map(([, href, title]) => [
      title,
      href,
    ]);

  it.each<[Language, string[][]]>([
    [
      "cz",
      [
        ["Obchody", "/cz/obchody-a-sluzby"],
        ["Nabídky", "/cz/nabidky/1"],
        ["Novinky a\u00a0akce", "/cz/novinky-a-akce"],
        ["Odměny", "/cz/odmeny/1"],
        ["Otevírací doba", "/cz/oteviraci-doba"],
        ["Parkování", "/cz/parkovani"],
      ],
    ],
    [
      "de",
      [
        ["Shops", "/de/shops-und-services"],
        ["Angebote", "/de/angebote/1"],
        ["Neuigkeiten und Veranstaltungen", "/de/news-und-events"],
        ["Prämien", "/de/praemien/1"],
        ["Öffnungszeiten", "/de/oeffnungszeiten"],
        ["Parken", "/de/parken"],
      ],
    ],
  ])("has the screens that its list names, in that order (%s)", async (language, expected) => {
    const { header } = await page("presentation", `/${language}/kontakt`);
    const menu = header.slice(header.indexOf("<nav"), header.indexOf("</nav>"));
    expect(links(menu)).toEqual(expected);
    for (const [, href = ""] of expected) expect((await page("presentation", href)).status, href).toBe(200);
  });

  it("has only screens that exist, in all languages", async () => {
    for (const language of languages) {
      const { header } = await page("presentation", `/${language}`);
      expect(links(header.slice(header.indexOf("<nav"), header.indexOf("</nav>")))).toHaveLength(6);
    }
  });
});
