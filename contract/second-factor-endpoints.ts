import { read, write } from "./endpoint";
import {
  factorProof,
  passkeyOptionsAnswer,
  passkeyPatch,
  passkeyRequest,
  passwordProof,
  recoveryCodesAnswer,
  secondFactor,
  secondFactorCodeRequest,
  secondFactorPasskeyRequest,
  secondStepAnswer,
  secondStepOptions,
  secondStepRequest,
  totpConfirmation,
} from "./second-factor";

const member = "member";

/**
 * Endpoints for a second factor: TOTP (RFC 6238) and passkeys (WebAuthn). All are extensions: an upstream without
 * `me/second-factor` returns 404, and its log-ins return sessions.
 */
export const secondFactorEndpoints = {
  secondStepOptions: write("POST", "login/second-factor/options", {
    body: secondStepRequest,
    data: secondStepOptions,
  }),
  completeLogin: write("POST", "login/second-factor", {
    body: secondFactorCodeRequest,
    data: secondStepAnswer,
  }),
  completeLoginByPasskey: write("POST", "login/second-factor/passkey", {
    body: secondFactorPasskeyRequest,
    data: secondStepAnswer,
  }),
  secondFactor: read("me/second-factor", secondFactor),
  startTotp: write("POST", "me/second-factor/totp", {
    access: member,
    body: passwordProof,
    data: secondFactor,
  }),
  confirmTotp: write("POST", "me/second-factor/totp/confirmation", {
    access: member,
    body: totpConfirmation,
    data: recoveryCodesAnswer,
  }),
  removeTotp: write("DELETE", "me/second-factor/totp", {
    access: member,
    body: factorProof,
    data: secondFactor,
  }),
  passkeyOptions: write("POST", "me/second-factor/passkeys/options", {
    access: member,
    body: passwordProof,
    data: passkeyOptionsAnswer,
  }),
  addPasskey: write("POST", "me/second-factor/passkeys", {
    access: member,
    body: passkeyRequest,
    data: recoveryCodesAnswer,
    status: 201,
  }),
  renamePasskey: write("PATCH", "me/second-factor/passkeys/{id}", {
    access: member,
    body: passkeyPatch,
    data: secondFactor,
  }),
  removePasskey: write("DELETE", "me/second-factor/passkeys/{id}", {
    access: member,
    body: factorProof,
    data: secondFactor,
  }),
  replaceRecoveryCodes: write("POST", "me/second-factor/recovery-codes", {
    access: member,
    body: factorProof,
    data: recoveryCodesAnswer,
  }),
};
