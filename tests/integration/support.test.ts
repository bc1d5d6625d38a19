import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { FormData, fetch, type Response } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { json, listOf, startUpstream, success } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const screen = "/en/dashboard/support";
const site = sharedSite();
let member: Awaited<ReturnType<typeof newMember>>;
let stranger: typeof member;
beforeAll(async () => {
  member = await newMember(site.mallApi, tenant);
  stranger = await newMember(site.mallApi, tenant);
}, 60_000);

type Fields = Record<string, string | File | File[]>;

async function send(fields: Fields, { cookie = member.cookie, path = screen } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) form.append(name, item);
  }
  const headers = { Origin: site.of(tenant), Cookie: cookie };
  return read(await ask(site, tenant, path, { method: "POST", body: form, headers }));
}

const open = async (path: string, { cookie = member.cookie, ...headers }: Record<string, string> = {}) =>
  read(await ask(site, tenant, path, { headers: { Cookie: cookie, ...headers } }));

async function read(response: Response) {
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location")?.replace(/#.*/, "") ?? "",
    cookies: response.headers.getSetCookie(),
    text: html.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", ""),
  };
}

const question = (text: string, more: Fields = {}): Fields => ({
  intent: "question",
  topic: "parking",
  text,
  key: randomUUID(),
  ...more,
});
const answer = (location: string, text: string, more: Fields = {}): Fields => ({
  intent: "message",
  conversation_id: new URLSearchParams(location.split("?")[1]).get("conversation") ?? "",
  text,
  key: randomUUID(),
  ...more,
});
/** Has the mall API store a message of the member. */
async function store(conversation: string, text: string) {
  const form = new FormData();
  form.set("conversation_id", conversation);
  form.set("text", text);
  const { ok, status } = await fetch(`${site.mallApi}/${tenant}/v1/messages/message`, {
    method: "POST",
    body: form,
    headers: { Authorization: `Bearer ${member.token}`, "Idempotency-Key": randomUUID() },
  });
  if (!ok) throw new Error(`The message returned ${status}`);
}

/** The unread messages that a page's menus show. */
const waiting = (text: string) => new Set(text.match(/\d+ unread messages?/g));
const rowsOf = (text: string) => text.match(/<nav aria-label="Your conversations"[\s\S]*?<\/nav>/)?.[0] ?? "";
const bubbles = (text: string) =>
  [...text.matchAll(/whitespace-pre-wrap[^>]*>([^<]*)</g)].map(([, words]) => words);

describe("a question to the mall", () => {
  it("starts a conversation, which the list, the menus and the title announce until it is read", async () => {
    const sent = await send(question("Which floor has the lifts?"));
    expect(sent.status).toBe(303);
    // A page doesn't wait for the number where it takes long.
    await expect
      .poll(async () => waiting((await open("/en/faq")).text), { timeout: 15_000 })
      .toEqual(new Set(["1 unread message"]));
    const list = await open(screen);
    expect(list.text).toMatch(/<title>\(1\) Support/);
    expect(rowsOf(list.text)).toContain("1 unread message");
    expect(rowsOf(list.text)).toContain("Thank you for your message");

    const ahead = await open(sent.location, { "Sec-Purpose": "prefetch" });
    expect(ahead.text).toMatch(/<title>\(1\) Parking/);
    const chat = await open(sent.location);
    expect(chat.text).toMatch(/<title>Parking – Support/);
    expect(bubbles(chat.text)[0]).toBe("Which floor has the lifts?");
    expect(waiting(chat.text).size).toBe(0);
    expect(waiting((await open("/en/faq")).text).size).toBe(0);
  });

  it("is stored once, however often its form is sent", async () => {
    const asked = question("Twice?");
    const [first, second] = await Promise.all([send(asked), send(asked)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.location).toBe(second.location);
    expect(rowsOf((await open(screen)).text).match(/Twice\?/g) ?? []).toHaveLength(0);
    expect(bubbles((await open(first.location)).text).filter((text) => text === "Twice?")).toHaveLength(1);
  });

  it("from the contact screen starts one as well, for a member", async () => {
    const started = (Date.now() - 60_000).toString(36);
    const fields = { intent: "support", name: "Věra", email: member.email, topic: "other", started };
    const sent = await send({ ...fields, message: "From the contact page" }, { path: "/en/contact" });
    const link = /href="([^"]*\?conversation=[^"]*)"/.exec((await open(sent.location)).text)?.[1] ?? "";
    expect(bubbles((await open(link)).text)[0]).toBe("From the contact page");
  });

  it.each([
    ["nothing", { text: "  " }, "question-text-error"],
    ["no topic", { topic: "" }, "question-topic-error"],
    ["a text that is too long", { text: "x".repeat(2_001) }, "question-text-error"],
    ["a file of another type", { files: new File(["MZ"], "virus.exe") }, "question-files-error"],
  ])("with %s is rejected beside its field, and the input restored", async (_, wrong, problem) => {
    const refused = await send(question("Do keep this", wrong));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`id="${problem}"`);
    if (!("text" in wrong)) expect(refused.text).toContain(">Do keep this</textarea>");
    if ("files" in wrong) expect(refused.text).toContain("virus.exe");
  });
});

describe("a conversation", () => {
  it("continues by plain forms, and shows what was read", async () => {
    const { location } = await send(question("First"));
    const sent = await send(answer(location, "Second <b>line</b>\nand third"));
    expect([sent.status, sent.location]).toEqual([303, location]);
    const { text } = await open(location);
    expect(bubbles(text)[2]).toBe("Second &lt;b&gt;line&lt;/b&gt;\nand third");
    expect(text).toContain("Delivered");
  });

  it("preserves the input when the session has expired", async () => {
    const { location } = await send(question("Before"));
    const lost = await send(answer(location, "Typed too late"), { cookie: "token=ended", path: location });
    expect(lost.status).toBe(302);
    expect(lost.location).toContain(`redirectTo=${encodeURIComponent(location)}`);
    const draft = lost.cookies.find((cookie) => cookie.startsWith("draft="))?.split(";")[0] ?? "";
    const back = await open(location, { cookie: `${member.cookie}; ${draft}` });
    expect(back.text).toContain(">Typed too late</textarea>");
    expect(bubbles(back.text)).not.toContain("Typed too late");
  });

  it("is paged back to its beginning", async () => {
    const { location } = await send(question("Message 0"));
    const id = String(answer(location, "").conversation_id);
    for (let number = 1; number <= 25; number++) await store(id, `Message ${number}`);
    const newest = await open(location);
    expect(bubbles(newest.text)).toHaveLength(24);
    expect(bubbles(newest.text).at(-1)).toBe("Message 25");
    const older = /href="([^"]*before=[^"]*)"/.exec(newest.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const history = await open(older.replace(/#.*/, ""));
    expect(bubbles(history.text)[0]).toBe("Message 0");
    expect(bubbles(history.text)).toHaveLength(3);
    expect([newest, history].map(({ text }) => text.includes("Older messages"))).toEqual([true, false]);
  });

  it("has files, which only their owner can download", async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const pdf = "%PDF-1.4 a plan of the car park";
    const { location } = await send(
      question("With files", {
        files: [new File([picture], "lift.png"), new File([pdf], "plán (1).pdf")].map(typed),
      }),
    );
    const { text } = await open(location);
    const links = [...text.matchAll(/href="(\/message-file[^"]*)"/g)].map(([, to = ""]) =>
      to.replaceAll("&amp;", "&"),
    );
    expect(links).toHaveLength(2);
    const [, plan = ""] = links;
    const own = await ask(site, tenant, plan, { headers: { Cookie: member.cookie } });
    expect(await own.text()).toBe(pdf);
    expect(own.headers.get("Content-Disposition")).toBe("attachment; filename*=UTF-8''pl%C3%A1n%20(1).pdf");
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await open(plan, { cookie: stranger.cookie })).status).toBe(404);
    expect((await open(plan, { cookie: "" })).location).toContain("/en/login?redirectTo=");
    for (const wrong of ["file=7", "file=-1", "file=x", "message=none", "conversation=none", "language=xx"]) {
      const [name = "", value = ""] = wrong.split("=");
      const query = new URLSearchParams(plan.split("?")[1]);
      query.set(name, value);
      expect((await open(`/message-file?${query}`)).status, wrong).toBe(404);
    }
  });

  it("is private to its member", async () => {
    const { location } = await send(question("A secret"));
    const other = { cookie: stranger.cookie };
    expect((await open(location, other)).status).toBe(404);
    expect((await send(answer(location, "Me too"), { ...other, path: location })).status).toBe(404);
    expect(bubbles((await open(location)).text)).not.toContain("Me too");
    expect(rowsOf((await open(screen, other)).text)).toBe("");
  });

  it.each(["conversation=", "conversation=%00", "conversation=../../x", `conversation=${"x".repeat(2_000)}`])(
    "is not there at %s",
    async (query) => {
      expect((await open(`${screen}?${query}`)).status).toBe(404);
    },
  );

  it("has no history before what is no message", async () => {
    const { location } = await send(question("Short"));
    for (const query of ["before=x", "before=0", "before=-1", "before=%F0%9F%91%8B"])
      expect((await open(`${location}&${query}`)).status, query).toBe(404);
  });
});

describe("the polling endpoint", () => {
  const news = z.object({
    unreadMessages: z.number(),
    conversations: z.array(z.object({ id: z.string(), unread: z.number() })),
    messages: z.array(z.object({ id: z.string(), text: z.string(), key: z.string().nullable() })),
  });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(site, tenant, path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: site.of(tenant), Cookie: member.cookie, ...headers },
    });
  const newsOf = async (fields: Record<string, string>) =>
    news.parse(await (await post("/live-messages", { language: "en", ...fields })).json());

  it("returns all that follows a message, however much, and sets a read mark only if it is visible", async () => {
    const { location } = await send(question("The last known"));
    const conversation = String(answer(location, "").conversation_id);
    const after = (await newsOf({ conversation })).messages.at(-1)?.id ?? "";
    for (let number = 1; number <= 60; number++) await store(conversation, `Missed ${number}`);
    const unseen = await newsOf({ conversation, after });
    const texts = [...new Map(unseen.messages.map(({ id, text }) => [id, text])).values()];
    expect(texts.filter((text) => text.startsWith("Missed"))).toEqual(
      Array.from({ length: 60 }, (_, at) => `Missed ${at + 1}`),
    );
    const unreadOf = ({ conversations }: z.infer<typeof news>) =>
      conversations.find(({ id }) => id === conversation)?.unread;
    expect(unreadOf(unseen)).toBe(1);
    expect(unreadOf(await newsOf({ conversation, after, seen: "1" }))).toBe(0);
  });

  it("stores a message once, however often it is sent", async () => {
    const { location } = await send(question("Once"));
    const conversation_id = String(answer(location, "").conversation_id);
    const sent = { conversation_id, text: "Out of the lift", key: randomUUID(), language: "de" };
    const answers = await Promise.all([1, 2, 3].map(() => post("/send-message", sent)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { messages } = await newsOf({ conversation: conversation_id });
    expect(messages.filter(({ key }) => key === sent.key)).toHaveLength(1);
    const refused = await post("/send-message", { ...sent, text: "" });
    expect([refused.status, (await refused.text()).includes("text")]).toEqual([422, true]);
  });

  it("is private to its member, and rejects other sites", async () => {
    const { location } = await send(question("Private"));
    const conversation = String(answer(location, "").conversation_id);
    const sent = { conversation_id: conversation, text: "x", key: randomUUID() };
    const other = { Cookie: stranger.cookie };
    expect((await post("/live-messages", { conversation }, other)).status).toBe(404);
    expect((await post("/send-message", sent, other)).status).toBe(404);
    const foreign = { Origin: "https://evil.test" };
    expect((await post("/live-messages", { conversation }, foreign)).status).toBe(403);
    expect((await post("/send-message", sent, foreign)).status).toBe(403);
    const nobody = { Cookie: "" };
    expect((await post("/live-messages", { conversation }, nobody)).status).toBe(401);
    expect((await post("/send-message", sent, nobody)).status).toBe(302);
  });

  it("leaves the cookie of an ended session: by now the browser may have another", async () => {
    const ended = await post("/live-messages", {}, { Cookie: "token=of-nobody-at-all" });
    expect([ended.status, ended.headers.getSetCookie()]).toEqual([401, []]);
  });
});

describe("a mall whose API", () => {
  const profile = { id: "1", first_name: "Ota", last_name: "Nový", email: "ota@example.test" };
  const [silent, other] = ["galerieharfa", "europasc"] as const;
  let mall: Awaited<ReturnType<typeof startUpstream>>;
  let bare: RunningSite;
  beforeAll(async () => {
    mall = await startUpstream(({ url = "" }, response) => {
      if (url.endsWith("/v1/me/profile")) return json(response, success(profile));
      if (url.includes("/v1/faq")) return json(response, listOf([]));
      if (url === `/${silent}/v1/messages/overview`) return;
      json(response, { status: "error", httpStatus: "NotFound", message: "No" }, 404);
    });
    bare = await startSite({ MALL_API_URL: `${mall.url}/{tenant}` });
  }, 30_000);
  afterAll(async () => {
    await bare.stop();
    await mall.stop();
  });

  it("doesn't respond about messages still has its pages, soon", async () => {
    const pageOf = async (path: string) => {
      const asked = performance.now();
      const response = await ask(bare, silent, path, { headers: { Cookie: "token=some-token" } });
      const text = await response.text();
      return { status: response.status, text, ms: performance.now() - asked };
    };
    await pageOf("/en/faq");
    const page = await pageOf("/en/faq");
    expect([page.status, waiting(page.text).size]).toEqual([200, 0]);
    expect(mall.asked.some(({ url }) => url.endsWith("messages/overview"))).toBe(true);
    // The message screen itself waits as long as any request may take.
    expect(page.ms).toBeLessThan((await pageOf(screen)).ms / 2);
  }, 30_000);

  it("has no conversations accepts messages by the visitors' form", async () => {
    const response = await ask(bare, other, screen, { headers: { Cookie: "token=some-token" } });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text.includes('name="email"') && text.includes('value="ota@example.test"')).toBe(true);
  }, 30_000);
});

/** A file with the type that a browser sends for its name. */
function typed(file: File): File {
  const type = file.name.endsWith(".pdf") ? "application/pdf" : "image/png";
  return new File([file], file.name, { type });
}
