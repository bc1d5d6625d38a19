import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { refundAttempt, retryAfterSeconds, type Who } from "./rate-limit.server";

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9";
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

let accounts = 0;
const newAccount = () => `person-${accounts++}@people.test`;
const from = (address: string, account?: string, knownBrowser?: string): Who => ({
  tenantId: "beta",
  address,
  ...(account && { account }),
  ...(knownBrowser && { knownBrowser }),
});
/** How many of a number of attempts are allowed. */
async function passing(
  attempts: number,
  name: Parameters<typeof retryAfterSeconds>[0],
  who: (at: number) => Who,
) {
  let passed = 0;
  for (let at = 0; at < attempts; at++) if ((await retryAfterSeconds(name, who(at))) === null) passed++;
  return passed;
}

it("counts all addresses of an IPv6 /64 as one, and those of its /48 with a higher limit", async () => {
  const line = (at: number) => from(`2001:db8:1:1::${at.toString(16)}`);
  expect(await passing(44, "recovery", line)).toBe(20);
  expect(await retryAfterSeconds("recovery", from("2001:db8:1:2::1"))).toBeNull();
  const lines = (at: number) => from(`2001:db8:1:${(at + 3).toString(16)}::1`);
  expect(await passing(400, "recovery", lines)).toBe(8 * 20 - 21);
  expect(await retryAfterSeconds("recovery", from("2001:db8:2:1::1"))).toBeNull();
});

it("counts an IPv4-mapped IPv6 address as IPv4", async () => {
  expect(await passing(20, "recovery", () => from("192.0.2.7"))).toBe(20);
  expect(await retryAfterSeconds("recovery", from("::ffff:192.0.2.7"))).toBeGreaterThan(0);
  expect(await retryAfterSeconds("recovery", from("::ffff:192.0.2.8"))).toBeNull();
});

it("stops guesses from one address, and nobody else", async () => {
  const account = newAccount();
  expect(await passing(14, "login", () => from("192.0.2.1", account))).toBe(10);
  expect(await retryAfterSeconds("login", from("192.0.2.2", account))).toBeNull();
  expect(await retryAfterSeconds("login", from("192.0.2.1", newAccount()))).toBeNull();
});

it("does not extend a limit by rejected attempts", async () => {
  const account = newAccount();
  const who = from("192.0.2.3", account);
  expect(await passing(10, "login", () => who)).toBe(10);
  for (let waited = 0; waited < 14; waited++) {
    expect(await retryAfterSeconds("login", who)).toBeLessThanOrEqual((15 - waited) * 60);
    vi.advanceTimersByTime(60_000);
  }
  vi.advanceTimersByTime(60_000);
  expect(await retryAfterSeconds("login", who)).toBeNull();
});

it("does not count attempts rejected by address against the account, or the other way round", async () => {
  const account = newAccount();
  expect(await passing(40, "login", (at) => from("192.0.2.4", `${at}-${account}`))).toBe(40);
  expect(await passing(200, "login", () => from("192.0.2.4", account))).toBe(0);
  expect(await passing(50, "login", (at) => from(`198.51.100.${at}`, account))).toBe(50);
});

it("slows down attempts from everywhere at one account, and never locks it", async () => {
  const account = newAccount();
  expect(await passing(50, "login", (at) => from(`198.51.100.${at}`, account))).toBe(50);
  const started = Date.now();
  let answered: number | null | undefined;
  const attempts = ["203.0.113.1", "203.0.113.2"].map((address) =>
    retryAfterSeconds("login", from(address, account)).then((wait) => {
      answered = wait;
    }),
  );
  await vi.runAllTimersAsync();
  await Promise.all(attempts);
  expect(answered).toBeNull();
  expect(Date.now() - started).toBeGreaterThanOrEqual(2_000);
});

it("asks to retry later if the wait for a turn would be too long", async () => {
  const account = newAccount();
  await passing(50, "login", (at) => from(`198.51.100.${at}`, account));
  const attempts = Array.from({ length: 10 }, (_, at) =>
    retryAfterSeconds("login", from(`203.0.113.${at}`, account)),
  );
  await vi.runAllTimersAsync();
  const waits = await Promise.all(attempts);
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
  for (const wait of waits) expect(wait ?? 0).toBeLessThanOrEqual(2);
});

it("counts a browser known for the account separately, up to its own limit", async () => {
  const account = newAccount();
  await passing(40, "login", (at) => from("192.0.2.5", `${at}-${account}`));
  await passing(50, "login", (at) => from(`198.51.100.${at}`, account));
  expect(await passing(14, "login", () => from("192.0.2.5", account, "my-browser"))).toBe(10);
  expect(await retryAfterSeconds("login", from("192.0.2.5", account, "my-other-browser"))).toBeNull();
});

it("counts only failures where configured", async () => {
  const who = from("192.0.2.6", newAccount());
  for (let times = 0; times < 100; times++) {
    expect(await retryAfterSeconds("login", who)).toBeNull();
    await refundAttempt("login", who);
  }
  const registering = from("192.0.2.6", newAccount());
  for (let times = 0; times < 5; times++) {
    await retryAfterSeconds("register", registering);
    await refundAttempt("register", registering);
  }
  expect(await retryAfterSeconds("register", registering)).toBeGreaterThan(0);
});

it("counts only wrong PINs of a gift card, five from one line", async () => {
  const who = from("192.0.2.10", newAccount());
  for (let times = 0; times < 12; times++) {
    expect(await retryAfterSeconds("giftCard", who)).toBeNull();
    await refundAttempt("giftCard", who);
  }
  expect(await passing(8, "giftCard", () => who)).toBe(5);
});

it("does not count what the mall API has not processed", async () => {
  const who = from("192.0.2.11", newAccount());
  for (let times = 0; times < 12; times++) {
    expect(await retryAfterSeconds("register", who)).toBeNull();
    await refundAttempt("register", who, true);
  }
});

it("counts each mall's attempts separately", async () => {
  const account = newAccount();
  const elsewhere = (address: string): Who => ({ ...from(address, account), tenantId: "novoplaza" });
  await passing(10, "login", () => from("192.0.2.12", account));
  expect(await retryAfterSeconds("login", from("192.0.2.12", account))).toBeGreaterThan(0);
  expect(await passing(12, "login", () => elsewhere("192.0.2.12"))).toBe(10);
  await passing(40, "login", (at) => from(`198.51.100.${at}`, account));
  const started = Date.now();
  expect(await passing(40, "login", (at) => elsewhere(`198.51.100.${at}`))).toBe(40);
  expect(Date.now()).toBe(started);
});

it("counts an account in any spelling of its address", async () => {
  const account = newAccount();
  const writings = [account, ` ${account}`, account.toUpperCase()];
  expect(await passing(12, "login", (at) => from("192.0.2.13", writings[at % 3]))).toBe(10);
});

it("recognizes a browser for its own account only", async () => {
  const [one, other] = [newAccount(), newAccount()];
  expect(await passing(12, "login", () => from("192.0.2.14", one, "a-browser"))).toBe(10);
  expect(await passing(12, "login", () => from("192.0.2.14", other, "a-browser"))).toBe(10);
});

it("lets two hundred requests wait for a turn, and rejects the others at once", async () => {
  for (const wave of [1, 2]) {
    const account = newAccount();
    await passing(50, "login", (at) => from(`198.51.100.${at}`, account));
    const atOnce: (number | null)[] = [];
    let isLater = false;
    const attempts = Array.from({ length: 211 }, async (_, at) => {
      const wait = await retryAfterSeconds("login", from(`10.${wave}.${at}.1`, account));
      if (!isLater) atOnce.push(wait);
    });
    await vi.advanceTimersByTimeAsync(0);
    isLater = true;
    expect(atOnce.filter((wait) => wait === null)).toHaveLength(1);
    expect(atOnce.filter((wait) => wait !== null)).toHaveLength(10);
    await vi.runAllTimersAsync();
    await Promise.all(attempts);
  }
});
