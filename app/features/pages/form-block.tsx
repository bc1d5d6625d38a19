import { type ReactNode, Suspense } from "react";
import { useTranslation } from "~/locale/use-translation";
import type { BlockView, BlockViewOf } from "~/mall/views/pages/blocks.server";
import { lazyPart } from "~/navigation/lazy-part";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { PhoneLink } from "~/ui/phone-link";
import { Prose } from "~/ui/prose";
import { NewsletterSignup } from "../newsletter/newsletter-signup";

/** Loaded on demand, because few pages have the form. */
const SupportForm = lazyPart(() => import("../support/support-form").then((module) => module.SupportForm));

/** A form on a page: the newsletter's, or a message to the mall about the page's subject. */
export function FormBlock(block: BlockViewOf<"form">) {
  const { title, text, support } = block;
  const { t } = useTranslation("page");
  return (
    <section id={support ? "write" : undefined} className="page my-14 scroll-mt-24 md:my-20">
      <div className="grid gap-x-16 gap-y-8 rounded-card bg-surface-sunken p-6 md:p-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-title">{title}</h2>
          {text ? (
            <div className="mt-3">
              <Prose html={text} />
            </div>
          ) : (
            <p className="mt-3 max-w-md text-ink-muted">
              {support ? t("form.text") : t("common:newsletter.text")}
            </p>
          )}
          {support && (
            <div className="mt-5">
              <FormContacts {...block} />
            </div>
          )}
        </div>
        <div className="lg:col-span-7">
          <Suspense>
            {support ? <SupportForm support={support} /> : <NewsletterSignup ground="page" />}
          </Suspense>
        </div>
      </div>
    </section>
  );
}

/** The form alone, as the task that a page opens with. */
export function FormTask({ title, text, support, aside }: SupportBlock & { aside?: ReactNode }) {
  return (
    <section id="write" className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-heading">{title}</h2>
        {aside}
      </div>
      {text && (
        <div className="mt-3">
          <Prose html={text} />
        </div>
      )}
      <div className="mt-6">
        <Suspense>
          <SupportForm support={support} />
        </Suspense>
      </div>
    </section>
  );
}

/** The form's block where it is a message to the mall. */
export type SupportBlock = BlockViewOf<"form"> & { support: NonNullable<BlockViewOf<"form">["support"]> };

export const isSupportBlock = (block: BlockView): block is SupportBlock =>
  block.kind === "form" && block.support !== null;

/** Who would rather write an e-mail or call. */
export function FormContacts({
  title,
  email,
  phone,
  isLarge = false,
}: Pick<BlockViewOf<"form">, "title" | "email" | "phone"> & { isLarge?: boolean }) {
  const row = classNames(
    "inline-flex min-h-11 items-center gap-3 hover:underline underline-offset-4 wrap-anywhere",
    isLarge ? "font-display text-card md:text-heading" : "font-semibold",
  );
  return (
    <ul className="flex flex-col">
      {email && (
        <li>
          <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} className={row}>
            <Icon name="mail" className="text-accent" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <PhoneLink phone={phone} className={row}>
            <Icon name="phone" className="text-accent" />
          </PhoneLink>
        </li>
      )}
    </ul>
  );
}
