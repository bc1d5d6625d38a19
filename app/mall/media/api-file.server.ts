import type { TenantId } from "@contract/tenant-ids";
import { environment } from "~/process/environment.server";
import { log } from "~/process/log.server";
import { MallApiUnavailable } from "../client/mall-api-error";
import { imageRules, imageSource } from "./image-source.server";
import { createFileFetcher, FileUnavailable } from "./remote-file.server";

const limits = { connectMs: 1_000, connections: 8, answerMs: 15_000, bodyBytes: 20 * 1024 * 1024 };
let fetcher: ReturnType<typeof createFileFetcher> | undefined;

/**
 * A file that the mall API names by its URL, with the media type of the answer; null if there is none. `what` names it
 * in the log: "A message's file". Throws MallApiUnavailable.
 */
export async function apiFile(
  url: string,
  tenantId: TenantId,
  what: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  const source = imageSource(url, tenantId, imageRules());
  if (!source) return null;
  fetcher ??= createFileFetcher({ rules: imageRules(), networks: environment().IMAGE_NETWORKS, limits });
  try {
    const { bytes, headers } = await fetcher.fetch(source, tenantId, "*/*");
    return { bytes, type: headers["content-type"] ?? "application/octet-stream" };
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error;
    log.warn({ tenant: tenantId, reason: error.message }, `${what} could not be fetched`);
    if (error.status === 404) return null;
    throw new MallApiUnavailable("refused", error.message, { cause: error });
  }
}
