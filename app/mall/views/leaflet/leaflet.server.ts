import { dayText } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { plainText, richText, type SafeHtml } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { hasLeaflet } from "~/tenant/switches.server";
import { dot } from "~/ui/dot";
import { defaultHref } from "../links.server";
import { todayIn } from "../lists/event-days.server";
import { programmeView } from "../loyalty/programme.server";
import { qrCode } from "../member/wallet/codes.server";
import { addDays } from "../opening/opening-status";
import { contactView } from "../pages/contact.server";
import { logoOf } from "../shell/logos.server";
import { shellName } from "../shell/shell.server";
import { directionsView } from "../visit/directions.server";
import { openingHoursView, regularHours } from "../visit/opening-hours.server";
import { parkingView } from "../visit/parking.server";
import { type Block, fitted, type Row } from "./leaflet-fit.server";
import { floorsView } from "./leaflet-floors.server";

export type LeafletView = Awaited<ReturnType<typeof leafletView>>;

/** For how many days exceptional hours are printed: a leaflet lies about for weeks. */
const daysAhead = 42;
/** In millimetres: what of a panel is for its blocks. */
const panels = {
  cover: { width: 86, height: 108 },
  back: { width: 86, height: 196 },
  flap: { width: 83, height: 150 },
};

/** A sheet of the mall to print: outside the cover, the back and the flap, inside the plans and the directory. */
export async function leafletView(site: Site, url: URL) {
  const { language, mall } = site;
  const t = translatorOf(language);
  const home = url.origin + href("index", null, language);
  const address = (name: "shops-services" | "amenities" | "opening-hours" | "how-to-get-here" | "parking") =>
    shown(url.origin + (defaultHref(name, language, site.settings) ?? ""));
  const more = (name: Parameters<typeof address>[0]) => t("leaflet:more", { address: address(name) });
  const [floors, directions, parking, loyalty, code] = await Promise.all([
    floorsView(site, { shops: address("shops-services"), services: address("amenities") }),
    directionsView(site, "how-to-get-here"),
    parkingView(site, null),
    loyaltyBlock(site, home),
    qrCode(home),
  ]);
  return {
    mall: shellName(site),
    title: t("leaflet:title"),
    logo: logoOf(site, "base"),
    home: { to: href("index", null, language), shown: shown(home), code },
    cover: fitted(hoursBlocks(site, more("opening-hours")), panels.cover),
    back: fitted(
      [
        {
          title: directions.title,
          rows: [
            ...(directions.address
              ? [row("", Object.values(directions.address).filter(Boolean).join(", "))]
              : []),
            ...directions.ways.map(({ name, end, walk, text }) =>
              row(
                name,
                [[end, walk].filter(Boolean).join(dot), text && plainText(text)].filter(Boolean).join(". "),
              ),
            ),
          ],
          more: more("how-to-get-here"),
        },
        {
          title: parking.title,
          rows: [
            ...parking.facts.map(({ label, value }) => row(label, value)),
            ...parking.tariffs.map(({ name, price, per }) =>
              row(name, [price, per].filter(Boolean).join(" ")),
            ),
            ...parking.reserved.map(({ count, name }) => row(name, count)),
          ],
          more: more("parking"),
        },
      ],
      panels.back,
    ),
    flap: fitted([...loyalty, contactBlock(site)], panels.flap),
    ...floors,
    texts: {
      how: t("leaflet:how"),
      print: t("leaflet:print"),
      back: t("leaflet:back"),
      current: t("leaflet:current"),
      asOf: t("leaflet:asOf", { date: dayText(todayIn(site), site) }),
    },
    address: mall?.address ? [mall.address.street, mall.address.city].filter(Boolean).join(", ") : null,
  };
}

/** An article with the link to it as text, so that pages load nothing for it; unchanged where the mall has none. */
export function withLeafletLink(article: SafeHtml | null, site: Site): string | null {
  if (!hasLeaflet(site.tenant)) return article;
  const link = `<p><a href="/${site.language}/leaflet">${translatorOf(site.language)("leaflet:link")}</a></p>`;
  return (article ?? "") + richText(link, site.tenant.tenantId);
}

const shown = (address: string) => address.replace(/^https?:\/\//, "");
const row = (name: string, text: string): Row => ({ name: name && text ? `${name}:` : name, text });

/** The regular week of the mall and its zones, and the exceptions of the coming weeks. */
function hoursBlocks(site: Site, more: string): Block[] {
  const t = translatorOf(site.language);
  const { exceptions } = openingHoursView(site);
  const last = addDays(todayIn(site), daysAhead);
  return [
    {
      title: t("hours:title"),
      rows: regularHours(site).flatMap(({ name, week, hoursText }) => {
        const hours = week.map(({ days, hours }) => `${days} ${hours}`).join(dot) || hoursText;
        return hours ? [row(name, hours)] : [];
      }),
      more,
    },
    {
      title: t("hours:exceptions"),
      rows: exceptions.rows
        .filter(({ date }) => date <= last)
        .map(({ name, dateText, hours }) => {
          const [own = "", ...others] = hours.map((text, at) =>
            text && at > 0 ? `${exceptions.zones[at]?.name} ${text}` : text,
          );
          return row([name, dateText].join(dot), [own, ...others].filter(Boolean).join(dot));
        }),
      more,
    },
  ];
}

/** How the programme works for those who have not joined; nothing that is for members only. */
async function loyaltyBlock(site: Site, here: string): Promise<Block[]> {
  const programme = await programmeView(site, null, here);
  if (!programme) return [];
  const t = translatorOf(site.language);
  const rows = [
    row("", t("loyalty:join.free")),
    ...(programme.example ? [row("", programme.example.text)] : []),
    ...programme.ways.map(({ title, text }) => row(title, text)),
    ...programme.tiers.map(({ name, from, times }) => row(name, [from, times].join(", "))),
  ];
  const address = shown(here);
  return [{ title: t("loyalty:join.title"), rows, more: t("leaflet:more", { address }) }];
}

function contactBlock(site: Site): Block {
  const { address, phone, email } = contactView(site);
  const t = translatorOf(site.language);
  const lines = [address.filter(Boolean).join(", "), phone, email];
  return {
    title: t("common:header.contact"),
    rows: lines.flatMap((text) => (text ? [row("", text)] : [])),
    more: "",
  };
}
