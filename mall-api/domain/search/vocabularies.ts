import type { Vocabulary } from "@contract/search-language/vocabulary";
import type { TenantId } from "@contract/tenant-ids";
import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database";
import { searchWord } from "../../db/schema";

/** How long a cached vocabulary may miss words written by other processes. */
const vocabularyMs = 10 * 60_000;

/** The words of each mall's content, sorted. */
export function createVocabularies(database: Database) {
  const vocabularies = new LRUCache<string, Promise<Vocabulary>>({ max: 16, ttl: vocabularyMs });

  function vocabularyOf(tenant: TenantId): Promise<Vocabulary> {
    const known = vocabularies.get(tenant);
    if (known) return known;
    const reading = database
      .select({ word: searchWord.word, frequency: searchWord.frequency })
      .from(searchWord)
      .where(eq(searchWord.tenant, tenant))
      .then((words) => words.sort((one, other) => (one.word < other.word ? -1 : 1)));
    vocabularies.set(tenant, reading);
    reading.catch(() => vocabularies.delete(tenant));
    return reading;
  }

  return { of: vocabularyOf, forget: () => vocabularies.clear() };
}
