import { Form } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { SuggestionsProps } from "./suggestions";

type Helped = { input: HTMLInputElement; Suggestions: ComponentType<SuggestionsProps> };

/** The search field for everything the mall has, on its own screen as wide as the page. The suggestions' code is loaded on the first keystroke. */
export function SiteSearch({ defaultValue, isWide = false }: { defaultValue?: string; isWide?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [helped, setHelped] = useState<Helped | null>(null);

  async function loadSuggestions(input: HTMLInputElement) {
    if (helped) return;
    // The form works without them.
    const loaded = await import("./suggestions").catch(() => null);
    if (loaded) setHelped({ input, Suggestions: loaded.Suggestions });
  }

  return (
    <Form
      action={href("search", null, language)}
      role="search"
      className={classNames("relative flex gap-2", !isWide && "max-w-2xl")}
    >
      <TextField
        label={t("search.label")}
        isLabelHidden
        name="q"
        type="search"
        defaultValue={defaultValue}
        placeholder={t("search.placeholder")}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={(event) => loadSuggestions(event.currentTarget)}
        className={classNames("rounded-pill! px-6", isWide ? "min-h-16 md:text-card" : "min-h-14")}
      />
      <Button type="submit" size="large" className={isWide ? "sm:px-10" : undefined}>
        <Icon name="search" />
        <span className="sr-only sm:not-sr-only">{t("search.submit")}</span>
      </Button>
      {helped && <helped.Suggestions input={helped.input} language={language} />}
    </Form>
  );
}
