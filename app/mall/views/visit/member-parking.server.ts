import { type Plate, plateRules } from "@contract/member-parking";
import { dateStyle, formatTime } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client/client.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { joinView } from "../loyalty/join.server";
import { qrCode } from "../member/wallet/codes.server";
import { lengthText } from "./parking.server";

/** The member's section on the parking page. */
export const memberParkingAnchor = "#members";

export type MemberParkingView = NonNullable<Awaited<ReturnType<typeof memberParking>>>;

/**
 * A member's code for the barrier and their number plates. Null if the mall has neither, and on failure: the rest of
 * the page doesn't need them.
 */
export async function memberParking(member: MallApi, site: Site) {
  const [code, plates] = await Promise.all([
    sidePart(member.parkingCode(), "A member's parking code could not be read"),
    sidePart(member.plates(), "A member's number plates could not be read"),
  ]);
  if (!code && !plates) return null;
  const { language } = site;
  const t = translatorOf(language);
  return {
    code: code && {
      qr: await qrCode(code.code),
      until: code.valid_until,
      validUntil: code.valid_until
        ? t("member-parking:validUntil", { time: timeText(code.valid_until, site) })
        : null,
      free:
        code.free_minutes > 0
          ? t("member-parking:free", { time: lengthText(code.free_minutes, language) })
          : null,
    },
    plates: plates?.map((plate) => plateView(plate, site)) ?? null,
    canAdd: plates !== null && plates.length < plateRules.most,
    texts: {
      title: t("member-parking:title"),
      qr: t("member-parking:qr"),
      qrHelp: t("member-parking:qrHelp"),
      renew: t("member-parking:renew"),
      plates: t("member-parking:plates"),
      platesHelp: t("member-parking:platesHelp", { most: plateRules.most }),
      none: t("member-parking:none"),
      plate: t("member-parking:plate"),
      plateHelp: t("member-parking:plateHelp"),
      add: t("member-parking:add"),
      remove: t("member-parking:remove"),
    },
  };
}

function plateView({ id, plate, parked_since, free_minutes_left }: Plate, site: Site) {
  const t = translatorOf(site.language);
  const left = free_minutes_left ?? null;
  return {
    id,
    plate,
    label: t("member-parking:removeNamed", { plate }),
    parked: parked_since ? t("member-parking:parked", { time: timeText(parked_since, site) }) : null,
    left:
      parked_since && left !== null
        ? left > 0
          ? t("member-parking:left", { time: lengthText(left, site.language) })
          : t("member-parking:over")
        : null,
  };
}

const timeText = (instant: string, site: Site): string =>
  formatTime(instant, site.mall?.time_format ?? "HH:mm", dateStyle(site));

/** What anonymous visitors see instead; null if the mall has no accounts. */
export const memberParkingJoin = (site: Site) =>
  joinView(
    site,
    null,
    href("parking", null, site.language) + memberParkingAnchor,
    translatorOf(site.language)("member-parking:teaser"),
  );
