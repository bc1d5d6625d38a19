import type { Message } from "@contract/message";
import { isNotFound } from "~/mall/client/mall-api-error";
import { apiFile } from "~/mall/media/api-file.server";
import type { MemberSite } from "~/site/member-site.server";

/** How many pages back a message is searched for. */
const pages = 50;

/** A file of a member's own message with its content; null if there is none. */
export async function messageFile(
  site: MemberSite,
  asked: { conversation: string; message: string; file: number },
): Promise<{ name: string; type: string; bytes: Buffer } | null> {
  const file = (await ownMessage(site, asked))?.files[asked.file];
  const fetched = file && (await apiFile(file.url, site.tenant.tenantId, "A message's file"));
  return file && fetched ? { name: file.name, type: file.type, bytes: fetched.bytes } : null;
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
