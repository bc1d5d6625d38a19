import { customerReward } from "@contract/customer-reward";
import { profile } from "@contract/profile";
import { walletPass } from "@contract/wallet-pass";
import { expect, it } from "vitest";
import type { MallApi } from "~/mall/client/client.server";
import { MallApiError } from "~/mall/client/mall-api-error";
import { issuedPass, issuePass } from "./issued-pass.server";

const failure = (status: number) => new MallApiError({ status, statusText: "", response: null, body: null });
const missing = async () => Promise.reject(failure(404));

/** A mall API that knows nothing of passes. */
const other = (status: number, id = "7") =>
  ({
    issueWalletPass: async () => Promise.reject(failure(status)),
    profile: async () => profile.parse({ id, email: "ada@mail.test" }),
    points: missing,
    memberTier: missing,
    customerReward: async (id: string) =>
      id === "r1" ? customerReward.parse({ id, reward_id: "1", translations: [] }) : missing(),
    bookingOrders: missing,
  }) as unknown as MallApi;

const card = { wallet: "apple", kind: "card", id: "", language: "en" } as const;

it.each([404, 405, 501])("a mall API that answers %i has passes that stay as they are", async (status) => {
  const [pass, again] = [await issuePass(other(status), card), await issuePass(other(status), card)];
  expect(pass).toMatchObject({ token: null, subject: { kind: "card", points: null, tier: null } });
  expect(again?.serial).toBe(pass?.serial);
  expect((await issuePass(other(status, "8"), card))?.serial).not.toBe(pass?.serial);
  const reward = await issuePass(other(status), { ...card, kind: "reward", id: "r1" });
  expect(reward?.serial).not.toBe(pass?.serial);
  for (const kind of ["reward", "booking"] as const)
    expect(await issuePass(other(status), { ...card, kind, id: "r2" })).toBeNull();
});

it("a failing mall API issues none", async () => {
  await expect(issuePass(other(500), card)).rejects.toThrow(MallApiError);
});

it("a pass whose member, reward or booking is gone has ended", () => {
  for (const kind of ["card", "reward", "booking"]) {
    const pass = { id: "1", token: "x".repeat(16), kind, updated_at: "2026-06-10T12:00:00Z" };
    expect(issuedPass(walletPass.parse(pass)).subject).toEqual({ kind, hasEnded: true });
  }
});
