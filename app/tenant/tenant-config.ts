import { languages } from "@contract/languages";
import { isTimeZone } from "@contract/mall";
import { z } from "zod";
import { routeTable } from "../locale/route-table";
import { addressTemplate } from "../process/address-template";
import { sentHeaderLine } from "../process/header-lines";
import { profileNames } from "../process/profile-names";
import { firebaseProject, thirdParties } from "../process/service-ids";

const metaTags = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.string().default(""),
});

/** A mall's name and its forms within a sentence; they begin with a preposition or an article where the language has one. */
const nameForms = z.strictObject({
  /** The name as the mall API or the setting `website_name` has it: the forms are those of this name alone. */
  mall: z.string().min(1),
  /** Whose: the German `der Galerie Harfa` in "Öffnungszeiten der Galerie Harfa". */
  ofMall: z.string().min(1),
  /** Where: the Czech `v Galerii Harfa`. */
  inMall: z.string().min(1),
});

/** Tags by route name; `index` is required and the default for other routes. */
const languageMetaTags = z
  .object({ index: metaTags })
  .catchall(metaTags)
  .superRefine((tags, { addIssue }) => {
    for (const name of Object.keys(tags).filter((each) => !Object.hasOwn(routeTable, each)))
      addIssue({ code: "custom", path: [name], message: "There is no screen of this name" });
  });

const mallApi = z.strictObject({
  /** Its address, which may contain `{tenant}`, instead of `MALL_API_URL`. It gets neither `MALL_API_SECRET` nor `MALL_API_HEADERS`. */
  url: addressTemplate("https://api.example.com").optional(),
  /** A profile that comes with the product, instead of `MALL_API_PROFILE`. A mall's own is in `profile.json` or `mall-api.ts`. */
  profile: z.enum(profileNames).optional(),
  /** Lines `Name: value`, which may contain `{tenant}`. */
  headers: z.array(sentHeaderLine).default([]),
});

/**
 * One mall's deployment data, in `config.json` of its folder, and its `meta-tags.json`; what the mall's staff changes is in
 * the settings map instead.
 */
export const tenantConfig = z.strictObject({
  /** The name of its folder. */
  tenantId: z.string().regex(/^[a-z][a-z0-9-]*$/, "small letters, digits and hyphens"),
  /**
   * The label of a host name that selects the tenant: `galerieharfa` in `www.galerieharfa.cz` and
   * `galerieharfa.localhost`.
   */
  tenantSecondLevelDomain: z.string().regex(/^[a-z0-9-]+$/),
  ...thirdParties.shape,
  mapsKey: thirdParties.shape.mapsKey.default(null),
  /**
   * Where `/app-link` and `/willopeninapp` redirect: the external page that says that the app's link can't be opened.
   * Null: the site's own page about the app.
   */
  serverErrorUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  /** Single sign-on; null: the mall's members log in by e-mail only. `FIREBASE_PROJECTS` overrides it. */
  firebase: firebaseProject.nullable().default(null),
  /** By language; pages of a language without an entry have no SEO tags. */
  pagesMetaTags: z.partialRecord(z.enum(languages), languageMetaTags),
  /** By language; in one without an entry texts speak of "the centre X" where its name would have to be inflected. */
  nameForms: z.partialRecord(z.enum(languages), nameForms).default({}),
  robots: z.string().default("index, follow"),
  /** The mall's time zone, for dates of the mall API without one. */
  timeZone: z.string().refine(isTimeZone, "a time zone such as Europe/Prague").default("Europe/Prague"),
  /** The mall's own API, where it isn't the deployment's. */
  mallApi: mallApi.prefault({}),
  /** Which URLs redirect to the visitor's language (see `languageRedirect`); null: none, `/` renders the home page. */
  redirectRule: z.enum(["root", "no-prefix", "all"]).nullable(),
});
export type TenantConfig = z.infer<typeof tenantConfig>;
export type TenantConfigInput = z.input<typeof tenantConfig>;

/** What names the mall of a request. */
export type InMall = { tenant: Pick<TenantConfig, "tenantId"> };
