import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DetailScreen } from "~/features/detail/detail-screen";
import { Booking } from "~/features/visit/booking";
import { pageMeta } from "~/seo/page-head";
import { loadDetail } from "./load-detail.server";

export const meta = pageMeta;

export const loader = (request: LoaderFunctionArgs) => loadDetail(request);

export default function AmenityDetail() {
  const detail = useLoaderData<typeof loader>();
  return <DetailScreen {...detail}>{detail.booking && <Booking booking={detail.booking} />}</DetailScreen>;
}
