import type { Term } from "@contract/search-language/query-terms";
import { findingTerms, type Query } from "@contract/search-language/ranking";
import type { Reading } from "@contract/search-language/vocabulary";
import { categoryColumn, kindColumn, kindToken } from "./search-sources";

/** One of the alternatives has to match; `withNear` adds kinds near to those that are asked for. */
export type Attempt = { alternatives: Query[]; places: readonly string[]; withNear?: boolean };

/** The query with some of its terms alone. */
export const partOf = (query: Query, some: readonly number[]): Query => ({
  ...query,
  terms: query.terms.filter((_, at) => some.includes(at)),
  near: query.near.filter((_, at) => some.includes(at)),
});

/** The query without one of its terms. */
export const without = (query: Query, at: number): Query =>
  partOf(
    query,
    [...query.terms.keys()].filter((other) => other !== at),
  );

const anyOf = (tokens: string[]) => tokens.map((token) => `"${token}"`).join(" OR ");

/** The FTS expression for any kind of a query: a bakery fits, also if its texts don't mention that its bread is fresh. */
export function anyKindOf(query: Query): string | null {
  const kinds = findingTerms(query).flatMap((term) => [...term.kinds.keys()]);
  return kinds.length > 0 ? anyOf(kinds.map((kind) => kindToken(kindColumn, kind))) : null;
}

/**
 * The FTS expression: one of the alternatives has to match completely, each of its terms by a kind, or by each of its
 * words in any of its forms, in any of the fields.
 */
export function expressionOf({ alternatives, places, withNear }: Attempt): string {
  const anyForm = ({ words }: Reading) =>
    `(${anyOf(words.flatMap((word) => places.map((place) => place + word)))})`;
  const kindsOf = ({ kinds }: Term, near: Query["near"][number] | undefined) => [
    ...[...kinds.keys()].map((kind) => kindToken(kindColumn, kind)),
    ...(withNear ? [...kinds.keys()].map((kind) => kindToken(categoryColumn, kind)) : []),
    ...(withNear ? [...(near?.keys() ?? [])].map((kind) => kindToken(kindColumn, kind)) : []),
  ];
  const match = (term: Term, near: Query["near"][number] | undefined) => {
    const kinds = kindsOf(term, near);
    const words = term.readings.map(anyForm).join(" AND ");
    return `(${[...(words ? [`(${words})`] : []), ...(kinds.length > 0 ? [anyOf(kinds)] : [])].join(" OR ")})`;
  };
  return alternatives
    .map(({ terms, near }) => `(${terms.map((term, at) => match(term, near[at])).join(" AND ")})`)
    .join(" OR ");
}
