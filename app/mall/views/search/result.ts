import type { SearchGroup, SearchHit } from "@contract/search";
import type { Site } from "~/site/site.server";

/** What a result can be: what the mall API's search groups, and what only the site knows. */
export type ResultType = SearchGroup | "category" | "film";

/** The first and the last of some days, as dates; `isEvening` if only their evenings are meant. */
export type Days = { first: string; last: string; isEvening: boolean; isHoliday?: true };

export type RankedResult = Result & { rank: number };

/** A result; the site's own have their URL, and may answer what is asked about some days, or else. */
export type Result = SearchHit & {
  to?: string;
  icon?: string;
  answer?: (site: Site, days: Days | null, rest: string) => string | null | Promise<string | null>;
};
