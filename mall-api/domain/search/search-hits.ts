import { optionalImage } from "@contract/primitives";
import type { SearchGroup, SearchHit } from "@contract/search";
import { indexedWordsOf } from "@contract/search-language/folding";
import type { TenantId } from "@contract/tenant-ids";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { entity } from "../../db/schema";
import { type Body, searchSources, textOf, wordings } from "./search-sources";

const excerptLength = 160;

/** What is shown of matches, in their order. */
export async function hitsOf(
  { database, tenant }: { database: Database; tenant: TenantId },
  group: SearchGroup,
  matches: { entityId: string; rank: number }[],
  matched: Set<string>,
  language: string | undefined,
) {
  const ids = matches.map(({ entityId }) => entityId);
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: entity.id, body: entity.body })
    .from(entity)
    .where(
      and(
        eq(entity.tenant, tenant),
        eq(entity.resource, searchSources[group].resource),
        inArray(entity.id, ids),
      ),
    );
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  return matches.flatMap(({ entityId, rank }) => {
    const body = bodies.get(entityId);
    return body ? [{ ...hitOf(group, JSON.parse(body), matched, language), rank }] : [];
  });
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
  const word = [...text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)].find(([part]) =>
    indexedWordsOf(part).some((one) => matched.has(one)),
  );
  const at = word?.index ?? 0;
  const start = at < excerptLength * 0.7 ? 0 : text.lastIndexOf(" ", at - excerptLength / 3) + 1;
  const end =
    start + excerptLength < text.length ? text.lastIndexOf(" ", start + excerptLength) : text.length;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
