import { Fragment } from "react";
import type { CookieDefinitionView } from "~/consent/cookies-view.server";
import { useTranslation } from "~/locale/use-translation";

/** Cookies with purpose, provider and lifetime: a table on wide screens, stacked on phones. */
export function CookieTable({ title, definitions }: { title: string; definitions: CookieDefinitionView[] }) {
  const { t } = useTranslation("cookies");
  const cell = "block py-1 lg:table-cell lg:py-5 lg:pr-6 lg:align-top";
  // On phones its heading is in front of it.
  const fact = `${cell} max-lg:not-cramped:grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-4`;
  return (
    <table className="block w-full table-fixed text-left lg:table">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="border-line lg:border-b lg:text-ink-muted lg:text-small">
          {[
            [t("purpose"), "w-2/5"],
            [t("names"), "w-[28%]"],
            [t("provider"), "w-[16%]"],
            [t("lifetime"), "w-[16%]"],
          ].map(([heading, width]) => (
            <th key={heading} scope="col" className={`${width} pr-6 pb-2 font-normal`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {definitions.map(({ id, name, description, targetCookieIds, provider, lifetime, links }) => (
          <tr key={id} className="block break-inside-avoid border-line border-b py-5 lg:table-row lg:py-0">
            <th scope="row" className={`${cell} font-normal`}>
              <span className="font-semibold">{name}</span>
              <span className="block max-w-prose text-ink-muted text-small">{description}</span>
              {links.map(({ href, host }) => (
                <a
                  key={href}
                  href={href}
                  rel="noopener noreferrer external"
                  className="mr-4 inline-flex min-h-6 items-center text-accent text-small underline underline-offset-4"
                >
                  {host}
                  <span className="sr-only">{t("common:header.external")}</span>
                </a>
              ))}
            </th>
            <td className={fact}>
              <span aria-hidden="true" className="text-ink-muted text-small lg:hidden">
                {t("names")}
              </span>
              <span className="flex flex-wrap gap-x-4">
                {targetCookieIds.map((cookie) => (
                  <Fragment key={cookie}>
                    <code className="font-text wrap-anywhere">{afterUnderscores(cookie)}</code>{" "}
                  </Fragment>
                ))}
              </span>
            </td>
            <td className={fact}>
              <span aria-hidden="true" className="text-ink-muted text-small lg:hidden">
                {t("provider")}
              </span>
              <span>{provider}</span>
            </td>
            <td className={fact}>
              <span aria-hidden="true" className="text-ink-muted text-small lg:hidden">
                {t("lifetime")}
              </span>
              <span>{lifetime}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A long name may break after an underscore: an SHY or space would be copied with it. */
const afterUnderscores = (name: string) =>
  name.split(/(?<=\w_)(?=\w)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
