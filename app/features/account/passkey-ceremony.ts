import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";

/** What the browser's dialog ended with: a credential as JSON text, or why there is none. */
export type PasskeyEnd =
  | { credential: string; problem?: never }
  | { credential?: never; problem: "known" | "failed" };

/** Creates a passkey by the mall API's options. */
export const createPasskey = (options: unknown): Promise<PasskeyEnd> =>
  ended(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** Signs the mall API's options with a passkey. */
export const signWithPasskey = (options: unknown): Promise<PasskeyEnd> =>
  ended(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));

async function ended(ceremony: Promise<object>): Promise<PasskeyEnd> {
  try {
    return { credential: JSON.stringify(await ceremony) };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
      return { problem: "known" };
    // A closed dialog, one that nobody answered and a window that lost the focus have one name in browsers.
    return { problem: "failed" };
  }
}
