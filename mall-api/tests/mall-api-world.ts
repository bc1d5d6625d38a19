import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure } from "@contract/envelope";
import { afterAll, beforeAll, expect } from "vitest";
import { z } from "zod";
import { copySeededDatabase } from "../../tests/processes/seeded-database";
import { fromSite, mallApiSecret } from "../../tests/requests/from-site";
import { readMallApiEnvironment } from "../environment";
import { startMallApi } from "../start-mall-api";

export type Answer = {
  status: number;
  /** `data` of a success, null for a failure. */
  data: unknown;
  /** The failure's code and the error codes by field; null for a success. */
  word: string | null;
  errors: Record<string, string[]>;
  headers: Headers;
  text: string;
};

export type Asked = {
  tenant?: string;
  token?: string | undefined;
  /** The visitor's address; each test of rate limits uses its own. */
  from?: string;
  key?: string;
  headers?: Record<string, string>;
};

export const passwordCost = { N: 256, r: 8, p: 1 };

const mail = z.object({
  to: z.string(),
  tenant: z.string(),
  purpose: z.string(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  unsubscribe: z.string().nullable(),
  calendar: z.string().nullable(),
});
export type Mail = z.infer<typeof mail>;

/** Who sends push messages. */
export const vapid = {
  VAPID_PRIVATE_KEY: "TVFaUSYlOkrLNDPxHYWPp1lGLgHSfTRJR4ymrcODnLQ",
  VAPID_SUBJECT: "mailto:web@mall.test",
};

/** Functions that call the mall API at an address, by default as the site does, and unwrap the responses. */
export function callsTo(
  address: () => string,
  sentFor: (visitor: string) => Record<string, string> = fromSite,
) {
  async function ask(method: string, path: string, body?: unknown, asked: Asked = {}): Promise<Answer> {
    const { tenant = "galerieharfa", token, from = "192.0.2.1", key, headers } = asked;
    const isForm = body instanceof FormData;
    const response = await fetch(`${address()}/${tenant}/v1/${path}`, {
      method,
      headers: {
        ...sentFor(from),
        ...(isForm || body === undefined ? {} : { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { "idempotency-key": key }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm || typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, ...opened(text) };
  }

  return {
    ask,
    get: (path: string, asked?: Asked) => ask("GET", path, undefined, asked),
    post: (path: string, body?: unknown, asked?: Asked) => ask("POST", path, body, asked),
    patch: (path: string, body?: unknown, asked?: Asked) => ask("PATCH", path, body, asked),
    delete: (path: string, body?: unknown, asked?: Asked) => ask("DELETE", path, body, asked),
  };
}

/** Per test file: the reference API on its own database, with a clock that the test controls. */
export function withMallApi(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "promenade-api-"));
  const databaseUrl = `file:${folder}/mall-api.db`;
  const environment = readMallApiEnvironment({
    MALL_API_OUTBOX: "open",
    MALL_API_SECRET: mallApiSecret,
    ...variables,
  });
  let api: Awaited<ReturnType<typeof startMallApi>> | undefined;
  let clock = Date.now();

  beforeAll(async () => {
    await copySeededDatabase(folder);
    api = await startMallApi({ port: 0, databaseUrl, environment, now: () => new Date(clock), passwordCost });
  }, 60_000);
  afterAll(async () => {
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const address = () => api?.url ?? expect.fail("The mall API runs during the tests");

  return {
    address,
    databaseUrl,
    /** What the mall's staff and machines work with. */
    services: () => api?.services ?? expect.fail("The mall API runs during the tests"),
    ...callsTo(address),
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    now: () => new Date(clock),
    /** Mails to an address, newest first. */
    async mailsTo(to: string, tenant = "galerieharfa"): Promise<Mail[]> {
      const query = new URLSearchParams({ to, tenant });
      const response = await fetch(`${address()}/__outbox?${query}`, {
        headers: { accept: "application/json" },
      });
      return z.array(mail).parse(await response.json());
    },
  };
}

export type MallApiWorld = ReturnType<typeof withMallApi>;

function opened(text: string): Pick<Answer, "data" | "word" | "errors"> {
  const body: unknown = JSON.parse(text);
  const refused = failure.safeParse(body);
  if (refused.success)
    return { data: null, word: refused.data.httpStatus, errors: refused.data.errors ?? {} };
  return {
    data: z.object({ status: z.literal("success"), data: z.unknown() }).parse(body).data,
    word: null,
    errors: {},
  };
}

let people = 0;
/** A unique registration. */
export function newPerson(changes: Record<string, unknown> = {}) {
  people++;
  return {
    first_name: "Věra",
    last_name: "Dvořáková",
    email: `vera.${people}.${Math.random().toString(36).slice(2, 8)}@mail.test`,
    password: "kolo na kopci 7",
    language: "cz",
    terms: true,
    return_path: "/cz/registrace",
    ...changes,
  };
}

const session = z.object({ token: z.string(), customer: z.object({ id: z.string(), email: z.string() }) });

/** Registers a person, verifies the address with the mailed code, and returns the token. */
export async function member(world: MallApiWorld, changes: Record<string, unknown> = {}, asked: Asked = {}) {
  const person = newPerson(changes);
  const from = asked.from ?? `198.51.100.${people % 250}`;
  const registered = await world.post("register", person, { ...asked, from });
  expect(registered.status, registered.text).toBe(201);
  const code = (await world.mailsTo(person.email, asked.tenant)).find(
    ({ purpose }) => purpose === "verification",
  )?.code;
  const verified = await world.post(
    "register/email-verification",
    { email: person.email, code },
    { ...asked, from },
  );
  expect(verified.status, verified.text).toBe(200);
  const { token, customer } = session.parse(verified.data);
  return { ...person, token, id: customer.id };
}

/** A field of a response as text. */
export const text = (data: unknown, name: string): string =>
  String(typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined);

/** Form data as a browser would send it. */
export function form(fields: Record<string, string | File | File[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) data.append(name, item);
  }
  return data;
}
