import type { MallApiAdapter } from "../../../app/mall/client/adapter.server";

/**
 * The adapter of a mall whose API has Czech paths, fields and names of events, counts in haléř and signs realtime
 * connections itself: what stands in its `tenants/<mall>/mall-api.ts`.
 */
export default {
  resources: {
    companies: {
      path: "obchody",
      read: ({ cislo, nazev, popis, patro, ...rest }) => ({
        ...rest,
        id: cislo,
        floor: patro,
        translations: [{ locale: "cz", name: nazev, description: popis }],
      }),
    },
    "me/receipts": {
      path: "ja/uctenky",
      read: ({ cislo, castka, stav, ...rest }) => ({ ...rest, id: cislo, total: castka, status: stav }),
      write: ({ company_id, total, issued_at, number, file }) => ({
        obchod: company_id,
        castka: total,
        den: issued_at,
        doklad: number,
        foto: file,
      }),
    },
    login: { path: "prihlaseni", write: ({ email, password }) => ({ jmeno: email, heslo: password }) },
  },
  moneyUnit: "haler",
  realtime: {
    channels: { customer: "private-zakaznik-{id}", conversation: "presence-dotaz-{id}" },
    events: { message: "zprava", receipt: "uctenka" },
    auth: { channel: "realtime/kanal", user: "realtime/uzivatel" },
  },
} satisfies MallApiAdapter;
