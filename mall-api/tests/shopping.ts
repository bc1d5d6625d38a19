import { randomBytes } from "node:crypto";
import { page } from "@contract/envelope";
import { ledgerEntry, points } from "@contract/points";
import { type Receipt, receipt } from "@contract/receipt";
import { type Reward, reward } from "@contract/reward";
import sharp from "sharp";
import { expect } from "vitest";
import { z } from "zod";
import { approveReceipt } from "../domain/loyalty/receipt-decisions";
import { mallDay } from "../domain/time/mall-time";
import { type Answer, form, type MallApiWorld } from "./mall-api-world";

export type OfferedReward = Reward & { points_price: number };

type Member = { token: string };
export type Till = { company_id: string; number: string; issued_at: string; total: number };

let numbers = 0;
/** A photo unlike any other, because the same one can't be sent with two receipts. */
export async function picture(): Promise<File> {
  const raw = { width: 60, height: 120, channels: 3 } as const;
  const bytes = await sharp(randomBytes(60 * 120 * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], "receipt.png");
}

export const newKey = (): string => `key-${++numbers}-${Math.random().toString(36).slice(2)}`;

/** What a member does in the mall: buys, sends receipts, activates rewards. */
export function shopping(api: MallApiWorld) {
  let shops: string[] | undefined;

  async function shopIds(): Promise<string[]> {
    if (shops) return shops;
    const { data } = await api.get("companies?gives_points=1&per_page=12");
    shops = page(z.object({ id: z.string() }))
      .parse(data)
      .data.map(({ id }) => id);
    return shops;
  }

  /** A unique purchase with a total in haléř. */
  async function purchase(total: number, changes: Partial<Till> = {}): Promise<Till> {
    const [company_id = ""] = await shopIds();
    return {
      company_id,
      number: `N${++numbers}`,
      issued_at: mallDay(api.now().getTime()),
      total,
      ...changes,
    };
  }

  async function send(
    { token }: Member,
    { total, ...till }: Till,
    key = newKey(),
    file?: File,
  ): Promise<Answer> {
    const fields = { ...till, total: String(total), file: file ?? (await picture()) };
    return api.post("me/receipts", form(fields), { token, key });
  }

  /** Earns points with one large receipt that the mall approves. */
  async function grant(member: Member, wanted: number): Promise<void> {
    const sent = await send(member, await purchase(wanted * 10_00));
    const { id, status } = receipt.parse(sent.data);
    if (status === "pending") await approveReceipt(api.services(), id);
  }

  return {
    shopIds,
    purchase,
    send,
    grant,
    async sent(member: Member, till: Till): Promise<Receipt> {
      const answer = await send(member, till);
      expect(answer.status, answer.text).toBe(201);
      return receipt.parse(answer.data);
    },
    activate: ({ token }: Member, reward_id: string, key = newKey()): Promise<Answer> =>
      api.post("customer-rewards", { reward_id }, { token, key }),
    async points({ token }: Member) {
      return points.parse((await api.get("me/points", { token })).data);
    },
    /** The whole ledger, newest first. */
    async ledger({ token }: Member) {
      const lines = [];
      for (let number = 1; ; number++) {
        const { data } = await api.get(`me/points-history?per_page=48&page=${number}`, { token });
        const read = page(ledgerEntry).parse(data);
        lines.push(...read.data);
        if (number >= read.last_page) return lines;
      }
    },
    async rewards(): Promise<OfferedReward[]> {
      const { data } = page(reward).parse((await api.get("rewards?per_page=48")).data);
      return data.map(({ points_price, ...offered }) => ({
        ...offered,
        points_price: points_price ?? expect.fail("A reward has its price"),
      }));
    },
  };
}
