import { intlLocale, type Language } from "@contract/languages";

/** Spreadsheets use semicolons in languages with a decimal comma. */
export function separatorOf(language: Language): "," | ";" {
  const half = new Intl.NumberFormat(intlLocale(language)).format(0.5);
  return half.includes(",") ? ";" : ",";
}

/** Rows as in RFC 4180. */
export function csv(rows: readonly (readonly (string | number)[])[], separator: "," | ";"): string {
  return rows.map((row) => `${row.map((value) => cell(value, separator)).join(separator)}\r\n`).join("");
}

/** An apostrophe before a cell that a spreadsheet would execute as a formula. */
function cell(value: string | number, separator: string): string {
  if (typeof value === "number") return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return plain.includes(separator) || /["\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
