import { type SearchAnswer, type SearchGroup, searchGroups } from "@contract/search";
import { folded } from "~/locale/folded";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { translated } from "../translation";
import { entitiesOfMall, type ListedEntity } from "./entities-of-mall.server";

type Query = { q: string; type?: SearchGroup; page?: number; per_page: number };

/**
 * The search of an API without one: entities whose texts have every word of the query, as words' beginnings; those with
 * all of them in the title first.
 */
export async function searchInLists(
  site: Pick<Site, "api" | "language">,
  query: Query,
): Promise<SearchAnswer> {
  const wanted = wordsOf(query.q);
  const found =
    wanted.length === 0
      ? []
      : (await entitiesOfMall(site)).flatMap((entity) => {
          const rank = rankOf(entity, wanted, site.language);
          return rank === 0 ? [] : [{ entity, rank }];
        });
  const hits = found.toSorted((one, other) => other.rank - one.rank).map(({ entity }) => entity);
  const { page = 1, per_page: size } = query;
  const groups = searchGroups.flatMap((type) => {
    const own = hits.filter((hit) => hit.type === type);
    const shown = own.slice((page - 1) * size, page * size);
    return own.length > 0 ? [{ type, total: own.length, has_more: false, hits: shown }] : [];
  });
  return { query: query.q, matched: [], groups };
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function rankOf({ translations }: ListedEntity, wanted: string[], language: Site["language"]): number {
  const title = wordsOf(translated(translations, "title", language));
  const text = wordsOf(plainText(translated(translations, "text", language)));
  const isIn = (words: string[]) => wanted.every((word) => words.some((known) => known.startsWith(word)));
  return isIn(title) ? 2 : isIn([...title, ...text]) ? 1 : 0;
}
