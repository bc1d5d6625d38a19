import { walletPass } from "~/mall/views/member/wallet/wallet-pass.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { loadSite, type Site } from "~/site/site.server";
import { mallApi } from "~/tenant/mall-api.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";
import { applePass } from "./apple-pass.server";
import { appleService } from "./apple-service.server";
import { issuedPass } from "./issued-pass.server";

/** What a pass shows now, in its language, by its own token; null where the mall API answers with nothing. */
export async function currentPass(site: Site, id: string, token: string) {
  const { data } = await mallApi({ tenantId: site.tenant.tenantId }).walletPass(id, { token });
  if (!data) return null;
  const localized = inLanguage(site, data.language) ?? site;
  return {
    site: localized,
    updatedAt: new Date(data.updated_at),
    view: () => walletPass(issuedPass(data).subject, localized),
  };
}

/** The same as an Apple pass, which is signed on demand. */
export async function currentApplePass(request: Request, id: string, token: string) {
  const site = await loadSite(request);
  const { apple } = walletPassesOf(site.tenant, site.now);
  const current = apple && (await currentPass(site, id, token));
  if (!apple || !current) return null;
  const { origin } = new URL(request.url);
  const options = { wallet: apple, serial: id, origin, service: appleService(token, origin) };
  return {
    updatedAt: current.updatedAt,
    file: async () => applePass(await current.view(), current.site, options),
  };
}
