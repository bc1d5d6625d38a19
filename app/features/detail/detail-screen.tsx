import type { ReactNode } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { DetailView } from "~/mall/views/detail/details.server";
import { ActionBar } from "~/ui/action-bar";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonAnchor, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { type ImageView, Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";
import { Share } from "~/ui/share";
import { CardGrid } from "../cards/card-grid";
import { ShopTile } from "../cards/cards";
import { Reactions } from "../reactions/reactions";
import { Gallery } from "./gallery";

type Detail = DetailView & {
  url: string;
  /** The activation, below its facts. */
  activation?: ReactNode;
  /** Content above its text: what the screen is for. */
  children?: ReactNode;
};

/** The screen of an offer, reward, event, amenity or article. */
export function DetailScreen(detail: Detail) {
  const { title, all, body, terms, children, gallery, shop, related, texts } = detail;
  const { t } = useTranslation();
  const language = useLanguage();
  const isArticle = detail.family === "news";
  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[{ title: t("bar.home"), to: href("index", null, language) }, all, { title }]}
      />
      <article>
        {isArticle ? <ArticleHead {...detail} /> : <PanelHead {...detail} />}
        <div className="page mt-10 grid gap-x-16 gap-y-12 md:mt-14 lg:grid-cols-12">
          <div className={isArticle ? "min-w-0 lg:col-span-7 lg:col-start-2" : "min-w-0 lg:col-span-7"}>
            {children}
            <Prose html={body} />
            {terms && (
              <details className="group mt-8 border-t border-line pt-4">
                <summary className="flex min-h-11 items-center justify-between font-semibold">
                  {terms.title}
                  <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
                </summary>
                <div className="pt-2 text-small text-ink-muted">
                  <Prose html={terms.html} />
                </div>
              </details>
            )}
            {isArticle && (
              <div className="mt-10">
                <DefaultPicture kind="divider" className="mb-10 w-32" />
                <Actions {...detail} />
              </div>
            )}
          </div>
          {shop && (
            <aside
              className={classNames("no-print", isArticle ? "lg:col-span-3" : "lg:col-span-4 lg:col-start-9")}
            >
              <h2 className="mb-4 text-heading">{shop.title}</h2>
              <div className="max-w-60">
                <ShopTile {...shop.tile} />
              </div>
            </aside>
          )}
        </div>
      </article>
      <Gallery title={texts.gallery} images={gallery} alt={title} />
      {related && (
        <Section isOnward title={related.title} more={{ to: all.to, label: all.title }}>
          <CardGrid cards={related.cards} ratio={detail.relatedRatio} isMore />
        </Section>
      )}
      <DetailBar {...detail} />
    </>
  );
}

/** The picture beside the facts for a decision: price, validity, place. */
function PanelHead(detail: Detail) {
  const { image, ratio, eyebrow, title, price, points, note, facts, isForMembers, activation, texts } =
    detail;
  return (
    <div className="page mt-6 grid items-start gap-8 lg:grid-cols-12 lg:gap-16">
      <div className="lg:col-span-7">
        <HeadPicture title={title} image={image} ratio={ratio} />
      </div>
      <div className="lg:col-span-5">
        {eyebrow && <p className="text-small font-semibold text-ink-muted">{eyebrow}</p>}
        <h1 className="mt-2 text-title">{title}</h1>
        {(isForMembers || price?.discount) && (
          <p className="mt-4 flex gap-2">
            {price?.discount && <Badge>{price.discount}</Badge>}
            {isForMembers && <Badge>{texts.forMembers}</Badge>}
          </p>
        )}
        {price && (
          <p className="mt-5 flex flex-wrap items-baseline gap-x-4">
            {price.before && <span className="sr-only">{texts.now}</span>}
            <strong className="font-display text-title font-semibold">{price.now}</strong>
            {price.before && (
              <>
                <span className="sr-only">{texts.before}</span>
                <s className="text-card text-ink-muted">{price.before}</s>
              </>
            )}
          </p>
        )}
        {points && <p className="mt-5 font-display text-title text-accent">{points}</p>}
        {note && (
          <p className="mt-4 flex items-center gap-2 font-semibold">
            <Icon name="clock" />
            {note}
          </p>
        )}
        <Facts facts={facts} />
        {activation}
        <div className="mt-8">
          <Actions {...detail} />
        </div>
      </div>
    </div>
  );
}

/** Text first, then the picture as wide as the page: for reading. */
function ArticleHead({ image, ratio, eyebrow, title, lead, facts }: Detail) {
  return (
    <>
      <header className="page mt-6 lg:grid lg:grid-cols-12 lg:gap-x-16">
        <div className="lg:col-span-9 lg:col-start-2">
          {eyebrow && <p className="text-small font-semibold text-ink-muted">{eyebrow}</p>}
          <h1 className="mt-3 text-display">{title}</h1>
          {lead && <p className="mt-6 max-w-[56ch] text-card">{lead}</p>}
          {facts.map(({ label, text }) => (
            <p key={label} className="mt-4 text-small text-ink-muted">
              {label}: {text}
            </p>
          ))}
        </div>
      </header>
      <div className="page mt-10 lg:grid lg:grid-cols-12 lg:gap-x-16">
        <div className="lg:col-span-10 lg:col-start-2">
          <HeadPicture title={title} image={image} ratio={ratio} />
        </div>
      </div>
    </>
  );
}

/** What the screen is for at hand on a phone, beside what decides about it; nothing where there is nothing to do. */
function DetailBar({ eyebrow, price, points, note, when, way, calendar, booking, eligibility }: Detail) {
  if (eligibility) {
    const { activation, join, reason } = eligibility;
    const link = activation
      ? { to: activation.action, label: activation.texts.open }
      : (join?.button ?? reason?.link);
    return (
      points &&
      link && (
        <ActionBar
          title={points}
          note={eligibility.balance && `${eligibility.balance.label} ${eligibility.balance.text}`}
        >
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
        </ActionBar>
      )
    );
  }
  if (booking)
    return (
      <ActionBar title={booking.service.title} note={booking.service.facts}>
        <ButtonAnchor href="#booking">{booking.texts.submit}</ButtonAnchor>
      </ActionBar>
    );
  if (calendar && when)
    return (
      <ActionBar title={when} note={note}>
        <ButtonAnchor href={calendar.href}>{calendar.title}</ButtonAnchor>
      </ActionBar>
    );
  const title = price?.now ?? eyebrow;
  return (
    way &&
    title && (
      <ActionBar title={title} note={note}>
        <ButtonLink to={way.to}>{way.title}</ButtonLink>
      </ActionBar>
    )
  );
}

function HeadPicture({ image, ratio, title }: { image: ImageView | null; ratio: string; title: string }) {
  if (!image) return <DefaultPicture kind="hero" className="w-full rounded-card" />;
  return (
    <Picture
      image={image}
      alt={title}
      ratio={ratio}
      sizes="(min-width: 82rem) 46rem, (min-width: 64rem) 58vw, 94vw"
      priority
      className="rounded-card"
    />
  );
}

function Facts({ facts }: Pick<DetailView, "facts">) {
  return (
    <dl className="mt-6 border-t border-line">
      {facts.map(({ label, text, to }) => (
        <div key={label} className="flex cramped:flex-col gap-x-4 border-b border-line py-3">
          <dt className="w-32 shrink-0 text-small text-ink-muted">{label}</dt>
          <dd className="text-small font-medium">
            <LinkIfAny to={to} className="text-accent underline underline-offset-4">
              {text}
            </LinkIfAny>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ calendar, way, reactions, thumbs, title, url, texts }: Detail) {
  return (
    <div className="no-print relative flex flex-wrap items-center gap-x-5 gap-y-3">
      {calendar && (
        <ButtonAnchor href={calendar.href} className="page-action">
          <Icon name="calendar" />
          {calendar.title}
        </ButtonAnchor>
      )}
      {way && (
        <ButtonLink to={way.to} className="page-action">
          <Icon name="footprints" />
          {way.title}
        </ButtonLink>
      )}
      {reactions && <Reactions reactions={reactions} />}
      <Share url={url} title={title} texts={texts.share} />
      {thumbs && (
        <p className="flex items-center gap-4 text-small text-ink-muted">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="thumbs-up" />
            <span aria-hidden="true">{thumbs.ups}</span>
            <span className="sr-only">{thumbs.up}</span>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Icon name="thumbs-down" />
            <span aria-hidden="true">{thumbs.downs}</span>
            <span className="sr-only">{thumbs.down}</span>
          </span>
        </p>
      )}
    </div>
  );
}
