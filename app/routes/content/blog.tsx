import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardGrid } from "~/features/cards/card-grid";
import { usePaginationTexts } from "~/features/cards/use-pagination-texts";
import { OpeningText } from "~/features/pages/article";
import { Blocks } from "~/features/pages/blocks";
import { websitePageHead } from "~/features/pages/load-website-page.server";
import { PageOpening } from "~/features/pages/page-opening";
import { receiveSupport } from "~/features/support/send-support.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { describedBy } from "~/mall/content/described-by.server";
import type { BlockView } from "~/mall/views/pages/blocks.server";
import { blogView } from "~/mall/views/pages/blog.server";
import { pageOfScreen } from "~/mall/views/pages/website-page.server";
import { pageMeta } from "~/seo/page-head";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { loadSite } from "~/site/site.server";
import { ChipRow } from "~/ui/chip";
import { Pagination } from "~/ui/pagination";

export const handle = { i18n: ["page"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageNumber(request, search.get("page") ?? "1");
  const category = search.get("category") ?? "";
  const site = await loadSite(request);
  const [view, blog] = await Promise.all([
    pageOfScreen(site, "blog", translatorOf(site.language)("content:blog")),
    blogView(site, { category, page }),
  ]);
  // A mall without posts shows the page alone; a page number beyond the end is a 404.
  if (!blog && (category || page > 1)) throw notFound(request);
  const description = describedBy([view.seo.description, ...(blog?.posts.map(({ title }) => title) ?? [])]);
  const head = websitePageHead(site, "blog", { ...view, seo: { ...view.seo, description } });
  const canonical = href("blog", null, site.language, { page: page > 1 ? page : null });
  return { ...view, blog, head: { ...head, canonical } };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function Blog() {
  const { title, perex, image, article, blocks, blog } = useLoaderData<typeof loader>();
  return (
    <>
      <PageOpening {...{ title, perex }} image={blog ? null : image}>
        {article && <OpeningText html={article} />}
      </PageOpening>
      {blog && <Posts {...blog} />}
      {/* Cards with pictures would look like more posts. */}
      <Blocks blocks={blog ? blocks.map(withoutPictures) : blocks} />
    </>
  );
}

const withoutPictures = (block: BlockView): BlockView =>
  block.kind === "cards" ? { ...block, cards: block.cards.map((card) => ({ ...card, image: null })) } : block;

type PostsProps = NonNullable<Awaited<ReturnType<typeof blogView>>>;

function Posts({ posts, chips, category, page, lastPage, ratio }: PostsProps) {
  const language = useLanguage();
  const texts = usePaginationTexts();
  const { t } = useTranslation("page");
  return (
    <section className="page mt-10 md:mt-14">
      <h2 className={category ? "mb-4 text-title" : "sr-only"}>{category?.name ?? t("posts")}</h2>
      {chips.length > 0 && (
        <div className="mb-8">
          <ChipRow chips={chips.map((chip) => ({ ...chip, label: chip.name }))} />
        </div>
      )}
      <CardGrid cards={{ family: "news", items: posts }} ratio={ratio} hasLead={page === 1} isFront isWide />
      <Pagination
        current={page}
        last={lastPage}
        texts={texts}
        hrefOfPage={(number) =>
          href("blog", null, language, { category: category?.slug, page: number > 1 ? number : null })
        }
      />
    </section>
  );
}
