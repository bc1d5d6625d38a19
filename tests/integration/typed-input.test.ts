import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { openPage, sendForm } from "../requests/member";
import { newMember } from "../requests/new-member";

const tenant = "galerieharfa";
const site = sharedSite();
const member = async () => (await newMember(site.mallApi, tenant)).cookie;

describe("a member's phone number", () => {
  const profile = (language: string) =>
    language === "de" ? "/de/mein-konto/profil" : "/en/dashboard/profile";
  const personal = { intent: "profile", first_name: "Eva", last_name: "Nová" };

  it.each([
    ["en", "+421 (0) 905 123 456", "+421 905 123 456"],
    ["en", "\u202a+420\u2011777\u2013000\u2212111\u202c", "+420 777 000 111"],
    ["de", "0664 / 123 45 67", "+43 664 1234567"],
  ])("is shown as people of its country write it (%s: %s)", async (language, phone, shown) => {
    const cookie = await member();
    const answer = await sendForm(site, tenant, profile(language), {
      cookie,
      fields: { ...personal, phone },
    });
    expect(answer.status).toBe(303);
    const { html } = await openPage(site, tenant, profile(language), cookie);
    expect(html).toContain(`value="${shown}"`);
  });

  it("that several countries have is asked about, and stays as it was typed", async () => {
    const fields = { ...personal, phone: "02/5932 1111" };
    const { status, text } = await sendForm(site, tenant, profile("en"), { cookie: await member(), fields });
    expect(status).toBe(422);
    expect(text).toContain("Please add the country code");
    expect(text).toContain('value="02/5932 1111"');
  });
});

it("a registration has all its errors in one answer", async () => {
  const answer = await sendForm(site, tenant, "/en/register", {
    cookie: "",
    fields: {
      intent: "register",
      started: (Date.now() - 60_000).toString(36),
      first_name: "\u200b\u2060",
      last_name: "Nová",
      email: "eva@",
      password: "short",
      phone: "call me",
      birth_date: new Date().toISOString().slice(0, 10),
    },
  });
  expect(answer.status).toBe(422);
  for (const text of [
    "Enter your first name.",
    "such as name@example.com",
    "at least 10 characters",
    "such as 603\u00a0123\u00a0456",
    "at least 15",
    "Please tick this box",
  ])
    expect(answer.text).toContain(text);
});

it("a gift card's form that is corrected at once is not too quick, and says how many digits it expects", async () => {
  const fields = { intent: "balance", started: (Date.now() - 5_000).toString(36), number: "1234", pin: "" };
  const send = (changes: object) =>
    sendForm(site, tenant, "/en/gift-cards", { cookie: "", fields: { ...fields, ...changes } });
  const first = await send({});
  expect(first.text).toContain("The card number has 16 digits.");
  expect(first.text).toContain("Please fill in this field.");
  const started = /name="started" value="([^"]+)"/.exec(first.html)?.[1] ?? expect.fail();
  const second = await send({ started, number: "1234 5678 9012 3456", pin: "12\u201134" });
  expect(second.text).not.toContain("very quick");
  expect(second.status).toBe(422);
});

it("an address of another alphabet is shown as its owner writes it", async () => {
  const email = `eva.${Date.now()}@xn--mller-kva.example`;
  const body = new URLSearchParams({
    intent: "register",
    started: (Date.now() - 60_000).toString(36),
    first_name: "Eva",
    last_name: "Müller",
    email,
    password: "kolo na kopci 7",
    terms: "on",
  });
  const headers = { Origin: site.of(tenant) };
  const sent = await ask(site, tenant, "/en/register", { method: "POST", body, headers });
  expect(sent.status).toBe(303);
  const cookie = sent.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const { text } = await openPage(site, tenant, sent.headers.get("Location") ?? "", cookie);
  expect(text).toContain(email.replace("xn--mller-kva", "müller"));
});

it("the browser gets nothing of the phone library", () => {
  const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  // The countries' calling codes, as its metadata begins.
  const withLibrary = scripts.filter((name) =>
    /country_calling_codes|parsePhoneNumber/.test(readFileSync(join("build/client/assets", name), "utf8")),
  );
  expect(withLibrary).toEqual([]);
});
