import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { visitorHeaders } from "@contract/client-address";
import { fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { copySeededDatabase } from "../processes/seeded-database";
import { type RunningSite, startSite } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";
import { mallApiSecret } from "../requests/from-site";
import { newMember } from "../requests/new-member";
import { visitorsOf } from "../requests/visitor";

const mall = "galerieharfa";
const wrong = "not the password";
/** How many wrong passwords the site passes on from one line, and how many the reference API takes from one. */
const ofSite = 40;
const ofApi = 200;

/** The reference API, the way to it from sites, and the visitors' proxy have addresses of their own, as containers have. */
const addresses = { api: "127.0.0.3", sites: "127.0.0.4" };
const folder = mkdtempSync(join(tmpdir(), "promenade-elsewhere-"));
let api: ChildProcess;
let written = "";
let apiUrl = "";
let network: Server;

beforeAll(async () => {
  api = fork("build/process/mall-api.js", [], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      MALL_API_HOST: addresses.api,
      MALL_API_PORT: "0",
      MALL_API_SECRET: mallApiSecret,
      MALL_API_OUTBOX: "open",
      LOG_LEVEL: "info",
      PASSWORD_COST: "10",
      DATABASE_URL: await copySeededDatabase(folder),
    },
    silent: true,
  });
  for (const stream of [api.stdout, api.stderr])
    stream?.on("data", (chunk) => {
      written += chunk;
    });
  apiUrl = await new Promise<string>((resolve, reject) => {
    api.once("message", (message) => resolve(z.object({ url: z.string() }).parse(message).url));
    api.once("exit", (code) => reject(new Error(`The mall API ended with code ${code}: ${written}`)));
  });
  const port = Number(new URL(apiUrl).port);
  network = createServer((from) => {
    const to = connect({ host: addresses.api, port, localAddress: addresses.sites });
    from.pipe(to).pipe(from);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.on("error", () => other.destroy());
  });
  await new Promise<void>((resolve) => network.listen(0, addresses.sites, resolve));
}, 60_000);
afterAll(() => {
  api.kill("SIGKILL");
  network.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a site behind a proxy for the tests of a `describe`. */
function siteWith(settings: () => Record<string, string>) {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: "1", ...settings() });
  }, 90_000);
  afterAll(() => site.stop());
  const { send } = visitorsOf(() => site, mall);
  return {
    mallApi: () => site.mallApi,
    logIn: (email: string, password: string, from: string, headers: Record<string, string> = {}) =>
      send("/en/login", { intent: "login", email, password }, { from, headers }),
  };
}
type LogIn = ReturnType<typeof siteWith>["logIn"];

const elsewhere = () => ({
  MALL_API_URL: `http://${addresses.sites}:${(network.address() as AddressInfo).port}/{tenant}`,
});

/** As many wrong passwords as the reference API takes from one line. */
async function guessUp(logIn: LogIn, email: string, from: string) {
  for (let guesses = 0; guesses < 5; guesses++)
    expect((await logIn(email, wrong, from)).status, "a wrong password").toBe(422);
}

async function expectNoLockOut(logIn: LogIn, apiUrl: string) {
  const { email, password } = await newMember(apiUrl, mall);
  const stranger = anyAddress();
  const own = (await logIn(email, password, anyAddress())).cookie("browser");
  await guessUp(logIn, email, stranger);
  expect((await logIn(email, password, stranger)).status, "the stranger's line").toBe(429);
  expect((await logIn(email, password, anyAddress())).status, "elsewhere").toBe(303);
  expect((await logIn(email, password, stranger, { Cookie: own })).status, "in the own browser").toBe(303);
}

describe("a site and a reference API on different addresses, with a common secret", () => {
  const { logIn } = siteWith(elsewhere);

  it("lock no member out by a stranger's wrong passwords", () => expectNoLockOut(logIn, apiUrl), 60_000);

  it("lock no mall out by the wrong passwords of one visitor, or of a few", async () => {
    const { email, password } = await newMember(apiUrl, mall);
    const [first = "", ...others] = Array.from({ length: ofApi / ofSite + 1 }, anyAddress);
    const guess = async (line: string, times: number) => {
      const statuses = [];
      for (let at = 0; at < times; at++)
        statuses.push((await logIn(`${at}.${line}@mail.test`, wrong, line)).status);
      return statuses;
    };
    expect(await guess(first, ofApi)).toEqual([
      ...Array(ofSite).fill(422),
      ...Array(ofApi - ofSite).fill(429),
    ]);
    for (const line of others) expect(await guess(line, ofSite)).toEqual(Array(ofSite).fill(422));
    expect((await logIn(email, password, anyAddress())).status).toBe(303);
    expect((await logIn(email, password, first)).status).toBe(429);
  }, 120_000);
});

describe("a site without the secret of the reference API", () => {
  const { logIn } = siteWith(() => ({ ...elsewhere(), MALL_API_SECRET: "" }));

  it("is not believed who its visitors are, which the API's log says", async () => {
    const { email, password } = await newMember(apiUrl, mall);
    await guessUp(logIn, email, anyAddress());
    expect((await logIn(email, password, anyAddress())).status).toBe(429);
    const lines = written.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        name: "mall-api",
        sender: addresses.sites,
        msg: expect.stringContaining("names a visitor's address without the right MALL_API_SECRET"),
      }),
    );
  }, 60_000);
});

describe("a site that runs the reference API itself", () => {
  const { logIn, mallApi } = siteWith(() => ({
    MALL_API_SECRET: "",
    MALL_API_OUTBOX: "open",
    WORKERS: "2",
  }));

  it(
    "shares a secret with it that it generates: no member is locked out",
    () => expectNoLockOut(logIn, mallApi()),
    60_000,
  );

  it("is alone believed who its visitors are", async () => {
    const { email, password } = await newMember(mallApi(), mall);
    const forged = async (typed: string) => {
      const { status } = await fetch(`${mallApi()}/${mall}/v1/login`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          [visitorHeaders.address]: anyAddress(),
          [visitorHeaders.browser]: "x".repeat(22),
          [visitorHeaders.known]: "1",
        },
        body: JSON.stringify({ email, password: typed }),
      });
      return status;
    };
    for (let guesses = 0; guesses < 5; guesses++) expect(await forged(wrong)).toBe(401);
    expect(await forged(password)).toBe(429);
    expect((await logIn(email, password, anyAddress())).status).toBe(303);
  }, 60_000);
});
