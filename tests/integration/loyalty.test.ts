import { readFileSync } from "node:fs";
import { languages } from "@contract/languages";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { href } from "../../app/locale/href";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";
import { earn, join, openPage } from "../requests/member";

const namesIn = z.object({
  data: z.object({
    data: z.array(z.object({ translations: z.array(z.object({ locale: z.string(), name: z.string() })) })),
  }),
});
const site = sharedSite();
const tenant = "promenade";
const pageIn = (language: (typeof languages)[number]) =>
  href("a", { permaLink: "loyalty-program" }, language);
const mainOf = (html: string): string => /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&nbsp;|\u00a0/g, " ")
    .replaceAll(/\s+/g, " ");

describe("the loyalty programme", () => {
  it.each(languages)("is explained with the mall's own rules, tiers and rewards, in %s", async (language) => {
    const html = mainOf(await (await ask(site, tenant, pageIn(language))).text());
    const { join: texts } = JSON.parse(readFileSync(`locales/${language}/loyalty.json`, "utf8"));
    const tiers = namesIn.parse(await (await ask(site, tenant, "/api/proxy/tiers?per_page=48")).json()).data
      .data;
    expect(tiers.length).toBeGreaterThan(1);
    for (const { translations } of tiers) {
      const own = translations.find(({ locale }) => locale === language);
      expect(html).toContain(`>${own?.name}</h3>`);
    }
    // A point for ten crowns in the first tier.
    expect(words(html)).toMatch(/500 Kč (is|je|sind) = 50 (points|bodů|bodov|Punkte)/);
    const joins = html.match(new RegExp(`href="${href("register", null, language)}[^"]*"[^>]*>`, "g"));
    expect(joins, "one button to join").toHaveLength(1);
    expect(words(html)).toContain(texts.button);
  });

  it("lists the five cheapest rewards that anybody can have, and what has to be bought for them", async () => {
    const html = mainOf(await (await ask(site, tenant, pageIn("en"))).text());
    const figures = [...html.matchAll(/leading-none tabular-nums">([\d,]+)</g)].map(([, number]) =>
      Number(number),
    );
    expect(figures).toHaveLength(5);
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    expect(words(html)).toContain(`After purchases of ${figures[0]}0 Kč`.replace(/(\d)(\d{3}) /, "$1,$2 "));
  });

  it("shows members their balance by name instead of a button to join", async () => {
    const cookie = await join(site, tenant);
    await earn(site, tenant, cookie, 600);
    const { html } = await openPage(site, tenant, pageIn("en"), cookie);
    const main = mainOf(html);
    expect(words(main)).toMatch(/Good to see you, \w+ You have 60 points/);
    expect(words(main)).toContain("You have enough points");
    expect(main).not.toContain("/en/register");
  });
});

describe("the strip that leads to it", () => {
  const placesOf = async () => {
    const list = mainOf(await (await ask(site, tenant, "/en/rewards/1")).text());
    return ["/en/rewards/1", "/en/parking", /href="(\/en\/reward\/[^"]+)"/.exec(list)?.[1] ?? expect.fail()];
  };

  it("returns those who join to the page that they were on", async () => {
    for (const path of await placesOf()) {
      const response = await ask(site, tenant, path, { redirect: "follow" });
      const main = mainOf(await response.text());
      expect(
        main.match(/href="\/en\/register\?redirectTo=%2Fen%2F(rewards|parking|reward)/g),
        path,
      ).toHaveLength(1);
    }
  });

  it("shows members what they have", async () => {
    const cookie = await logIn(site, tenant);
    const { html } = await openPage(site, tenant, "/en/rewards/1", cookie);
    expect(words(mainOf(html))).toMatch(/You have [\d,]+ points/);
    expect(mainOf(html)).not.toContain("/en/register");
  });
});
