import type { ComponentProps } from "react";
import { useTranslation } from "~/locale/use-translation";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { FloorPlanExcerpt } from "./floor-plan-excerpt";

type PlanLinkProps = { to: string; excerpt: ComponentProps<typeof FloorPlanExcerpt>["plan"] };

/** The mall's main floor, which leads to the plan. */
export function PlanLink({ to, excerpt }: PlanLinkProps) {
  const { t } = useTranslation();
  return (
    <Link to={to} className="group flex flex-col gap-3 rounded-card">
      <FloorPlanExcerpt plan={excerpt} title={t("bar.map")} />
      <span className="inline-flex items-center gap-2 font-semibold text-accent underline-offset-4 group-hover:underline">
        {t("openPlan")}
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}
