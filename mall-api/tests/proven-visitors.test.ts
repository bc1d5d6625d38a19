import { visitorHeaders } from "@contract/client-address";
import { mallApiSecretHeader } from "@contract/mall-api-secret.server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fromSite } from "../../tests/requests/from-site";
import { demoGiftCards } from "../demo/member/demo-cards";
import { log } from "../log";
import { type Answer, callsTo, form, member, newPerson, withMallApi } from "./mall-api-world";

const api = withMallApi();
const wrong = "not the password";

/** What a caller that is not the site sends to look like many visitors, each with a known browser. */
const forged = (address: string) => ({
  [visitorHeaders.address]: address,
  [visitorHeaders.browser]: address.padEnd(22, "0").replaceAll(".", "-"),
  [visitorHeaders.known]: "1",
});
const wrongSecret = "shared by the sites and APIs of the Tests";
const callers = {
  site: api,
  "no secret": callsTo(api.address, forged),
  "a wrong secret": callsTo(api.address, (address) => ({
    ...forged(address),
    [mallApiSecretHeader]: wrongSecret,
  })),
};
type Caller = Pick<typeof api, "post">;

let emails = 0;
const newEmail = () => `visitor.${++emails}@mail.test`;
const terms = { language: "cz", return_path: "/cz/registrace" };
let lines = 0;
/** An address that no other test uses. */
const newLine = () => `10.7.${lines >> 8}.${lines++ & 255}`;

/** Whatever a visitor may send, how often from one line, and a call of it for an account that nobody has named before. */
const limits: [string, number, (caller: Caller, from: string) => Promise<Answer>][] = [
  ["log-ins", 200, ({ post }, from) => post("login", { email: newEmail(), password: wrong }, { from })],
  [
    "Wi-Fi log-ins",
    200,
    ({ post }, from) => {
      const body = { grant_type: "password", username: newEmail(), password: wrong, client_id: "wifi" };
      return post("oauth/token", body, { from });
    },
  ],
  ["single sign-on", 300, ({ post }, from) => post("firebase-login", { id_token: "a.b.c" }, { from })],
  ["registrations", 100, ({ post }, from) => post("register", newPerson(), { from })],
  [
    "codes",
    300,
    ({ post }, from) => post("register/email-verification", { email: newEmail(), code: "123456" }, { from }),
  ],
  [
    "codes of forgotten passwords",
    300,
    ({ post }, from) => post("forget-password/login", { email: newEmail(), code: "123456" }, { from }),
  ],
  [
    "mails with another code",
    100,
    ({ post }, from) => post("register/email-resend", { email: newEmail(), ...terms }, { from }),
  ],
  [
    "forgotten passwords",
    100,
    ({ post }, from) => post("forget-password", { email: newEmail(), ...terms }, { from }),
  ],
  [
    "newsletters",
    100,
    ({ post }, from) =>
      post("newsletters/subscription", { email: newEmail(), consent: true, ...terms }, { from }),
  ],
  [
    "support requests",
    60,
    ({ post }, from) =>
      post("support", form({ name: "V", email: newEmail(), topic: "other", message: "…" }), { from }),
  ],
  [
    "gift cards",
    200,
    ({ post }, from) => {
      const number = String(6_390_000_000_000_000 + ++emails);
      return post("gift-cards/balance", { number, pin: "0000" }, { from });
    },
  ],
];

/** Calls until one is refused; returns how many were not. */
async function allowedCalls(call: () => Promise<Answer>, most: number): Promise<number> {
  for (let calls = 0; calls <= most; calls++) if ((await call()).status === 429) return calls;
  return Number.POSITIVE_INFINITY;
}

describe.each(limits)("%s", (_, most, call) => {
  it("are limited for the visitor whom the site names, and for nobody else", async () => {
    const line = newLine();
    expect(await allowedCalls(() => call(api, line), most)).toBe(most);
    expect((await call(api, newLine())).status).not.toBe(429);
  }, 60_000);

  it("are limited for a caller that is not the site, whatever it says of its visitors", async () => {
    api.pass(60 * 60_000);
    expect(await allowedCalls(() => call(callers["no secret"], newLine()), most)).toBe(most);
    expect((await call(api, newLine())).status, "the site's visitors are others").not.toBe(429);
  }, 60_000);
});

it("limits plastic cards for the visitor whom the site names, and for nobody else", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => member(api)));
  const line = newLine();
  let attempts = 0;
  const link = (caller: Caller, from: string) => {
    const token = people[Math.floor(attempts++ / 5)]?.token;
    const number = String(9_000_000_000_000 + attempts);
    return caller.post("me/physical-card", { number, birth_date: "1950-01-01" }, { token, from });
  };
  expect(await allowedCalls(() => link(api, line), 50)).toBe(50);
  expect((await link(api, newLine())).status).toBe(422);
});

describe.each(["no secret", "a wrong secret"] as const)("a caller with %s", (name) => {
  const { post } = callers[name];

  it("uses up only its own five passwords of a member, and is no known browser", async () => {
    api.pass(60 * 60_000);
    const { email, password } = await member(api);
    const attempt = () => post("login", { email, password: wrong }, { from: newLine() });
    expect(await allowedCalls(attempt, 5)).toBe(5);
    expect((await post("login", { email, password }, { from: newLine() })).status).toBe(429);
    expect((await api.post("login", { email, password }, { from: newLine() })).status).toBe(200);
  });

  it("uses up only its own five PINs of a gift card", async () => {
    api.pass(24 * 60 * 60_000);
    const [, card] = demoGiftCards;
    const attempt = () =>
      post("gift-cards/balance", { number: card?.number, pin: "9999" }, { from: newLine() });
    expect(await allowedCalls(attempt, 5)).toBe(5);
    const own = { number: card?.number, pin: card?.pin };
    expect((await api.post("gift-cards/balance", own, { from: newLine() })).status).toBe(200);
  });
});

describe("the log", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("says once a minute that what a caller says of its visitors is ignored", async () => {
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 120_000);
    const written = vi.spyOn(log, "warn").mockImplementation(() => {});
    for (let calls = 0; calls < 3; calls++)
      await callers["a wrong secret"].post("login", { email: newEmail(), password: wrong });
    expect(written.mock.calls).toEqual([
      [
        { sender: expect.stringMatching(/127\.0\.0\.1$/) },
        expect.stringMatching(/^A call names .+ the right MALL_API_SECRET/),
      ],
    ]);
    expect(JSON.stringify(written.mock.calls)).not.toContain(wrongSecret);
  });
});

describe("without a secret of its own", () => {
  const bare = withMallApi({ MALL_API_SECRET: "" });
  /** Two hundred wrong passwords lock a line out: here all visitors have the same. */
  const manyLogIns = 210;

  it.each([
    ["with", fromSite],
    ["without", forged],
  ] as const)(
    "the API locks nobody out for a site %s one",
    async (_, sentFor) => {
      const caller = callsTo(bare.address, sentFor);
      const { email, password } = await member(bare);
      for (let times = 0; times < manyLogIns; times++)
        expect((await caller.post("login", { email: newEmail(), password: wrong })).status).toBe(401);
      for (let times = 0; times < 5; times++)
        expect((await caller.post("login", { email, password: wrong })).status).toBe(401);
      expect((await caller.post("login", { email, password })).status).toBe(200);
    },
    60_000,
  );

  it("the API slows down attempts at one account, known browsers' too: anybody could say so", async () => {
    const caller = callsTo(bare.address, forged);
    const { email, password } = await member(bare);
    const attempt = () => caller.post("login", { email, password: wrong }, { from: newLine() });
    expect(await allowedCalls(attempt, 50)).toBe(50);
    bare.pass(1_000);
    expect((await caller.post("login", { email, password })).status).toBe(200);
    expect(await allowedCalls(attempt, 50), "a log-in does not clear what others guessed").toBe(1);
  }, 60_000);

  it("the API accepts what is limited by address alone", async () => {
    const { post } = callsTo(bare.address, forged);
    expect((await post("firebase-login", { id_token: "a.b.c" })).status).not.toBe(500);
    const answer = await post("newsletters/subscription", { email: newEmail(), consent: true, ...terms });
    expect(answer.status).toBeLessThan(300);
  });
});
