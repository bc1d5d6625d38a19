import type { ReactNode } from "react";
import { useTranslation } from "~/locale/use-translation";
import { Carousel } from "~/ui/carousel";
import { Section } from "~/ui/section";

/** A section with a carousel of cards; nothing without cards. */
export function CardRow({
  title,
  more,
  kind = "cards",
  children,
}: {
  title: string;
  more?: { to: string; label: string } | null;
  kind?: "cards" | "tiles" | "small";
  children: ReactNode[];
}) {
  const texts = useCarouselTexts();
  if (children.length === 0) return null;
  return (
    <Section title={title} more={more ?? null}>
      <Carousel kind={kind} label={title} texts={texts}>
        {children}
      </Carousel>
    </Section>
  );
}

export function useCarouselTexts() {
  const { t } = useTranslation();
  return {
    previous: t("carousel.previous"),
    next: t("carousel.next"),
    position: (item: number, count: number) => t("carousel.position", { item, total: count }),
  };
}
