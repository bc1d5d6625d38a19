import type { ContentTags } from "~/mall/cache/content-tags.server";

/** Proxies reject responses with long headers. */
const longest = 1_500;
/** In place of a kind's entities, or of all tags, that are not listed. */
const any = "~";

/**
 * What a response shows, for caches in front of the site: the mall, then kinds and entities, such as
 * `promenade,news,news:17`. Where they are too many to be listed, `news:~` stands for any news; `~` for anything.
 * @param content null if it is not known
 */
export function cacheTag(mall: string, content: ReadonlySet<ContentTags> | null): string {
  if (!content) return `${mall},${any}`;
  const kinds = new Map<string, Set<string>>();
  for (const tag of [...content].flatMap((tags) => [...tags])) {
    const [kind = "", entity] = parts(tag);
    const entities = kinds.get(kind) ?? new Set();
    kinds.set(kind, entity === undefined ? entities : entities.add(encoded(entity)));
  }
  const listed = () =>
    [
      mall,
      ...[...kinds].flatMap(([kind, entities]) => [kind, ...[...entities].map((id) => `${kind}:${id}`)]),
    ].join();
  while (listed().length > longest) {
    const [[most]] = [...kinds].sort(([, one], [, other]) => other.size - one.size) as [
      [string, Set<string>],
    ];
    kinds.set(most, new Set([any]));
  }
  return listed();
}

/**
 * A regular expression for the `Cache-Tag` of the responses that show what has changed.
 * @param tag null for everything of the mall
 */
export function cacheTagPattern(mall: string, tag: string | null): string {
  if (tag === null) return `^${mall}(,|$)`;
  const [kind = "", entity] = parts(tag);
  const tags = entity === undefined ? [kind] : [`${kind}:${encoded(entity)}`, `${kind}:${any}`];
  return `^${mall},(.*,)?(${[...tags, any].join("|")})(,|$)`;
}

function parts(tag: string): string[] {
  const at = tag.indexOf(":");
  return at < 0 ? [tag] : [tag.slice(0, at), tag.slice(at + 1)];
}

/** Only letters, digits, `-`, `_` and `%`, so that it is no list and no regular expression. */
const encoded = (entity: string): string =>
  encodeURIComponent(entity).replace(
    /[^\w%-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
