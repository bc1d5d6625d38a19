import { fallbackLanguage, isLanguage } from "@contract/languages";
import { type SearchAnswer, type SearchGroup, searchGroups } from "@contract/search";
import { spelledIn, wordsOf } from "@contract/search-language/folding";
import { knownSpelling, namesOfKind } from "@contract/search-language/kind-lexicon";
import { mostWords, termsOf } from "@contract/search-language/query-terms";
import { nearTo, phrasesOf, type Query } from "@contract/search-language/ranking";
import type { Reading } from "@contract/search-language/vocabulary";
import type { TenantId } from "@contract/tenant-ids";
import type { Database } from "../../db/database";
import { foundGroups } from "./found-groups";
import { hitsOf } from "./search-hits";
import { searchSources } from "./search-sources";
import { createVocabularies } from "./vocabularies";

export type Question = {
  q: string;
  type?: SearchGroup | undefined;
  page: number;
  per_page: number;
  language?: string | undefined;
};

export type ContentSearch = ReturnType<typeof contentSearch>;

/**
 * Full-text search of the content. It ignores accents and case, matches prefixes, inflected forms and parts of
 * compounds, and corrects words that the mall's content doesn't contain to the nearest that it does. It knows in every
 * language what people ask for in which kind of shop. All words have to match; only if nothing matches all of them, one
 * may be missing.
 */
export function contentSearch(database: Database, now: () => Date) {
  const vocabularies = createVocabularies(database);
  const sourceOf = (tenant: TenantId) => ({ database, tenant, now: now() });

  async function search(
    tenant: TenantId,
    { q, type, page, per_page, language }: Question,
  ): Promise<SearchAnswer> {
    const words = [...new Set(wordsOf(q))].slice(0, mostWords);
    const nothing = { query: q, corrected: null, matched: [], groups: [] };
    if (words.length === 0) return nothing;
    const query = await queryOf(tenant, words, language);
    const source = sourceOf(tenant);
    const groups = await foundGroups(source, query, type ? [type] : searchGroups, language);
    if (groups.length === 0) return nothing;

    const readings = query.terms.flatMap((term) => term.readings);
    const kinds = query.terms.flatMap((term) => [...term.kinds.keys()]);
    const matched = new Set([...readings.flatMap((reading) => reading.words), ...kinds.flatMap(namesOfKind)]);
    const shown = groups.map(({ type: group, matches }) => ({
      type: group,
      matches: matches.slice((page - 1) * per_page, page * per_page),
    }));
    const hits = await hitsOf(source, shown, matched, language);
    const found = groups.map(({ type: group, matches, hasMore }, at) => ({
      type: group,
      total: matches.length,
      has_more: hasMore,
      hits: hits[at] ?? [],
    }));
    return {
      query: q,
      corrected: correctedText(q, readings, found, language),
      matched: [...matched],
      groups: found,
    };
  }

  /**
   * The ids of the entities of one resource that match a list's `search` parameter, with the same tolerance as
   * `search`.
   */
  async function entityIdsMatching(tenant: TenantId, resource: string, text: string): Promise<string[]> {
    const group = searchGroups.find((candidate) => searchSources[candidate].resource === resource);
    const words = [...new Set(wordsOf(text))].slice(0, mostWords);
    if (!group || words.length === 0) return [];
    const [found] = await foundGroups(sourceOf(tenant), await queryOf(tenant, words), [group]);
    return found?.matches.map(({ entityId }) => entityId) ?? [];
  }

  async function queryOf(tenant: TenantId, words: string[], language?: string): Promise<Query> {
    const own = language && isLanguage(language) ? language : undefined;
    const terms = termsOf(words, await vocabularies.of(tenant), own);
    return {
      terms,
      near: terms.map(({ kinds }) => nearTo(kinds)),
      phrases: phrasesOf(words, terms),
      language: own,
    };
  }

  return { search, entityIdsMatching, forget: vocabularies.forget };
}

/** A query as it was understood, its words as the hits or the lists write them; null if no word was corrected. */
function correctedText(
  q: string,
  readings: readonly Reading[],
  groups: SearchAnswer["groups"],
  language: string | undefined,
): string | null {
  if (!readings.some(({ corrected }) => corrected)) return null;
  const texts = groups.flatMap(({ hits }) =>
    hits.flatMap(({ translations }) => translations.flatMap(({ title, text }) => [title ?? "", text ?? ""])),
  );
  const own = language && isLanguage(language) ? language : fallbackLanguage;
  return readings
    .map(({ word, corrected }) => corrected ?? word)
    .map((word) => spelledIn(word, [q, ...texts]) ?? knownSpelling(word, own))
    .join(" ");
}
