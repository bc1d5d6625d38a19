import type { company } from "@contract/company";
import type { Page } from "@contract/envelope";
import type { event } from "@contract/event";
import type { newsArticle } from "@contract/news";
import type { product } from "@contract/product";
import { reward } from "@contract/reward";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { companyFollow, like, thumb } from "../../db/member-schema";
import { invalid } from "../call/failure";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { isSortName, type ListQuery, type SortName } from "../content/content-reader";
import { ineligibilityFor } from "../loyalty/ineligibility";
import { activatedBy, standingFor } from "../loyalty/reward-facts";

type OwnQuery = ListQuery & { liked?: "1" | undefined; followed?: "1" | undefined };

const identified = z.looseObject({ id: z.string(), company_id: z.string().nullish() });
type Identified = z.infer<typeof identified>;

/** The public lists as this member sees them, optionally only what they like or whom they follow. */
const mine =
  <Item>(resource: string, type: string, defaultSort: SortName) =>
  async (call: MemberCall, _: undefined, { query }: RequestInput<OwnQuery>): Promise<Page<Item>> => {
    const { database, tenant, customer, content } = call;
    if (query.sort && !isSortName(query.sort)) throw invalid("sort", "unknown");
    const [liked, followed, votes] = await Promise.all([
      likedIds(call, type),
      followedIds(call),
      database
        .select({ id: thumb.entityId, value: thumb.value })
        .from(thumb)
        .where(and(eq(thumb.customerId, customer.id), eq(thumb.type, type))),
    ]);
    const { liked: onlyLiked, followed: onlyFollowed, ...asked } = query;
    const companies = onlyFollowed ? [...followed] : undefined;
    const among = [
      onlyLiked ? [...liked] : undefined,
      resource === "companies" ? companies : undefined,
    ].filter((ids) => ids !== undefined);
    const page = await content.list(tenant, resource, asked, {
      defaultSort,
      among,
      ...(companies && resource !== "companies" && { amongCompanies: companies }),
    });
    const vote = new Map(votes.map(({ id, value }) => [id, value]));
    const items = z.array(identified).parse(page.data);
    const standing = resource === "rewards" ? await rewardStanding(call, items) : undefined;
    const data = items.map((item) => ({
      ...item,
      liked: liked.has(item.id),
      followed: followed.has(resource === "companies" ? item.id : (item.company_id ?? "")),
      thumb: vote.get(item.id) ?? null,
      ...standing?.(item),
    }));
    // The content was validated when it was written, and is only extended here.
    return { ...page, data: data as unknown as Item[] };
  };

export const myCompanies = mine<z.input<typeof company>>("companies", "company", "name");
export const myEvents = mine<z.input<typeof event>>("events", "event", "starts_at");
export const myNews = mine<z.input<typeof newsArticle>>("news", "news", "-published_at");
export const myProducts = mine<z.input<typeof product>>("products", "product", "position");
export const myRewards = mine<z.input<typeof reward>>("rewards", "reward", "points_price");

async function likedIds({ database, customer }: MemberCall, type: string): Promise<Set<string>> {
  const rows = await database
    .select({ id: like.entityId })
    .from(like)
    .where(and(eq(like.customerId, customer.id), eq(like.type, type)));
  return new Set(rows.map(({ id }) => id));
}

async function followedIds({ database, customer }: MemberCall): Promise<Set<string>> {
  const rows = await database
    .select({ id: companyFollow.companyId })
    .from(companyFollow)
    .where(eq(companyFollow.customerId, customer.id));
  return new Set(rows.map(({ id }) => id));
}

/**
 * What decides for each listed reward, whose stock is already the remaining one, whether this member can activate it.
 */
async function rewardStanding({ database, tenant, customer, now }: MemberCall, items: Identified[]) {
  const ids = items.map(({ id }) => id);
  const [standing, activated] = await Promise.all([
    standingFor(database, tenant, customer.id, now()),
    activatedBy(database, customer.id, ids),
  ]);
  return (item: Identified) => {
    const offered = reward.parse(item);
    const facts = { stockLeft: offered.stock ?? null, activated: activated.get(item.id) ?? 0 };
    const ineligibility = ineligibilityFor(offered, facts, standing);
    return { can_activate: ineligibility === null, why_not: ineligibility };
  };
}
