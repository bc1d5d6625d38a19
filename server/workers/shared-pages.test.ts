import { beforeEach, describe, expect, it } from "vitest";
import type { SharedPage } from "../http/page-entry";
import { createSharedPages, type SharedPages } from "./shared-pages";

const second = 1000;
const [one, other, third] = [1, 2, 3];

let clock: number;
let pages: SharedPages;
beforeEach(() => {
  clock = 1_000 * second;
  pages = createSharedPages(1024 * 1024, () => clock);
});

const key = (page = "/en", mall = "beta") => ({ mall, page, isCanonical: true });
const pageOf = (text: string, bytes = 0): SharedPage => ({
  status: 200,
  headers: {},
  etag: text,
  digest: text,
  byteLength: bytes,
  br: Buffer.from(text.padEnd(bytes)),
  isPrivate: false,
  storedAt: clock,
  freshUntil: clock + 60 * second,
  staleUntil: clock + 120 * second,
  usableUntil: clock + 600 * second,
});

/** The worker's turn; fails if it has none. */
async function turnOf(worker: number, of = key()): Promise<number> {
  const { turn } = await pages.claim(worker, of);
  return turn ?? expect.fail("It is not this worker's turn");
}
const render = async (text: string, of = key()) => pages.release(await turnOf(one, of), of, pageOf(text));
const found = async (worker: number, of = key()) => {
  const { page, turn } = await pages.claim(worker, of);
  return { text: page && String(page.br), hasTurn: turn !== null };
};

describe("a page of several workers", () => {
  it("is rendered by the first that asks, and found by the others", async () => {
    await render("page");
    expect(await found(other)).toEqual({ text: "page", hasTurn: false });
    expect(await found(other, key("/en", "europasc"))).toEqual({ text: null, hasTurn: true });
  });

  it("is awaited by those who ask while it is rendered", async () => {
    const turn = await turnOf(one);
    const waiting = [found(other), found(third)];
    pages.release(turn, key(), pageOf("page"));
    expect(await Promise.all(waiting)).toEqual([
      { text: "page", hasTurn: false },
      { text: "page", hasTurn: false },
    ]);
  });

  it("is rendered by the next if it may not be shared, or if its worker ends", async () => {
    const turn = await turnOf(one);
    const [next, last] = [turnOf(other), found(third)];
    pages.release(turn, key(), null);
    await next;
    pages.leave(other);
    expect(await last).toEqual({ text: null, hasTurn: true });
  });

  it("is rendered again once it is stale, and remains for an outage", async () => {
    await render("page");
    clock += 60 * second;
    expect(await found(other)).toEqual({ text: "page", hasTurn: true });
  });

  it("is stale when its mall's content changes, also one that was being rendered", async () => {
    await render("before");
    await render("elsewhere", key("/en", "europasc"));
    const turn = await turnOf(one, key("/en/news"));
    const waiting = turnOf(other, key("/en/news"));
    pages.expire("beta");
    pages.release(turn, key("/en/news"), pageOf("before"));
    pages.release(await waiting, key("/en/news"), pageOf("after"));
    expect(await found(third, key("/en/news"))).toEqual({ text: "after", hasTurn: false });
    expect(await found(third)).toEqual({ text: "before", hasTurn: true });
    expect(await found(third, key("/en", "europasc"))).toEqual({ text: "elsewhere", hasTurn: false });
  });

  it("gives way to others when memory is full", async () => {
    const half = pageOf("page", 600_000);
    for (const path of ["/a", "/b"]) pages.release(await turnOf(one, key(path)), key(path), half);
    expect(pages.use()).toMatchObject({ entries: 1, evictions: 1 });
    expect((await found(other, key("/a"))).text).toBeNull();
  });
});
