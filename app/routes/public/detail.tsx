import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DetailScreen } from "~/features/detail/detail-screen";
import { pageMeta } from "~/seo/page-head";
import { loadDetail } from "./load-detail.server";

export const meta = pageMeta;

export const loader = (request: LoaderFunctionArgs) => loadDetail(request);

export default function Detail() {
  return <DetailScreen {...useLoaderData<typeof loader>()} />;
}
