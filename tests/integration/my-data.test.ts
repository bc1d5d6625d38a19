import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";
import { openPage, purchase, sendForm } from "../requests/member";
import { newMember } from "../requests/new-member";

const tenant = "galerieharfa";
const site = sharedSite();
const kinds =
  "profile sessions secondFactor tier points pointsHistory receipts rewards badges favourites followed ratings bookings plates parkingCode paymentMethods walletPasses messages requests".split(
    " ",
  );

async function download(cookie: string, language = "en") {
  const response = await ask(site, tenant, `/my-data.zip?language=${language}`, {
    headers: { Cookie: cookie },
  });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? expect.fail(`There is no ${name}`));
  const rows = (kind: string): Record<string, unknown>[] => JSON.parse(text(`${kind}.json`));
  return { files, text, rows, disposition: response.headers.get("Content-Disposition") };
}

describe("a member's data", () => {
  it("is one archive with each kind as JSON and CSV, and a page in the member's language", async () => {
    const { files, text, rows, disposition } = await download(await logIn(site, tenant), "de");
    expect(disposition).toMatch(/^attachment; filename="meine-daten-\d{4}-\d\d-\d\d\.zip"$/);
    const names = kinds.flatMap((kind) => [`${kind}.json`, `${kind}.csv`]);
    expect(Object.keys(files)).toEqual(expect.arrayContaining([...names, "index.html"]));
    for (const kind of [
      "profile",
      "pointsHistory",
      "receipts",
      "rewards",
      "badges",
      "favourites",
      "messages",
    ])
      expect(rows(kind).length, kind).toBeGreaterThan(0);
    const page = text("index.html");
    expect(page).toContain('<html lang="de">');
    expect(page).toContain("<h2>Punkteverlauf</h2>");
    const [{ email } = {}] = rows("profile");
    expect(page).toContain(`<td>${email}</td>`);
    expect(text("profile.csv")).toContain(String(email));
  });

  it("has the photos and files, and nothing in them is executed", async () => {
    const { cookie } = await newMember(site.mallApi, tenant);
    await sendForm(site, tenant, "/en/dashboard/receipts", {
      cookie,
      fields: await purchase(site, tenant, 300),
    });
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#f00" } })
      .png()
      .toBuffer();
    const hostile = '=1+1 <script>alert("x")</script>';
    const sent = await sendForm(site, tenant, "/en/dashboard/support", {
      cookie,
      fields: {
        intent: "question",
        topic: "parking",
        text: hostile,
        key: randomUUID(),
        files: new File([new Uint8Array(picture)], "../../výtah.png", { type: "image/png" }),
      },
    });
    expect(sent.status).toBe(303);
    const { files, text, rows } = await download(cookie);
    const [receipt] = rows("receipts");
    const photo = Object.keys(files).find((name) => name.startsWith(`receipts/${receipt?.id}.`)) ?? "";
    expect(await sharp(files[photo]).metadata()).toMatchObject({ width: 60, height: 120 });
    const attached = Object.keys(files).find((name) => name.startsWith("messages/")) ?? "";
    expect(attached).toMatch(/^messages\/[\p{L}\p{N}._-]+\.webp$/u);
    expect((await sharp(files[attached]).metadata()).format).toBe("webp");
    expect(text("index.html")).toContain(`<a href="${encodeURI(attached)}">`);
    expect(rows("messages").map(({ text }) => text)).toContain(hostile);
    expect(text("index.html")).not.toContain("<script");
    expect(text("messages.csv")).toContain(`'=1+1`);
  });

  it("is only the member's own", async () => {
    const [one, other] = await Promise.all([
      newMember(site.mallApi, tenant),
      newMember(site.mallApi, tenant),
    ]);
    const { text } = await download(one.cookie);
    expect(text("index.html")).not.toContain(other.email);
    const answer = await openPage(site, tenant, "/my-data.zip?language=cz");
    expect([answer.status, answer.location]).toEqual([302, expect.stringMatching(/^\/cz\/.*redirectTo=/)]);
  });

  it("is requested a few times an hour", async () => {
    const { cookie } = await newMember(site.mallApi, tenant);
    const answers = [];
    for (let turn = 0; turn < 11; turn++)
      answers.push((await openPage(site, tenant, "/my-data.zip?language=en", cookie)).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});
