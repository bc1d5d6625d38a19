import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { MallApiError, MallApiUnavailable } from "~/mall/client/mall-api-error";
import { clientAddressHeader } from "~/process/client-address.server";
import { markedBrowserCookie } from "~/session/browser.server";
import { siteOf } from "../../tests/stand-ins/site";
import { FormProblem, handleForm, messagesOf, readForm } from "./form-action.server";
import { intentField, startedField, switchField, trapField } from "./form-answer";

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
});

const address = "https://galerieharfa.cz/en/login";
let lines = 0;
/** A request from a unique address, so that tests don't share rate limits. */
const requestFrom = (line = `192.0.2.${++lines}`, headers: Record<string, string> = {}) =>
  new Request(address, { headers: { [clientAddressHeader]: line, ...headers } });
let people = 0;
const newEmail = () => `person-${++people}@forms.test`;
const filled = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const startedBefore = (ms: number) => (Date.now() - ms).toString(36);

const schema = z.object({ email: z.email(), password: z.string().min(3) });
const rules = {
  schema,
  limit: "login",
  account: ({ email }: z.output<typeof schema>) => email,
  secrets: ["password"],
} as const;
const failed = (status: number, body?: { errors?: Record<string, string[]>; headers?: object }) =>
  new MallApiError({
    status,
    statusText: "",
    response: { status, headers: { ...body?.headers } } as MallApiError["response"],
    body: { status: "error", httpStatus: "ValidationFailed", message: "", ...body },
  });

async function sent(
  form: FormData,
  {
    perform = async () => "done",
    request = requestFrom(),
    ...changes
  }: Partial<Parameters<typeof handleForm<typeof schema, string>>[3]> & {
    perform?: (value: z.output<typeof schema>) => Promise<string>;
    request?: Request;
  } = {},
) {
  const answer = await handleForm(form, request, siteOf(), { ...rules, ...changes }, perform);
  if (typeof answer === "string") return { done: answer, status: 200, data: null, wait: null };
  if (answer instanceof Response) return expect.fail("the form does not redirect");
  const { status = 200, headers } = answer.init ?? {};
  return { done: null, status, data: answer.data, wait: new Headers(headers).get("Retry-After") };
}
const logIn = (email = newEmail(), password = "secret") =>
  filled({ [intentField]: "login", email, password });

describe("a form's body", () => {
  const post = (init: RequestInit & { url?: string }) =>
    readForm(
      new Request(init.url ?? address, { method: "POST", body: new URLSearchParams({ a: "b" }), ...init }),
    ).then(
      (form) => Object.fromEntries(form),
      (answer: Response) => answer.status,
    );

  it("is read from a page of this site", async () => {
    expect(await post({ headers: { Origin: "https://galerieharfa.cz" } })).toEqual({ a: "b" });
  });

  it("is rejected from another site, when the server dropped it, and when it is no form", async () => {
    expect(await post({ headers: { Origin: "https://evil.example" } })).toBe(403);
    expect(await post({ headers: { "x-body-refused": "413" } })).toBe(413);
    expect(await post({ headers: { "Content-Type": "text/plain" }, body: "a=b" })).toBe(400);
  });

  it("may contain files only where a form takes them", async () => {
    const form = filled({ file: new File([new Uint8Array(1024 * 1024)], "receipt.png") });
    // As bytes: Node goes on making a body from a form after its reader has stopped, and fails.
    const written = new Response(form);
    const headers = { "Content-Type": written.headers.get("Content-Type") ?? "" };
    const body = await written.arrayBuffer();
    expect(await post({ headers, body })).toBe(413);
    const url = "https://galerieharfa.cz/en/dashboard/receipts";
    expect(await post({ headers, body, url })).toHaveProperty("file");
  });

  it("takes memory for its files only while it is read", async () => {
    const written = new Response(
      filled({ file: new File([new Uint8Array(9 * 1024 * 1024)], "receipt.png") }),
    );
    const headers = {
      "Content-Type": written.headers.get("Content-Type") ?? "",
      [clientAddressHeader]: "198.51.100.7",
    };
    const body = await written.arrayBuffer();
    const url = "https://galerieharfa.cz/en/dashboard/receipts";
    // Together more than one client may upload at once.
    for (let sent = 0; sent < 8; sent++) expect(await post({ headers, body, url })).toHaveProperty("file");
  });
});

describe("a form", () => {
  it("is performed with its parsed values", async () => {
    const perform = vi.fn(async () => "done");
    const email = newEmail();
    expect((await sent(logIn(email), { perform })).done).toBe("done");
    expect(perform).toHaveBeenCalledWith({ email, password: "secret" });
  });

  it("with invalid fields is not performed: it returns a message for each, and the input without secrets", async () => {
    const perform = vi.fn(async () => "done");
    const form = filled({
      [intentField]: "login",
      [startedField]: "abc",
      email: "nobody",
      password: "x",
    });
    const answer = await sent(form, { perform });
    expect(answer.status).toBe(422);
    expect(answer.data).toEqual({
      intent: "login",
      values: { email: "nobody", [startedField]: "abc" },
      errors: { email: expect.any(String), password: expect.any(String) },
      problem: null,
    });
    expect(perform).not.toHaveBeenCalled();
  });

  it("is returned as it is typed, without secrets, to be shown in another language", async () => {
    const perform = vi.fn(async () => "done");
    const form = filled({ [intentField]: "login", [switchField]: "cz", email: "nob", password: "secret" });
    const answer = await sent(form, { perform, isPublic: true });
    expect(answer).toMatchObject({ status: 200, data: { errors: {}, problem: null } });
    expect(answer.data?.values).toEqual({ email: "nob" });
    expect(perform).not.toHaveBeenCalled();
  });

  it("takes a field of blanks for an empty one", async () => {
    const optional = z.object({ email: z.email().optional(), password: z.string() });
    const perform = vi.fn(async () => "done");
    const form = filled({ email: " \t\u200b", password: "secret" });
    const { account, ...others } = rules;
    await handleForm(form, requestFrom(), siteOf(), { ...others, schema: optional }, perform);
    expect(perform).toHaveBeenCalledWith({ password: "secret" });
  });

  it("names the files to choose again, and repeats a long text in part", async () => {
    const form = filled({ email: "x".repeat(6_000), password: "secret", file: new File(["a"], "one.png") });
    form.append("file", new File(["b"], "two.png"));
    const { data } = await sent(form);
    expect(data?.values).toEqual({ email: "x".repeat(5_000), file: "one.png, two.png" });
  });

  it("shows a message about a nested value beside its field", async () => {
    const { data, status } = await sent(logIn(), {
      perform: () =>
        Promise.reject(failed(422, { errors: { "email.0": ["wrong"], "who.password[1]": ["taken"] } })),
    });
    expect(status).toBe(422);
    expect(data?.errors).toEqual({
      email: "This is not right. Please check it and enter it again.",
      password: "Somebody else is using this already. Please enter another.",
    });
  });

  it("shows an error of the action", async () => {
    const { data, status } = await sent(logIn(), {
      perform: () => Promise.reject(new FormProblem({ email: "Unknown." }, "Look again.", 409)),
    });
    expect([status, data?.errors, data?.problem]).toEqual([409, { email: "Unknown." }, "Look again."]);
  });

  it("passes on an error that is not the visitor's", async () => {
    await expect(sent(logIn(), { perform: () => Promise.reject(new Error("a bug")) })).rejects.toThrow(
      "a bug",
    );
    await expect(sent(logIn(), { perform: () => Promise.reject(failed(403)) })).rejects.toThrow(MallApiError);
  });
});

describe("a message", () => {
  const messageOf = (field: string, word: string) =>
    messagesOf({ [field]: [word] }, z.object({}), siteOf())[field];

  it("says what is expected, also where a mall API says less", () => {
    expect(messageOf("email", "invalid")).toContain("such as name@example.com");
    expect(messageOf("phone", "invalid")).toContain("such as 603\u00a0123\u00a0456");
    expect(messageOf("plate", "not_a_plate")).toContain("such as 1AB\u00a02345");
    expect(messageOf("number", "not_16_digits")).toContain("16 digits");
    expect(messageOf("street", "invalid")).toContain("check it");
  });
});

describe("a public form", () => {
  const typed = (changes: Record<string, string>) =>
    filled({ email: newEmail(), password: "secret", [startedField]: startedBefore(5_000), ...changes });

  it("is performed if a person filled it in", async () => {
    expect((await sent(typed({}), { isPublic: true })).done).toBe("done");
  });

  it("that is corrected and sent at once is performed: it has been there since it was first rendered", async () => {
    const refused = await sent(typed({ password: "x" }), { isPublic: true });
    expect(refused.status).toBe(422);
    const corrected = typed({ [startedField]: refused.data?.values[startedField] ?? "" });
    expect((await sent(corrected, { isPublic: true })).done).toBe("done");
  });

  it.each([
    ["at once", () => ({ [startedField]: startedBefore(0) })],
    ["without a start", () => ({ [startedField]: "" })],
    ["with the honeypot filled in", () => ({ [trapField]: "buy" })],
  ])("is rejected if it was sent %s", async (_, changes) => {
    expect((await sent(typed(changes()), { isPublic: true })).status).toBe(422);
    expect((await sent(typed(changes()))).done).toBe("done");
  });
});

describe("attempts", () => {
  const wrong = { perform: () => Promise.reject(failed(422, { errors: { password: ["wrong"] } })) };

  it("are limited by line and account, and the answer says when to retry", async () => {
    const [email, line] = [newEmail(), "192.0.2.201"];
    for (let at = 0; at < 10; at++)
      expect((await sent(logIn(email), { ...wrong, request: requestFrom(line) })).status).toBe(422);
    const refused = await sent(logIn(email), { request: requestFrom(line) });
    expect(refused.status).toBe(429);
    expect(Number(refused.wait)).toBeGreaterThan(600);
    expect(refused.data).toMatchObject({
      values: { email },
      problem: expect.stringContaining("in 15 minutes"),
    });
    expect((await sent(logIn(email), { request: requestFrom() })).done).toBe("done");
  });

  it("from a browser known for the account are counted separately", async () => {
    const [email, line] = [newEmail(), "192.0.2.202"];
    const marked = markedBrowserCookie(requestFrom(line), siteOf(), "owner", email);
    for (let at = 0; at < 10; at++) await sent(logIn(email), { ...wrong, request: requestFrom(line) });
    const known = requestFrom(line, { Cookie: marked.split(";")[0] ?? "" });
    expect((await sent(logIn(email), { request: known })).done).toBe("done");
  });

  it.each([
    ["succeed", {}],
    ["meet an outage", { perform: () => Promise.reject(new MallApiUnavailable("timeout", "slow")) }],
  ])("that %s are not counted", async (_, how) => {
    const [email, line] = [newEmail(), `192.0.2.${205 + people}`];
    for (let at = 0; at < 12; at++)
      expect((await sent(logIn(email), { ...how, request: requestFrom(line) })).status).not.toBe(429);
  });
});

describe("a failing mall API", () => {
  it("answers 503, with the input", async () => {
    const email = newEmail();
    const { status, data } = await sent(logIn(email), { perform: () => Promise.reject(failed(502)) });
    expect([status, data?.values]).toEqual([503, { email }]);
    expect(data?.problem).toContain("send it again");
  });

  it("that rate limits passes its Retry-After on", async () => {
    const refusing = (headers: object) => ({ perform: () => Promise.reject(failed(429, { headers })) });
    const named = await sent(logIn(), refusing({ "retry-after": "17" }));
    expect([named.status, named.wait]).toEqual([429, "17"]);
    expect((await sent(logIn(), refusing({}))).wait).toBe("60");
  });
});
