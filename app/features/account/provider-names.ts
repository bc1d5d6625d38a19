import type { SignInProvider } from "~/tenant/tenant-config";

/** Names that are the same in every language. */
export const providerNames: Record<SignInProvider, string> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
};
