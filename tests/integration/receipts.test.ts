import { randomUUID } from "node:crypto";
import { FormData } from "undici";
import { beforeAll, describe, expect, it } from "vitest";
import { href } from "../../app/locale/href";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";
import { type Filled, join, openPage, operator, purchase, sendForm } from "../requests/member";
import { receiptFile } from "../stand-ins/receipt-photo";

const tenant = "galerieharfa";
const screen = "/en/dashboard/receipts";
const site = sharedSite();
let member = "";
beforeAll(async () => {
  member = await join(site, tenant);
}, 60_000);

const open = (path: string, cookie = member) => openPage(site, tenant, path, cookie);
const send = (fields: Filled, cookie = member) => sendForm(site, tenant, screen, { cookie, fields });
const bought = (crowns: number) => purchase(site, tenant, crowns);
const idIn = (location: string | null) =>
  /receipt=([\w-]+)#receipt-\1$/.exec(location ?? "")?.[1] ?? expect.fail();

/** The error below a field of the returned form. */
const problemOf = (html: string, field: string) =>
  new RegExp(`id="receipt-${field}-error"[^>]*>([^<]+)`).exec(html)?.[1];

/** A receipt as shown above the list, with what came of it. */
async function receiptRow(id: string, cookie = member) {
  const { text } = await open(`${screen}?receipt=${id}`, cookie);
  return new RegExp(`<section id="receipt-${id}"[\\s\\S]*?</section>`).exec(text)?.[0] ?? "";
}

describe("a receipt", () => {
  it("sent twice, concurrently and later, is one", async () => {
    const cookie = await join(site, tenant);
    const fields = await bought(1_249);
    const answers = await Promise.all([send(fields, cookie), send(fields, cookie)]);
    answers.push(await send(fields, cookie));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.toast).toContain("124\u00a0points are on your account.");
    const { text } = await open(screen, cookie);
    expect(text.match(/<details id="receipt-/g)).toHaveLength(1);
    expect((await open("/points.csv?language=en", cookie)).html.match(/,124,124\r\n/g)).toHaveLength(1);
  });

  it("has a key of its own each time its form is opened, in the form and in the page's data", async () => {
    const cookie = await join(site, tenant);
    const keys = new Set<string>();
    for (let opened = 0; opened < 4; opened++) {
      const { html } = await open(screen, cookie);
      const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? expect.fail();
      expect(html.split(key)).toHaveLength(3);
      keys.add(key);
    }
    expect(keys.size).toBe(4);
  });

  it("can be chosen from the gallery, and is refused with the reason", async () => {
    const cookie = await join(site, tenant);
    const { text, html } = await open(screen, cookie);
    expect(text + html).not.toContain("capture=");
    const heic = new File(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "IMG_1.jpg", { type: "image/jpeg" });
    const named = new File(["photo"], "IMG_1.HEIC", { type: "image/heic" });
    for (const file of [heic, named])
      expect(problemOf((await send({ ...(await bought(300)), file }, cookie)).html, "file")).toMatch(
        /^HEIC photos can’t be read here/,
      );
    const half = new File([(await (await receiptFile({})).arrayBuffer()).slice(0, 5_000)], "a.jpg", {
      type: "image/jpeg",
    });
    const { html: damaged } = await send({ ...(await bought(300)), file: half }, cookie);
    expect(problemOf(damaged, "file")).toMatch(/^The file is damaged or incomplete/);
  });

  it("that was sent before is rejected beside its number, with all input preserved", async () => {
    const fields = await bought(300);
    expect((await send(fields)).status).toBe(303);
    const again = { ...(await bought(300)), number: fields.number ?? "", key: "another-form" };
    const { status, html } = await send(again, await join(site, tenant));
    expect(status).toBe(409);
    expect(problemOf(html, "number")).toBe("This receipt has already been uploaded.");
    for (const value of [fields.number, fields.company_id]) {
      expect(html.includes(`value="${value}"`), String(value)).toBe(true);
    }
    expect(html.includes('name="key" value="another-form"')).toBe(true);
    expect(problemOf(html, "file")).toMatch(/receipt\.jpg/);
  });

  it.each([
    ["file", new File(["no picture at all"], "receipt.pdf", { type: "application/pdf" })],
    ["file", new File(["no picture at all"], "receipt.jpg", { type: "image/jpeg" })],
    ["file", new File([new Uint8Array(5 * 1024 * 1024 + 1)], "receipt.jpg", { type: "image/jpeg" })],
    ["total", "free"],
    ["total", "0,50"],
    ["total", "1.249"],
    ["issued_at", ""],
    ["issued_at", "2020-01-01"],
    ["issued_at", "2199-01-01"],
    ["company_id", "no-such-shop"],
    ["number", ""],
    ["number", "–––"],
  ])("with a wrong %s is rejected beside it (%s)", async (field, value) => {
    const { status, html } = await send({ ...(await bought(200)), [field]: value });
    expect(status).toBe(422);
    expect(problemOf(html, field)).toMatch(/\w{4}/);
  });

  it("with too large a photo is rejected on the mall's own screen", async () => {
    const photo = new File([new Uint8Array(17 * 1024 * 1024)], "receipt.jpg", { type: "image/jpeg" });
    const { status, text } = await send({ ...(await bought(200)), file: photo });
    expect(status).toBe(413);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  it("above the limit waits, and is credited when the mall approves it", async () => {
    const cookie = await join(site, tenant);
    const sent = await send(await bought(5_000), cookie);
    const id = idIn(sent.location);
    expect(sent.toast).toContain("We have your receipt and will check it.");
    expect(await receiptRow(id, cookie)).toMatch(/aria-current="step"[\s\S]*Being checked[\s\S]*500\spoints/);
    expect(await operator(site.databaseUrl, "receipts")).toContain(id);
    expect(await operator(site.databaseUrl, "approve", id)).toBe("Approved, 500 points");
    const after = await receiptRow(id, cookie);
    expect(after).toMatch(/Credited[\s\S]*Sent[\s\S]*Checked[\s\S]*Points credited[\s\S]*500\spoints/);
    expect(after).not.toContain("aria-current");
    expect((await open("/en/dashboard/my-points", cookie)).text).toMatch(/>500<\/span><span>points/);
  }, 30_000);

  it("that the mall rejects says why", async () => {
    const id = idIn((await send(await bought(6_000))).location);
    expect(await operator(site.databaseUrl, "reject", id, "unreadable")).toBe("Rejected");
    expect(await receiptRow(id)).toMatch(/Rejected[\s\S]*The photo can’t be read\. Send a sharper one\./);
  }, 30_000);

  it("is private to its member", async () => {
    const id = idIn((await send(await bought(100))).location);
    expect(await receiptRow(id)).not.toBe("");
    const other = await join(site, tenant);
    const { status, text } = await open(`${screen}?receipt=${id}`, other);
    expect(status).toBe(200);
    expect(text.includes('<details id="receipt-')).toBe(false);
  });
});

describe("a receipt sent by script", () => {
  const upload = async (fields: Filled, headers: Record<string, string> = { Cookie: member }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await ask(site, tenant, "/receipt-upload?language=sk", {
      method: "POST",
      body: form,
      headers: { Origin: site.of(tenant), ...headers },
    });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers };
  };

  it("returns where to go, with the toast for it, and the same errors as the form", async () => {
    const fields = await bought(450);
    const { status, text, headers } = await upload(fields);
    expect(status).toBe(200);
    expect(JSON.parse(text).location).toMatch(/^\/sk\/moj-ucet\/blocky\?receipt=/);
    expect(decodeURIComponent(headers.getSetCookie().join())).toMatch(/45\sbodov/);
    expect((await upload(fields)).text).toBe(text);
    const again = await upload({ ...fields, key: "another-form" });
    expect(again.status).toBe(409);
    expect(JSON.parse(again.text)).toMatchObject({
      intent: "receipt",
      errors: { number: "Tento bloček už bol nahratý." },
      values: { number: fields.number },
    });
  });

  it("redirects all but members to the log-in, and rejects other sites", async () => {
    const fields = await bought(450);
    const { text, headers } = await upload(fields, { Cookie: "token=stale" });
    const redirectTo = href("dashboard-receipts", null, "sk");
    expect(JSON.parse(text).location).toBe(href("login", null, "sk", { redirectTo }));
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith("draft="))).toBe(true);
    expect((await upload(fields, { Cookie: member, Origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("the codes in a receipt's photo", () => {
  /** A purchase whose code has all that the form asks for. */
  async function coded() {
    const bill = await bought(0);
    const answer = await fetch(`${site.mallApi}/${tenant}/v1/companies?gives_points=1&per_page=1`);
    const { data } = (await answer.json()) as { data: { data: { receipt_issuers: string[] }[] } };
    const number = randomUUID().slice(0, 8);
    const day = String(bill.issued_at).replaceAll("-", "");
    const code = `SID*1.0*ID:${number}*DD:${day}*AM:249.00*INI:${data.data[0]?.receipt_issuers[0]}*CC:CZK`;
    return { bill, number, photo: () => receiptFile({ qr: code }) };
  }
  const inputValue = (html: string, name: string) =>
    new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];

  it("fill in the form without scripts, which then needs no other photo", async () => {
    const cookie = await join(site, tenant);
    const { bill, number, photo } = await coded();
    const read = { intent: "receipt", key: String(bill.key), read: "form", file: await photo() };
    const { status, html, text } = await send(read, cookie);
    expect(status).toBe(200);
    expect(text).toMatch(
      /Filled in from the code[^<]*<\/span> Shop, Day of the purchase, Total in Kč, Receipt number/,
    );
    const names = ["issued_at", "total", "number", "photo_name"];
    expect(names.map((name) => inputValue(html, name))).toEqual([
      bill.issued_at,
      "249.00",
      number,
      "receipt.jpg",
    ]);
    expect(html).toMatch(new RegExp(`<option value="${bill.company_id}" selected=""`));
    expect(problemOf(html, "file")).toBeUndefined();
    const { company_id = "", issued_at = "", key = "" } = bill;
    const form = { intent: "receipt", key, company_id, issued_at, total: "249.00", number };
    const sent = await send(
      { ...form, photo: inputValue(html, "photo") ?? "", photo_name: "receipt.jpg" },
      cookie,
    );
    expect([sent.status, sent.toast]).toEqual([303, expect.stringContaining("24\u00a0points")]);
    // Another member photographs it again, and types another number.
    const again = { ...form, key: "another-form", number: "4711", file: await photo() };
    const other = await send(again, await join(site, tenant));
    expect([other.status, problemOf(other.html, "number")]).toEqual([
      409,
      "This receipt has already been uploaded.",
    ]);
  });

  it("don't replace what was typed, and may be none", async () => {
    const { bill, photo } = await coded();
    const form = { intent: "receipt", key: String(bill.key), read: "form", total: "1,5" };
    const typed = await send({ ...form, file: await photo() });
    expect(inputValue(typed.html, "total")).toBe("1,5");
    const none = await send({ ...form, file: await receiptFile({ qr: "https://example.test" }) });
    expect(none.text).toContain("There is no receipt code in the photo");
    const missing = await send(form);
    expect([missing.status, problemOf(missing.html, "file")]).toEqual([422, expect.stringMatching(/\w{4}/)]);
  });

  it("of a training or a cancelled purchase are refused with a sentence, read or sent", async () => {
    const form = { ...(await bought(150)), key: "void-receipt" };
    const training =
      "V0;955002-00;Kassenbeleg-V1;AVTraining^0.00_2.55_0.00_0.00_0.00^2.55:Bar;18;112;2019-07-10T18:41:02.000Z;2019-07-10T22:41:04.000Z;ecdsa-plain-SHA256;unixTime;MEQ==;BHh";
    const cancelled = "EET*1.0*BKP:DE7AB57EF9F1B523*DIC:60194383*KC:-117*DT:201710101844";
    for (const read of [{}, { read: "form" }] as Filled[]) {
      const trial = await send({ ...form, ...read, file: await receiptFile({ qr: training }) });
      expect(trial.status).toBe(422);
      expect(problemOf(trial.html, "file")).toContain("This is a practice receipt");
      const back = await send({ ...form, ...read, file: await receiptFile({ qr: cancelled }) });
      expect(problemOf(back.html, "file")).toContain("cancelled or returned purchase");
    }
  });

  it("are read for scripts, which keep the photo, and for members only", async () => {
    const { bill, number, photo } = await coded();
    const readFor = async (cookie: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ intent: "receipt", read: "script", file: await photo() }))
        form.append(name, value);
      const response = await ask(site, tenant, "/receipt-upload?language=cz", {
        method: "POST",
        body: form,
        headers: { Origin: site.of(tenant), Cookie: cookie },
      });
      return response.json();
    };
    const values = { company_id: bill.company_id, issued_at: bill.issued_at, total: "249,00", number };
    const answer = await readFor(member);
    expect(answer).toMatchObject({ reading: { values, foreignTotal: null } });
    expect(answer).not.toHaveProperty("values.photo");
    expect(await readFor("token=stale")).toEqual({ location: expect.stringContaining("redirectTo=") });
  });
});

describe("the ledger export", () => {
  it("has each entry, sums up to the balance, and no cell that a spreadsheet would execute", async () => {
    const demo = await logIn(site, tenant);
    const { html, headers } = await open("/points.csv?language=cz", demo);
    expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    // `Response.text()` strips the byte order mark.
    const [head = "", ...rows] = html.trimEnd().split("\r\n");
    expect(head).toBe("Datum;Za co;Druh;Body;Zůstatek");
    const entries = rows.map((row) => row.split(";"));
    expect(entries.length).toBeGreaterThan(18);
    const sum = entries.reduce((total, entry) => total + Number(entry.at(-2)), 0);
    expect(sum).toBe(Number(entries[0]?.at(-1)));
    for (const [, title = "", kind = ""] of entries) expect(`${title} ${kind}`).not.toMatch(/^[=+\-@]/);
  });
});
