import type { ReactNode } from "react";
import type { BlockView } from "~/mall/views/pages/blocks.server";
import type { WebsitePageView } from "~/mall/views/pages/website-page.server";
import { Article } from "./article";
import { Blocks } from "./blocks";
import { isLinkList } from "./cards-block";
import { DocumentList } from "./document-list";
import { FormContacts, FormTask, isSupportBlock } from "./form-block";
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
  opening,
  task,
  beside,
  first,
  children,
}: Omit<WebsitePageView, "seo" | "ratio"> & {
  ratio?: string | null;
  layout?: "wide" | "beside";
  opening?: ReactNode;
  /** The screen's own task, in place of a form among the blocks. */
  task?: ReactNode;
  /** Beside that task. */
  beside?: ReactNode;
  /** What visitors come for, before the article. */
  first?: ReactNode;
  children?: ReactNode;
}) {
  const end = blocks.findIndex((block) => !isLinkList(block));
  const lists = end < 0 ? blocks : blocks.slice(0, end);
  const form = task || first ? undefined : openingForm(blocks);
  if (task || form) {
    const documents = form ? blocks.filter(({ kind }) => kind === "documents") : [];
    const people = form ? blocks.filter(({ kind }) => kind === "contact") : [];
    const below = blocks.filter((block) => block !== form && ![...documents, ...people].includes(block));
    return (
      <>
        <TaskOpening
          {...{ title, perex, article, image }}
          isForm={Boolean(form)}
          action={task && opening}
          figures={first}
          task={form ? <FormTask {...form} /> : task}
        >
          {beside}
          {form && opening}
          {form && people.length === 0 && <FormContacts {...form} />}
          {documents.map(
            (block) =>
              block.kind === "documents" && <DocumentList key={block.kind} documents={block.documents} />,
          )}
        </TaskOpening>
        <Blocks blocks={people} />
        {children}
        <Blocks blocks={below} />
      </>
    );
  }
  return (
    <>
      <PageOpening
        {...{ title, perex, image, ratio }}
        {...((layout || lists.length > 0) && { layout: layout ?? "beside" })}
      >
        {opening}
      </PageOpening>
      {first}
      <Blocks blocks={lists} />
      {article && <Article html={article} />}
      {children}
      <Blocks blocks={blocks.slice(lists.length)} />
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
