import type { Access } from "@contract/endpoint";
import type { PrivateEndpoints } from "@contract/private-endpoints";
import type { z } from "zod";
import { deleteAccount } from "../domain/accounts/erasure";
import { login, logout, wifiLogin } from "../domain/accounts/login";
import {
  addPassword,
  changeForgetPassword,
  changePassword,
  forgetPassword,
  forgetPasswordLogin,
} from "../domain/accounts/passwords";
import {
  deleteProfilePicture,
  profile,
  updateProfile,
  uploadProfilePicture,
} from "../domain/accounts/profile";
import { register, resendVerification, verifyEmail } from "../domain/accounts/registration";
import { endOtherSessions, endSession, sessions } from "../domain/accounts/sessions";
import { firebaseLogin } from "../domain/accounts/single-sign-on";
import { bookSlot, cancelBooking, orders } from "../domain/booking/orders";
import type { RequestInput } from "../domain/call/request-input";
import type { Call, MemberCall, VisitorCall } from "../domain/call/services";
import { activateReward } from "../domain/loyalty/activation";
import { badges } from "../domain/loyalty/badges";
import { giftCardBalance, linkPhysicalCard } from "../domain/loyalty/cards";
import { customerRewardById, customerRewards, limits } from "../domain/loyalty/customer-rewards";
import { points, pointsHistory } from "../domain/loyalty/points";
import { sendReceiptPhoto } from "../domain/loyalty/receipt-photos";
import { receiptById, receipts, sendReceipt } from "../domain/loyalty/receipts";
import { memberTier } from "../domain/loyalty/tiers";
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from "../domain/mail/newsletter";
import {
  followCompany,
  follows,
  like,
  likeIds,
  likes,
  unfollowCompany,
  unlike,
} from "../domain/member/favourites";
import { myCompanies, myEvents, myNews, myProducts, myRewards } from "../domain/member/my-content";
import { addPlate, deletePlate, parkingCode, plates } from "../domain/member/parking";
import {
  deletePaymentMethod,
  paymentMethods,
  setDefaultPaymentMethod,
} from "../domain/member/payment-methods";
import { giveThumb, removeThumb, thumbs } from "../domain/member/thumbs";
import {
  allMessages,
  messages,
  messagesOverviewOf,
  readMessages,
  sendMessage,
} from "../domain/messages/conversations";
import { sendSupport, supportRequests } from "../domain/messages/support-requests";
import { addPushDevice, choosePushKinds, deletePushDevice, pushSettingsOf } from "../domain/push/devices";
import { replaceRecoveryCodes } from "../domain/second-factor/factor-changes";
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from "../domain/second-factor/passkeys";
import { secondFactor } from "../domain/second-factor/second-factor";
import {
  completeLogin,
  completeLoginByPasskey,
  secondStepOptions,
} from "../domain/second-factor/second-step";
import { confirmTotp, removeTotp, startTotp } from "../domain/second-factor/totp";
import { addWalletDevice, removeWalletDevice, walletDevicePassesOf } from "../domain/wallet/wallet-devices";
import { issueWalletPass, walletPassById, walletPassesOf } from "../domain/wallet/wallet-passes";

type CallOf<Asked extends Access> = Asked extends "member"
  ? MemberCall
  : Asked extends "anyone"
    ? Call
    : VisitorCall;

/** One function per endpoint of the contract: it receives parsed input and returns the wire format. */
export type PrivateHandlers = {
  [Name in keyof PrivateEndpoints]: (
    call: CallOf<PrivateEndpoints[Name]["access"]>,
    body: z.output<PrivateEndpoints[Name]["body"]>,
    given: RequestInput<z.output<PrivateEndpoints[Name]["query"]>>,
  ) => Promise<z.input<PrivateEndpoints[Name]["data"]>>;
};

export const privateHandlers: PrivateHandlers = {
  login,
  logout,
  sessions,
  endSession,
  endOtherSessions,
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

  secondStepOptions,
  completeLogin,
  completeLoginByPasskey,
  secondFactor,
  startTotp,
  confirmTotp,
  removeTotp,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  replaceRecoveryCodes,

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
  removeThumb,
  points,
  pointsHistory,
  memberTier,
  receipts,
  receipt: receiptById,
  sendReceipt,
  sendReceiptPhoto,
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
  push: pushSettingsOf,
  choosePushKinds,
  addPushDevice,
  deletePushDevice,
  messagesOverview: messagesOverviewOf,
  allMessages,
  messages,
  sendMessage,
  readMessages,
  supportRequests,
  walletPasses: walletPassesOf,
  issueWalletPass,
  walletPass: walletPassById,
  addWalletDevice,
  removeWalletDevice,
  walletDevice: walletDevicePassesOf,
};
