import type { ReactNode } from "react";
import type { WebsitePageView } from "~/mall/views/pages/website-page.server";
import { Article } from "./article";
import { Blocks } from "./blocks";
import { isLinkList } from "./cards-block";
import { ContactColumn } from "./contact-block";
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
  first,
  children,
}: Omit<WebsitePageView, "seo" | "ratio"> & {
  ratio?: string | null;
  layout?: "wide" | "beside";
  opening?: ReactNode;
  /** The screen's own task, in place of a form among the blocks. */
  task?: ReactNode;
  /** What visitors come for, before the article. */
  first?: ReactNode;
  children?: ReactNode;
}) {
  if (task) {
    return (
      <>
        <TaskOpening {...{ title, perex, article, image, task }} />
        {children}
        <Blocks blocks={blocks} />
      </>
    );
  }
  const end = blocks.findIndex((block) => !isLinkList(block));
  const lists = end < 0 ? blocks : blocks.slice(0, end);
  const form = blocks.find(isSupportBlock);
  if (form && !blocks.slice(0, blocks.indexOf(form)).some(({ kind }) => kind === "cards")) {
    const people = blocks.filter((block) => block.kind === "contact");
    return (
      <>
        <TaskOpening {...{ title, perex, article, image }} task={<FormTask {...form} />}>
          {people.length === 0 && <FormContacts {...form} />}
          {people.map((block) => (
            <ContactColumn key={block.title} {...block} />
          ))}
        </TaskOpening>
        {children}
        <Blocks blocks={blocks.filter((block) => block !== form && block.kind !== "contact")} />
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
