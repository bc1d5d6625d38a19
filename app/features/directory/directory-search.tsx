import { Form } from "@remix-run/react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";

/** One field that looks for shops and services by name. */
export function DirectorySearch() {
  const { t } = useTranslation();
  return (
    <Form action={href("shops-services", null, useLanguage())} role="search" className="flex max-w-2xl gap-2">
      <TextField
        label={t("search.label")}
        isLabelHidden
        name="q"
        type="search"
        placeholder={t("search.placeholder")}
        enterKeyHint="search"
        className="min-h-14 rounded-full px-6"
      />
      <Button type="submit" size="large">
        <Icon name="search" />
        <span className="sr-only sm:not-sr-only">{t("search.submit")}</span>
      </Button>
    </Form>
  );
}
