import { newsletterConfirmationRequest, newsletterSubscriptionRequest } from "@contract/newsletter";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { LetterDrawing } from "~/features/newsletter/letter-drawing";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import { NewsletterStep } from "~/features/newsletter/newsletter-step";
import { type Done, stepOf, withoutToken } from "~/features/newsletter/newsletter-step.server";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { WebsitePage } from "~/features/pages/website-page";
import { isSupport, sendSupport } from "~/features/support/send-support.server";
import { FormProblem, handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { MallApiError } from "~/mall/client/mall-api-error";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { newestNews } from "~/mall/views/lists/news-events.server";
import { accountFrame } from "~/mall/views/pages/account.server";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { logosOn } from "~/mall/views/shell/logos.server";
import { shellName } from "~/mall/views/shell/shell.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { clearedMailedCookie, mailedCookie } from "~/session/mailed-cookie.server";
import { visitorApi } from "~/session/session.server";
import { loadSite } from "~/site/site.server";
import { themeOf } from "~/tenant/theme";
import { dot } from "~/ui/dot";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";

export const handle = { i18n: ["newsletter", "forms", "page", "account"] };

export const meta = pageMeta;

export const headers = formHeaders;

const subscriptionForm = newsletterSubscriptionRequest
  .pick({ email: true })
  .extend({ consent: z.literal("on", "not_ticked") });

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const t = translatorOf(site.language);
  const elsewhere = withoutToken(request);
  if (elsewhere) throw elsewhere;
  const step = stepOf(request);
  if (step) {
    const isDone = !("token" in step);
    const head = pageHead(site, "newsletter", { title: t(`newsletter:${step.kind}.title`), noIndex: true });
    return data(
      { step, frame: accountFrame(site, "recovery"), page: null, head },
      {
        headers: {
          "Cache-Control": "private, no-store",
          ...(isDone && { "Set-Cookie": clearedMailedCookie(request) }),
        },
      },
    );
  }
  const [page, news] = await Promise.all([
    pageOfScreen(site, "newsletter", t("common:newsletter.title")),
    newestNews(site),
  ]);
  const articles = news?.cards.items ?? [];
  const inLetter = articles.slice(0, 3);
  const blocks = page.blocks.filter((block) => block.kind !== "form" || block.support);
  return {
    step: null,
    page: {
      ...page,
      blocks,
      // No article twice, if there are others.
      news: news && {
        title: news.title,
        more: news.more,
        items: articles.length > 3 ? articles.slice(3) : inLetter,
      },
      letter: news && {
        mall: shellName(site),
        ...logosOn(themeOf(site.settings).dark.header, site.settings.logoTypes.header, site),
        news: inLetter,
      },
      constraints: constraintsOf(subscriptionForm),
    },
    head: { ...websitePageHead(site, "newsletter", page), form: "subscribe" },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  if (isSupport(form)) return sendSupport(request, site, form);
  const { language } = site;
  const api = visitorApi(request, site);
  const done = (kind: Done, email?: string) =>
    redirect(href("newsletter", null, language, { done: kind }), {
      status: 303,
      ...(email && { headers: { "Set-Cookie": mailedCookie(email, request) } }),
    });
  /** A token is valid or not; who has an invalid one needs to know what to do. */
  const byToken = (use: typeof api.confirmNewsletter, kind: "confirmed" | "unsubscribed") =>
    handleForm(
      form,
      request,
      site,
      { schema: newsletterConfirmationRequest, limit: "code" },
      async (value) => {
        try {
          await use(value);
          return done(kind);
        } catch (error) {
          if (!(error instanceof MallApiError && error.body?.errors?.token)) throw error;
          throw new FormProblem({}, translatorOf(language)("newsletter:expired"));
        }
      },
    );
  switch (form.get("intent")) {
    case "subscribe":
      return handleForm(
        form,
        request,
        site,
        { schema: subscriptionForm, limit: "newsletter", account: ({ email }) => email, isPublic: true },
        async ({ email }) => {
          await api.subscribeNewsletter({
            email,
            language,
            consent: true,
            return_path: href("newsletter", null, language),
          });
          return done("asked", email);
        },
      );
    case "confirm":
      return byToken(api.confirmNewsletter, "confirmed");
    case "unsubscribe":
      return byToken(api.unsubscribeNewsletter, "unsubscribed");
    default:
      throw data(null, { status: 400 });
  }
}

export default function Newsletter() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("newsletter");
  if (loaded.step) return <NewsletterStep {...{ ...loaded, answer }} />;
  const { constraints, article, news, letter, ...view } = loaded.page;
  return (
    <WebsitePage
      {...view}
      article={null}
      layout="beside"
      aside={letter && <LetterDrawing {...letter} />}
      opening={
        <div className="mt-8 max-w-xl">
          <NewsletterForm {...{ answer, constraints }} />
          <p className="mt-5 text-small text-ink-muted">{t("subscribe.text")}</p>
        </div>
      }
    >
      {article && (
        <div className="page section promises">
          <Prose html={article} />
        </div>
      )}
      {news && (
        <Section title={news.title} more={news.more}>
          {/* Rows without pictures: those of the letter are enough, and cards are much script for a form's page. */}
          <ul className="border-line border-t">
            {news.items.map(({ id, title, to, rubric, date, perex }) => (
              <li
                key={id}
                className="group relative grid items-baseline gap-x-10 gap-y-1 border-line border-b py-5 md:grid-cols-[2fr_6fr_4fr] md:py-6"
              >
                <p className="text-ink-muted text-small">{[rubric, date].filter(Boolean).join(dot)}</p>
                <h3 className="text-heading">
                  <Link to={to} className="cover-link">
                    {title}
                  </Link>
                </h3>
                <p className="text-ink-muted">{perex}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </WebsitePage>
  );
}
