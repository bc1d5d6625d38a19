import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RewardStanding } from "~/features/deeds/reward-standing";
import { DetailScreen } from "~/features/detail/detail-screen";
import { ActivationDisclosure } from "~/features/wallet/activation-form";
import { pageMeta } from "~/seo/page-head";
import { loadDetail } from "./load-detail.server";

export const meta = pageMeta;

export const loader = (request: LoaderFunctionArgs) => loadDetail(request);

export default function RewardDetail() {
  const detail = useLoaderData<typeof loader>();
  const { standing } = detail;
  const taking = standing && (
    <RewardStanding standing={standing}>
      {standing.activation && <ActivationDisclosure ask={standing.activation} />}
    </RewardStanding>
  );
  return <DetailScreen {...detail} taking={taking} />;
}
