import fc from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { getExampleNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { physicalCardRequest } from "../card";
import { birthDate, line, mailCode, prose } from "../input-text";
import type { Language } from "../languages";
import { plateRequest } from "../member-parking";
import { emailAddress, shownEmail } from "./email-address.server";
import { phoneNumber, phoneNumberIn, shownPhone } from "./phone-number.server";
import { trimmed } from "./visible-text";

/** What the schema makes of a text, or why it refuses it. */
const read = (schema: typeof phoneNumber | typeof emailAddress | ReturnType<typeof line>, text: string) => {
  const { data, error } = schema.safeParse(text);
  return error ? error.issues[0]?.message : data;
};
const unseen = fc.constantFrom(
  "\u00a0",
  "\u200b",
  "\u200e",
  "\u202a",
  "\u202c",
  "\u2060",
  "\ufeff",
  "\u00ad",
);
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

describe("a phone number", () => {
  const countries = fc.constantFrom("CZ", "SK", "DE", "AT", "GB", "PL");
  const blanks = fc.constantFrom(" ", "\u00a0", "\u2009", "-", "\u2011", "\u2013", "\u2212", "/", ".", "");

  it("of each country is read with its code however it is grouped, and printed in a way that is read again", () => {
    fc.assert(
      fc.property(
        countries,
        blanks,
        unseen,
        fc.boolean(),
        fc.boolean(),
        (country, blank, mark, isWide, hasPlus) => {
          const number = getExampleNumber(country, examples) ?? expect.fail();
          const international = number.formatInternational().replace("+", hasPlus ? "+" : "00");
          const grouped = mark + international.replaceAll(" ", blank) + mark;
          const typed = isWide ? fullWidth(grouped) : grouped;
          expect(read(phoneNumber, typed)).toBe(number.number);
          expect(shownPhone(number.number)).toBe(number.formatInternational());
          expect(read(phoneNumber, shownPhone(number.number) ?? "")).toBe(number.number);
        },
      ),
    );
  });

  it.each([
    ["cz", "603 123 456", "+420603123456"],
    ["cz", "603123456", "+420603123456"],
    ["en", "420 603 123 456", "+420603123456"],
    ["en", "(+420) 603 123 456", "+420603123456"],
    ["cz", "+420 (0) 603 123 456", "+420603123456"],
    ["cz", "tel: +420 603 123 456", "+420603123456"],
    ["cz", "Tel.: 603 123 456,", "+420603123456"],
    ["sk", "mobil 0905 123 456", "+421905123456"],
    ["sk", "603 123 456", "+420603123456"],
    ["sk", "0905 123 456", "+421905123456"],
    ["cz", "0905 123 456", "+421905123456"],
    ["sk", "02/5932 1111", "+421259321111"],
    ["sk", "+421 (0) 905 123 456", "+421905123456"],
    ["sk", "+4210905123456", "+421905123456"],
    ["de", "0170 / 123 45 67", "+491701234567"],
    ["de", "+49 (0)170 1234567", "+491701234567"],
    ["de", "(030) 1234567", "+49301234567"],
    ["de", "0664 1234567", "+436641234567"],
    ["de", "01 5123456", "+4315123456"],
    ["en", "07911 123456", "+447911123456"],
    ["en", "020 7946 0958", "+442079460958"],
    ["cz", "+420 123 456 789", "+420123456789"],
  ] as const)("is read as people write it (%s: %s)", (language, typed, stored) => {
    expect(read(phoneNumberIn(language), typed)).toBe(stored);
  });

  it.each([
    ["call me", "not_a_phone"],
    ["+420 603", "not_a_phone"],
    ["603 123 456 ext. 12", "not_a_phone"],
    ["603 123 456 / 604 123 456", "not_a_phone"],
    ["123", "not_a_phone"],
    // Bratislava, or a village in Westphalia.
    ["02/5932 1111", "phone_without_country"],
    ["0420 603 123 456", "phone_without_country", "cz"],
    ["0421 905 123 456", "phone_without_country", "sk"],
    // A Slovak mobile number without its zero, or a premium one in Czechia.
    ["905 123 456", "phone_without_country", "sk"],
    ["664 123 456", "phone_without_country", "de"],
  ] as const)("is refused rather than guessed (%s)", (typed, problem, language?: Language) => {
    expect(read(phoneNumberIn(language ?? null), typed)).toBe(problem);
  });

  it("of a mall is printed with its groups, and what is more than a number as it is", () => {
    expect(shownPhone("+421(0)905123456")).toBe("+421 905 123 456");
    for (const text of [
      "0905 123 456",
      "+420 603 123 456, +420 604 123 456",
      "+420 603 123 456 ext. 12",
      "112",
    ])
      expect(shownPhone(text)).toBe(text);
  });
});

describe("an e-mail address", () => {
  it.each([
    ["a&b@example.cz", "a&b@example.cz"],
    ["jan=x@example.cz", "jan=x@example.cz"],
    ["o'neil/x{y}|z~`^%$#!?*+_-@example.co.uk", "o'neil/x{y}|z~`^%$#!?*+_-@example.co.uk"],
    [".jan..novak.@example.cz", ".jan..novak.@example.cz"],
    [" Jan.Novak@Example.CZ\u200b", "jan.novak@example.cz"],
    ["\u202ajan@example.cz\u202c", "jan@example.cz"],
    ["jan\u00ad@exam\u200bple.cz", "jan@example.cz"],
    [fullWidth("jan@example.cz"), "jan@example.cz"],
    ["jan\u2011novak@my\u2010shop.cz", "jan-novak@my-shop.cz"],
    ["info@müller.de", "info@xn--mller-kva.de"],
    ["info@MÜLLER.de", "info@xn--mller-kva.de"],
    ["info@mu\u0308ller.de", "info@xn--mller-kva.de"],
    ["info@xn--mller-kva.de", "info@xn--mller-kva.de"],
    ["jan@škola.čeština.cz", "jan@xn--kola-f6a.xn--etina-gya30d.cz"],
  ])("is read by the rule of browsers (%s)", (typed, stored) => {
    expect(read(emailAddress, typed)).toBe(stored);
  });

  it.each([
    "jan",
    "jan@",
    "@example.cz",
    "jan@gmail",
    "jan@-x.cz",
    "jan@x..cz",
    "jan novak@example.cz",
    "jan novák@example.cz",
    "jänner@example.cz",
    "jan@ex ample.c_z",
    "a@b@example.cz",
  ])("is refused where a browser would, or without a dot (%s)", (typed) => {
    expect(read(emailAddress, typed)).toBe("not_an_email");
  });

  it("is printed as its owner writes it, which is read as the same", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("info@müller.de", "jan@škola.cz", "a&b@example.cz", "jan@straße.example"),
        unseen,
        (address, mark) => {
          const stored = read(emailAddress, mark + address + mark) ?? expect.fail();
          expect(shownEmail(stored)).toBe(address);
          expect(read(emailAddress, shownEmail(stored))).toBe(stored);
        },
      ),
    );
  });
});

describe("text", () => {
  it("of nothing that one sees is empty", () => {
    fc.assert(
      fc.property(fc.string({ unit: unseen, minLength: 1, maxLength: 20 }), (text) => {
        expect(read(line(80), text)).toBe("required");
        expect(prose(80).safeParse(text).error?.issues[0]?.message).toBe("required");
        expect(read(emailAddress, text)).toBe("required");
      }),
    );
  });

  it("keeps all that lies between its first and its last character that one sees", () => {
    fc.assert(
      fc.property(unseen, fc.string({ unit: "grapheme" }), unseen, (before, text, after) => {
        const whole = `a${text}z`;
        expect(trimmed(before + whole + after)).toBe(whole);
      }),
    );
    // A family, and the flag of England, whose marks nobody sees.
    for (const text of ["👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"]) expect(trimmed(`${text}\u200b`)).toBe(text);
  });

  it("of a megabyte of blanks is read at once", () => {
    const started = performance.now();
    trimmed(`a${"\u200b".repeat(1_000_000)}a`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("a code", () => {
  it.each(["123 456", "123-456", "123\u2011456", "123\u2013456", "\u202a123456\u202c", "１２３４５６"])(
    "is read in groups and in full width (%s)",
    (typed) => {
      expect(mailCode.parse(typed)).toBe("123456");
      const card = { number: `${typed}${typed}7`, birth_date: "1990-05-17" };
      expect(physicalCardRequest.parse(card).number).toBe("1234561234567");
    },
  );

  it("says how many digits it lacks", () => {
    const { error } = physicalCardRequest.safeParse({ number: "123", birth_date: "" });
    expect(error?.issues.map(({ message }) => message)).toEqual(["not_13_digits", "required"]);
  });

  it.each([
    ["1ab 23\u201345", "1AB2345"],
    ["wü\u00a0ab 123", "WÜAB123"],
    ["\u200e１ＡＢ２３４５", "1AB2345"],
  ])("of a car is read with dashes, umlauts and in full width (%s)", (typed, plate) => {
    expect(plateRequest.parse({ plate: typed })).toEqual({ plate });
  });
});

it("an empty birth date is missing, and another text is no date", () => {
  const problems = ["", "\u200b", "17th of May", "1890-01-01", "1990-02-30"].map(
    (text) => birthDate.safeParse(text).error?.issues[0]?.message,
  );
  expect(problems).toEqual(["required", "required", "not_a_date", "not_a_date", "not_a_date"]);
});
