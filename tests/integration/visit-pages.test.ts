import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, startSite } from "../processes/site-process";
import { json, listOf, startUpstream, success } from "../stand-ins/upstream";

const site = sharedSite();

const page = async (tenant: string, path: string, of = site) => {
  const response = await ask(of, tenant, path);
  return { status: response.status, html: await response.text() };
};
/** The text of a page's content, without markup. */
const words = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ");

describe("opening hours", () => {
  it("start with today, and cover a week: a table with today highlighted, or a line if all days are equal", async () => {
    const { html } = await page("galerieharfa", "/cz/oteviraci-doba");
    const text = words(html);
    expect(text).toMatch(/Dnes, \S+ \d{1,2}\. \d{1,2}\. 20\d\d (\d{1,2}:\d\d–\d{1,2}:\d\d|Zavřeno)/);
    const week = /<caption[^>]*>Příštích sedm dní[\s\S]*?<\/table>/.exec(html)?.[0];
    if (week) expect(week.match(/aria-current="date"/g)).toHaveLength(1);
    else expect(text).toMatch(/Denně \d{1,2}\. \d{1,2}\. – \d{1,2}\. \d{1,2}\./);
  });

  it("fold holidays that are later than the next six", async () => {
    const { html } = await page("galerieharfa", "/cz/oteviraci-doba");
    const [, folded = ""] =
      /<details[^>]*>(?=<summary[^>]*>\d+ pozdější)([\s\S]*?)<\/details>/.exec(html) ?? [];
    const days = (part: string) => part.match(/<time dateTime="20\d\d-/gi)?.length ?? 0;
    expect(days(html) - days(folded)).toBeLessThanOrEqual(7);
    expect(days(folded)).toBe(Number(/(\d+) pozdější/.exec(folded)?.[1]));
  });

  it("name the additional zones and the coming holidays with what differs", async () => {
    const text = words((await page("europasc", "/sk/otvaracie-hodiny")).html);
    for (const zone of ["Hypermarket", "Reštaurácie", "Kino", "Parkovisko"]) expect(text).toContain(zone);
    expect(text).toContain("Štedrý deň");
    expect(text).toMatch(/24\. 12\. 20\d\d Europa SC (Zatvorené|8:00–12:00)/);
  });

  it("use the mall's own formats", async () => {
    const text = words((await page("beta", "/de/oeffnungszeiten")).html);
    expect(text).toMatch(/0\d\.0\d\.20\d\d 9:00–20:00/);
  });

  it("have structured data", async () => {
    const { html } = await page("promenade", "/en/opening-hours");
    expect(html).toContain('"@type":"ShoppingCenter"');
    expect(html).toContain("openingHoursSpecification");
  });
});

describe("accessibility", () => {
  it.each([
    [
      "galerieharfa",
      "/cz/pristupnost",
      "Tiché hodiny",
      "zákonem č. 424/2023 Sb.",
      "Českou obchodní inspekci",
    ],
    [
      "europasc",
      "/sk/pristupnost",
      "Tiché hodiny",
      "zákonom č. 351/2022 Z. z.",
      "Slovenskú obchodnú inšpekciu",
    ],
    [
      "promenade",
      "/de/barrierefreiheit",
      "Stille Stunden",
      "tschechische Gesetz Nr. 424/2023",
      "Handelsinspektion",
    ],
    ["beta", "/en/accessibility", "Quiet hours", "Czech Act No. 424/2023", "Czech Trade Inspection"],
  ])("of %s at %s has the mall's own notes and the law of its country", async (tenant, path, ...texts) => {
    const { status, html } = await page(tenant, path);
    expect(status).toBe(200);
    for (const text of [...texts, "EN 301 549"]) expect(words(html)).toContain(text.replaceAll(" ", " "));
  });

  it("is linked from the pages that lead to it, and no other page has a byte of it", async () => {
    const link = 'href="/en/accessibility"';
    for (const path of ["/en/contact", "/en/terms-and-conditions", "/en/opening-hours", "/en/information"])
      expect((await page("novoplaza", path)).html.includes(link), path).toBe(true);
    for (const path of ["/en", "/en/faq", "/en/privacy-policy"])
      expect((await page("novoplaza", path)).html.includes("accessibility"), path).toBe(false);
    expect((await page("novoplaza", "/sitemap.xml")).html).toContain("/en/accessibility</loc>");
  });
});

describe("directions to the mall", () => {
  it("show the means of transport from the mall's settings, with a planner for each", async () => {
    const { html } = await page("europasc", "/en/how-to-get-here");
    const headings = [...html.matchAll(/<h3[^>]*>[\s\S]*?<\/h3>/g)].map(([heading]) =>
      heading.replaceAll(/<[^>]+>/g, ""),
    );
    expect(headings.slice(0, 4)).toEqual(["By car", "By bus", "By train", "On foot"]);
    expect(html).toContain("engine=fossgis_osrm_foot&amp;to=48.7326%2C19.1475");
    expect(html).toContain("destination=48.7326%2C19.1475&amp;travelmode=transit");
  });

  it("opens in the visitor's own map, and contacts no other site before", async () => {
    const { html } = await page("galerieharfa", "/de/anfahrt");
    expect(html).toMatch(
      /href="geo:50\.1042,14\.4937\?q=50\.1042,14\.4937\(Galerie%20Harfa\)" rel="noopener/,
    );
    expect(html).not.toMatch(/<(?:img|script|iframe|link)[^>]+(?:openstreetmap|google|apple|mapy)\./);
  });

  it("is described with nouns as the language writes them", async () => {
    const described = async (path: string) =>
      /<meta name="description" content="([^"]*)"/.exec((await page("novoplaza", path)).html)?.[1] ?? "";
    expect(await described("/de/anfahrt")).toMatch(
      /; .*mit dem (?:Bus|Auto).*, zu Fuß|; .*zu Fuß.*mit dem (?:Bus|Auto)/,
    );
    expect(await described("/en/how-to-get-here")).toMatch(/; .*by (?:bus|car)/);
  });

  it("is shown as a labelled sketch on both of its screens", async () => {
    for (const path of ["/cz/jak-se-k-nam-dostat", "/cz/mapa-a-trasa"]) {
      const { html } = await page("novoplaza", path);
      expect(html, path).toMatch(/<svg[^>]+role="img" aria-label="Schematická mapa okolí Novo Plazy/);
      expect(html, path).toContain("Autobusem");
    }
  });

  it("is drawn for one of the ways on the map's own screen, which says how to go on", async () => {
    const chosen = async (path: string) => {
      const { html } = await page("novoplaza", path);
      const links = (html.match(/<a [^>]*href="[^"]*\?way=[^>]*>/g) ?? []).filter(
        (link) => link.includes('aria-current="true"') && !link.includes("hrefLang"),
      );
      expect(links, path).toHaveLength(1);
      return /href="([^"]+)"/.exec(links[0] ?? "")?.[1];
    };
    expect(await chosen("/cz/mapa-a-trasa?way=foot")).toBe("/cz/mapa-a-trasa?way=foot");
    const first = await chosen("/cz/mapa-a-trasa");
    expect(await chosen("/cz/mapa-a-trasa?way=balloon")).toBe(first);
    expect(words((await page("novoplaza", "/cz/mapa-a-trasa?way=bus")).html)).toContain(
      "Staví tu městské linky i autobusy z okolních obcí.",
    );
  });
});

describe("parking", () => {
  const price = async (stay: string) => {
    const { html } = await page("promenade", `/cz/parkovani?stay=${stay}`);
    const answer =
      /<div role="status"[\s\S]*?<\/section>/.exec(html)?.[0].replaceAll(/<[^>]+>|[\s\u00a0]+/g, " ") ?? "";
    return /(?:hodin|hodiny|minut) +([\d ]+Kč) /.exec(answer)?.[1];
  };

  it.each([
    ["3.5", "40 Kč"],
    ["5,5", "120 Kč"],
    ["10", "440 Kč"],
    ["\u200e5,5\u00a0", "120 Kč"],
  ])("costs for %s hours %s", async (stay, expected) => {
    expect(await price(stay)).toBe(expected);
  });

  it("is free for the first three hours", async () => {
    const text = words((await page("promenade", "/en/parking?stay=3")).html);
    expect(text).toMatch(/3 hours free/);
  });

  it.each(["abc", "-1", "0", "1e3", "73", "999999999999999999", "%3Cscript%3E", ""])(
    "asks again for a stay of '%s'",
    async (stay) => {
      const { status, html } = await page("promenade", `/en/parking?stay=${stay}`);
      expect(status).toBe(200);
      expect(html).toContain("Please enter a number of hours up to 72");
      expect(html).toContain('aria-invalid="true"');
      expect(html).toMatch(/<title>Error: /);
      expect(html).not.toContain("<script>&");
    },
  );

  it("shows its prices and reserved spaces", async () => {
    const text = words((await page("promenade", "/de/parken")).html);
    expect(text).toContain("Jede weitere Stunde 80 Kč je angefangene Stunde");
    expect(text).toContain("Für Menschen mit Behinderung 13");
    expect(text).toContain("2,10 m");
  });
});

describe("the cinema", () => {
  it("shows each film of a day with its times, and the days as links", async () => {
    const { html } = await page("galerieharfa", "/cz/kino");
    const days = [...html.matchAll(/href="\/cz\/kino\?date=(\d{4}-\d\d-\d\d)"/g)].map(([, day]) => day);
    expect(new Set(days).size).toBeGreaterThanOrEqual(6);
    const last = days.at(-1) ?? "";
    const { html: other } = await page("galerieharfa", `/cz/kino?date=${last}`);
    expect(other).toMatch(new RegExp(`aria-current="page"[^>]*href="/cz/kino\\?date=${last}"`));
    expect(other).toMatch(new RegExp(`<time dateTime="${last}T\\d\\d:\\d\\d`));
    expect(words(other)).not.toContain("už začalo");
    expect(words(html)).toMatch(/\d+\s(?:film|filmy|filmů) · \d+\s(?:sál|sály|sálů)/u);
  });

  it("shows one film on all its days", async () => {
    const { status, html } = await page("promenade", "/en/cinema?film=film-3");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Ridge<\/h1>/);
    expect(words(html)).toContain("121 min · ages 15 and over");
  });

  it.each([
    ["?film=nothing", 404],
    ["?film=", 404],
    ["?date=2026-02-30", 404],
    ["?date=tomorrow", 404],
    ["?date=", 404],
    ["?date=2020-01-01", 200],
  ])("%s answers %i", async (query, status) => {
    expect((await page("promenade", `/en/cinema${query}`)).status).toBe(status);
  });

  it("says that there are no screenings on a day without films", async () => {
    expect(words((await page("promenade", "/en/cinema?date=2020-01-01")).html)).toContain(
      "Nothing is showing on this day",
    );
  });
});

describe("cookies", () => {
  it("are listed completely", async () => {
    const { html } = await page("beta", "/sk/cookies");
    for (const name of ["locale", "token", "toast", "consent"]) expect(html).toContain(`>${name}</code>`);
    expect(html).not.toContain(">_ga");
    expect(words(html)).toContain("žiadne voliteľné cookies");
    const optional = (await page("promenade", "/sk/cookies")).html.split(
      /<details[^>]*>(?=<summary[^>]*><h2)/,
    );
    expect(optional[0], "first what one decides about").toContain(">_ga</code>");
    expect(optional[1], "the others folded").toContain(">locale</code>");
  });
});

describe("an upstream with little data", () => {
  const mall = {
    id: "1",
    time_zone: "Europe/Prague",
    translations: [{ locale: "cz", name: "Malé centrum" }],
  };
  const cinema = {
    id: "p",
    permalink: "cinema",
    translations: [{ locale: "cz", title: "Kino za rohem", article: "<p>Hrajeme každý den.</p>" }],
  };

  it("still has whole pages: no programme, no tariffs, the site's default texts", async () => {
    const upstream = await startUpstream((request, response) => {
      const path = request.url?.split("?")[0] ?? "";
      if (path.endsWith("/v1/malls")) return json(response, listOf([mall]));
      if (path.endsWith("/v1/settings-web-app/web")) return json(response, success({}));
      if (path.endsWith("/v1/website-pages/permalink/cinema")) return json(response, success(cinema));
      return json(response, { status: "error", httpStatus: "NotFound", message: "No" }, 404);
    });
    const small = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
    try {
      const kino = await page("promenade", "/cz/kino", small);
      expect(kino.status).toBe(200);
      expect(words(kino.html)).toContain("Kino za rohem");
      expect(words(kino.html)).toContain("Hrajeme každý den.");
      expect(words(kino.html)).not.toContain("Program");
      expect(words(kino.html)).toContain("Časy představení tu zatím nejsou");

      const parking = await page("promenade", "/cz/parkovani", small);
      expect(parking.status).toBe(200);
      expect(parking.html).not.toContain('name="stay"');
      expect(words(parking.html)).toContain("Parkování");

      for (const path of [
        "/cz/oteviraci-doba",
        "/cz/jak-se-k-nam-dostat",
        "/cz/mapa-a-trasa",
        "/cz/cookies",
      ]) {
        const { status, html } = await page("promenade", path, small);
        expect(status, path).toBe(200);
        expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      }
      expect(words((await page("promenade", "/cz/cookies", small)).html)).toContain("Malé centrum");
    } finally {
      await small.stop();
      await upstream.stop();
    }
  }, 60_000);
});
