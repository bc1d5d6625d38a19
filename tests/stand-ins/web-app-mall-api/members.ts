import { randomUUID } from "node:crypto";
import { receipts, visitor } from "../other-mall-api/content/loyalty";
import { rewards as rewardItems } from "../other-mall-api/content/offers";
import { shops } from "../other-mall-api/content/shops";
import type { Row } from "./envelope";
import { companyBeside } from "./posts";
import { at, momentOf, picture, type Setting, storedFile } from "./values";

/** The states of a customer's rewards, and of receipts. */
const redeemState = { activated: 0, redeemed: 1, canceled: 2 } as const;
const receiptState = { pending: 0, approved: 1, rejected: 2 } as const;

export type Member = {
  email: string;
  password: string;
  profile: Row;
  points: number;
  receipts: Row[];
  customerRewards: Row[];
  likes: Set<string>;
  follows: Set<number>;
  thumbs: Map<string, string>;
};

/** The mall's one member, and the sessions of theirs. */
export function createMembers(setting: Setting) {
  const member: Member = {
    email: visitor.email,
    password: visitor.password,
    profile: profileOf(setting),
    points: visitor.points,
    receipts: receipts.map((receipt) => ({
      ...receiptRow(setting, {
        id: receipt.id,
        company_id: receipt.shop,
        total: receipt.amount,
        invoice: receipt.number,
        date: momentOf(setting, receipt.at),
      }),
      status: receiptState[receipt.status],
    })),
    customerRewards: [
      customerReward(setting, 961, 306, redeemState.activated),
      customerReward(setting, 962, 301, redeemState.redeemed),
      customerReward(setting, 963, 305, redeemState.canceled),
    ],
    likes: new Set(),
    follows: new Set([112]),
    thumbs: new Map(),
  };
  const tokens = new Set<string>();
  return {
    logIn(email: string, password: string): string | null {
      if (email !== member.email || password !== member.password) return null;
      const token = randomUUID();
      tokens.add(token);
      return token;
    },
    logOut: (token: string) => tokens.delete(token),
    ofToken: (token: string | null): Member | null => (token !== null && tokens.has(token) ? member : null),
  };
}

export type Members = ReturnType<typeof createMembers>;

/** What the platform knows of a customer; the number of a gender is not known, so there is none. */
function profileOf(setting: Setting): Row {
  const { year, month, day } = visitor.born;
  return {
    id: visitor.id,
    uuid: randomUUID(),
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    email: visitor.email,
    phone: visitor.phone,
    birthday: `${year}-0${month}-0${day}`,
    gender_id: null,
    profile_photo: null,
    profile_photo_file: storedFile(setting, 99, "member-5001.png"),
    address: "Nábřežní 7, Praha",
    address_coordinates: null,
    car_number: "1AB 2345",
    selected_app_language: "cs",
    selected_malls: [1],
    customer_point: { points: visitor.points },
    firestore_customer: { created_at: at(setting, -200, "10:10") },
    status: 1,
    created_at: at(setting, -200, "10:10"),
  };
}

/** A receipt in crowns, with the shop beside it. */
export function receiptRow(
  setting: Setting,
  sent: { id: number; company_id: number; total: number; invoice: string; date: string },
): Row {
  const shop = shops.find(({ id }) => id === sent.company_id);
  return {
    ...sent,
    subtotal: null,
    tax: null,
    currency: { code: "CZK" },
    description: "Zkontroluje obsluha",
    payment_type: null,
    purchase_order: null,
    receipt_link: picture(setting, `receipt-${sent.id}.png`),
    receipt_link_id: sent.id,
    status: receiptState.pending,
    company: shop
      ? {
          store_name: shop.name.cz,
          ...companyBeside(setting, shop.id),
          phone: shop.phone,
          email: shop.email,
          website: shop.web,
          address: null,
          company_type_id: 2,
        }
      : null,
  };
}

/** A reward that the member has activated; its code is a picture alone. */
export function customerReward(setting: Setting, id: number, rewardId: number, status: number): Row {
  const reward = rewardItems.find((candidate) => candidate.id === rewardId);
  return {
    id,
    status,
    qr_code_link: picture(setting, `voucher-code-${id}.png`),
    reward_id: rewardId,
    reward: { title: reward?.name.cz, photo_link: reward && picture(setting, reward.picture) },
    company: companyBeside(setting, reward?.shop),
    customer: { first_name: visitor.firstName, last_name: visitor.lastName },
    created_at: at(setting, -5, "13:30"),
  };
}

/** Spends the points of a reward; null if there is no such reward, or there are too few. */
export function activate(setting: Setting, member: Member, rewardId: number): Row | "unknown" | "too-few" {
  const reward = rewardItems.find(({ id }) => id === rewardId);
  if (!reward) return "unknown";
  if (reward.points > member.points) return "too-few";
  member.points -= reward.points;
  const row = {
    ...customerReward(setting, 1_000 + member.customerRewards.length, rewardId, redeemState.activated),
    created_at: at(setting, 0, "12:00"),
  };
  member.customerRewards.unshift(row);
  return row;
}
