import type { TenantId } from "@contract/tenant-ids";
import { isNotFound, isUnauthorized } from "~/mall/client/mall-api-error";
import { channelsOf } from "~/mall/profiles/realtime-names";
import type { ConfirmedMember } from "~/session/member-of-token.server";
import { mallApi } from "~/tenant/mall-api.server";
import { profileOf } from "~/tenant/mall-api-traits.server";

type ChannelCaller = { tenantId: TenantId; token: string; member: ConfirmedMember };

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
  const names = channelsOf(profileOf(caller.tenantId));
  if (channel === named(names.customer, id)) return { presence: null };
  if (channel === named(names.encryptedCustomer, id)) return hasMasterKey ? { presence: null } : null;
  const conversation = idIn(channel, names.conversation);
  if (!conversation || !(await isOwnConversation(conversation, caller))) return null;
  return { presence: { user_id: id, user_info: { name } } };
}

const named = (template: string, id: string): string => template.replace("{id}", () => id);

/** The id in a channel's name; null in a name of another kind. */
function idIn(channel: string, template: string): string | null {
  const [before = "", after = ""] = template.split("{id}");
  const hasForm = channel.startsWith(before) && channel.endsWith(after);
  return hasForm ? channel.slice(before.length, channel.length - after.length) || null : null;
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
