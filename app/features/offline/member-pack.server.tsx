import { createHash } from "node:crypto";
import { serialize } from "cookie";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { answerByBuild } from "~/framework/build.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import { clientAddressHeader } from "~/process/client-address.server";
import { type MemberPack, type Page, titleMark } from "~/service-worker/pack";
import { reactionsPath, uploadPath } from "~/service-worker/queue";
import { tokenOf } from "~/session/token.server";
import { tokenCookieName } from "~/session/token-cookie";
import type { MemberSite } from "~/site/member-site.server";
import { StoredLink } from "./offline-pages";

const mostVouchers = 8;

/** Who a member is, in no readable form. */
export const memberHash = ({ tenant }: Pick<MemberSite, "tenant">, { id }: { id: string }): string =>
  createHash("sha256").update(`${tenant.tenantId} ${id}`).digest("base64url");

/** What is stored for a member: the screens with the card, active vouchers, the parking code, bookings, and two forms. */
export async function memberPack(site: MemberSite, request: Request): Promise<MemberPack> {
  const { language, member } = site;
  const t = translatorOf(language);
  const [profile, vouchers] = await Promise.all([
    member.profile(),
    nullIfNotFound(member.customerRewards({ status: "active", page: 1, per_page: mostVouchers })),
  ]);
  const paths = [
    href("dashboard", null, language),
    // A code that the mall API only sends as a picture can't be stored with the screen.
    ...(vouchers?.data ?? []).flatMap(({ id, code, code_image }) =>
      code || !code_image ? href("my-reward", { id }, language) : [],
    ),
    href("parking", null, language),
    href("dashboard-purchases", null, language),
    href("dashboard-receipts", null, language),
    href("dashboard-support", null, language),
  ];
  const pages = await Promise.all(paths.map((path) => storedPage(path, request)));
  const stored = paths.flatMap((path, at) => (pages[at] ? [[path, pages[at]] as const] : []));
  return {
    member: memberHash(site, profile),
    pages: Object.fromEntries(stored),
    links: stored
      .map(([to, { title }]) =>
        renderToStaticMarkup(<StoredLink to={to} title={titleMark} />).replace(titleMark, () => title),
      )
      .join(""),
    forms: {
      [href("dashboard-receipts", null, language)]: t("offline:forms.receipt"),
      [uploadPath]: t("offline:forms.receipt"),
      [href("dashboard-support", null, language)]: t("offline:forms.message"),
      [reactionsPath]: t("offline:forms.reaction"),
    },
    login: href("login", null, language),
    texts: {
      waiting: t("offline:waiting", { what: "{{what}}" }),
      refused: t("offline:refused", { what: "{{what}}" }),
    },
  };
}

/** The screen as this member sees it without scripts and pictures; null where the mall has no such screen. */
async function storedPage(path: string, request: Request): Promise<Page | null> {
  const headers = new Headers({
    // Without a toast, which belongs to the page that the member opens next.
    Cookie: serialize(tokenCookieName, tokenOf(request) ?? ""),
    "Save-Data": "on",
    // Opens no conversation.
    Purpose: "prefetch",
  });
  for (const name of [clientAddressHeader, "x-request-id"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const answer = await answerByBuild(new Request(new URL(path, request.url), { headers }), {});
  if (answer.status !== 200) return null;
  const html = await answer.text();
  const [, content = ""] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  // Without the number of unread messages and the mall's name.
  const [, title = ""] = /<title>(?:\(\d+\) )?([^<]*?)(?: \|[^<|]*)?<\/title>/.exec(html) ?? [];
  const own = content.replaceAll(notStored, "");
  // Of a screen that everyone sees, the member's part alone.
  const [part = own] = /<section id="members"[\s\S]*?<\/section>/.exec(own) ?? [];
  return { title, content: part };
}

/** Pictures, scripts, and what separates React's texts. */
const notStored = /<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>|<script\b[\s\S]*?<\/script>|<!-- -->/g;
