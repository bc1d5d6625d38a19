import { readCode } from "./fiscal-codes";
import type { CodeFacts, ScannedCode, Voided } from "./receipt-code";

/** The shops of a mall by what names them in codes. */
export type Issuers = readonly (readonly [shop: string, issuers: readonly string[]])[];

/** What a mall's form needs to read codes: its shops, and the locale in which amounts are written. */
export type CodeOptions = { issuers: Issuers; locale: string };

export type ReceiptReading = {
  fiscalId: string | null;
  /** The form's fields that the codes have a value for. */
  values: Partial<Record<"company_id" | "issued_at" | "total" | "number", string>>;
  /** A total that the form can't take, because it is in another currency. */
  foreignTotal: string | null;
  voided: Voided | null;
};

/** What the codes in a photo say about the receipt, as the form's fields; null if there is none of a receipt. */
export function readReceipt(
  codes: readonly ScannedCode[],
  { issuers, locale }: CodeOptions,
): ReceiptReading | null {
  // Bar codes have a number at most; a fiscal code knows better.
  const facts = codes
    .flatMap((code) => readCode(code) ?? [])
    .sort((one, other) => weightOf(other) - weightOf(one));
  if (facts.length === 0) return null;
  const first = <Value>(pick: (facts: CodeFacts) => Value | null): Value | undefined =>
    facts.map(pick).find((value) => value !== null) ?? undefined;
  const shop = first(({ issuers: named }) => shopOf(named, issuers));
  const day = first(({ day }) => day);
  const total = first(({ total }) => total);
  const number = first(({ number }) => number);
  const amount = (total?.amount ?? 0) / 100;
  const decimals = { minimumFractionDigits: 2, useGrouping: false };
  return {
    fiscalId: first(({ fiscalId }) => fiscalId) ?? null,
    values: {
      ...(shop && { company_id: shop }),
      ...(day && { issued_at: day }),
      ...(total?.currency === "CZK" && { total: amount.toLocaleString(locale, decimals) }),
      ...(number && { number }),
    },
    foreignTotal:
      total && total.currency !== "CZK"
        ? amount.toLocaleString(locale, { style: "currency", currency: total.currency })
        : null,
    voided: first(({ voided }) => voided) ?? null,
  };
}

const weightOf = ({ fiscalId, total }: CodeFacts): number => (fiscalId ? 2 : 0) + (total ? 1 : 0);

/** The shop that these name; null if they name none, or several that belong to one company. */
function shopOf(named: string[], issuers: Issuers): string | null {
  const keys = new Set(named.map(issuerKey));
  const found = issuers.filter(([, theirs]) => theirs.some((issuer) => keys.has(issuerKey(issuer))));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/** Without punctuation and the country that a tax number begins with, as one writes it with and without. */
const issuerKey = (issuer: string): string =>
  issuer
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replace(/^[A-Z]{2}(?=\d{8,10}$)/, "");
