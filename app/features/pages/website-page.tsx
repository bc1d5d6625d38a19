import type { ReactNode } from "react";
import { useTranslation } from "~/locale/use-translation";
import type { BlockView } from "~/mall/views/pages/blocks.server";
import type { WebsitePageView } from "~/mall/views/pages/website-page.server";
import { Article, articleAndPeople, PeopleIntroduction } from "./article";
import { Blocks } from "./blocks";
import { DocumentList } from "./document-list";
import { FormContacts, FormTask, isSupportBlock } from "./form-block";
import { isLinkList } from "./link-list";
import { PageOpening } from "./page-opening";
import { TaskOpening } from "./task-opening";

/**
 * A page composed by the mall's editors, its task first: a list of links (vacancies) before the article, a form beside
 * the title. `opening` is below its title, `children` are between its article and its other blocks.
 */
export function WebsitePage({
  title,
  perex,
  image,
  article,
  blocks,
  layout,
  ratio,
  aside,
  opening,
  first,
  hasStatement,
  children,
}: Omit<WebsitePageView, "seo" | "ratio"> & {
  ratio?: string | null;
  layout?: "wide" | "edges" | "beside" | "tall";
  /** Something drawn that stands beside the title in place of the picture. */
  aside?: ReactNode;
  opening?: ReactNode;
  /** What visitors come for, before the article. */
  first?: ReactNode;
  /** The article begins with a sentence in the size of a headline. */
  hasStatement?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation("page");
  const end = blocks.findIndex((block) => !isLinkList(block));
  const lists = end < 0 ? blocks : blocks.slice(0, end);
  const form = first ? undefined : openingForm(blocks);
  if (form) {
    const documents = blocks.filter(({ kind }) => kind === "documents");
    const people = blocks.filter(({ kind }) => kind === "contact");
    const below = blocks.filter((block) => block !== form && ![...documents, ...people].includes(block));
    return (
      <>
        <TaskOpening {...{ title, perex, article, image }} form={<FormTask {...form} />}>
          {opening}
          {documents.map(
            (block) =>
              block.kind === "documents" && <DocumentList key={block.kind} documents={block.documents} />,
          )}
          {people.length === 0 && (form.email || form.phone) && (
            <div className="border-ink border-t-2 pt-5">
              <p className="mb-2 text-ink-muted text-small">{t("form.text")}</p>
              <FormContacts {...form} isLarge />
            </div>
          )}
        </TaskOpening>
        <Blocks blocks={people} />
        {children}
        <Blocks blocks={below} />
      </>
    );
  }
  const rest = blocks.slice(lists.length);
  const contact = rest.findIndex(({ kind }) => kind === "contact");
  const text = article && hasStatement && contact >= 0 ? articleAndPeople(article) : null;
  return (
    <>
      <PageOpening
        {...{ title, perex, image, ratio, aside }}
        {...((layout || lists.length > 0) && { layout: layout ?? "beside" })}
      >
        {opening}
      </PageOpening>
      {first}
      <Blocks blocks={lists} />
      {article && <Article html={text?.html ?? article} hasStatement={hasStatement} />}
      {children}
      {text?.people ? (
        <>
          <Blocks blocks={rest.slice(0, contact)} />
          <PeopleIntroduction {...text.people} />
          <Blocks blocks={rest.slice(contact)} />
        </>
      ) : (
        <Blocks blocks={rest} />
      )}
    </>
  );
}

/** A form to the mall that the page begins with; one after cards belongs below what they list. */
function openingForm(blocks: BlockView[]) {
  const form = blocks.find(isSupportBlock);
  return form && !blocks.slice(0, blocks.indexOf(form)).some(({ kind }) => kind === "cards")
    ? form
    : undefined;
}
