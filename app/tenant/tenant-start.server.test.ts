import { beforeEach, expect, it, vi } from "vitest";
import type { TenantConfigInput } from "./tenant-config";

beforeEach(() => {
  vi.resetModules();
});

/** Starts with the malls' configurations changed. */
function start(changed: (config: TenantConfigInput) => object) {
  vi.doMock("./tenant-config", async (original) => {
    const { tenantConfig, ...others } = await original<typeof import("./tenant-config")>();
    const safeParse = (config: TenantConfigInput) =>
      tenantConfig.safeParse({ ...config, ...changed(config) });
    return { ...others, tenantConfig: { safeParse } };
  });
  return import("./tenant.server");
}
const change =
  (tenantId: string, changes: object) =>
  (config: TenantConfigInput): object =>
    config.tenantId === tenantId ? changes : {};

it("starts with the configured malls", async () => {
  expect((await start(() => ({}))).tenants.beta?.tenantId).toBe("beta");
});

it.each([
  ["two malls have the same domain", "beta", { tenantSecondLevelDomain: "europasc" }, /beta|europasc/],
  ["a mall has another folder's name", "novoplaza", { tenantId: "plaza" }, /tenants\/novoplaza.*plaza/],
  ["a value is invalid", "novoplaza", { timeZone: "Mars/Olympus" }, /tenants\/novoplaza[\s\S]*time zone/],
])("doesn't start if %s", async (_, tenantId, changes, message) => {
  await expect(start(change(tenantId, changes))).rejects.toThrow(message);
});
