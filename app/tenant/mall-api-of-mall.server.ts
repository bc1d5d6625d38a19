import type { MallApiTraits } from "~/mall/client/call-target.server";
import type { ApiProfile } from "~/mall/profiles/profile";
import { shippedProfiles } from "~/mall/profiles/shipped-profiles.server";
import type { Environment } from "~/process/environment.server";
import type { TenantConfig } from "./tenant-config";

type Deployment = Partial<Pick<Environment, "MALL_API_PROFILE" | "MALL_API_HEADERS">>;

/** What a mall's own settings and profile make of the deployment's. */
export function traitsOfMall(
  own: TenantConfig["mallApi"] | undefined,
  ownProfile: ApiProfile | undefined,
  { MALL_API_PROFILE, MALL_API_HEADERS = [] }: Deployment,
): Pick<MallApiTraits, "url" | "headers" | "profile"> {
  const name = own?.profile ?? MALL_API_PROFILE;
  return {
    url: own?.url,
    headers: [...(own?.url ? [] : MALL_API_HEADERS), ...(own?.headers ?? [])],
    profile: ownProfile ?? (name && shippedProfiles[name]),
  };
}
