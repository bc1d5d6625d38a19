import type { TenantId } from "@contract/tenant-ids";
import type { MallApiTraits } from "~/mall/client/call-target.server";
import { type ApiProfile, type CodedProfileInput, codedProfile } from "~/mall/profiles/profile";
import { resolvedProfile } from "~/mall/profiles/shipped-profiles.server";
import { environment } from "~/process/environment.server";
import { traitsOfMall } from "./mall-api-of-mall.server";
import { mountedProfile } from "./mounted-tenants.server";
import { tenants } from "./tenant.server";

const written = import.meta.glob<CodedProfileInput>("../../tenants/*/mall-api.ts", {
  eager: true,
  import: "default",
});

/** The malls' own profiles: `profile.json` of a mounted mall, `mall-api.ts` of one in the build. Exported for tests. */
export const ownProfiles: Record<TenantId, ApiProfile> = Object.fromEntries(
  Object.keys(tenants).flatMap((id) => {
    const profile = mountedProfile(id) ?? codedProfileOf(id);
    return profile ? [[id, profile]] : [];
  }),
);

function codedProfileOf(id: TenantId): ApiProfile | undefined {
  const path = `../../tenants/${id}/mall-api.ts`;
  return written[path] && resolvedProfile(written[path], `tenants/${id}/mall-api.ts`, codedProfile);
}

/** What is known of a mall's API. */
export function mallApiTraits(tenantId: TenantId): MallApiTraits {
  const { timeZone, mallApi } = tenants[tenantId] ?? {};
  return { timeZone, ...traitsOfMall(mallApi, ownProfiles[tenantId], environment()) };
}

/** How a mall's API differs from the contract. */
export const profileOf = (tenantId: TenantId): ApiProfile => mallApiTraits(tenantId).profile ?? {};
