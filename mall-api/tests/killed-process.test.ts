import { type ChildProcess, fork } from "node:child_process";
import { page } from "@contract/envelope";
import { receipt } from "@contract/receipt";
import { createClient } from "@libsql/client";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { mallApiSecret } from "../../tests/requests/from-site";
import { violatedInvariants } from "../domain/loyalty/ledger-laws";
import { type Answer, callsTo, member, newPerson, withMallApi } from "./mall-api-world";
import { newKey, shopping } from "./shopping";

const api = withMallApi();
const shop = shopping(api);
const identified = z.object({ id: z.string() });

/** A second process on the same database: the one that is killed. */
let child: ChildProcess | undefined;
let url = "";
const victim = callsTo(() => url);
afterAll(() => {
  child?.kill("SIGKILL");
});

async function start() {
  child = fork("build/process/mall-api.js", {
    env: {
      ...process.env,
      MALL_API_PORT: "0",
      MALL_API_SECRET: mallApiSecret,
      DATABASE_URL: api.databaseUrl,
      NODE_ENV: "production",
    },
  });
  url = await new Promise<string>((resolve, reject) => {
    child?.once("message", (message) => resolve(z.object({ url: z.string() }).parse(message).url));
    child?.once("exit", (code) => reject(new Error(`The mall API ended with code ${code}`)));
  });
}

async function kill() {
  const ended = new Promise((resolve) => child?.once("exit", resolve));
  child?.kill("SIGKILL");
  await ended;
}

it("loses no acknowledged write when the process is killed", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => member(api)));
  for (const person of people) await shop.grant(person, 400);
  const [wanted] = (await shop.rewards()).filter(
    ({ stock, limit_per_member, tier_id }) => (!stock || stock > 30) && !limit_per_member && !tier_id,
  );
  const rewardId = wanted?.id ?? expect.fail("the demo content has a reward without limits");
  type Person = (typeof people)[number];
  type Operation = { person: Person; call: () => Promise<Answer>; list: string };
  const acknowledged: (Operation & { answer: Answer })[] = [];
  const lost: Operation[] = [];
  const registered: { email: string; password: string }[] = [];

  for (let round = 0; round < 3; round++) {
    await start();
    let isOver = false;
    const perform = async (operation: Operation) => {
      const answer = await operation.call().catch(() => null);
      if (answer?.status === 201) acknowledged.push({ ...operation, answer });
      else if (answer === null) lost.push(operation);
    };
    const busy = people.map(async (person) => {
      const { token } = person;
      for (let number = 0; !isOver; number++) {
        const till = await shop.purchase(150_00);
        const key = newKey();
        if (number % 4 === 0) {
          await perform({ person, list: "me/receipts", call: () => victimShop.send(person, till, key) });
        } else if (number % 4 === 1) {
          await perform({
            person,
            list: "me/customer-rewards",
            call: () => victimShop.activate(person, rewardId, key),
          });
        } else {
          const form = new FormData();
          form.append("text", `message ${key}`);
          const call = () => victim.post("messages/message", form, { token, key });
          await perform({ person, list: "messages/all", call });
        }
      }
    });
    const joining = (async () => {
      while (!isOver) {
        const person = newPerson();
        const answer = await victim.post("register", person).catch(() => null);
        if (answer?.status === 201) registered.push(person);
      }
    })();
    const enough = acknowledged.length + 40 + round * 15;
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    await kill();
    isOver = true;
    await Promise.all([...busy, joining]);
  }
  expect(lost.length, "the end came amid writes").toBeGreaterThan(0);

  const database = createClient({ url: api.databaseUrl, timeout: 5_000 });
  for (const [law, broken] of await violatedInvariants(database)) expect(broken, law).toEqual([]);
  for (const person of people) {
    for (const list of ["me/receipts", "me/customer-rewards", "messages/all"]) {
      const kept = await everyId(list, person);
      const acknowledgedByPerson = acknowledged.filter(
        (operation) => operation.person === person && operation.list === list,
      );
      for (const { answer } of acknowledgedByPerson)
        expect(kept, list).toContain(identified.parse(answer.data).id);
    }
  }
  for (const { email, password } of registered) {
    const answer = await api.post("login", { email, password });
    expect(answer.errors, "a registration waits for its code").toEqual({ email: ["not_verified"] });
  }

  await start();
  for (const { call, answer } of acknowledged.slice(0, 30)) {
    expect((await call()).text, "a key sent again gets the first answer").toBe(answer.text);
  }
  // Requests that got no response are repeated, and must take effect exactly once, whether or not they already had.
  for (const { call } of lost) {
    const [first, second] = [await call(), await call()];
    expect(second.text).toBe(first.text);
  }
  for (const [law, broken] of await violatedInvariants(database)) expect(broken, law).toEqual([]);
  database.close();
  await kill();
}, 180_000);

const victimShop = shopping({ ...api, ...victim });

async function everyId(list: string, { token }: { token: string }): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; ; number++) {
    const { data } = await api.get(`${list}?per_page=48&page=${number}`, { token });
    const read = page(list === "me/receipts" ? receipt : identified).parse(data);
    ids.push(...read.data.map(({ id }) => id));
    if (number >= read.last_page) return ids;
  }
}
