import type { RouteEntry } from "./route-entry";

/** What all screens of the member's area have in common. */
const memberScreen = { layout: "dashboard", guard: "member", noIndex: true } as const;

/** The rows of the route table that only members see. */
export const memberRoutes = {
  dashboard: {
    file: "routes/dashboard/overview.tsx",
    path: { en: "dashboard", cz: "muj-ucet", sk: "moj-ucet", de: "mein-konto" },
    ...memberScreen,
  },
  "dashboard-my-points": {
    file: "routes/dashboard/my-points.tsx",
    path: {
      en: "dashboard/my-points",
      cz: "muj-ucet/moje-body",
      sk: "moj-ucet/moje-body",
      de: "mein-konto/meine-punkte",
    },
    ...memberScreen,
    query: { page: "word" },
  },
  "dashboard-get-points": {
    file: "routes/dashboard/get-points.tsx",
    path: {
      en: "dashboard/get-points",
      cz: "muj-ucet/ziskat-body",
      sk: "moj-ucet/ziskat-body",
      de: "mein-konto/punkte-sammeln",
    },
    ...memberScreen,
  },
  "dashboard-receipts": {
    file: "routes/dashboard/receipts.tsx",
    path: {
      en: "dashboard/receipts",
      cz: "muj-ucet/uctenky",
      sk: "moj-ucet/blocky",
      de: "mein-konto/belege",
    },
    // Larger than what is accepted, so that a phone's photo gets its error beside the field.
    bodyMegabytes: 16,
    ...memberScreen,
    query: { page: "word", receipt: "word", shop: "word" },
  },
  "dashboard-support": {
    file: "routes/dashboard/support.tsx",
    path: {
      en: "dashboard/support",
      cz: "muj-ucet/podpora",
      sk: "moj-ucet/podpora",
      de: "mein-konto/hilfe",
    },
    // Five files of 5 MB and the message.
    bodyMegabytes: 26,
    ...memberScreen,
    query: { conversation: "word", before: "word" },
  },
  "dashboard-profile": {
    file: "routes/dashboard/profile.tsx",
    path: {
      en: "dashboard/profile",
      cz: "muj-ucet/profil",
      sk: "moj-ucet/profil",
      de: "mein-konto/profil",
    },
    // As for a receipt's photo: the error is shown beside the field.
    bodyMegabytes: 16,
    ...memberScreen,
  },
  "dashboard-two-step": {
    file: "routes/dashboard/two-step.tsx",
    path: {
      en: "dashboard/two-step-verification",
      cz: "muj-ucet/dvoufazove-overeni",
      sk: "moj-ucet/dvojstupnove-overenie",
      de: "mein-konto/zwei-faktor-authentifizierung",
    },
    ...memberScreen,
  },
  "dashboard-payment-methods": {
    file: "routes/dashboard/payment-methods.tsx",
    path: {
      en: "dashboard/payment-methods",
      cz: "muj-ucet/platebni-metody",
      sk: "moj-ucet/platobne-metody",
      de: "mein-konto/zahlungsarten",
    },
    ...memberScreen,
  },
  "dashboard-rewards": {
    file: "routes/dashboard/rewards.tsx",
    path: {
      en: "dashboard/rewards",
      cz: "muj-ucet/odmeny",
      sk: "moj-ucet/odmeny",
      de: "mein-konto/praemien",
    },
    ...memberScreen,
    query: { page: "word", show: "word", activate: "word" },
  },
  "my-reward": {
    file: "routes/dashboard/my-reward.tsx",
    path: {
      en: "my-reward/{id}",
      cz: "moje-odmena/{id}",
      sk: "moja-odmena/{id}",
      de: "meine-praemie/{id}",
    },
    ...memberScreen,
  },
  "dashboard-awards": {
    file: "routes/dashboard/awards.tsx",
    path: {
      en: "dashboard/awards",
      cz: "muj-ucet/odznaky",
      sk: "moj-ucet/odznaky",
      de: "mein-konto/auszeichnungen",
    },
    ...memberScreen,
  },
  "dashboard-purchases": {
    file: "routes/dashboard/purchases.tsx",
    path: {
      en: "dashboard/purchases",
      cz: "muj-ucet/nakupy",
      sk: "moj-ucet/nakupy",
      de: "mein-konto/einkaeufe",
    },
    ...memberScreen,
    query: { page: "word", show: "word" },
  },
  "dashboard-favourites": {
    file: "routes/dashboard/favourites.tsx",
    path: {
      en: "dashboard/favourites",
      cz: "muj-ucet/oblibene",
      sk: "moj-ucet/oblubene",
      de: "mein-konto/favoriten",
    },
    ...memberScreen,
    query: { kind: "word", page: "word", removed: "word" },
  },
} as const satisfies Record<string, RouteEntry>;
