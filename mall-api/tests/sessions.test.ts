import { spawnSync } from "node:child_process";
import { deviceSessions } from "@contract/device-session";
import { expect, it } from "vitest";
import { member, text, withMallApi } from "./mall-api-world";

const api = withMallApi();
const hour = 60 * 60_000;

const listed = async (token: string) => deviceSessions.parse((await api.get("me/sessions", { token })).data);
const statusOf = async (token: string) => (await api.get("me/profile", { token })).status;
type Person = Awaited<ReturnType<typeof member>>;
const logIn = async ({ email, password }: Person, userAgent: string) =>
  text(
    (await api.post("login", { email, password }, { headers: { "x-client-user-agent": userAgent } })).data,
    "token",
  );

it("lists where a member is logged in: this session first, then by last use", async () => {
  const person = await member(api);
  api.pass(hour);
  const phone = await logIn(person, "Phone");
  api.pass(hour);
  const tablet = await logIn(person, "Tablet");
  expect((await listed(phone)).map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
    ["Phone", true],
    ["Tablet", false],
    [expect.any(String), false],
  ]);
  api.pass(2 * hour);
  await statusOf(person.token);
  const [current, next] = await listed(tablet);
  expect([current?.user_agent, next?.last_used_at]).toEqual(["Tablet", api.now().toISOString()]);
});

it("ends one session by its id", async () => {
  const person = await member(api);
  const other = await logIn(person, "Phone");
  const [, phone] = await listed(person.token);
  const path = `me/sessions/${phone?.id}`;
  expect((await api.delete(path, undefined, { token: person.token })).status).toBe(200);
  expect([await statusOf(other), await statusOf(person.token)]).toEqual([401, 200]);
  expect((await api.delete(path, undefined, { token: person.token })).status).toBe(404);
});

it("ends all sessions but the one in use", async () => {
  const person = await member(api);
  const others = [await logIn(person, "Phone"), await logIn(person, "Tablet")];
  expect((await api.delete("me/sessions", undefined, { token: person.token })).status).toBe(200);
  expect(await Promise.all([...others, person.token].map(statusOf))).toEqual([401, 401, 200]);
  expect(await listed(person.token)).toHaveLength(1);
});

it("neither shows nor ends another member's session", async () => {
  const [person, other] = [await member(api), await member(api)];
  const [theirs] = await listed(other.token);
  expect((await listed(person.token)).map(({ id }) => id)).not.toContain(theirs?.id);
  const answer = await api.delete(`me/sessions/${theirs?.id}`, undefined, { token: person.token });
  expect([answer.status, await statusOf(other.token)]).toEqual([404, 200]);
});

it("reveals nothing that could be used to hijack a session", async () => {
  const person = await member(api);
  const [session] = await listed(person.token);
  expect(await statusOf(session?.id ?? "")).toBe(401);
  expect((await api.get("me/sessions", { token: person.token })).text).not.toContain(person.token);
});

it("shows no session that has expired", async () => {
  const person = await member(api);
  const { email, password } = person;
  await api.post("oauth/token", { grant_type: "password", username: email, password, client_id: "wifi" });
  expect(await listed(person.token)).toHaveLength(2);
  api.pass(12 * hour);
  expect(await listed(person.token)).toHaveLength(1);
});

it("are all ended by the operator's command, of this member alone", async () => {
  const [person, other] = [await member(api), await member(api)];
  const phone = await logIn(person, "Phone");
  const logOut = (mall: string) =>
    spawnSync("node", ["build/process/operator.js", "log-out", mall, person.email], {
      env: { ...process.env, DATABASE_URL: api.databaseUrl },
      encoding: "utf8",
    });
  expect(logOut("europasc")).toMatchObject({ status: 1, stderr: "There is nothing under this address\n" });
  expect(await statusOf(phone)).toBe(200);
  expect(logOut("galerieharfa")).toMatchObject({ status: 0, stdout: "Logged out everywhere\n" });
  expect(await Promise.all([person.token, phone, other.token].map(statusOf))).toEqual([401, 401, 200]);
});
