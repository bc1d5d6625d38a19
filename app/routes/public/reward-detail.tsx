import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { DetailScreen } from "~/features/detail/detail-screen";
import { RewardStanding } from "~/features/reactions/reward-standing";
import { pageMeta } from "~/seo/page-head";
import { loadDetail } from "./load-detail.server";

/** For members only: anonymous pages don't load it. */
const ActivationDisclosure = lazy(() =>
  import("~/features/member/wallet/activation-disclosure").then(({ ActivationDisclosure }) => ({
    default: ActivationDisclosure,
  })),
);

export const meta = pageMeta;

export const loader = (request: LoaderFunctionArgs) => loadDetail(request);

export default function RewardDetail() {
  const detail = useLoaderData<typeof loader>();
  const { standing } = detail;
  const taking = standing && (
    <RewardStanding standing={standing}>
      {standing.activation && (
        <Suspense>
          <ActivationDisclosure ask={standing.activation} />
        </Suspense>
      )}
    </RewardStanding>
  );
  return <DetailScreen {...detail} taking={taking} />;
}
