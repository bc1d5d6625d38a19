import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Breadcrumbs } from "~/ui/breadcrumbs";

/** The way from home to a page of the visit; `between` are the pages on it. */
export function VisitBreadcrumbs({
  title,
  between = [],
}: {
  title: string;
  between?: { title: string; to: string }[];
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Breadcrumbs
      label={t("breadcrumbs")}
      entries={[{ title: t("bar.home"), to: href("index", null, language) }, ...between, { title }]}
    />
  );
}
