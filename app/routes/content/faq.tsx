import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { legalLinks } from "~/features/pages/legal-text";
import { PageOpening } from "~/features/pages/page-opening";
import { Question } from "~/features/pages/question";
import { withFigures } from "~/features/pages/with-figures";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { faqView } from "~/mall/views/pages/faq.server";
import { faqPageData } from "~/seo/faq-page-data.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { loadSite } from "~/site/site.server";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

export const handle = { i18n: ["faq"] };

export const links = legalLinks;

export const meta = pageMeta;

/** Up to this many results are shown expanded. */
const fewEnoughToOpen = 3;

/** From so many questions on, the first of each group are answered before all others. */
const fewestWithAsked = 12;
const askedAtMost = 3;

/** So many of a group are seen on phones before its others are asked for. */
const shownOnPhones = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const view = await faqView(site, q);
  const t = translatorOf(site.language);
  const head = pageHead(site, "faq", { title: t("faq:title"), description: t("faq:description") });
  const data = faqPageData(
    view.groups.flatMap(({ entries }) => entries),
    new URL(head.canonical, request.url).href,
  );
  if (data && !q) addStructuredData(context, data);
  return { ...view, q, head };
}

export default function Faq() {
  const { groups: all, total, q } = useLoaderData<typeof loader>();
  const { t } = useTranslation("faq");
  const language = useLanguage();
  useOpenedTarget();
  const asked =
    q === "" && total >= fewestWithAsked
      ? all.flatMap(({ entries }) => entries.slice(0, 1)).slice(0, askedAtMost)
      : [];
  const groups = all
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !asked.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0);
  const isOpen = q !== "" && total <= fewEnoughToOpen;
  // What was searched for is all shown.
  const begins = (count: number) => (q === "" && count > shownOnPhones + 1 ? shownOnPhones : count);
  return (
    <>
      <PageOpening title={t("title")} perex={t("perex")} />
      <div className="page mt-10 grid gap-x-10 gap-y-8 md:mt-16 lg:grid-cols-12">
        <div className="no-print flex flex-col gap-8 lg:sticky lg:top-28 lg:col-span-4 lg:self-start lg:pr-6">
          <Form role="search" key={q} className="flex flex-col gap-3">
            <div className="flex cramped:flex-col cramped:items-start items-end gap-2">
              <TextField
                label={t("search.label")}
                name="q"
                type="search"
                defaultValue={q}
                placeholder={t("search.placeholder")}
                enterKeyHint="search"
                autoComplete="off"
              />
              <Button type="submit" className="min-h-12">
                <Icon name="search" />
                <span className="sr-only">{t("search.submit")}</span>
              </Button>
            </div>
            <p role="status" className="text-small text-ink-muted">
              {t("count", { count: total })}
            </p>
            {q && (
              <ButtonLink to={href("faq", null, language)} kind="secondary" className="self-start">
                {t("search.all")}
              </ButtonLink>
            )}
          </Form>
          {groups.length > 1 && (
            <nav aria-label={t("groups")} className="max-lg:bleed overflow-x-auto [scrollbar-width:none]">
              <ul className="legal-contents flex max-lg:gap-2 lg:flex-col">
                {groups.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="flex min-h-10 items-center not-cramped:whitespace-nowrap text-small underline-offset-4 hover:underline max-lg:rounded-pill max-lg:border max-lg:border-transparent max-lg:bg-surface-sunken max-lg:px-4 max-lg:font-medium lg:border-l-2 lg:border-line lg:pl-4 lg:text-ink-muted lg:whitespace-normal lg:hover:text-ink"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="flex flex-col gap-12 lg:col-span-8">
          {asked.length > 0 && (
            <section>
              <h2 className="mb-4 text-heading">{t("asked")}</h2>
              <ul className="grid gap-4 sm:grid-cols-2">
                {asked.map(({ id, question, answer }, at) => (
                  <li
                    key={id}
                    id={id}
                    className={classNames(
                      "scroll-mt-28 rounded-card p-6 sm:text-[1.25rem] md:p-8",
                      at > 0 ? "bg-surface-sunken" : "short-panel bg-accent text-accent-ink",
                      at === 0 && asked.length % 2 === 1 && "sm:col-span-full",
                    )}
                  >
                    <div className={at === 0 ? "on-accent" : undefined}>
                      <h3 className="mb-3 text-card">{question}</h3>
                      <Prose html={withFigures(answer)} />
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div
            className={classNames(
              "grid gap-x-10 gap-y-12 empty:hidden",
              asked.length > 0 && "xl:grid-cols-2",
            )}
          >
            {groups.map(({ id, name, entries }, groupAt) => (
              <section key={id} id={id} className="min-w-0 scroll-mt-28">
                <h2 className="mb-4 text-heading">{name}</h2>
                <div className="border-t border-line">
                  {entries.slice(0, begins(entries.length)).map((entry, at) => (
                    // Of many the first of all shows that questions open.
                    <LinkedQuestion
                      key={`${entry.id} ${q}`}
                      entry={entry}
                      isOpen={isOpen || (at + groupAt === 0 && asked.length > 0)}
                    />
                  ))}
                  <Rest id={id} entries={entries.slice(begins(entries.length))} />
                </div>
              </section>
            ))}
          </div>
          {total > 0 && (
            <aside className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-surface-sunken p-6 md:p-8">
              <div>
                <p className="font-display text-heading">{t("more")}</p>
                <p className="mt-1 text-ink-muted">{t("moreText")}</p>
              </div>
              <ButtonLink to={href("contact", null, language)}>{t("empty.contact")}</ButtonLink>
            </aside>
          )}
          {total === 0 && (
            <EmptyState title={t("empty.title")}>
              <p className="text-ink-muted">{t("empty.help")}</p>
              <ButtonLink to={href("contact", null, language)} kind="secondary">
                {t("empty.contact")}
              </ButtonLink>
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}

type Entry = Awaited<ReturnType<typeof faqView>>["groups"][number]["entries"][number];

function LinkedQuestion({ entry, isOpen = false }: { entry: Entry; isOpen?: boolean }) {
  const { t } = useTranslation("faq");
  return (
    <Question {...entry} isOpen={isOpen}>
      <a
        href={`#${entry.id}`}
        aria-label={t("linkTo", { question: entry.question })}
        className="no-print -mt-2 -mr-2 flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-surface-sunken focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
      >
        <Icon name="link" className="size-4" />
      </a>
    </Question>
  );
}

/** The further questions of a group: on phones they are folded, without scripts too, until one is asked for or linked to. */
function Rest({ id, entries }: { id: string; entries: Entry[] }) {
  const { t } = useTranslation("faq");
  if (entries.length === 0) return null;
  return (
    <>
      <input type="checkbox" id={`${id}-rest`} className="peer sr-only md:hidden" />
      <label
        htmlFor={`${id}-rest`}
        className="no-print flex min-h-14 items-center gap-2 font-semibold text-accent peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-accent md:hidden"
      >
        <Icon name="plus" className="size-5" />
        {t("rest", { count: entries.length })}
      </label>
      <div className="print:block! max-md:not-peer-checked:not-has-[:target]:hidden">
        {entries.map((entry) => (
          <LinkedQuestion key={entry.id} entry={entry} />
        ))}
      </div>
    </>
  );
}

/**
 * Opens the answer in the URL's fragment, and unfolds its group: browsers do so when they load a page, not after client-side
 * navigation.
 */
function useOpenedTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest("details");
    if (!details) return;
    details.open = true;
    const rest =
      details.parentElement?.parentElement?.querySelector<HTMLInputElement>(":scope > [type=checkbox]");
    if (!rest || rest.checked) return;
    rest.checked = true;
    answer?.scrollIntoView();
  }, [hash]);
}
