import { idIn, idNumber, textIn } from "../calls";
import { pointsHistory } from "../content/loyalty";
import { momentAt } from "../dates";
import type { Answer, Method, Resource, Row } from "../shape";
import type { Account, Message, OwnedReward } from "../state";
import { type Asked, type MemberRoute, resourceOf, type World, written } from "./route";

type Handler = MemberRoute["answer"];

/** The customer's own data: profile, reactions, loyalty, messages, bookings. */
export function memberRoutes(world: World): MemberRoute[] {
  const { shape, rows, setting, state, content } = world;
  const { style } = shape;
  const now = () => new Date();
  const list = (asked: Asked, found: Row[]): Answer => shape.ok(shape.list(found, asked.query, asked.path));
  const on = (methods: Method[], path: string, answer: Handler): MemberRoute => ({ methods, path, answer });
  const missing = () => shape.failure("not-found", "Not found.");
  const invalid = (field: string, message: string) => shape.failure("invalid", message, { [field]: message });

  /** The `resource:id` in the path, the query or the body. */
  function targetOf({ params, query, sent }: Asked): string | undefined {
    const id = idNumber(params.id) ?? idIn(sent.fields) ?? idIn(Object.fromEntries(query));
    const resource = id === undefined ? undefined : resourceOf(world, id);
    return resource ? `${resource}:${id}` : undefined;
  }

  const entityRow = (target: string): Row[] => {
    const [resource, id] = target.split(":");
    const found = (["companies", "products", "rewards", "events", "news"] as const).find(
      (name) => name === resource,
    );
    return found ? written<Resource>(world, found, (entity) => entity.id === Number(id)) : [];
  };

  const likes: Handler = (asked, account) => {
    if (asked.method === "GET") return list(asked, [...account.likes].flatMap(entityRow));
    const target = targetOf(asked);
    if (!target) return missing();
    const toggles = shape.methods["/me/likes"] !== undefined;
    if (asked.method === "DELETE" || (toggles && account.likes.has(target))) account.likes.delete(target);
    else account.likes.add(target);
    return shape.ok({ liked: style.flag(account.likes.has(target)) });
  };

  const follows: Handler = (asked, account) => {
    if (asked.method === "GET")
      return list(
        asked,
        written(world, "companies", ({ id }) => account.follows.has(id)),
      );
    const id = idNumber(asked.params.id) ?? idIn(asked.sent.fields) ?? idIn(Object.fromEntries(asked.query));
    if (!id || !content.companies.some((shop) => shop.id === id)) return missing();
    const toggles = shape.methods["/me/follows/companies"] !== undefined;
    if (asked.method === "DELETE" || (toggles && account.follows.has(id))) account.follows.delete(id);
    else account.follows.add(id);
    return shape.ok({ followed: style.flag(account.follows.has(id)) });
  };

  const profile: Handler = ({ method, sent }, account) => {
    if (method !== "GET") account.changes = { ...account.changes, ...sent.fields };
    return shape.ok(shape.profile(account));
  };

  const conversation = (account: Account): Row => {
    const last = account.messages.at(-1);
    return {
      id: style.id(1),
      title: setting.mallName,
      unread: style.count(account.messages.filter(({ fromMall, read }) => fromMall && !read).length),
      last_message: last ? rows.message(last) : null,
    };
  };

  function addMessage(account: Account, text: string): Message {
    const message = { id: state.nextId(), fromMall: false, text, read: true, at: now() };
    account.messages.push(message);
    return message;
  }

  const rewardRow = (id: number): Row => written(world, "rewards", (reward) => reward.id === id)[0] ?? {};
  const own = (resource: "companies" | "products" | "rewards" | "events" | "news") =>
    on(["GET"], `/me/${resource}`, (asked) => list(asked, written<Resource>(world, resource)));
  const messageList: Handler = (asked, account) => list(asked, account.messages.map(rows.message));

  return [
    on(["GET", "PATCH", "PUT"], "/me/profile", profile),
    on(["POST", "DELETE"], "/me/profile-picture", ({ method, sent }, account) => {
      if (method === "POST" && sent.files.length === 0) return invalid("picture", "No picture came.");
      account.picture = method === "POST" ? `member-${account.id}.png` : undefined;
      return shape.ok(shape.profile(account));
    }),
    own("companies"),
    own("events"),
    own("news"),
    own("products"),
    own("rewards"),
    on(["GET"], "/me/likes/ids", (_asked, account) => shape.ok(shape.likedIds([...account.likes]))),
    on(["GET", "POST", "DELETE"], "/me/likes", likes),
    on(["DELETE"], "/me/likes/:id", likes),
    on(["DELETE"], "/me/likes/:resource/:id", likes),
    on(["GET", "POST", "DELETE"], "/me/follows/companies", follows),
    on(["DELETE"], "/me/follows/companies/:id", follows),
    on(["GET", "POST", "DELETE"], "/me/thumbs", (asked, account) => {
      if (asked.method === "GET")
        return list(
          asked,
          [...account.thumbs].map(([target, value]) => ({ target, value })),
        );
      const target = targetOf(asked);
      if (!target) return missing();
      if (asked.method === "DELETE") account.thumbs.delete(target);
      else account.thumbs.set(target, textIn(asked.sent.fields, "thumb", "value", "type", "direction"));
      return shape.ok({ value: account.thumbs.get(target) ?? null });
    }),
    on(["GET"], "/me/points", (_asked, account) => shape.ok(rows.points(account))),
    on(["GET"], "/me/points-history", (asked) =>
      list(
        asked,
        pointsHistory.map((entry) => rows.pointsEntry({ ...entry, at: momentAt(setting.now, entry.at) })),
      ),
    ),
    on(["GET"], "/me/tier", (_asked, account) => shape.ok(rows.tierOf(account))),
    on(["GET", "POST"], "/me/receipts", (asked, account) => {
      if (asked.method === "GET") return list(asked, account.receipts.map(rows.receipt));
      const { fields, files } = asked.sent;
      if (files.length === 0 && Object.keys(fields).length === 0) return invalid("file", "No receipt came.");
      const id = state.nextId();
      const amount = Number(textIn(fields, "amount", "total_price", "total", "price").replace(",", ".")) || 0;
      const number = textIn(fields, "number", "receipt_number", "code") || String(id);
      const receipt = {
        id,
        number,
        shop: undefined,
        amount,
        points: 0,
        status: "pending" as const,
        at: now(),
      };
      account.receipts.unshift(receipt);
      return shape.created(rows.receipt(receipt), "The receipt has been received.");
    }),
    on(["GET"], "/me/customer-rewards/limits", (_asked, account) =>
      shape.ok({ active: style.count(account.rewards.length), limit: style.count(10) }),
    ),
    on(["GET"], "/me/customer-rewards", (asked, account) =>
      list(
        asked,
        account.rewards.map((owned) => rows.ownedReward(owned, rewardRow(owned.reward))),
      ),
    ),
    on(["GET"], "/me/customer-rewards/:id", ({ params }, account) => {
      const owned = account.rewards.find(({ id }) => id === idNumber(params.id));
      return owned ? shape.ok(rows.ownedReward(owned, rewardRow(owned.reward))) : missing();
    }),
    on(["POST"], "/customer-rewards", ({ sent }, account) => {
      const reward = content.rewards.find(({ id }) => id === idIn(sent.fields));
      if (!reward) return missing();
      if (reward.points > account.points) return invalid("reward_id", "Not enough points.");
      const id = state.nextId();
      const owned: OwnedReward = {
        id,
        reward: reward.id,
        code: `VLT-${reward.id}-${id}`,
        status: "active",
        at: now(),
      };
      account.points -= reward.points;
      account.rewards.unshift(owned);
      return shape.created(rows.ownedReward(owned, rewardRow(reward.id)), "The reward is yours.");
    }),
    on(["GET"], "/me/parking/show-qr-code", (_asked, account) => shape.ok({ qr_code: `PARK-${account.id}` })),
    on(["GET"], "/messages/overview", (asked, account) => list(asked, [conversation(account)])),
    on(["GET"], "/messages/all", messageList),
    on(["GET"], "/messages", messageList),
    on(["POST"], "/messages/message", ({ sent }, account) => {
      const text = textIn(sent.fields, "text", "message", "body", "content");
      return text
        ? shape.created(rows.message(addMessage(account, text)))
        : invalid("text", "The message is empty.");
    }),
    on(["PATCH"], "/messages/message/read", (_asked, account) => {
      for (const message of account.messages) message.read = true;
      return shape.ok();
    }),
    on(["GET", "POST"], "/booking/orders", (asked, account) => {
      if (asked.method === "GET") return list(asked, account.orders.map(rows.order));
      const { fields } = asked.sent;
      const order = {
        id: state.nextId(),
        service: idIn(fields) ?? 921,
        date: textIn(fields, "date", "day"),
        time: textIn(fields, "time", "slot"),
        at: now(),
      };
      account.orders.push(order);
      return shape.created(rows.order(order), "Booked.");
    }),
  ];
}
