import { customerReward } from "@contract/customer-reward";
import { expect, it } from "vitest";
import { rejectedBeforeSending } from "./mall-api-error";
import { ownVoucher } from "./own-voucher.server";

const missing = rejectedBeforeSending(404, "There is no such thing");
const listed = ["1", "2"].map((id) => customerReward.parse({ id, reward_id: "9" }));
const page = { current_page: 1, last_page: 1, per_page: 48, total: 2 };
const member = (error: Error, data = listed) => ({
  customerReward: () => Promise.reject(error),
  customerRewards: () => Promise.resolve({ ...page, data }),
});

it("is read from the list where it has no path of its own", async () => {
  await expect(ownVoucher(member(missing), "2")).resolves.toMatchObject({ id: "2" });
  await expect(ownVoucher(member(missing), "3")).rejects.toBe(missing);
});

it("is not read from the list in an outage", async () => {
  const outage = new Error("ECONNREFUSED");
  await expect(ownVoucher(member(outage), "2")).rejects.toBe(outage);
});
