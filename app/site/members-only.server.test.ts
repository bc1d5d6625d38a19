import { publicEndpoints } from "@contract/endpoints";
import { beforeEach, describe, expect, it } from "vitest";
import type { MallApi } from "~/mall/client/client.server";
import { isNotFound } from "~/mall/client/mall-api-error";
import { gatedApi } from "./members-only.server";

const translations = [{ locale: "en", title: "Title" }];
const page = (data: unknown[]) => ({ data, current_page: 1, last_page: 1, per_page: 12, total: data.length });
const offer = publicEndpoints.product.data.parse({ id: "offer", translations });
const membersOffer = publicEndpoints.product.data.parse({
  id: "members-offer",
  only_for_members: true,
  code: "SECRET",
  translations,
});
const openOffer = publicEndpoints.product.data.parse({ id: "open-offer", code: "OPEN", translations });
const reward = publicEndpoints.reward.data.parse({ id: "reward", translations });
const shop = publicEndpoints.company.data.parse({
  id: "shop",
  translations: [{ locale: "en", name: "Shop" }],
});
const hits = (type: string) => ({ type, total: 1, has_more: false, hits: [{ id: `${type}-hit` }] });

let calls: string[] = [];
beforeEach(() => {
  calls = [];
});

const answers: Record<string, unknown> = {
  products: page([offer, membersOffer, openOffer]),
  rewards: page([reward]),
  companiesWithEntities: page([
    { ...shop, entities: { products: ["offer"], rewards: ["reward"], events: ["event"], news: [] } },
  ]),
  companies: page([shop]),
  search: { query: "x", matched: [], groups: ["product", "reward", "company"].map(hits) },
};
const entities: Record<string, unknown> = { offer, "members-offer": membersOffer, reward };

/** A mall API with these answers, which records its calls. */
function api(): MallApi {
  const one = async (id: string) => {
    calls.push(id);
    return entities[id];
  };
  const list = (name: string) => async () => {
    calls.push(name);
    return answers[name];
  };
  return {
    ...Object.fromEntries(Object.keys(answers).map((name) => [name, list(name)])),
    product: one,
    reward: one,
    read: (name: string) => list(name)(),
  } as unknown as MallApi;
}

const open = { offersOnlyWhenLoggedIn: false, rewardsOnlyWhenLoggedIn: false };
const kinds = {
  offers: {
    settings: { ...open, offersOnlyWhenLoggedIn: true },
    list: "products",
    one: "product",
    id: "offer",
  },
  rewards: {
    settings: { ...open, rewardsOnlyWhenLoggedIn: true },
    list: "rewards",
    one: "reward",
    id: "reward",
  },
} as const;
type Kind = keyof typeof kinds;

/** Everybody whom the mall API has not confirmed. */
const strangers: [string, (() => Promise<boolean | null>) | null][] = [
  ["an anonymous visitor", null],
  ["a visitor with a refused token", async () => false],
  ["a visitor of whom the mall API says nothing", async () => null],
];
const member = async () => true;

/** All that a visitor gets of a kind, by every read. */
async function seen(kind: Kind, settings: typeof open, isMember: (() => Promise<boolean | null>) | null) {
  const gated = gatedApi(api(), settings, isMember);
  const { list, one, id } = kinds[kind];
  const entity = await gated[one](id).catch((error) => (isNotFound(error) ? null : Promise.reject(error)));
  const [shop] = (await gated.companiesWithEntities({})).data;
  const [proxied] = ((await gated.read("companiesWithEntities", {})) as { data: (typeof shop)[] }).data;
  return {
    list: (await gated[list]({})).data.length,
    read: ((await gated.read(list, {})) as { data: unknown[] }).data.length,
    one: entity?.id ?? null,
    ofShop: shop?.entities[list]?.length,
    proxied: proxied?.entities[list]?.length,
    found: (await gated.search({ q: "x" })).groups.filter(({ type }) => type === one).length,
  };
}

const all = (kind: Kind) => {
  const { list, id } = kinds[kind];
  const length = (answers[list] as { data: unknown[] }).data.length;
  return { list: length, read: length, one: id, ofShop: 1, proxied: 1, found: 1 };
};
const none = { list: 0, read: 0, one: null, ofShop: 0, proxied: 0, found: 0 };

describe.each(["offers", "rewards"] as const)("%s that are for members only", (kind) => {
  const other = kind === "offers" ? "rewards" : "offers";

  it.each(strangers)("are hidden from %s in every read", async (_, isMember) => {
    expect(await seen(kind, kinds[kind].settings, isMember)).toEqual(none);
  });

  it("are shown to a confirmed member", async () => {
    expect(await seen(kind, kinds[kind].settings, member)).toEqual(all(kind));
  });

  it.each(strangers)("are nothing else that %s sees", async (_, isMember) => {
    expect(await seen(other, kinds[kind].settings, isMember)).toEqual(all(other));
    const gated = gatedApi(api(), kinds[kind].settings, isMember);
    expect((await gated.search({ q: "x" })).groups.map(({ type }) => type)).toContain("company");
    expect((await gated.companiesWithEntities({})).data[0]?.entities.events).toEqual(["event"]);
    expect(await gated.read("companies", {})).toEqual(answers.companies);
  });

  it("are not read for an anonymous visitor", async () => {
    const gated = gatedApi(api(), kinds[kind].settings, null);
    await gated[kinds[kind].list]({});
    await gated[kinds[kind].one](kinds[kind].id).catch(() => null);
    expect(calls).toEqual([]);
  });

  it("are read while the member is being confirmed", async () => {
    const asked: string[] = [];
    const gated = gatedApi(api(), kinds[kind].settings, async () => {
      asked.push(...calls);
      return true;
    });
    await gated[kinds[kind].list]({});
    expect(asked).toEqual([kinds[kind].list]);
  });

  it("fail only for members if they can't be read", async () => {
    const failing = {
      ...api(),
      [kinds[kind].list]: async () => Promise.reject(new Error("down")),
    } as MallApi;
    const list = (isMember: () => Promise<boolean>) =>
      gatedApi(failing, kinds[kind].settings, isMember)[kinds[kind].list]({});
    await expect(list(member)).rejects.toThrow("down");
    expect((await list(async () => false)).data).toEqual([]);
  });
});

describe("an offer that is itself for members only", () => {
  it.each(strangers)("is announced to %s without its code", async (_, isMember) => {
    const gated = gatedApi(api(), open, isMember);
    expect(await gated.product("members-offer")).toEqual({ ...membersOffer, code: null });
    expect((await gated.products({})).data.map(({ code }) => code)).toEqual([null, null, "OPEN"]);
    expect(JSON.stringify(await gated.read("products", {}))).not.toContain("SECRET");
  });

  it("has its code on its own page for a confirmed member", async () => {
    expect((await gatedApi(api(), open, member).product("members-offer")).code).toBe("SECRET");
  });

  it("is the same object in each reading of a list, by which its card is remembered", async () => {
    const gated = gatedApi(api(), open, null);
    const [first, second] = [await gated.products({}), await gated.products({})];
    expect(second.data[1]).toBe(first.data[1]);
  });
});

it("confirms nobody in a mall where everything is for everybody", async () => {
  const gated = gatedApi(api(), open, () => expect.fail("the visitor is confirmed"));
  await gated.products({});
  await gated.rewards({});
  await gated.product("offer");
  await gated.reward("reward");
  await gated.companiesWithEntities({});
  await gated.search({ q: "x" });
});
