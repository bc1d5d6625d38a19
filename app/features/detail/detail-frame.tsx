import type { ReactNode } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { DetailView } from "~/mall/views/detail/details.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Section } from "~/ui/section";
import { CardGrid } from "../cards/card-grid";
import { DetailBar } from "./detail-bar";
import { ShopRow } from "./shop-row";

/** What every detail begins and ends with. */
export function DetailFrame({
  more,
  children,
  ...detail
}: DetailView & {
  /** Below its shop. */
  more?: ReactNode;
  children: ReactNode;
}) {
  const { title, all, shop, related, texts } = detail;
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[{ title: t("bar.home"), to: href("index", null, language) }, all, { title }]}
      />
      <article>{children}</article>
      {shop && <ShopRow title={shop.title} {...shop.tile} />}
      {more}
      {related && (
        <Section isOnward title={related.title} more={{ to: all.to, label: texts.all }}>
          <CardGrid cards={related.cards} ratio={detail.relatedRatio} isMore />
        </Section>
      )}
      <DetailBar {...detail} />
    </>
  );
}
