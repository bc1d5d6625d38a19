import type { Message } from "@contract/message";
import { imageAddress, imagePath, mallApiBase } from "~/mall/image-source.server";
import { isNotFound } from "~/mall/mall-api-error";
import { createTransport } from "~/mall/transport.server";
import type { MemberSite } from "~/session/member-site.server";

const limits = { connectMs: 1_000, connections: 8, answerMs: 15_000, bodyBytes: 20 * 1024 * 1024 };
/** So far back a message is looked for: nobody's conversation is longer. */
const pages = 50;
let transport: ReturnType<typeof createTransport> | undefined;

/** A file of a member's own message with its content; null where there is none. */
export async function messageFile(
  site: MemberSite,
  asked: { conversation: string; message: string; file: number },
): Promise<{ name: string; type: string; bytes: Buffer } | null> {
  const file = (await ownMessage(site, asked))?.files[asked.file];
  const base = mallApiBase(site.tenant.tenantId);
  const path = file && imagePath(file.url, base);
  if (!file || !path) return null;
  transport ??= createTransport(limits);
  const answer = await transport.exchange({
    url: imageAddress(path, base),
    method: "GET",
    headers: {},
    signal: AbortSignal.timeout(limits.answerMs),
    bodyLimit: limits.bodyBytes,
  });
  return answer.status === 200 ? { name: file.name, type: file.type, bytes: answer.bytes } : null;
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
