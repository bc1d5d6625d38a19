import { type AddressRange, addressRanges } from "@contract/client-address";
import type { Limit } from "./attempts";

/** Where a call comes from: an address, and a browser if the site recognises it. */
export type Visitor = {
  /** Null if it can't be known: whoever sent the call speaks for others, and can't prove to be the site. */
  clientAddress: string | null;
  /** Whether this browser has logged in to the account of this call before. */
  browser: { id: string; isKnown: boolean } | null;
  userAgent: string | null;
};

type Rule = Pick<Limit, "name" | "most" | "withinMs">;

/** The ranges of a visitor's line. Without an address there are none: all visitors would be one line, and lock each other out. */
const rangesOf = ({ clientAddress }: Visitor): AddressRange[] =>
  clientAddress === null ? [] : addressRanges(clientAddress);

/** Limits everything from one line, whichever account it concerns. */
export const lineLimits = (visitor: Visitor, { name, most, withinMs }: Rule): Limit[] =>
  rangesOf(visitor).map(({ range, factor }) => ({
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
  const { browser } = visitor;
  if (browser?.isKnown)
    return [{ name: `${name} of browser`, by: `${account} ${browser.id}`, most, withinMs }];
  return [
    ...rangesOf(visitor).map(({ range, factor }) => ({
      name,
      by: `${account} ${range}`,
      most: most * factor,
      withinMs,
    })),
    { name: `${name} everywhere`, by: account, most: everywhere, withinMs, paceMs },
    ...lineLimits(visitor, { name, most: fromLine, withinMs }),
  ];
}
