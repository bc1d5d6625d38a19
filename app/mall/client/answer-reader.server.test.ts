import { beforeEach, expect, it } from "vitest";
import { withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, shop, success } from "../../../tests/stand-ins/upstream";

const world = withUpstream();
let lines: [message: string, about: Record<string, unknown>][] = [];
beforeEach(() => {
  lines = [];
});

const silent = () => {};
function newApi(token?: string) {
  const info = (about: object, message?: string) => lines.push([message ?? "", { ...about }]);
  const client = world.newClient({ log: { debug: silent, info, warn: silent, error: silent } });
  return client.mallApi({ tenantId: "beta", token });
}
const send = (data: unknown) => world.upstream.answerWith((_, response) => json(response, success(data)));
const offers = [
  { offer_id: 1, uuid: "a", name: "Sleva", cost: 5, valid_until: "2027-01-01", image: "/a.png" },
  { offer_id: 2, uuid: "b", name: "Výprodej", valid_until: "2027-01-01", image: "/b.png" },
];

it("logs once an hour what it derives, and what is missing with its effect on visitors", async () => {
  send(offers);
  const api = newApi("t");
  await api.products();
  await api.products({ per_page: 48 });
  const about = { tenantId: "beta", resource: "products" };
  expect(lines).toMatchObject([
    ["Derived from other names or forms", about],
    ["Missing from all entries", { ...about, visitorSees: { code: "no code to show" } }],
  ]);
  const [[, derived], [, missing]] = lines as [(typeof lines)[0], (typeof lines)[0]];
  expect(derived.fields).toEqual(expect.arrayContaining(["id", "title", "slug", "valid_to"]));
  expect(Object.keys(missing.visitorSees as object)).not.toContain("image");
  world.pass(61 * 60_000);
  await api.products();
  expect(lines).toHaveLength(4);
});

it("calls nothing missing that a single offer lacks", async () => {
  send(offers[1]);
  await newApi().product("b");
  expect(lines.map(([message]) => message)).toEqual(["Derived from other names or forms"]);
});

it("says nothing about answers in the contract's form, nor about empty ones", async () => {
  const api = newApi();
  await api.companies();
  world.upstream.answerWith((_, response) => json(response, listOf([])));
  await api.news();
  expect(lines).toEqual([]);
  expect((await api.companies()).data.map(({ id }) => id)).toEqual([shop("1").id, shop("2").id]);
});
