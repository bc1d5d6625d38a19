import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { href } from "../../app/locale/href";
import { mailPurposes } from "../../mall-api/domain/mail/mail-texts";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { mailsTo as writtenTo } from "../requests/outbox";

import { type Fields, hidden, pathOfLink, visitorsOf } from "../requests/visitor";

const site = sharedSite();

const tenant = "galerieharfa";
const newEmail = () => `visitor-${randomUUID().slice(0, 8)}@example.test`;
const { send, open } = visitorsOf(() => site, tenant);
const mailsTo = (email: string) => writtenTo(site.mallApi, email);

/** What a mail's link shows: its token is exchanged for a cookie, so that the page's URL is without it. */
async function follow(link: string) {
  const token = new URL(link, "http://site").searchParams.values().next().value ?? "";
  const { status, location, headers, cookie } = await open(link);
  expect([status, headers.get("Cache-Control")]).toEqual([302, "private, no-store"]);
  expect(location).toMatch(/^\/\w\w\/newsletter\?step=(?:confirm|unsubscribe)$/);
  expect(decodeURIComponent(cookie("mailed"))).toContain(token);
  return open(location ?? "", { Cookie: cookie("mailed") });
}

describe.each([
  {
    language: "cz",
    asked: "Zkontrolujte si e-mail",
    confirmed: "Odběr je potvrzený",
    over: "Newsletter je odhlášený",
  },
  {
    language: "de",
    asked: "Prüfen Sie Ihr Postfach",
    confirmed: "Abonnement bestätigt",
    over: "Newsletter abbestellt",
  },
])("the newsletter in $language", ({ language, asked, confirmed, over }) => {
  const path = `/${language}/newsletter`;

  it("is subscribed by a mailed link and a press, and unsubscribed by another", async () => {
    const email = newEmail();
    const sent = await send(path, { intent: "subscribe", email, consent: "on" });
    expect(sent.status).toBe(303);
    expect(sent.location).toBe(`${path}?done=asked`);
    const done = await open(sent.location ?? "", { Cookie: sent.cookie("mailed") });
    expect(done.text).toContain(asked);
    expect(done.text).toContain(email);
    expect(done.cookie("mailed")).toBe("mailed=");
    expect((await open(sent.location ?? "")).text).toContain(asked);

    const [mail] = await mailsTo(email);
    const confirm = pathOfLink(mail?.link);
    expect(confirm.startsWith(`${path}?confirm=`)).toBe(true);
    const unsubscribe = pathOfLink(/https?:\S+unsubscribe=[\w-]+/.exec(mail?.text ?? "")?.[0]);

    // Mail programs open every link, so a GET must change nothing.
    for (const link of [confirm, unsubscribe, confirm]) {
      const page = await follow(link);
      expect(page.status).toBe(200);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      expect(page.text).toContain('<meta name="robots" content="noindex');
    }
    await send(path, { intent: "subscribe", email, consent: "on" });
    expect(await mailsTo(email), "the same form within a minute is one mail").toHaveLength(1);

    const opened = await follow(confirm);
    const first = await send(`${path}?step=confirm`, {
      intent: "confirm",
      token: hidden(opened.text, "token"),
    });
    expect(first.status).toBe(303);
    expect((await open(first.location ?? "")).text).toContain(confirmed);

    const leaving = await follow(unsubscribe);
    const left = await send(`${path}?step=unsubscribe`, {
      intent: "unsubscribe",
      token: hidden(leaving.text, "token"),
    });
    expect(left.status).toBe(303);
    expect((await open(left.location ?? "")).text).toContain(over);
    const late = await send(`${path}?step=confirm`, {
      intent: "confirm",
      token: hidden(opened.text, "token"),
    });
    expect(late.status, "who has left can't be brought back by the old link").toBe(422);
  });
});

describe("the header List-Unsubscribe of a newsletter's mail", () => {
  const oneClick = "List-Unsubscribe=One-Click";

  async function subscribed() {
    const email = newEmail();
    await send("/sk/newsletter", { intent: "subscribe", email, consent: "on" });
    const [mail] = await mailsTo(email);
    const opened = await follow(pathOfLink(mail?.link));
    const confirm = () =>
      send("/sk/newsletter?step=confirm", { intent: "confirm", token: hidden(opened.text, "token") });
    expect((await confirm()).status).toBe(303);
    return { link: pathOfLink(mail?.unsubscribe), confirm };
  }

  const press = (link: string, body: string, headers: Record<string, string> = {}) =>
    ask(site, tenant, link, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    });

  it("ends the subscription where a mail program sends its form", async () => {
    const { link, confirm } = await subscribed();
    expect((await press(link, oneClick)).status).toBe(200);
    expect((await confirm()).status, "it has ended").toBe(422);
    expect((await press(link, oneClick)).status, "again").toBe(200);
  });

  it("changes nothing for other forms, other sites and readers, who get the screen", async () => {
    const { link, confirm } = await subscribed();
    expect((await press(link, "intent=unsubscribe")).status).toBe(400);
    expect((await press(`${link}x`, oneClick)).status).toBe(400);
    expect((await press(link, oneClick, { Origin: "https://evil.example" })).status).toBe(403);
    const { status, location } = await open(link);
    expect(status).toBe(302);
    expect(location).toMatch(/^\/sk\/newsletter\?unsubscribe=/);
    await follow(location ?? "");
    expect((await confirm()).status, "it has not ended").toBe(303);
  });
});

describe("a link of a mail to a screen", () => {
  it("leads to each screen that mails name, in the mail's language", async () => {
    for (const screen of Object.values(mailPurposes)) {
      if (!screen) continue;
      const { status, location } = await open(`/to/${screen}?language=de`);
      expect([status, location]).toEqual([302, href(screen, { page: 1 }, "de")]);
    }
  });

  it.each(["/to/nowhere?language=de", "/to/shop-detail?language=de"])("is not found for %s", async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});

describe("the newsletter form", () => {
  const path = "/en/newsletter";
  const good = () => ({ intent: "subscribe", email: newEmail(), consent: "on" });

  it("says that a link is invalid, and where to get another", async () => {
    const answer = await send(`${path}?step=confirm`, { intent: "confirm", token: "nonsense" });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("This link is no longer valid");
    expect(answer.text).toContain(`href="${path}"`);
  });

  it.each([
    ["no address", { email: "" }, "Enter your e-mail address."],
    ["half an address", { email: "me@" }, "such as name@example.com"],
    ["an emoji", { email: "🦊@example.test" }, "such as name@example.com"],
    ["a NUL", { email: "a\0b@example.test" }, "such as name@example.com"],
    ["no consent", { consent: "" }, "Please tick this box to continue."],
    ["a filled honeypot", { contact_note: "buy" }, "That was very quick."],
    ["a form filled in too fast", { started: "now" }, "That was very quick."],
  ])("rejects %s and restores the input", async (_, wrong, sentence) => {
    const fields: Record<string, string> = { ...good(), ...wrong };
    const answer = await send(path, fields);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(sentence);
    if (fields.email && !fields.email.includes("\0"))
      expect(answer.text).toContain(`value="${fields.email}"`);
    if (fields.email) expect(await mailsTo(fields.email)).toEqual([]);
  });

  it("is accepted from its own site only", async () => {
    const fields = good();
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) {
      expect((await send(path, fields, { headers })).status).toBe(403);
    }
    expect(await mailsTo(fields.email)).toEqual([]);
  });

  it("accepts an address five times an hour from one line", async () => {
    const fields = good();
    const from = "10.2.0.1";
    for (let time = 1; time <= 5; time++) expect((await send(path, fields, { from })).status).toBe(303);
    const sixth = await send(path, fields, { from });
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(sixth.text).toContain("That was too many attempts.");
    expect(sixth.text).toContain(`value="${fields.email}"`);
  });

  it("is what its page begins with", async () => {
    const { text } = await open("/en/newsletter");
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
    const [beforeForm = ""] = main.split("<form");
    expect(beforeForm).toContain("<h1");
    expect(beforeForm).not.toContain("<picture");
    expect(beforeForm).not.toContain("<h2");
    expect(beforeForm.replaceAll(/<[^>]+>/g, " ").length).toBeLessThan(600);
  });

  it("is in every page's footer, cached ones included, except on pages that have one of their own", async () => {
    const formsOn = async (page: string) => {
      const { text } = await open(page);
      return (text.match(/name="intent" value="subscribe"/g) ?? []).length;
    };
    for (const page of ["/en/shops-services", "/en/shops-services", "/en/faq", "/en", path, "/en/nothing"])
      expect(await formsOn(page), page).toBe(1);
    const { text } = await open("/cz/caste-dotazy");
    expect(text).toMatch(/<form method="post" action="\/cz\/newsletter"/);
    expect(text).toContain('href="/cz/ochrana-osobnich-udaju" target="_blank"');
  });
});

const picture = (name: string, bytes: number) =>
  new File([png, new Uint8Array(Math.max(0, bytes - png.length))], name, { type: "image/png" });
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const megabyte = 1024 * 1024;

describe("a message to the mall", () => {
  const path = "/en/contact";
  const message = (own: Fields = {}): Fields & { email: string } => ({
    intent: "support",
    name: "Jana Nováková 🦊",
    email: newEmail(),
    topic: "lost-and-found",
    message: "I left an umbrella\nat the café. Žluťoučký kůň 🐎",
    ...own,
  });

  it("begins with a topic, and is confirmed by a mail of the mall, which says when it is answered", async () => {
    const { text } = await open(path);
    const topics = /<select[^>]* name="topic"[\s\S]*?<\/select>/.exec(text)?.[0] ?? "";
    expect(topics.match(/<option value="[a-z-]+"/g)?.length).toBeGreaterThan(3);
    const fields = message();
    expect((await send(path, fields)).status).toBe(303);
    expect((await mailsTo(fields.email))[0]?.text).toContain("within one working day");
  });

  it.each([
    ["/en/contact", "Your message is with us"],
    ["/sk/kontakt", "Vaša správa dorazila"],
  ])(
    "is accepted on %s with five files, and confirmed by mail",
    async (page, thanks) => {
      const fields = message({
        files: [1, 2, 3, 4]
          .map((at) => picture(`picture ${at}.png`, 2 * megabyte))
          .concat(new File(["%PDF-1.4 a letter"], "dopis č. 1.pdf", { type: "application/pdf" })),
      });
      const answer = await send(page, fields);
      expect(answer.status, answer.text.match(/text-error">[^<]*/)?.[0]).toBe(303);
      expect(answer.location).toBe(`${page}?sent=1#write`);
      expect((await open(`${page}?sent=1`)).text).toContain(thanks);
      const [mail] = await mailsTo(fields.email);
      expect(mail?.text).toContain("Žluťoučký kůň 🐎");
    },
    30_000,
  );

  it.each(["/en/a/space-lease", "/en/a/christmass-stall"])("stays on its page, %s", async (lease) => {
    const page = await open(lease);
    expect(page.text).toContain(`action="${lease}#write"`);
    expect(page.text).toContain('<option value="space-lease" selected="">');
    const fields = message({ topic: "space-lease", files: picture("plan.png", 3 * megabyte) });
    const wrong = await send(lease, { ...fields, message: "", phone: "0664 1234567" });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(`action="${lease}#write"`);
    expect(wrong.text).toContain("Write your message.");
    expect(wrong.text).toContain('value="0664 1234567"');
    expect(wrong.text).toContain("once more: plan.png");
    const back = await send(lease, fields);
    expect(back.location).toBe(`${lease}?sent=1#write`);
    expect((await open(`${lease}?sent=1`)).text).toContain("Your message is with us");
  });

  it("can be written on any page of content", async () => {
    for (const each of ["about", "information", "parking", "gift-cards", "newsletter"]) {
      const answer = await send(`/en/${each}`, message());
      expect(answer.location, each).toBe(`/en/${each}?sent=1#write`);
    }
  });

  it("about accessibility is written below the mall's statement, and reaches the mall", async () => {
    const page = await open("/en/accessibility");
    expect(page.text).toContain('<option value="accessibility" selected="">');
    const fields = message({ topic: "accessibility" });
    const wrong = await send("/en/accessibility", { ...fields, message: "" });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('<option value="accessibility" selected="">');
    const back = await send("/en/accessibility", fields);
    expect(back.location).toBe("/en/accessibility?sent=1#write");
    expect((await open("/en/accessibility?sent=1")).text).toContain("Your message is with us");
    expect((await mailsTo(fields.email))[0]?.text).toContain("Žluťoučký kůň");
  });

  it.each([
    ["no name", { name: "" }, "Enter your name."],
    ["a NUL in the message", { message: "a\0b" }, "This does not look right."],
    ["an unknown topic", { topic: "x" }, "Please choose one of the options."],
    ["an invalid telephone number", { phone: "ring me" }, "such as 603\u00a0123\u00a0456"],
    [
      "an executable",
      { files: new File(["MZ"], "setup.exe", { type: "application/x-msdownload" }) },
      "can’t be used",
    ],
    [
      "an HTML page with a picture's type",
      { files: new File(["<html>"], "a.png", { type: "image/png" }) },
      "can’t be used",
    ],
    ["a file of 6 MB", { files: picture("large.png", 6 * megabyte) }, "larger than 5\u00a0MB"],
    ["six files", { files: [1, 2, 3, 4, 5, 6].map((at) => picture(`${at}.png`, 100)) }, "At most five files"],
    ["a filled honeypot", { contact_note: "buy" }, "That was very quick."],
  ])("rejects %s and restores the input", async (_, wrong, sentence) => {
    const fields = message(wrong);
    const answer = await send(path, fields);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(sentence);
    expect(answer.text).toContain(`value="${fields.email}"`);
    if (!("message" in wrong)) expect(answer.text).toContain("Žluťoučký kůň 🐎</textarea>");
    if ("files" in wrong) {
      expect(answer.text).toMatch(/(?:setup\.exe|a\.png|large\.png|6\.png): /);
      expect(answer.text).not.toContain("once more");
    }
    expect(await mailsTo(String(fields.email))).toEqual([]);
  });

  it("is rejected on the mall's own screen if it is too large", async () => {
    const fields = message({ files: [1, 2, 3].map((at) => picture(`${at}.png`, 10 * megabyte)) });
    const answer = await send(path, fields);
    expect(answer.status).toBe(413);
    expect(answer.text).toContain("This is too much at once");
    expect(answer.text).toContain("Galerie Harfa");
    const small = await send("/en/newsletter", { intent: "subscribe", email: "x".repeat(10 * megabyte) });
    expect(small.status).toBe(413);
    expect(answer.text).toContain('<html lang="en"');
  }, 30_000);

  it("is filled in for a member, and preserved when the session has expired", async () => {
    const login = await send("/en/login", { email: "demo@promenade.test", password: "promenade-demo" });
    const token = login.cookies.find((cookie) => cookie.startsWith("token="))?.split(";")[0] ?? "";
    const member = await open(path, { Cookie: token });
    expect(member.text).toContain('value="demo@promenade.test"');
    expect(member.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await open(path)).text).not.toContain("demo@promenade.test");

    const fields = message({ message: "Kept over the log-in", files: picture("umbrella.png", 100) });
    const ended = await send(path, fields, { headers: { Cookie: "token=ended" } });
    expect(ended.status).toBe(302);
    expect(ended.location).toBe("/en/login?redirectTo=%2Fen%2Fcontact");
    const draft = ended.cookies.find((cookie) => cookie.startsWith("draft="))?.split(";")[0] ?? "";
    const again = await open(path, { Cookie: `${token}; ${draft}` });
    expect(again.text).toContain("Kept over the log-in</textarea>");
    expect(again.text).toContain("Please choose these files once more: umbrella.png");
    const stranger = await open(path);
    expect(stranger.text).not.toContain("Kept over the log-in");
    const draftAlone = await open(path, { Cookie: draft });
    expect(draftAlone.headers.get("Cache-Control")).toBe("private, no-store");

    const sent = await send(path, fields, { headers: { Cookie: `${token}; ${draft}` } });
    expect(sent.status).toBe(303);
    expect(sent.cookies.some((cookie) => cookie.startsWith("draft=; Max-Age=0"))).toBe(true);
  });
});

describe.each([
  { language: "cz", title: "Wi-Fi v\u00a0Galerii Harfa", online: "Jste online" },
  { language: "en", title: "Wi-Fi at Galerie Harfa", online: "You are online" },
])("the Wi-Fi's log-in in $language", ({ language, title, online }) => {
  const path = `/${language}/wl`;
  const demo = { email: "demo@promenade.test", password: "promenade-demo" };
  const wanted = `${path}?mac=aa&userurl=${encodeURIComponent("http://news.example/today")}`;

  it("is one small page without scripts, style sheets, header and footer", async () => {
    const { text, html, status } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/rel="(?:stylesheet|preload|modulepreload)"/);
    expect(html).not.toContain("<footer");
    expect(Buffer.byteLength(html)).toBeLessThan(10_000);
    expect(text).toContain('content="noindex');
  });

  it("has the mall's logo for log-in screens on the ground that it is drawn for", async () => {
    const { html } = await open(path);
    expect(/<header[\s\S]*?<img[^>]* src="([^"]+)"/.exec(html)?.[1]).toContain("/logo/wide.svg");
    expect(html).toContain("header{background:var(--color-surface-raised)");
  });

  it("preserves the requested URL, also when the language is changed", async () => {
    const { text } = await open(wanted);
    expect(text).toContain(`href="/de/wl?mac=aa&amp;userurl=http%3A%2F%2Fnews.example%2Ftoday"`);
  });

  it("logs in to the network and the site, and links to where to continue", async () => {
    const answer = await send(wanted, demo);
    expect(answer.status).toBe(303);
    const token = answer.cookies.find((cookie) => cookie.startsWith("token=")) ?? "";
    expect(token).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
    const done = await open(answer.location ?? "", { Cookie: token.split(";")[0] ?? "" });
    expect(done.text).toContain(online);
    expect(done.text).toContain('href="http://news.example/today"');
    expect(done.text).toContain("news.example/today</a>");
    expect((await open(answer.location ?? "")).text, "without a session nobody is online").not.toContain(
      online,
    );
  });

  it("never links to anything but web URLs", async () => {
    for (const address of ["javascript:alert(1)", "https://bank.example@evil.example"]) {
      const answer = await send(`${path}?url=${encodeURIComponent(address)}`, demo);
      expect(answer.location).toBe(`${path}?online=1`);
    }
  });

  it("preserves the URL but not the password if the credentials are wrong", async () => {
    const answer = await send(wanted, { email: "demo@promenade.test", password: "never-it-was" });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain('value="demo@promenade.test"');
    expect(answer.html).not.toContain("never-it-was");
    const foreign = await send(path, demo, { headers: { Origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect(foreign.cookies).toEqual([]);
  });
});
