import { optionalImage } from "@contract/primitives";
import type { SearchGroup, SearchHit } from "@contract/search";
import { indexedWordsOf } from "@contract/search-language/folding";
import type { TenantId } from "@contract/tenant-ids";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { entity } from "../../db/schema";
import { type Body, searchSources, textOf, wordings } from "./search-sources";

const excerptLength = 160;

type Found = { type: SearchGroup; matches: { entityId: string; rank: number }[] };

/** What is shown of each group's matches, in their order. */
export async function hitsOf(
  { database, tenant }: { database: Database; tenant: TenantId },
  groups: readonly Found[],
  matched: Set<string>,
  language: string | undefined,
): Promise<(SearchHit & { rank: number })[][]> {
  const ids = groups.flatMap(({ matches }) => matches.map(({ entityId }) => entityId));
  if (ids.length === 0) return groups.map(() => []);
  const resources = groups.map(({ type }) => searchSources[type].resource);
  const rows = await database
    .select({ resource: entity.resource, id: entity.id, body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), inArray(entity.resource, resources), inArray(entity.id, ids)));
  const bodies = new Map(rows.map(({ resource, id, body }) => [`${resource} ${id}`, body]));
  return groups.map(({ type, matches }) =>
    matches.flatMap(({ entityId, rank }) => {
      const body = bodies.get(`${searchSources[type].resource} ${entityId}`);
      return body ? [{ ...hitOf(type, JSON.parse(body), matched, language), rank }] : [];
    }),
  );
}

function hitOf(
  group: SearchGroup,
  body: Body,
  matched: Set<string>,
  language: string | undefined,
): SearchHit {
  const { image, date } = searchSources[group];
  const words = wordings(group, body);
  const own = words.filter(({ locale }) => locale === language);
  return {
    id: String(body.id),
    permalink: textOf(body, "permalink"),
    image: optionalImage.parse(Reflect.get(body, image)),
    date: textOf(body, date),
    translations: (own.length > 0 ? own : words).map((entry) => ({
      ...entry,
      text: excerpt(entry.text, matched),
    })),
  };
}

/** The part of a text around a matched word, or its beginning; cut at word boundaries. */
function excerpt(text: string, matched: Set<string>): string {
  if (text.length <= excerptLength) return text;
  let at = 0;
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)) {
    // A word without accents is indexed as it is.
    const isMatch = /^[a-z\d]+$/i.test(part)
      ? matched.has(part.toLowerCase())
      : indexedWordsOf(part).some((one) => matched.has(one));
    if (!isMatch) continue;
    at = index;
    break;
  }
  const start = at < excerptLength * 0.7 ? 0 : text.lastIndexOf(" ", at - excerptLength / 3) + 1;
  const end =
    start + excerptLength < text.length ? text.lastIndexOf(" ", start + excerptLength) : text.length;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
