import type { z } from "zod";
import type { Access } from "../../../app/mall/contract/endpoint";
import type { PrivateEndpoints } from "../../../app/mall/contract/private-endpoints";
import type { CustomerRow } from "./accounts/customers";
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
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from "./newsletter";
import type { Call, MemberCall } from "./services";
import { sendSupport } from "./support";

type CallOf<Asked extends Access> = Asked extends "member"
  ? MemberCall
  : Asked extends "anyone"
    ? Call
    : Call & { customer: CustomerRow | null };

export type Given<Query> = { query: Query; id: string; idempotencyKey: string };

/** One function for each call of the contract: what it is given is parsed, what it answers is what travels. */
export type PrivateHandlers = {
  [Name in keyof PrivateEndpoints]: (
    call: CallOf<PrivateEndpoints[Name]["access"]>,
    body: z.output<PrivateEndpoints[Name]["body"]>,
    given: Given<z.output<PrivateEndpoints[Name]["query"]>>,
  ) => Promise<z.input<PrivateEndpoints[Name]["data"]>>;
};

export const privateHandlers: Partial<PrivateHandlers> = {
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
};
