import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Breadcrumbs } from "~/ui/breadcrumbs";

/** The breadcrumbs of a page about a visit; `between` are the pages between it and home. */
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
