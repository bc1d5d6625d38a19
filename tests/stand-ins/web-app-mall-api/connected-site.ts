import { ask, logIn, type Site, startSite } from "../../processes/site-process";
import { screenPath } from "../../screens/screens";
import { visitor } from "../other-mall-api/content/loyalty";
import { startWebAppMallApi } from "./start";

export const tenant = "galerieharfa";

export type ConnectedSite = Awaited<ReturnType<typeof startConnectedSite>>;

/**
 * A site of the platform that malls use, connected by its address, its profile and the header that chooses the mall.
 * @param demo whose mall API has what no client of the platform shows
 */
export async function startConnectedSite(demo: Site) {
  const tokens = new Map<string, Promise<string>>();
  const platform = await startWebAppMallApi({
    contractApi: demo.mallApi,
    tenants: [tenant, "promenade"],
    contractToken: (of) => {
      const token =
        tokens.get(of) ?? logIn(demo, of).then((set) => decodeURIComponent(set.replace("token=", "")));
      tokens.set(of, token);
      return token;
    },
  });
  const site = await startSite({
    MALL_API_URL: platform.url,
    MALL_API_PROFILE: "web-app",
    MALL_API_HEADERS: "Origin: https://{tenant}.platform.example",
    ...platform.environment,
  });

  /** Logs the member in; returns the Cookie header of the session. */
  async function logInMember(): Promise<string> {
    const body = new URLSearchParams({
      intent: "login",
      email: visitor.email,
      password: visitor.password,
    });
    const response = await ask(site, tenant, "/en/login", { method: "POST", body });
    await response.text();
    const token = response.headers.getSetCookie().find((set) => set.startsWith("token="));
    if (!token) throw new Error(`The log-in returned ${response.status}`);
    return token.split(";")[0] ?? "";
  }
  const cookie = await logInMember();

  /** A screen's markup and text as they are read, after redirects to its own address. */
  async function open(path: string, headers: Record<string, string> = {}) {
    let at = path;
    for (let hops = 0; hops < 3; hops++) {
      const response = await ask(site, tenant, at, { headers });
      const html = await response.text();
      const location = response.headers.get("Location");
      if (response.status !== 301)
        return { status: response.status, location, html: mainOf(html), text: textOf(mainOf(html)) };
      at = new URL(location ?? "", site.of(tenant)).pathname;
    }
    return { status: 310, location: at, html: "", text: "" };
  }
  const asMember = (path: string) => open(path, { Cookie: cookie });
  type Detail = "shop-detail" | "offer-detail" | "event-detail" | "news-detail" | "reward-detail";
  const detailPath = (name: Detail, id: number, language: "cz" | "en") =>
    screenPath(name, language, { id: String(id), title: "x" });

  return {
    platform,
    site,
    cookie,
    logInMember,
    open,
    asMember,
    detail: (name: Detail, id: number, language: "cz" | "en" = "en") => open(detailPath(name, id, language)),
    shop: (id: number, language: "cz" | "en" = "en") => open(detailPath("shop-detail", id, language)),
    reward: (id: number) => asMember(detailPath("reward-detail", id, "en")),
    stop: async () => {
      await site.stop();
      await platform.stop();
    },
  };
}

const mainOf = (html: string): string =>
  (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replaceAll(/<script\b[\s\S]*?<\/script>/g, "");

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim();
