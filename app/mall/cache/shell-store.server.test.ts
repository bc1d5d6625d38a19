import { mkdtempSync, rmSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, shop, success } from "../../../tests/stand-ins/upstream";
import { MallApiUnavailable } from "../client/mall-api-error";

const world = withUpstream();
let shellDirectory: string;
beforeEach(() => {
  shellDirectory = mkdtempSync(join(tmpdir(), "promenade-shell-"));
});
afterEach(() => rmSync(shellDirectory, { recursive: true }));

const limits = { answerMs: 3_000 };
const storedFiles = async () =>
  (await readdir(shellDirectory, { recursive: true })).filter((file) => file.endsWith(".json"));

const answering = () =>
  world.upstream.answerWith(({ url = "" }, response) => {
    if (url.includes("settings")) return json(response, success({ website_name: "Harfa" }));
    json(response, url.includes("available") ? success(["en", "cz"]) : listOf([shop("1")]));
  });

test("gives a process that starts during an outage the mall's settings, and nothing else", async () => {
  answering();
  const before = world.newClient({ limits, shellDirectory }).mallApi({ tenantId: "beta" });
  await Promise.all([before.settings(), before.availableLocales(), before.companies()]);
  await expect.poll(storedFiles).toHaveLength(2);

  world.upstream.answerWith((_request, response) => response.destroy());
  const client = world.newClient({ limits, shellDirectory });
  const api = client.mallApi({ tenantId: "beta" });
  expect(await api.settings()).toMatchObject({ website_name: "Harfa" });
  expect(await api.availableLocales()).toEqual(["en", "cz"]);
  expect(api.servedStale()).toBe(true);
  expect(await caught(api.companies())).toBeInstanceOf(MallApiUnavailable);
  expect(await caught(client.mallApi({ tenantId: "promenade" }).settings())).toBeInstanceOf(
    MallApiUnavailable,
  );
});

test("uses it no longer once the mall API answers", async () => {
  answering();
  await world.newClient({ limits, shellDirectory }).mallApi({ tenantId: "beta" }).settings();
  await expect.poll(storedFiles).toHaveLength(1);
  world.upstream.answerWith((_request, response) => response.destroy());
  const client = world.newClient({ limits, shellDirectory, cacheTimes: { retry: 20 } });
  await client.mallApi({ tenantId: "beta" }).settings();
  world.upstream.answerWith((_request, response) => json(response, success({ website_name: "New" })));
  await expect
    .poll(() => client.mallApi({ tenantId: "beta" }).settings())
    .toMatchObject({ website_name: "New" });
});

test("does without a file that the disk has changed", async () => {
  answering();
  await world.newClient({ limits, shellDirectory }).mallApi({ tenantId: "beta" }).settings();
  await expect.poll(storedFiles).toHaveLength(1);
  const [file = ""] = await storedFiles();
  await writeFile(join(shellDirectory, file), "{half");
  world.upstream.answerWith((_request, response) => response.destroy());
  const api = world.newClient({ limits, shellDirectory }).mallApi({ tenantId: "beta" });
  expect(await caught(api.settings())).toBeInstanceOf(MallApiUnavailable);
});
