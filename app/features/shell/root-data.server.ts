import { consentOf, withdrawnCookies } from "~/consent/consent.server";
import { thirdPartiesOf } from "~/consent/third-parties.server";
import { dateStyle, dateText, formatTime } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { shellView } from "~/mall/views/shell/shell.server";
import { serialized } from "~/navigation/serialized";
import { rendering } from "~/process/request-context.server";
import { realtimeSettings } from "~/realtime/realtime-settings.server";
import { feedLinks } from "~/seo/feed.server";
import { readToasts } from "~/session/toast.server";
import { hasSession } from "~/session/token.server";
import { loadSite, type Site } from "~/site/site.server";
import { unreadMessages } from "~/site/unread-messages.server";
import { languageRedirect, lowerCaseRedirect } from "~/tenant/canonical-redirect.server";

/** The data of the document and of every page's header and footer; `useRootData` provides it to the screens. */
export type RootData = Awaited<ReturnType<typeof loadRootData>>["root"];

/** Loads it, with the response's headers. Throws the redirect to the visitor's language if the mall wants one. */
export async function loadRootData(request: Request) {
  const lowerCase = lowerCaseRedirect(request);
  if (lowerCase) throw lowerCase;
  const site = await loadSite(request);
  const elsewhere = languageRedirect(request, site.tenant.redirectRule, site.languages);
  if (elsewhere) throw elsewhere;
  const taken = readToasts(request);
  const isMember = hasSession(request);
  const unread = await unreadMessages(request, site);
  const { frame, ...shell } = shellView(site, isMember);
  const consent = consentOf(request, site.tenant);
  const { gtmId, metaId } = thirdPartiesOf(site.tenant);
  const root = {
    ...shell,
    consent: {
      isUndecided: consent.state === "undecided",
      enabled: consent.enabled.join(),
      tags: consent.enabled.includes("STAT") ? { gtmId, metaId } : null,
    },
    frame: serialized(frame),
    newsletterConsentHref: frame.footer.newsletter.consentHref,
    isMember,
    ...(unread !== null && { unreadMessages: unread }),
    ...(isMember && { realtime: realtimeSettings(request) }),
    feeds: feedLinks(site),
    language: site.language,
    origin: new URL(request.url).origin,
    ...(rendering().hasRefusedForm && {
      titlePrefix: translatorOf(site.language)("forms:title", { title: "" }),
    }),
    renderedAt: Date.now(),
    saveData: request.headers.get("Save-Data") === "on",
    toasts: taken?.toasts ?? null,
    isStale: site.api.servedStale(),
    ...(site.preview && { preview: previewNotice(site, site.preview.until) }),
  };
  const headers = new Headers();
  if (taken) headers.append("Set-Cookie", taken.cookie);
  for (const cookie of withdrawnCookies(request, site.tenant, consent.enabled)) {
    headers.append("Set-Cookie", cookie);
  }
  return { root, headers };
}

/** Says on the page that it shows unpublished content; for a link that is not valid, that it doesn't. */
function previewNotice(site: Site, until: Date | null): string {
  const t = translatorOf(site.language);
  if (!until) return t("preview.invalid");
  const date = dateText(until.toISOString(), site);
  const time = formatTime(until.toISOString(), site.mall?.time_format ?? "H:mm", dateStyle(site));
  return t("preview.valid", { until: `${date} ${time}` });
}
