import type { Company } from "@contract/company";
import { intlLocale, type Language } from "@contract/languages";
import { fileLimit, pictureTypes } from "@contract/profile";
import type { Receipt } from "@contract/receipt";
import { dateText, dayText } from "~/locale/dates";
import { collator, dateFormat } from "~/locale/formatters";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { CodeOptions } from "~/mall/receipt-codes/receipt-reading";
import { givingPoints, knownCompanies } from "~/mall/views/cards/companies.server";
import type { MemberSite } from "~/site/member-site.server";
import type { Site } from "~/site/site.server";
import { shopName } from "../../cards/cards.server";
import { formatNumber, pointsText } from "../../cards/points-text.server";
import { translated } from "../../translation";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { pushOffer } from "../push/push.server";
import { receiptFormId, receiptHref } from "./receipt-href";

const pageSize = 12;

export type ReceiptView = ReturnType<typeof receiptRow>;
export type StepView = { title: string; detail: string | null; state: "done" | "now" | "failed" | "ahead" };

/** A receipt in a list: what it is, its state, its points. */
export function receiptRow(receipt: Receipt, site: Site, companies: readonly Company[] = []) {
  const { language } = site;
  const t = translatorOf(language);
  const company = companies.find(({ id }) => id === receipt.company_id);
  const unnamed = company ? shopName(company, site) : t("common:missing.name");
  const dayOfIssue = receipt.issued_at ?? receipt.created_at?.slice(0, 10) ?? null;
  const statuses = {
    pending: t("dashboard:receipts.pending"),
    approved: t("dashboard:receipts.approved"),
    rejected: t("dashboard:receipts.rejected"),
    unknown: t("common:unknownState"),
  };
  return {
    id: receipt.id,
    shop: translated(receipt.translations, "title", language, unnamed),
    day: dayOfIssue && dayText(dayOfIssue, site),
    total: receipt.total === null ? null : formatMoney(receipt.total, language),
    number: receipt.number,
    status: receipt.status,
    statusText: statuses[receipt.status],
    points:
      receipt.status === "rejected" || receipt.status === "unknown" || receipt.points === null
        ? null
        : `+${pointsText(receipt.points, language)}`,
    to: receiptHref(receipt.id, language),
    /** A photo that can't be read is the one thing that another upload mends. */
    again:
      receipt.status === "rejected" && receipt.reason === "unreadable"
        ? {
            to: `${href("dashboard-receipts", null, language, { shop: receipt.company_id })}#${receiptFormId}`,
            label: t("dashboard:receipts.again"),
          }
        : null,
    steps: stepsOf(receipt, site),
  };
}

/** A receipt's three steps, each with its time; the first alone if its state is unknown. */
function stepsOf(receipt: Receipt, site: Site): StepView[] {
  const { language } = site;
  const t = translatorOf(language);
  const onDay = (instant: string | null | undefined) => (instant ? dateText(instant, site) : null);
  const sent: StepView = {
    title: t("dashboard:receipts.steps.sent"),
    detail: onDay(receipt.created_at),
    state: "done",
  };
  if (receipt.status === "unknown") return [sent];
  const points = receipt.points === null ? null : pointsText(receipt.points, language);
  if (receipt.status === "pending") {
    return [
      sent,
      {
        title: t("dashboard:receipts.steps.checking"),
        detail: null,
        state: "now",
      },
      { title: t("dashboard:receipts.steps.points"), detail: points, state: "ahead" },
    ];
  }
  if (receipt.status === "rejected") {
    return [
      sent,
      { title: t("dashboard:receipts.steps.checked"), detail: onDay(receipt.decided_at), state: "done" },
      { title: t("dashboard:receipts.rejected"), detail: rejection(receipt, site), state: "failed" },
    ];
  }
  return [
    sent,
    { title: t("dashboard:receipts.steps.checked"), detail: onDay(receipt.decided_at), state: "done" },
    { title: t("dashboard:receipts.steps.credited"), detail: points, state: "done" },
  ];
}

/** Why a receipt was rejected; an operator's own text is shown as it is. */
function rejection({ reason }: Receipt, { language }: Site): string | null {
  const t = translatorOf(language);
  const reasons: Record<string, string> = {
    unreadable: t("dashboard:receipts.reasons.unreadable"),
    wrong_data: t("dashboard:receipts.reasons.wrongData"),
    no_points_shop: t("dashboard:receipts.reasons.noPointsShop"),
    too_old: t("dashboard:receipts.reasons.tooOld"),
    over_limit: t("dashboard:receipts.reasons.overLimit"),
  };
  return reason && (reasons[reason] ?? reason);
}

const notRead = "A member's receipts could not be read";

/** A member's receipts, the form for a new one, and the receipt in the URL, expanded. */
export async function receiptsView(
  site: MemberSite,
  { page, opened }: { page: number; opened: string | null },
) {
  const { language, member, mall, now } = site;
  const { receiptRules } = site.settings;
  const t = translatorOf(language);
  const [profile, tier, list, named, companies, push] = await Promise.all([
    member.profile(),
    sidePart(member.memberTier(), "A member's tier could not be read"),
    sidePart(member.receipts({ page, per_page: pageSize }), notRead),
    opened ? sidePart(member.receipt(opened), notRead) : null,
    knownCompanies(site.api),
    opened ? pushOffer(site, "receipt") : null,
  ]);
  const multiplier = tier?.tier.multiplier ?? 1;
  const listed = list?.data ?? [];
  const receipts = named && !listed.some(({ id }) => id === named.id) ? [named, ...listed] : listed;
  const today = dayIn(mall?.time_zone ?? "Europe/Prague", now);
  const { compare } = collator(intlLocale(language));
  return {
    frame: dashboardFrame(site, "dashboard-receipts", profile),
    title: t("dashboard:receipts.title"),
    lead: [
      receiptRules.halerPerPoint &&
        t(multiplier === 1 ? "dashboard:receipts.perPoint" : "dashboard:receipts.perPointTimes", {
          amount: formatMoney(receiptRules.halerPerPoint, language),
          times: formatNumber(multiplier, language),
        }),
      receiptRules.days && t("dashboard:receipts.within", { count: receiptRules.days }),
    ]
      .filter(Boolean)
      .join(" "),
    receipts: receipts.map((receipt) => receiptRow(receipt, site, companies)),
    opened,
    /** Beside a receipt that waits for its decision. */
    push: receipts.some(({ id, status }) => id === opened && status === "pending") ? push : null,
    page: list?.current_page ?? 1,
    lastPage: list?.last_page ?? 1,
    /** False if the mall's programme has no receipts. */
    supportsReceipts: list !== null || isMissing("receipts"),
    isListKnown: list !== null,
    getPoints: { to: href("dashboard-get-points", null, language), label: t("dashboard:nav.getPoints") },
    shops: givingPoints(companies)
      .map((company): [id: string, name: string] => [company.id, shopName(company, site)])
      .sort(([, one], [, other]) => compare(one, other)),
    codes: codeOptions(companies, language),
    fileRules: { files: 1, bytes: fileLimit, types: pictureTypes },
    days: { first: receiptRules.days === null ? null : daysBefore(today, receiptRules.days), last: today },
    upload: `/receipt-upload?language=${language}`,
    texts: {
      formTitle: t("dashboard:receipts.form.title"),
      file: t("dashboard:receipts.form.file"),
      fileHelp: t("dashboard:receipts.form.fileHelp"),
      shop: t("dashboard:receipts.form.shop"),
      chooseShop: t("dashboard:receipts.form.chooseShop"),
      day: t("dashboard:receipts.form.day"),
      total: t("dashboard:receipts.form.total"),
      totalHelp: t("dashboard:receipts.form.totalHelp"),
      readCode: t("dashboard:receipts.form.readCode"),
      reading: t("dashboard:receipts.form.reading"),
      read: t("dashboard:receipts.form.read"),
      foreignTotal: t("dashboard:receipts.form.foreignTotal"),
      training: t("dashboard:receipts.form.training"),
      cancelled: t("dashboard:receipts.form.cancelled"),
      noCode: t("dashboard:receipts.form.noCode"),
      photo: t("dashboard:receipts.form.photo"),
      preview: t("dashboard:receipts.form.preview"),
      number: t("dashboard:receipts.form.number"),
      numberHelp: t("dashboard:receipts.form.numberHelp"),
      submit: t("dashboard:receipts.form.submit"),
      sending: t("dashboard:receipts.form.sending"),
      lost: t("dashboard:receipts.form.lost"),
      list: t("dashboard:receipts.list"),
      empty: t("dashboard:receipts.empty"),
      none: t("dashboard:receipts.none"),
    },
  };
}

/** The shops that codes can name, and how the form writes amounts. */
export const codeOptions = (companies: readonly Company[], language: Language): CodeOptions => ({
  issuers: givingPoints(companies).flatMap(({ id, receipt_issuers }) =>
    receipt_issuers.length > 0 ? [[id, receipt_issuers] as const] : [],
  ),
  locale: intlLocale(language),
});

/** Today at the mall, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now: Date): string => dateFormat("en-CA", { timeZone }).format(now);

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}
