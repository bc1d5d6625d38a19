import { giftCardRequest } from "@contract/card";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CardMotif } from "~/features/account/card-motif";
import { ShopTile } from "~/features/cards/cards";
import { ArticleInColumns } from "~/features/pages/article";
import { BalanceCheck } from "~/features/pages/balance-check";
import { Blocks } from "~/features/pages/blocks";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { PageOpening } from "~/features/pages/page-opening";
import { SideHeading } from "~/features/pages/side-heading";
import { isSupport, sendSupport } from "~/features/support/send-support.server";
import { FormProblem, handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { isNotFound, MallApiError } from "~/mall/client/mall-api-error";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { giftCardBalanceView, giftCardFacts, giftCardsView } from "~/mall/views/pages/gift-cards.server";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { shellName } from "~/mall/views/shell/shell.server";
import { pageMeta } from "~/seo/page-head";
import { markedBrowserCookie } from "~/session/browser.server";
import { visitorApi } from "~/session/session.server";
import { loadSite } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";

export const handle = { i18n: ["page", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const [page, own] = await Promise.all([
    pageOfScreen(site, "gift-cards", translatorOf(site.language)("page:giftCards.title")),
    giftCardsView(site),
  ]);
  return {
    ...page,
    ...own,
    mall: shellName(site),
    facts: giftCardFacts(page.article, own.total, site),
    constraints: constraintsOf(giftCardRequest),
    head: { ...websitePageHead(site, "gift-cards", page), form: "balance" },
  };
}

/** A card's balance. Rendered in the response to the POST: it belongs in no URL and no cache. */
export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  if (isSupport(form)) return sendSupport(request, site, form);
  const t = translatorOf(site.language);
  const rules = {
    schema: giftCardRequest,
    limit: "giftCard",
    account: ({ number }: { number: string }) => number,
    secrets: ["pin"],
    isPublic: true,
  } as const;
  return handleForm(form, request, site, rules, async (card) => {
    const { data: found } = await visitorApi(request, site, card.number)
      .giftCardBalance(card)
      .catch((error) => {
        if (isNotFound(error)) throw new FormProblem({}, t("page:giftCards.balance.missing"));
        const isWrong = error instanceof MallApiError && error.body?.errors?.number?.includes("wrong");
        throw isWrong ? new FormProblem({ number: t("page:giftCards.balance.wrong") }) : error;
      });
    if (!found) throw new FormProblem({}, t("forms:outage"), 503);
    const known = markedBrowserCookie(request, site, "owner", card.number);
    return data(
      { balance: giftCardBalanceView(found, card.number, site) },
      { headers: { "Set-Cookie": known } },
    );
  });
}

/** Which number a section of the page's text has, by its title: where the card is sold, where it is accepted, what it is. */
const factOf = (title: string) =>
  /koup|kúp|buy|kauf/i.test(title) ? "amount" : /plat|accept|gilt/i.test(title) ? "shops" : "validity";

export default function GiftCards() {
  const { title, perex, image, article, blocks, mall, shops, total, helpEmail, desk, facts, constraints } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("page");
  const language = useLanguage();
  return (
    <>
      <PageOpening
        {...{ title, perex }}
        layout="beside"
        aside={<CardMotif mall={mall} gift={facts.amount} className="h-64 rounded-card md:h-[28rem]" />}
      >
        {desk && (
          <div className="mt-6">
            <ButtonLink to={desk.to} size="large">
              <Icon name="map-pin" />
              {t("giftCards.buy")}
            </ButtonLink>
            <p className="mt-2 text-ink-muted text-small">{desk.title}</p>
          </div>
        )}
      </PageOpening>
      {article && <ArticleInColumns html={article} factOf={(title) => facts[factOf(title)]} />}
      <div className="page my-14 grid gap-6 md:my-20 lg:grid-cols-12">
        <div
          className={classNames(
            "rounded-card bg-surface-sunken p-6 md:p-10",
            image ? "lg:col-span-6" : "lg:col-span-full",
          )}
        >
          <BalanceCheck answer={answer} constraints={constraints} />
        </div>
        {image && (
          <Picture
            image={image}
            alt={title}
            frame="aspect-[3/2] lg:aspect-auto"
            sizes="(min-width: 64rem) 38rem, 94vw"
            className="rounded-card lg:col-span-6"
          />
        )}
      </div>
      {shops.length > 0 && (
        <Section
          title={t("giftCards.shops")}
          more={{
            to: href("shops-services", null, language, { gift: 1 }),
            label: t("giftCards.allShops", { count: total }),
          }}
        >
          <ul className="grid not-cramped:grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 sm:gap-y-8 lg:grid-cols-6">
            {shops.map((shop) => (
              <li key={shop.to}>
                <ShopTile {...shop} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {helpEmail && (
        <SideHeading title={t("giftCards.help")}>
          <p className="max-w-prose">{t("giftCards.helpText")}</p>
          <a
            href={`mailto:${helpEmail}`}
            className="mt-3 inline-flex min-h-11 items-center gap-3 text-card font-semibold hover:underline underline-offset-4"
          >
            <Icon name="mail" className="text-accent" />
            {helpEmail}
          </a>
        </SideHeading>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}
