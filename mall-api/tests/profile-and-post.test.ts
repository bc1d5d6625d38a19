import { profile } from "@contract/profile";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { form, member, newPerson, withMallApi } from "./mall-api-world";

const api = withMallApi();
const minute = 60_000;

const profileOf = async (token: string) => profile.parse((await api.get("me/profile", { token })).data);

describe("a profile", () => {
  it("is updated field by field, and omitted fields are unchanged", async () => {
    const { token, email } = await member(api);
    const before = await profileOf(token);
    expect(before).toMatchObject({ email, completed_percent: 29, phone: null });
    expect(before.card_number).toMatch(/^29\d{11}$/);
    const address = { street: "Na Poříčí 1", city: "Praha", zip_code: "110 00", country: "Česko" };
    const answer = await api.patch(
      "me/profile",
      { phone: "+420 777-123 456", gender: "female", address, consents: { newsletter: true } },
      { token },
    );
    const changed = profile.parse(answer.data);
    expect(changed).toMatchObject({ phone: "+420777123456", address, missing: ["birth_date", "image"] });
    expect(changed.consents).toEqual({ newsletter: true, personal_offers: false });
    await api.patch("me/profile", { phone: null, consents: { newsletter: false } }, { token });
    const last = await profileOf(token);
    expect([last.phone, last.gender, last.consents.newsletter]).toEqual([null, "female", false]);
  });

  it.each([
    [{ first_name: "" }, { first_name: ["required"] }],
    [{ birth_date: "1899-12-31" }, { birth_date: ["not_a_date"] }],
    [{ gender: "x" }, { gender: ["invalid"] }],
    [{ address: { street: "" } }, { address: ["required"] }],
    [{ language: "fr" }, { language: ["invalid"] }],
  ])("rejects %j", async (patch, errors) => {
    const { token } = await member(api);
    expect((await api.patch("me/profile", patch, { token })).errors).toEqual(errors);
  });

  it("never allows an address, a card or an id to be changed", async () => {
    const { token, email, id } = await member(api);
    await api.patch(
      "me/profile",
      { email: "x@y.test", id: "x", card_number: "1", tenant: "beta" },
      { token },
    );
    expect(await profileOf(token)).toMatchObject({ email, id });
  });
});

describe("a profile picture", () => {
  const drawn = (format: "jpeg" | "png" | "webp" | "gif") =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#b4472a" } })
      .withExif({ IFD0: { Copyright: "secret place" } })
      .toFormat(format)
      .toBuffer();
  const send = (token: string, body: Uint8Array<ArrayBuffer> | string, name = "me.jpg") =>
    api.post("me/profile-picture", form({ file: new File([body], name) }), { token });
  const fetched = async (path: string) => {
    const response = await fetch(`${api.address()}/galerieharfa${path}`);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it.each(["jpeg", "png", "webp"] as const)("in %s is re-encoded", async (format) => {
    const { token } = await member(api);
    const sent = await drawn(format);
    const { image } = profile.parse((await send(token, new Uint8Array(sent))).data);
    expect(image).toMatchObject({
      width: 512,
      height: 512,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const { bytes } = await fetched(image?.url ?? "");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 512 });
    expect(bytes.includes("secret place")).toBe(false);
  });

  it("is deleted when it is replaced or removed, or its member erased", async () => {
    const person = await member(api);
    const { token } = person;
    const sent = new Uint8Array(await drawn("png"));
    const url = async () => (await profileOf(token)).image?.url ?? "";
    await send(token, sent);
    const first = await url();
    await send(token, sent);
    const second = await url();
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
    await api.delete("me/profile-picture", undefined, { token });
    expect([(await fetched(second)).status, (await profileOf(token)).image]).toEqual([404, null]);
    await send(token, sent);
    const third = await url();
    await api.delete("delete-account", { password: person.password }, { token });
    expect((await fetched(third)).status).toBe(404);
  });

  it.each([
    ["a GIF", async () => new Uint8Array(await drawn("gif")), "wrong_type"],
    [
      "an SVG with a script",
      async () => `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`,
      "wrong_type",
    ],
    ["an HTML page", async () => "<!doctype html><script>alert(1)</script>", "wrong_type"],
    ["half a picture", async () => new Uint8Array((await drawn("png")).subarray(0, 400)), "unreadable"],
    [
      "a decompression bomb",
      async () =>
        new Uint8Array(
          await sharp({
            create: { width: 15_000, height: 15_000, channels: 3, background: "#fff" },
            limitInputPixels: false,
          })
            .png()
            .toBuffer(),
        ),
      "too_many_pixels",
    ],
    ["5 MB and one byte", async () => "x".repeat(5 * 1024 * 1024 + 1), "too_large"],
  ])("is rejected as %s", async (_, made, problem) => {
    const { token } = await member(api);
    const answer = await send(token, await made(), "me.png");
    expect([answer.status, answer.errors]).toEqual([422, { file: [problem] }]);
  });

  it("is rejected if the file is missing", async () => {
    const { token } = await member(api);
    const answer = await api.post("me/profile-picture", form({ file: "text" }), { token });
    expect(answer.errors).toEqual({ file: ["invalid"] });
  });
});

describe("the newsletter", () => {
  const subscribe = (email: string) =>
    api.post("newsletters/subscription", {
      email,
      language: "sk",
      consent: true,
      return_path: "/sk/newsletter",
    });
  const tokenIn = async (email: string, name: string) => {
    const [mail] = await api.mailsTo(email);
    const links = [mail?.link ?? "", ...(mail?.text.match(/http\S+/g) ?? [])];
    return links.map((link) => new URL(link).searchParams.get(name)).find(Boolean) ?? "";
  };

  it("starts when the owner of the address follows the link, and ends with another", async () => {
    const person = await member(api);
    const isOn = async () => (await profileOf(person.token)).consents.newsletter;
    expect((await subscribe(person.email)).status).toBe(200);
    expect(await isOn()).toBe(false);
    const confirm = { token: await tokenIn(person.email, "confirm") };
    const unsubscribe = { token: await tokenIn(person.email, "unsubscribe") };
    const confirmed = await api.post("newsletters/subscription/confirmation", confirm);
    expect([confirmed.status, confirmed.data]).toEqual([200, { email: person.email }]);
    expect(await isOn()).toBe(true);
    expect((await api.post("newsletters/subscription/confirmation", confirm)).status).toBe(200);
    expect((await api.post("newsletters/unsubscribe", unsubscribe)).status).toBe(200);
    expect((await api.post("newsletters/unsubscribe", unsubscribe)).status).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await api.post("newsletters/subscription/confirmation", confirm)).status).toBe(422);
  });

  it("is confirmed by one mail, however many concurrent requests there are", async () => {
    const { email } = newPerson();
    const answers = await Promise.all([1, 2, 3, 4].map(() => subscribe(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await api.mailsTo(email)).toHaveLength(1);
  });

  it("is confirmed by the latest mail where strangers have used up the address's mails", async () => {
    const { email } = newPerson();
    for (let at = 0; at < 8; at++) {
      expect((await subscribe(email)).status).toBe(200);
      api.pass(minute);
    }
    expect(await api.mailsTo(email)).toHaveLength(5);
    const confirm = { token: await tokenIn(email, "confirm") };
    expect((await api.post("newsletters/subscription/confirmation", confirm)).status).toBe(200);
  });

  it("doesn't start with a link that is a week old, forged or of another mall", async () => {
    const { email } = newPerson();
    await subscribe(email);
    const token = await tokenIn(email, "confirm");
    const confirm = (given: string, tenant = "galerieharfa") =>
      api.post("newsletters/subscription/confirmation", { token: given }, { tenant });
    expect((await confirm(token, "beta")).status).toBe(422);
    expect((await confirm("made-up")).errors).toEqual({ token: ["wrong_or_expired"] });
    api.pass(7 * 24 * 60 * minute);
    expect((await confirm(token)).status).toBe(422);
  });

  it("doesn't start without consent", async () => {
    const answer = await api.post("newsletters/subscription", {
      email: newPerson().email,
      language: "cz",
      consent: false,
      return_path: "/cz/newsletter",
    });
    expect(answer.errors).toEqual({ consent: ["required"] });
  });
});

describe("support", () => {
  const message = { name: "Petr", topic: "parking", message: "Závora nečte značku.\nDruhý řádek 🚗" };
  const pdf = new File(["%PDF-1.4 an invoice"], "../účtenka.pdf");

  it("accepts a message with files and confirms it in the writer's language", async () => {
    const { email } = newPerson();
    const picture = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 40, height: 40, channels: 3, background: "#123456" } })
            .png()
            .toBuffer(),
        ),
      ],
      "x.png",
    );
    const answer = await api.post(
      "support",
      form({ ...message, email, language: "de", files: [pdf, picture] }),
    );
    expect(answer.status).toBe(201);
    const [mail] = await api.mailsTo(email);
    expect(mail).toMatchObject({ purpose: "support-received", language: "de" });
    expect(mail?.text).toContain("> Druhý řádek 🚗");
    expect(mail?.html).not.toContain("<script>");
  });

  it.each([
    ["an unknown topic", { topic: "gossip" }, { topic: ["unknown"] }],
    ["no message", { message: " " }, { message: ["required"] }],
    ["a message that is too long", { message: "x".repeat(5001) }, { message: ["too_long"] }],
    ["NUL in it", { message: "a\0b" }, { message: ["invalid"] }],
    ["an executable", { files: [new File(["MZ program"], "a.pdf")] }, { files: ["wrong_type"] }],
    ["six files", { files: Array.from({ length: 6 }, () => pdf) }, { files: ["too_many"] }],
  ])("rejects %s", async (_, change, errors) => {
    const answer = await api.post("support", form({ ...message, email: newPerson().email, ...change }));
    expect([answer.status, answer.errors]).toEqual([422, errors]);
  });

  it("rejects a file of 10 MB, and a body larger than five files", async () => {
    const large = (megabytes: number) =>
      form({
        ...message,
        email: newPerson().email,
        files: new File(["%PDF-", "x".repeat(megabytes * 1024 * 1024)], "large.pdf"),
      });
    const answer = await api.post("support", large(10));
    expect([answer.status, answer.errors]).toEqual([422, { files: ["too_large"] }]);
    expect((await api.post("support", large(40))).status).toBe(413);
  });
});
