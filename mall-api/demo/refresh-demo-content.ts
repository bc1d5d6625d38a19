import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import type { Services } from "../domain/call/services";
import { replaceContent, seededFingerprint } from "../domain/content/content-store";
import { hasDemoMember } from "../environment";
import { addDemoMember, closeDemoMember } from "./member/demo-member";
import { contentFingerprint, tenantContentBatches } from "./seed/generate-tenant-content";

/**
 * Each call generates content for malls that have none of today's, `scale` times over, and adds each mall's demo
 * member, or locks it out where nobody wants one.
 */
export function demoContentRefresher(
  services: Services,
  { scale, onChange }: { scale: number; onChange: (tenant: TenantId) => void },
): () => Promise<void> {
  const { database, now, environment } = services;
  const demoMember = hasDemoMember(environment) ? addDemoMember : closeDemoMember;
  let seededDay = "";
  return async () => {
    const today = now().toISOString().slice(0, 10);
    if (today !== seededDay) {
      const options = { today: new Date(`${today}T00:00:00Z`), scale };
      const fingerprint = contentFingerprint(options);
      for (const tenant of tenantIds) {
        if ((await seededFingerprint(database, tenant)) === fingerprint) continue;
        await replaceContent(database, tenant, tenantContentBatches(tenant, options), fingerprint);
        onChange(tenant);
      }
      seededDay = today;
    }
    for (const tenant of tenantIds) await demoMember(services, tenant);
  };
}
