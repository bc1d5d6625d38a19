import { useTranslation } from "~/locale/use-translation";

export function usePaginationTexts() {
  const { t } = useTranslation();
  return {
    label: t("pagination.label"),
    previous: t("pagination.previous"),
    next: t("pagination.next"),
    page: (page: number) => t("pagination.page", { page }),
  };
}
