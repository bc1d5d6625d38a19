import {
  type CodeFacts,
  dayOfDigits,
  factsOf,
  hundredths,
  type ScannedCode,
  type Voided,
} from "./receipt-code";

/** What a code on a receipt says; null for a code that isn't known to be of a receipt, such as a link. */
export function readCode({ format, text }: ScannedCode): CodeFacts | null {
  if (format !== "qr_code") return barCode(format, text);
  for (const read of [ekasaOnline, ekasaOffline, starred, rksv, tse, eet]) {
    const facts = read(text.trim());
    if (facts) return facts;
  }
  return null;
}

/**
 * Slovakia, eKasa: the receipt's id, by which the tax office finds everything else.
 * https://ekasa.financnasprava.sk/mdu/api/v1/opd/receipt/find takes the same one.
 */
function ekasaOnline(text: string): CodeFacts | null {
  const [, id] = /(?:^|[^0-9A-F])([A-Z]-[0-9A-F]{32})(?![0-9A-F])/i.exec(text) ?? [];
  return id ? factsOf({ fiscalId: `ekasa ${id.toUpperCase()}` }) : null;
}

/**
 * Slovakia, eKasa while the register is offline: `OKP:register:YYMMDDhhmmss:number:total`. The code of a register is
 * `888`, the tax number of ten digits, and which of the shop's registers it is.
 */
function ekasaOffline(text: string): CodeFacts | null {
  const [, okp, register = "", at, number, total] =
    /^((?:[0-9A-F]{8}-){4}[0-9A-F]{8}):(\d{16,17}):(\d{12}):(\d{1,9}):(\d{1,9}(?:[.,]\d{1,2})?)$/i.exec(
      text,
    ) ?? [];
  if (!okp) return null;
  return factsOf({
    fiscalId: `ekasa ${okp.toUpperCase()}`,
    issuers: [register, register.slice(3, 13)],
    day: dayOfDigits(`20${at}`),
    total: { amount: hundredths(total), currency: "EUR" },
    number,
  });
}

/**
 * Czechia: `HEAD*1.0*KEY:value*…`. QR Platba (SPD, https://qr-platba.cz/pro-vyvojare), QR Faktura (SID,
 * https://qr-faktura.cz/popis-formatu), which may stand in the former as X-INV, and QR EET
 * (https://github.com/martinsuchan/qreet).
 */
function starred(text: string): CodeFacts | null {
  const [head, version, ...parts] = text.split("*");
  if (!/^(SPD|SID|EET)$/.test(head ?? "") || !/^\d+\.\d+$/.test(version ?? "")) return null;
  const values = pairs(parts);
  const invoice = pairs((values.get("X-INV") ?? "").split("*"));
  const value = (...names: string[]) =>
    names.map((name) => invoice.get(name) ?? values.get(name)).find((found) => found);
  const id = value("ID");
  const issuer = value("INI", "VII", "DIC");
  const code = value("FIK", "BKP");
  return factsOf({
    fiscalId: code ? eetId(code) : id && issuer ? `sid ${issuer} ${id} ${value("DD") ?? ""}` : null,
    issuers: [value("INI"), value("VII"), value("DIC"), value("ACC")?.split("+")[0]],
    // In QR Platba DT is when a payment is due.
    day: dayOfDigits(head === "EET" ? value("DT") : value("DD")),
    total: { amount: hundredths(value("AM", "KC")), currency: value("CC") ?? "CZK" },
    number: id ?? value("X-VS", "VS"),
  });
}

const pairs = (parts: string[]): Map<string, string> =>
  new Map(
    parts.flatMap((part): [string, string][] => {
      const colon = part.indexOf(":");
      return colon < 0 ? [] : [[part.slice(0, colon).trim(), decoded(part.slice(colon + 1)).trim()]];
    }),
  );

/** A value, in which what may be no part of one is percent-encoded; some tills leave a percent sign as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Austria, RKSV (annex, number 12):
 * `_suite_register_number_time_normal_reduced1_reduced2_zero_special_turnover_certificate_previous_signature`.
 */
function rksv(text: string): CodeFacts | null {
  const [start, suite, register, number, at, ...rest] = text.split("_");
  if (start !== "" || !/^R\d-AT\d+$/.test(suite ?? "") || rest.length < 9) return null;
  const certificate = rest[6];
  return factsOf({
    fiscalId: `rksv ${certificate} ${register} ${number}`,
    issuers: [register, certificate],
    day: at?.slice(0, 10),
    total: { amount: sum(rest.slice(0, 5)), currency: "EUR" },
    number,
    voided: voidedRksv.get(rest[5] ?? ""),
  });
}

/** What stands there in place of the turnover counter, in base64: TRA, STO. */
const voidedRksv = new Map<string, Voided>([
  ["VFJB", "training"],
  ["U1RP", "cancelled"],
]);

/**
 * Germany, KassenSichV by DSFinV-K (annex I): `V0;register;Kassenbeleg-V1;Beleg^turnover by tax rate^payments;transaction;
 * signature counter;start;end;…`, with times in UTC.
 */
function tse(text: string): CodeFacts | null {
  const [version, register, type, data = "", transaction, counter, , end = "", ...rest] = text.split(";");
  if (version !== "V0" || type !== "Kassenbeleg-V1" || rest.length < 4) return null;
  const [kind = "", turnover = ""] = data.split("^");
  const voided = voidedTse.get(kind);
  if (kind !== "Beleg" && !voided) return null;
  const at = new Date(end);
  return factsOf({
    fiscalId: `tse ${register} ${transaction} ${counter} ${rest.at(-1)?.slice(0, 16)}`,
    issuers: [register],
    day: Number.isNaN(at.getTime()) ? "" : berlinDay.format(at),
    total: { amount: sum(turnover.split("_")), currency: "EUR" },
    number: transaction,
    voided,
  });
}

const voidedTse = new Map<string, Voided>([
  ["AVTraining", "training"],
  ["AVBelegstorno", "cancelled"],
  ["AVBelegabbruch", "cancelled"],
]);
const berlinDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });
const sum = (amounts: string[]): number => amounts.reduce((total, amount) => total + hundredths(amount), 0);

/** Czechia, electronic records of sales: a FIK or a BKP, alone or in other text. */
function eet(text: string): CodeFacts | null {
  const [code] =
    /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}-[0-9A-F]{2}/i.exec(text) ??
    /(?:[0-9A-F]{8}-){4}[0-9A-F]{8}/i.exec(text) ??
    [];
  return code ? factsOf({ fiscalId: eetId(code) }) : null;
}

/** Codes are also printed shortened, to their first 16 digits. */
const eetId = (code: string): string => `eet ${code.replaceAll("-", "").slice(0, 16).toUpperCase()}`;

/** The bar codes in which tills print a receipt's number; EAN is for products and vouchers. */
const numberFormats = ["code_128", "code_39", "codabar", "itf"];

const barCode = (format: string, text: string): CodeFacts | null =>
  numberFormats.includes(format) && /^[\w ./-]{4,40}$/.test(text) ? factsOf({ number: text }) : null;
