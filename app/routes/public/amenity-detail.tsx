import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { DetailScreen } from "~/features/detail/detail-screen";
import { isPlace, PlaceScreen } from "~/features/detail/place-screen";
import { lazyPart } from "~/navigation/lazy-part";
import { pageMeta } from "~/seo/page-head";
import { loadDetail } from "./load-detail.server";

/** Loaded on demand, because few amenities can be booked. */
const Booking = lazyPart(() => import("~/features/visit/booking").then((module) => module.Booking));

export const meta = pageMeta;

export const loader = (request: LoaderFunctionArgs) => loadDetail(request);

export default function AmenityDetail() {
  const detail = useLoaderData<typeof loader>();
  if (isPlace(detail)) return <PlaceScreen {...detail} />;
  return (
    <DetailScreen {...detail}>
      {detail.booking && (
        <Suspense>
          <Booking booking={detail.booking} />
        </Suspense>
      )}
    </DetailScreen>
  );
}
