import { intlLocale } from "@contract/languages";
import type { Message } from "@contract/message";
import { dateText, formatDayInWords, formatTime, shortDay } from "~/locale/dates";
import { numberFormat } from "~/locale/formatters";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { imageView } from "../../image.server";
import { dayIn } from "../receipts/receipts.server";

export type MessageView = ReturnType<typeof messageView>;
export type FileView = MessageView["files"][number];

const dayMs = 24 * 60 * 60 * 1000;

/** A message for its bubble, in the mall's time zone. */
export function messageView({ id, conversation_id, ...message }: Message, site: Site) {
  const { language, mall } = site;
  const t = translatorOf(language);
  const isOwn = message.from === "customer";
  return {
    id,
    isOwn,
    author: isOwn ? null : message.automatic ? t("messages:automatic") : message.author,
    text: message.text,
    at: message.at,
    time: message.at && formatTime(message.at, mall?.time_format ?? "H:mm", { timeZone: timeZoneOf(site) }),
    day: message.at && dayText(message.at, site),
    isRead: isOwn && Boolean(message.read_at),
    state: !isOwn ? null : message.read_at ? t("messages:read") : t("messages:delivered"),
    key: message.key ?? null,
    files: message.files.map((file, index) => ({
      name: file.name,
      size: sizeText(file.size, site),
      preview:
        file.type.startsWith("image/") && file.width && file.height
          ? imageView({ url: file.url, width: file.width, height: file.height }, site.tenant.tenantId)
          : null,
      to: `/message-file?${new URLSearchParams({ language, conversation: conversation_id, message: id, file: String(index) })}`,
    })),
  };
}

/** When a conversation's last message was sent: the time if today, otherwise the date, with another year. */
export function timestampText(at: string, site: Site): string {
  const { mall, now } = site;
  const timeZone = timeZoneOf(site);
  const [day, today] = [dayIn(timeZone, new Date(at)), dayIn(timeZone, now)];
  if (day === today) return formatTime(at, mall?.time_format ?? "H:mm", { timeZone });
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day, site.language) : dateText(at, site);
}

export const conversationHref = ({ language }: Site, conversation: string, before?: string): string =>
  `${href("dashboard-support", null, language, { conversation, before })}#chat`;

function dayText(at: string, site: Site): string {
  const { language, now } = site;
  const t = translatorOf(language);
  const timeZone = timeZoneOf(site);
  const day = dayIn(timeZone, new Date(at));
  if (day === dayIn(timeZone, now)) return t("common:day.today");
  if (day === dayIn(timeZone, new Date(now.getTime() - dayMs))) return t("messages:yesterday");
  const isThisYear = day.slice(0, 4) === dayIn(timeZone, now).slice(0, 4);
  return isThisYear ? formatDayInWords(at, { language, timeZone }) : dateText(at, site);
}

/** "240 kB", "1,2 MB". */
function sizeText(bytes: number, { language }: Site): string {
  const isLarge = bytes >= 1_000_000;
  return numberFormat(intlLocale(language), {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}

const timeZoneOf = ({ mall }: Site): string => mall?.time_zone ?? "Europe/Prague";
