import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Article, articleParts, lastPicture } from "~/features/detail/article";
import { DetailFrame } from "~/features/detail/detail-frame";
import { Gallery } from "~/features/detail/gallery";
import { pageMeta } from "~/seo/page-head";
import { loadDetail } from "./load-detail.server";

export const meta = pageMeta;

export const loader = (request: LoaderFunctionArgs) => loadDetail(request);

export default function NewsDetail() {
  const detail = useLoaderData<typeof loader>();
  const { title, body, gallery, texts } = detail;
  return (
    <DetailFrame
      {...detail}
      more={
        !lastPicture(detail) && (
          <Gallery
            title={texts.gallery}
            images={gallery}
            from={articleParts(body).before ? 1 : 0}
            alt={title}
          />
        )
      }
    >
      <Article {...detail} />
    </DetailFrame>
  );
}
