import { describe, expect, it } from "vitest";
import { resourceTable } from "../../app/locale/resource-table";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();
const uncached = "private, no-store";

async function redirectOf(tenant: string, path: string, init: Parameters<typeof ask>[3] = {}) {
  const response = await ask(site, tenant, path, init);
  await response.arrayBuffer();
  const { status, headers } = response;
  return {
    path,
    status,
    to: headers.get("Location"),
    caching: headers.get("Cache-Control"),
    vary: headers.get("Vary") ?? "",
    setsCookie: headers.has("Set-Cookie"),
  };
}
type Redirect = Awaited<ReturnType<typeof redirectOf>>;

/** One path of each kind of public screen, from the sitemap. */
async function screens(tenant: string): Promise<string[]> {
  const sitemap = await (await ask(site, tenant, "/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/en(?:\/[^<]*)?)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  const byKind = new Map(paths.map((path) => [path.split("/", 3).join("/") + path.split("/").length, path]));
  return [...byKind.values()];
}

/** The addresses that a path has besides its own: those of before a rename, shortened, or as people type them. */
const variants = (path: string): string[] => [
  path.replace("/en", "/EN"),
  path.replace("/en", "") || "/",
  path.replace(/\/[^/]+$/, "") || "/",
  path.replace(/[^/]+$/, "renamed"),
  path.replace(/\/([^/]+)\/([^/]+)$/, "/renamed-$1/$2"),
  `${path}/1`,
];

function expectPolicy({ path, to, status, caching, setsCookie }: Redirect) {
  const what = `${path} → ${status} ${to}`;
  const isOfAddress =
    to?.toLowerCase() === path.toLowerCase() || to === `${path.split("?")[0]?.replace(/\/$/, "")}/1`;
  expect([uncached, "private, no-cache", ...(isOfAddress ? ["public, max-age=3600"] : [])], what).toContain(
    caching,
  );
  if (setsCookie) expect(caching, what).toBe(uncached);
}

describe("every redirect says how long it is valid, and for whom", () => {
  it.each(["galerieharfa", "novoplaza", "europasc"])(
    "from another address of a screen of %s",
    async (tenant) => {
      const redirects: Redirect[] = [];
      for (const path of new Set((await screens(tenant)).flatMap(variants))) {
        const redirect = await redirectOf(tenant, path);
        if (redirect.to) redirects.push(redirect);
      }
      for (const redirect of redirects) expectPolicy(redirect);
      const kinds = new Set(redirects.map(({ status, caching }) => `${status} ${caching}`));
      expect([...kinds]).toEqual(
        expect.arrayContaining(["301 public, max-age=3600", "301 private, no-cache", `302 ${uncached}`]),
      );
    },
    120_000,
  );

  it("from a screen or file that only members have", async () => {
    const files = resourceTable.map(({ path }) => `/${path.replace(/:\w+|\*/g, "1")}`);
    const redirects = [];
    for (const path of ["/en/dashboard", "/en/dashboard/profile", "/en/rewards", ...files]) {
      const redirect = await redirectOf("galerieharfa", path);
      if (redirect.to) redirects.push(redirect);
    }
    expect(redirects.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/en/dashboard",
        "/en/dashboard/profile",
        "/en/rewards",
        "/push-message",
        "/app-link",
        "/.well-known/change-password",
      ]),
    );
    for (const { caching, path } of redirects) expect(caching, path).toBe(uncached);
  });

  it("after a form", async () => {
    const body = new URLSearchParams({ language: "cz", redirectTo: "/en" });
    const headers = { Origin: site.of("galerieharfa") };
    const redirect = await redirectOf("galerieharfa", "/locale", { method: "POST", body, headers });
    expect(redirect).toMatchObject({ status: 303, to: "/en", caching: uncached });
  });

  it("to the visitor's language, which caches have to tell apart", async () => {
    for (const tenant of ["galerieharfa", "europasc"])
      for (const [language, to] of [
        ["de", "/de"],
        ["en", "/en"],
      ] as const) {
        const redirect = await redirectOf(tenant, "/", { headers: { "Accept-Language": language } });
        expect(redirect).toMatchObject({ status: 302, to, caching: uncached });
        expect(redirect.vary).toMatch(/Cookie.*Accept-Language/);
      }
  });

  it("to another title, which may be the former one again one day", async () => {
    const path = (await screens("galerieharfa")).find((path) => /^\/en\/shop\//.test(path)) ?? "";
    const renamed = path.replace(/[^/]+$/, "renamed");
    expect(await redirectOf("galerieharfa", renamed)).toMatchObject({
      status: 301,
      to: path,
      caching: "private, no-cache",
    });
  });
});
