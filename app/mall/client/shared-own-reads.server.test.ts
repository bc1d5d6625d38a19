import { describe, expect, it } from "vitest";
import { z } from "zod";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, success } from "../../../tests/stand-ins/upstream";

const world = withUpstream();
const tenantId = "beta";
const anything = z.unknown();

/** Answers with the number of calls so far as the balance. */
function countCalls() {
  let calls = 0;
  world.upstream.answerWith((_, response) => json(response, success({ balance: ++calls })));
}

type Clock = { ms: number };

function newDocuments(clock: Clock = { ms: 0 }) {
  const client = world.newClient({ now: () => clock.ms });
  return (caller: { token?: string; sharesOwnReads?: boolean } = {}) =>
    client.mallApi({ tenantId, token: "one", sharesOwnReads: true, ...caller });
}

const balance = async (api: { points: () => Promise<{ balance: number }> }) => (await api.points()).balance;

describe("what most screens repeat of a member", () => {
  it("is read once for the documents of three seconds", async () => {
    countCalls();
    const clock = { ms: 1_000 };
    const document = newDocuments(clock);
    expect(await Promise.all([balance(document()), balance(document())])).toEqual([1, 1]);
    clock.ms += 2_900;
    expect(await balance(document())).toBe(1);
    clock.ms += 200;
    expect(await balance(document())).toBe(2);
  });

  it("is read again by all others: actions, data requests, reloads", async () => {
    countCalls();
    const document = newDocuments();
    expect(await balance(document())).toBe(1);
    expect(await balance(document({ sharesOwnReads: false }))).toBe(2);
  });

  it("is nobody else's", async () => {
    countCalls();
    const document = newDocuments();
    expect(await balance(document())).toBe(1);
    expect(await balance(document({ token: "two" }))).toBe(2);
  });

  it("is read again after a write of the member's, also what was read meanwhile", async () => {
    countCalls();
    const document = newDocuments();
    expect(await balance(document())).toBe(1);
    const writing = document({ sharesOwnReads: false }).patch("me/profile", { phone: null }, anything);
    expect(await balance(document())).toBeGreaterThan(1);
    await writing;
    const after = await balance(document());
    expect(after).toBe(world.upstream.asked.length);
    expect(await balance(document())).toBe(after);
  });

  it("is refused to each whose token the mall API refuses", async () => {
    world.upstream.answerWith((_, response) => json(response, { message: "No" }, 401));
    const document = newDocuments();
    expect(await caught(document().points())).toMatchObject({ status: 401 });
    expect(await caught(document().points())).toMatchObject({ status: 401 });
    expect(world.upstream.asked).toHaveLength(2);
  });
});

it("lists are read each time", async () => {
  world.upstream.answerWith((_, response) => json(response, success([])));
  const document = newDocuments();
  await document().receipts({ page: 1 });
  await document().receipts({ page: 1 });
  expect(world.upstream.asked).toHaveLength(2);
});
