import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { ownShapes, type ShapeName } from "../stand-ins/other-mall-api/shape";
import { type OtherMallApi, startOtherMallApi } from "../stand-ins/other-mall-api/start";

describe("mall APIs with names of their own", () => {
  const started = new Map<ShapeName, OtherMallApi>();
  const now = new Date("2026-11-22T09:30:00Z");
  beforeAll(async () => {
    for (const shape of ownShapes) started.set(shape, await startOtherMallApi({ shape, now }));
  });
  afterAll(() => Promise.all([...started.values()].map((api) => api.close())));

  async function ask(shape: ShapeName, path: string, json?: object) {
    const response = await fetch(`${started.get(shape)?.url}${path}`, {
      ...(json && {
        method: "POST",
        body: JSON.stringify(json),
        headers: { "content-type": "application/json" },
      }),
    });
    const text = await response.text();
    return { response, body: /^[[{]/.test(text) ? JSON.parse(text) : text };
  }

  it("aspnet: Pascal case, GUIDs, cultures, offsets, problem details", async () => {
    const { body } = await ask("aspnet", "/api/Promotions?PageSize=1&PageNumber=2");
    expect(body).toMatchObject({ PageNumber: 2, PageSize: 1, TotalCount: 9 });
    const [offer] = (await ask("aspnet", "/api/Promotions?PageSize=1")).body.Items;
    expect(offer).toMatchObject({
      PromotionId: "7d9e1c40-5b2a-4f6e-8a31-000000000201",
      PriceNow: { Value: 2990, CurrencyCode: "CZK" },
      RunsFrom: "2026-11-22T00:00:00+01:00",
      Translations: [{ Culture: "cs-CZ" }, { Culture: "en-GB" }, { Culture: "sk-SK" }, { Culture: "de-DE" }],
    });
    const [shop] = (await ask("aspnet", "/api/Shops")).body.Items;
    expect(shop.Timetable.at(-1)).toEqual({ DayOfWeek: 0, OpensAt: "10:00:00", ClosesAt: "20:00:00" });
    const wrong = await ask("aspnet", "/api/Account/SignIn", { UserName: visitor.email, Secret: "x" });
    expect(wrong.response.headers.get("content-type")).toBe("application/problem+json");
    expect(wrong.body).toMatchObject({ status: 400, errors: { UserName: [expect.any(String)] } });
  });

  it("php: text for everything, pages from 0, failures with HTTP 200, slow, and no haste", async () => {
    const began = Date.now();
    const { body } = await ask("php", "/ws/akce.php?na_stranku=2&strana=1");
    expect(Date.now() - began).toBeGreaterThan(300);
    expect(body).toMatchObject({
      ok: "1",
      strana: "1",
      vysledek: [{ cislo: "203", cena_nyni: "349,00 Kč" }, {}],
    });
    expect((await ask("php", "/ws/obchod.php?cislo=101")).body.vysledek.otevreno).toBe(
      "Po–So 9–21, Ne 10–20",
    );
    const wrong = await ask("php", "/ws/prihlaseni.php", { prihl_jmeno: visitor.email, heslo: "x" });
    expect([wrong.response.status, wrong.body]).toMatchObject([200, { ok: "0", chyba: { kod: "422" } }]);
    const all = await Promise.all(Array.from({ length: 60 }, () => ask("php", "/ws/centrum.php")));
    const refused = all.find(({ response }) => response.status === 429);
    expect(refused?.response.headers.get("retry-after")).toBe("1");
  });

  it("graphql: edges and nodes, nested relations, minor units, failures beside the data", async () => {
    const { edges, pageInfo, totalCount } = (await ask("graphql", "/gql/deals?first=1")).body.data.deals;
    expect([pageInfo, totalCount]).toEqual([{ pageNo: 1, pageCount: 8, hasNextPage: true }, 8]);
    expect(edges[0].node).toMatchObject({
      id: "SXRlbToyMDE=",
      shop: { id: "SXRlbToxMDE=" },
      caption: { cs: expect.any(String), en: expect.any(String) },
      pricing: { now: { amount: 299_000, precision: 2 } },
    });
    const wrong = await ask("graphql", "/gql/signIn", { login: visitor.email, passphrase: "x" });
    expect([wrong.response.status, wrong.body]).toMatchObject([
      200,
      {
        data: null,
        errors: [{ extensions: { code: "BAD_USER_INPUT", wrong: { login: [expect.any(String)] } } }],
      },
    ]);
  });

  it("wordpress: bare lists with totals in headers, rendered texts, custom fields, a post for each language", async () => {
    const { response, body } = await ask("wordpress", "/wp-json/wp/v2/obchod?lang=cs&per_page=1");
    expect(response.headers.get("x-wp-total")).toBe("18");
    expect(body).toMatchObject([
      {
        title: { rendered: "Kabátek &#038; syn" },
        lang: "cs",
        wpml_translations: [{ locale: "en_US", post_title: "Kabátek & syn" }, {}, {}],
        acf: {
          patro: "1",
          oteviraci_doba: expect.arrayContaining([
            { den: "nedele", zavreno: false, od: "10:00", do: "20:00" },
          ]),
        },
      },
    ]);
    const missing = await ask("wordpress", "/wp-json/wp/v2/obchod/9");
    expect(missing.body).toMatchObject({ code: "rest_post_invalid_id", data: { status: 404 } });
  });
});
