import { randomUUID } from "node:crypto";
import { messages, receipts, visitor } from "./content/loyalty";
import { momentAt } from "./dates";
import type { Profile } from "./shape";

export interface Receipt {
  id: number;
  number: string;
  shop: number | undefined;
  amount: number;
  points: number;
  status: "approved" | "pending" | "rejected";
  at: Date;
}

export interface OwnedReward {
  id: number;
  reward: number;
  code: string;
  status: "active" | "used" | "expired";
  at: Date;
}

export interface Message {
  id: number;
  fromMall: boolean;
  text: string;
  read: boolean;
  at: Date;
}

export interface Order {
  id: number;
  service: number;
  date: string;
  time: string;
  at: Date;
}

export interface Account extends Profile {
  password: string;
  /** `resource:id` of what is liked; shops followed by id; thumbs by `resource:id`. */
  likes: Set<string>;
  follows: Set<number>;
  thumbs: Map<string, string>;
  receipts: Receipt[];
  rewards: OwnedReward[];
  messages: Message[];
  orders: Order[];
}

/** The mall's members and their sessions, in memory, reset on every start. */
export function createState(now: Date) {
  let lastId = 9000;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, Account>();

  function add(email: string, password: string, firstName: string, lastName: string): Account {
    const account: Account = {
      id: nextId(),
      email,
      password,
      firstName,
      lastName,
      phone: "",
      born: new Date(Date.UTC(visitor.born.year, visitor.born.month - 1, visitor.born.day)),
      points: 0,
      picture: undefined,
      changes: {},
      likes: new Set(),
      follows: new Set(),
      thumbs: new Map(),
      receipts: [],
      rewards: [],
      messages: [],
      orders: [],
    };
    accounts.set(email.toLowerCase(), account);
    return account;
  }

  const demo = add(visitor.email, visitor.password, visitor.firstName, visitor.lastName);
  Object.assign(demo, { id: visitor.id, phone: visitor.phone, points: visitor.points });
  demo.likes.add("products:201").add("companies:104");
  demo.follows.add(112);
  demo.receipts = receipts.map((receipt) => ({ ...receipt, at: momentAt(now, receipt.at) }));
  demo.messages = messages.map((message) => ({ ...message, at: momentAt(now, message.at) }));
  demo.rewards = [
    {
      id: 961,
      reward: 306,
      code: "VLT-306-961",
      status: "active",
      at: momentAt(now, { days: -5, time: "13:30" }),
    },
    {
      id: 962,
      reward: 301,
      code: "VLT-301-962",
      status: "used",
      at: momentAt(now, { days: -6, time: "09:00" }),
    },
    {
      id: 963,
      reward: 305,
      code: "VLT-305-963",
      status: "expired",
      at: momentAt(now, { days: -90, time: "09:00" }),
    },
  ];

  return {
    nextId,
    add,
    find: (email: string) => accounts.get(email.toLowerCase()),
    remove(account: Account) {
      accounts.delete(account.email.toLowerCase());
      for (const [token, owner] of sessions) if (owner === account) sessions.delete(token);
    },
    /** A new token of the account, or undefined for wrong credentials. */
    signIn(email: string, password: string): string | undefined {
      const account = accounts.get(email.toLowerCase());
      return account && account.password === password ? this.open(account) : undefined;
    },
    open(account: Account): string {
      const token = randomUUID();
      sessions.set(token, account);
      return token;
    },
    memberOf: (token: string | undefined) => (token ? sessions.get(token) : undefined),
    endSessions: () => sessions.clear(),
  };
}

export type State = ReturnType<typeof createState>;
