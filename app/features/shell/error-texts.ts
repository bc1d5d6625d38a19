import type { Translate } from "~/locale/translate";

const keys: Record<number, string> = {
  400: "badRequest",
  403: "forbidden",
  404: "notFound",
  413: "tooLarge",
  429: "tooMany",
  503: "outage",
};

/** What happened, and what to do. */
export function errorTexts(status: number, t: Translate): { title: string; help: string } {
  const key = keys[status];
  return key
    ? { title: t(`common:error.${key}`), help: t(`common:error.${key}Help`) }
    : { title: t("common:error.title"), help: t("common:error.help") };
}
