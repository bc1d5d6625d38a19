import { forgetPasswordRequest } from "@contract/password";

/** The form that has a code mailed; it is submitted to the screen of a forgotten password. */
export const codeRequest = forgetPasswordRequest.pick({ email: true });
