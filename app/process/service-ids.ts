import { z } from "zod";

const signInProviders = ["google", "apple", "facebook"] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** The Firebase project of a mall's single sign-on. All of it is public: it is sent to the browser. */
export const firebaseProject = z.strictObject({
  apiKey: z.string().min(1),
  /** A host name; it goes into the Content-Security-Policy. */
  authDomain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "a host name such as mall.firebaseapp.com"),
  projectId: z.string().min(1),
  providers: z.array(z.enum(signInProviders)).min(1),
});
export type FirebaseProject = z.infer<typeof firebaseProject>;

/** A mall's third-party ids: tag manager, social pixel, interactive map. Null: not used. */
export const thirdParties = z.strictObject({
  gtmId: z
    .string()
    .regex(/^[\w-]+$/, "an id such as GTM-ABC1234")
    .nullable(),
  metaId: z.string().regex(/^\d+$/, "the pixel's number").nullable(),
  /** The API key of the interactive map's provider; without one there is the static sketch. */
  mapsKey: z
    .string()
    .regex(/^[\w-]+$/, "a key of letters and figures")
    .nullable(),
});
export type ThirdParties = z.infer<typeof thirdParties>;
