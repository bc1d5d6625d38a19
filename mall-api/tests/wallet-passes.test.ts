import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signedNonce } from "@contract/signed-request.server";
import { walletChange, walletDevicePasses, walletPass } from "@contract/wallet-pass";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { redeemAtTill } from "../domain/loyalty/customer-rewards";
import { runScheduledJobs } from "../domain/scheduled-jobs";
import { passAnnouncer } from "../domain/wallet/announce-passes";
import { member, text, withMallApi } from "./mall-api-world";
import { newKey, shopping } from "./shopping";

const secret = "shared by the mall API and its sites";

/** A mall's site, which accepts changed passes, or fails on request. */
type Announced = { mall: string; id: string; devices: string[] };
const announced: Announced[] = [];
const refused: number[] = [];
let outcome: "accepts" | "fails" | "hangs" = "accepts";
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const path = request.url ?? "";
  const nonce = signedNonce({ secret, method: "POST", path, body }, request.headers);
  const change = walletChange.safeParse(JSON.parse(body)).data;
  if (outcome === "hangs" && change?.mall === "galerieharfa") return;
  const status = outcome === "fails" ? 502 : nonce && change && path === "/wallet-changes" ? 200 : 401;
  if (status !== 200) refused.push(status);
  else if (change)
    announced.push({
      mall: request.headers.host?.split(".")[0] ?? "",
      id: change.id,
      devices: change.devices.map(({ push_token }) => push_token),
    });
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// The tests announce themselves; the reference API's own timer has no secret.
const api = withMallApi({ SITE_URL: `http://{tenant}.localhost:${(server.address() as AddressInfo).port}` });
const shop = shopping(api);
let announce: () => Promise<void>;
beforeAll(() => {
  const services = api.services();
  announce = passAnnouncer({ ...services, environment: { ...services.environment, EDITOR_SECRET: secret } });
});

type Member = { token: string };

async function issue({ token }: Member, asked: Record<string, string>, tenant = "galerieharfa") {
  const body = { wallet: "apple", kind: "card", language: "cz", ...asked };
  const answer = await api.post("me/wallet-passes", body, { token, tenant });
  expect(answer.status, answer.text).toBe(201);
  return walletPass.parse(answer.data);
}
type Issued = Awaited<ReturnType<typeof issue>>;

const read = ({ id }: Pick<Issued, "id">, token: string) => api.post(`wallet-passes/${id}`, { token });
async function current(pass: Issued): Promise<Issued> {
  return walletPass.parse((await read(pass, pass.token)).data);
}
const addDevice = ({ id, token }: Issued, device: string, push_token = "ab12") =>
  api.post(`wallet-passes/${id}/devices`, { token, device, push_token });

/** What has been announced since. */
async function announcements() {
  announced.length = 0;
  await announce();
  return announced.map(({ id }) => id);
}

async function voucher(owner: Member) {
  await shop.grant(owner, 100);
  const affordable = (await shop.rewards()).find(
    ({ points_price, tier_id, stock }) => points_price <= 100 && !tier_id && stock !== 0,
  );
  const { data } = await shop.activate(owner, affordable?.id ?? "");
  return { id: text(data, "id"), code: text(data, "code") };
}

async function booking({ token }: Member) {
  const day = new Date(api.now().getTime() + 8 * 86_400_000).toISOString().slice(0, 10);
  for (const hour of ["09", "10", "11", "12", "13", "14", "15", "16"]) {
    const body = { service: "lounge", slot: `${day}T${hour}:00` };
    const answer = await api.post("booking/orders", body, { token, key: newKey() });
    if (answer.status === 201) return text(answer.data, "id");
  }
  return expect.fail("There is a free slot");
}

describe("a pass", () => {
  it("is one for each wallet and thing, and shows the member with points and tier", async () => {
    const owner = await member(api);
    await shop.grant(owner, 70);
    const [pass, again, other] = [
      await issue(owner, {}),
      await issue(owner, { language: "de" }),
      await issue(owner, { wallet: "google" }),
    ];
    expect([again.id, again.token, again.language]).toEqual([pass.id, pass.token, "de"]);
    expect(other.id).not.toBe(pass.id);
    expect(other.token).not.toBe(pass.token);
    const { balance } = await shop.points(owner);
    expect(pass).toMatchObject({
      points: balance,
      member: { first_name: "Věra" },
    });
    expect(pass.tier?.id).toBeTruthy();
    expect(pass.member?.card_number).toMatch(/^\d{13}$/);
  });

  it("is of the member's own rewards and bookings only", async () => {
    const [owner, stranger] = [await member(api), await member(api)];
    const [reward, order] = [(await voucher(owner)).id, await booking(owner)];
    expect((await issue(owner, { kind: "reward", id: reward })).reward?.id).toBe(reward);
    expect((await issue(owner, { kind: "booking", id: order })).order?.id).toBe(order);
    for (const [kind, id] of [
      ["reward", reward],
      ["booking", order],
      ["reward", ""],
      ["booking", "none"],
    ]) {
      const body = { wallet: "apple", kind, language: "cz", ...(id && { id }) };
      const { status } = await api.post("me/wallet-passes", body, { token: stranger.token });
      expect(status, `${kind} ${id}`).toBe(404);
    }
  });

  it("is in the list of the member's own, without its token, with the number of its devices", async () => {
    const [owner, stranger] = [await member(api), await member(api)];
    const pass = await issue(owner, {});
    await addDevice(pass, "phone-a");
    await addDevice(pass, "phone-b");
    const { id, updated_at } = pass;
    const [listed, none] = [owner, stranger].map(({ token }) => api.get("me/wallet-passes", { token }));
    const mine = { id, wallet: "apple", kind: "card", language: "cz", devices: 2, updated_at };
    expect([(await listed)?.data, (await none)?.data]).toEqual([[mine], []]);
  });

  it("is read by its own token alone, which opens nothing else", async () => {
    const owner = await member(api);
    const [pass, google] = [await issue(owner, {}), await issue(owner, { wallet: "google" })];
    for (const token of [google.token, owner.token, "x".repeat(43)])
      expect([(await read(pass, token)).word, (await read({ id: "unknown" }, token)).word]).toEqual([
        "Unauthorized",
        "Unauthorized",
      ]);
    expect(
      (await api.post(`wallet-passes/${pass.id}`, { token: pass.token }, { tenant: "europasc" })).status,
    ).toBe(401);
    for (const path of ["me/profile", "me/points", "me/customer-rewards"])
      expect((await api.get(path, { token: pass.token })).word, path).toBe("Unauthorized");
  });

  it("has another time after each change of what it shows, and of nothing else", async () => {
    const owner = await member(api);
    const { id: reward, code } = await voucher(owner);
    const order = await booking(owner);
    const passes = {
      card: await issue(owner, {}),
      reward: await issue(owner, { kind: "reward", id: reward }),
      booking: await issue(owner, { kind: "booking", id: order }),
    };
    const changed = async (change: () => Promise<unknown>) => {
      const times = async () => {
        const read = await Promise.all(Object.values(passes).map(current));
        return read.map(({ updated_at }) => Date.parse(updated_at));
      };
      const before = await times();
      await change();
      const after = await times();
      return Object.keys(passes).filter((_, at) => (after[at] ?? 0) > (before[at] ?? 0));
    };
    expect(await changed(() => shop.grant(owner, 10))).toEqual(["card"]);
    expect(await changed(() => shop.grant(owner, 10))).toEqual(["card"]);
    expect(await changed(() => redeemAtTill(api.services(), "galerieharfa", code))).toEqual(["reward"]);
    expect((await current(passes.reward)).reward?.status).toBe("used");
    expect(await changed(() => api.delete(`booking/orders/${order}`, undefined, owner))).toEqual(["booking"]);
    expect((await current(passes.booking)).order?.status).toBe("cancelled");
    expect(await changed(() => api.patch("me/profile", { first_name: "Hana" }, owner))).toEqual(["card"]);
    expect(await changed(() => api.get("me/points", owner))).toEqual([]);
  });

  it("ends with the account: nothing personal is left, and after a week nothing at all", async () => {
    const owner = await member(api);
    const pass = await issue(owner, {});
    await addDevice(pass, "phone-of-the-erased", "fa11");
    await announcements();
    await api.delete("delete-account", { password: owner.password }, { token: owner.token });
    const ended = await current(pass);
    expect([ended.member, ended.points, ended.tier]).toEqual([undefined, null, undefined]);
    expect(await announcements()).toEqual([pass.id]);
    expect(announced[0]?.devices).toEqual(["fa11"]);
    api.pass(8 * 86_400_000);
    await runScheduledJobs(api.services());
    expect((await read(pass, pass.token)).status).toBe(401);
  });
});

describe("a device", () => {
  it("is notified of its changed passes, and needs each pass's token", async () => {
    const owner = await member(api);
    const [card, reward] = [
      await issue(owner, {}),
      await issue(owner, { kind: "reward", id: (await voucher(owner)).id }),
    ];
    expect([(await addDevice(card, "phone-1")).data, (await addDevice(card, "phone-1")).data]).toEqual([
      { is_new: true },
      { is_new: false },
    ]);
    await addDevice(reward, "phone-1");
    expect((await addDevice({ ...card, token: reward.token }, "phone-2")).word).toBe("Unauthorized");
    const passesOf = async (query = "") =>
      walletDevicePasses.parse((await api.get(`wallet-devices/phone-1${query}`)).data);
    const all = await passesOf();
    expect(all.ids.toSorted()).toEqual([card.id, reward.id].toSorted());
    for (let times = 0; times < 3; times++) await shop.grant(owner, 10);
    expect((await passesOf(`?since=${all.updated_at}`)).ids).toContain(card.id);
    const { updated_at } = await current(card);
    expect((await passesOf(`?since=${updated_at}`)).ids).toEqual([card.id]);
    await api.delete(`wallet-passes/${card.id}/devices`, { token: card.token, device: "phone-1" });
    expect((await passesOf()).ids).toEqual([reward.id]);
    expect((await api.get("wallet-devices/phone-1", { tenant: "europasc" })).data).toMatchObject({ ids: [] });
  });

  it("replaces the oldest where a pass has more of them than anybody's", async () => {
    const pass = await issue(await member(api), {});
    for (let number = 1; number <= 22; number++) {
      api.pass(1_000);
      await addDevice(pass, `d${number}`);
    }
    const known = async (device: string) =>
      walletDevicePasses.parse((await api.get(`wallet-devices/${device}`)).data).ids.length;
    expect([await known("d1"), await known("d2"), await known("d3"), await known("d22")]).toEqual([
      0, 0, 1, 1,
    ]);
  });

  it.each([
    ["a path in place of a push token", { push_token: "../../v1" }],
    ["an endless push token", { push_token: "a".repeat(201) }],
    ["a control character in its id", { device: "a\nb" }],
    ["no token", { token: undefined }],
  ])("is refused with %s", async (_, wrong) => {
    const pass = await issue(await member(api), {});
    const body = { token: pass.token, device: "phone", push_token: "ab12", ...wrong };
    expect((await api.post(`wallet-passes/${pass.id}/devices`, body)).status).toBe(422);
  });
});

describe("an announcement", () => {
  it("follows each change of a pass that a wallet has, once, with its devices", async () => {
    const owner = await member(api);
    const passes = [await issue(owner, {}), await issue(owner, { wallet: "google" })];
    const [apple, google] = passes.map(({ id }) => id);
    await announcements();
    await shop.grant(owner, 10);
    // Nobody has added the Apple pass.
    expect(await announcements()).toEqual([google]);
    expect(await announcements()).toEqual([]);
    await addDevice(passes[0] ?? expect.fail(), "phone-9", "cafe");
    await shop.grant(owner, 10);
    expect((await announcements()).toSorted()).toEqual([apple, google].toSorted());
    expect(announced.find(({ id }) => id === apple)).toMatchObject({
      mall: "galerieharfa",
      devices: ["cafe"],
    });
    expect(refused).toEqual([]);
  });

  it("is repeated until the site accepts it, later each time", async () => {
    const owner = await member(api);
    const pass = await issue(owner, { wallet: "google" });
    await announcements();
    await shop.grant(owner, 10);
    outcome = "fails";
    await announcements();
    api.pass(500);
    await announcements();
    expect(refused).toHaveLength(1);
    api.pass(600);
    await announcements();
    expect(refused).toHaveLength(2);
    outcome = "accepts";
    api.pass(1_100);
    expect(await announcements()).toEqual([]);
    api.pass(1_100);
    expect(await announcements()).toEqual([pass.id]);
  });

  it("of a change that came while the last was under way is not lost", async () => {
    const owner = await member(api);
    const pass = await issue(owner, { wallet: "google" });
    await announcements();
    await shop.grant(owner, 10);
    announced.length = 0;
    const first = announce();
    await shop.grant(owner, 10);
    await first;
    await announce();
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.every(({ id }) => id === pass.id)).toBe(true);
    expect(await announcements()).toEqual([]);
  });

  it("does not wait for another mall's site that hangs", async () => {
    const [one, other] = [await member(api), await member(api, {}, { tenant: "europasc" })];
    await issue(one, { wallet: "google" });
    const elsewhere = await issue(other, { wallet: "google" }, "europasc");
    await announcements();
    outcome = "hangs";
    await shop.grant(one, 10);
    const hanging = announce();
    await api.patch("me/profile", { first_name: "Jana" }, { token: other.token, tenant: "europasc" });
    await expect
      .poll(async () => {
        await Promise.race([announce(), hanging]);
        return announced.map(({ mall, id }) => [mall, id]);
      })
      .toEqual([["europasc", elsewhere.id]]);
    outcome = "accepts";
    server.closeAllConnections();
    await hanging;
  });
});
