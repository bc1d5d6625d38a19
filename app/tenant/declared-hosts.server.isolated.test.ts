import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The hosts of each mall in a process that starts with these. */
async function hostsOf(declared: string | undefined) {
  vi.stubEnv("SITE_HOSTS", declared);
  return (await import("./declared-hosts.server")).hostsByMall();
}

it("lists the hosts of each mall, first the one that answers", async () => {
  const hosts = await hostsOf(
    "harfa.cz = galerieharfa; www.harfa.cz = galerieharfa, preferred; plaza.cz = novoplaza; * = promenade",
  );
  expect(Object.fromEntries(hosts ?? [])).toEqual({
    galerieharfa: ["www.harfa.cz", "harfa.cz"],
    novoplaza: ["plaza.cz"],
    promenade: ["*"],
  });
});

it("lists none where none is declared", async () => {
  expect(await hostsOf(undefined)).toBeNull();
});
