import type { TenantId } from "@contract/tenant-ids";
import { mallApi } from "~/mall/client.server";
import { isNotFound, isUnauthorized } from "~/mall/mall-api-error";
import type { RealtimeMember } from "./realtime-member.server";

type ChannelCaller = { tenantId: TenantId; token: string; member: RealtimeMember };

/** What a member joins a channel with: their public data in a presence channel, nothing elsewhere. */
export type Admission = { presence: { user_id: string; user_info: { name: string } } | null };

/**
 * The existing channels: a member's own, and the presence channels of their conversations. Null if this member may not
 * join.
 */
export async function admissionTo(
  channel: string,
  caller: ChannelCaller,
  { hasMasterKey }: { hasMasterKey: boolean },
): Promise<Admission | null> {
  const { id, name } = caller.member;
  if (channel === `private-customer-${id}`) return { presence: null };
  if (channel === `private-encrypted-customer-${id}`) return hasMasterKey ? { presence: null } : null;
  const conversation = /^presence-support-(.+)$/.exec(channel)?.[1];
  if (!conversation || !(await isOwnConversation(conversation, caller))) return null;
  return { presence: { user_id: id, user_info: { name } } };
}

async function isOwnConversation(conversation: string, { tenantId, token }: ChannelCaller): Promise<boolean> {
  try {
    const { conversations } = await mallApi({ tenantId, token }).messagesOverview();
    return conversations.some(({ id }) => id === conversation);
  } catch (error) {
    if (isNotFound(error) || isUnauthorized(error)) return false;
    throw error;
  }
}
