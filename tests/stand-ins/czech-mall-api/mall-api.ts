import type { CodedProfileInput } from "../../../app/mall/profiles/profile";

/**
 * The profile of a mall whose API has Czech paths, fields and names of events, counts in haléř and signs realtime
 * connections itself: what stands in its `tenants/<mall>/mall-api.ts`.
 */
export default {
  resources: {
    companies: {
      path: "obchody",
      fields: { id: "cislo", floor: "patro" },
      read: ({ nazev, popis, ...rest }) => ({
        ...rest,
        translations: [{ locale: "cz", name: nazev, description: popis }],
      }),
    },
    "me/receipts": {
      path: "ja/uctenky",
      fields: {
        id: "cislo",
        company_id: "obchod",
        total: "castka",
        status: "stav",
        issued_at: "den",
        number: "doklad",
        file: "foto",
      },
    },
    login: { path: "prihlaseni", write: ({ email, password }) => ({ jmeno: email, heslo: password }) },
  },
  money: { unit: "hundredths" },
  realtime: {
    channels: { customer: "private-zakaznik-{id}", conversation: "presence-dotaz-{id}" },
    events: { message: "zprava", receipt: "uctenka" },
    auth: { channel: "realtime/kanal", user: "realtime/uzivatel" },
  },
} satisfies CodedProfileInput;
