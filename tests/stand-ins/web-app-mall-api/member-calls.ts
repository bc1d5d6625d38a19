import { rewards as rewardItems } from "../other-mall-api/content/offers";
import { type Answer, failure, page, type Row, success } from "./envelope";
import { activate, type Member, receiptRow } from "./members";
import type { Setting } from "./values";

/** A member's call: what was sent, and what the path names. */
export type Call = { query: URLSearchParams; fields: Row; files: number; id: number };
type Handler = (member: Member, call: Call) => Answer;

const own = { filters: ["status", "company_id", "reward_id"], sorts: ["date", "status"] };

/** What a member does, by method and path. Where no client shows fields, it is in the contract's form. */
export function memberCalls(setting: Setting): Record<string, Handler> {
  const found = (rows: readonly Row[], id: number): Answer => {
    const row = rows.find((candidate) => candidate.id === id);
    return row ? success(row) : failure(404);
  };
  return {
    "GET me/profile": ({ profile }) => success(profile),
    "PATCH me/profile": (member, { fields }) => {
      const phone = fields.phone;
      if (typeof phone === "string" && phone.length < 6)
        return failure(422, { phone: ["Telefon je příliš krátký."] });
      Object.assign(member.profile, fields);
      return success(member.profile);
    },
    "GET me/points": ({ points }) => success({ points }),
    "GET me/receipts": ({ receipts }, { query }) => page(receipts, query, own),
    "GET me/receipts/:id": ({ receipts }, { id }) => found(receipts, id),
    "POST me/receipts": ({ receipts }, { fields, files }) => {
      const total = Number(fields.total);
      const problems = {
        ...(files === 0 && { receipt: ["Chybí fotka účtenky."] }),
        ...(!(total > 1) && { total: ["Částka je příliš nízká."] }),
        ...(fields.invoice === "TAKEN" && { invoice: ["Tuto účtenku už známe."] }),
      };
      if (Object.keys(problems).length > 0) return failure(422, problems);
      const row = receiptRow(setting, {
        id: 2_000 + receipts.length,
        company_id: Number(fields.company_id),
        total,
        invoice: String(fields.invoice ?? ""),
        date: `${fields.date} 00:00:00`,
      });
      receipts.unshift(row);
      return success(row);
    },
    "GET me/customer-rewards": ({ customerRewards }, { query }) => page(customerRewards, query, own),
    "GET me/customer-rewards/limits": ({ customerRewards, points }) =>
      success(
        rewardItems.map(({ id, points: price, stock }) => ({
          reward_id: id,
          activated: customerRewards.filter(({ reward_id }) => reward_id === id).length,
          left: null,
          stock_left: stock,
          can_activate: price <= points,
          why_not: price <= points ? null : "not_enough_points",
        })),
      ),
    "GET me/customer-rewards/:id": ({ customerRewards }, { id }) => found(customerRewards, id),
    "POST customer-rewards": (member, { fields }) => {
      const row = activate(setting, member, Number(fields.reward_id));
      if (row === "unknown") return failure(404);
      return row === "too-few" ? failure(409, { reward_id: ["not_enough_points"] }) : success(row);
    },
    "GET me/likes": ({ likes }) =>
      page(
        [...likes].map((like) => ({ type: like.split(":")[0], id: like.split(":")[1] })),
        new URLSearchParams(),
        own,
      ),
    "GET me/likes/ids": ({ likes }) => {
      const types = [...new Set([...likes].map((like) => like.split(":")[0] ?? ""))];
      const idsOf = (type: string) =>
        [...likes].flatMap((like) => (like.startsWith(`${type}:`) ? (like.split(":")[1] ?? []) : []));
      return success(Object.fromEntries(types.map((type) => [type, idsOf(type)])));
    },
    "POST me/likes": ({ likes }, { fields: { type, id } }) => {
      likes.add(`${type}:${id}`);
      return success({ type, id, liked: true });
    },
    "DELETE me/likes": ({ likes }, { fields: { type, id } }) => {
      likes.delete(`${type}:${id}`);
      return success({ type, id, liked: false });
    },
    "GET me/follows/companies": ({ follows }, { query }) =>
      page(
        [...follows].map((id) => ({ id })),
        query,
        own,
      ),
    "POST me/follows/companies": ({ follows }, { fields: { id } }) => {
      follows.add(Number(id));
      return success({ id, followed: true, follow_count: 8 });
    },
    "DELETE me/follows/companies": ({ follows }, { fields: { id } }) => {
      follows.delete(Number(id));
      return success({ id, followed: false, follow_count: 7 });
    },
    "GET me/thumbs": ({ thumbs }, { query }) =>
      page(
        [...thumbs].map(([target, value]) => ({
          type: target.split(":")[0],
          id: target.split(":")[1],
          value,
        })),
        query,
        own,
      ),
    "POST me/thumbs": ({ thumbs }, { fields: { type, id, value } }) => {
      thumbs.set(`${type}:${id}`, String(value));
      return success({ type, id, thumb: value, up: 1, down: 0 });
    },
    "DELETE me/thumbs": ({ thumbs }, { fields: { type, id } }) => {
      thumbs.delete(`${type}:${id}`);
      return success({ type, id, thumb: null, up: 0, down: 0 });
    },
  };
}
