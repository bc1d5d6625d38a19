import type { TenantId } from "@contract/tenant-ids";
import { z } from "zod";
import { isUnauthorized, MallApiError } from "~/mall/client/mall-api-error";
import { mallApi } from "~/tenant/mall-api.server";

/** What the protocol's clients take. */
const signature = z.object({
  auth: z.string(),
  channel_data: z.string().optional(),
  shared_secret: z.string().optional(),
  user_data: z.string().optional(),
});

/** The signature of a mall API that signs realtime connections itself; null if it refuses. */
export async function apiSignature(
  path: string,
  fields: Record<string, string>,
  { tenantId, token }: { tenantId: TenantId; token: string },
): Promise<z.output<typeof signature> | null> {
  try {
    return (await mallApi({ tenantId, token }).post(path, new URLSearchParams(fields), signature)).data;
  } catch (error) {
    if (isUnauthorized(error) || (error instanceof MallApiError && error.status === 403)) return null;
    throw error;
  }
}
