import { randomOf, whole } from "../random";

/** A company's number in Czechia or Slovakia: seven digits, and one that checks them. */
export function registrationNumber(company: string): string {
  const digits = String(whole(randomOf(`${company} number`), 2_600_000, 5_999_999));
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  return digits + ((11 - (sum % 11)) % 10);
}

/** In Czechia the company's number, in Slovakia ten digits of its own, which are a multiple of eleven. */
export function vatNumber(company: string, country: "cz" | "sk"): string {
  if (country === "cz") return `CZ${registrationNumber(company)}`;
  const least = whole(randomOf(`${company} VAT`), 2_020_000_000, 2_029_999_980);
  return `SK${least + ((11 - (least % 11)) % 11)}`;
}
