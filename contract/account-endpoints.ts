import { z } from "zod";
import { loginAnswer } from "./customer";
import { deviceSessions } from "./device-session";
import { read, write } from "./endpoint";
import { firebaseLoginAnswer, firebaseLoginRequest, loginRequest, tokenAnswer, tokenRequest } from "./login";
import {
  newsletterAnswer,
  newsletterConfirmationRequest,
  newsletterSubscriptionRequest,
  newsletterUnsubscribeRequest,
} from "./newsletter";
import {
  addPasswordRequest,
  changeForgetPasswordRequest,
  changePasswordRequest,
  forgetPasswordLoginAnswer,
  forgetPasswordLoginRequest,
  forgetPasswordRequest,
} from "./password";
import { deleteAccountRequest, profile, profilePatch, profilePictureRequest } from "./profile";
import {
  emailResendRequest,
  emailVerificationRequest,
  registerAnswer,
  registerRequest,
} from "./registration";
import { attachmentRules, supportAnswer, supportRequest } from "./support";

const nothing = z.unknown().transform(() => null);

/** Endpoints for accounts, newsletter and support. `logout` is an extension: an upstream without it returns 404. */
export const accountEndpoints = {
  login: write("POST", "login", { body: loginRequest, data: loginAnswer }),
  logout: write("POST", "logout", { access: "member", data: nothing }),
  wifiLogin: write("POST", "oauth/token", { body: tokenRequest, data: tokenAnswer }),
  firebaseLogin: write("POST", "firebase-login", { body: firebaseLoginRequest, data: firebaseLoginAnswer }),
  register: write("POST", "register", { body: registerRequest, data: registerAnswer, status: 201 }),
  verifyEmail: write("POST", "register/email-verification", {
    body: emailVerificationRequest,
    data: loginAnswer,
  }),
  resendVerification: write("POST", "register/email-resend", { body: emailResendRequest, data: nothing }),
  forgetPassword: write("POST", "forget-password", { body: forgetPasswordRequest, data: nothing }),
  forgetPasswordLogin: write("POST", "forget-password/login", {
    body: forgetPasswordLoginRequest,
    data: forgetPasswordLoginAnswer,
  }),
  changeForgetPassword: write("POST", "change-forget-password", {
    body: changeForgetPasswordRequest,
    data: loginAnswer,
  }),
  changePassword: write("POST", "change-password", {
    access: "member",
    body: changePasswordRequest,
    data: nothing,
  }),
  addPasswordAfterSso: write("POST", "add-password-after-sso", {
    access: "member",
    body: addPasswordRequest,
    data: nothing,
  }),
  deleteAccount: write("DELETE", "delete-account", {
    access: "member",
    body: deleteAccountRequest,
    data: nothing,
  }),
  sessions: read("me/sessions", deviceSessions),
  /** All but the one in use. */
  endOtherSessions: write("DELETE", "me/sessions", { access: "member", data: nothing }),
  endSession: write("DELETE", "me/sessions/{id}", { access: "member", data: nothing }),
  profile: read("me/profile", profile),
  updateProfile: write("PATCH", "me/profile", { access: "member", body: profilePatch, data: profile }),
  uploadProfilePicture: write("POST", "me/profile-picture", {
    access: "member",
    body: profilePictureRequest,
    encoding: "form",
    data: profile,
  }),
  deleteProfilePicture: write("DELETE", "me/profile-picture", { access: "member", data: profile }),
  subscribeNewsletter: write("POST", "newsletters/subscription", {
    body: newsletterSubscriptionRequest,
    data: nothing,
  }),
  confirmNewsletter: write("POST", "newsletters/subscription/confirmation", {
    body: newsletterConfirmationRequest,
    data: newsletterAnswer,
  }),
  unsubscribeNewsletter: write("POST", "newsletters/unsubscribe", {
    body: newsletterUnsubscribeRequest,
    data: newsletterAnswer,
  }),
  sendSupport: write("POST", "support", {
    access: "anyone-or-member",
    body: supportRequest,
    encoding: "form",
    files: attachmentRules.files,
    data: supportAnswer,
    status: 201,
  }),
};
