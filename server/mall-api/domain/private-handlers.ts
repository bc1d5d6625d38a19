import type { Access } from "@contract/endpoint";
import type { PrivateEndpoints } from "@contract/private-endpoints";
import type { z } from "zod";
import { deleteAccount } from "./accounts/erasure";
import { login, logout, wifiLogin } from "./accounts/login";
import {
  addPassword,
  changeForgetPassword,
  changePassword,
  forgetPassword,
  forgetPasswordLogin,
} from "./accounts/passwords";
import { deleteProfilePicture, profile, updateProfile, uploadProfilePicture } from "./accounts/profile";
import { register, resendVerification, verifyEmail } from "./accounts/registration";
import { firebaseLogin } from "./accounts/single-sign-on";
import { bookSlot, cancelBooking, orders } from "./booking/orders";
import { activateReward } from "./loyalty/activation";
import { badges } from "./loyalty/badges";
import { giftCardBalance, linkPhysicalCard } from "./loyalty/cards";
import { customerRewardById, customerRewards, limits } from "./loyalty/customer-rewards";
import { points, pointsHistory } from "./loyalty/points";
import { receiptById, receipts, sendReceipt } from "./loyalty/receipts";
import { memberTier } from "./loyalty/tiers";
import { followCompany, follows, like, likeIds, likes, unfollowCompany, unlike } from "./member/favourites";
import { myCompanies, myEvents, myNews, myProducts, myRewards } from "./member/my-content";
import { addPlate, deletePlate, parkingCode, plates } from "./member/parking";
import { deletePaymentMethod, paymentMethods, setDefaultPaymentMethod } from "./member/payment-methods";
import { giveThumb, takeThumbBack, thumbs } from "./member/thumbs";
import {
  allMessages,
  messages,
  messagesOverviewOf,
  readMessages,
  sendMessage,
} from "./messages/conversations";
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from "./newsletter";
import type { Call, MemberCall, VisitorCall } from "./services";
import { sendSupport } from "./support";

type CallOf<Asked extends Access> = Asked extends "member"
  ? MemberCall
  : Asked extends "anyone"
    ? Call
    : VisitorCall;

export type Given<Query> = { query: Query; id: string; idempotencyKey: string };

/** One function for each call of the contract: what it is given is parsed, what it answers is what travels. */
export type PrivateHandlers = {
  [Name in keyof PrivateEndpoints]: (
    call: CallOf<PrivateEndpoints[Name]["access"]>,
    body: z.output<PrivateEndpoints[Name]["body"]>,
    given: Given<z.output<PrivateEndpoints[Name]["query"]>>,
  ) => Promise<z.input<PrivateEndpoints[Name]["data"]>>;
};

export const privateHandlers: PrivateHandlers = {
  login,
  logout,
  wifiLogin,
  firebaseLogin,
  register,
  verifyEmail,
  resendVerification,
  forgetPassword,
  forgetPasswordLogin,
  changeForgetPassword,
  changePassword,
  addPasswordAfterSso: addPassword,
  deleteAccount,
  profile,
  updateProfile,
  uploadProfilePicture,
  deleteProfilePicture,
  subscribeNewsletter,
  confirmNewsletter,
  unsubscribeNewsletter,
  sendSupport,

  myCompanies,
  myEvents,
  myNews,
  myProducts,
  myRewards,
  likes,
  likeIds,
  like,
  unlike,
  follows,
  followCompany,
  unfollowCompany,
  thumbs,
  giveThumb,
  takeThumbBack,
  points,
  pointsHistory,
  memberTier,
  receipts,
  receipt: receiptById,
  sendReceipt,
  activateReward,
  customerRewards,
  customerReward: customerRewardById,
  customerRewardLimits: limits,
  badges,
  bookingOrders: orders,
  bookSlot,
  cancelBooking,
  paymentMethods,
  setDefaultPaymentMethod,
  deletePaymentMethod,
  parkingCode,
  plates,
  addPlate,
  deletePlate,
  linkPhysicalCard,
  giftCardBalance,
  messagesOverview: messagesOverviewOf,
  allMessages,
  messages,
  sendMessage,
  readMessages,
};
