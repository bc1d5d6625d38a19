import { beforeEach, expect, it } from "vitest";
import profile from "../../../tests/stand-ins/czech-mall-api/mall-api";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, success } from "../../../tests/stand-ins/upstream";

const world = withUpstream();
/** Only the mall `beta` has an API of its own. */
const traitsOf = (tenantId: string) => (tenantId === "beta" ? { profile } : {});
const shops = [
  { cislo: 7, nazev: "Boty", popis: "Kožené", patro: "2", phone: "123" },
  { cislo: 8, nazev: "Knihy" },
];
beforeEach(() => {
  world.upstream.answerWith((request, response) => {
    const path = request.url?.replace("/beta/v1/", "").replace(/\?.*/, "") ?? "";
    if (path === "obchody") return json(response, success({ data: shops, current_page: 1, last_page: 1 }));
    if (path === "obchody/7") return json(response, success(shops[0]));
    if (path === "prihlaseni") return json(response, success({ token: "a-token" }));
    if (path === "ja/uctenky" && request.method === "POST")
      return json(response, success({ cislo: 5, castka: "99,50", stav: "approved" }));
    if (path === "news") return json(response, success([{ id: 1, title: "Nové" }]));
    return json(response, { status: "error", httpStatus: "NotFound" }, 404);
  });
});

it("reads an API with other paths and fields by the mall's profile", async () => {
  const api = world.newClient({ traitsOf }).mallApi({ tenantId: "beta" });
  const { data, total } = await api.companies();
  expect([total, data.map(({ id }) => id)]).toEqual([2, ["7", "8"]]);
  expect(await api.company("7")).toMatchObject({
    floor: 2,
    phone: "123",
    translations: [{ locale: "cz", name: "Boty", description: "Kožené", slug: "boty" }],
  });
});

it("sends what the API takes, in form data too", async () => {
  const api = world.newClient({ traitsOf }).mallApi({ tenantId: "beta", token: "a-token" });
  expect((await api.login({ email: "ada@example.test", password: "x" })).data?.token).toBe("a-token");
  expect(world.upstream.asked.at(-1)?.body).toBe('{"jmeno":"ada@example.test","heslo":"x"}');

  const file = new File(["photo"], "a.png", { type: "image/png" });
  const receipt = { company_id: "7", total: 9950, issued_at: "2026-11-20", number: "A1", file };
  const { data } = await api.sendReceipt(receipt, { idempotencyKey: "12345678" });
  expect(data).toMatchObject({ id: "5", total: 9950, status: "approved" });
  const sent = world.upstream.asked.at(-1)?.body ?? "";
  for (const [name, value] of [
    ["obchod", "7"],
    ["castka", "9950"],
    ["doklad", "A1"],
  ])
    expect(sent).toMatch(new RegExp(`name="${name}"\\r\\n\\r\\n${value}`));
  expect(sent).toContain('name="foto"; filename="a.png"');
});

it("names the fields that the API refuses as the contract does", async () => {
  const api = world.newClient({ traitsOf }).mallApi({ tenantId: "beta", token: "a-token" });
  const refused = {
    status: "error",
    httpStatus: "ValidationFailed",
    errors: { castka: ["Příliš mnoho"], x: ["y"] },
  };
  world.upstream.answerWith((_, response) => json(response, refused, 422));
  const receipt = { company_id: "7", total: 9950, issued_at: "2026-11-20", number: "A1" };
  const error = await caught(api.sendReceipt(receipt, { idempotencyKey: "12345678" }));
  expect(error).toMatchObject({ body: { errors: { total: ["Příliš mnoho"], x: ["y"] } } });
});

it("counts money as the profile says, unless an answer says otherwise", async () => {
  const answer = (headers: Record<string, string>) =>
    world.upstream.answerWith((_, response) =>
      response.writeHead(200, headers).end(JSON.stringify(success([{ id: 1, title: "Sleva", price: 9900 }]))),
    );
  const priceOf = async (tenantId: "beta" | "promenade") =>
    (await world.newClient({ traitsOf }).mallApi({ tenantId }).products()).data[0]?.price;
  answer({});
  expect([await priceOf("beta"), await priceOf("promenade")]).toEqual([9900, 990000]);
  answer({ "x-money-unit": "crowns" });
  expect(await priceOf("beta")).toBe(990000);
});

it("sends amounts as the profile says, before the API has answered anything", async () => {
  const api = world.newClient({ traitsOf }).mallApi({ tenantId: "beta", token: "a-token" });
  const file = new File(["photo"], "a.png", { type: "image/png" });
  const receipt = { company_id: "7", total: 9950, issued_at: "2026-11-20", number: "A1", file };
  await api.sendReceipt(receipt, { idempotencyKey: "12345678" });
  expect(world.upstream.asked.at(-1)?.body).toMatch(/name="castka"\r\n\r\n9950\r/);
});

it("changes nothing that the profile does not name, nor other malls", async () => {
  const api = world.newClient({ traitsOf }).mallApi({ tenantId: "beta" });
  expect((await api.news()).data[0]?.id).toBe("1");
  const other = world.newClient({ traitsOf }).mallApi({ tenantId: "promenade" });
  await other.companies().catch(() => null);
  expect(world.upstream.asked.at(-1)?.url).toMatch(/^\/promenade\/v1\/companies\?/);
});
