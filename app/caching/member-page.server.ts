import { parse } from "cookie";
import { LRUCache } from "lru-cache";
import type { ContentTags } from "~/mall/cache/content-tags.server";
import { readReactions } from "~/mall/views/cards/reactions.server";
import type { PageMember, ReactionsQuery } from "~/process/page-member";
import { inOwnRequest } from "~/process/request-context.server";
import { isConfirmedToken } from "~/session/confirmed-member.server";
import { isToken, tokenCookieName } from "~/session/token-cookie";
import { isWithoutMenu, unreadCount } from "~/site/unread-messages.server";
import { mallApi } from "~/tenant/mall-api.server";
import { type CacheKey, keyOfMembers, type ReadRequest, requestOf } from "./cache-key.server";
import { cacheTag } from "./cache-tag.server";

/**
 * Marks the response to a key of members whose page needs its own member's token: it is to be rendered for that member
 * alone. Only our own server reads it.
 */
export const unsharedHeader = "x-unshared";

/** The pages, by their key without a member, that turned out to need a token. */
const unshared = new LRUCache<string, true>({ max: 5_000, ttl: 10 * 60_000 });

/** What pages ask for of their member, by their key without a member. */
const questions = new LRUCache<string, Questions>({ max: 5_000 });
type Questions = { reactions: ReactionsQuery[]; needsConfirmation: boolean };

/**
 * The cache key of a member's page: that of the public page, and what the page shows of its member; that of the public
 * page alone where the mall API refuses the token. Null for a page that members don't share.
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
  const { reactions: queries, needsConfirmation } = questions.get(key.page) ?? noQuestions;
  try {
    const [unread, isConfirmed, ...reactions] = await Promise.all([
      unreadCount(caller, signal),
      needsConfirmation ? isConfirmedToken(key.mall, token) : undefined,
      ...queries.map(async (query) => [JSON.stringify(query), await readReactions(member, query)] as const),
    ]);
    if (isConfirmed === false) return key;
    return withMember(key, {
      unread,
      ...(isConfirmed !== undefined && { isConfirmed }),
      reactions: Object.fromEntries(reactions),
    });
  } catch (error) {
    if (error instanceof Response) return key;
    throw error;
  }
}

const noQuestions: Questions = { reactions: [], needsConfirmation: false };

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

/** The same for caches in front of the site. */
export const cacheTagOf = (response: Response, mall: string): string =>
  cacheTag(mall, shown.get(response) ?? null);

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
  return inOwnRequest(
    async (rendering) => {
      const request = requestOf(key);
      if (client?.requestId) request.headers.set("x-request-id", client.requestId);
      const response = await handle(request);
      shown.set(response, rendering.content);
      if (!member) return response;
      const { reactionsQueries: reactions, neededConfirmation: needsConfirmation, neededToken } = rendering;
      const isUnconfirmed = needsConfirmation && member.isConfirmed === undefined;
      const isComplete = reactions.every((query) => JSON.stringify(query) in member.reactions);
      if (isComplete && !isUnconfirmed && !neededToken) return response;
      // Without the answer the page was a redirect, which needed the token.
      if (neededToken && !isUnconfirmed) unshared.set(publicPage, true);
      else questions.set(publicPage, { reactions, needsConfirmation });
      return new Response(null, { headers: { [unsharedHeader]: "1" } });
    },
    { ...client, pageMember: member },
  );
}
