import { FirebaseError, initializeApp } from "@firebase/app";
import {
  type Auth,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithPopup,
} from "@firebase/auth";
import type { FirebaseProject, SignInProvider } from "~/process/service-ids";

export type FirebaseClient = Omit<FirebaseProject, "providers">;
export type SignInEnd =
  | { idToken: string; problem?: undefined }
  | { problem: "closed" | "blocked" | "taken" | "failed" };

let auth: Auth | null = null;

/**
 * Opens the provider's popup and waits for its result. Nothing is persisted in the browser: the session is the mall's
 * own.
 */
export async function signInByPopup(
  provider: SignInProvider,
  client: FirebaseClient,
  languageTag: string,
): Promise<SignInEnd> {
  try {
    auth ??= initializeAuth(initializeApp(client), {
      persistence: inMemoryPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    auth.languageCode = languageTag;
    const { user } = await signInWithPopup(auth, providers[provider]());
    return { idToken: await user.getIdToken() };
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : "";
    return { problem: problems[code] ?? "failed" };
  }
}

const providers = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider().addScope("email"),
  apple: () => {
    const apple = new OAuthProvider("apple.com");
    apple.addScope("email");
    apple.addScope("name");
    return apple;
  },
};

const problems: Record<string, "closed" | "blocked" | "taken"> = {
  "auth/popup-closed-by-user": "closed",
  "auth/user-cancelled": "closed",
  "auth/cancelled-popup-request": "closed",
  "auth/popup-blocked": "blocked",
  "auth/account-exists-with-different-credential": "taken",
};
