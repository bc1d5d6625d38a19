import { permittedUntil, previewParameter } from "@contract/preview.server";
import { environment } from "~/process/environment.server";
import { tenantOf } from "../tenant/tenant.server";

/** What a request's link to unpublished content permits: `until` null if the link is not valid. Null for all others. */
export function previewOf(request: Request): { until: Date | null } | null {
  const { pathname, searchParams } = new URL(request.url);
  const permission = searchParams.get(previewParameter);
  if (permission === null) return null;
  const { EDITOR_SECRET: secret } = environment();
  const place = { mall: tenantOf(request).tenantId, path: pathname };
  return { until: secret ? permittedUntil(secret, place, permission, new Date()) : null };
}
