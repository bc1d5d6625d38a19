import { tiers } from "./content/loyalty";
import type { Badge, Tier } from "./content/model";
import type { Words } from "./content/words";
import type { Row, Style } from "./shape";
import type { Account, Message, Order, OwnedReward, Receipt } from "./state";

/** Rows of the loyalty programme and of a member's own data, in the API's style of values and names. */
export function memberRows(style: Style) {
  const named = (kind: string, row: Row): Row =>
    style.row?.(kind, row) ??
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [style.rename[`${kind}.${key}`] ?? key, value]),
    );
  const state = (word: string): unknown => style.state?.(word) ?? word;

  const tier = (entry: Tier): Row =>
    named("tier", {
      id: style.id(entry.id),
      ...style.words({ name: entry.name, description: entry.text }),
      points_from: style.count(entry.points),
    });

  return {
    tier,
    tierOf(account: Account): Row {
      const reached = tiers.filter((entry) => entry.points <= account.points);
      const next = tiers[reached.length];
      const current = reached.at(-1);
      return named("my-tier", {
        ...(current ? tier(current) : {}),
        points: style.count(account.points),
        points_to_next: next ? style.count(next.points - account.points) : null,
      });
    },
    points: (account: Account): Row => named("points", { points: style.count(account.points) }),
    pointsEntry: (entry: { id: number; points: number; text: Words; at: Date }): Row =>
      named("points-entry", {
        id: style.id(entry.id),
        points: style.count(entry.points),
        ...style.words({ description: entry.text }),
        created_at: style.moment(entry.at),
      }),
    badge: (entry: Badge): Row =>
      named("badge", {
        id: style.id(entry.id),
        ...style.words({ name: entry.name, description: entry.text }),
        image: style.picture(entry.picture),
        earned: style.flag(entry.earned),
      }),
    receipt: (receipt: Receipt): Row =>
      named("receipt", {
        id: style.id(receipt.id),
        number: receipt.number,
        company_id: receipt.shop ? style.id(receipt.shop) : null,
        amount: style.money(receipt.amount),
        points: style.count(receipt.points),
        status: state(receipt.status),
        created_at: style.moment(receipt.at),
      }),
    ownedReward: (owned: OwnedReward, reward: Row): Row =>
      named("reward", {
        id: style.id(owned.id),
        reward_id: style.id(owned.reward),
        reward,
        code: owned.code,
        status: state(owned.status),
        created_at: style.moment(owned.at),
        valid_to: style.moment(new Date(owned.at.getTime() + 30 * 86_400_000)),
      }),
    message: (message: Message): Row =>
      named("message", {
        id: style.id(message.id),
        text: message.text,
        sender: message.fromMall ? "mall" : "customer",
        read: style.flag(message.read),
        created_at: style.moment(message.at),
      }),
    service: (service: { id: number; name: Words; minutes: number; price: number }): Row =>
      named("service", {
        id: style.id(service.id),
        ...style.words({ name: service.name }),
        duration: style.count(service.minutes),
        price: style.money(service.price),
      }),
    order: (order: Order): Row =>
      named("order", {
        id: style.id(order.id),
        service_id: style.id(order.service),
        date: order.date,
        time: order.time,
        status: "confirmed",
        created_at: style.moment(order.at),
      }),
    parking: (): Row =>
      named("parking", { free: style.count(314), capacity: style.count(900), hourly_price: style.money(40) }),
  };
}

export type MemberRows = ReturnType<typeof memberRows>;
