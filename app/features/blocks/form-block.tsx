import { useTranslation } from "~/locale/use-translation";
import type { BlockViewOf } from "~/mall/views/blocks.server";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

/** How to write to the mall about what the page is about. */
export function FormBlock({ title, text, phone, email }: BlockViewOf<"form">) {
  const { t } = useTranslation("page");
  const row =
    "inline-flex min-h-12 items-center gap-3 text-card font-semibold hover:underline underline-offset-4";
  if (!phone && !email) return null;
  return (
    <section className="page my-14 md:my-20">
      <div className="grid gap-x-10 gap-y-6 rounded-card bg-surface-sunken p-6 md:p-12 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{title}</h2>
          {text ? <Prose html={text} /> : <p className="mt-3 max-w-md text-ink-muted">{t("form.text")}</p>}
        </div>
        <ul className="flex flex-col lg:justify-center">
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
              <a href={`tel:${phone.replaceAll(" ", "")}`} className={row}>
                <Icon name="phone" className="text-accent" />
                {phone}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
