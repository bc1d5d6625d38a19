import { describe, expect, it } from "vitest";
import type { ScannedCode } from "./receipt-code";
import { type Issuers, readReceipt } from "./receipt-reading";

const shops: Issuers = [
  ["books", ["60194383"]],
  ["café", ["2020123456"]],
  ["jeans", ["11111111"]],
  ["shirts", ["CZ11111111"]],
  ["bakery", ["DEMO-CASH-BOX524"]],
];
const qr = (text: string): ScannedCode => ({ format: "qr_code", text });
const read = (...codes: ScannedCode[]) => readReceipt(codes, { issuers: shops, locale: "cs-CZ" });

describe("a Slovak eKasa code", () => {
  it("is the receipt's id, also in other text", () => {
    const id = "O-7DBCDA8A56EE426DBCDA8A56EE426D1A";
    const nothing = { values: {}, foreignTotal: null, voided: null };
    expect(read(qr(id))).toEqual({ fiscalId: `ekasa ${id}`, ...nothing });
    expect(read(qr(`https://ekasa.example/?id=${id.toLowerCase()}`))?.fiscalId).toBe(`ekasa ${id}`);
    expect(read(qr(`${id}0`))).toBeNull();
  });

  it("of an offline register holds shop, day and number, and a total in euro", () => {
    const okp = "3FF0C08A-2D5A5F60-9E1B22C4-00AA11BB-CC22DD33";
    expect(read(qr(`${okp}:88820201234560001:261123184205:127:12.30`))).toEqual({
      fiscalId: `ekasa ${okp}`,
      values: { company_id: "café", issued_at: "2026-11-23", number: "127" },
      foreignTotal: "12,30\u00a0€",
      voided: null,
    });
  });
});

describe("a Czech code", () => {
  // The examples of qr-faktura.cz.
  const invoice =
    "SID*1.0*ID:012150672*DD:20151201*TP:0*AM:495.00*VS:012150672*VII:CZ60194383*INI:60194383*CC:CZK*";
  const payment =
    "SPD*1.0*CC:CZK*ACC:CZ3103000000270016060243*AM:495.00*DT:20151217*X-VS:012150672*X-INV: SID%2A1.0%2AID:012150672%2ADD:20151201%2ATP:0%2AVII:CZ60194383%2AINI:60194383%2A";
  const values = { company_id: "books", issued_at: "2015-12-01", total: "495,00", number: "012150672" };

  it.each([
    ["an invoice", invoice],
    ["a payment with an invoice in it", payment],
  ])("for %s fills in everything", (_, text) => {
    expect(read(qr(text))).toEqual({
      fiscalId: "sid 60194383 012150672 20151201",
      values,
      foreignTotal: null,
      voided: null,
    });
  });

  it("for a payment alone holds total and number, but no day of purchase", () => {
    expect(
      read(qr("SPD*1.0*ACC:CZ3103000000270016060243+KOMBCZPP*AM:61189*CC:EUR*DT:20261224*X-VS:77")),
    ).toEqual({
      fiscalId: null,
      values: { number: "77" },
      foreignTotal: "61\u00a0189,00\u00a0€",
      voided: null,
    });
  });

  it("has its values percent-encoded", () => {
    expect(read(qr("SID*1.0*ID:FV%2A2026%2F015*DD:20261120*INI:60194383"))).toMatchObject({
      fiscalId: "sid 60194383 FV*2026/015 20261120",
      values: { number: "FV*2026/015" },
    });
    const nested = encodeURIComponent("SID*1.0*ID:FV%2A2026%2F015*INI:60194383").replaceAll("*", "%2A");
    expect(read(qr(`SPD*1.0*AM:10*X-INV:${nested}`))?.values.number).toBe("FV*2026/015");
    expect(read(qr("SPD*1.0*AM:10*X-VS:50%"))?.values.number).toBe("50%");
  });

  it("for electronic records of sales holds day and total", () => {
    expect(read(qr("EET*1.0*BKP:DE7AB57EF9F1B523*DIC:60194383*KC:117*DT:201710101844"))).toEqual({
      fiscalId: "eet DE7AB57EF9F1B523",
      values: { company_id: "books", issued_at: "2017-10-10", total: "117,00" },
      foreignTotal: null,
      voided: null,
    });
    expect(read(qr("FIK: b3a09b52-7c87-4014-a496-4c7a53cf9125-03"))?.fiscalId).toBe("eet B3A09B527C874014");
    expect(read(qr("bkp 36FA2953-0E365CE7-5829441B-8CAFFB11-A89C7372"))?.fiscalId).toBe(
      "eet 36FA29530E365CE7",
    );
  });

  it("survives what can't be decoded", () => {
    expect(read(qr("SPD*1.0*AM:10*X-INV:%E0%A4%A"))?.values).toEqual({ total: "10,00" });
    expect(read(qr("SPD*1.0*AM:-5*DD:20269999"))?.values).toEqual({});
    expect(read(qr("SPD*1.0*AM:5*CC:<b>"))?.foreignTotal).toBeNull();
  });
});

it("an Austrian code (RKSV) holds everything but the currency of the form", () => {
  const text =
    "_R1-AT3_DEMO-CASH-BOX524_TN56_2022-05-21T07:43:41_21,90_7,00_2,00_0,00_-0,78_MwG2bYUBaDs=_zb295e730a0agb89_m3VzZ9DO1/I=_19ZqT6GsWBnm==";
  expect(read(qr(text))).toEqual({
    fiscalId: "rksv zb295e730a0agb89 DEMO-CASH-BOX524 TN56",
    values: { company_id: "bakery", issued_at: "2022-05-21", number: "TN56" },
    foreignTotal: "30,12\u00a0€",
    voided: null,
  });
});

it("a German code (TSE) holds the day at the till, not that of its clock in UTC", () => {
  const text =
    "V0;955002-00;Kassenbeleg-V1;Beleg^0.00_2.55_0.00_0.00_0.00^2.55:Bar;18;112;2019-07-10T18:41:02.000Z;2019-07-10T22:41:04.000Z;ecdsa-plain-SHA256;unixTime;MEQCIAy4P9k==;BHhWOeisRpPBTGQ1W4VUH95T";
  expect(read(qr(text))).toEqual({
    fiscalId: "tse 955002-00 18 112 BHhWOeisRpPBTGQ1",
    values: { issued_at: "2019-07-11", number: "18" },
    foreignTotal: "2,55\u00a0€",
    voided: null,
  });
  expect(read(qr(text.replace("Beleg^", "AVTransfer^")))).toBeNull();
});

describe("a receipt of no purchase", () => {
  const rksv = (total: string, counter: string) =>
    `_R1-AT3_DEMO-CASH-BOX524_TN56_2022-05-21T07:43:41_${total}_0,00_0,00_0,00_0,00_${counter}_zb29_m3Vz_19Zq==`;
  const tse = (data: string) =>
    `V0;955002-00;Kassenbeleg-V1;${data};18;112;2019-07-10T18:41:02.000Z;2019-07-10T22:41:04.000Z;ecdsa-plain-SHA256;unixTime;MEQ==;BHh`;

  it.each([
    ["Austrian, of a training", rksv("21,90", "VFJB"), "training"],
    ["Austrian, cancelled", rksv("-21,90", "U1RP"), "cancelled"],
    ["Austrian, returned", rksv("-21,90", "MwG2bYUBaDs="), "cancelled"],
    ["Austrian, of a purchase", rksv("21,90", "MwG2bYUBaDs="), null],
    ["German, of a training", tse("AVTraining^0.00_2.55_0.00_0.00_0.00^2.55:Bar"), "training"],
    ["German, cancelled", tse("AVBelegstorno^0.00_2.55_0.00_0.00_0.00^2.55:Bar"), "cancelled"],
    ["German, broken off", tse("AVBelegabbruch^0.00_0.00_0.00_0.00_0.00^"), "cancelled"],
    ["German, returned", tse("Beleg^0.00_-2.55_0.00_0.00_0.00^-2.55:Bar"), "cancelled"],
    ["German, of a purchase", tse("Beleg^0.00_2.55_0.00_0.00_0.00^2.55:Bar"), null],
    ["Czech, returned", "EET*1.0*BKP:DE7AB57EF9F1B523*DIC:60194383*KC:-117*DT:201710101844", "cancelled"],
  ])("is found by its code (%s)", (_, text, voided) => {
    expect(read(qr(text))?.voided).toBe(voided);
  });
});

describe("codes in a photo", () => {
  it.each([
    ["a link", "https://evil.example/?q=SPD*1.0*AM:5"],
    ["a Wi-Fi", "WIFI:T:WPA;S:mall;P:secret;;"],
    ["text", "Thank you for your visit"],
    ["much text", "_".repeat(4_000)],
    ["much more text", "V0;".repeat(1_300)],
    ["hostile text", `SPD*1.0*${"A:*".repeat(1_000)}`.slice(4)],
  ])("are not taken from %s", (_, text) => {
    expect(read(qr(text))).toBeNull();
  });

  it("fill in the number from a bar code, unless a fiscal code has one", () => {
    const bar = { format: "code_128", text: "0042-1837" };
    expect(read(bar)?.values).toEqual({ number: "0042-1837" });
    expect(read(bar, qr("SID*1.0*ID:1*INI:60194383"))?.values.number).toBe("1");
    expect(read({ format: "ean_13", text: "8594000000012" })).toBeNull();
    expect(read({ format: "code_128", text: "<script>" })).toBeNull();
  });

  it("choose no shop if several belong to the company", () => {
    expect(read(qr("SID*1.0*ID:1*VII:CZ11111111"))?.values).toEqual({ number: "1" });
    expect(read(qr("SID*1.0*ID:1*INI:00000000"))?.values).toEqual({ number: "1" });
  });
});
