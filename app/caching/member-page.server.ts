import { parse } from "cookie";
import { LRUCache } from "lru-cache";
import type { ContentTags } from "~/mall/cache/content-tags.server";
import { mallApi } from "~/mall/client/client.server";
import { readReactions } from "~/mall/views/cards/reactions.server";
import type { PageMember, ReactionsQuery } from "~/process/page-member";
import { inOwnRequest, requestContext } from "~/process/request-context.server";
import { isToken, tokenCookieName } from "~/session/token-cookie";
import { isWithoutMenu, unreadCount } from "~/site/unread-messages.server";
import { type CacheKey, keyOfMembers, type ReadRequest, requestOf } from "./cache-key.server";

/**
 * Marks the response to a key of members whose page needs its own member's token: it is to be rendered for that member
 * alone. Only our own server reads it.
 */
export const unsharedHeader = "x-unshared";

/** The pages, by their key without a member, that turned out to need a token. */
const unshared = new LRUCache<string, true>({ max: 5_000, ttl: 10 * 60_000 });

/** What pages asked for of their member's reactions, by their key without a member. */
const queries = new LRUCache<string, ReactionsQuery[]>({ max: 5_000 });

/**
 * The cache key of a member's page: that of the public page, and what the page shows of its member. Null for one that
 * members don't share, and where the session has ended.
 */
export async function memberKeyOf(request: ReadRequest): Promise<CacheKey | null> {
  const token = parse(request.headers.cookie ?? "")[tokenCookieName];
  if (!token || !isToken(token)) return null;
  const key = keyOfMembers(request);
  if (!key || unshared.has(key.page)) return null;
  const { url, signal } = requestOf(key);
  if (isWithoutMenu({ url })) return null;
  const caller = { tenantId: key.mall, token, signal, onUnauthorized: () => new Response() };
  const member = mallApi(caller);
  try {
    const [unread, ...reactions] = await Promise.all([
      unreadCount(caller, signal),
      ...(queries.get(key.page) ?? []).map(
        async (query) => [JSON.stringify(query), await readReactions(member, query)] as const,
      ),
    ]);
    return withMember(key, { unread, reactions: Object.fromEntries(reactions) });
  } catch (error) {
    // The page itself redirects to the log-in screen.
    if (error instanceof Response) return null;
    throw error;
  }
}

/** Pages of members about whom they show nothing are as many as the public ones. */
const withMember = (key: CacheKey, member: PageMember): CacheKey => ({
  ...key,
  page: `${key.page} ${JSON.stringify(member)}`,
  isCanonical: key.isCanonical && !member.unread && !Object.values(member.reactions).some(hasReacted),
});

function hasReacted(reactions: PageMember["reactions"][string]): boolean {
  if (Array.isArray(reactions)) return reactions.length > 0;
  return reactions !== null && (reactions.liked || reactions.followed || reactions.thumb !== null);
}

/** The parts of a key that come before the member. */
const publicParts = 5;

function parts({ page }: Pick<CacheKey, "page">): { publicPage: string; member: PageMember | undefined } {
  const all = page.split(" ");
  const member = all.slice(publicParts).join(" ");
  return {
    publicPage: all.slice(0, publicParts).join(" "),
    member: member ? (JSON.parse(member) as PageMember) : undefined,
  };
}

const shown = new WeakMap<Response, ReadonlySet<ContentTags>>();

/** Whether a response that was rendered for a key shows what has changed; known once its body has been read. */
export function showsContent(response: Response): (tag: string) => boolean {
  const content = shown.get(response);
  return (tag) => !content || [...content].some((tags) => tags.has(tag));
}

/**
 * Renders the response to cache for a key, from nothing but the key: no member's token is at hand, so the page can hold no
 * more of a member than the key does.
 */
export async function renderForKey(
  key: Pick<CacheKey, "page">,
  client: Parameters<typeof inOwnRequest>[1],
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { publicPage, member } = parts(key);
  const content = new Set<ContentTags>();
  return inOwnRequest(
    async () => {
      const request = requestOf(key);
      if (client?.requestId) request.headers.set("x-request-id", client.requestId);
      const response = await handle(request);
      shown.set(response, content);
      const { neededToken = false, reactionsQueries = [] } = requestContext() ?? {};
      const isComplete = reactionsQueries.every(
        (query) => JSON.stringify(query) in (member?.reactions ?? {}),
      );
      if (!member || (isComplete && !neededToken)) return response;
      if (neededToken) unshared.set(publicPage, true);
      else queries.set(publicPage, reactionsQueries);
      return new Response(null, { headers: { [unsharedHeader]: "1" } });
    },
    { ...client, pageMember: member, content },
  );
}
