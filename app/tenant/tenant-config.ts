import { languages } from "@contract/languages";
import { isTimeZone } from "@contract/mall";
import { z } from "zod";

export const signInProviders = ["google", "apple", "facebook"] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** The Firebase project by which a mall's visitors sign in elsewhere. All of it is public: the browser is given it. */
export const firebaseProject = z.strictObject({
  apiKey: z.string().min(1),
  /** A host name; the document's policy names it. */
  authDomain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "a host name such as mall.firebaseapp.com"),
  projectId: z.string().min(1),
  providers: z.array(z.enum(signInProviders)).min(1),
});
export type FirebaseProject = z.infer<typeof firebaseProject>;

/** A mall's ids at other companies: the tag manager, the social pixel, the interactive map. Null: the mall doesn't use it. */
export const thirdParties = z.strictObject({
  gtmId: z
    .string()
    .regex(/^[\w-]+$/, "an id such as GTM-ABC1234")
    .nullable(),
  metaId: z.string().regex(/^\d+$/, "the pixel's number").nullable(),
  /** The key of the interactive map's provider; without one the drawn sketch is the map. */
  mapsKey: z
    .string()
    .regex(/^[\w-]+$/, "a key of letters and figures")
    .nullable(),
});
export type ThirdParties = z.infer<typeof thirdParties>;

const metaTags = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.string().default(""),
});

/** Tags by route name; `index` must be there and stands in for every route that has none of its own. */
const languageMetaTags = z.object({ index: metaTags }).catchall(metaTags);

/** One mall's deployment data, as `tenants/<tenantId>/config.ts` writes it; what the mall's people change is in the settings map instead. */
export const tenantConfig = z.strictObject({
  /** The name of its folder. */
  tenantId: z.string().regex(/^[a-z][a-z0-9-]*$/, "small letters, digits and hyphens"),
  /** The label of a host name that selects the tenant: `galerieharfa` of `www.galerieharfa.cz` and `galerieharfa.localhost`. */
  tenantSecondLevelDomain: z.string().regex(/^[a-z0-9-]+$/),
  ...thirdParties.shape,
  mapsKey: thirdParties.shape.mapsKey.default(null),
  /** Where `/app-link` and `/willopeninapp` lead: the page elsewhere that says that the app's link can't be opened. */
  serverErrorUrl: z.url({ protocol: /^https$/ }),
  /** Single sign-on; null: the mall's members log in by e-mail only. `FIREBASE_PROJECTS` stands above it. */
  firebase: firebaseProject.nullable().default(null),
  /** By language; one that is left out has pages without tags for search engines. */
  pagesMetaTags: z.partialRecord(z.enum(languages), languageMetaTags),
  robots: z.string().default("index, follow"),
  /** The time zone of the mall's clocks, for dates of the mall API that name none. */
  timeZone: z.string().refine(isTimeZone, "a time zone such as Europe/Prague").default("Europe/Prague"),
  /** Which addresses are sent on to the visitor's language (routes.md, Language); null: none, `/` draws the home page. */
  redirectRule: z.enum(["root", "no-prefix", "all"]).nullable(),
});
export type TenantConfig = z.infer<typeof tenantConfig>;
export type TenantConfigInput = z.input<typeof tenantConfig>;
