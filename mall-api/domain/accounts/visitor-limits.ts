import { addressRanges } from "@contract/client-address";
import type { Limit } from "./attempts";

/** Where a call comes from: an address, and a browser if the site recognises it. */
export type Visitor = {
  clientAddress: string;
  /** Whether this browser has logged in to the account of this call before. */
  browser: { id: string; isKnown: boolean } | null;
  userAgent: string | null;
};

type Rule = Pick<Limit, "name" | "most" | "withinMs">;

/** Limits everything from one line, whichever account it concerns. */
export const lineLimits = ({ clientAddress }: Visitor, { name, most, withinMs }: Rule): Limit[] =>
  addressRanges(clientAddress).map(({ range, factor }) => ({
    name: `${name} from line`,
    by: range,
    most: most * factor,
    withinMs,
  }));

type AccountRule = Rule & {
  account: string;
  /** At most `everywhere` attempts from all lines together, then one per `paceMs`. */
  everywhere: number;
  paceMs: number;
  /** Attempts from one line, for all accounts together. */
  fromLine: number;
};

/**
 * Limits for an account that any stranger can name, such that no stranger can use up its owner's attempts: they are
 * counted per account and line or, for a known browser, per account and browser. Beyond a total from everywhere they
 * are only slowed down.
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
