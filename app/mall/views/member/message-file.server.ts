import type { Message } from "@contract/message";
import { environment } from "~/environment.server";
import { log } from "~/log.server";
import { imageRules, imageSource } from "~/mall/image-source.server";
import { isNotFound, MallApiUnavailable } from "~/mall/mall-api-error";
import { createFileFetcher, FileUnavailable } from "~/mall/remote-file.server";
import type { MemberSite } from "~/session/member-site.server";

const limits = { connectMs: 1_000, connections: 8, answerMs: 15_000, bodyBytes: 20 * 1024 * 1024 };
/** How many pages back a message is searched for. */
const pages = 50;
let fetcher: ReturnType<typeof createFileFetcher> | undefined;

/** A file of a member's own message with its content; null if there is none. */
export async function messageFile(
  site: MemberSite,
  asked: { conversation: string; message: string; file: number },
): Promise<{ name: string; type: string; bytes: Buffer } | null> {
  const file = (await ownMessage(site, asked))?.files[asked.file];
  const { tenantId } = site.tenant;
  const source = file && imageSource(file.url, tenantId, imageRules());
  if (!file || !source) return null;
  fetcher ??= createFileFetcher({ rules: imageRules(), networks: environment().IMAGE_NETWORKS, limits });
  try {
    const { bytes } = await fetcher.fetch(source, tenantId, "*/*");
    return { name: file.name, type: file.type, bytes };
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error;
    log.warn({ tenant: tenantId, reason: error.message }, "A message's file could not be fetched");
    if (error.status === 404) return null;
    throw new MallApiUnavailable("refused", error.message, { cause: error });
  }
}

async function ownMessage(
  { member }: MemberSite,
  { conversation, message }: { conversation: string; message: string },
): Promise<Message | null> {
  let before: string | undefined;
  for (let page = 0; page < pages; page++) {
    const list = await member
      .messages({ conversation, per_page: 48, ...(before && { before }) })
      .catch((error) => {
        if (isNotFound(error)) return null;
        throw error;
      });
    const found = list?.data.find(({ id }) => id === message);
    if (found) return found;
    before = list?.data.at(-1)?.id;
    if (!before || list?.last_page === 1) return null;
  }
  return null;
}
