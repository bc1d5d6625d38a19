import sharp from "sharp";
import { FormData } from "undici";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { demoPlasticCards } from "../../mall-api/demo/member/demo-cards";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";
import { type NewMember, newMember } from "../requests/new-member";
import { mailsTo } from "../requests/outbox";
import { hides, shows } from "../screens/page-words";

const tenant = "galerieharfa";
const path = "/en/dashboard/profile";

const site = sharedSite();

const join = () => newMember(site.mallApi, tenant);

type Fields = Record<string, string | File>;

/** Sends a form as a browser does; each time from another address, so that attempts are counted by account only. */
async function send(cookie: string, fields: Fields, { to = path, headers = {} } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await ask(site, tenant, to, {
    method: "POST",
    body: form,
    headers: {
      Cookie: cookie,
      Origin: site.of(tenant),
      "X-Forwarded-For": anyAddress(),
      ...headers,
    },
  });
  return opened(response);
}

const open = async (cookie: string, at = path) =>
  opened(await ask(site, tenant, at, { headers: { Cookie: cookie } }));

async function opened(response: Awaited<ReturnType<typeof ask>>) {
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    cookies: response.headers.getSetCookie(),
    html,
    text: html.replaceAll(/<script[\s\S]*?<\/script>/g, ""),
  };
}

const wire = z.object({
  first_name: z.string().nullable(),
  phone: z.string().nullable(),
  birth_date: z.string().nullable(),
  gender: z.string().nullable(),
  language: z.string(),
  address: z.record(z.string(), z.string().nullable()).nullable(),
  consents: z.object({ newsletter: z.boolean(), personal_offers: z.boolean() }),
  image: z.object({ url: z.string() }).nullable(),
  card_number: z.string(),
});

/** The profile in the mall API; null once the member is erased. */
async function stored({ token }: NewMember) {
  const response = await fetch(`${site.mallApi}/${tenant}/v1/me/profile`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const answer = z.object({ data: wire }).safeParse(await response.json());
  return answer.data?.data ?? null;
}

const whole = {
  intent: "profile",
  first_name: "Žofie 🌻",
  last_name: "Ďuričková",
  phone: "+420 777 123 456",
  birth_date: "1990-02-28",
  gender: "female",
  street: "Květná 1",
  city: "Brno",
  zip_code: "602 00",
  country: "Česko",
  language: "sk",
};

const field = (html: string, name: string): string =>
  new RegExp(`<(?:input|select)[^>]*id="profile-${name}"[^>]*>`).exec(html)?.[0] ?? "";

describe("personal data", () => {
  it("is saved, shown, cleared, and missing fields are linked", async () => {
    const member = await join();
    const before = await open(member.cookie);
    for (const id of [
      "profile-phone",
      "profile-birth_date",
      "profile-gender",
      "profile-street",
      "picture-file",
    ]) {
      // The link opens the form that the field is in.
      const part = id.startsWith("picture") ? "picture" : "personal";
      shows(before.text, `href="${path}?edit=${part}#${id}"`);
      shows(before.text, `id="${id}"`);
    }
    hides(before.text, "#profile-first_name");

    const saved = await send(member.cookie, whole);
    expect([saved.status, saved.location]).toEqual([303, `${path}#personal`]);
    expect(saved.cookies.some((cookie) => cookie.startsWith("toast="))).toBe(true);
    expect(await stored(member)).toMatchObject({
      first_name: "Žofie 🌻",
      phone: "+420777123456",
      gender: "female",
      language: "sk",
      address: { street: "Květná 1", city: "Brno", zip_code: "602 00", country: "Česko" },
    });
    const after = await open(member.cookie);
    shows(after.text, 'value="Květná 1"');
    shows(after.text, '<option value="female" selected="">');
    hides(after.text, "#profile-phone");

    const emptied = await send(member.cookie, {
      ...whole,
      phone: "",
      gender: "",
      street: "",
      city: "",
      zip_code: "",
    });
    expect(emptied.status).toBe(303);
    expect(await stored(member)).toMatchObject({ phone: null, gender: null, address: null });
  });

  it("may be an address of a city alone, and blanks where all is optional", async () => {
    const member = await join();
    const saved = await send(member.cookie, { ...whole, phone: " ", street: " ", zip_code: "" });
    expect(saved.status).toBe(303);
    expect(await stored(member)).toMatchObject({
      phone: null,
      address: { street: null, city: "Brno", zip_code: null },
    });
    const after = await open(member.cookie);
    expect(field(after.text, "city")).toContain('value="Brno"');
    shows(after.text, `href="${path}?edit=personal#profile-street"`);
    const extended = await send(member.cookie, { intent: "setup", zip_code: "602 00" });
    expect(extended.status).toBe(303);
    expect(await stored(member)).toMatchObject({ address: { city: "Brno", zip_code: "602 00" } });
  });

  it.each([
    ["a NUL in a name", { first_name: "Žo\0fie" }, "first_name"],
    ["no name", { last_name: " " }, "last_name"],
    ["an invalid telephone number", { phone: "ring me" }, "phone"],
    ["a child", { birth_date: new Date().toISOString().slice(0, 10) }, "birth_date"],
    ["a day that doesn't exist", { birth_date: "1990-02-30" }, "birth_date"],
    ["an unknown gender", { gender: "cat" }, "gender"],
    ["an unknown language", { language: "xx" }, "language"],
    ["a street that is too long", { street: "x".repeat(500) }, "street"],
  ])("reject %s beside its field, and restore the input", async (_, wrong, name) => {
    const member = await join();
    const before = await stored(member);
    const refused = await send(member.cookie, { ...whole, ...wrong });
    expect(refused.status).toBe(422);
    expect(field(refused.text, name)).toContain('aria-invalid="true"');
    shows(refused.text, `id="profile-${name}-error"`);
    shows(refused.text, `href="#profile-${name}"`);
    if (name !== "city") expect(field(refused.text, "city")).toContain('value="Brno"');
    expect(await stored(member)).toEqual(before);
  });

  it("is restored in its form if the session expired meanwhile", async () => {
    const member = await join();
    const ended = await send("token=ended-long-ago", whole);
    expect(ended.status).toBe(302);
    expect(ended.location).toBe(`/en/login?redirectTo=${encodeURIComponent(path)}`);
    const draft = ended.cookies.find((cookie) => cookie.startsWith("draft="))?.split(";")[0] ?? "";
    const back = await open(`${member.cookie}; ${draft}`);
    expect(field(back.text, "street")).toContain('value="Květná 1"');
    hides((await open(member.cookie)).text, "Květná 1");
  });

  it("is accepted from this site and this screen's forms only", async () => {
    const member = await join();
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
      expect((await send(member.cookie, whole, { headers })).status).toBe(403);
    }
    expect((await send(member.cookie, { ...whole, intent: "else" })).status).toBe(400);
    expect((await stored(member))?.phone).toBeNull();
  });

  it("results in one profile, however many concurrent forms are sent", async () => {
    const member = await join();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(member.cookie, whole)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect((await stored(member))?.phone).toBe("+420777123456");
  });
});

describe("data from the dialog", () => {
  it("is added to the profile, leaves the rest unchanged and returns", async () => {
    const member = await join();
    await send(member.cookie, whole);
    const filled = await send(member.cookie, {
      intent: "setup",
      phone: "777000111",
      gender: "",
      returnTo: "/en/dashboard",
    });
    expect([filled.status, filled.location]).toEqual([303, "/en/dashboard"]);
    expect(await stored(member)).toMatchObject({
      phone: "+420777000111",
      gender: "female",
      language: "sk",
      address: { city: "Brno" },
    });
    const elsewhere = await send(member.cookie, {
      intent: "setup",
      phone: "777000222",
      returnTo: "//evil.example",
    });
    expect(elsewhere.location).toBe(`${path}#personal`);
  });

  it("is corrected in the profile's own form", async () => {
    const member = await join();
    const refused = await send(member.cookie, {
      intent: "setup",
      phone: "x",
      city: "Brno",
      country: "Česko",
    });
    expect(refused.status).toBe(422);
    expect(field(refused.text, "phone")).toContain('aria-invalid="true"');
    expect(field(refused.text, "city")).toContain('value="Brno"');
    expect(field(refused.text, "first_name")).toContain('value="Věra"');
  });

  it("is requested on the overview as long as something is missing", async () => {
    const member = await join();
    // Whether the page contains the data of the dialog.
    const asks = ({ html }: { html: string }) => html.includes('"setup",{');
    const before = await open(member.cookie, "/en/dashboard");
    shows(before.text, `href="${path}?edit=personal#profile-phone"`);
    hides(before.text, "<dialog");
    expect(asks(before)).toBe(true);
    await send(member.cookie, { ...whole, gender: "" });
    const after = await open(member.cookie, "/en/dashboard");
    shows(after.text, `href="${path}?edit=picture#picture-file"`);
    expect(asks(after)).toBe(false);
  });
});

describe("consents", () => {
  it("are given and withdrawn independently", async () => {
    const member = await join();
    expect((await send(member.cookie, { intent: "consents", newsletter: "on" })).status).toBe(303);
    expect((await stored(member))?.consents).toEqual({ newsletter: true, personal_offers: false });
    const shown = await open(member.cookie);
    expect(/<input[^>]*id="consents-newsletter"[^>]*>/.exec(shown.text)?.[0]).toContain('checked=""');
    await send(member.cookie, { intent: "consents", personal_offers: "on" });
    expect((await stored(member))?.consents).toEqual({ newsletter: false, personal_offers: true });
  });
});

const pictureOf = async (color: string, size = 600) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: size, height: 400, channels: 3, background: color } })
          .png()
          .toBuffer(),
      ),
    ],
    "me.png",
    { type: "image/png" },
  );
const shownPicture = (text: string): string | null => /src="(\/my-picture\?v=\w+)"/.exec(text)?.[1] ?? null;
const pictureAt = (address: string, cookie?: string) =>
  ask(site, tenant, address, cookie ? { headers: { Cookie: cookie } } : {});

describe("push messages", () => {
  it("leave no trace where the mall sends none", async () => {
    const { cookie } = await join();
    const { html } = await open(cookie);
    expect(html).not.toMatch(/value="push|push-device/);
    const worker = await (await ask(site, tenant, "/service-worker.js")).text();
    expect(worker).toContain("unregister");
    const subscription = { endpoint: "https://push.example.com/1", p256dh: "B", auth: "A", language: "en" };
    expect((await send(cookie, subscription, { to: "/push-device" })).status).toBe(404);
  });
});

describe("a member's picture", () => {
  it("is shown to its member only, and never cached", async () => {
    const [owner, stranger] = [await join(), await join()];
    expect((await send(owner.cookie, { intent: "picture", file: await pictureOf("#cc0000") })).status).toBe(
      303,
    );
    const page = await open(owner.cookie);
    const address = shownPicture(page.text) ?? expect.fail("no picture is shown");
    hides(page.html, "/files/");

    const own = await pictureAt(address, owner.cookie);
    const bytes = Buffer.from(await own.arrayBuffer());
    expect(own.status).toBe(200);
    expect(own.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(own.headers.get("Vary")).toContain("Cookie");
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([320, 320]);
    const again = await ask(site, tenant, address, {
      headers: { Cookie: owner.cookie, "If-None-Match": own.headers.get("ETag") ?? "" },
    });
    expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "private, no-cache"]);

    for (const cookie of [undefined, stranger.cookie, "token=made-up"]) {
      const refused = await pictureAt(address, cookie);
      expect([refused.status, refused.headers.get("Cache-Control")], cookie).toEqual([404, "no-store"]);
    }
    await send(stranger.cookie, { intent: "picture", file: await pictureOf("#0000cc") });
    const strangers = Buffer.from(await (await pictureAt(address, stranger.cookie)).arrayBuffer());
    const [red = 0, , blue = 0] = (await sharp(strangers).stats()).channels.map(({ mean }) => mean);
    expect(blue, "by the same address everybody sees their own").toBeGreaterThan(red);
  });

  it("is deleted when removed, also twice concurrently", async () => {
    const member = await join();
    await send(member.cookie, { intent: "picture", file: await pictureOf("#00aa00") });
    const address = shownPicture((await open(member.cookie)).text) ?? expect.fail("no picture is shown");
    const gone = await Promise.all([1, 2].map(() => send(member.cookie, { intent: "picture-delete" })));
    expect(gone.map(({ status }) => status)).toEqual([303, 303]);
    expect(shownPicture((await open(member.cookie)).text)).toBeNull();
    expect((await pictureAt(address, member.cookie)).status).toBe(404);
    const ended = await send("token=ended-long-ago", { intent: "picture-delete" });
    expect(ended.location).toBe(path);
    expect((await open("token=ended-long-ago")).location).toContain("/en/login");
  });

  it.each([
    ["another file type", () => new File(["GIF89a"], "me.gif", { type: "image/gif" }), "can’t be used"],
    [
      "an HTML page with a picture's type",
      () => new File(["<html>"], "me.png", { type: "image/png" }),
      "can’t be",
    ],
    [
      "an SVG with a script",
      () => new File(["<svg onload=alert(1)>"], "me.svg", { type: "image/svg+xml" }),
      "can’t be used",
    ],
    [
      "one of 6 MB",
      () => new File([new Uint8Array(6 * 1024 * 1024)], "me.png", { type: "image/png" }),
      "larger than 5\u00a0MB",
    ],
  ])("is not %s", async (_, file, sentence) => {
    const member = await join();
    const refused = await send(member.cookie, { intent: "picture", file: file() });
    expect(refused.status).toBe(422);
    shows(refused.text, 'id="picture-file-error"');
    shows(refused.text, sentence);
    expect((await stored(member))?.image).toBeNull();
  });

  it("is required", async () => {
    const member = await join();
    // A browser sends an empty file without a name, which other clients omit.
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
    const body = `${part('name="intent"', "picture")}${part('name="file"; filename=""', "")}--x--\r\n`;
    const response = await ask(site, tenant, path, {
      method: "POST",
      body,
      headers: { Cookie: member.cookie, "Content-Type": "multipart/form-data; boundary=x" },
    });
    expect(response.status).toBe(422);
    const { text } = await opened(response);
    expect(/id="picture-file-error"[^>]*>([^<]*)/.exec(text)?.[1]).toBe("Choose a file.");
  });
});

describe("a plastic card", () => {
  const [card, other] = demoPlasticCards;
  const form = { intent: "card", number: card?.number ?? "", birth_date: card?.birthDate ?? "" };

  it("is linked to one member, and sending the same form twice is no error", async () => {
    const [member, stranger] = [await join(), await join()];
    const wrong = await send(member.cookie, { ...form, birth_date: "1981-01-01" });
    expect(wrong.status).toBe(422);
    shows(wrong.text, "don’t match");
    shows(wrong.text, `value="${form.number}"`);
    const spaced = form.number.replace(/(\d{4})/g, "$1 ");
    expect((await send(member.cookie, { ...form, number: spaced })).status).toBe(303);
    expect((await stored(member))?.card_number).toBe(form.number);
    shows((await open(member.cookie)).text, `>${form.number}<`);
    expect((await send(member.cookie, form)).status).toBe(303);
    expect((await send(stranger.cookie, form)).status).toBe(422);
    expect((await send(member.cookie, { ...form, number: other?.number ?? "" })).status).toBe(422);
  });
});

describe("erasing an account", () => {
  it("requires the password, deletes everything and ends the session", async () => {
    const member = await join();
    const refused = await send(member.cookie, { intent: "erase", password: "not this one" });
    expect(refused.status).toBe(422);
    shows(refused.text, '<details id="erase" open=""');
    shows(refused.text, "This is not your password.");
    hides(refused.html, "not this one");
    expect((await send(member.cookie, { intent: "erase", password: "" })).status).toBe(422);
    expect(
      (await send("token=ended", { intent: "erase", password: member.password })).cookies.join(),
    ).not.toContain("draft=");
    expect(await stored(member)).not.toBeNull();

    const erased = await send(member.cookie, { intent: "erase", password: member.password });
    expect([erased.status, erased.location]).toEqual([303, "/en"]);
    expect(erased.cookies.some((cookie) => /^token=;.*Max-Age=0/.test(cookie))).toBe(true);
    expect(erased.cookies.some((cookie) => cookie.startsWith("toast="))).toBe(true);
    expect(await stored(member)).toBeNull();
    expect((await mailsTo(site.mallApi, member.email)).length).toBe(1);
    const twice = await send(member.cookie, { intent: "erase", password: member.password });
    expect(twice.location).toBe(path);
    expect((await open(member.cookie)).location).toContain("/en/login");
  });

  it("can't be used to guess the password", async () => {
    const member = await join();
    const tries: number[] = [];
    for (let time = 1; time <= 12; time++)
      tries.push((await send(member.cookie, { intent: "erase", password: `guess number ${time}` })).status);
    expect(tries.at(-1)).toBe(429);
    expect(await stored(member)).not.toBeNull();
  });
});
