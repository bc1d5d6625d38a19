import { hrefOf } from "~/locale/href";
import type { RouteName } from "~/locale/route-table";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Pagination } from "~/ui/pagination";

/** The pages of a list on a member's screen, as `?page=`; the first page is the screen's own URL. */
export function ScreenPages({
  name,
  current,
  last,
  query,
}: {
  name: RouteName;
  current: number;
  last: number;
  /** Other query parameters: which part of the screen is shown. */
  query?: Record<string, string | null>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Pagination
      current={current}
      last={last}
      hrefOfPage={(page) => hrefOf(name, {}, language, { ...query, page: page > 1 ? page : null })}
      texts={{
        label: t("pagination.label"),
        previous: t("pagination.previous"),
        next: t("pagination.next"),
        page: (page) => t("pagination.page", { page }),
      }}
    />
  );
}
