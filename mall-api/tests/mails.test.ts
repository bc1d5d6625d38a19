import { bookingOptions, bookingOrder } from "@contract/booking";
import ICAL from "ical.js";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { approveReceipt, rejectReceipt } from "../domain/loyalty/receipt-decisions";
import { form, type Mail, member, newPerson, withMallApi } from "./mall-api-world";
import { newKey, shopping } from "./shopping";

const api = withMallApi({ SITE_URL: "https://{tenant}.mall.test" });
const shop = shopping(api);

async function mailed(to: string, purpose: string, tenant?: string): Promise<Mail> {
  const mails = await api.mailsTo(to, tenant);
  return mails.find((mail) => mail.purpose === purpose) ?? expect.fail(`no mail ${purpose}`);
}

/** A mail as its reader sees it: the links by their words, and all text. */
function read({ html }: Pick<Mail, "html">) {
  const { document } = new JSDOM(html).window;
  const links = [...document.querySelectorAll("a")].map(
    (link) => [link.textContent?.trim() ?? "", link.href] as const,
  );
  return { document, links: Object.fromEntries(links), text: document.body.textContent ?? "" };
}

describe("a mail", () => {
  it("shows the mall's name, icon, colour, address and home page", async () => {
    const person = newPerson();
    await api.post("register", person);
    const mail = await mailed(person.email, "verification");
    const { document, links, text } = read(mail);
    expect(document.documentElement.lang).toBe("cs");
    expect(document.querySelector("img")?.src).toBe("https://galerieharfa.mall.test/apple-touch-icon.png");
    expect(links["Galerie Harfa"]).toBe("https://galerieharfa.mall.test/cz");
    for (const said of ["Galerie Harfa", "U Strun 4, 190 00 Praha 9"]) {
      expect(text).toContain(said);
      expect(mail.text).toContain(said);
    }
    const button = [...document.querySelectorAll("a")].find(
      (link) => link.textContent === "Dokončit registraci",
    );
    expect(button?.parentElement?.getAttribute("style")).toContain("background:#C2185B");
    expect(mail.unsubscribe).toBeNull();
  });

  it("shows what its recipient wrote as text", async () => {
    const message = 'Lost: <b>hat</b> & "scarf"\n<script>alert(1)</script>';
    const email = newPerson().email;
    await api.post("support", form({ name: "Věra", email, topic: "other", message, language: "en" }));
    const { document, text } = read(await mailed(email, "support-received"));
    expect(document.querySelector("blockquote")?.textContent).toBe(message);
    expect(document.querySelector("b, script")).toBeNull();
    expect(text).toContain("& ");
  });

  it("has a button where it asks for an action", async () => {
    const person = await member(api, { language: "de" });
    await api.post("register", newPerson({ email: person.email }));
    const { links } = read(await mailed(person.email, "already-registered"));
    expect(links.Anmelden).toBe("https://galerieharfa.mall.test/to/login?language=de");
  });

  it("of the newsletter has links to unsubscribe, for readers and for their mail programs", async () => {
    const email = newPerson().email;
    const asked = { email, language: "sk", consent: true, return_path: "/sk/newsletter" };
    expect((await api.post("newsletters/subscription", asked)).status).toBe(200);
    const mail = await mailed(email, "newsletter-confirmation");
    const link = read(mail).links["Odhlásiť newsletter"] ?? "";
    expect(link).toMatch(/^https:\/\/galerieharfa\.mall\.test\/sk\/newsletter\?unsubscribe=/);
    expect(mail.text).toContain(link);
    const token = new URL(link).searchParams.get("unsubscribe");
    expect(mail.unsubscribe).toBe(
      `https://galerieharfa.mall.test/newsletter-unsubscription?language=sk&unsubscribe=${token}`,
    );
  });
});

describe("a booking's mail", () => {
  it("confirms it with its calendar entry, and its cancellation", async () => {
    const person = await member(api, { language: "cz" });
    const date = new Date(api.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const options = bookingOptions.parse((await api.get(`booking/options?service=lounge&date=${date}`)).data);
    const slot = options.slots.find(({ is_free }) => is_free) ?? expect.fail("no free slot");
    const { data } = await api.post(
      "booking/orders",
      { service: "lounge", slot: slot.id },
      { token: person.token, key: newKey() },
    );
    const order = bookingOrder.parse(data);
    const service = order.translations.find(({ locale }) => locale === "cz")?.title ?? "";
    const confirmed = await mailed(person.email, "booking-confirmed");
    expect(confirmed.subject).toContain(`Rezervováno: ${service}, `);
    expect(confirmed.text).toContain("nejpozději 1\u00a0hodinu před začátkem");
    const [entry] = new ICAL.Component(ICAL.parse(confirmed.calendar ?? "")).getAllSubcomponents("vevent");
    const event = new ICAL.Event(entry);
    expect([event.summary, event.uid]).toEqual([service, `booking-${order.id}@galerieharfa`]);
    expect(event.startDate.toJSDate().toISOString()).toBe(slot.starts_at);
    expect(event.location).toBe("Galerie Harfa, U Strun 4, 190 00 Praha 9");

    await api.delete(`booking/orders/${order.id}`, undefined, { token: person.token });
    const cancelled = await mailed(person.email, "booking-cancelled");
    expect(cancelled.subject).toContain(`Zrušeno: ${service}, `);
    expect(cancelled.calendar).toBeNull();
    await api.delete(`booking/orders/${order.id}`, undefined, { token: person.token });
    const all = await api.mailsTo(person.email);
    expect(all.filter(({ purpose }) => purpose === "booking-cancelled")).toHaveLength(1);
  });
});

describe("the mail about a receipt that staff decided", () => {
  it.each([
    ["cz", "Účtenka schválena: 900\u00a0bodů", "9\u00a0000\u00a0Kč"],
    ["en", "Your receipt is approved: 900\u00a0points", "9,000\u00a0Kč"],
  ])("tells its points in %s", async (language, subject, total) => {
    const person = await member(api, { language });
    const { id } = await shop.sent(person, await shop.purchase(9_000_00));
    await approveReceipt(api.services(), id);
    const mail = await mailed(person.email, "receipt-approved");
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(total);
  });

  it.each([
    ["unreadable", "Das Foto ist nicht lesbar. Schicken Sie ein schärferes."],
    ["Der Beleg ist vom Nachbarladen.", "Der Beleg ist vom Nachbarladen."],
  ])("says why it was refused: %s", async (reason, expected) => {
    const person = await member(api, { language: "de" });
    const { id } = await shop.sent(person, await shop.purchase(9_000_00));
    await rejectReceipt(api.services(), id, reason);
    const mail = await mailed(person.email, "receipt-rejected");
    expect(mail.text).toContain(expected);
    expect(read(mail).links["Meine Belege"]).toMatch(/\/to\/dashboard-receipts\?language=de$/);
  });

  it("is not sent about one that is credited at once", async () => {
    const person = await member(api);
    await shop.sent(person, await shop.purchase(500_00));
    expect((await api.mailsTo(person.email)).map(({ purpose }) => purpose)).not.toContain("receipt-approved");
  });
});
