import { accountEndpoints } from "@contract/account-endpoints";
import type { Endpoint } from "@contract/endpoint";
import { publicEndpoints } from "@contract/endpoints";
import { memberEndpoints } from "@contract/member-endpoints";
import { describe, expect, it } from "vitest";
import { createMallClient } from "../../app/mall/client/client.server";
import { fieldsIn, textNames } from "../../app/mall/reading/field-comparison.server";
import { withoutField } from "../../app/mall/reading/without-field.server";
import { vapid } from "../../mall-api/tests/mall-api-world";
import { referenceApi } from "../../mall-api/tests/reference-api";
import { type CallReport, checkUpstream } from "../../scripts/upstream/check";
import { demoMember } from "../screens/screens";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { type OtherMallApi, startOtherMallApi } from "../stand-ins/other-mall-api/start";
import { json, listOf, startUpstream } from "../stand-ins/upstream";

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function tokenAt(url: string, tenantId: string, credentials: { email: string; password: string }) {
  const client = createMallClient({ url, cacheBytes: 1_000_000, log: silent });
  const { data } = await client.mallApi({ tenantId }).login(credentials);
  await client.close();
  return data?.token ?? expect.fail("no token");
}

describe("the reference API", () => {
  const apiUrl = referenceApi(vapid);

  it("conforms in every call, also a member's", async () => {
    const url = `${apiUrl()}/{tenant}`;
    const tenant = "galerieharfa";
    const reports = await checkUpstream(url, { tenant, token: await tokenAt(url, tenant, demoMember) });
    expect(reports.filter(({ conforms }) => !conforms)).toEqual([]);
    expect(reports.length).toBeGreaterThan(45);
  }, 60_000);
});

describe("another mall API", () => {
  async function check(shape: "minimal" | "laravel" | "plain" | "sparse", given: Partial<OtherMallApi> = {}) {
    const api = await startOtherMallApi({ shape });
    try {
      const token = await tokenAt(api.url, "beta", visitor);
      const reports = await checkUpstream(api.url, { token, ...given });
      expect(new Set(api.calls.slice(1).map(({ method }) => method))).toEqual(new Set(["GET"]));
      return new Map(reports.map((report) => [report.call, report]));
    } finally {
      await api.close();
    }
  }
  const missing = (report: CallReport | undefined) => report?.missing.map(({ field }) => field);

  it("has each lack reported, with what a visitor sees", async () => {
    const reports = await check("minimal");
    const companies = reports.get("companies");
    expect(companies).toMatchObject({ answer: "17 of 17", conforms: false, dropped: [], failure: null });
    expect(companies?.derived).toEqual(expect.arrayContaining(["categories", "name", "slug"]));
    expect(companies?.missing).toContainEqual({
      field: "social_links",
      visitorSees: withoutField.social_links,
    });
    expect(missing(reports.get("events"))).toEqual(expect.arrayContaining(["organizer", "place"]));
    expect(reports.get("cinema/programme")).toMatchObject({
      answer: "404",
      conforms: false,
      failure: "absent",
    });
    expect(reports.get("me/profile")).toMatchObject({ answer: "one" });
  });

  it("has the same reported by the running site's log", async () => {
    const api = await startOtherMallApi({ shape: "sparse" });
    const [report] = (await checkUpstream(api.url)).filter(({ call }) => call === "companies");
    const lines: Record<string, unknown>[] = [];
    const note = (about: object) => lines.push({ ...about });
    const log = { debug: () => {}, info: note, warn: note, error: note };
    const client = createMallClient({ url: api.url, cacheBytes: 1_000_000, log });
    await client.mallApi({ tenantId: "beta" }).companies({ per_page: 48 });
    await client.close();
    await api.close();
    const logged = lines.filter(({ resource }) => resource === "companies");
    expect(logged.find(({ fields }) => fields)?.fields).toEqual(report?.derived);
    expect(logged.find(({ visitorSees }) => visitorSees)?.visitorSees).toEqual(
      Object.fromEntries((report?.missing ?? []).map(({ field, visitorSees }) => [field, visitorSees])),
    );
    const dropped = logged.flatMap(({ path, reason }) => (path ? [`${path} ${reason}`] : []));
    expect(dropped).toEqual(report?.dropped);
  });

  it("has what can't be read reported with its reason", async () => {
    const reports = await check("sparse");
    expect(reports.get("companies")?.answer).toBe("17 of 19");
    expect(reports.get("companies")?.dropped.join("\n")).toMatch(
      /has no name[\s\S]*id is missing|id is missing[\s\S]*has no name/,
    );
    expect(reports.get("malls")?.dropped.join("\n")).toContain("opening_hours");
    expect([...reports.values()].filter(({ failure }) => failure === "fails")).toEqual([]);
  });

  it("has nothing but failures where nobody listens", async () => {
    const api = await startOtherMallApi({ shape: "plain" });
    await api.close();
    const reports = await checkUpstream(api.url);
    expect(reports.length).toBeGreaterThan(20);
    expect(new Set(reports.map(({ failure }) => failure))).toEqual(new Set(["fails"]));
  });

  it("is waited for where it limits calls, and is not said to be absent", async () => {
    let limited = 0;
    const upstream = await startUpstream(({ url = "" }, response) => {
      if (url.includes("/tiers") && limited++ === 0) json(response, {}, 429, { "retry-after": "1" });
      else json(response, listOf([]));
    });
    const reports = await checkUpstream(upstream.url);
    await upstream.stop();
    expect(reports.find(({ call }) => call === "tiers")).toMatchObject({ answer: "0 of 0", failure: null });
  });
});

it("says of every field what a visitor sees without it", () => {
  const reads = Object.values<
    Pick<Endpoint, "method" | "path"> & { shape: string; data: unknown; item?: unknown }
  >({
    ...publicEndpoints,
    ...memberEndpoints,
    profile: accountEndpoints.profile,
  } as never);
  const unknown = reads.flatMap(({ method, path, shape, data, item }) => {
    const schema = (shape === "list" ? item : data) as Parameters<typeof fieldsIn>[0];
    const names = [...fieldsIn(schema).map(([name]) => name), ...textNames(schema)];
    return method === "GET"
      ? names.filter((name) => !(name in withoutField)).map((name) => `${path} ${name}`)
      : [];
  });
  expect(unknown).toEqual([]);
});
