import { ask, logIn, type Site } from "../processes/site-process";
import { readList, screensOf, voucherIn } from "./screens";

/** Every screen of a mall with demo content, and the Cookie header of its demo member. */
export async function screensOfMall(site: Site, tenant: string) {
  const cookie = await logIn(site, tenant);
  const wallet = await ask(site, tenant, "/en/dashboard/rewards", { headers: { Cookie: cookie } });
  const read = async (resource: string) =>
    readList(await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json());
  return { cookie, screens: await screensOf(read, voucherIn(await wallet.text())) };
}
