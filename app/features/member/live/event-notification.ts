import type { Translate } from "~/locale/translate";
import type { NotificationInput } from "../notifications/notifications";

const maxText = 140;

/** The notification of an event on the member's channel; null for one that needs none, or an unknown one. */
export function notificationOf(name: string, data: unknown, t: Translate): NotificationInput | null {
  const { text, number } = readerOf(data);
  switch (name) {
    case "message":
      if (text("from") !== "clerk") return null;
      return {
        id: `message-${text("id")}`,
        title: text("author") || t("live:message.title"),
        text: shortened(text("text")),
        group: "live",
      };
    case "points":
      // The receipt's own event mentions its points.
      if (number("points") <= 0 || text("reason") === "receipt") return null;
      return {
        title: t("live:points.title", { count: number("points") }),
        text: t("live:points.text", { count: number("balance") }),
        type: "success",
        group: "live",
      };
    case "receipt":
      return receiptNotification(text("status"), number("points"), t);
    case "reward-expiring":
      return {
        id: `reward-${text("id")}`,
        title: t("live:reward.title"),
        text: t("live:reward.text"),
        type: "warning",
        group: "live",
      };
    case "points-expiring":
      return {
        title: t("live:pointsExpiring.title", { count: number("points") }),
        text: t("live:pointsExpiring.text"),
        type: "warning",
        group: "live",
      };
    case "badge":
      return { title: t("live:badge.title"), text: t("live:badge.text"), type: "success", group: "live" };
    default:
      return null;
  }
}

/** The conversation that an event is about; empty for others. */
export const conversationOf = (data: unknown): string => readerOf(data).text("conversation_id");

function receiptNotification(status: string, points: number, t: Translate): NotificationInput | null {
  if (status === "approved") {
    return {
      title: t("live:receipt.approved"),
      text: t("live:points.title", { count: points }),
      type: "success",
      group: "live",
    };
  }
  if (status !== "rejected") return null;
  return { title: t("live:receipt.rejected"), text: t("live:receipt.why"), type: "error", group: "live" };
}

/** An event is read field by field: it may come from a newer mall API than this page, or from another one. */
function readerOf(data: unknown) {
  const fields: Record<string, unknown> = typeof data === "object" && data !== null ? { ...data } : {};
  return {
    text: (name: string): string => {
      const value = fields[name];
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    },
    number: (name: string): number => {
      return Number(fields[name]) || 0;
    },
  };
}

const shortened = (text: string): string =>
  text.length > maxText ? `${text.slice(0, maxText).trimEnd()}…` : text;
