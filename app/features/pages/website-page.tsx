import type { ReactNode } from "react";
import type { WebsitePageView } from "~/mall/views/pages/website-page.server";
import { Article } from "./article";
import { Blocks } from "./blocks";
import { PageOpening } from "./page-opening";

/** A page composed by the mall's editors: `opening` is below its title, `children` between its article and its blocks. */
export function WebsitePage({
  title,
  perex,
  image,
  article,
  blocks,
  layout,
  ratio,
  opening,
  children,
}: Omit<WebsitePageView, "seo" | "ratio"> & {
  ratio?: string | null;
  layout?: "wide" | "beside";
  opening?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <PageOpening {...{ title, perex, image, ratio }} {...(layout && { layout })}>
        {opening}
      </PageOpening>
      {article && <Article html={article} />}
      {children}
      <Blocks blocks={blocks} />
    </>
  );
}
