import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { z } from "zod";
import type { Language } from "../languages";
import { plain } from "./visible-text";

/** The countries that visitors of the malls come from: in the former a number begins with a zero, in the latter it doesn't. */
const withZero: CountryCode[] = ["SK", "DE", "AT", "GB"];
const withoutZero: CountryCode[] = ["CZ", "PL"];

/** Where people live who read a page in a language. */
const home: Partial<Record<Language, CountryCode[]>> = { sk: ["SK"], de: ["DE", "AT"], en: ["GB"] };

type Reading = PhoneNumber | "not_a_phone" | "phone_without_country";

/**
 * A telephone number as people write it: with the country's code, `+` or `00`, or as within Czechia, Slovakia, Germany,
 * Austria, Great Britain or Poland.
 * @param language the page's, which tells numbers of two countries apart
 */
function read(typed: string, language: Language | null): Reading {
  const text = plain(typed)
    .replace(/^(?:tel(?:ef[oó]n)?|mob(?:ile?)?|gsm|handy|phone)\b\.? ?:? ?/i, "")
    .replace(/ ?[,;]$/, "");
  if (!/^[\d ()+./-]*$/.test(text)) return "not_a_phone";
  return hasCountry(text) ? international(text) : national(text, language);
}

const hasCountry = (text: string): boolean => /^[ (]*(?:\+|00)/.test(text);

/** Who writes the country's code is believed, if the number has a length that it has there: ranges are added. */
function international(text: string): Reading {
  const readings = [text, text.replace(/\( *0 *\)/, "")].flatMap(
    (each) => parse(each.replaceAll(/[()]/g, " ").trim(), "CZ") ?? [],
  );
  return (
    readings.find((number) => number.isValid()) ??
    readings.find((number) => number.isPossible()) ??
    "not_a_phone"
  );
}

function national(text: string, language: Language | null): Reading {
  const validIn = (countries: CountryCode[]) =>
    countries.flatMap((country) => {
      const number = parse(text, country);
      return number?.isValid() ? number : [];
    });
  const own = (language && home[language]) ?? [];
  if (!/^[ (]*0/.test(text)) {
    // A mobile number of the reader's own country, whose zero was left out, may be one of Czechia or Poland.
    const lacksZero = own.some((country) => parse(`0${text}`, country)?.getType() === "MOBILE");
    const found = validIn(withoutZero)[0];
    if (found && lacksZero) return "phone_without_country";
    return found ?? validIn(withZero).find(hasCode(text)) ?? "not_a_phone";
  }
  const near = validIn(withZero.filter((country) => own.includes(country)));
  // `0420 …` may be `00420 …` without one of its zeros.
  if (near.length === 0 && parse(text.replace("0", "+"), "CZ")?.isValid()) return "phone_without_country";
  const found = near.length > 0 ? near : validIn(withZero);
  const mobile = found.filter((number) => number.getType() === "MOBILE");
  // A number that people leave is rather a mobile one than one of another country's small town.
  const [first, ...others] = mobile.length > 0 ? mobile : found;
  if (!first) return "not_a_phone";
  return others.length > 0 ? "phone_without_country" : first;
}

const parse = (text: string, country: CountryCode) =>
  parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });

/** Whether the text is the number with its country's code, without a plus. */
const hasCode = (text: string) => (number: PhoneNumber) => number.number === `+${text.replaceAll(/\D/g, "")}`;

/** A telephone number, read as on a page in the language; the result is in E.164: `+420603123456`. */
export const phoneNumberIn = (language: Language | null) =>
  z
    .string()
    .max(60, "too_long")
    .transform((text, context) => {
      const number = read(text, language);
      if (typeof number !== "string") return number.number as string;
      context.addIssue({ code: "custom", message: number });
      return z.NEVER;
    });

/** Where the page's language is not known. */
export const phoneNumber = phoneNumberIn(null);

/** A number with its country's code, grouped as in that country; anything else stays as it is. */
export function shownPhone(text: string | null | undefined): string | null {
  if (!text) return null;
  const number = hasCountry(plain(text)) ? read(text, null) : null;
  return typeof number === "object" && number?.isValid() ? number.formatInternational() : text;
}
