import slugify from "@sindresorhus/slugify";

/** A name's slug; deterministic. Null for a name without a letter or digit. */
export const slugOfName = (name: string): string | null => slugify(name, { decamelize: false }) || null;
