import { z } from "zod";
import { badge } from "./badge";
import { bookingOrder, bookingOrderQuery, bookingOrderRequest } from "./booking";
import { giftCardBalance, giftCardRequest, physicalCardRequest } from "./card";
import { company } from "./company";
import {
  activateRewardRequest,
  customerReward,
  customerRewardLimits,
  customerRewardQuery,
} from "./customer-reward";
import { read, readList, write } from "./endpoint";
import { publicEndpoints } from "./endpoints";
import { listQuery } from "./envelope";
import { event } from "./event";
import {
  follow,
  followAnswer,
  followQuery,
  followRequest,
  like,
  likeAnswer,
  likeIds,
  likeQuery,
  likeRequest,
  thumb,
  thumbAnswer,
  thumbQuery,
  thumbRemoval,
  thumbRequest,
} from "./favourites";
import { parkingCode, plateRequest, plates } from "./member-parking";
import { memberTier } from "./member-tier";
import {
  allMessagesQuery,
  message,
  messageReadAnswer,
  messageReadRequest,
  messageRequest,
  messagesOverview,
  messagesQuery,
} from "./message";
import { newsArticle } from "./news";
import { paymentMethodPatch, paymentMethods } from "./payment-method";
import { ledgerEntry, ledgerQuery, points } from "./points";
import { product } from "./product";
import { profile } from "./profile";
import { pushChoicePatch, pushDeviceRequest, pushSettings } from "./push";
import { receipt, receiptPhoto, receiptPhotoRequest, receiptQuery, receiptRequest } from "./receipt";
import { reward } from "./reward";
import { attachmentRules } from "./support";
import { sentSupportRequest, sentSupportRequestQuery } from "./support-request";
import { walletPass, walletPasses, walletPassRequest } from "./wallet-pass";

/** Filters for the member's own view of content: only what they like, only whom they follow. */
const own = { liked: z.literal("1").optional(), followed: z.literal("1").optional() };

/** What only a member may do. */
const asMember = <Given extends object>(given: Given) => ({ ...given, access: "member" as const });

/**
 * Endpoints of the member area. `me/receipts/{id}`, `me/receipt-photos`, `me/payment-methods`, `me/parking/plates`,
 * `me/physical-card`, `me/support-requests`, `me/push`, `me/wallet-passes` and `gift-cards/balance` are extensions: an
 * upstream without them returns 404, and the feature is hidden.
 */
export const memberEndpoints = {
  myCompanies: readList("me/companies", company, publicEndpoints.companies.query.extend(own)),
  myEvents: readList("me/events", event, publicEndpoints.events.query.extend(own)),
  myNews: readList("me/news", newsArticle, publicEndpoints.news.query.extend(own)),
  myProducts: readList("me/products", product, publicEndpoints.products.query.extend(own)),
  myRewards: readList("me/rewards", reward, publicEndpoints.rewards.query.extend(own)),

  likes: readList("me/likes", like, likeQuery),
  likeIds: read("me/likes/ids", likeIds),
  like: write("POST", "me/likes", asMember({ body: likeRequest, data: likeAnswer })),
  unlike: write("DELETE", "me/likes", asMember({ body: likeRequest, data: likeAnswer })),
  follows: readList("me/follows/companies", follow, followQuery),
  followCompany: write("POST", "me/follows/companies", asMember({ body: followRequest, data: followAnswer })),
  unfollowCompany: write(
    "DELETE",
    "me/follows/companies",
    asMember({ body: followRequest, data: followAnswer }),
  ),
  thumbs: readList("me/thumbs", thumb, thumbQuery),
  giveThumb: write("POST", "me/thumbs", asMember({ body: thumbRequest, data: thumbAnswer })),
  removeThumb: write("DELETE", "me/thumbs", asMember({ body: thumbRemoval, data: thumbAnswer })),

  points: read("me/points", points),
  pointsHistory: readList("me/points-history", ledgerEntry, ledgerQuery),
  memberTier: read("me/tier", memberTier),
  receipts: readList("me/receipts", receipt, receiptQuery),
  receipt: read("me/receipts/{id}", receipt),
  sendReceipt: write(
    "POST",
    "me/receipts",
    asMember({ body: receiptRequest, encoding: "form", data: receipt, status: 201, keyed: true }),
  ),
  sendReceiptPhoto: write(
    "POST",
    "me/receipt-photos",
    asMember({ body: receiptPhotoRequest, encoding: "form", data: receiptPhoto, status: 201 }),
  ),
  activateReward: write(
    "POST",
    "customer-rewards",
    asMember({ body: activateRewardRequest, data: customerReward, status: 201, keyed: true }),
  ),
  customerRewards: readList("me/customer-rewards", customerReward, customerRewardQuery),
  customerReward: read("me/customer-rewards/{id}", customerReward),
  customerRewardLimits: read("me/customer-rewards/limits", customerRewardLimits),
  badges: readList("badges", badge, listQuery.pick({ page: true, per_page: true }), "anyone-or-member"),

  bookingOrders: readList("booking/orders", bookingOrder, bookingOrderQuery),
  bookSlot: write(
    "POST",
    "booking/orders",
    asMember({ body: bookingOrderRequest, data: bookingOrder, status: 201, keyed: true }),
  ),
  cancelBooking: write("DELETE", "booking/orders/{id}", asMember({ data: bookingOrder })),
  paymentMethods: read("me/payment-methods", paymentMethods),
  setDefaultPaymentMethod: write(
    "PATCH",
    "me/payment-methods/{id}",
    asMember({ body: paymentMethodPatch, data: paymentMethods }),
  ),
  deletePaymentMethod: write("DELETE", "me/payment-methods/{id}", asMember({ data: paymentMethods })),

  parkingCode: read("me/parking/show-qr-code", parkingCode),
  plates: read("me/parking/plates", plates),
  addPlate: write("POST", "me/parking/plates", asMember({ body: plateRequest, data: plates })),
  deletePlate: write("DELETE", "me/parking/plates/{id}", asMember({ data: plates })),
  linkPhysicalCard: write("POST", "me/physical-card", asMember({ body: physicalCardRequest, data: profile })),
  giftCardBalance: write("POST", "gift-cards/balance", { body: giftCardRequest, data: giftCardBalance }),

  push: read("me/push", pushSettings),
  choosePushKinds: write("PATCH", "me/push", asMember({ body: pushChoicePatch, data: pushSettings })),
  addPushDevice: write("POST", "me/push/devices", asMember({ body: pushDeviceRequest, data: pushSettings })),
  deletePushDevice: write("DELETE", "me/push/devices/{id}", asMember({ data: pushSettings })),

  walletPasses: read("me/wallet-passes", walletPasses),
  issueWalletPass: write(
    "POST",
    "me/wallet-passes",
    asMember({ body: walletPassRequest, data: walletPass, status: 201 }),
  ),

  messagesOverview: read("messages/overview", messagesOverview),
  allMessages: readList("messages/all", message, allMessagesQuery),
  messages: readList("messages", message, messagesQuery),
  sendMessage: write(
    "POST",
    "messages/message",
    asMember({
      body: messageRequest,
      encoding: "form",
      files: attachmentRules.files,
      data: message,
      status: 201,
      keyed: true,
    }),
  ),
  readMessages: write(
    "PATCH",
    "messages/message/read",
    asMember({ body: messageReadRequest, data: messageReadAnswer }),
  ),
  supportRequests: readList("me/support-requests", sentSupportRequest, sentSupportRequestQuery),
};
