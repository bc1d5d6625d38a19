import { publicEndpoints } from "@contract/endpoints";
import type { TenantId } from "@contract/tenant-ids";
import { callTargets } from "../../app/mall/client/call-target.server";
import { headerLines } from "../../app/process/header-lines";
import { profileNames } from "../../app/process/profile-names";
import { traitsOfMall } from "../../app/tenant/mall-api-of-mall.server";
import { tenantConfig } from "../../app/tenant/tenant-config";

/** Where each mall's settings are in its API, and the headers that it is sent. */
export async function settingsTargets(variables: NodeJS.ProcessEnv) {
  // Its folder is read as soon as it is imported.
  const { mountedProfile, mountedTenants } = await import("../../app/tenant/mounted-tenants.server");
  const { MALL_API_URL: url = "", MALL_API_PROFILE: profile, MALL_API_HEADERS: headers } = variables;
  const mounted = new Map(
    mountedTenants().map(({ id, config }) => [id, tenantConfig.safeParse(config).data?.mallApi]),
  );
  const targetOf = callTargets({
    url: url.replace(/\/+$/, ""),
    traitsOf: (mall) =>
      traitsOfMall(mounted.get(mall), mountedProfile(mall), {
        MALL_API_PROFILE: profileNames.find((name) => name === profile),
        MALL_API_HEADERS: headers ? headerLines.parse(headers) : undefined,
      }),
  });
  return (mall: TenantId) => {
    const { url, server } = targetOf(mall, publicEndpoints.settings.path);
    return { url, headers: server.headers.map(({ name, value }): [string, string] => [name, value]) };
  };
}
