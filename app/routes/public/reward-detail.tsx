import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { DetailScreen } from "~/features/detail/detail-screen";
import { VoucherDrawing } from "~/features/loyalty/voucher-drawing";
import { RewardEligibility } from "~/features/reactions/reward-eligibility";
import { lazyPart } from "~/navigation/lazy-part";
import { pageMeta } from "~/seo/page-head";
import { loadDetail } from "./load-detail.server";

/** For members only: anonymous pages don't load it. */
const ActivationDisclosure = lazyPart(() =>
  import("~/features/member/wallet/activation-disclosure").then((module) => module.ActivationDisclosure),
);

export const meta = pageMeta;

export const loader = (request: LoaderFunctionArgs) => loadDetail(request);

export default function RewardDetail() {
  const detail = useLoaderData<typeof loader>();
  const { eligibility } = detail;
  const activation = eligibility && (
    <RewardEligibility eligibility={eligibility}>
      {eligibility.activation && (
        <Suspense>
          <ActivationDisclosure prompt={eligibility.activation} />
        </Suspense>
      )}
    </RewardEligibility>
  );
  const voucher = eligibility?.voucher;
  return (
    <DetailScreen {...detail} activation={activation}>
      {voucher && (
        <VoucherDrawing
          {...voucher}
          title={detail.title}
          note={detail.facts.find(({ label }) => label === voucher.code)?.text}
        />
      )}
    </DetailScreen>
  );
}
