import { request as httpRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ask, logIn, type RunningSite, startSite } from "../processes/site-process";
import { startStockServer } from "../processes/stock-server";
import { type RawAnswer, rawRequest } from "../requests/raw-request";
import { timeless, timelessCaching } from "../screens/timeless";

/** How long random visits are generated, in milliseconds; `FUZZ_SECONDS` changes it. */
const duration = 1000 * Number(process.env.FUZZ_SECONDS ?? 6);

let site: RunningSite;
let stock: Awaited<ReturnType<typeof startStockServer>>;
let session: string;
let consents: string[];
beforeAll(async () => {
  site = await startSite();
  stock = await startStockServer(site.mallApi);
  session = await logIn(site, "galerieharfa");
  consents = await Promise.all(["accept", "decline"].map(consentOf));
}, 90_000);
afterAll(() => Promise.all([site.stop(), stock.stop()]));

async function consentOf(choice: string): Promise<string> {
  const body = new URLSearchParams({ choice });
  const answer = await ask(site, "galerieharfa", "/cookie-consent", { method: "POST", body });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

type Parameter = readonly [name: string, value: string];
type Target = { path: string; declared: Record<string, string[]>; isDocument?: boolean };

const directory = { f: ["dine", ""], q: ["kava", "ž & <b>", ""], floor: ["0", "-1"], gift: ["1"] };
const targets: Target[] = [
  { path: "/", declared: {} },
  { path: "/_root.data", declared: {} },
  { path: "/en", declared: {} },
  { path: "/cz", declared: {} },
  { path: "/en.data", declared: { _routes: ["root", "root,routes/screen,index___en", "index___en"] } },
  { path: "/en/shops-services", declared: directory },
  {
    path: "/en/shops-services.data",
    declared: { ...directory, _routes: ["root", "shops-services___en", "nobody"] },
  },
  { path: "/en/shops-services/_payload.json", declared: directory },
  { path: "/en/search", declared: { q: ["coffee", "%", "káva"], type: ["shop", "x"], page: ["1", "2"] } },
  { path: "/cz/nabidky/1", declared: { sort: ["x", ""], size: ["24", "5"] } },
  { path: "/en/faq", declared: { q: ["parking", "\u0000"] } },
  { path: "/en/faq/_payload.json", declared: { q: ["parking"] } },
  { path: "/en/blog", declared: { category: ["x"], page: ["1", "9"] } },
  { path: "/en/shop/books-inkoust/inkoust", declared: {} },
  { path: "/en/shop/books-inkoust/another", declared: {} },
  { path: "/en/rewards/1", declared: {} },
  { path: "/en/contact", declared: {} },
  { path: "/en/cookies", declared: {} },
  { path: "/en/login", declared: {} },
  { path: "/en/login.data", declared: {} },
  { path: "/de/registrieren", declared: {} },
  { path: "/en/forgot-password", declared: {} },
  { path: "/en/set-new-password", declared: {} },
  { path: "/en/set-new-password.data", declared: {} },
  { path: "/en/dashboard", declared: {} },
  { path: "/en/nothing-here", declared: {} },
  { path: "/faq", declared: {} },
  { path: "/robots.txt", declared: {}, isDocument: true },
  { path: "/sitemap.xml", declared: { page: ["1"] }, isDocument: true },
  { path: "/feed/news.en.xml", declared: {}, isDocument: true },
  { path: "/site.webmanifest", declared: { language: ["en", "de"] }, isDocument: true },
  {
    path: "/search-suggestions",
    declared: { q: ["coffee", "káva"], language: ["en", "cz"] },
    isDocument: true,
  },
];

/** Query parameters that none or only some of the pages declare. */
const extras: Parameter[] = [
  ["junk", "1"],
  ["utm_source", "mail"],
  ["email", "a@b.example"],
  ["code", "123456"],
  ["redirectTo", "/en/offers/1"],
  ["unverified", "1"],
  ["sent", "1"],
  ["stay", "2"],
  ["_routes", "root"],
  ["__proto__", "x"],
];

/** Headers that no response depends on. */
const noises: Record<string, string>[] = [
  { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch", Purpose: "prefetch" },
  { Accept: "application/json", "User-Agent": "curl/8" },
  { Authorization: "Bearer abc", Referer: "https://evil.example/" },
  { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", Forwarded: "host=evil.example" },
  { "X-Client-Address": "10.0.0.1", "X-Forwarded-For": "10.0.0.1", "X-Request-Id": "x" },
  { "X-HTTP-Method-Override": "POST", "X-Degraded": "1", "X-Refused-Body": "1" },
  { Range: "bytes=0-9", "Cache-Control": "no-cache", Pragma: "no-cache", Origin: "https://evil.example" },
];
const noiseCookies = ["theme=dark", "mytoken=1", "browser=abc", "a=b=c", "locale=", "token="];
const forgedToken = "token=forged";
const personalCookies = [
  "reset=abc",
  `toast=${encodeURIComponent(JSON.stringify([{ kind: "success", text: "Only for one" }]))}`,
  `draft=${encodeURIComponent(JSON.stringify({ path: "/en/contact", values: { name: "Only One" } }))}`,
  forgedToken,
  "session",
];

const place = fc.record({
  target: fc.constantFrom(...targets),
  host: fc.constantFrom("galerieharfa.localhost", "galerieharfa.cz", "europasc.localhost", "evil.example"),
});
type Place = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

/** Most visits have none: those that do are never cached. */
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const visit = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  parameters: fc.array(fc.nat(30), { maxLength: 3 }),
  extra: sometimes(fc.constantFrom(...extras)),
  isRepeated: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  isEscaped: fc.boolean(),
  isReversed: fc.boolean(),
  languages: fc.constantFrom("", "", "de, en;q=0.5", "fr, sk;q=0.8, cs;q=0.9"),
  savesData: fc.constantFrom(undefined, undefined, "on", "off"),
  privacyControl: fc.constantFrom(undefined, undefined, "1", "0"),
  consent: fc.constantFrom("", "", "accept", "decline", "forged"),
  chosen: fc.constantFrom("", "", "locale=sk", "locale=en"),
  /** The cookie of a tag, which the site removes if its visitor has withdrawn the consent. */
  tag: fc.constantFrom("", "", "_ga=1"),
  personal: sometimes(fc.constantFrom(...personalCookies)),
  noise: fc.subarray(noises, { maxLength: 3 }),
  noiseCookies: fc.subarray(noiseCookies, { maxLength: 2 }),
  goesAway: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never;

const plainVisit: Visit = {
  method: "GET",
  parameters: [0],
  extra: null,
  isRepeated: false,
  isEscaped: false,
  isReversed: false,
  languages: "",
  savesData: undefined,
  privacyControl: undefined,
  consent: "",
  chosen: "",
  tag: "",
  personal: null,
  noise: [],
  noiseCookies: [],
  goesAway: false,
};
/** Visits that differ from another in few ways show best what these ways change. */
const neighbours = fc.array(
  fc.record({ part: fc.constantFrom(...(Object.keys(plainVisit) as (keyof Visit)[])), other: visit }),
  { minLength: 1, maxLength: 5 },
);

/** A visit as it is sent, and the plainest one that must get the same response. */
function requestsOf({ target, host }: Place, made: Visit) {
  const { extra, isRepeated, languages, savesData, privacyControl, personal } = made;
  const known = Object.entries(target.declared).flatMap(([name, values], at) => {
    const choice = made.parameters[at];
    return choice === undefined ? [] : [[name, values[choice % values.length] ?? ""] as const];
  });
  const given: Parameter[] = [...known, ...(extra ? [extra] : []), ...(isRepeated ? known.slice(0, 1) : [])];
  const sent = made.isReversed ? given.toReversed() : given;
  const escaped = (text: string) =>
    made.isEscaped
      ? [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")
      : encodeURIComponent(text);
  const asSent = sent.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join("&");
  const isPlain = target.isDocument || (!extra && !isRepeated);
  const inOrder = isPlain && !isRepeated ? String(new URLSearchParams(known.map((one) => [...one]))) : asSent;
  const consent = { "": "", accept: consents[0], decline: consents[1], forged: "consent=0.STAT" }[
    made.consent
  ];
  const own = [made.chosen, made.tag, consent, personal === "session" ? session : personal].filter(Boolean);
  const addressed = (query: string) => target.path + (query && `?${query}`);
  const headers = (
    cookies: (string | null | undefined)[],
    more: Record<string, string> = {},
  ): Record<string, string> => ({
    Host: host,
    ...(languages && { "Accept-Language": languages }),
    ...(savesData && { "Save-Data": savesData }),
    ...(privacyControl && { "Sec-GPC": privacyControl }),
    ...(cookies.length > 0 && { Cookie: cookies.join("; ") }),
    ...more,
  });
  return {
    whole: {
      address: addressed(asSent),
      headers: headers([...own, ...made.noiseCookies], Object.assign({}, ...made.noise)),
    },
    // A page's links repeat its query: as sent if the page is not cached.
    plain: [addressed(inOrder), addressed(asSent)].map((address) => ({ address, headers: headers(own) })),
  };
}

/** The parts of a response that a visitor or a cache sees, to compare with remix-serve's. */
const seen = ({ status, headers, body }: RawAnswer) => ({
  status,
  location: headers.location,
  type: headers["content-type"]?.split(";")[0],
  caching: timelessCaching(headers["cache-control"]),
  cookies: headers["set-cookie"],
  // Each server has a realtime server of its own.
  policy: String(headers["content-security-policy"])
    .replace(/'sha256-[^']+'/g, "hash")
    .replace(/ wss?:[^ ;]+/g, ""),
  body: timeless(body),
});

const expected = new Map<string, Promise<ReturnType<typeof seen>>>();
function expectedOf(address: string, headers: Record<string, string>) {
  const name = JSON.stringify([address, headers]);
  const known = expected.get(name) ?? rawRequest(stock.port, address, headers).then(seen);
  expected.set(name, known);
  return known;
}

/** A visitor who disconnects before the response. */
function leave(address: string, headers: Record<string, string>) {
  const request = httpRequest({ port: site.port, path: address, headers });
  request.on("error", () => {});
  request.end(() => setTimeout(() => request.destroy(), 2));
}

/** The first difference between two texts, with what follows; null if they are equal. */
function difference(one: string, other: string): [string, string] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return [near(one), near(other)];
}

/** A slow machine makes the mall API time out, a fast one meets a limit: such a page proves nothing. */
const isOutage = ({ status, caching }: ReturnType<typeof seen>) =>
  status >= 500 || status === 429 || (status === 200 && caching === "no-store");

async function check(place: Place, visit: Visit, isSecond = false) {
  const { isDocument } = place.target;
  const { whole } = requestsOf(place, visit);
  if (visit.goesAway) leave(whole.address, whole.headers);
  const answer = await rawRequest(site.port, whole.address, whole.headers, visit.method);
  // With a token that the mall API refuses, a page that is public is everybody's, as is one that isn't found.
  const isRefused =
    visit.personal === forgedToken ||
    (visit.personal === "session" && !place.host.startsWith("galerieharfa."));
  const isNoPage = answer.status === 400 || answer.status === 404;
  const isPublic = /\bpublic\b/.test(String(answer.headers["cache-control"]));
  const isEverybodys = isRefused && (isNoPage || isPublic);
  const made = isEverybodys ? { ...visit, personal: null } : visit;
  const { plain } = requestsOf(place, made);
  const isCached = answer.headers.age !== undefined;
  if (made.personal && !isDocument) {
    expect(isCached).toBe(false);
    if (answer.status === 200)
      expect(answer.headers["cache-control"]).toMatch(/no-store|^private, no-cache$/);
  }
  if (made.personal === "session" && !isDocument) {
    return checkMember({ whole, plain }, made.method, seen(answer));
  }
  // A member's page connects for realtime events, which each server does in its own way.
  if (/^(?:session|token)/.test(made.personal ?? "") && !isDocument) return;
  const own = seen(answer);
  const candidates = [];
  for (const { address, headers } of plain) {
    const wanted = await expectedOf(address, headers);
    if (isOutage(own) || isOutage(wanted)) return;
    candidates.push({ ...wanted, body: made.method === "HEAD" ? "" : wanted.body });
    if (isDeepStrictEqual(own, candidates.at(-1))) return;
  }
  // A personal page isn't marked as degraded.
  if (!isCached && !isSecond) return check(place, visit, true);
  const { body: ownBody, ...ownHead } = own;
  const { body = "", ...head } = candidates[0] ?? {};
  const asked = JSON.stringify({ method: made.method, ...whole });
  expect(ownHead, asked).toEqual(head);
  expect(difference(ownBody, body), asked).toBeNull();
}

/** A page that members share is the one that is rendered for its member alone, as with a draft that no page shows. */
async function checkMember(
  { whole, plain }: ReturnType<typeof requestsOf>,
  method: string,
  shared: ReturnType<typeof seen>,
) {
  const owns = [];
  // A prefetch doesn't end a session, where its page would.
  const purpose = whole.headers["Sec-Purpose"];
  for (const { address, headers } of plain) {
    const alone = {
      ...headers,
      Cookie: `${headers.Cookie}; draft=none`,
      ...(purpose && { "Sec-Purpose": purpose }),
    };
    owns.push(seen(await rawRequest(site.port, address, alone, method)));
    if ([shared, ...owns].some(isOutage) || isDeepStrictEqual(shared, owns.at(-1))) return;
  }
  const asked = JSON.stringify({ method, ...whole });
  const [{ body, ...head }, { body: ownBody = "", ...ownHead } = {}] = [shared, owns[0]];
  expect(head, asked).toEqual(ownHead);
  expect(difference(body, ownBody), asked).toBeNull();
}

// Some texts change on the quarter of an hour: opening hours, for example.
beforeEach(async () => {
  const quarter = 15 * 60_000;
  const left = quarter - (Date.now() % quarter);
  if (left < duration + 8_000) await sleep(left + 1_000);
}, duration + 20_000);

const placeOf = (path: string, q: string, host: Place["host"] = "galerieharfa.localhost"): Place => ({
  host,
  target: { path, declared: { q: [q] } },
});

it.each<[string, Partial<Visit>]>([
  ["consent", { consent: "accept" }],
  ["refusal", { consent: "decline" }],
  ["forged consent", { consent: "forged" }],
  ["withdrawn consent", { consent: "decline", tag: "_ga=1" }],
  ["Save-Data", { savesData: "on" }],
  ["Global Privacy Control", { privacyControl: "1" }],
  ["languages", { languages: "de, en;q=0.5" }],
  ["chosen language", { chosen: "locale=sk" }],
  ["method", { method: "HEAD" }],
  ["repeated query", { isRepeated: true }],
  ...extras.map((extra): [string, Partial<Visit>] => [`query ${extra[0]}`, { extra }]),
  ...personalCookies.map((personal): [string, Partial<Visit>] => [
    `cookie ${personal.split("=")[0]}`,
    { personal },
  ]),
  ...noises.map((noise): [string, Partial<Visit>] => [`headers ${Object.keys(noise)}`, { noise: [noise] }]),
])(
  "gives a plain visitor a plain page after one with another %s, and the other way round",
  async (name, other) => {
    // The first is the first of all for its page: it fills the cache.
    for (const visits of [
      [other, {}, other],
      [{}, other],
    ]) {
      const at = placeOf("/en/search", `${name} ${visits.length}`);
      for (const made of visits) await check(at, { ...plainVisit, ...made });
    }
  },
);

it.each(["/site.webmanifest", "/_root.data"])("gives each visitor %s in their language", async (path) => {
  const at: Place = { host: "galerieharfa.localhost", target: { path, declared: {} } };
  for (const languages of ["de, en;q=0.5", "fr, sk;q=0.8, cs;q=0.9", "", "de, en;q=0.5"] as const)
    await check(at, { ...plainVisit, languages });
});

it.each<[string, Place[]]>([
  ["host", [placeOf("/en/faq", "host"), placeOf("/en/faq", "host", "galerieharfa.cz")]],
  ["mall", [placeOf("/en/faq", "mall"), placeOf("/en/faq", "mall", "europasc.localhost")]],
  ["query", [placeOf("/en/search", "one"), placeOf("/en/search", "two")]],
  ["path", [placeOf("/en/search", "path"), placeOf("/de/suche", "path")]],
  ["kind of response", [placeOf("/en/search", "kind"), placeOf("/en/search.data", "kind")]],
])("gives each %s its own page", async (_, places) => {
  for (const at of [...places, ...places]) await check(at, plainVisit);
});

it(
  "serves every visitor what remix-serve serves without a cache, whoever came before",
  async () => {
    await fc.assert(
      fc.asyncProperty(place, visit, neighbours, async (at, first, others) => {
        await check(at, first);
        await Promise.all(others.map(({ part, other }) => check(at, { ...first, [part]: other[part] })));
      }),
      { numRuns: 10_000, interruptAfterTimeLimit: duration, endOnFailure: true },
    );
  },
  4 * duration + 60_000,
);
