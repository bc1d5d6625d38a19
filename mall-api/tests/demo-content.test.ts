import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedNonce } from "@contract/signed-request.server";
import { tenantIds } from "@contract/tenant-folders.server";
import { createClient } from "@libsql/client";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { startUpstream } from "../../tests/stand-ins/upstream";
import { readMallApiEnvironment } from "../environment";
import { startMallApi } from "../start-mall-api";
import { callsTo, passwordCost } from "./mall-api-world";

const folder = mkdtempSync(join(tmpdir(), "promenade-seed-"));
const databaseUrl = `file:${folder}/mall-api.db`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `use` with the mall API on the database, at noon of a given day. */
async function withApi<Result>(
  { day = "2026-06-10", scale = 1, settings = {} as Record<string, string> },
  use: (api: ReturnType<typeof callsTo>) => Promise<Result>,
): Promise<Result> {
  const api = await startMallApi({
    port: 0,
    databaseUrl,
    scale,
    environment: readMallApiEnvironment(settings),
    now: () => new Date(`${day}T12:00:00Z`),
    passwordCost,
  });
  try {
    return await use(callsTo(() => api.url));
  } finally {
    await api.stop();
  }
}

const inDatabase = async (statement: string) => {
  const database = createClient({ url: databaseUrl });
  const { rows } = await database.execute(statement);
  database.close();
  return rows;
};

const shopTotal = async ({ get }: ReturnType<typeof callsTo>) =>
  JSON.parse((await get("companies?per_page=1", { tenant: "beta" })).text).data.total;

it("reseeds the database only when the generator would write other content", async () => {
  const total = await withApi({}, shopTotal);
  const mark =
    "UPDATE document SET body = '{\"marked\":\"yes\"}' WHERE tenant = 'beta' AND name = 'settings'";
  const settings = ({ get }: ReturnType<typeof callsTo>) =>
    get("settings-web-app/web", { tenant: "beta" }).then(({ data }) => data);

  await inDatabase(mark);
  expect(await withApi({}, settings), "the same day").toEqual({ marked: "yes" });
  expect(await withApi({ day: "2026-06-11" }, settings), "another day").not.toHaveProperty("marked");

  await inDatabase(mark);
  await inDatabase("UPDATE seeding SET fingerprint = 'of an earlier release' WHERE tenant = 'beta'");
  expect(await withApi({ day: "2026-06-11" }, settings), "another release").not.toHaveProperty("marked");

  expect(await withApi({ day: "2026-06-11", scale: 2 }, shopTotal), "another scale").toBe(2 * total);
}, 60_000);

it("notifies the sites of each mall's changed content", async () => {
  const secret = "shared with those who edit content";
  const malls: unknown[] = [];
  const site = await startUpstream((request, response, body) => {
    const signed = { secret, method: "POST", path: "/purge", body };
    // It is being replaced at first.
    const isAccepted = signedNonce(signed, request.headers) !== null && site.asked.length > 1;
    if (isAccepted) malls.push(JSON.parse(body).mall);
    response.writeHead(isAccepted ? 200 : 503).end();
  });
  const settings = { PURGE_URL: site.url, EDITOR_SECRET: secret };
  await withApi({ day: "2026-06-12", settings }, () =>
    expect.poll(() => malls.length, { timeout: 15_000 }).toBe(tenantIds.length),
  );
  expect(malls.sort()).toEqual(tenantIds);
  await site.stop();
}, 60_000);

it("in production nobody logs in by the password that everybody knows, unless asked for", async () => {
  const demoMember = { email: "demo@promenade.test", password: "promenade-demo" };
  const logIn = async (settings: Record<string, string>) => {
    const enter = ({ post }: ReturnType<typeof callsTo>) => post("login", demoMember);
    const { status, data } = await withApi({ settings }, enter);
    return { status, token: z.object({ token: z.string() }).safeParse(data).data?.token };
  };
  const production = { NODE_ENV: "production" };
  const { token } = await logIn({});
  const profileWith = (settings: Record<string, string>) =>
    withApi({ settings }, ({ get }) => get("me/profile", { token }).then(({ status }) => status));
  expect(await profileWith({})).toBe(200);
  expect(await profileWith(production), "a session of before").toBe(401);
  expect((await logIn(production)).status, "added before").toBe(401);
  expect((await logIn({ ...production, MALL_API: "demo" })).status, "asked for").toBe(200);
  const elsewhere = { MALL_API_HOST: "0.0.0.0", MALL_API_SECRET: "a secret of the test, of 32 characters" };
  expect((await logIn(elsewhere)).status, "open to other machines").toBe(401);

  await inDatabase("DELETE FROM customer");
  expect((await logIn(production)).status).toBe(401);
  expect(await inDatabase("SELECT id FROM customer")).toEqual([]);
}, 60_000);
