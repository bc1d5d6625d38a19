import { addressRanges } from "@contract/client-address";
import type { Limit } from "./attempts";

/** Where a call comes from: an address, and a browser where the site knows it. */
export type Visitor = {
  clientAddress: string;
  /** `isKnown`: it has proved before that the account of this call is its user's. */
  browser: { id: string; isKnown: boolean } | null;
};

type Rule = Pick<Limit, "name" | "most" | "withinMs">;

/** What comes from one line, whomever it is about. */
export const lineLimits = ({ clientAddress }: Visitor, { name, most, withinMs }: Rule): Limit[] =>
  addressRanges(clientAddress).map(({ range, factor }) => ({
    name: `${name} from line`,
    by: range,
    most: most * factor,
    withinMs,
  }));

type AccountRule = Rule & {
  account: string;
  /** So many from all lines together, and then one in `paceMs`. */
  everywhere: number;
  paceMs: number;
  /** So many from one line about all accounts together. */
  fromLine: number;
};

/**
 * What is about an account that any stranger can name: no stranger can use its attempts up for its owner. It is counted
 * together with its line or, alone, by the browser that is known for it; what comes from everywhere gets slower.
 */
export function accountLimits(visitor: Visitor, rule: AccountRule): Limit[] {
  const { name, account, most, withinMs, everywhere, paceMs, fromLine } = rule;
  const { clientAddress, browser } = visitor;
  if (browser?.isKnown)
    return [{ name: `${name} of browser`, by: `${account} ${browser.id}`, most, withinMs }];
  return [
    ...addressRanges(clientAddress).map(({ range, factor }) => ({
      name,
      by: `${account} ${range}`,
      most: most * factor,
      withinMs,
    })),
    { name: `${name} everywhere`, by: account, most: everywhere, withinMs, paceMs },
    ...lineLimits(visitor, { name, most: fromLine, withinMs }),
  ];
}
