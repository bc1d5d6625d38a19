import type { LedgerEntry } from "@contract/points";
import { translatorOf } from "~/locale/i18n.server";
import { everyItem } from "~/mall/client/every-item.server";
import type { MemberSite } from "~/site/member-site.server";
import { translated } from "../../translation";
import { csv, separatorOf } from "./csv.server";
import { reasonText } from "./ledger.server";

const pageSize = 48;
/** Far more than a person's ledger has: ten entries a day for five years. */
const maxPages = 380;

/** A member's ledger, newest first, as a file that spreadsheets open directly in this language. */
export async function pointsCsv(site: MemberSite): Promise<{ name: string; content: string }> {
  const { language, now } = site;
  const t = translatorOf(language);
  const head = [
    t("dashboard:points.date"),
    t("dashboard:points.what"),
    t("dashboard:points.why"),
    t("dashboard:points.change"),
    t("dashboard:points.balance"),
  ];
  const rows = (await wholeLedger(site)).map((entry) => {
    const reason = reasonText(entry, site);
    return [
      entry.at ?? "",
      translated(entry.translations, "title", language, reason),
      reason,
      entry.points,
      entry.balance ?? "",
    ];
  });
  return {
    name: `${t("dashboard:points.file")}-${now.toISOString().slice(0, 10)}.csv`,
    // The byte order mark tells spreadsheets that this is UTF-8.
    content: `\ufeff${csv([head, ...rows], separatorOf(language))}`,
  };
}

const wholeLedger = ({ member }: MemberSite): Promise<LedgerEntry[]> =>
  everyItem("me/points-history", (page) => member.pointsHistory({ page, per_page: pageSize }), maxPages);
