import type { SignInProvider } from "~/process/service-ids";

/** Names that are the same in every language. */
export const providerNames: Record<SignInProvider, string> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
};
