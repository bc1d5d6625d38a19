import type { LinksFunction } from "@remix-run/node";
import { useTranslation } from "~/locale/use-translation";
import type { LegalView } from "~/mall/views/pages/legal.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { hasShortItems } from "./article";
import { DocumentList, documentLink } from "./document-list";
import { Figures } from "./figures";
import styles from "./legal.css?url";
import { PageOpening } from "./page-opening";

type LegalTextProps = Omit<LegalView, "description"> & {
  /** A link that the text has to have. */
  related: { to: string; title: string } | null;
};

/** Of each route with a legal text. */
export const legalLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A long text in numbered sections, its contents beside it, on phones folded above it. */
export function LegalText({ title, html, lead, short, sections, documents, related }: LegalTextProps) {
  const { t } = useTranslation("page");
  const also = (documents.length > 0 || related) && (
    <div className="flex flex-col gap-2 text-small max-lg:order-last">
      {documents.length > 0 && <DocumentList documents={documents} />}
      {related && (
        <Link to={related.to} className={documentLink}>
          <Icon name="accessibility" className="text-accent" />
          {related.title}
        </Link>
      )}
    </div>
  );
  // The contents of a few rules are short beside them: the rules are as wide as the page, in larger letters.
  const isBrief = sections.length < 4 && short !== null && short.figures.length === 0;
  const begins = (
    <>
      {lead && (
        <div className="text-[min(1.5rem,6vw)] leading-[1.4]">
          <Prose html={lead} />
        </div>
      )}
      {short && (
        <section className="short-panel mt-8 rounded-card bg-accent p-5 text-accent-ink md:mt-10 md:p-8">
          <div className="on-accent">
            <h2 className="mb-5 text-card">{short.title ?? t("short")}</h2>
            <Figures figures={short.figures} isInLabel />
            {short.html && (
              <div
                className={classNames(
                  hasShortItems(short.html) ? "in-words" : "promises",
                  short.figures.length > 0 && "mt-4",
                  // As wide as the page: two columns fill it, each row under one line.
                  isBrief &&
                    "lg:[&_li]:border-t! lg:[&_li]:border-line! lg:[&_li]:py-5! lg:[&_ul]:grid lg:[&_ul]:grid-cols-2 lg:[&_ul]:gap-x-12",
                )}
              >
                <Prose html={short.html} />
              </div>
            )}
          </div>
        </section>
      )}
    </>
  );
  return (
    <>
      <PageOpening title={title} />
      {isBrief && <div className="page mt-6">{begins}</div>}
      <div className="page mt-8 grid gap-x-10 gap-y-8 md:mt-12 lg:grid-cols-12">
        {sections.length > 0 && (
          <div className="max-lg:contents lg:sticky lg:top-28 lg:col-span-3 lg:flex lg:max-h-[calc(100dvh-9rem)] lg:flex-col lg:gap-8 lg:self-start lg:overflow-y-auto">
            <details className="no-print group rounded-card bg-surface-sunken px-5 lg:hidden">
              <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
                {t("contents")}
                <Icon name="chevron-down" className="eased group-open:rotate-180" />
              </summary>
              <div className="pb-4">
                <Contents sections={sections} />
              </div>
            </details>
            <nav aria-label={t("contents")} className="no-print hidden lg:block">
              <p className="mb-3 text-small font-semibold">{t("contents")}</p>
              <Contents sections={sections} />
            </nav>
            {also}
          </div>
        )}
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          {!isBrief && begins}
          {html && (
            <div className={lead ? "mt-6" : undefined}>
              <Prose html={html} />
            </div>
          )}
          {sections.map((section) => (
            <LegalSection key={section.id} {...section} />
          ))}
          {sections.length === 0 && also && <div className="mt-10 border-t border-line pt-6">{also}</div>}
        </div>
      </div>
    </>
  );
}

/** The links to the sections; browsers that know `:target-current` mark the one that is read. */
function Contents({ sections }: Pick<LegalView, "sections">) {
  return (
    <ol className="legal-contents">
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-10 items-baseline gap-3 border-l-2 border-line py-2 pl-4 text-small text-ink-muted underline-offset-4 hover:text-ink hover:underline"
          >
            {number && <span className="min-w-4 tabular">{number}</span>}
            <span className="min-w-0">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function LegalSection({ id, number, title, html }: LegalView["sections"][number]) {
  return (
    <section
      id={id}
      className={classNames(
        "mt-10 scroll-mt-28 border-t lg:first:mt-0 border-line pt-6 md:pt-8",
        number !== null && "grid grid-cols-[1.75rem_minmax(0,1fr)] md:grid-cols-[3.5rem_minmax(0,1fr)]",
      )}
    >
      {number && (
        <p aria-hidden="true" className="font-display text-heading text-accent tabular">
          {number}
        </p>
      )}
      <h2 className="text-heading">{title}</h2>
      <div className={classNames("mt-4", number !== null && "max-md:col-span-full md:col-start-2")}>
        <Prose html={html} />
      </div>
    </section>
  );
}
