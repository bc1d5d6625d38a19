import { intlLocale } from "@contract/languages";
import type { ParkingOptions } from "@contract/options";
import { plain } from "@contract/typed/visible-text";
import { numberFormat } from "~/locale/formatters";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText, richText } from "~/mall/content/rich-text.server";
import { formatNumber } from "~/mall/views/cards/points-text.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { currentStatus } from "../opening/current-status.server";
import { placeholderHtml } from "../pages/placeholder.server";
import { pageOfScreen } from "../pages/website-page.server";
import { nameForms } from "../shell/shell.server";
import { translated } from "../translation";
import { longestStay, stayPrice, tariffsByStay } from "./parking-price";
import { parkingLine } from "./visit-teasers.server";

export type ParkingView = Awaited<ReturnType<typeof parkingView>>;

/** The longest stay (hours) to calculate, which also bounds the number of pages. */
const maxStayHours = 72;
/** Hours that are asked for at a press. */
const usualStays = [2, 4, 6, 8];
/** The stay that is calculated before one is asked for. */
const exampleStay = 4;

/** Parking: services, tariffs and the price of a stay in hours, given as in the URL. */
export async function parkingView(site: Site, requestedStay: string | null) {
  const { language, mall, tenant, api } = site;
  const t = translatorOf(language);
  const [page, options] = await Promise.all([
    pageOfScreen(site, "parking", ""),
    sidePart(api.parkingOptions(), "Parking could not be read"),
  ]);
  const description =
    translated(mall?.translations ?? [], "parking_description", language) ||
    translated(options?.translations ?? [], "description", language);
  return {
    title: page.title || translated(options?.translations ?? [], "title", language, t("parking:title")),
    perex: page.perex,
    image: page.image,
    article: page.article,
    blocks: page.blocks,
    description: description
      ? richText(description, tenant.tenantId)
      : isMissing("parkingOptions")
        ? null
        : placeholderHtml("parking", site),
    about: [options ? pricesOf(options, site) : null, plainText(description)],
    status: statusOf(site),
    facts: options ? factsOf(options, site) : [],
    reserved: options ? reservedOf(options, site) : [],
    tariffs: options ? tariffsOf(options, site) : [],
    calculator: options && tariffsByStay(options.tariffs) ? calculatorOf(options, requestedStay, site) : null,
  };
}

/** What parking costs, that of some hours first, in a line; null where that is unknown. */
export async function parkingLines(site: Site, hours: number | null = null): Promise<string | null> {
  const options = await sidePart(site.api.parkingOptions(), "Parking could not be read");
  if (!options) return null;
  const stay = hours ? calculatorOf(options, String(hours), site).answer : null;
  const paid = options.tariffs.filter(({ price }) => price > 0);
  const tariffs = tariffsOf({ ...options, tariffs: paid }, site).map(
    ({ name, price, per }) => `${name}: ${[price, per].filter(Boolean).join(", ")}`,
  );
  return (
    [stay && `${stay.length}: ${stay.price}`, parkingLine(options, site), ...tariffs]
      .filter(Boolean)
      .join(dot) || null
  );
}

function statusOf(site: Site) {
  const zone = site.mall?.opening_hours.find((candidate) => candidate.zone === "parking");
  return zone ? currentStatus(zone, site) : null;
}

function factsOf(options: ParkingOptions, { language }: Site) {
  const t = translatorOf(language);
  const number = numberFormat(intlLocale(language));
  const metres = numberFormat(intlLocale(language), { minimumFractionDigits: 2 });
  const payment = options.payment.flatMap((way) => (isPayment(way) ? t(`parking:payment.${way}`) : []));
  return [
    { label: t("parking:fact.spaces"), value: options.spaces ? number.format(options.spaces) : null },
    {
      label: t("parking:fact.free"),
      value: options.free_minutes > 0 ? lengthText(options.free_minutes, language) : null,
    },
    {
      label: t("parking:fact.height"),
      value: options.height_limit_cm ? `${metres.format(options.height_limit_cm / 100)}\u00a0m` : null,
    },
    {
      label: t("parking:fact.payment"),
      value: payment.join(", ") || null,
    },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** What is free, and what a longer stay costs, as sentences. */
function pricesOf(options: ParkingOptions, site: Site): string {
  const t = translatorOf(site.language);
  const free = options.free_minutes;
  const paid = options.tariffs.filter((tariff) => tariff.price > 0 && !tariff.is_extra);
  return [
    t("parking:description", nameForms(site)),
    ...(free > 0 ? [`${t("parking:fact.free")}: ${lengthText(free, site.language)}.`] : []),
    ...tariffsOf({ ...options, tariffs: paid }, site).map(({ name, price }) => `${name}: ${price}.`),
  ].join(" ");
}

const isPayment = (way: string) => ["card", "cash", "mobile", "plate"].includes(way);

const reservedIcons: Record<string, string> = {
  disabled: "accessibility",
  family: "baby",
  ev: "plug-zap",
  motorcycle: "motorbike",
  bike: "bike",
};

function reservedOf({ reserved }: ParkingOptions, { language }: Site) {
  const t = translatorOf(language);
  return reserved.flatMap(({ kind, count }) => {
    const icon = reservedIcons[kind];
    return icon && count > 0
      ? [{ kind, icon, count: formatNumber(count, language), name: t(`parking:reserved.${kind}`, { count }) }]
      : [];
  });
}

function tariffsOf({ tariffs }: ParkingOptions, { language }: Site) {
  const t = translatorOf(language);
  return tariffs
    .toSorted(
      (one, other) => Number(one.is_extra) - Number(other.is_extra) || one.from_minutes - other.from_minutes,
    )
    .map(({ translations, price, per_minutes: span, from_minutes: from, to_minutes: to }) => ({
      name: translated(translations, "name", language) || rangeText(from, to ?? null, language),
      price: price === 0 ? t("parking:free") : formatMoney(price, language),
      per: span && price > 0 ? t("parking:per", { span: spanText(span, language) }) : null,
    }));
}

function calculatorOf(options: ParkingOptions, requested: string | null, { language }: Site) {
  const t = translatorOf(language);
  const most = Math.min(longestStay(options) / 60, maxStayHours);
  const asked = requested ?? (exampleStay <= most ? String(exampleStay) : null);
  const priceText = (price: number) => (price === 0 ? t("parking:free") : formatMoney(price, language));
  const usual = usualStays
    .filter((hours) => hours <= most)
    .map((hours) => ({
      label: unitText(hours, "hour", language, "short"),
      price: priceText(stayPrice(options, hours * 60)?.total ?? 0),
      to: `${href("parking", null, language, { stay: String(hours) })}#price`,
      isCurrent: asked === String(hours),
    }));
  if (asked === null) return { most, usual, stay: "", error: null, answer: null };
  const stay = plain(asked).slice(0, 12);
  const hours = /^\d{1,3}([.,]\d{1,2})?$/.test(stay) ? Number(stay.replace(",", ".")) : Number.NaN;
  const minutes = Math.round(hours * 60);
  const price = hours <= most ? stayPrice(options, minutes) : null;
  if (!price) {
    return { most, usual, stay, error: t("parking:calculator.error", { count: most }), answer: null };
  }
  return {
    most,
    usual,
    stay,
    error: null,
    answer: {
      length: lengthText(minutes, language),
      price: priceText(price.total),
      parts: price.parts.map(({ tariff, times, amount }) => ({
        name:
          translated(tariff.translations, "name", language) ||
          rangeText(tariff.from_minutes, tariff.to_minutes ?? null, language),
        times: times > 1 ? `${times}\u00a0×\u00a0${formatMoney(tariff.price, language)}` : null,
        amount: priceText(amount),
      })),
    },
  };
}

/** "2 hours 30 minutes" in the language. */
export function lengthText(minutes: number, language: Site["language"]): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && unitText(hours, "hour", language), rest > 0 && unitText(rest, "minute", language)]
    .filter(Boolean)
    .join(" ");
}

/** "hour" for sixty minutes, "30 minutes" for thirty: what follows "each started". */
function spanText(minutes: number, language: Site["language"]): string {
  return minutes === 60 ? translatorOf(language)("parking:hour") : lengthText(minutes, language);
}

function rangeText(from: number, to: number | null, language: Site["language"]): string {
  const t = translatorOf(language);
  return to === null
    ? t("parking:rangeOpen", { from: lengthText(from, language) })
    : t("parking:range", {
        from: from === 0 ? "0" : lengthText(from, language),
        to: lengthText(to, language),
      });
}

function unitText(
  value: number,
  unit: "hour" | "minute",
  language: Site["language"],
  unitDisplay: "long" | "short" = "long",
): string {
  return numberFormat(intlLocale(language), { style: "unit", unit, unitDisplay }).format(value);
}
