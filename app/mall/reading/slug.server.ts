import slugify from "@sindresorhus/slugify";

/** What stands for a name in an address; the same name always gives the same. Null for a name without a letter or digit. */
export const slugOfName = (name: string): string | null => slugify(name, { decamelize: false }) || null;
