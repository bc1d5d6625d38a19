/** A code as a reader returns it: `format` is the name that `BarcodeDetector` has for it. */
export type ScannedCode = { format: string; text: string };

/** What a receipt's code says; null, or no issuers, where it says nothing. */
export type CodeFacts = {
  /** Identifies the receipt among all others. */
  fiscalId: string | null;
  /** What names the shop: a tax or company number, a cash register, an account. */
  issuers: string[];
  /** `YYYY-MM-DD` */
  day: string | null;
  /** In hundredths. */
  total: { amount: number; currency: string } | null;
  number: string | null;
  /** Why nothing was bought with it. */
  voided: Voided | null;
};

/** A receipt by which a till was tried out, or one of a purchase that was cancelled or returned. */
export type Voided = "training" | "cancelled";

/** Facts, of which only the valid ones stay. */
export function factsOf({
  fiscalId,
  issuers = [],
  day,
  total,
  number,
  voided,
}: {
  fiscalId?: string | null;
  issuers?: (string | undefined)[];
  day?: string | undefined;
  total?: { amount: number; currency: string };
  number?: string | undefined;
  voided?: Voided | undefined;
}): CodeFacts {
  return {
    fiscalId: fiscalId?.slice(0, 200) ?? null,
    issuers: issuers.flatMap((issuer) => issuer || []),
    day: day && isDay(day) ? day : null,
    total:
      total && total.amount > 0 && total.amount < 1e9 && /^[A-Z]{3}$/.test(total.currency) ? total : null,
    number: number?.trim().slice(0, 40) || null,
    voided: voided ?? (total && total.amount < 0 ? "cancelled" : null),
  };
}

/** "1249.90" or "1249,90" in hundredths; NaN for anything else. */
export function hundredths(text = ""): number {
  const [, sign, whole, decimals = ""] = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return sign ? -amount : amount;
}

/** "20261123…" as a day. */
export const dayOfDigits = (digits = ""): string =>
  `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

function isDay(day: string): boolean {
  const date = new Date(`${day}T12:00:00Z`);
  return (
    /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  );
}
