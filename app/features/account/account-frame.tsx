import type { ReactNode } from "react";
import { useCarouselTexts } from "~/features/cards/card-row";
import { useTranslation } from "~/locale/use-translation";
import type { AccountFrameView } from "~/mall/views/pages/account.server";
import { Carousel } from "~/ui/carousel";
import { type ImageView, Picture } from "~/ui/picture";

/** The layout of log-in, registration and recovery: one narrow column, beside the mall's pictures if there is room. */
export function AccountFrame({
  title,
  lead,
  frame: { pictures },
  children,
}: {
  title: string;
  lead?: string | null;
  frame: AccountFrameView;
  children: ReactNode;
}) {
  return (
    <div className="page grid items-start gap-16 py-10 md:py-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md lg:mx-0 lg:justify-self-center">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-3 text-ink-muted">{lead}</p>}
        <div className="mt-8 flex flex-col gap-8">{children}</div>
      </div>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
    </div>
  );
}

function Pictures({ pictures }: { pictures: ImageView[] }) {
  const { t } = useTranslation();
  const texts = useCarouselTexts();
  return (
    <Carousel kind="whole" label={t("pictures.label")} texts={texts}>
      {pictures.map((picture, at) => (
        <Picture
          key={picture.src}
          image={picture}
          alt={t("pictures.alt", { item: at + 1, total: pictures.length })}
          frame="aspect-[4/3] lg:aspect-[4/5]"
          sizes="(min-width: 64rem) 40vw, 94vw"
          className="rounded-card"
          priority={at === 0}
        />
      ))}
    </Carousel>
  );
}

/** A link to the other form: "Not a member yet? Join". */
export function OtherForm({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-ink-muted [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
      {question}
      {children}
    </p>
  );
}
