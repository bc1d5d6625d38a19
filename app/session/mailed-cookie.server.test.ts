import { describe, expect, it } from "vitest";
import { mailedCookie, mailedTo, readMailedStep } from "./mailed-cookie.server";

const request = (path: string, cookie = "") =>
  new Request(`https://galerieharfa.cz${path}`, { headers: { Cookie: cookie } });
const sentBack = (headers: string[]) => headers.map((header) => header.split(";")[0]).join("; ");

/** The redirect to the address without what was mailed. */
function redirectOf(path: string): Response {
  try {
    readMailedStep(request(path));
  } catch (redirect) {
    if (redirect instanceof Response) return redirect;
  }
  throw new Error(`${path} is not redirected`);
}

describe("an address that something was mailed to", () => {
  it("is known to the browser that had it mailed", () => {
    const cookie = mailedCookie("ada@people.test", request("/"));
    expect(mailedTo(request("/", sentBack([cookie])))).toEqual({ email: "ada@people.test", code: "" });
    expect(cookie).toMatch(/^__Host-mailed=.*; HttpOnly/);
    for (const other of [
      "",
      "__Host-mailed=%7B",
      "__Host-mailed=1",
      "__Host-mailed=%7B%22email%22%3A%22x%22%7D",
    ])
      expect(mailedTo(request("/", other)), other).toBeNull();
  });

  it("is taken out of an address, with its code", () => {
    const answer = redirectOf("/en/register?code=123456&email=ada%40people.test&unverified=1");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      "/en/register?unverified=1&mailed=1",
    ]);
    const next = request("/en/register?mailed=1", sentBack(answer.headers.getSetCookie() ?? []));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(readMailedStep(next)).toEqual({
      isMailed: true,
      mailed: { email: "ada@people.test", code: "123456" },
    });
  });

  it("is taken out of it even if it is none, and an address without it stays as it is", () => {
    const answer = redirectOf("/en/register?email=ada");
    expect([answer.headers.get("Location"), answer.headers.getSetCookie()]).toEqual([
      "/en/register?mailed=1",
      [],
    ]);
    expect(readMailedStep(request("/en/register?mailed=1"))).toEqual({ isMailed: true, mailed: null });
    expect(readMailedStep(request("/en/register")).isMailed).toBe(false);
  });
});
